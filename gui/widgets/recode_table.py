"""Raw labels of a file by frequency, with a category each that is typed with completion."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCompleter,
    QHeaderView,
    QLineEdit,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from gui.base.i18n import numeral

LABEL, MENTIONS, PEOPLE, CATEGORY = range(4)
NARROWEST, WIDEST = 90, 170  # pixels of the column of labels
COUNTS = 70  # pixels of a column of counts, at the least
Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole


class RecodeModel(QAbstractTableModel):
    category_edited = Signal(str, str)  # label, category: to be carried out by whoever keeps the categories

    def __init__(self, heads: Sequence[str], tips: Sequence[str]):
        super().__init__()
        self._heads, self._tips = heads, tips
        self.labels: tuple[str, ...] = ()
        self._mentions = self._people = np.zeros(0, int)
        self._shown: list[int] = []
        self._filter = ""
        self.categories: dict[str, str] = {}

    def show_labels(self, labels: tuple[str, ...], mentions: np.ndarray, people: np.ndarray | None) -> None:
        self.beginResetModel()
        self.labels, self._mentions = labels, mentions
        self._people = np.zeros(0, int) if people is None else people
        self._find()
        self.endResetModel()

    def show_categories(self, categories: dict[str, str]) -> None:
        self.categories = categories
        if self._filter == "?":
            self.filter(self._filter)
        elif self.rowCount():
            self.dataChanged.emit(self.index(0, CATEGORY), self.index(self.rowCount() - 1, CATEGORY))

    def filter(self, text: str) -> None:
        """Labels or categories that contain the text; "?" shows those without a category."""
        self.beginResetModel()
        self._filter = text.strip().casefold()
        self._find()
        self.endResetModel()

    def _find(self) -> None:
        wanted = self._filter
        self._shown = [
            at
            for at, label in enumerate(self.labels)
            if (not self.categories.get(label) if wanted == "?" else self._has(label, wanted))
        ]

    def _has(self, label: str, wanted: str) -> bool:
        return wanted in label.casefold() or wanted in self.categories.get(label, "").casefold()

    def label(self, row: int) -> str:
        return self.labels[self._shown[row]]

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._shown)

    def columnCount(self, parent: Index | None = None) -> int:
        return 4

    def flags(self, index: Index) -> Qt.ItemFlag:
        usual = super().flags(index)
        return usual | Qt.ItemFlag.ItemIsEditable if index.column() == CATEGORY else usual

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        at, column = self._shown[index.row()], index.column()
        if role in (Role.DisplayRole, Role.EditRole):
            if column == LABEL:
                return self.labels[at]
            if column == MENTIONS:
                return numeral(self._mentions[at], ",")
            if column == PEOPLE:
                return numeral(self._people[at], ",") if len(self._people) else "–"
            return self.categories.get(self.labels[at], "")
        if role == Role.TextAlignmentRole and column in (MENTIONS, PEOPLE):
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role == Role.ToolTipRole and column == LABEL:
            return self.labels[at]
        return None

    def setData(self, index: Index, value: Any, role: int = Role.EditRole) -> bool:
        if role != Role.EditRole or index.column() != CATEGORY:
            return False
        self.category_edited.emit(self.label(index.row()), str(value).strip())
        return True

    def headerData(self, section: int, way: Qt.Orientation, role: int = Role.DisplayRole) -> Any:
        if way != Qt.Orientation.Horizontal:
            return None
        if role == Role.DisplayRole:
            return self._heads[section]
        return self._tips[section] if role == Role.ToolTipRole else None


class CategoryDelegate(QStyledItemDelegate):
    """A line that offers the categories in use; Enter goes on to the next label."""

    def __init__(self, view: QTableView):
        super().__init__(view)
        self._view = view

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QLineEdit:
        line = QLineEdit(parent)
        model = self._view.model()
        assert isinstance(model, RecodeModel)
        known = sorted({category for category in model.categories.values() if category}, key=str.casefold)
        completer = QCompleter(known, line)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        line.setCompleter(completer)
        line.setProperty("cell", True)
        line.setStyleSheet("QLineEdit { padding: 0 6px; min-height: 0; border-radius: 0; }")
        return line

    def eventFilter(self, editor: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and isinstance(editor, QWidget) and _is_enter(event):
            row = self._view.currentIndex().row()
            self.commitData.emit(editor)
            self.closeEditor.emit(editor)
            if row + 1 < self._view.model().rowCount():
                below = self._view.model().index(row + 1, CATEGORY)
                self._view.setCurrentIndex(below)
                self._view.edit(below)
            return True
        return super().eventFilter(editor, event)


def _is_enter(event: QKeyEvent) -> bool:
    down = event.type() == QEvent.Type.KeyPress
    return down and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class RecodeTable(QTableView):
    """`heads` and `tips` of its four columns: label, how often, how many, category."""

    def __init__(self, heads: Sequence[str], tips: Sequence[str]) -> None:
        super().__init__()
        self.rows = RecodeModel(heads, tips)
        self.setModel(self.rows)
        self.setItemDelegateForColumn(CATEGORY, CategoryDelegate(self))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(
            QAbstractItemView.EditTrigger.DoubleClicked
            | QAbstractItemView.EditTrigger.AnyKeyPressed
            | QAbstractItemView.EditTrigger.EditKeyPressed
            | QAbstractItemView.EditTrigger.SelectedClicked
        )
        self.setTabKeyNavigation(False)  # arrows walk the cells, Tab goes on
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.verticalHeader().setVisible(False)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 12)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setStretchLastSection(True)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Labels get what the others leave, so that the category is in sight; long ones have a tool tip."""
        super().resizeEvent(event)
        header = self.horizontalHeader()
        for column in (MENTIONS, PEOPLE):
            header.resizeSection(column, max(COUNTS, header.sectionSizeHint(column) + 4))
        others = header.sectionSize(MENTIONS) + header.sectionSize(PEOPLE)
        category = max(header.defaultSectionSize(), header.sectionSizeHint(CATEGORY))  # Qt gives it the first
        room = self.viewport().width() - others - category
        header.resizeSection(LABEL, min(WIDEST, max(NARROWEST, room)))

    def chosen_labels(self) -> list[str]:
        rows = sorted({index.row() for index in self.selectionModel().selectedRows()})
        return [self.rows.label(row) for row in rows]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Typing on any column means the category."""
        if (
            event.text().strip()
            and self.currentIndex().isValid()
            and self.currentIndex().column() != CATEGORY
        ):
            self.selectionModel().setCurrentIndex(
                self.rows.index(self.currentIndex().row(), CATEGORY),
                self.selectionModel().SelectionFlag.NoUpdate,
            )
        super().keyPressEvent(event)
