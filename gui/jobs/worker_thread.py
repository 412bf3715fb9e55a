"""The thread that drives a worker process, so that the window never waits for the GIL.

Cancel asks first and ends the process after half a second; a process that dies costs the job, nothing else.
"""

from __future__ import annotations

import multiprocessing
import queue
import time
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QThread

from engine.core import ipc, staging, worker
from engine.core.batch import folder_names
from engine.core.errors import SfumatoError
from engine.core.worker import Done, Failed, Request, Stopped
from gui.jobs.job import Job, Mailbox, Ticket

GRACE = 0.5  # seconds between asking a run to stop and ending its process
POLL = 0.05  # seconds between two looks whether Cancel was pressed


class Worker(QThread):
    """Carries out jobs one after the other in a process of its own, kept warm."""

    def __init__(self, parent: QObject | None = None):
        super().__init__(parent)
        self._mailbox = Mailbox(self)
        self._tickets: queue.SimpleQueue[Ticket | None] = queue.SimpleQueue()
        self._process: multiprocessing.process.BaseProcess | None = None
        self._connection: Connection | None = None
        self._ended = False  # the process was killed or died, and waits to be replaced
        self._closed = False
        context = multiprocessing.get_context("spawn")
        self._context, self._cancelled = context, context.Value("q", 0, lock=False)

    def submit(self, method: str, *arguments: Any) -> Job:
        job = Job(self._mailbox, method, arguments)
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
                if (folders := _written_to(ticket.request)) and (self._ended or isinstance(answer, Stopped)):
                    if self._ended:
                        self._end_process()  # gone, so that it leaves no more while its traces are taken away
                    # also where it stopped by itself: Cancel may have come while it was tidying up
                    for folder in folders:
                        staging.tidy(folder)
                self._mailbox.put(ticket, answer)
                if self._ended and not self._closed:  # only now: the steward has waited long enough
                    self._start_process()
        self._end_process()

    def _carry_out(self, ticket: Ticket) -> Done | Failed | Stopped:
        if self._process is None or not self._process.is_alive():
            self._start_process()
        assert self._connection is not None and self._process is not None
        self._mailbox.put(ticket, ticket.request)
        try:
            self._connection.send(ticket.request)
            return self._listen(ticket, self._connection, self._process)
        except (EOFError, OSError):
            return self._lost()

    def _listen(self, ticket: Ticket, connection: Connection, process: Any) -> Done | Failed | Stopped:
        while True:
            ready = wait([connection, process.sentinel], timeout=POLL)
            if connection in ready:
                message = ipc.receive(connection)
                if isinstance(message, Done | Failed | Stopped):
                    return message
                self._mailbox.put(ticket, message)
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


def _written_to(request: Request) -> list[Path]:
    """The folders of releases that a request writes."""
    if request.method == "release":
        return [Path(request.arguments[1].folder)]
    if request.method == "batch":
        order = request.arguments[0]
        return [Path(order.options.folder) / name for name in folder_names(order.files)]
    return []
