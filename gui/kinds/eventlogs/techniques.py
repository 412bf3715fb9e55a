"""All techniques of event logs side by side: what each would leave of the loaded log, what it promises."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from engine.core.task import Source, Summary
from engine.kinds.eventlogs.view_types import TechniqueFigures
from gui.base.i18n import numeral, translated
from gui.base.panel import Panel
from gui.base.theme import GAP
from gui.widgets.basics import Button, Card, clear, label, row
from gui.widgets.vertical_scroll_area import VerticalScrollArea


class Techniques(Panel):
    title = "Techniques"
    help = (
        "Kept: of TraVaS the cases whose variant is released, of groups the cases that are in the release, "
        "edited or not, of the graph the passages on released arrows. Process off by: total variation "
        "between the weights of what directly follows what, 0 is the same. Means of draws that are thrown "
        "away; other settings at their defaults. ε and k have no common scale: read the promise first. "
        "Choosing by this table is choosing by the log, which no promise covers."
    )
    empty = "Compare what every technique would leave of the loaded log. It is computed when you ask for it."
    wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._rows: tuple[TechniqueFigures, ...] = ()
        self._source: Source | None = None
        self.compare_button = Button(self.tr("Compare techniques"), "", self.wanted.emit)
        self._about = label("", "muted")
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(3 * GAP)
        self._grid.setColumnStretch(1, 1)
        inside, card = QWidget(), Card()
        card.column.addLayout(row(self.compare_button, None))
        card.column.addLayout(self._grid)
        card.column.addWidget(self._about)
        column = QVBoxLayout(inside)
        column.setContentsMargins(GAP, GAP, GAP, GAP)
        column.addWidget(card)
        column.addStretch(1)
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(VerticalScrollArea(inside))
        self.clear()

    def show_empty(self, text: str) -> None:
        self._rows = ()
        clear(self._grid)
        self._about.setText(text)

    def show_source(self, source: Source) -> None:
        self.clear()

    def show_run(self, summary: Summary) -> None:
        """A run changes nothing of what the techniques would leave of the same file."""
        if summary.task.source != self._source:
            self.clear()

    def show_figures(self, source: Source, value: tuple[TechniqueFigures, ...]) -> None:
        clear(self._grid)
        self._source, self._rows = source, value
        for column, head in enumerate(self._heads()):
            self._grid.addWidget(label(head, "muted", wrap=False), 0, column, _side(column))
        for line, one in enumerate(value, 1):
            promised = translated(one.problem or one.promised)
            figures = (_number(one.kept, ".1%"), _number(one.similarity), _number(one.total_variation))
            for column, word in enumerate((translated(one.label), promised, *figures)):
                self._grid.addWidget(label(word, wrap=column == 1), line, column, _side(column))
        self._about.setText(self.help)

    def _heads(self) -> tuple[str, ...]:
        return (
            self.tr("Technique"),
            self.tr("Promise"),
            self.tr("Kept"),
            self.tr("Similarity"),
            self.tr("Process off by"),
        )

    def table(self) -> tuple[list[str], list[list[Any]]]:
        rows = [
            [str(one.label), str(one.promised), one.kept, one.similarity, one.total_variation]
            for one in self._rows
        ]
        return list(self._heads()), rows


def _number(value: float | None, form: str = ".3f") -> str:
    return "–" if value is None else numeral(value, form)


def _side(column: int) -> Qt.AlignmentFlag:
    return Qt.AlignmentFlag.AlignTop if column < 2 else Qt.AlignmentFlag.AlignRight
