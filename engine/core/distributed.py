"""One door to a Dask cluster for every kind: the same function over the parts of a data set, merged here.

Reading, counting, sorting and cutting go to the workers. What draws, decides and writes stays in this
process, so a run on a cluster gives the bytes that one machine gives for the same recipe and seed. `HERE` in
place of an address goes over the parts one after another without a cluster: so a run on a cluster is checked
anywhere.

A part is read by whichever worker is free, by its path where the worker sees the same file there (size and
time of change agree), else from its bytes, which are sent. A worker that dies costs time: its part is read by
another one. Whatever cannot go on ends in a sentence, before anything was drawn or written.

Raw rows are on the workers while they read, those of a table until it is let go here (`Held`), and what they
keep in memory Dask may put on their disks: only machines of the own house. A Dask client can run any code on
scheduler and workers, and these can run code here.
"""

from __future__ import annotations

import asyncio
import copy
import time
import warnings
import weakref
from collections.abc import Callable, Sequence
from concurrent.futures import wait
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np

from engine import VERSION
from engine.core.distributed_connect import ANSWERING, connect_to_workers, connected, threads
from engine.core.distributed_weight import Weight
from engine.core.distributed_worker import (
    Absent,
    Answer,
    Content,
    FilePart,
    Part,
    Piece,
    Unfit,
    on_item,
    on_part,
    read_sent,
    read_there,
)
from engine.core.errors import InputError, Remedy, SfumatoError
from engine.core.number_format import grouped
from engine.core.progress import Progress
from engine.core.text import text
from engine.io.cleaning import note, note_bad_lines

if TYPE_CHECKING:
    from distributed import Client, Future

HERE = "here"
PATIENCE = 20.0  # seconds without any worker until a run gives up
TRIES = 3  # that a part is handed out again, where nobody says what became of it
AHEAD = 2  # parts handed out a thread: the next one is there when one is done
# offered where several files were given and one is meant
AS_PARTS = Remedy("They are parts of one: read them together", {"scheduler": HERE})

Item = TypeVar("Item")
Made = TypeVar("Made")


def map_parts(
    address: str, function: Callable[[Path], Made], parts: Sequence[Part], progress: Progress
) -> list[Made]:
    """`function` of every file, or of every piece of one, in their order."""
    if address == HERE:
        whole = [part for part in parts if not isinstance(part, Piece)]  # here no file is cut
        return [_here(function, path, at / len(whole), progress) for at, path in enumerate(whole)]
    with connected(address) as client:
        return _read_parts(client, function, parts, progress)


def hold_parts(
    address: str, function: Callable[[Path], Made], parts: Sequence[Part], progress: Progress
) -> tuple[list[Made], Held | None]:
    """The same, and the parts as they stay on the workers that read them. Nothing is held without a cluster,
    nor where a part had to be sent: its bytes would stay with the scheduler."""
    if address == HERE:
        return map_parts(address, function, parts, progress), None
    held = Held(address)
    found = _read_parts(held.client, function, parts, progress, held.futures)
    if len(held.futures) < len(parts):
        held.close()
        return found, None
    return found, held


def _read_parts(
    client: Client,
    function: Callable[[Path], Made],
    parts: Sequence[Part],
    progress: Progress,
    kept: dict[str, Future] | None = None,
) -> list[Made]:
    names = [part.name for part in parts]
    reading, weight = progress.part("", 0.9), Weight(parts)
    there = partial(read_there, function)
    found = _map(client, there, names, lambda at: (FilePart.of(parts[at]),), reading, kept, weight)
    absent = [at for at, one in enumerate(found) if isinstance(one, Absent)]
    if absent:
        for at in absent:
            (kept or {}).pop(names[at], None)
        unseen, sending = [names[at] for at in absent], progress.part("Sending parts", 0.1)
        sent = partial(read_sent, function)
        content = partial(_content, [parts[at] for at in absent])
        again = _map(client, sent, unseen, content, sending, weight=weight)
        for at, one in zip(absent, again, strict=True):
            found[at] = one
    if any(isinstance(one, Unfit) for one in found):
        raise NotInPieces
    return found


def _content(parts: Sequence[Part], at: int) -> tuple[Content]:
    return (Content.of(parts[at]),)


class NotInPieces(Exception):
    """A file that was cut has to be read whole: its pieces do not make the table that it is, or something is
    wrong with it, and who reads it whole says where."""


