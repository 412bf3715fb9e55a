"""What leaves, listed: every part of the original with what became of it, and the first released rows.

The steward works inside the house and reads the names of columns that are only counted in the release.
"""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QTableWidget,
    QTableWidgetItem,
)

from engine.core.first_rows import Head
from engine.core.technique import Done, Leaving
from engine.core.text import Text
from gui.base import icons, theme
from gui.base.i18n import counted, translated
from gui.base.theme import GAP
from gui.widgets.basics import Card, label
from gui.widgets.preview_table import PreviewModel

ORDER = ("kept", "changed", "dropped")  # what needs a look first
MOST_LINES = 10  # seen without scrolling
MOST_PARTS = 2000
NARROWEST = 560  # pixels of the card before it was ever laid out
SIDES = 28  # pixels of the card beside its table
LEAST_HOW = 0.25  # share of the width in which is said how a part was treated
ICON = Qt.ItemDataRole.DecorationRole
EXAMPLE, HOW = 2, 3  # columns: of examples, and of what was done


class WholeWords(QStyledItemDelegate):
    """Asks for the height of all its lines; Qt's own forgets that a cell has air at its sides."""

    AIR = 12  # pixels of a side: padding of the style sheet, and Qt's own

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        view = self.parent()
        assert isinstance(view, QTableView)
        beside = 2 * self.AIR + (view.iconSize().width() if index.data(ICON) else 0)
        room = QRect(0, 0, max(1, view.columnWidth(index.column()) - beside), 10_000)
        text = str(index.data() or "")
        needed = view.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, text).height()
        size = super().sizeHint(option, index)
        return QSize(size.width(), max(size.height(), needed + 4))


