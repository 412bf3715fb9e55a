"""Rounds between a master and its sites, and the threads that carry them on this machine.

A method is two pure functions: `site_step(site, memory, message, randomness) → Answer` at each
house and `master_step(memory, replies, randomness) → Turn` in the middle. What a side remembers
between rounds is its own memory (plain values and arrays) and never travels. A transport only
moves messages: threads here, `transport_dask.py` for a Dask cluster, `transport_files.py` for files.

Every message passes the site's border (`border_log.py`) and is marked by what it contains. The border log
records every message; what it does not list did not leave.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, replace
from functools import partial
from typing import Protocol

import numpy as np

from engine.core.errors import Cancelled, SfumatoError
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.core.text import text
from engine.kinds.clusters.border_log import local_agreement, mark, pass_border, read_answer
from engine.kinds.clusters.data import Crossing, Result, Settings, Site
from engine.kinds.clusters.join_agreement import JoinAgreement
from engine.kinds.clusters.message import MASTER, Answer, Memory, Message, crossing
from engine.kinds.clusters.view_types import MixtureSnapshot, Snapshot


class SiteError(SfumatoError):
    """A site failed or did not answer in time; the message names it and nothing is released."""


@dataclass(frozen=True)
class Turn:
    """What the master sends to each site, what it remembers, and the result when it is done."""

    messages: Mapping[str, Message]
    memory: Memory
    result: Result | None = None  # set on the last turn: its messages get no reply
    shown: Snapshot | None = None  # for the live plot


Watch = Callable[[Snapshot], None]
LiveMasterStep = Callable[[Memory, Mapping[str, Message], Randomness, Watch], Turn]
LiveSiteStep = Callable[[Site, Memory, Message, Randomness, Watch], Answer]


@dataclass(frozen=True)
class Method:
    key: str
    site_step: Callable[[Site, Memory, Message, Randomness], Answer]
    master_step: Callable[[Memory, Mapping[str, Message], Randomness], Turn]
    live_master_step: LiveMasterStep | None = (
        None  # the master's step telling of its iterations, if it has any
    )
    live_site_step: LiveSiteStep | None = (
        None  # a site's step doing so; only shown where the rows are at hand
    )
    merge_snapshots: Callable[[Mapping[int, Snapshot]], Snapshot] | None = None  # by site number
    pace: tuple[float, ...] = ()  # where in the run each round begins, if it is known


@dataclass(frozen=True)
class ProtocolOutcome:
    result: Result
    labels: Mapping[str, np.ndarray]
    border: tuple[Crossing, ...]
    rounds: int
    held: int | None = (
        None  # rows a site counted elsewhere because of the floor, most in a round; None: not known
    )


class Transport(Protocol):
    names: list[str]

    def begin(self, settings: Settings) -> Mapping[str, JoinAgreement]: ...

    def deliver(self, messages: Mapping[str, Message], progress: Progress) -> Mapping[str, Answer]: ...


def master_memory(names: Sequence[str], settings: Settings) -> Memory:
    """The master's memory before the first round."""
    return {"stage": "start", "names": list(names), "settings": dict(settings)}


def run_rounds(
    method: Method, transport: Transport, settings: Settings, randomness: Randomness, progress: Progress
) -> ProtocolOutcome:
    """Play the master until the method is done."""
    memory = master_memory(transport.names, settings)
    agreed = transport.begin(settings)
    replies: Mapping[str, Message] = {}
    border: list[Crossing] = []
    round_, most, held = 0, int(settings.get("max_rounds") or 8), 0
    floor = int(settings.get("min_count", 1))
    while True:
        if method.live_master_step is not None:
            turn = method.live_master_step(memory, replies, randomness, partial(_show, progress))
        else:
            turn = method.master_step(memory, replies, randomness)
        round_ += 1
        turn = replace(turn, messages={n: mark(method.key, m, floor) for n, m in turn.messages.items()})
        border += [crossing(round_, MASTER, name, message) for name, message in turn.messages.items()]
        if turn.shown is not None:
            _show(progress, turn.shown, last=turn.result is not None)
        begins, ends = _stretch(method, round_, most)
        progress.report(begins, text("round {round}", round=round_))
        within = progress.part("", ends - begins) if method.pace else progress
        answers = transport.deliver(turn.messages, within) if turn.messages else {}
        held = max([held, *(answer.held for answer in answers.values())])
        if turn.result is not None:
            labels = {n: a.labels for n, a in answers.items() if a.labels is not None}
            return ProtocolOutcome(turn.result, labels, tuple(border), round_, held)
        memory = turn.memory
        replies = {
            name: read_answer(agreed[name], turn.messages[name], answer.message)
            for name, answer in answers.items()
            if answer.message is not None
        }
        border += [crossing(round_, name, MASTER, message) for name, message in replies.items()]


