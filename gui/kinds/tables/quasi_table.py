"""The quasi-identifiers of the file: what each is, the levels it can be generalised to, and its weight.

The levels are chips with the labels of one value, from the value itself to *; a click on a chip shows the
hierarchy below. A weight above 1 keeps a column finer (Mondrian only).
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QStackedWidget,
    QTableWidget,
    QTableWidgetItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from engine.kinds.tables.view_types_classes import HierarchyView
from gui.base.i18n import localised, numeral, plain
from gui.base.panel import Panel
from gui.base.theme import GAP
from gui.plots.names import shortened
from gui.widgets.basics import label, set_state

COLUMN, KIND, LEVELS, WEIGHT = range(4)
LONGEST_CHIP = 14
CHIP_EDGES = 16  # pixels around the letters of a chip
_MONTH = re.compile(r"\d{4}-\d{2}")


class QuasiTable(Panel):
    view = "hierarchy"
    before_run = True
    title = "Quasi-identifiers"
    help = (
        "What others may know, and how far each column can be generalised. Click a level to see the "
        "hierarchy; a weight above 1 keeps a column finer (Mondrian)."
    )
    empty = "Columns that others may know appear here when a file is read and has quasi-identifiers."

    column_chosen = Signal(str)
    weights_changed = Signal(dict)  # column -> weight, without those that are 1

    def __init__(self) -> None:
        super().__init__()
        self._names: list[str] = []
        self._numeric: dict[str, bool] = {}
        self._known: dict[str, HierarchyView] = {}
        self._weights: dict[str, QLineEdit] = {}
        self._given: dict[str, float] = {}
        self.lines = QTableWidget(0, 4)
        self._lay_out()
        self._empty = QLabel(alignment=Qt.AlignmentFlag.AlignCenter, wordWrap=True, margin=16)
        self._empty.setProperty("rank", "muted")
        self._pages = QStackedWidget()
        for page in (self._empty, self.lines):
            self._pages.addWidget(page)
        column = QVBoxLayout(self)
        column.setContentsMargins(GAP, GAP // 2, GAP, 0)
        column.addWidget(self._pages, 1)
        column.addWidget(label(self.help, "muted"))
        self.clear()

    def _lay_out(self) -> None:
        titles = (self.tr("Column"), self.tr("Kind"), self.tr("Levels of generalisation"), self.tr("Weight"))
        self.lines.setHorizontalHeaderLabels(list(titles))
        self.lines.setAccessibleName(self.title)
        self.lines.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.lines.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.lines.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.lines.setTabKeyNavigation(False)
        self.lines.setShowGrid(False)
        self.lines.verticalHeader().hide()
        self.lines.verticalHeader().setDefaultSectionSize(36)
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        self.lines.horizontalHeader().setDefaultAlignment(left)
        modes = ("ResizeToContents", "ResizeToContents", "Stretch", "Fixed")
        for place, mode in enumerate(modes):
            self.lines.horizontalHeader().setSectionResizeMode(place, getattr(QHeaderView.ResizeMode, mode))
        self.lines.setColumnWidth(WEIGHT, 72)
        self.lines.cellClicked.connect(lambda line, _column: self.column_chosen.emit(self._names[line]))

    # --- what is shown --------------------------------------------------------------------------------

    def clear(self) -> None:
        self._names, self._known, self._weights, self._given = [], {}, {}, {}
        self.lines.setRowCount(0)
        super().clear()

    def show_empty(self, text: str) -> None:
        self._empty.setText(text)
        self._pages.setCurrentWidget(self._empty)

    def set_columns(self, numeric: Mapping[str, bool]) -> None:
        """The quasi-identifiers of the file, and whether each holds numbers."""
        if list(numeric) == self._names and dict(numeric) == self._numeric:
            return
        self._names, self._numeric, self._known, self._weights = list(numeric), dict(numeric), {}, {}
        self.lines.setRowCount(len(self._names))
        for line, name in enumerate(self._names):
            self.lines.setItem(line, COLUMN, QTableWidgetItem(name))
            self.lines.setItem(line, KIND, QTableWidgetItem("…"))
            self.lines.setCellWidget(line, WEIGHT, self._weight(name))
        if self._names:
            self._pages.setCurrentWidget(self.lines)
        else:
            self.show_empty(self.tr("No column is a quasi-identifier: say on Load what others may know."))
        self.refresh()

    def refresh(self) -> None:
        """One column after the other."""
        if any(name not in self._known for name in self._names):
            super().refresh()

    def asked(self) -> dict[str, Any]:
        return {"column": next(name for name in self._names if name not in self._known)}

    def show_view(self, name: str, asked: dict[str, Any], value: Any) -> None:
        if name == self.view and value.column in self._names and "text" not in asked:
            self.draw(value)

    def draw(self, value: HierarchyView) -> None:
        if value.column in self._known:
            return
        self._known[value.column] = value
        line = self._names.index(value.column)
        self.lines.setItem(line, KIND, QTableWidgetItem(self._kind_of(value)))
        self.lines.setCellWidget(line, LEVELS, self._chips(value))
        self.refresh()

    def _kind_of(self, value: HierarchyView) -> str:
        if self._numeric.get(value.column):
            return self.tr("numbers")
        first = value.levels[1].labels if len(value.levels) > 1 else ()
        if first and all(_MONTH.fullmatch(one) for one in first):
            return self.tr("days")
        if len(value.levels) > 2 and any(one.endswith("*") and one != "*" for one in first):
            return self.tr("codes")
        return self.tr("categories")

    def _chips(self, value: HierarchyView) -> QWidget:
        made = []
        for level, words in enumerate(_example(value)):
            chip = QToolButton()
            chip.setText(shortened(words, LONGEST_CHIP))
            chip.setProperty("chip", True)
            chip.setMinimumWidth(chip.fontMetrics().horizontalAdvance(chip.text()) + CHIP_EDGES)
            chip.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
            tip = self.tr("Level {level}: {count} labels, such as {label}")
            count = numeral(len(value.levels[level].labels), ",")
            chip.setToolTip(tip.format(level=level, count=count, label=words))
            chip.setAccessibleName(f"{value.column}: {chip.toolTip()}")
            chip.clicked.connect(lambda _on=False, name=value.column: self.column_chosen.emit(name))
            made.append(chip)
        return ChipLine(made)

    # --- weights ----------------------------------------------------------------------------------------

    def _weight(self, name: str) -> QLineEdit:
        edit = self._weights[name] = QLineEdit(localised(f"{self._given.get(name, 1):g}"))
        edit.setAccessibleName(self.tr("Weight of {column}").format(column=name))
        edit.setFrame(False)
        edit.editingFinished.connect(self._read_weights)
        return edit

    def show_weights(self, weights: Mapping[str, float]) -> None:
        """Those of the step in the form."""
        self._given = dict(weights)
        for name, edit in self._weights.items():
            if not edit.hasFocus():
                edit.setText(localised(f"{weights.get(name, 1):g}"))

    def _read_weights(self) -> None:
        found = {}
        for name, edit in self._weights.items():
            try:
                weight = float(plain(edit.text()))
            except ValueError:
                weight = 0.0
            set_state(edit, "" if 0 < weight < 1e6 else "bad")
            if not 0 < weight < 1e6:
                return
            found[name] = weight
        given = {name: weight for name, weight in found.items() if weight != 1}
        if given != self._given:
            self._given = given
            self.weights_changed.emit(given)

    def table(self) -> tuple[list[str], list[list[Any]]]:
        header = [self.tr("Column"), self.tr("Kind"), self.tr("Levels of generalisation")]
        known: Sequence[HierarchyView] = [self._known[name] for name in self._names if name in self._known]
        return header, [[one.column, self._kind_of(one), " › ".join(_example(one))] for one in known]


class ChipLine(QWidget):
    """The chips of one column, from fine to coarse; where there is no room for all, "…" stands for the
    coarser ones before the last."""

    def __init__(self, chips: Sequence[QToolButton]) -> None:
        super().__init__()
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 2, 0, 2)
        line.setSpacing(2)
        self._steps: list[tuple[QWidget, ...]] = []
        self._rest = label("› …", "muted", wrap=False)
        self._rest.setToolTip(" › ".join(chip.text() for chip in chips))
        for level, chip in enumerate(chips):
            before = (label("›", "muted", wrap=False),) if level else ()
            if level == len(chips) - 1:
                line.addWidget(self._rest)
            for part in (*before, chip):
                line.addWidget(part)
            self._steps.append((*before, chip))
        line.addStretch(1)
        self.setMinimumWidth(1)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        wide = [sum(part.sizeHint().width() + 2 for part in step) for step in self._steps]
        room, middle = self.width() - self._rest.sizeHint().width(), range(1, len(wide) - 1)
        fits = sum(wide) <= self.width()
        taken = sum(wide[:1]) + sum(wide[1:][-1:])
        for level in middle:
            taken += wide[level]
            for part in self._steps[level]:
                part.setVisible(fits or taken <= room)
        self._rest.setVisible(not fits and len(wide) > 2)


def _example(value: HierarchyView) -> tuple[str, ...]:
    """The labels of the commonest value, from itself to *."""
    if not value.lines:
        return ()
    rows = value.levels[0].rows
    commonest = value.levels[0].labels[int(np.argmax(rows))] if len(rows) else value.lines[0][0]
    return next((line for line in value.lines if line[0] == commonest), value.lines[0])