class Held:
    """Parts of a data set that stay on the workers that read them, until this is let go. Dask reads the part
    of a worker that dies again on another one."""

    def __init__(self, address: str) -> None:
        self.client = connect_to_workers(address)
        self.futures: dict[str, Future] = {}  # by the name of the part, in the order of the parts
        self._closing = weakref.finalize(self, self.client.close, timeout=5)

    def close(self) -> None:
        self.futures.clear()
        self._closing()

    def threads(self) -> int:
        return max(1, threads(self.client))

    def map(self, function: Callable[..., Made], progress: Progress, *shared: object) -> list[Made]:
        """`function` of every part and what all are given, in the order of the parts."""
        return self.map_each(function, [shared] * len(self.futures), progress)

    def map_each(
        self, function: Callable[..., Made], given: Sequence[tuple[object, ...]], progress: Progress
    ) -> list[Made]:
        """`function` of every part and what that part is given."""
        parts = list(self.futures.values())
        asked = partial(on_part, function)
        return _map(self.client, asked, list(self.futures), lambda at: (parts[at], *given[at]), progress)

    def kept(self, function: Callable[..., Any], *shared: object) -> Held:
        """The same, but what is made stays there too."""
        made = copy.copy(self)
        asked = partial(on_part, function)
        made.futures = {
            name: _submit(self.client, asked, part, *shared) for name, part in self.futures.items()
        }
        return made

    def spread(
        self, function: Callable[[Item], Made], items: Sequence[Item], progress: Progress
    ) -> list[Made]:
        """`function` of items that are sent, in their order; each is asked for when it is handed out."""
        names = [str(at + 1) for at in range(len(items))]
        return _map(self.client, partial(on_item, function), names, lambda at: (items[at],), progress)


def _here(function: Callable[[Path], Made], path: Path, share: float, progress: Progress) -> Made:
    progress.report(share, path.name)
    try:
        return function(path)
    except SfumatoError as failure:
        raise _of_part(path.name, failure) from None


def _of_part(name: str, failure: SfumatoError) -> SfumatoError:
    if name in failure.message:
        return failure
    said = text("{name}: {message}", name=name, message=failure.message)
    return InputError(said, failure.hint, failure.remedies)


# ── here: handing out, waiting, giving up ─────────────────────────────────────────────────────


def _map(
    client: Client,
    function: Callable[..., Answer[Any]],
    names: Sequence[str],
    given: Callable[[int], tuple[object, ...]],
    progress: Progress,
    kept: dict[str, Future] | None = None,
    weight: Weight | None = None,
) -> list[Any]:
    """What the workers make of what they are given, in its order; on any way out nothing is left running.
    What they made is forgotten there, unless it is to be kept."""
    found: dict[int, Answer[Any]] = {}
    running: dict[int, Future] = {}
    made: dict[str, Future] = {}
    tries = dict.fromkeys(range(len(names)), TRIES)
    presence = _Presence(client)
    try:
        while len(found) < len(names):
            most = AHEAD * presence.threads()
            following = iter(sorted(set(range(len(names))) - found.keys() - running.keys()))
            while len(running) < most and (at := next(following, None)) is not None:
                running[at] = _submit(client, function, *given(at))
            done = {at: future for at, future in running.items() if future.status != "pending"}
            fetched = _fetched(client, done, presence, progress)
            for at, future in done.items():
                del running[at]
                if future.status in ("cancelled", "lost") and tries[at]:
                    tries[at] -= 1  # Dask lost sight of it when its worker died: it is handed out again
                    continue
                found[at] = _answer(names[at], future, fetched.get(at))
                if weight is not None:
                    weight.add(found[at].made)
                if kept is not None:
                    made[names[at]] = future
            progress.report(
                len(found) / len(names),
                text("{done} of {all} parts", done=grouped(len(found)), all=grouped(len(names))),
            )
            if not done:
                time.sleep(0.002)
    finally:
        if client.status == "running":
            forgetting = partial(client.cancel, [*running.values()], force=True, asynchronous=True)
            with suppress(OSError):  # of a scheduler that answers no more
                client.sync(forgetting, callback_timeout=ANSWERING)
    if kept is not None:
        kept.update((name, made[name]) for name in names)
    return [_taken(found[at]) for at in range(len(names))]


