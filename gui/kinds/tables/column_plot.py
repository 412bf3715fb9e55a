"""The chosen column: of the file, of a preview or of a run, as steps or as bars.

While the form is being filled in, "after" is a preview of its steps on a sample of the rows. The original
is drawn in the window only: pictures and data that are saved leave it out.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout

from engine.core.task import Source, Summary
from gui.base.i18n import numeral, translated
from gui.base.panel import Panel
from gui.kinds.tables.before_after_bars import ColumnBars
from gui.kinds.tables.column_histogram import ColumnHistogram


class ColumnPicture(Panel):
    """The chosen column, as bars or as steps, of the file, of a preview or of a run."""

    noise_told = Signal(dict, dict)  # values asked about, what they come to

    def __init__(self, labels: ColumnBars | None = None):
        """`labels` may have been made before, in a turn of its own."""
        super().__init__()
        self.title = self.tr("Column")
        self.name = ""  # of the column on show
        self._loaded = False
        self._steps: list[dict[str, Any]] = []  # in the form; empty while the form is wrong
        self._run: list[dict[str, Any]] = []  # of the run being looked at
        self.numbers, self.labels = ColumnHistogram(), labels or ColumnBars()
        for plot, name in ((self.numbers, self.tr("Histogram")), (self.labels, self.tr("Categories"))):
            plot.title = name
        self._pages = QStackedWidget()
        self._pages.addWidget(self.numbers)
        self._pages.addWidget(self.labels)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._pages)
        self.clear()

    # ── what is shown ─────────────────────────────────────────────────────────────────────────────

    def clear(self) -> None:
        self.name, self._loaded, self._run = "", False, []
        self._say(self.tr("The columns appear here when a file is read."))

    def show_source(self, source: Source) -> None:
        self._loaded, self._run = True, []
        self.refresh()

    def show_run(self, summary: Summary) -> None:
        from engine.kinds.tables.params import steps_of

        self._loaded = True
        self._run = [step.as_dict() for step in steps_of(summary.task.params)]
        self.refresh()

    def show_column(self, name: str) -> None:
        self.name = name
        self.refresh()

    def preview(self, steps: list[dict[str, Any]]) -> None:
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
            self.request_view.emit("step_preview", {"steps": self._steps, "name": self.name})
        else:
            self.request_view.emit("column", {"name": self.name})

    def show_snapshot(self, snapshot: Any) -> None:
        if snapshot.get("view") == "reconstruction":
            self._pages.setCurrentWidget(self.numbers)
            self.numbers.show_snapshot(snapshot)

    def show_view(self, name: str, asked: dict[str, Any], value: Any) -> None:
        if name == "noise":
            self.noise_told.emit(asked["values"], value)
        elif asked.get("name") != self.name:
            return
        elif name == "column" and not self.previewing:
            self._show(value, self._title_of(value), "")
        elif name == "step_preview" and asked["steps"] == self._steps and self.previewing:
            self._show_preview(value)

    def _show_preview(self, value: Mapping[str, Any]) -> None:
        if "error" in value:
            words = self.tr("These steps cannot run: {error}.").format(error=translated(value["error"]))
            hint = value["hint"]
            self._say(f"{words}\n{hint[:1].upper()}{hint[1:]}." if hint else words)
            return
        view = value["columns"][0]
        words = self.tr("{column}, preview on a sample of {rows} rows") if value["sampled"] else ""
        words = words or self.tr("{column}, preview on all {rows} rows")
        title = words.format(column=view["name"], rows=numeral(value["rows"], ","))
        if not view["released"]:
            title = self._title_of(view)
        own = [said for said in value["warnings"] if said.startswith(f"column {view['name']}:")]
        self._show(view, title, " ".join(f"{said[:1].upper()}{said[1:]}." for said in own))

    def _title_of(self, view: Mapping[str, Any]) -> str:
        if view["released"]:
            return self.tr("{column}, as this run releases it").format(column=view["name"])
        if self._run or self.previewing:
            return self.tr("{column}, not released").format(column=view["name"])
        return self.tr("{column}, original").format(column=view["name"])

    def _show(self, view: Mapping[str, Any], title: str, note: str) -> None:
        plot = self.numbers if view["numeric"] else self.labels
        self._pages.setCurrentWidget(plot)
        plot.show_column(view, title, note, reset=True)

    def _say(self, words: str) -> None:
        self.numbers.say(words)
        self._pages.setCurrentWidget(self.numbers)

    def table(self) -> tuple[list[str], list[list[Any]]]:
        shown = self._pages.currentWidget()
        return shown.table() if isinstance(shown, Panel) else ([], [])
