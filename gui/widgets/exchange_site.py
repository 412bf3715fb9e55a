"""This house answers a master's message with its own rows."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QIntValidator
from PySide6.QtWidgets import QLineEdit

from gui.widgets.exchange_step import PathField, StepPage
from gui.widgets.tick import Tick


def tr(text: str) -> str:
    return QCoreApplication.translate("Exchange", text)


class SitePage(StepPage):
    def __init__(self, rows: str):
        super().__init__(
            tr(
                "A message was carried here. It is answered with this house's own rows, which stay; the "
                "answer is a file to carry back."
            )
        )
        self.message = PathField(self.tr("Message file"))
        self.rows = PathField(self.tr("File with own rows"))
        self.rows.setText(rows)
        self.memory = PathField(self.tr("Folder for memory and answers"), folder=True)
        self.least = QLineEdit("10")
        self.least.setValidator(QIntValidator(1, 1_000_000, self))
        self.points = Tick(self.tr("Answer with original points if asked to"))
        self.points.setToolTip(self.tr("Off: a message that asks for original rows is refused."))
        self.add_field(self.tr("Message file"), self.message)
        self.add_field(self.tr("File with own rows"), self.rows)
        self.add_field(
            self.tr("Folder for memory and answers"),
            self.memory,
            self.tr("The same folder for all rounds of a run. It stays in this house."),
        )
        self.add_field(
            self.tr("Never answer for fewer rows than"),
            self.least,
            self.tr("This house's own floor, whatever the master asks."),
        )
        self.column.addWidget(self.points)
        self.go_button.setText(self.tr(" Answer"))
        for field in (self.message, self.rows, self.memory, self.least):
            field.textChanged.connect(lambda _text: self.refresh())
        self.finish()

    def words(self) -> list[str]:
        words = ["site", self.message.path(), self.rows.path(), "--dir", self.memory.path()]
        words += ["--least-count", self.least.text()]
        return words + (["--allow-points"] if self.points.isChecked() else [])

    def folder(self) -> str:
        return self.memory.path()

    def obstacle(self) -> str:
        if not Path(self.message.path()).is_file():
            return self.tr("Choose the message that was carried here")
        if not Path(self.rows.path()).is_file():
            return self.tr("Choose the file with this house's rows")
        if not self.least.hasAcceptableInput():
            return self.tr("Say how few rows an answer may stand for")
        return "" if self.memory.path() else self.tr("Choose a folder")
