"""The strip at the bottom: phase, share, time left, Cancel; or the last thing that was said."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QElapsedTimer, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QWidget

from engine.core.progress import Update
from gui.base.i18n import numeral, translated
from gui.base.theme import GAP
from gui.widgets.basics import Button, label

SAID_FOR = 10_000  # ms
TICK = 1000  # ms between two estimates while a run says nothing


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
        self._said = label("", "muted", wrap=False)
        self._said.setAccessibleName(self.tr("Status"))
        self._silence = QTimer(self, singleShot=True, interval=SAID_FOR)
        self._silence.timeout.connect(self._said.clear)
        self._update: Update | None = None
        self._since = QElapsedTimer()
        self._tick = QTimer(self, interval=TICK)
        self._tick.timeout.connect(self._estimate_again)
        line = QHBoxLayout(self)
        line.setContentsMargins(GAP + 4, GAP // 2, GAP + 4, GAP // 2)
        line.setSpacing(GAP + 4)
        parts = ((self._phase, 0), (self._bar, 1), (self._left, 0), (self.button, 0), (self._said, 1))
        for part, stretch in parts:
            line.addWidget(part, stretch)
        # as high when idle as when running, so that the plots do not jump
        self.setFixedHeight(self.button.sizeHint().height() + GAP + 4)
        self._show_running(False)

    @property
    def running(self) -> bool:
        return not self._bar.isHidden()

    def say(self, words: str) -> None:
        """A line for the steward while nothing is under way."""
        self._said.setText(words)
        self._silence.start()

    def _show_running(self, running: bool) -> None:
        for part in (self._phase, self._bar, self._left, self.button):
            part.setVisible(running)
        self._said.setVisible(not running)

    def _show_share(self, share: float | None) -> None:
        """None: at work, nobody knows how far."""
        self._bar.setUpdatesEnabled(False)  # it would be painted at once, and the rest of the window with it
        self._bar.setRange(0, 0 if share is None else 1000)
        self._bar.setValue(round((share or 0) * 1000))
        self._bar.setUpdatesEnabled(True)

    def begin(self, what: str) -> None:
        self._what = what
        self._phase.setText(what)
        self._left.clear()
        self._update = None
        self._show_share(None)  # busy, until the first report
        self.button.setEnabled(True)
        self._show_running(True)

    def show_update(self, update: Update) -> None:
        self._show_share(update.fraction)
        phase = translated(update.phase) or self._what
        text = self.tr("{phase}: {message}") if update.message else "{phase}"
        self._phase.setText(text.format(phase=phase, message=translated(update.message)))
        self._update = update
        self._since.start()
        self._tick.start()
        self._show_left(update)

    def _estimate_again(self) -> None:
        """A phase that says nothing for a while takes longer than was thought: the time left grows, too."""
        if self._update is not None:
            waited = self._since.elapsed() / 1000
            self._show_left(replace(self._update, seconds=self._update.seconds + waited))

    def _show_left(self, update: Update) -> None:
        share = numeral(update.fraction, ".0%")
        left = update.remaining
        self._left.setText(share if left is None else f"{share} · {self._time_left(left)}")

    def stopping(self) -> None:
        self._phase.setText(self.tr("Stopping…"))
        self.button.setEnabled(False)

    def end(self) -> None:
        self._tick.stop()
        self._show_running(False)

    def _time_left(self, seconds: float) -> str:
        if seconds < 1.5:
            return self.tr("about a second left")
        if seconds < 90:
            return self.tr("{n} s left").format(n=round(seconds))
        return self.tr("{n} min left").format(n=round(seconds / 60))
