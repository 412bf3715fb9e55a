"""The columns of a table as a list: role, what was done, how far it moved, what is left of its privacy."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from PySide6.QtCore import Signal

from engine.core.task import Source, Summary
from engine.core.technique import Measured
from engine.kinds.tables.view_types import ColumnFacts, TableOverview
from gui.base.i18n import numeral
from gui.base.incremental import soon
from gui.plots.listing import Listing
from gui.plots.table import Column


class ColumnList(Listing):
    view = "overview"
    before_run = True
    title = "Columns"
    help = "Choose a column to see it before and after."
    empty = "The columns appear here when a file is read."

    column_chosen = Signal(str)
    listed = Signal(tuple)  # the ColumnFacts of every column

    def __init__(self) -> None:
        super().__init__()
        self._caption.hide()  # the tab's tool tip says it, and rows need the room
        self._facts: tuple[ColumnFacts, ...] = ()
        self._measured: Measured | None = None
        self._chosen = ""
        self.row_chosen.connect(self._choose_row)
        self.clear()

    def clear(self) -> None:
        self._facts, self._measured, self._chosen = (), None, ""
        super().clear()

    def show_source(self, source: Source) -> None:
        self._measured = None
        super().show_source(source)

    def show_run(self, summary: Summary) -> None:
        self._measured = summary.measured
        super().show_run(summary)

    def draw(self, value: TableOverview) -> None:
        self._facts = value.columns
        chosen = self._chosen
        self.draw_rows(self._columns(), note=self._note_of(value))
        self.listed.emit(self._facts)
        self._choose_again(chosen)

    def choose_column(self, name: str) -> None:
        names = [one.name for one in self._facts]
        if name in names:
            self.choose(names.index(name))

    def _choose_row(self, row: int) -> None:
        self._chosen = self._facts[row].name
        self.column_chosen.emit(self._chosen)

    def _choose_again(self, name: str) -> None:
        """What was chosen before; at first a column with something to see."""
        names = [one.name for one in self._facts]
        if name not in names:
            interesting = [one.name for one in self._facts if one.role == "protect"]
            shown = [one.name for one in self._facts if one.released]
            name = next(iter([*interesting, *shown, *names]), "")
        self.choose_column(name)
        soon(self, self._show_from_the_top)  # when the list has its size

    def _show_from_the_top(self) -> None:
        """A choice that nobody made hides no row above it, unless it would not be seen itself."""
        self.table_view.scrollToTop()
        self.table_view.scrollTo(self.table_view.currentIndex())

    def _note_of(self, value: TableOverview) -> str:
        withheld = sum(not one.released for one in self._facts)
        words = self.tr("{rows} rows, {columns} columns, {withheld} of them not released")
        return words.format(rows=numeral(value.rows, ","), columns=len(self._facts), withheld=withheld)

    def _columns(self) -> list[Column]:
        facts = self._facts
        made = [
            Column(self.tr("Column"), [one.name for one in facts]),
            Column(self.tr("Role"), [self._role(one) for one in facts]),
        ]
        return made + (self._before() if self._measured is None else self._after(self._measured))

    def _before(self) -> list[Column]:
        numbers = [one.numbers for one in self._facts]
        means = np.array([np.nan if one is None else one.mean for one in numbers])
        sds = np.array([np.nan if one is None else one.sd for one in numbers])
        kinds = [self.tr("numbers") if one.numeric else self.tr("text") for one in self._facts]
        return [
            Column(self.tr("Holds"), kinds),
            Column(self.tr("Distinct"), np.array([one.distinct for one in self._facts])),
            Column(self.tr("Missing"), np.array([one.missing for one in self._facts])),
            Column(self.tr("Mean"), means),
            Column(self.tr("SD"), sds, help=self.tr("Standard deviation")),
        ]

    def _after(self, measured: Measured) -> list[Column]:
        moved, levels = measured.utility["columns"], measured.risk["columns"]

        def metric(of: Mapping[str, Any], *keys: str, factor: float = 1.0) -> np.ndarray:
            own = [of.get(one.name, {}) for one in self._facts]
            found = [next((one[key] for key in keys if key in one), None) for one in own]
            return np.array([np.nan if value is None else factor * value for value in found], dtype=float)

        return [
            Column(self.tr("Done"), [self._done(one) for one in self._facts]),
            Column(
                self.tr("Changed %"),
                metric(moved, "changed", factor=100),
                1,
                self.tr("Share of the cells that hold another value now"),
            ),
            Column(
                self.tr("Distance"),
                metric(moved, "ks", "label_distance"),
                3,
                self.tr("Between the distributions before and after, 0 to 1 (Kolmogorov–Smirnov)"),
            ),
            Column(
                self.tr("Level"),
                metric(levels, "privacy_level"),
                None,
                self.tr("Privacy level claimed: width of the interval around a released value"),
            ),
            Column(
                self.tr("Filtered"),
                metric(levels, "privacy_level_spectral"),
                None,
                self.tr("What spectral filtering leaves of the privacy level"),
            ),
        ]

    def _role(self, one: ColumnFacts) -> str:
        return {
            "id": self.tr("identifier"),
            "person": self.tr("person"),
            "quasi": self.tr("quasi-identifier"),
            "sensitive": self.tr("sensitive"),
            "protect": self.tr("to protect"),
            "drop": self.tr("dropped"),
        }.get(one.role, "")

    def _done(self, one: ColumnFacts) -> str:
        if not one.released:
            return self.tr("not released")
        words = {
            "discretise": self.tr("classes"),
            "perturb": self.tr("noise"),
            "swap": self.tr("swapped"),
            "generalise": self.tr("generalised"),
            "microaggregate": self.tr("groups"),
            "code": self.tr("coded"),
            "dates": self.tr("coarser days"),
            "pseudonymise": self.tr("pseudonyms"),
            "pram": self.tr("drawn anew"),
        }
        return ", ".join(words.get(step, step) for step in one.steps) or self.tr("as it was")
