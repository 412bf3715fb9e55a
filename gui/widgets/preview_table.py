"""The first rows of the file under coloured role headers; a click on a header changes the role."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from heapq import nlargest
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QAction, QColor, QKeyEvent, QPainter
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QMenu, QTableView, QWidget

from engine.core.params import Field
from engine.core.technique import Preview
from gui.base import theme
from gui.base.i18n import translated

NO_ROLE = ""
DISPLAY = Qt.ItemDataRole.DisplayRole.value  # asked for thousands of times while a table is painted
ALIGN = Qt.ItemDataRole.TextAlignmentRole.value
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
NUMBER = re.compile(r"\s*[-+]?[\d.,'\s]*\d[\d.,'\s]*(e[-+]?\d+)?\s*%?\s*", re.IGNORECASE)
WIDTH_SAMPLE = 20  # rows looked at for the width of a column
BESIDE = 36  # pixels beside the words of a cell: padding on both sides, and what Qt keeps free


class RowNumbers(QHeaderView):
    """Wide enough for the last number: Qt would ask the model for every one of them, again and again."""

    def sizeHint(self) -> QSize:
        return QSize(self.fontMetrics().horizontalAdvance(str(self.count())) + 18, 0)


class PreviewModel(QAbstractTableModel):
    def __init__(self) -> None:
        super().__init__()
        self.columns: Sequence[str] = ()
        self.meanings: Mapping[str, str] = {}
        self._rows: Sequence[Sequence[str]] = ()
        self._numbers: frozenset[int] = frozenset()  # columns that are read from the right

    def show_rows(self, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        self.beginResetModel()
        self.columns, self._rows = columns, rows
        self._numbers = frozenset(n for n in range(len(columns)) if _all_numbers(n, rows))
        self.endResetModel()

    def rowCount(self, parent: Any = None) -> int:
        return len(self._rows)

    def columnCount(self, parent: Any = None) -> int:
        return len(self.columns)

    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if role == ALIGN and index.column() in self._numbers:
            return RIGHT
        if role != DISPLAY:
            return None
        row = self._rows[index.row()]
        return row[index.column()] if index.column() < len(row) else ""

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if role == Qt.ItemDataRole.ToolTipRole and orientation == Qt.Orientation.Horizontal:
            return self.meanings.get(self.columns[section])
        if role != DISPLAY:
            return None
        return self.columns[section] if orientation == Qt.Orientation.Horizontal else section + 1


def _all_numbers(column: int, rows: Sequence[Sequence[str]]) -> bool:
    """Whether the first rows hold numbers alone, as any country writes them."""
    cells = [row[column] for row in rows[:WIDTH_SAMPLE] if column < len(row) and row[column].strip()]
    return bool(cells) and all(NUMBER.fullmatch(cell) for cell in cells)


class RoleHeader(QHeaderView):
    """Two lines a column: its name, and what it is taken for, on the colour of the role. A file that says
    what its columns mean (SPSS, Stata) gets a line for that between them."""

    def __init__(self, parent: QWidget):
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.roles: Mapping[str, str] = {}
        self.meanings: Mapping[str, str] = {}  # what the file itself says of its columns
        self.labels: dict[str, str] = {}
        self.setSectionsClickable(True)
        self.setHighlightSections(False)
        theme.changed.connect(self.viewport().update)

    def colour(self, role: str) -> str:
        """Roles take the series colours in the order they are declared."""
        names = list(self.labels)
        series = theme.current().series
        return series[names.index(role) % len(series)] if role in names else theme.current().line

    def words(self, role: str) -> str:
        return self.labels.get(role, self.tr("no role"))

    def sizeHint(self) -> QSize:
        lines = 3 if self.meanings else 2
        return QSize(0, self.fontMetrics().height() * lines + 18)  # as wide as the table is

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:
        name = str(self.model().headerData(logicalIndex, Qt.Orientation.Horizontal))
        role = self.roles.get(name, NO_ROLE)
        colours, ink = theme.current(), self.colour(role)
        painter.save()
        painter.fillRect(rect, QColor(colours.tint(ink, theme.ROLE_TINT) if role else colours.raised))
        painter.fillRect(QRect(rect.left(), rect.bottom() - 2, rect.width() - 1, 3), QColor(ink))
        painter.setPen(QColor(colours.line))
        painter.drawLine(rect.topRight(), rect.bottomRight())
        inner, half = rect.adjusted(8, 4, -8, -6), self.fontMetrics().height() + 2
        line = QRect(inner.left(), inner.top(), inner.width(), half)
        self._write(painter, line, name, colours.text, True)
        if self.meanings:
            line = line.translated(0, half)
            self._write(painter, line, self.meanings.get(name, ""), colours.muted, False)
        words, below = self.words(role), line.translated(0, half)
        self._write(painter, below, words, colours.text if role else colours.muted, False)
        painter.restore()

    def _write(self, painter: QPainter, where: QRect, text: str, ink: str, bold: bool) -> None:
        font = self.font()
        font.setBold(bold)
        painter.setFont(font)
        painter.setPen(QColor(ink))
        shown = self.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, where.width())
        painter.drawText(where, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)


class PreviewTable(QTableView):
    role_chosen = Signal(str, str)  # column, role ("" for none)

    def __init__(self, roles: Sequence[Field]):
        super().__init__()
        self._model = PreviewModel()
        self._header = RoleHeader(self)
        self._header.labels = {field.name: translated(field.label) for field in roles}
        self._fields = {field.name: field for field in roles}
        self.setModel(self._model)
        self.setHorizontalHeader(self._header)
        self.setVerticalHeader(RowNumbers(Qt.Orientation.Vertical, self))
        self.setAccessibleName(self.tr("First rows of the file"))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)  # arrows walk the cells, Tab goes on
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setToolTip(self.tr("Click a header (or press R) to say what the column is"))
        self._header.sectionClicked.connect(self._ask_role)

    def show_preview(self, preview: Preview) -> None:
        kept = self.horizontalScrollBar().value()
        self._model.show_rows(preview.columns, preview.rows)
        self._header.roles = preview.roles
        self._model.meanings = self._header.meanings = preview.labels
        self._header.updateGeometry()
        self._fit_columns(preview)
        self.doItemsLayout()  # Qt would put it off, and paint twice
        self.horizontalScrollBar().setValue(kept)

    def menu_for(self, column: str) -> QMenu:
        """What the column can be; the present role is ticked."""
        menu, now = QMenu(self), self._header.roles.get(column, NO_ROLE)
        for role, text in [*self._header.labels.items(), (NO_ROLE, self.tr("No role"))]:
            action = QAction(text, menu)
            action.setCheckable(True)
            action.setChecked(role == now)
            if role in self._fields:
                action.setToolTip(translated(self._fields[role].help))
            action.triggered.connect(lambda _on=False, role=role: self.role_chosen.emit(column, role))
            menu.addAction(action)
        menu.setToolTipsVisible(True)
        return menu

    def _ask_role(self, section: int) -> None:
        if not self._header.labels:
            return
        left = self._header.sectionViewportPosition(section)
        corner = self._header.mapToGlobal(QRect(left, 0, 1, self._header.height()).bottomLeft())
        self.menu_for(self._model.columns[section]).popup(corner)

    def _fit_columns(self, preview: Preview) -> None:
        metrics = self.fontMetrics()
        for number, name in enumerate(preview.columns[:400]):  # wider tables keep the default width
            texts = [name, self._header.words(preview.roles.get(name, NO_ROLE)), preview.labels.get(name, "")]
            texts += [row[number] for row in preview.rows[:WIDTH_SAMPLE] if number < len(row)]
            widest = max(map(metrics.horizontalAdvance, nlargest(3, texts, len)))
            self.setColumnWidth(number, min(220, widest + BESIDE))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_R, Qt.Key.Key_Menu, Qt.Key.Key_Return) and not event.modifiers():
            if self.currentIndex().isValid():
                self._ask_role(self.currentIndex().column())
            return
        super().keyPressEvent(event)
