"""Any two logs: choose a second file, made here or elsewhere, and see the figures between the two."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog, QGridLayout, QVBoxLayout, QWidget

from engine.core.task import Source, Summary
from engine.core.technique import Kind
from engine.kinds.eventlogs.metrics import PAIR_FIGURES
from gui.base.panel import Panel
from gui.base.settings import Settings
from gui.base.theme import GAP
from gui.widgets.basics import Button, clear, label, row
from gui.widgets.metric_cards import MetricCard, number_text
from gui.widgets.vertical_scroll_area import VerticalScrollArea

COLUMNS = 2


class Compare(Panel):
    chosen = Signal(str)  # the path of the other log; "" to go back to the run

    def __init__(self, kind: Kind, settings: Settings):
        super().__init__()
        self.title = self.tr("Compare files")
        self.help = self.tr("The loaded log against any other log, made here or elsewhere.")
        self._kind, self._settings = kind, settings
        self.against = ""
        self._values: dict[str, Any] | None = None
        self.choose_button = Button(self.tr("Choose a second log…"), "open", self.ask_for_file)
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

    def ask_for_file(self) -> None:
        endings = " ".join(f"*{suffix}" for suffix in self._kind.suffixes)
        filters = self.tr("Event logs ({endings});;All files (*)").format(endings=endings)
        folder = self._settings.text("folder/open", str(Path.home()))
        path, _ = QFileDialog.getOpenFileName(self, self.tr("Second log"), folder, filters)
        if path:
            self.chosen.emit(path)

    # --- what is shown -----------------------------------------------------------------------------

    def clear(self) -> None:
        self._values = None
        clear(self._cards)
        self.back_button.setVisible(bool(self.against))
        self._words.setText(
            self.tr("Reading {name} …").format(name=Path(self.against).name)
            if self.against
            else self.tr(
                "Choose a second log: a release, the result of another program, last year's log. The flow, "
                "variants, process, shapes and the attacker then show it beside the loaded file."
            )
        )

    def show_source(self, source: Source) -> None:
        self._show()

    def show_run(self, summary: Summary) -> None:
        self._show()

    def _show(self) -> None:
        self.clear()
        if self.against:
            self.request_view.emit("comparison", {"against": self.against})

    def show_view(self, name: str, asked: dict[str, Any], value: Any) -> None:
        if name != "comparison" or asked["against"] != self.against or value is None:
            return
        self.clear()
        self._values = value
        self._words.setText(
            self.tr(
                "The loaded log against {name}: {variants} variants, {cases} cases. "
                "All other tabs show this pair now."
            ).format(
                name=Path(self.against).name,
                variants=number_text(value["variants"], 0),
                cases=number_text(value["cases"], 0),
            )
        )
        metrics = [f for f in PAIR_FIGURES if f.key in value]
        metrics = [f for f in metrics if f.key not in ("variants", "cases")]
        metrics.sort(key=lambda metric: not metric.headline)
        for place, metric in enumerate(metrics):
            self._cards.addWidget(MetricCard(metric, value[metric.key]), place // COLUMNS, place % COLUMNS)

    def table(self) -> tuple[list[str], list[list[Any]]]:
        rows = [[key, number_text(value, 6)] for key, value in (self._values or {}).items()]
        return [self.tr("Figure"), self.tr("Value")], rows
