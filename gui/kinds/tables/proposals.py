"""What was recognised in the file, column by column, and what is proposed: one click accepts all of it.

A tick says whether the proposal of a column is taken. The scan looks at all cells of the file, in the worker;
the card says nothing of a cell but what is true of its column.
"""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
)

from engine.kinds.tables.view_types_risk import Proposal, Proposals
from gui.base import icons, theme
from gui.base.i18n import translated
from gui.base.panel import Panel
from gui.base.theme import GAP
from gui.widgets.basics import Button, Card, label, row, set_state

STATES = {"red": "bad", "amber": "warn", "green": "good"}
MOST_LINES, FEWEST_LINES = 6, 4  # seen without scrolling, on a large and on a small screen
COLUMN, FOUND, PROPOSED = range(3)


class BesideTheTick(QStyledItemDelegate):
    """Qt forgets the air between a tick and its words: "Income" became "Inco…" with room beside it."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return super().sizeHint(option, index) + QSize(2 * GAP, 0)


class ProposalsCard(Panel):
    view = "proposals"
    before_run = True
    title = "What was recognised"
    empty = "All cells are being looked through for names, numbers of persons, dates and free text …"

    accepted = Signal(object, set, bool)  # Proposals, names of the columns that are ticked, pseudonyms

    def __init__(self) -> None:
        super().__init__()
        self._found: Proposals | None = None
        self.card = Card(GAP // 2)
        self._words = label("", "muted")
        self.accept_button = Button(self.tr("Accept all"), "good", self._accept, primary=True)
        self.accept_button.setToolTip(
            self.tr("Gives the ticked columns their roles and puts the steps into the form (undo: Ctrl+Z)")
        )
        self.pseudonyms = QCheckBox(self.tr("Release pseudonyms of persons"))
        self.pseudonyms.setToolTip(
            self.tr(
                "Rows of one person can then be joined, and stay personal data: the gate asks for a reason. "
                "Without it persons are counted, and their numbers stay in the house."
            )
        )
        self.lines = QTableWidget(0, 3)
        self._lay_out_lines()
        head = row(label(self.title, "heading", wrap=False), None, self.pseudonyms, self.accept_button)
        self.card.column.addLayout(head)
        self.card.column.addWidget(self._words)
        self.card.column.addWidget(self.lines)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.card)
        self.pseudonyms.toggled.connect(self._change_pseudonyms)
        self.lines.itemChanged.connect(lambda _item: self._refresh())
        theme.changed.connect(self._list)
        self.clear()

    def _lay_out_lines(self) -> None:
        self.lines.setHorizontalHeaderLabels([self.tr("Column"), self.tr("Recognised"), self.tr("Proposed")])
        self.lines.setAccessibleName(self.tr("What is proposed for each column"))
        self.lines.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.lines.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.lines.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.lines.setShowGrid(False)
        self.lines.setTabKeyNavigation(False)
        self.lines.verticalHeader().hide()
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        self.lines.horizontalHeader().setDefaultAlignment(left)
        self.lines.setItemDelegateForColumn(COLUMN, BesideTheTick(self.lines))
        modes = ("ResizeToContents", "ResizeToContents", "Stretch")
        for place, mode in enumerate(modes):
            self.lines.horizontalHeader().setSectionResizeMode(place, getattr(QHeaderView.ResizeMode, mode))

    # --- what is shown ---------------------------------------------------------------------------

    def clear(self) -> None:
        self._found = None
        self._taken = False
        self.lines.setRowCount(0)
        self.lines.hide()
        super().clear()
        self._refresh()

    def show_empty(self, text: str) -> None:
        self._words.setText(text)

    def draw(self, value: Proposals) -> None:
        self._found = value
        self.lines.show()
        self._list()
        person = any(one.treatment == "pseudonymise" for one in value.columns)
        self.pseudonyms.setVisible(person)
        self._words.setText(self._sentence(value))
        set_state(self.card, "warn" if self._named(value) and not self._taken else "")

    def show_taken(self, taken: bool) -> None:
        """Whether the form holds what was accepted of this file."""
        self._taken = taken
        self._refresh()

    @property
    def ticked(self) -> set[str]:
        lines = (self.lines.item(place, COLUMN) for place in range(self.lines.rowCount()))
        return {line.text() for line in lines if line and line.checkState() == Qt.CheckState.Checked}

    def _named(self, found: Proposals) -> list[str]:
        return [one.column for one in found.columns if one.state == "red"]

    def _sentence(self, found: Proposals) -> str:
        named = self._named(found)
        if not named:
            return self.tr("No column names persons. Look the proposals through, then accept them.")
        words = self.tr("These must not leave as they are, they point at persons: {columns}.")
        if len(named) == 1:
            words = self.tr("This must not leave as it is, it points at persons: {columns}.")
        return words.format(columns=", ".join(named))

    def _list(self) -> None:
        if self._found is None:
            return
        unticked = (
            {one.column for one in self._found.columns} - self.ticked if self.lines.rowCount() else set()
        )
        blocked = self.lines.blockSignals(True)
        self.lines.setRowCount(len(self._found.columns))
        for place, one in enumerate(self._found.columns):
            self._write(place, one, one.column not in unticked)
        self.lines.blockSignals(blocked)
        high = self.lines.verticalHeader().defaultSectionSize()
        shown = min(len(self._found.columns), MOST_LINES)
        head = self.lines.horizontalHeader().sizeHint().height()
        self.lines.setMinimumHeight(head + high * min(shown, FEWEST_LINES) + 4)
        self.lines.setMaximumHeight(head + high * shown + 4)
        self._refresh()

    def _write(self, place: int, one: Proposal, ticked: bool) -> None:
        colours = theme.current()
        name = QTableWidgetItem(one.column)
        name.setFlags(name.flags() | Qt.ItemFlag.ItemIsUserCheckable)
        name.setCheckState(Qt.CheckState.Checked if ticked else Qt.CheckState.Unchecked)
        found = QTableWidgetItem(found_words(one))
        state = STATES[one.state]
        if one.state != "green":
            found.setIcon(icons.icon(state, getattr(colours, state)))
            found.setForeground(QColor(getattr(colours, state)))
        how = translated(one.how)
        if one.treatment == "pseudonymise" and not self.pseudonyms.isChecked():
            how = self.tr("counts as the person; not released")
        proposed = QTableWidgetItem(how)
        for cell, tip in ((name, one.column), (found, translated(one.why)), (proposed, how)):
            cell.setToolTip(tip)
        for at, cell in enumerate((name, found, proposed)):
            self.lines.setItem(place, at, cell)

    def _change_pseudonyms(self) -> None:
        self._taken = False
        self._list()

    def _refresh(self) -> None:
        ticked = self.ticked
        every = self._found is not None and len(ticked) == len(self._found.columns)
        self.accept_button.setEnabled(self._found is not None and bool(ticked) and not self._taken)
        words = (
            self.tr("Accepted")
            if self._taken
            else self.tr("Accept all")
            if every
            else self.tr("Accept the ticked")
        )
        self.accept_button.setText(f" {words}")
        self.accept_button.setAccessibleName(words)

    def _accept(self) -> None:
        if self._found is not None:
            self.accepted.emit(self._found, self.ticked, self.pseudonyms.isChecked())


def found_words(one: Proposal) -> str:
    """What the scan calls it; else what is known of it."""
    if one.kinds:
        return ", ".join(translated(kind) for kind in one.kinds)
    return translated(one.why)
