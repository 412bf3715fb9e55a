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

from engine import release, shipping, worker
from engine.errors import SfumatoError
from engine.progress import Update
from engine.worker import Done, Failed, Request, Snapshot, Stopped

GRACE = 0.5  # seconds between asking a run to stop and ending its process
LOOK = 0.05  # how often a waiting thread looks whether Cancel was pressed


class Post(QObject):
    """Takes messages in any thread and hands them out in its own."""

    _came = Signal()

    def __init__(self, parent: QObject):
        super().__init__(parent)
        self._waiting: deque[tuple[Job, Any]] = deque()
        self._timer = QTimer(self, interval=0, singleShot=True)
        self._timer.timeout.connect(self._hand_out)
        self._came.connect(self._timer.start, Qt.ConnectionType.QueuedConnection)

    def put(self, job: Job, message: Any) -> None:
        self._waiting.append((job, message))
        self._came.emit()

    def _hand_out(self) -> None:
        if not self._waiting:
            return
        job, message = self._waiting.popleft()
        if self._waiting:
            self._timer.start()  # before: what takes the message may ask the steward something
        job.deliver(message)


class Job(QObject):
    """One request to the worker, and what becomes of it."""

    started = Signal()
    progressed = Signal(object)  # engine.progress.Update
    snapshot = Signal(object)
    returned = Signal(object)
    errored = Signal(object, str)  # SfumatoError, details
    cancelled = Signal()
    finished = Signal()  # after returned, errored or cancelled

    _numbers = itertools.count(1)

    def __init__(self, post: Post, method: str, arguments: tuple[Any, ...]):
        super().__init__()
        self._post = post
        self.request = Request(next(self._numbers), method, arguments)
        self.stop_wanted_at: float | None = None
        self._taken = threading.Lock()  # by the worker's thread, or by a cancel that came first

    def cancel(self) -> None:
        """Ask it to stop; a job that still waits for its turn ends at once."""
        if self.stop_wanted_at is None:
            self.stop_wanted_at = time.monotonic()
            if self.take():
                self.arrived(Stopped())

    def take(self) -> bool:
        """True for the first who asks: the one who will say how the job ended."""
        return self._taken.acquire(blocking=False)

    def arrived(self, message: Any) -> None:
        """Called from the worker's thread."""
        self._post.put(self, message)

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
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._current: Job | None = None
        self._process: multiprocessing.process.BaseProcess | None = None
        self._connection: Connection | None = None
        self._ended = False  # the process was killed or died, and waits to be replaced
        context = multiprocessing.get_context("spawn")
        self._context, self._cancelled = context, context.Value("q", 0, lock=False)

    def submit(self, method: str, *arguments: Any) -> Job:
        job = Job(self._post, method, arguments)
        self._jobs.put(job)
        if not self.isRunning():
            self.start()
        return job

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process is not None else None

    def close(self) -> None:
        """End the thread and its process; a running job is given up."""
        if self._current is not None:
            self._current.cancel()
        self._jobs.put(None)
        self.wait()

    def run(self) -> None:
        self._start_process()
        while (job := self._jobs.get()) is not None:
            if job.take():
                self._current = job
                answer = self._carry_out(job)
                if job.request.method == "release" and (self._ended or isinstance(answer, Stopped)):
                    if self._ended:
                        self._end_process()  # gone, so that it leaves no more while its traces are taken away
                    # also where it stopped by itself: Cancel may have come while it was tidying up
                    release.tidy(Path(job.request.arguments[1].folder))
                job.arrived(answer)
                self._current = None
                if self._ended:  # only now: the steward has waited long enough
                    self._start_process()
        self._end_process()

    def _carry_out(self, job: Job) -> Done | Failed | Stopped:
        if self._process is None or not self._process.is_alive():
            self._start_process()
        assert self._connection is not None and self._process is not None
        job.arrived(job.request)
        try:
            self._connection.send(job.request)
            return self._listen(job, self._connection, self._process)
        except (EOFError, OSError):
            return self._lost()

    def _listen(self, job: Job, connection: Connection, process: Any) -> Done | Failed | Stopped:
        while True:
            ready = wait([connection, process.sentinel], timeout=LOOK)
            if connection in ready:
                message = shipping.receive(connection)
                if isinstance(message, Done | Failed | Stopped):
                    return message
                job.arrived(message)
            elif ready:
                return self._lost()
            if job.stop_wanted_at is not None:
                self._cancelled.value = job.request.number
                if time.monotonic() - job.stop_wanted_at > GRACE:
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
            shipping.discard(connection)
