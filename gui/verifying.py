"""Verify a release folder again, in a process of its own: the same as `main.py verify DIR --json`."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, Signal

from engine.technique import Check


def command() -> list[str]:
    """How this very program is started with a sub-command."""
    if getattr(sys, "frozen", False):
        return [sys.executable]
    return [sys.executable, str(Path(__file__).resolve().parent.parent / "main.py")]


class Verification(QObject):
    finished = Signal(bool, list)  # verified, checks
    failed = Signal(str)

    def __init__(self, folder: str, parent: QObject | None = None):
        super().__init__(parent)
        program, *arguments = [*command(), "verify", folder, "--json"]
        self._process = QProcess(self)
        self._process.finished.connect(self._read)
        self._process.errorOccurred.connect(lambda _error: self.failed.emit(self._process.errorString()))
        self._process.start(program, arguments)

    def _read(self) -> None:
        text = bytes(self._process.readAllStandardOutput().data()).decode()
        try:
            found = json.loads(text)
            checks = [Check(**check) for check in found["checks"]]
        except (ValueError, KeyError, TypeError):
            self.failed.emit(text or bytes(self._process.readAllStandardError().data()).decode())
            return
        self.finished.emit(bool(found["verified"]), checks)
