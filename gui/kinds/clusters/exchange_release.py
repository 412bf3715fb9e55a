"""The release of a finished exchange: the gate, the folder, and what was written.

The same gate as in the Release step, filled by the command line (`master --gate`); the release is
written and verified by `master --release`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.core.technique import GateItem
from gui.base.theme import GAP
from gui.jobs.cli_process import CliProcess
from gui.widgets.basics import Button, Card, label, row, set_state
from gui.widgets.gate_list import GateList
from gui.widgets.path_field import PathField


class ReleaseCard(Card):
    judged = Signal()
    released = Signal(dict)
    refused = Signal(str)

    def __init__(self, policy: str = "", parent: QWidget | None = None):
        super().__init__(GAP)
        self._run, self._policy = "", policy
        self._process: CliProcess | None = None
        self.gate = GateList()
        # Inside a scroll area: rather scroll than squeeze the fields for reasons.
        self.gate.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.folder = PathField(self.tr("Folder of the release"), folder=True)
        self.folder.setPlaceholderText(self.tr("Folder of the release"))
        self.button = Button(self.tr("Release"), "release", self.release, primary=True)
        self.outcome = label("", "muted")
        self.column.addWidget(label(self.tr("Release"), "heading"))
        self.column.addWidget(
            label(
                self.tr("What the sites sent is finished. release/ may leave the house, audit/ stays here."),
                "muted",
            )
        )
        self.column.addWidget(self.gate)
        line = row(self.folder, self.folder.button, self.button)
        line.setStretch(0, 1)
        self.column.addLayout(line)
        self.column.addWidget(self.outcome)
        self.gate.changed.connect(self._refresh)
        self.folder.textChanged.connect(lambda _text: self._refresh())
        self.hide()

    def show_run(self, run: str) -> None:
        """The folder of a finished run, or nothing."""
        if run == self._run:
            return
        self._run = run
        self.setVisible(bool(run))
        if run:
            self.folder.setText(str(Path(run) / "released"))
            self.gate.show_items(())
            self._start(["--gate"], self._judged)

    def release(self) -> None:
        reasons = [f"{name}={why}" for name, why in self.gate.reasons().items()]
        words = [part for reason in reasons for part in ("--reason", reason)]
        self._start(["--release", self.folder.path(), *words], self._released)
        self._say(self.tr("Writing, then verifying in a process of its own…"), "")

    def _start(self, words: list[str], done: Any) -> None:
        policy = ["--policy", self._policy] if self._policy and Path(self._policy).is_file() else []
        self._process = CliProcess(["master", self._run, *words, *policy], self)
        self._process.answered.connect(done)
        self._process.failed.connect(self._refused)
        self._refresh()

    def _judged(self, answer: dict[str, Any]) -> None:
        self._process = None
        self.gate.show_items([GateItem(**item) for item in answer["gate"]])
        self.judged.emit()

    def _released(self, answer: dict[str, Any]) -> None:
        self._process = None
        self.gate.seen.setChecked(False)
        words = self.tr("Released and verified: {files} in {folder}.")
        folder = Path(answer["release"], "release")
        self._say(words.format(files=", ".join(sorted(answer["files"])), folder=folder), "good")
        self.released.emit(answer)

    def _refused(self, words: str) -> None:
        self._process = None
        self._refresh()
        self._say(words, "bad")
        self.refused.emit(words)

    def _refresh(self) -> None:
        reason = self.gate.open_point or ("" if self.folder.path() else self.tr("Choose a folder"))
        self.button.setEnabled(not reason and self._process is None)
        self._say(reason, "")

    def _say(self, words: str, state: str) -> None:
        self.outcome.setText(words)
        set_state(self.outcome, state)