def _stretch(method: Method, round_: int, most: int) -> tuple[float, float]:
    """Where in the run a round begins and ends."""
    if not method.pace:
        return min(0.99, round_ / (most + 4)), min(0.99, (round_ + 1) / (most + 4))
    pace = (*method.pace, 0.99)
    at = min(round_, len(pace) - 1)
    return pace[at - 1], pace[at]


def _show(progress: Progress, shown: Snapshot, last: bool = False) -> None:
    progress.check()
    progress.snapshot(lambda: shown, last)


class Threads:
    """All sites in this process, each step in a thread of its own (the kernels release the GIL)."""

    def __init__(self, method: Method, sites: Sequence[Site], randomness: Randomness, timeout: float = 600.0):
        self.names = [site.name for site in sites]
        self._method, self._timeout = method, timeout
        self._sites = {site.name: site for site in sites}
        self._agreed: Mapping[str, JoinAgreement] = {}
        self._memory: dict[str, Memory] = {site.name: {} for site in sites}
        self._random = {site.name: site_randomness(randomness, site.name) for site in sites}
        self._shown: dict[str, Snapshot] = {}
        self._stopped = False

    def begin(self, settings: Settings) -> Mapping[str, JoinAgreement]:
        self._agreed = {
            site.name: local_agreement(self._method.key, site.name, self.names, site.columns, settings)
            for site in self._sites.values()
        }
        return self._agreed

    def deliver(self, messages: Mapping[str, Message], progress: Progress) -> Mapping[str, Answer]:
        self._shown.clear()
        pool = ThreadPoolExecutor(max_workers=max(1, len(messages)), thread_name_prefix="site")
        try:
            asked = {name: pool.submit(self._step, name, message) for name, message in messages.items()}
            answers = wait_for_answers(asked, self._timeout, progress, partial(self._look, progress))
        except BaseException:
            self._stopped = True  # sites that still work hear of it at their next iteration
            raise
        finally:
            # A late site keeps its thread; the others must not wait for it.
            pool.shutdown(wait=False, cancel_futures=True)
        self._memory.update({name: answer.memory for name, answer in answers.items()})
        return answers

    def _step(self, name: str, message: Message) -> Answer:
        def step(site: Site, memory: Memory, asked: Message) -> Answer:
            if self._method.live_site_step is None:
                return self._method.site_step(site, memory, asked, self._random[name])
            tell = partial(self._tell, name)
            return self._method.live_site_step(site, memory, asked, self._random[name], tell)

        return pass_border(step, self._sites[name], self._memory[name], message, self._agreed[name])

    def _tell(self, name: str, shown: Snapshot) -> None:
        """Called in a site's thread: what it shows is put down for the one who looks."""
        if self._stopped:
            raise Cancelled
        self._shown[name] = shown

    def _look(self, progress: Progress) -> None:
        shown = {i: self._shown[name] for i, name in enumerate(self.names) if name in self._shown}
        mixtures = [one for one in shown.values() if isinstance(one, MixtureSnapshot)]
        if shares := [one.share for one in mixtures if one.share is not None]:
            progress.report(sum(shares) / len(self.names), "fitting at the sites")
        if shown and self._method.merge_snapshots is not None:
            _show(progress, self._method.merge_snapshots(shown))


def site_randomness(randomness: Randomness, name: str) -> Randomness:
    """A site's own source: never sent, but the same for the same seed whichever way messages travel."""
    key = randomness.bits(text("site {name}", name=name)).getrandbits(256).to_bytes(32, "big")
    return Randomness(key, randomness.seeded)


def wait_for_answers(
    asked: Mapping[str, Future], timeout: float, progress: Progress, look: Callable[[], None]
) -> dict[str, Answer]:
    """Every site's answer, or a SiteError that names the first one that failed or is late."""
    deadline = time.monotonic() + timeout
    names = {future: name for name, future in asked.items()}
    waiting = set(names)
    while waiting:
        done, waiting = wait(waiting, timeout=0.1, return_when=FIRST_COMPLETED)
        progress.check()
        look()
        for future in done:
            failure = future.exception()
            if failure is not None:
                raise site_failure(names[future], failure) from failure
        if waiting and time.monotonic() > deadline:
            raise site_timeout(sorted(names[future] for future in waiting), timeout)
    return {name: future.result() for name, future in asked.items()}


def site_failure(name: str, failure: BaseException) -> Exception:
    if isinstance(failure, Cancelled):
        return failure
    hint = (
        getattr(failure, "hint", "") or "mend the data of this site or run without it; nothing was released"
    )
    return SiteError(text("site {name} failed: {failure}", name=name, failure=failure), hint)


def site_timeout(names: Sequence[str], timeout: float) -> SiteError:
    return SiteError(
        text(
            "no answer from {names} after {timeout} seconds", names=", ".join(names), timeout=f"{timeout:g}"
        ),
        "is this site still running? raise the patience or run without it; nothing was released",
    )
