"""This house joins a run and answers its messages with its own rows; its steward reads everything first."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QIntValidator
from PySide6.QtWidgets import QLineEdit

from gui.kinds.clusters.exchange_step import StepPage
from gui.widgets.path_field import PathField
from gui.widgets.wrapping_checkbox import WrappingCheckBox


def tr(text: str) -> str:
    return QCoreApplication.translate("Exchange", text)


class SitePage(StepPage):
    def __init__(self, rows: str):
        super().__init__(
            tr(
                "A joining or a message was carried here. What joining means, and what would leave this "
                "house in answer to a message, is said in words first; only what you accept is written, to "
                "be carried back."
            )
        )
        self.message = PathField(self.tr("Joining or message"))
        self.rows = PathField(self.tr("File with own rows"))
        self.rows.setText(rows)
        self.memory = PathField(self.tr("Folder for memory and answers"), folder=True)
        self.least = QLineEdit("10")
        self.least.setValidator(QIntValidator(1, 1_000_000, self))
        self.points = WrappingCheckBox(self.tr("Original rows may leave this house"))
        self.points.setToolTip(
            self.tr("For joining. Off: a run whose method sends original rows is not joined.")
        )
        self.add_field(self.tr("Joining or message"), self.message)
        self.add_field(self.tr("File with own rows"), self.rows)
        self.add_field(
            self.tr("Folder for memory and answers"),
            self.memory,
            self.tr("The same folder for all rounds of a run. It stays in this house."),
        )
        self.add_field(
            self.tr("Never answer for fewer rows than"),
            self.least,
            self.tr("For joining: this house's own floor, whatever the master asks in the whole run."),
        )
        self.column.addWidget(self.points)
        self.go_button.setText(self.tr(" Read"))
        for field in (self.message, self.rows, self.memory, self.least):
            field.textChanged.connect(lambda _text: self.refresh())
        self.finish()

    def refresh(self) -> None:
        joining = self.is_joining()
        self.least.setEnabled(joining)
        self.points.setEnabled(joining)
        super().refresh()

    def is_joining(self) -> bool:
        """By the first letters of the file; the command reads it strictly."""
        try:
            with open(self.message.path(), "rb") as file:
                return b'"joining"' in file.read(80)
        except OSError:
            return False

    def words(self) -> list[str]:
        words = ["site", self.message.path(), self.rows.path(), "--dir", self.memory.path()]
        if not self.is_joining():
            return words
        words += ["--least-count", self.least.text()]
        return words + (["--allow-points"] if self.points.isChecked() else [])

    def agreed_words(self) -> list[str]:
        return [*self.words(), "--accept" if self.is_joining() else "--yes"]

    def folder(self) -> str:
        return self.memory.path()

    def obstacle(self) -> str:
        if not Path(self.message.path()).is_file():
            return self.tr("Choose the joining or message that was carried here")
        if not Path(self.rows.path()).is_file():
            return self.tr("Choose the file with this house's rows")
        if not self.least.hasAcceptableInput():
            return self.tr("Say how few rows an answer may stand for")
        return "" if self.memory.path() else self.tr("Choose a folder")
