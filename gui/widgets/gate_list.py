"""The release gate as a checklist: the program fills it, the steward gives reasons and signs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from engine.core.gate import LEAST_LETTERS, LEAST_WORDS, is_reason
from engine.core.technique import GateItem
from gui.base.i18n import translated
from gui.base.incremental import Increments
from gui.base.theme import GAP
from gui.widgets.basics import IconLabel, clear, label
from gui.widgets.wrapping_checkbox import WrappingCheckBox

STATES = {"green": "good", "amber": "warn", "red": "bad"}
AT_ONCE = 5  # lines that are put in their places in one turn


class GateLine(QWidget):
    """One item: shape and word for its state, what was found, and the reason where one is needed."""

    changed = Signal()

    def __init__(self, item: GateItem):
        super().__init__()
        self.item = item
        state = STATES[item.state]
        icon = IconLabel(state, 20, state)
        icon.setToolTip(state_words(item.state))
        line = QHBoxLayout(self)
        line.setContentsMargins(0, GAP // 2, 0, GAP // 2)
        line.setSpacing(GAP)
        line.addWidget(icon, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout()
        column.setSpacing(2)
        column.addWidget(label(translated(item.name), "heading"))
        column.addWidget(label(translated(item.detail), "muted"))
        self.reason = QLineEdit()
        self.reason.setPlaceholderText(self.tr("Why is this acceptable? (goes into the audit record)"))
        self.reason.setAccessibleName(self.tr("Reason for: {item}").format(item=translated(item.name)))
        self.reason.textChanged.connect(lambda _text: self.changed.emit())
        column.addWidget(self.reason)
        line.addLayout(column, 1)
        self.reason.setVisible(item.state == "amber")  # in its place: else it is a window for a moment
        self.setAccessibleName(f"{translated(item.name)}: {state_words(item.state)}")
        self.setAccessibleDescription(translated(item.detail))

    @property
    def open_point(self) -> str:
        """What still keeps the gate shut."""
        if self.item.state == "red":
            return self.tr("{item} is not fulfilled").format(item=translated(self.item.name))
        if self.item.state == "amber" and not is_reason(self.reason.text()):
            words = self.tr(
                "{item} needs a reason: at least a short sentence ({words} words, {letters} letters)"
            )
            return words.format(item=translated(self.item.name), words=LEAST_WORDS, letters=LEAST_LETTERS)
        return ""


class GateList(QWidget):
    changed = Signal()
    placed = Signal()  # all its lines are on show

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[GateLine] = []
        self._column = QVBoxLayout()
        self._column.setSpacing(0)
        self.seen = WrappingCheckBox(
            self.tr("I have looked at the result: it is useful for its purpose, and this may leave")
        )
        self.seen.setAccessibleName(self.tr("Signed by the steward"))
        self.seen.toggled.connect(lambda _on: self.changed.emit())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(self._column)
        column.addWidget(self.seen)
        self._turns = Increments(self)
        self._turns.ended.connect(self.placed)

    def show_items(self, items: Sequence[GateItem]) -> None:
        """The lines are made now, and put in their places (which dresses them) in the next turns."""
        reasons = self.reasons()
        clear(self._column)
        self.lines = [GateLine(item) for item in items]
        for line in self.lines:
            line.changed.connect(self.changed)
        self.put_reasons(reasons)
        self.seen.setChecked(False)  # what is signed is this result, not the one before
        self.changed.emit()
        self._turns.begin(self._place(self.lines))

    def _place(self, lines: Sequence[GateLine]) -> Iterator[None]:
        for number, line in enumerate(lines, 1):
            self._column.addWidget(line)
            if not number % AT_ONCE:
                yield
        self.order_focus()

    def order_focus(self) -> None:
        """Tab goes from reason to reason and then to the signature, not as they were made."""
        reasons = [line.reason for line in self.lines if line.item.state == "amber"]
        for before, after in pairwise([*reasons, self.seen]):
            QWidget.setTabOrder(before, after)

    def put_reasons(self, reasons: Mapping[str, str]) -> None:
        for line in self.lines:
            line.reason.setText(reasons.get(line.item.name, ""))

    def reasons(self) -> dict[str, str]:
        return {
            line.item.name: line.reason.text().strip() for line in self.lines if line.reason.text().strip()
        }

    @property
    def open_point(self) -> str:
        if not self.lines:
            return self.tr("The gate is being checked")
        points = [line.open_point for line in self.lines if line.open_point]
        if points:
            return points[0]
        return "" if self.seen.isChecked() else self.tr("Tick that you have looked at the result")


def state_words(state: str) -> str:
    return {
        "green": QCoreApplication.translate("Gate", "passed"),
        "amber": QCoreApplication.translate("Gate", "needs a reason"),
        "red": QCoreApplication.translate("Gate", "blocks the release"),
    }[state]
