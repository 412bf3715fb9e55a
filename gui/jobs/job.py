"""A job: one request to the worker, and the signals that tell what becomes of it.

    job = worker.submit("run", task)
    job.returned.connect(self._show)    # also: started, progressed, snapshot, errored, cancelled, finished

All signals of a job arrive in the thread that made the worker (the window's), one message a turn of its
event loop: a worker that answers faster than plots are drawn does not keep the mouse waiting.
"""

from __future__ import annotations

import itertools
import threading
import time
from collections import deque
from typing import Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from engine.core.progress import Update
from engine.core.worker import Done, Failed, Request, Snapshot, Stopped


class Ticket:
    """What the worker's thread holds of a job: no QObject, which must end in the thread that made it."""

    _numbers = itertools.count(1)

    def __init__(self, method: str, arguments: tuple[Any, ...]):
        self.request = Request(next(self._numbers), method, arguments)
        self.stop_wanted_at: float | None = None
        self._taken = threading.Lock()

    def take(self) -> bool:
        """True for the first who asks, the worker's thread or a cancel: the one who will say how it ended."""
        return self._taken.acquire(blocking=False)

    def stop(self) -> None:
        if self.stop_wanted_at is None:
            self.stop_wanted_at = time.monotonic()


class Mailbox(QObject):
    """Takes messages about tickets in any thread and hands them to their jobs in its own."""

    _came = Signal()

    def __init__(self, parent: QObject):
        super().__init__(parent)
        self._jobs: dict[Ticket, Job] = {}  # those that have not ended
        self._waiting: deque[tuple[Ticket, Any]] = deque()
        self._timer = QTimer(self, interval=0, singleShot=True)
        self._timer.timeout.connect(self._hand_out)
        self._came.connect(self._timer.start, Qt.ConnectionType.QueuedConnection)

    def expect(self, job: Job) -> None:
        self._jobs[job.ticket] = job

    def put(self, ticket: Ticket, message: Any) -> None:
        self._waiting.append((ticket, message))
        self._came.emit()

    def _hand_out(self) -> None:
        if not self._waiting:
            return
        ticket, message = self._waiting.popleft()
        if self._waiting:
            self._timer.start()  # before: what takes the message may ask the steward something
        ended = isinstance(message, Done | Failed | Stopped)
        job = self._jobs.pop(ticket) if ended else self._jobs[ticket]
        job.deliver(message)


class Job(QObject):
    """One request to the worker, and what becomes of it."""

    started = Signal()
    progressed = Signal(object)  # engine.core.progress.Update
    snapshot = Signal(object)
    returned = Signal(object)
    errored = Signal(object, str)  # SfumatoError, details
    cancelled = Signal()
    finished = Signal()  # after returned, errored or cancelled

    def __init__(self, mailbox: Mailbox, method: str, arguments: tuple[Any, ...]):
        super().__init__()
        self.ticket = Ticket(method, arguments)
        self._mailbox = mailbox
        mailbox.expect(self)

    def cancel(self) -> None:
        """Ask it to stop; a job that still waits for its turn ends at once."""
        self.ticket.stop()
        if self.ticket.take():
            self._mailbox.put(self.ticket, Stopped())

    def deliver(self, message: Any) -> None:
        if isinstance(message, Request):
            self.started.emit()
        elif isinstance(message, Update):
            self.progressed.emit(message)
        elif isinstance(message, Snapshot):
            self.snapshot.emit(message.value)
        else:
            self._end(message)

    def _end(self, message: Done | Failed | Stopped) -> None:
        if isinstance(message, Done):
            self.returned.emit(message.value)
        elif isinstance(message, Failed):
            self.errored.emit(message.error, message.details)
        else:
            self.cancelled.emit()
        self.finished.emit()
