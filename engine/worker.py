"""The worker process: a desk that answers requests, reports progress and hears Cancel.

It is started by spawn, kept warm, and never outlives its parent. A request names a method of
`Desk`; the answer is `Done`, `Failed` or `Stopped`, with `Update`s and `Snapshot`s before it.
"""

from __future__ import annotations

import os
import signal
import threading
import traceback
from dataclasses import dataclass
from multiprocessing import parent_process
from multiprocessing.connection import Connection
from typing import Any

from engine import shipping
from engine.desk import Desk
from engine.errors import Cancelled, SfumatoError
from engine.progress import Listener, Progress, Update


@dataclass(frozen=True)
class Request:
    number: int
    method: str  # of Desk
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


def serve(connection: Connection, cancelled: Any) -> None:
    """Answer requests until the pipe closes; `cancelled` is a shared number of the request to stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_die_with_parent, daemon=True).start()
    desk, kept = Desk(), None
    while True:
        try:
            request = connection.recv()
        except (EOFError, OSError):
            return
        listener = _Wire(connection, cancelled, request.number)
        kept = shipping.send(connection, _answer(desk, request, Progress(listener)))  # noqa: F841


def _answer(desk: Desk, request: Request, progress: Progress) -> Done | Failed | Stopped:
    try:
        return Done(getattr(desk, request.method)(*request.arguments, progress))
    except Cancelled:
        return Stopped()
    except SfumatoError as error:
        return Failed(error)
    except MemoryError:
        return Failed(
            SfumatoError(
                "there is not enough memory for this run", hint="close other programs or use a smaller file"
            )
        )
    except Exception as error:  # the last line of defence: the window shows it, nothing is lost
        sentence = SfumatoError(
            f"something went wrong inside Sfumato: {type(error).__name__}",
            hint="your file and settings are untouched; the details help to report it",
        )
        return Failed(sentence, traceback.format_exc())


class _Wire(Listener):
    def __init__(self, connection: Connection, cancelled: Any, number: int):
        self._connection, self._cancelled, self._number = connection, cancelled, number
        self._kept: Any = None

    def update(self, update: Update) -> None:
        self._connection.send(update)

    def snapshot(self, snapshot: Any) -> None:
        self._kept = shipping.send(self._connection, Snapshot(snapshot))

    def cancelled(self) -> bool:
        return self._cancelled.value == self._number


def _die_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
