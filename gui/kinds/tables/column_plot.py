"""The chosen column: of the file, of a preview or of a run, as steps or as bars.

While the form is being filled in, "after" is a preview of its steps on a sample of the rows. The original
is drawn in the window only: pictures and data that are saved leave it out.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout

from engine.core.params import Plain
from engine.core.task import Source, Summary
from engine.kinds.tables.params import steps_of
from engine.kinds.tables.view_types import (
    ColumnView,
    NoiseLevels,
    NumberView,
    ReconstructionSnapshot,
    StepPreview,
)
from gui.base.i18n import numeral, translated
from gui.base.panel import Panel
from gui.kinds.tables.before_after_bars import ColumnBars
from gui.kinds.tables.column_histogram import ColumnHistogram
from gui.plots.frame import Frame


class ColumnPlot(Panel):
    view = "column"
    more_views: ClassVar[dict[str, str]] = {"step_preview": "draw_preview", "noise": "pass_noise_on"}
    before_run = True
    title = "Column"
    empty = "The columns appear here when a file is read."

    noise_computed = Signal(object)  # NoiseLevels

    def __init__(self) -> None:
        super().__init__()
        self.name = ""  # of the column on show
        self._loaded = False
        self._steps: list[Plain] = []  # in the form; empty while the form is wrong
        self._run: list[Plain] = []  # of the run being looked at
        self.numbers = ColumnHistogram()
        self._pages = QStackedWidget()
        self._pages.addWidget(self.numbers)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._pages)
        self.clear()

    def rest(self) -> Iterator[None]:
        self.labels = ColumnBars()
        yield
        self._pages.addWidget(self.labels)

    # ── what is shown ─────────────────────────────────────────────────────────────────────────────

    def clear(self) -> None:
        self.name, self._loaded, self._run = "", False, []
        super().clear()

    def show_source(self, source: Source) -> None:
        self._loaded, self._run = True, []
        super().show_source(source)

    def show_run(self, summary: Summary) -> None:
        self._loaded = True
        self._run = [step.as_dict() for step in steps_of(summary.task.params)]
        super().show_run(summary)

    def show_column(self, name: str) -> None:
        self.name = name
        self.refresh()

    def preview(self, steps: list[Plain]) -> None:
        """The steps in the form, or none while they are wrong."""
        self._steps = steps
        self.refresh()

    @property
    def previewing(self) -> bool:
        return bool(self._steps) and self._steps != self._run

    def refresh(self) -> None:
        if not self.name or not self._loaded:
            return
        if self.previewing:
            self.show_waiting()
            self.request_view.emit("step_preview", {"steps": self._steps, "name": self.name})
        else:
            super().refresh()

    def asked(self) -> dict[str, Any]:
        return {"name": self.name}

    # ── drawing ───────────────────────────────────────────────────────────────────────────────────

    def draw(self, value: ColumnView) -> None:
        if value.name == self.name and not self.previewing:
            self._draw_column(value, self._title_of(value), "")

    def draw_preview(self, value: StepPreview) -> None:
        if value.name != self.name or value.steps != self._steps or not self.previewing:
            return
        if value.error:
            words = self.tr("These steps cannot run: {error}.").format(error=translated(value.error))
            self.show_empty(f"{words}\n{_sentence(value.hint)}" if value.hint else words)
            return
        view = value.columns[0]
        words = self.tr("{column}, preview on a sample of {rows} rows") if value.sampled else ""
        words = words or self.tr("{column}, preview on all {rows} rows")
        title = words.format(column=view.name, rows=numeral(value.rows, ","))
        own = [_sentence(text) for text in value.warnings if text.startswith(f"column {view.name}:")]
        self._draw_column(view, title if view.released else self._title_of(view), " ".join(own))

    def pass_noise_on(self, value: NoiseLevels) -> None:
        self.noise_computed.emit(value)

    def show_snapshot(self, snapshot: Any) -> None:
        if isinstance(snapshot, ReconstructionSnapshot):
            self._pages.setCurrentWidget(self.numbers)
            self.numbers.show_snapshot(snapshot)

    def show_waiting(self) -> None:
        shown = self._pages.currentWidget()
        if isinstance(shown, Frame):
            shown.show_waiting()

    def show_empty(self, text: str) -> None:
        self.numbers.show_message(text)
        self._pages.setCurrentWidget(self.numbers)

    def _title_of(self, view: ColumnView) -> str:
        if view.released:
            return self.tr("{column}, as this run releases it").format(column=view.name)
        if self._run or self.previewing:
            return self.tr("{column}, not released").format(column=view.name)
        return self.tr("{column}, original").format(column=view.name)

    def _draw_column(self, view: ColumnView, title: str, note: str) -> None:
        if isinstance(view, NumberView):
            self._pages.setCurrentWidget(self.numbers)
            self.numbers.draw_column(view, title, note)
        else:
            self._pages.setCurrentWidget(self.labels)
            self.labels.draw_column(view, title, note)

    def table(self) -> tuple[list[str], list[list[Any]]]:
        shown = self._pages.currentWidget()
        return shown.table() if isinstance(shown, Panel) else ([], [])


def _sentence(text: str) -> str:
    words = translated(text)
    return f"{words[:1].upper()}{words[1:]}."
