"""Exchange with other houses: answer a master's message with own rows, or be the master.

The steps are those of the command line (`site` and `master`), each in a process of its own; the
dialog fills in the words and says what to carry where. Nothing is sent anywhere: files are written
into a folder, and somebody carries them.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, QProcess, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QIntValidator
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QFileDialog,
    QLineEdit,
    QPlainTextEdit,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from engine.technique import Technique
from gui.theme import GAP
from gui.verifying import command
from gui.widgets.basics import Button, label, row, set_state
from gui.words import translated

MOST_WRITTEN = 40  # files listed after a step


def tr(text: str) -> str:
    return QCoreApplication.translate("Exchange", text)


class StepProcess(QObject):
    """One step by the command line; the answer is the object it prints."""

    finished = Signal(dict)
    failed = Signal(str)

    def __init__(self, words: Sequence[str], parent: QObject):
        super().__init__(parent)
        program, *before = command()
        self._process = QProcess(self)
        self._process.finished.connect(self._read)
        self._process.errorOccurred.connect(lambda _error: self.failed.emit(self._process.errorString()))
        self._process.start(program, [*before, *words, "--json"])

    def _read(self) -> None:
        text = bytes(self._process.readAllStandardOutput().data()).decode()
        try:
            answer = json.loads(text)
        except ValueError:
            self.failed.emit(bytes(self._process.readAllStandardError().data()).decode().strip())
            return
        if "error" in answer:
            self.failed.emit(". ".join(part for part in (answer["error"], answer.get("hint", "")) if part))
        else:
            self.finished.emit(answer)


class PathField(QLineEdit):
    """A line for a path with a button that asks for it; `folder` asks for a folder."""

    def __init__(self, name: str, folder: bool = False):
        super().__init__()
        self._name, self._folder = name, folder
        self.setAccessibleName(name)
        self.button = Button(self.tr("Choose…"), "", self._ask)
        self.button.setAccessibleName(self.tr("Choose {what}").format(what=name))

    def _ask(self) -> None:
        if self._folder:
            chosen = QFileDialog.getExistingDirectory(self, self._name, self.text())
        else:
            chosen, _ = QFileDialog.getOpenFileName(self, self._name, self.text())
        if chosen:
            self.setText(chosen)

    def path(self) -> str:
        return self.text().strip()


class StepPage(QWidget):
    """Fields, one button, and what came of it."""

    stepped = Signal(dict)
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
        self._process: StepProcess | None = None

    def finish(self) -> None:
        """After the fields: the button and the outcome."""
        self.column.addLayout(row(self.go_button, self.open_button, None))
        self.column.addWidget(self.outcome)
        self.column.addWidget(self.written, 10)
        self.column.addStretch(1)
        self.written.hide()
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
        self._process = StepProcess(self.words(), self)
        self._process.finished.connect(self._stepped)
        self._process.failed.connect(self._refused)
        self._say(self.tr("Working…"), "")
        self.written.hide()
        self.refresh()

    def _stepped(self, answer: dict[str, Any]) -> None:
        self._process = None
        state = self.tr("Finished") if answer["done"] else self.tr("Round {n}").format(n=answer["round"])
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
        self._say(words, "bad")
        self.refresh()
        self.refused.emit(words)

    def _say(self, words: str, state: str) -> None:
        self.outcome.setText(words)
        set_state(self.outcome, state)

    def _open(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(self.folder()))


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
        self.points = QCheckBox(self.tr("Answer with original points if asked to"))
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


class MasterPage(StepPage):
    def __init__(self, techniques: Sequence[Technique], chosen: str, columns: Sequence[str], settings: str):
        super().__init__(
            tr(
                "The master asks the sites and puts their answers together; it needs no rows. Begin with an "
                "empty folder, then come back with the answers of every round in its folder 'from'."
            )
        )
        self.run_folder = PathField(self.tr("Folder of the run"), folder=True)
        self.technique = QComboBox()
        for one in techniques:
            self.technique.addItem(translated(one.title), one.key)
        self.technique.setCurrentIndex(max(0, self.technique.findData(chosen)))
        self.sites, self.columns = QLineEdit(), QLineEdit(",".join(columns))
        self.sites.setPlaceholderText(self.tr("north, hill, harbour"))
        self.settings = QLineEdit(settings)
        self.settings.setPlaceholderText(self.tr("k=4, min_count=10"))
        self.add_field(self.tr("Folder of the run"), self.run_folder)
        self._beginning = QWidget()
        whole, self.column = self.column, QVBoxLayout(self._beginning)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.add_field(self.tr("Technique"), self.technique)
        self.add_field(self.tr("Sites (a name for each)"), self.sites)
        self.add_field(self.tr("Columns that all sites have"), self.columns)
        self.add_field(self.tr("Parameters that differ from the defaults"), self.settings)
        self.column = whole
        self.column.addWidget(self._beginning)
        for field in (self.run_folder, self.sites, self.columns):
            field.textChanged.connect(lambda _text: self.refresh())
        self.finish()

    def begun(self) -> bool:
        return bool(self.folder()) and (Path(self.folder()) / "master.json").exists()

    def refresh(self) -> None:
        self._beginning.setVisible(not self.begun())
        self.go_button.setText(self.tr(" Read answers and go on") if self.begun() else self.tr(" Begin"))
        super().refresh()

    def words(self) -> list[str]:
        words = ["master", self.folder()]
        if self.begun():
            return words
        words += ["--technique", self.technique.currentData()]
        words += ["--columns", self.columns.text(), "--sites", self.sites.text()]
        for setting in self.settings.text().split(","):
            if setting.strip():
                words += ["--set", setting.strip()]
        return words

    def folder(self) -> str:
        return self.run_folder.path()

    def obstacle(self) -> str:
        if not self.folder():
            return self.tr("Choose a folder")
        if not self.begun() and not (self.sites.text().strip() and self.columns.text().strip()):
            return self.tr("Name the sites and the columns")
        return ""

    def told(self, answer: dict[str, Any]) -> list[str]:
        lines = []
        for path in map(Path, answer["written"][:MOST_WRITTEN]):
            name = path.parent.name.removeprefix("to-")
            if path.parent.name.startswith("to-"):
                carry = self.tr("{file}: carry to {site}").format(file=path, site=name)
                back = f"round-{answer['round']}-site-{name}.json"
                put = self.tr("{carry}; put {back} into 'from' when it comes back")
                lines.append(carry if answer["done"] else put.format(carry=carry, back=back))
            else:
                lines.append(self.tr("{file}: the result").format(file=path))
        return lines


class ExchangeDialog(QDialog):
    def __init__(
        self,
        techniques: Sequence[Technique],
        chosen: str,
        rows: str = "",
        columns: Sequence[str] = (),
        settings: str = "",
        parent: QWidget | None = None,
    ):
        super().__init__(parent)
        self.setWindowTitle(self.tr("Exchange with other houses"))
        self.site = SitePage(rows)
        self.master = MasterPage(techniques, chosen, columns, settings)
        self.tabs = QTabWidget()
        self.tabs.addTab(self.site, self.tr("This house answers"))
        self.tabs.addTab(self.master, self.tr("This house is the master"))
        column = QVBoxLayout(self)
        column.addWidget(
            label(
                self.tr(
                    "Each house runs its own Sfumato and its rows never leave it. Messages are files that "
                    "somebody carries; a lost stick or a power cut costs nothing, every step can be repeated."
                )
            )
        )
        column.addWidget(self.tabs, 1)
        self.resize(640, 640)
