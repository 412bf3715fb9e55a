"""Messages carried by a Dask cluster: each site's rows live on a worker of their own.

Needs the optional extra dask[distributed]; imported only when a scheduler's address is given. Each
site is pinned to one worker, where its file is read and its memory stays; its border stands there too.
What comes back is the text of a message in JSON, read strictly and held against the protocol like one that
came by file; also a failure comes back as a sentence.

No border between parties that distrust each other: a Dask client can run any code on the workers, and
Dask's own transport unpickles what scheduler and workers send, so they can run code here.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from engine import VERSION
from engine.core.distributed_connect import connect, workers
from engine.core.errors import InputError, SfumatoError
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.core.text import text
from engine.kinds.clusters.border_log import local_agreement, pass_border
from engine.kinds.clusters.data import RemoteSite, Settings, Site
from engine.kinds.clusters.join_agreement import JoinAgreement
from engine.kinds.clusters.load import load_site
from engine.kinds.clusters.message import FEW, ROWS, VALUES, Answer, Memory, Message, decode, encode
from engine.kinds.clusters.message_schema import MessageRefused
from engine.kinds.clusters.protocol import Method, SiteError, site_failure, site_randomness, site_timeout

if TYPE_CHECKING:
    from distributed import Future

GONE = "its worker is gone or could not go on"


@dataclass(frozen=True)
class SiteFailure:
    """Why a worker could not do its part, kept there as words: nothing but text comes back."""

    message: str
    hint: str = ""


class Dask:
    def __init__(
        self,
        method: Method,
        sites: Sequence[Site | RemoteSite],
        randomness: Randomness,
        address: str,
        timeout: float = 600.0,
    ):
        self._client = connect(address)
        self.names = [site.name for site in sites]
        self._method, self._timeout = method, timeout
        there = sorted(workers(self._client))
        if not there:
            self._client.close(timeout=5)
            raise InputError(
                text("the scheduler {address} has no workers", address=address),
                hint="start some, one a site is best",
            )
        self.worker = {name: there[i % len(there)] for i, name in enumerate(self.names)}
        self._rows = {site.name: self._place(site) for site in sites}
        self._columns = {site.name: _columns(site) for site in sites}
        self._agreed: dict[str, JoinAgreement] = {}
        self._memory: dict[str, Future | None] = dict.fromkeys(self.names)
        self._random = {name: site_randomness(randomness, name) for name in self.names}

    def _place(self, site: Site | RemoteSite) -> Future:
        if isinstance(site, RemoteSite):
            return self._client.submit(_load, site, **self._here(site.name))
        return self._client.scatter(site, workers=[self.worker[site.name]])

    def _here(self, name: str) -> dict[str, object]:
        return {"workers": [self.worker[name]], "allow_other_workers": False, "pure": False, "retries": 0}

    def begin(self, settings: Settings) -> Mapping[str, JoinAgreement]:
        self._agreed = {
            name: local_agreement(self._method.key, name, self.names, self._columns[name], settings)
            for name in self.names
        }
        return self._agreed

    def deliver(self, messages: Mapping[str, Message], progress: Progress) -> Mapping[str, Answer]:
        public = {}
        for name, message in messages.items():
            step = self._client.submit(
                _step,
                self._method.site_step,
                self._rows[name],
                self._memory[name],
                message,
                self._random[name],
                self._agreed[name],
                **self._here(name),
            )
            # The whole answer stays on the worker; its memory is used there in the next round.
            public[name] = self._client.submit(_what_leaves, step, **self._here(name))
            self._memory[name] = self._client.submit(_what_stays, step, **self._here(name))
        return self._gather(public, progress)

    def _gather(self, asked: Mapping[str, Future], progress: Progress) -> dict[str, Answer]:
        deadline = time.monotonic() + self._timeout
        looked = time.monotonic()
        found: dict[str, Answer] = {}
        while len(found) < len(asked):
            for name, future in asked.items():
                if name in found:
                    continue
                if future.status in ("error", "lost", "cancelled"):
                    raise site_failure(name, RuntimeError(GONE))
                if future.done():
                    found[name] = read(name, future.result())
            progress.check()
            waiting = sorted(set(asked) - set(found))
            if waiting and time.monotonic() > deadline:
                raise site_timeout(waiting, self._timeout)
            if waiting and time.monotonic() - looked > 1.0:
                self._refuse_lost(waiting)
                looked = time.monotonic()
            if waiting:
                time.sleep(0.01)
        return {name: found[name] for name in asked}

    def _refuse_lost(self, waiting: Sequence[str]) -> None:
        """A worker that died took the rows of its site with it: nobody else would ever answer for it."""
        there = workers(self._client)
        for name in waiting:
            if self.worker[name] not in there:
                raise site_failure(name, RuntimeError(GONE))

    def close(self) -> None:
        self._client.close()


# ── on the worker ─────────────────────────────────────────────────────────────────────────────


def _columns(site: Site | RemoteSite) -> tuple[str, ...]:
    return site.columns if isinstance(site, Site) else tuple(site.columns.features)


def _load(source: RemoteSite) -> Site | SiteFailure:
    try:
        return load_site(source)
    except Exception as failure:
        return _failed(failure)


def _step(
    site_step: Callable[[Site, Memory, Message, Randomness], Answer],
    site: Site | SiteFailure,
    memory: Memory | None,
    message: Message,
    randomness: Randomness,
    agreed: JoinAgreement,
) -> Answer | SiteFailure:
    if isinstance(site, SiteFailure):
        return site
    try:
        return pass_border(
            lambda s, m, asked: site_step(s, m, asked, randomness), site, memory or {}, message, agreed
        )
    except Exception as failure:
        return _failed(failure)


def _failed(failure: Exception) -> SiteFailure:
    if isinstance(failure, SfumatoError):
        return SiteFailure(failure.message, failure.hint)
    return SiteFailure(f"{type(failure).__name__}: {failure}")


def _what_leaves(answer: Answer | SiteFailure) -> bytes:
    if isinstance(answer, SiteFailure):
        return encode({"version": VERSION, "failed": answer.message, "hint": answer.hint}).encode()
    told: dict[str, object] = {"version": VERSION, "labels": answer.labels, "held": answer.held}
    if answer.message is not None:
        told |= {
            "kind": answer.message.kind,
            "body": answer.message.body,
            "contains": answer.message.contains,
        }
    return encode(told).encode()


def _what_stays(answer: Answer | SiteFailure) -> Memory | None:
    return None if isinstance(answer, SiteFailure) else answer.memory


# ── back here ─────────────────────────────────────────────────────────────────────────────────


def read(name: str, written: object) -> Answer:
    """What a worker sent: JSON of our own making, or refused (the protocol holds its body later)."""
    try:
        if not isinstance(written, bytes):
            raise ValueError("it is no text")
        told = decode(written)
        if told.pop("version") != VERSION:
            raise InputError(
                text("{name} was read by a worker of another version of Sfumato", name=name),
                hint=text("install {version} on all workers", version=VERSION),
            )
        if set(told) == {"failed", "hint"}:
            raise SiteError(
                text("site {name} failed: {failed}", name=name, failed=told["failed"]), str(told["hint"])
            )
        labels, held = told.pop("labels"), told.pop("held")
        if not isinstance(held, int) or not (labels is None or isinstance(labels, np.ndarray)):
            raise ValueError("labels are missing")
        if not told:
            return Answer(None, {}, labels, held=held)
        kind, body, contains = told.pop("kind"), told.pop("body"), told.pop("contains")
        known = isinstance(contains, list) and set(contains) <= {ROWS, VALUES, FEW}
        if told or not isinstance(kind, str) or not isinstance(body, dict) or not known:
            raise ValueError("it is no message")
        return Answer(Message(kind, body, tuple(contains)), {}, labels, held=held)
    except (ValueError, KeyError, TypeError, AttributeError) as failure:
        raise MessageRefused(
            text(
                "what came back from the worker of site {name} is no message of Sfumato ({failure})",
                name=name,
                failure=failure,
            ),
            hint="do all workers run the same version? nothing was released",
        ) from None
