"""The worker process: a pipeline that answers requests, reports progress and hears Cancel.

It is started by spawn, kept warm, and never outlives its parent. A request names a method of
`Pipeline`; the answer is `Done`, `Failed` or `Stopped`, with `Update`s and `Snapshot`s before it.
"""

from __future__ import annotations

import _thread
import os
import signal
import threading
import time
import traceback
from dataclasses import dataclass
from multiprocessing import parent_process
from multiprocessing.connection import Connection
from types import FrameType
from typing import Any, Protocol

from engine.core import ipc
from engine.core.errors import Cancelled, SfumatoError
from engine.core.own_program import collect_seldom
from engine.core.pipeline import Pipeline
from engine.core.progress import Listener, Progress, Update
from engine.core.text import text

LOOK = 0.05  # seconds between two looks whether Cancel was pressed


@dataclass(frozen=True)
class Request:
    number: int
    method: str  # of Pipeline
    arguments: tuple[Any, ...]


@dataclass(frozen=True)
class Snapshot:
    value: Any


@dataclass(frozen=True)
class Done:
    value: Any


@dataclass(frozen=True)
class Failed:
    error: SfumatoError
    details: str = ""  # the traceback of an error nobody foresaw, for "Show details"


@dataclass(frozen=True)
class Stopped:
    """The request was cancelled."""


class Flag(Protocol):
    """A number that two processes share: of the request to stop."""

    value: int


def serve(connection: Connection, cancelled: Flag) -> None:
    """Answer requests until the pipe closes; `cancelled` is a shared number of the request to stop."""
    server = _RequestServer(connection, cancelled)
    collect_seldom()
    signal.signal(signal.SIGINT, server.interrupt)
    threading.Thread(target=_die_with_parent, daemon=True).start()
    threading.Thread(target=server.watch, daemon=True).start()
    server.work()


class _RequestServer(Listener):
    """Answers one request after the other.

    Engine code asks `progress.check()` at natural steps; a library call in between knows nothing of
    it. So a thread watches for Cancel and interrupts the main one (at its next line of Python), once
    for each request, never while a message is on the wire (half a message would end the talk) and never
    in the middle of an import.
    """

    def __init__(self, connection: Connection, cancelled: Flag):
        self._connection, self._cancelled = connection, cancelled
        self._pipeline = Pipeline()
        self._number = self._interrupted = 0
        self._open = False  # whether an interruption may come now
        self._kept: Any = None

    def work(self) -> None:
        while True:
            try:
                request = self._connection.recv()
            except (EOFError, OSError):
                return
            self._number = request.number
            try:
                answer = self._answer(request)
            except Cancelled:  # it came just after the work was done
                answer = Stopped()
            self._open = False
            self._kept = ipc.send(self._connection, answer)

    def _answer(self, request: Request) -> Done | Failed | Stopped:
        try:
            self._open = True
            return Done(getattr(self._pipeline, request.method)(*request.arguments, Progress(self)))
        except Cancelled:
            return Stopped()
        except SfumatoError as error:
            return Failed(error)
        except MemoryError:
            return Failed(
                SfumatoError(
                    "there is not enough memory for this run",
                    hint="close other programs or use a smaller file",
                )
            )
        except Exception as error:  # the last line of defence: the window shows it, nothing is lost
            sentence = SfumatoError(
                text("something went wrong inside Sfumato: {name}", name=type(error).__name__),
                hint="your file and settings are untouched; the details help to report it",
            )
            return Failed(sentence, traceback.format_exc())
        finally:
            self._open = False

    def watch(self) -> None:
        while True:
            time.sleep(LOOK)
            if self._open and self.cancelled() and self._interrupted != self._number:
                _thread.interrupt_main()

    def interrupt(self, _signal: int, frame: FrameType | None) -> None:
        if self._open and self.cancelled() and self._interrupted != self._number and not _importing(frame):
            self._interrupted = self._number
            raise Cancelled

    # --- what a run says on its way -------------------------------------------------------------

    def update(self, update: Update) -> None:
        self._open = False
        self._connection.send(update)
        self._open = True

    def snapshot(self, snapshot: object) -> None:
        self._open = False
        self._kept = ipc.send(self._connection, Snapshot(snapshot))
        self._open = True

    def cancelled(self) -> bool:
        return self._cancelled.value == self._number


def _importing(frame: FrameType | None) -> bool:
    """A library that is cut off in the middle of its import is broken for every run that follows."""
    while frame is not None:
        if frame.f_code.co_filename.startswith("<frozen importlib"):
            return True
        frame = frame.f_back
    return False


def _die_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
