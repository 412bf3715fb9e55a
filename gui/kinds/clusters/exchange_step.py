"""One step of an exchange: fields, a button, and what came of it.

The step is that of the command line, in a process of its own; the page fills in the words and says what
to carry where. A step that its steward has to agree to first is shown in words, with Accept and Refuse;
until then nothing is written.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QPlainTextEdit, QVBoxLayout, QWidget

from gui.base.i18n import translated
from gui.base.theme import GAP
from gui.jobs.cli_process import CliProcess
from gui.widgets.basics import Button, label, row, set_state

MOST_WRITTEN = 40  # files listed after a step


class StepPage(QWidget):
    """Fields, one button, and what came of it."""

    stepped = Signal(dict)
    asked = Signal(dict)  # the steward reads what is to be agreed to
    refused = Signal(str)

    def __init__(self, words: str):
        super().__init__()
        self.column = QVBoxLayout(self)
        self.column.setSpacing(GAP)
        self.column.addWidget(label(words, "muted"))
        self.outcome = label("")
        self.written = QPlainTextEdit(readOnly=True)
        self.written.setAccessibleName(self.tr("What was written, and what to do with it"))
        self.open_button = Button(self.tr("Open folder"), "open", self._open)
        self.go_button = Button("", "run", self.go, primary=True)
        self.accept_button = Button(self.tr("Accept"), "run", self.accept, primary=True)
        self.refuse_button = Button(self.tr("Refuse"), "", self.refuse)
        self._process: CliProcess | None = None

    def finish(self) -> None:
        """After the fields: the button and the outcome."""
        self.column.addLayout(row(self.go_button, self.open_button, None))
        self.column.addWidget(self.outcome)
        self.column.addWidget(self.written, 10)
        self.column.addLayout(row(self.accept_button, self.refuse_button, None))
        self.column.addStretch(1)
        self.written.hide()
        self._show_question(False)
        self.refresh()

    def add_field(self, name: str, field: QWidget, help: str = "") -> None:
        title = label(name)
        title.setBuddy(field)
        field.setAccessibleName(name)
        field.setToolTip(help)
        self.column.addWidget(title)
        button = getattr(field, "button", None)
        line = row(field, button) if button is not None else row(field)
        line.setStretch(0, 1)
        self.column.addLayout(line)

    def words(self) -> list[str]:
        """The step as the command line says it."""
        raise NotImplementedError

    def agreed_words(self) -> list[str]:
        """The same step by a steward who agrees to it."""
        return self.words()

    def folder(self) -> str:
        raise NotImplementedError

    def obstacle(self) -> str:
        """Why the step cannot be taken yet."""
        raise NotImplementedError

    def refresh(self) -> None:
        reason = self.obstacle()
        self.go_button.setEnabled(not reason and self._process is None)
        self.go_button.setToolTip(reason)
        self.open_button.setEnabled(Path(self.folder()).is_dir() if self.folder() else False)

    def go(self) -> None:
        self._start(self.words())

    def accept(self) -> None:
        self._start(self.agreed_words())

    def refuse(self) -> None:
        self._show_question(False)
        self.written.hide()
        self._say(self.tr("Refused: nothing was written, nothing leaves this house."), "")
        self.refresh()

    def _start(self, words: list[str]) -> None:
        self._process = CliProcess(words, self)
        self._process.answered.connect(self._answered)
        self._process.failed.connect(self._refused)
        self._say(self.tr("Working…"), "")
        self.written.hide()
        self._show_question(False)
        self.refresh()

    def _answered(self, answer: dict[str, Any]) -> None:
        self._process = None
        if answer.get("pending"):
            self._ask(answer)
        else:
            self._stepped(answer)

    def _ask(self, answer: dict[str, Any]) -> None:
        self._say(self.tr("Read this first. Nothing has been written yet."), "")
        self.written.setPlainText("\n".join(map(translated, answer["told"])))
        self.written.show()
        self._show_question(True)
        self.refresh()
        self.accept_button.setFocus()
        self.asked.emit(answer)

    def _show_question(self, shown: bool) -> None:
        self.accept_button.setVisible(shown)
        self.refuse_button.setVisible(shown)

    def _stepped(self, answer: dict[str, Any]) -> None:
        state = self.tr("Finished") if answer["done"] else self.tr("Round {n}").format(n=answer["round"])
        if not answer["round"]:
            state = self.tr("Joined")
        self._say(self.tr("{state}: {words}.").format(state=state, words=answer["next"]), "good")
        self.written.setPlainText("\n".join(self.told(answer)))
        self.written.show()
        self.refresh()
        self.stepped.emit(answer)

    def told(self, answer: dict[str, Any]) -> list[str]:
        """What to do with the files."""
        return list(answer["written"][:MOST_WRITTEN])

    def _refused(self, words: str) -> None:
        self._process = None
        self._show_question(False)
        self._say(words, "bad")
        self.refresh()
        self.refused.emit(words)

    def _say(self, words: str, state: str) -> None:
        self.outcome.setText(words)
        set_state(self.outcome, state)

    def _open(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(self.folder()))
