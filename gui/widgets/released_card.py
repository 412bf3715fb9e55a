"""After a release: what was written, where, and open folder, verify again, copy hashes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QGridLayout, QWidget

from engine.core.release import Release
from engine.core.technique import Check, find
from gui.base.i18n import translated
from gui.base.theme import GAP
from gui.jobs.cli_process import CliProcess
from gui.widgets.basics import Button, Card, IconLabel, clear, label, row, set_state
from gui.widgets.flow_layout import FlowLayout


class ReleasedCard(Card):
    look_wanted = Signal(object)  # Summary of what was written

    def __init__(self) -> None:
        super().__init__(GAP)
        set_state(self, "good")
        self._release: Release | None = None
        self._verification: CliProcess | None = None
        self._where = label()
        self._where.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._verdict = label()
        self._files = QGridLayout()
        self._files.setHorizontalSpacing(GAP * 2)
        self.look_button = Button(self.tr("Look at this release"), "inspect", self._look)
        self.look_button.setToolTip(
            self.tr("What was written is another draw than the one you looked at: see exactly that one")
        )
        self.verify_button = Button(self.tr("Verify again"), "good", self.verify)
        title = row(IconLabel("good", 22, "good"), label(self.tr("Released and verified"), "heading"))
        title.setStretch(1, 1)
        self.column.addLayout(title)
        self.column.addWidget(self._where)
        self.column.addLayout(self._files)
        buttons = self._buttons = FlowLayout(GAP)
        buttons.addWidget(self.look_button)
        self.folder_button = Button(self.tr("Open folder"), "folder", self._open_folder)
        buttons.addWidget(self.folder_button)
        buttons.addWidget(Button(self.tr("Open report"), "inspect", self._open_report))
        buttons.addWidget(self.verify_button)
        buttons.addWidget(Button(self.tr("Copy hashes"), "copy", self._copy_hashes))
        self.column.addLayout(buttons)
        self.column.addWidget(self._verdict)
        self.hide()

    @property
    def release(self) -> Release | None:
        """What is on show."""
        return None if self.isHidden() else self._release

    @property
    def verifying(self) -> bool:
        return not self.verify_button.isEnabled()

    def show_release(self, release: Release) -> None:
        self._release = release
        folder = Path(release.folder)
        self._where.setText(
            self.tr("{release} may leave the house; {audit} stays.").format(
                release=folder / "release", audit=folder / "audit"
            )
        )
        self.look_button.setVisible(find(release.outcome.task.technique).redraw_on_release)
        clear(self._files)
        for number, (name, digest) in enumerate(release.files):
            self._files.addWidget(label(name, wrap=False), number, 0)
            self._files.addWidget(self._digest(digest), number, 1)
        self._files.setColumnStretch(1, 1)
        passed = sum(check.passed for check in release.checks)
        words = self.tr("{passed} of {all} checks passed on the files as written, in a process of their own.")
        self._say("good", words.format(passed=passed, all=len(release.checks)))
        self.show()

    def take_focus(self) -> None:
        first = self.folder_button if self.look_button.isHidden() else self.look_button
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def _digest(self, digest: str) -> QWidget:
        shown = label(digest, "muted", wrap=False)
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        shown.setFont(font)
        shown.setMinimumWidth(60)
        shown.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        return shown

    def _look(self) -> None:
        if self._release is not None:
            self.look_wanted.emit(self._release.outcome)

    def verify(self) -> None:
        if self._release is None:
            return
        self.verify_button.setEnabled(False)
        self._say("", self.tr("Verifying…"))
        self._verification = CliProcess(["verify", self._release.folder], self)
        self._verification.answered.connect(self._show_verdict)
        self._verification.failed.connect(self._show_failure)

    def _show_verdict(self, answer: dict[str, Any]) -> None:
        self.verify_button.setEnabled(True)
        verified, checks = answer["verified"], [Check(**check) for check in answer["checks"]]
        if verified:
            words = self.tr("Verified again: all {n} checks passed.").format(n=len(checks))
        else:
            broken = next((check for check in checks if not check.passed), None)
            detail = f"{translated(broken.name)}: {translated(broken.detail)}" if broken else ""
            words = self.tr("The promise does not hold: {detail}").format(detail=detail)
        self._say("good" if verified else "bad", words)

    def _show_failure(self, words: str) -> None:
        self.verify_button.setEnabled(True)
        self._say("bad", self.tr("Could not verify: {why}").format(why=words.strip()))

    def _say(self, state: str, words: str) -> None:
        set_state(self._verdict, state)
        self._verdict.setText(words)

    def _open_folder(self) -> None:
        if self._release is not None:
            self._open(self._release.folder)

    def _open_report(self) -> None:
        if self._release is not None:
            self._open(str(Path(self._release.folder, "release", "report.html")))

    def _open(self, path: str) -> None:
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(path)):
            self._say("", self.tr("No program here opens this: {path}").format(path=path))

    def _copy_hashes(self) -> None:
        if self._release is not None:
            # the format sha256sum -c reads
            lines = [f"{digest}  {name}" for name, digest in self._release.files]
            QGuiApplication.clipboard().setText("\n".join(lines) + "\n")
            self._say("", self.tr("The hashes are copied, as sha256sum reads them."))