class LeavingCard(Card):
    def __init__(self) -> None:
        super().__init__(GAP)
        self.column.addWidget(label(self.tr("What leaves"), "heading"))
        self._words = label("", "muted")
        self.parts = QTableWidget(0, 4)
        _read_only(self.parts, self.tr("What becomes of every part of the original"))
        self.parts.setHorizontalHeaderLabels(
            [
                self.tr("Part of the original"),
                self.tr("What becomes of it"),
                self.tr("For example (stays here)"),
                self.tr("How"),
            ]
        )
        self.parts.setItemDelegate(WholeWords(self.parts))
        header = self.parts.horizontalHeader()
        header.setSectionResizeMode(HOW, QHeaderView.ResizeMode.Stretch)
        self._later = QTimer(
            self, singleShot=True, interval=0
        )  # columns are resized one by one: once after all
        self._later.timeout.connect(self._fit)
        header.sectionResized.connect(lambda *_sizes: self._later.start())
        self.further = label("", "muted")
        self._file = label("", "muted")
        self.rows = QTableView()
        _read_only(self.rows, self.tr("First released rows"))
        self._model = PreviewModel()
        self.rows.setModel(self._model)
        for part in (self._words, self.parts, self.further, self._file, self.rows):
            self.column.addWidget(part)
        self._done = Done()
        theme.follow(self, "_list_again")
        self.hide()

    def _list_again(self) -> None:
        self._list(self._done)

    def show_leaving(self, done: Done, head: Head) -> None:
        self._done = done
        kept = sum(part.treatment == "kept" for part in by_name(done))
        several = self.tr("{parts} parts of the original leave as they are.").format(parts=kept)
        one = self.tr("One part of the original leaves as it is.")
        none = self.tr("No part of the original leaves as it is.")
        self._words.setText(none if not kept else one if kept == 1 else several)
        self._list(done)
        self._file.setText(
            self.tr("The first released rows ({file}), as they stand in the file:").format(file=head.file)
        )
        self._model.show_rows(head.columns, head.rows)
        self.rows.resizeColumnsToContents()
        _fit_height(self.rows, len(head.rows))
        self.show()

    def _list(self, done: Done) -> None:
        found = sorted(by_name(done), key=lambda part: ORDER.index(part.treatment))
        parts = found[:MOST_PARTS]
        more = self.tr("{count} further {count:part is|parts are} not listed here.")
        more = counted(more, count=len(found) - len(parts))
        self.further.setText(more)
        self.further.setVisible(len(parts) < len(found))
        self.parts.setRowCount(len(parts))
        self.parts.setColumnHidden(EXAMPLE, not any(part.example for part in parts))
        for row, part in enumerate(parts):
            self._write(row, part)
        self._fit()
        self._later.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._later.start()

    def _fit(self) -> None:
        self._fit_columns()
        self._fit_rows()

    def _fit_columns(self) -> None:
        """As wide as their words, but for a quarter of the room that says how a part was treated. Where it
        does not suffice, words go on in a second line, and no heading is cut."""
        header, shown = self.parts.horizontalHeader(), (1, 0, EXAMPLE)
        room = max(self.width(), NARROWEST) - SIDES
        least = {column: header.sectionSizeHint(column) for column in shown}
        wide = {column: max(self.parts.sizeHintForColumn(column), least[column]) for column in shown}
        for column in (0, EXAMPLE):
            wide[column] = max(min(wide[column], room // 3), least[column])
        over = sum(wide[c] for c in shown if not self.parts.isColumnHidden(c)) - int((1 - LEAST_HOW) * room)
        for column in shown:  # the words of the treatment give way first
            given = max(0, min(over, wide[column] - least[column]))
            wide[column], over = wide[column] - given, over - given
            self.parts.setColumnWidth(column, wide[column])

    def _fit_rows(self) -> None:
        """All is read whole, in several lines if need be. Far down a long list that is how a part was
        treated, measured once for all parts of which the same is said."""
        count = self.parts.rowCount()
        high: dict[str, int] = {}
        for row in range(count):
            how = self.parts.model().index(row, HOW)
            if row < 4 * MOST_LINES:
                self.parts.resizeRowToContents(row)
                continue
            if how.data() not in high:
                high[how.data()] = self.parts.sizeHintForIndex(how).height()
            if self.parts.rowHeight(row) != high[how.data()]:
                self.parts.setRowHeight(row, high[how.data()])
        seen = sum(self.parts.rowHeight(row) for row in range(min(count, MOST_LINES)))
        self.parts.setFixedHeight(self.parts.horizontalHeader().sizeHint().height() + seen + 22)

    def _write(self, row: int, part: Leaving) -> None:
        colours = theme.current()
        name = translated(part.name) if isinstance(part.name, Text) else part.name  # a name of the data
        shown = (name, treatment_words(part.treatment), example_words(part), translated(part.how))
        for column, text in enumerate(shown):
            cell = QTableWidgetItem(text)
            cell.setToolTip(text)
            if part.treatment == "kept":
                cell.setForeground(QColor(colours.warn))
            elif part.treatment == "dropped":
                cell.setForeground(QColor(colours.muted))
            if column == 1 and part.treatment == "kept":
                cell.setIcon(icons.icon("warn", colours.warn))
            self.parts.setItem(row, column, cell)


def by_name(done: Done) -> list[Leaving]:
    """One line for each column or attribute by its own name, where the house knows it."""
    return [replace(part, name=name) for part in done.leaving for name in part.in_the_house or (part.name,)]


def example_words(part: Leaving) -> str:
    """One cell of the original and what became of it; nothing where it does not leave."""
    if part.example is None or part.treatment == "dropped":
        return ""
    before, after = (cell or QCoreApplication.translate("Leaving", "(empty)") for cell in part.example)
    return after if part.treatment == "kept" else f"{before} → {after}"


def treatment_words(treatment: str) -> str:
    return {
        "kept": QCoreApplication.translate("Leaving", "leaves as it is"),
        "changed": QCoreApplication.translate("Leaving", "changed"),
        "dropped": QCoreApplication.translate("Leaving", "not released"),
    }[treatment]


def _read_only(table: QTableView, name: str) -> None:
    table.setAccessibleName(name)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setShowGrid(False)
    table.setAlternatingRowColors(True)
    table.setTabKeyNavigation(False)
    table.verticalHeader().hide()
    table.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    table.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


def _fit_height(table: QTableView, lines: int) -> None:
    """As high as its lines, up to ten of them."""
    high = table.verticalHeader().defaultSectionSize()
    table.setFixedHeight(table.horizontalHeader().sizeHint().height() + high * min(lines, MOST_LINES) + 22)
