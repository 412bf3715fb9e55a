"""Jobs: a QThread that drives a worker process, so that the window never waits for the GIL.

    job = worker.submit("run", task)
    job.returned.connect(self._show)    # also: started, progressed, snapshot, errored, cancelled, finished

All signals of a job arrive in the thread that made the worker (the window's), one message a turn of its
event loop: a worker that answers faster than plots are drawn does not keep the mouse waiting. Cancel
asks first and ends the process after half a second; a process that dies costs the job, nothing else.
"""

from __future__ import annotations

import itertools
import multiprocessing
import queue
import threading
import time
from collections import deque
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Qt, QThread, QTimer, Signal

from engine.core import ipc, staging, worker
from engine.core.errors import SfumatoError
from engine.core.progress import Update
from engine.core.worker import Done, Failed, Request, Snapshot, Stopped

GRACE = 0.5  # seconds between asking a run to stop and ending its process
LOOK = 0.05  # how often a waiting thread looks whether Cancel was pressed


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


class Post(QObject):
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

    def __init__(self, post: Post, method: str, arguments: tuple[Any, ...]):
        super().__init__()
        self.ticket = Ticket(method, arguments)
        self._post = post
        post.expect(self)

    def cancel(self) -> None:
        """Ask it to stop; a job that still waits for its turn ends at once."""
        self.ticket.stop()
        if self.ticket.take():
            self._post.put(self.ticket, Stopped())

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


class Worker(QThread):
    """Carries out jobs one after the other in a process of its own, kept warm."""

    def __init__(self, parent: QObject | None = None):
        super().__init__(parent)
        self._post = Post(self)
        self._tickets: queue.SimpleQueue[Ticket | None] = queue.SimpleQueue()
        self._process: multiprocessing.process.BaseProcess | None = None
        self._connection: Connection | None = None
        self._ended = False  # the process was killed or died, and waits to be replaced
        self._closed = False
        context = multiprocessing.get_context("spawn")
        self._context, self._cancelled = context, context.Value("q", 0, lock=False)

    def submit(self, method: str, *arguments: Any) -> Job:
        job = Job(self._post, method, arguments)
        self._tickets.put(job.ticket)
        self.warm_up()
        return job

    def warm_up(self) -> None:
        """Start the thread and its process; once closed, never again (a window that closes may still ask)."""
        if not self._closed and not self.isRunning():
            self.start()

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process is not None else None

    def close(self) -> None:
        """End the thread and its process for good; what runs or waits is given up."""
        self._closed = True
        self._tickets.put(None)
        self.wait()

    def run(self) -> None:
        self._start_process()
        while (ticket := self._tickets.get()) is not None and not self._closed:
            if ticket.take():
                answer = self._carry_out(ticket)
                if ticket.request.method == "release" and (self._ended or isinstance(answer, Stopped)):
                    if self._ended:
                        self._end_process()  # gone, so that it leaves no more while its traces are taken away
                    # also where it stopped by itself: Cancel may have come while it was tidying up
                    staging.tidy(Path(ticket.request.arguments[1].folder))
                self._post.put(ticket, answer)
                if self._ended and not self._closed:  # only now: the steward has waited long enough
                    self._start_process()
        self._end_process()

    def _carry_out(self, ticket: Ticket) -> Done | Failed | Stopped:
        if self._process is None or not self._process.is_alive():
            self._start_process()
        assert self._connection is not None and self._process is not None
        self._post.put(ticket, ticket.request)
        try:
            self._connection.send(ticket.request)
            return self._listen(ticket, self._connection, self._process)
        except (EOFError, OSError):
            return self._lost()

    def _listen(self, ticket: Ticket, connection: Connection, process: Any) -> Done | Failed | Stopped:
        while True:
            ready = wait([connection, process.sentinel], timeout=LOOK)
            if connection in ready:
                message = ipc.receive(connection)
                if isinstance(message, Done | Failed | Stopped):
                    return message
                self._post.put(ticket, message)
            elif ready:
                return self._lost()
            if self._closed:
                ticket.stop()
            if ticket.stop_wanted_at is not None:
                self._cancelled.value = ticket.request.number
                if time.monotonic() - ticket.stop_wanted_at > GRACE:
                    process.kill()
                    self._ended = True
                    return Stopped()

    def _lost(self) -> Failed:
        code = self._process.exitcode if self._process is not None else None
        self._ended = True
        error = SfumatoError(
            f"the computation ended unexpectedly (exit code {code}): "
            "it was stopped from outside or ran out of memory",
            hint="your file and settings are untouched: run again, or try with a smaller file",
        )
        return Failed(error)

    def _start_process(self) -> None:
        """A new process in place of the one there was."""
        self._end_process()
        self._ended = False
        ours, theirs = self._context.Pipe()
        self._process = self._context.Process(
            target=worker.serve, args=(theirs, self._cancelled), daemon=True, name="sfumato worker"
        )
        self._process.start()
        theirs.close()
        self._connection = ours

    def _end_process(self) -> None:
        process, self._process = self._process, None
        connection, self._connection = self._connection, None
        if process is not None:
            process.kill()
            process.join()
        if connection is not None:
            ipc.discard(connection)
