"""Tables of any length: a model over whole columns, sorted by an index, and a view that stays fluid.

    view = TableView(self.tr("Groups"))
    view.show_columns([Column("Group", ids), Column("VL", losses, digits=3)])
    view.row_chosen.connect(...)        # index into the columns as they were given, not as sorted

A column is an array or a list; nothing is copied or turned into text before it is looked at.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from heapq import nlargest
from typing import Any

import numpy as np
from PySide6.QtCore import QAbstractTableModel, QEvent, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QAbstractItemView, QApplication, QHeaderView, QTableView, QWidget

from engine.core.number_format import THIN
from gui.base.i18n import numeral, significant

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole
# asked for thousands of times while a table is painted: numbers, ready made
DISPLAY, TOOL_TIP, ALIGNMENT = Role.DisplayRole.value, Role.ToolTipRole.value, Role.TextAlignmentRole.value
LEFT = (Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter).value
RIGHT = (Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter).value
WIDTH_SAMPLE = 200  # rows looked at for the width of a column
BESIDE = 28  # pixels beside the words of a cell: padding on both sides, and what Qt keeps free


@dataclass(frozen=True)
class Column:
    """One column: its name, its values, decimals shown (None: the digits that tell something)."""

    name: str
    values: Sequence[Any] | np.ndarray
    digits: int | None = None
    help: str = ""  # tool tip of the header

    @property
    def numeric(self) -> bool:
        return isinstance(self.values, np.ndarray) and self.values.dtype.kind in "iufb"

    def text(self, row: int) -> str:
        value = self.values[row]
        if isinstance(value, float | np.floating):
            if not np.isfinite(value):
                return "–"
            if self.digits is None:
                return significant(float(value))
            return numeral(float(value), f",.{self.digits}f")
        if isinstance(value, int | np.integer) and not isinstance(value, bool | np.bool_):
            return numeral(int(value), ",")
        return str(value)

    def bare(self, row: int) -> str:
        """For other programs: a number with spaces in it is none to them."""
        value = self.values[row]
        if isinstance(value, float | np.floating) and self.digits is None and np.isfinite(value):
            return numeral(float(value), ".6g")
        return self.text(row).replace(THIN, "") if self.numeric else self.text(row)


class ColumnsModel(QAbstractTableModel):
    """Rows of columns in a sorted order."""

    def __init__(self, parent: QWidget | None = None):
        super().__init__(parent)
        self._columns: list[Column] = []
        self.order = np.zeros(0, dtype=np.intp)  # shown row -> given row

    def show_columns(self, columns: Sequence[Column]) -> None:
        self.beginResetModel()
        self._columns = list(columns)
        self.order = np.arange(len(columns[0].values) if columns else 0)
        self.endResetModel()

    @property
    def columns(self) -> list[Column]:
        return self._columns

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.order)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._columns)

    def data(self, index: Index, role: int = DISPLAY) -> Any:
        if role in (DISPLAY, TOOL_TIP):  # what is cut in its cell is read whole in its tool tip
            return self._columns[index.column()].text(int(self.order[index.row()]))
        return _alignment(self._columns[index.column()]) if role == ALIGNMENT else None

    def headerData(self, section: int, way: Qt.Orientation, role: int = DISPLAY) -> Any:
        if way != Qt.Orientation.Horizontal or section >= len(self._columns):
            return None
        column = self._columns[section]
        if role == DISPLAY:
            return column.name
        if role == TOOL_TIP:
            return column.help or None
        return _alignment(column) if role == ALIGNMENT else None

    def sort(self, section: int, way: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        if not 0 <= section < len(self._columns):
            return
        self.layoutAboutToBeChanged.emit()
        kept = [(index, int(self.order[index.row()])) for index in self.persistentIndexList()]
        order = np.argsort(np.asarray(self._columns[section].values), kind="stable")
        self.order = order if way == Qt.SortOrder.AscendingOrder else order[::-1]
        places = np.empty_like(self.order)
        places[self.order] = np.arange(len(self.order))
        for index, given in kept:
            self.changePersistentIndex(index, self.index(int(places[given]), index.column()))
        self.layoutChanged.emit()


def _alignment(column: Column) -> int:
    return RIGHT if column.numeric else LEFT


class TableView(QTableView):
    """A table to read, sort, walk through by keyboard and copy from."""

    row_chosen = Signal(int)  # the row as it was given
    row_hovered = Signal(int)  # the same; -1 when the mouse leaves

    def __init__(self, name: str, parent: QWidget | None = None):
        super().__init__(parent)
        self.setAccessibleName(name)
        self.rows = ColumnsModel(self)
        self.setModel(self.rows)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)  # long names often begin alike
        self.setTabKeyNavigation(False)
        self.setMouseTracking(True)
        self.setCornerButtonEnabled(False)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        # One height for all rows: asking a million rows for theirs would take seconds.
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setVisible(False)
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setStretchLastSection(True)
        self.setSortingEnabled(False)
        self.horizontalHeader().setSortIndicatorClearable(True)
        self.horizontalHeader().sortIndicatorChanged.connect(lambda at, _way: self._make_room_for_arrow(at))
        self.selectionModel().currentRowChanged.connect(self._chosen)

    def show_columns(
        self, columns: Sequence[Column], by: int = -1, way: Qt.SortOrder = Qt.SortOrder.AscendingOrder
    ) -> None:
        """Show these columns, sorted by one of them if asked."""
        self.setSortingEnabled(False)
        self.rows.show_columns(columns)
        self.horizontalHeader().setSortIndicator(by, way)
        if by >= 0:
            self.rows.sort(by, way)
        self.setSortingEnabled(True)
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 8)
        self._fit_columns()

    def choose(self, given: int) -> None:
        """Put the cursor on a row (as it was given) and bring it into sight."""
        found = np.flatnonzero(self.rows.order == given)
        if found.size and self.chosen() != given:
            self.setCurrentIndex(self.rows.index(int(found[0]), 0))

    def chosen(self) -> int:
        """The row under the cursor as it was given, -1 if there is none."""
        index = self.currentIndex()
        return int(self.rows.order[index.row()]) if index.isValid() else -1

    def keyPressEvent(self, event: Any) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy_selection()
        else:
            super().keyPressEvent(event)

    def copy_selection(self) -> None:
        shown = sorted(index.row() for index in self.selectionModel().selectedRows())
        lines = ["\t".join(column.name for column in self.rows.columns)]
        for row in shown:
            given = int(self.rows.order[row])
            lines.append("\t".join(column.bare(given) for column in self.rows.columns))
        QApplication.clipboard().setText("\n".join(lines))

    def mouseMoveEvent(self, event: Any) -> None:
        super().mouseMoveEvent(event)
        index = self.indexAt(event.position().toPoint())
        self.row_hovered.emit(int(self.rows.order[index.row()]) if index.isValid() else -1)

    def leaveEvent(self, event: Any) -> None:
        super().leaveEvent(event)
        self.row_hovered.emit(-1)

    def changeEvent(self, event: QEvent) -> None:
        """Larger letters need wider columns; none becomes narrower than somebody made it."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "rows"):
            before = [self.columnWidth(number) for number in range(len(self.rows.columns))]
            self._fit_columns()
            for number, width in enumerate(before):
                self.setColumnWidth(number, max(width, self.columnWidth(number)))

    def _chosen(self, index: QModelIndex) -> None:
        if index.isValid():
            self.row_chosen.emit(int(self.rows.order[index.row()]))

    def _fit_columns(self) -> None:
        """Widths from the first rows only: enough to read, and never slow."""
        metrics = self.fontMetrics()
        for number, column in enumerate(self.rows.columns):
            sample = [column.text(row) for row in range(min(WIDTH_SAMPLE, len(column.values)))]
            widest = max(map(metrics.horizontalAdvance, nlargest(3, sample, len)), default=0)
            name = metrics.horizontalAdvance(column.name)
            self.setColumnWidth(number, min(360, max(widest, name) + BESIDE))
        self._make_room_for_arrow(self.horizontalHeader().sortIndicatorSection())
        # a number at the far side of an empty stretch cannot be read with its row
        last = self.rows.columns[-1:]
        self.horizontalHeader().setStretchLastSection(any(not column.numeric for column in last))

    def _make_room_for_arrow(self, number: int) -> None:
        """The name of the column that is sorted by stays whole beside the arrow."""
        if 0 <= number < len(self.rows.columns):
            wanted = self.horizontalHeader().sectionSizeHint(number)
            self.setColumnWidth(number, max(self.columnWidth(number), wanted))


def columns_of(header: Sequence[str], rows: Sequence[Sequence[Any]]) -> list[Column]:
    """Columns from rows, as `Panel.table` gives them: numbers become arrays so that they sort as numbers."""
    columns = []
    for number, name in enumerate(header):
        values: Any = [row[number] for row in rows]
        if values and all(isinstance(value, int | float | np.number) for value in values):
            values = np.asarray(values)
        columns.append(Column(name, values))
    return columns
