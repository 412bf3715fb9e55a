"""Work in steps, one a turn of the event loop: in between the window lives.

self._turns = Turns(self)
self._turns.ended.connect(self._show)
self._turns.begin(self._make_cells())    # a generator; each `yield` gives the window a turn

A turn ends with a timer that is set anew. What is posted instead (also QTimer.singleShot(0)) is carried
out in the same turn, before anything the keyboard, the mouse or another timer has brought meanwhile. The
pause between two steps is for all that has come during one; where it did not suffice, the step waits once
more, so that a step and something else of weight do not come together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

PAUSE = 10  # milliseconds
LATE = 5  # milliseconds by which a pause was too short: the window had something else to do
PATIENCE = 10  # times that a step waits for it


class Increments(QObject):
    ended = Signal()  # after the last step; not when it was stopped

    def __init__(self, parent: QObject, pause: int = PAUSE, patience: int = PATIENCE):
        super().__init__(parent)
        self._patience = patience
        self._steps: Iterator[Any] | None = None
        self._pause = QElapsedTimer()
        self._waited = 0
        self._timer = QTimer(self, interval=pause, singleShot=True)
        self._timer.timeout.connect(self._due)

    @property
    def running(self) -> bool:
        return self._steps is not None

    def begin(self, steps: Iterator[Any]) -> None:
        """From the next turn on; what was under way is dropped."""
        self._steps = steps
        self._rest()

    def finish(self) -> None:
        """The steps that are left, at once."""
        for _step in self.steps():
            pass

    def steps(self) -> Iterator[None]:
        """The steps that are left, for whoever goes on with them in turns of his own."""
        while self.running:
            self._step()
            self._timer.stop()
            yield

    def stop(self) -> None:
        self._steps = None
        self._timer.stop()

    def _rest(self) -> None:
        self._pause.start()
        self._timer.start()

    def _due(self) -> None:
        if self._pause.elapsed() > self._timer.interval() + LATE and self._waited < self._patience:
            self._waited += 1
            self._rest()
        else:
            self._waited = 0
            self._step()

    def _step(self) -> None:
        steps = self._steps
        assert steps is not None
        try:
            next(steps)
        except StopIteration:
            if self._steps is steps:  # the step may have begun something else
                self.stop()
                self.ended.emit()
        else:
            if self.running:
                self._rest()


def soon(owner: QObject, act: Callable[[], Any]) -> None:
    """In the next turn, if the owner still lives then."""
    timer = QTimer(owner, interval=0, singleShot=True)
    timer.timeout.connect(act)
    timer.timeout.connect(timer.deleteLater)
    timer.start()


def paint_later(widget: QWidget) -> None:
    """What has been changed in it is painted in the next turn: to make and to paint are each long enough."""
    if widget.isVisible():
        widget.setUpdatesEnabled(False)
        soon(widget, lambda: widget.setUpdatesEnabled(True))
