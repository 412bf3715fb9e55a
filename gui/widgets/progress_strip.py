"""The strip at the bottom: phase, share, time left, Cancel."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QWidget

from engine.progress import Update
from gui.theme import GAP
from gui.widgets.basics import Button, label


class ProgressStrip(QWidget):
    cancel = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._what = ""
        self._phase = label("", wrap=False)
        self._phase.setMinimumWidth(260)
        self._bar = QProgressBar()
        self._bar.setRange(0, 1000)
        self._bar.setTextVisible(False)
        self._bar.setAccessibleName(self.tr("Progress"))
        self._left = label("", "muted", wrap=False)
        self._left.setMinimumWidth(130)
        self.button = Button(self.tr("Cancel"), "cancel", self.cancel.emit)
        self.button.setToolTip(self.tr("Stop and leave everything as before (Esc)"))
        line = QHBoxLayout(self)
        line.setContentsMargins(GAP + 4, GAP // 2, GAP + 4, GAP // 2)
        line.setSpacing(GAP + 4)
        for part, stretch in ((self._phase, 0), (self._bar, 1), (self._left, 0), (self.button, 0)):
            line.addWidget(part, stretch)
        self.hide()

    def keep_room(self, keep: bool) -> None:
        """Hold the place while hidden, so that the plots do not jump when a run begins."""
        policy = self.sizePolicy()
        policy.setRetainSizeWhenHidden(keep)
        self.setSizePolicy(policy)

    def begin(self, what: str) -> None:
        self._what = what
        self._phase.setText(what)
        self._left.clear()
        self._bar.setRange(0, 0)  # busy, until the first report
        self.button.setEnabled(True)
        self.show()

    def show_update(self, update: Update) -> None:
        self._bar.setRange(0, 1000)
        self._bar.setValue(round(update.fraction * 1000))
        phase = update.phase or self._what
        text = self.tr("{phase}: {message}") if update.message else "{phase}"
        self._phase.setText(text.format(phase=phase, message=update.message))
        share = self.tr("{share} %").format(share=round(update.fraction * 100))
        left = update.remaining
        self._left.setText(share if left is None else f"{share} · {self._time_left(left)}")

    def stopping(self) -> None:
        self._phase.setText(self.tr("Stopping…"))
        self.button.setEnabled(False)

    def end(self) -> None:
        self.hide()

    def _time_left(self, seconds: float) -> str:
        if seconds < 1.5:
            return self.tr("about a second left")
        if seconds < 90:
            return self.tr("{n} s left").format(n=round(seconds))
        return self.tr("{n} min left").format(n=round(seconds / 60))