def _submit(client: Client, function: Callable[..., Answer[Any]], *given: object) -> Future:
    with warnings.catch_warnings():  # bytes of a part may be many; a copy here would not survive its worker
        warnings.simplefilter("ignore")
        try:
            return client.submit(function, *given, pure=False)
        except Exception as failure:
            if client.status == "running":
                raise
            raise _gone() from failure  # Dask closes a client whose scheduler does not come back


def _gone() -> InputError:
    return InputError(
        "the scheduler or all of its workers are gone: not all parts were read, nothing was released",
        hint="start them again and run again; a worker that ran out of memory needs smaller parts",
    )


class _Presence:
    """How many threads the cluster has; an error once there was none for too long."""

    def __init__(self, client: Client):
        self._client, self._asked, self._found, self._last = client, -1e9, 0, time.monotonic()

    def threads(self) -> int:
        now = time.monotonic()
        if now - self._asked < 1.0:
            return self._found
        self._asked = now
        self._found = threads(self._client)
        if self._found:
            self._last = now
        elif now - self._last > PATIENCE:
            raise _gone()
        return self._found


def _fetched(
    client: Client, done: dict[int, Future], presence: _Presence, progress: Progress
) -> dict[int, object]:
    """What is ready, fetched in one go: one by one each would cost a round trip. However long that takes, it
    is waited for as long as there is a cluster."""
    ready = {at: future for at, future in done.items() if future.status == "finished"}
    if not ready:
        return {}
    asked, loop = client.gather([*ready.values()], asynchronous=True), client.loop
    coming = asyncio.run_coroutine_threadsafe(asked, loop.asyncio_loop)  # type: ignore[union-attr]
    try:
        while not wait([coming], timeout=1.0).done:
            presence.threads()
            progress.check()
    finally:
        coming.cancel()
    try:
        return dict(zip(ready, coming.result(), strict=True))
    except Exception:  # one of them cannot be fetched or read: it is found, and named, by asking for each
        return {at: _alone(future) for at, future in ready.items()}


def _alone(future: Future) -> object:
    try:
        return future.result(timeout=PATIENCE)
    except Exception as failure:
        return failure


def _answer(name: str, future: Future, answer: object) -> Answer[Any]:
    """What came back of one part, or the sentence why nothing did."""
    if future.status != "finished" or isinstance(answer, Exception):
        raise InputError(
            text(
                "{name} could not be read on the cluster: {why}; nothing was released",
                name=name,
                why=_why(future, answer),
            ),
            hint="its worker may have run out of memory (make smaller parts), or runs another Sfumato",
        )
    if not isinstance(answer, Answer) or answer.version != VERSION:
        raise InputError(
            text("{name} was read by a worker of another version of Sfumato", name=name),
            hint=text("install {version} on all workers", version=VERSION),
        )
    require(name, _is_whole, answer)
    if answer.failure is not None:
        raise _of_part(name, answer.failure)
    return answer


def _taken(answer: Answer[Any]) -> Any:
    """What was made of a part; what reading it cleaned away is counted."""
    counts = answer.cleaned.counts()
    note_bad_lines(answer.cleaned.lines)
    note(**{what: count for what, count in counts.items() if what != "bad_lines"})
    return answer.made


def _is_whole(answer: Answer[Any]) -> bool:
    counts = answer.cleaned.counts()
    numbers = [*counts.values(), *answer.cleaned.lines]
    return (
        (answer.failure is None or isinstance(answer.failure, SfumatoError))
        and all(isinstance(one, int) and one > 0 for one in numbers)
        and len(answer.cleaned.lines) == counts.get("bad_lines", 0)
    )


def require(name: str, fits: Callable[..., bool], answer: object, *asked: object) -> None:
    """Nothing is put together from an answer that does not fit what was asked, or cannot be looked at."""
    try:
        fitting = fits(answer, *asked)
    except Exception:
        fitting = False
    if not fitting:
        raise InputError(
            text("{name}: a worker answered what it was not asked; nothing was released", name=name),
            hint="its Sfumato may be changed or broken: install it again, or run without that worker",
        )


def is_column(found: object, size: int, kind: type) -> bool:
    return isinstance(found, np.ndarray) and found.shape == (size,) and found.dtype == kind


def _why(future: Future, answer: object) -> str:
    failure = future.exception(timeout=10) if future.status == "error" else answer
    if not isinstance(failure, BaseException):
        return "the scheduler let go of it"
    if type(failure).__name__ == "KilledWorker":
        return "every worker that tried died"
    return f"{type(failure).__name__}: {str(failure)[:200]}"
