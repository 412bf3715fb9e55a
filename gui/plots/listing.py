"""A list in the middle of a workspace: sortable, walked through by keyboard, saved as CSV.

class Groups(Listing):
    view = "groups"
    title = "Groups"
    help = "Widest envelope first: these series lose most."
    empty = "No groups yet."

    def draw(self, value: GroupList) -> None:
        self.draw_rows([Column("Group", value.ids), Column("VL", value.losses, 3)], by=1)

groups.row_chosen.connect(...)      # the row as it was given, whatever the sorting
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from gui.base.incremental import soon
from gui.base.panel import Panel
from gui.base.save_path import ask_save_path
from gui.plots import picture_export
from gui.plots.table import Column, TableView

FINE = 4


class Listing(Panel):
    row_chosen = Signal(int)
    row_hovered = Signal(int)  # -1: none
    stamp = ""  # said where a list that tells of the original is saved

    def __init__(self, parent: QWidget | None = None):
        super().__init__(parent)
        self.table_view = TableView(self.title or self.tr("List"))
        self.table_view.row_chosen.connect(self.row_chosen)
        self.table_view.row_hovered.connect(self.row_hovered)
        self._note = QLabel(wordWrap=True)
        self._empty = QLabel(alignment=Qt.AlignmentFlag.AlignCenter, wordWrap=True, margin=16)
        self._caption = QLabel(wordWrap=True)
        for label in (self._empty, self._caption):
            label.setProperty("rank", "muted")
        self._caption.setContentsMargins(2 * FINE, 0, 2 * FINE, FINE)
        self._pages = QStackedWidget()
        self._pages.addWidget(self._empty)
        self._pages.addWidget(self.table_view)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(FINE)
        column.addLayout(self._toolbar())
        column.addWidget(self._pages, 1)
        column.addWidget(self._caption)
        self.show_empty(self.empty or self.tr("Nothing to list yet."))

    def draw_rows(
        self,
        columns: Sequence[Column],
        by: int = -1,
        way: Qt.SortOrder = Qt.SortOrder.DescendingOrder,
        note: str = "",
    ) -> None:
        """Show the columns sorted by one of them; `note` stands above the list."""
        self.table_view.setAccessibleName(self.title or self.tr("List"))
        self.table_view.setAccessibleDescription(self.help)
        self.table_view.show_columns(columns, by, way)
        self._note.setText(note)
        soon(self, self._fit_note)
        self._caption.setText(self.help)
        self._save.setVisible(True)
        self._pages.setCurrentWidget(self.table_view)

    def show_empty(self, text: str) -> None:
        self.table_view.show_columns([])
        self._note.setText("")
        self._empty.setText(text)
        self._save.setVisible(False)
        self._pages.setCurrentWidget(self._empty)

    def show_waiting(self) -> None:
        if self._pages.currentWidget() is self._empty:
            self._empty.setText(self.tr("Being computed…"))

    def choose(self, row: int) -> None:
        self.table_view.choose(row)

    def choose_first(self) -> None:
        """The row on top of the list as it is sorted."""
        if self.table_view.rows.rowCount():
            self.table_view.setCurrentIndex(self.table_view.rows.index(0, 0))

    def save_csv(self, path: Path) -> None:
        picture_export.write_csv(path, *self.table())

    def table(self) -> tuple[list[str], list[list[Any]]]:
        """All columns in the order of the list."""
        columns = self.table_view.rows.columns
        rows = [[column.values[row] for column in columns] for row in self.table_view.rows.order.tolist()]
        return [column.name for column in columns], rows

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        soon(self, self._fit_note)  # when its line knows its new width

    def _fit_note(self) -> None:
        """Two lines high where it needs two: a line of tools has the height of its buttons."""
        self._note.setMinimumHeight(max(0, self._note.heightForWidth(self._note.width())))

    def _toolbar(self) -> QHBoxLayout:
        self._save = QToolButton(autoRaise=True)
        self._save.setText(self.tr("Data as CSV…"))
        self._save.setToolTip(self.tr("Save the list"))
        self._save.clicked.connect(self._save_as)
        bar = QHBoxLayout()
        bar.setContentsMargins(2 * FINE, FINE, FINE, 0)
        bar.addWidget(self._note, 1)
        bar.addWidget(self._save)
        return bar

    def _save_as(self) -> None:
        name = self.tr("{title}, not for publication").format(title=self.title) if self.stamp else self.title
        path = ask_save_path(self, self.stamp or self.tr("Save"), f"{name}.csv", "csv")
        if path is None:
            return
        try:
            self.save_csv(path)
            if self.stamp:
                self._note.setText(self.stamp)
        except OSError as problem:
            self._note.setText(self.tr("Not saved: {problem}").format(problem=problem))
