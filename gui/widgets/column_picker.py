"""A small popup to pick columns of the file from a list that can be filtered."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QSortFilterProxyModel, Qt, Signal
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QFrame, QLineEdit, QListView, QVBoxLayout, QWidget

from gui.base import theme
from gui.base.theme import GAP


class ColumnPicker(QFrame):
    picked = Signal(list)

    def __init__(self, several: bool) -> None:
        super().__init__(None, Qt.WindowType.Popup)
        self.setProperty("card", True)
        theme.dress(self)
        self._several = several
        self._model = QStandardItemModel(self)
        self._filter = QSortFilterProxyModel(self)
        self._filter.setSourceModel(self._model)
        self._filter.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self._search = QLineEdit()
        self._search.setPlaceholderText(self.tr("Find a column"))
        self._search.setAccessibleName(self.tr("Find a column"))
        self._list = QListView()
        self._list.setAccessibleName(self.tr("Columns"))
        self._list.setUniformItemSizes(True)
        self._list.setModel(self._filter)
        column = QVBoxLayout(self)
        column.setContentsMargins(GAP, GAP, GAP, GAP)
        column.addWidget(self._search)
        column.addWidget(self._list)
        self._search.textChanged.connect(self._filter.setFilterFixedString)
        self._list.clicked.connect(lambda _index: self._report())
        self._list.activated.connect(lambda _index: self._report())

    def set_columns(self, columns: Sequence[str]) -> None:
        self._model.clear()
        for name in columns:
            item = QStandardItem(name)
            item.setEditable(False)
            item.setCheckable(self._several)
            self._model.appendRow(item)

    def open_under(self, widget: QWidget, chosen: Sequence[str]) -> None:
        known = set(chosen)
        for item in self._items():
            if self._several:
                item.setCheckState(Qt.CheckState.Checked if item.text() in known else Qt.CheckState.Unchecked)
        self.setFixedWidth(max(200, widget.width()))
        self.move(widget.mapToGlobal(QPoint(0, widget.height())))
        self._search.clear()
        self.show()
        self._search.setFocus()

    def _items(self) -> list[QStandardItem]:
        return [self._model.item(number) for number in range(self._model.rowCount())]

    def _report(self) -> None:
        if self._several:
            checked = [i.text() for i in self._items() if i.checkState() == Qt.CheckState.Checked]
            self.picked.emit(checked)
            return
        self.picked.emit([self._list.currentIndex().data()])
        self.hide()
