"""A sub-command of this very program in a process of its own; its answer is the object it prints (--json)."""

from __future__ import annotations

import json
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QObject, QProcess, Signal

from engine.core.own_program import own_command
from engine.core.text import from_templates, joined


class CliProcess(QObject):
    answered = Signal(dict)
    failed = Signal(object)  # a text

    def __init__(self, arguments: Sequence[str], parent: QObject):
        super().__init__(parent)
        first, *before = own_command()
        self._process = QProcess(self)
        self._process.finished.connect(self._read)
        self._process.errorOccurred.connect(lambda _error: self.failed.emit(self._process.errorString()))
        self._process.start(first, [*before, *arguments, "--json", "--templates"])
        app = QCoreApplication.instance()
        assert app is not None
        app.aboutToQuit.connect(self._end)

    def _end(self) -> None:
        """With the program, and before the window is taken apart: nobody hears of it any more."""
        self._process.blockSignals(True)
        self._process.kill()
        self._process.waitForFinished()

    def _read(self) -> None:
        text = bytes(self._process.readAllStandardOutput().data()).decode()
        try:
            answer = from_templates(json.loads(text))
        except ValueError:
            self.failed.emit(bytes(self._process.readAllStandardError().data()).decode().strip())
            return
        if "error" in answer:
            self.failed.emit(
                joined(". ", [part for part in (answer["error"], answer.get("hint", "")) if part])
            )
        else:
            self.answered.emit(answer)
