"""Any two logs: choose a second file, made here or elsewhere, and see the metrics between the two."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from engine.kinds.eventlogs.metrics import PAIR_METRICS
from engine.kinds.eventlogs.view_types import PairMetrics
from gui.base.i18n import counted
from gui.base.panel import Panel
from gui.base.theme import GAP
from gui.kinds.eventlogs.log_pair import LogPair
from gui.widgets.basics import Button, clear, label, row
from gui.widgets.metric_cards import MetricCard, number_text
from gui.widgets.vertical_scroll_area import VerticalScrollArea

COLUMNS = 2


class Compare(LogPair, Panel):
    view = "comparison"
    title = "Compare files"
    help = "The loaded log against any other log, made here or elsewhere."
    empty = (
        "Choose a second log: a release, the result of another program, last year's log. The flow, "
        "variants, process, shapes and the attacker then show it beside the loaded file."
    )
    file_wanted = Signal()
    chosen = Signal(str)  # the path of the other log; "" to go back to the run

    def __init__(self) -> None:
        super().__init__()
        self._metrics: PairMetrics | None = None
        self.choose_button = Button(self.tr("Choose a second log…"), "open", self.file_wanted.emit)
        self.back_button = Button(self.tr("Back to the run"), "", lambda: self.chosen.emit(""))
        self._words = label("", "muted")
        self._cards = QGridLayout()
        self._cards.setSpacing(GAP)
        self._build()
        self.clear()

    def _build(self) -> None:
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(2 * GAP, 2 * GAP, 2 * GAP, GAP)
        column.setSpacing(GAP)
        column.addLayout(row(self.choose_button, self.back_button, None))
        column.addWidget(self._words)
        column.addLayout(self._cards)
        column.addStretch(1)
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(VerticalScrollArea(inside))

    # --- what is shown -----------------------------------------------------------------------------

    def show_empty(self, text: str) -> None:
        self._metrics = None
        clear(self._cards)
        self.back_button.setVisible(bool(self.against))
        self._words.setText(text)

    def refresh(self) -> None:
        if self.against:
            self.show_empty(self.tr("Reading {name} …").format(name=Path(self.against).name))
            super().refresh()
        else:
            self.clear()

    def draw(self, value: PairMetrics) -> None:
        words = self.tr(
            "The loaded log against {name}: {variants} {variants:variant|variants}, "
            "{cases} {cases:case|cases}. All other tabs show this pair now."
        )
        name = Path(self.against).name
        self.show_empty(counted(words, name=name, variants=value.variants, cases=value.cases))
        self._metrics, values = value, dict(value.values)
        metrics = [metric for metric in PAIR_METRICS if metric.key in values]
        metrics.sort(key=lambda metric: not metric.headline)
        for place, metric in enumerate(metrics):
            card = MetricCard(metric, values[metric.key])
            self._cards.addWidget(card, place // COLUMNS, place % COLUMNS)

    def table(self) -> tuple[list[str], list[list[Any]]]:
        shown = self._metrics
        values = (("variants", shown.variants), ("cases", shown.cases), *shown.values) if shown else ()
        rows = [[key, number_text(value, 6)] for key, value in values]
        return [self.tr("Figure"), self.tr("Value")], rows
