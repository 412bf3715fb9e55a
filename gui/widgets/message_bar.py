"""A bar in the workspace that says in words what is wrong and what to do; details are folded away."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QWidget

from engine.core.errors import Remedy, SfumatoError
from gui.base.i18n import translated
from gui.base.theme import GAP
from gui.widgets.basics import Button, Card, IconButton, IconLabel, clear, label, row, set_state
from gui.widgets.flow_layout import FlowLayout

ShownError = tuple[SfumatoError, str]  # and its details
ICONS = {"bad": "bad", "warn": "warn", "good": "good", "info": "info"}


class MessageBar(Card):
    remedy = Signal(object)  # the Remedy whose button was pressed

    def __init__(self) -> None:
        super().__init__()
        self._error: ShownError | None = None
        self._icon = IconLabel("info", 20)
        self._words = label("", "heading")
        self._hint = label()
        for text in (self._words, self._hint):
            text.setTextInteractionFlags(
                Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
            )
        self._buttons = FlowLayout(GAP)  # as many rows as the names of columns on them need
        self._ways: list[Button] = []
        self._more = Button(self.tr("Show details"), press=self._toggle_details)
        self._copy = Button(self.tr("Copy"), "copy", self._copy_all)
        self._details = QPlainTextEdit()
        self._details.setReadOnly(True)
        self._details.setAccessibleName(self.tr("Details"))
        self._details.setMaximumHeight(160)
        head = QWidget()
        line = QHBoxLayout(head)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(GAP)
        line.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        line.addWidget(self._words, 1)
        self._close = IconButton("close", self.tr("Close this message"), self.dismiss)
        line.addWidget(self._close, 0, Qt.AlignmentFlag.AlignTop)
        self._tools = QWidget()
        tools = QHBoxLayout(self._tools)
        tools.setContentsMargins(20 + GAP, 0, 0, 0)
        tools.addLayout(self._buttons, 1)
        tools.addLayout(row(self._more, self._copy))
        indented = row(20 + GAP, self._hint)
        indented.setStretch(1, 1)
        for part in (head, indented, self._tools, self._details):
            self.column.addLayout(part) if isinstance(part, QHBoxLayout) else self.column.addWidget(part)
        self.hide()

    @property
    def text(self) -> str:
        return self._words.text() if not self.isHidden() else ""

    def show_error(self, error: SfumatoError, details: str = "") -> None:
        self.say(
            "bad",
            sentence(translated(error.message)),
            sentence(translated(error.hint)),
            error.remedies,
            details,
        )
        self._error = error, details

    @property
    def error(self) -> ShownError | None:
        """The error on show: it can be said again, in another language too."""
        return None if self.isHidden() else self._error

    def say(
        self, state: str, words: str, hint: str = "", remedies: Sequence[Remedy] = (), details: str = ""
    ) -> None:
        self._error = None
        set_state(self, state)
        self._icon.show_icon(ICONS[state], "accent" if state == "info" else state)
        self._words.setText(words)
        self._hint.setText(hint)
        self._hint.setVisible(bool(hint))
        self._details.setPlainText(details)
        self._details.hide()
        self._offer(remedies)
        self._more.setVisible(bool(details))
        self._more.setText(self.tr("Show details"))
        self._copy.setVisible(bool(details))
        self._tools.setVisible(bool(details or any(one.changes for one in remedies)))
        self.setAccessibleName(words)
        self.setAccessibleDescription(hint)
        self.show()

    def dismiss(self) -> None:
        self.hide()

    def _offer(self, remedies: Sequence[Remedy]) -> None:
        clear(self._buttons)
        self._ways = [
            Button(translated(remedy.label), press=partial(self._choose, remedy))
            for remedy in remedies
            if remedy.changes  # others are for the command line
        ]
        for way in self._ways:
            self._buttons.addWidget(way)
        for before, after in pairwise([self._hint, *self._ways, self._more, self._copy, self._close]):
            QWidget.setTabOrder(before, after)  # ways out before the way to look away

    def focus_first(self) -> None:
        """The first way out is one key away."""
        for way in self._ways[:1]:
            way.setFocus(Qt.FocusReason.OtherFocusReason)

    def _choose(self, remedy: Remedy) -> None:
        self.dismiss()
        self.remedy.emit(remedy)

    def _toggle_details(self) -> None:
        shown = self._details.isHidden()
        self._details.setVisible(shown)
        self._more.setText(self.tr("Hide details") if shown else self.tr("Show details"))

    def _copy_all(self) -> None:
        parts = (self._words.text(), self._hint.text(), self._details.toPlainText())
        QGuiApplication.clipboard().setText("\n\n".join(part for part in parts if part))


def sentence(text: str) -> str:
    """With a capital, unless it begins with the name of a file: that is spelled as it is."""
    first = text.split(" ", 1)[0].rstrip(",:;.")
    return text if "." in first else text[:1].upper() + text[1:]
