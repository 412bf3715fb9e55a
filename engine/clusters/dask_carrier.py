"""Messages carried by a Dask cluster: each site's rows live on a worker of their own.

Needs the optional extra dask[distributed]; imported only when a scheduler's address is given. Each
site is pinned to one worker, where its file is read and its memory stays; only messages come
back. A Dask client can run any code on the workers: this shares out work among machines of one house, it
is no border between parties that distrust each other.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any

from engine.clusters.data import Site, Source
from engine.clusters.load import load_site
from engine.clusters.message import Message
from engine.clusters.transport import Answer, Method, at_site, site_failed, site_late
from engine.errors import InputError
from engine.progress import Progress
from engine.randomness import Randomness


class Dask:
    def __init__(
        self,
        method: Method,
        sites: Sequence[Site | Source],
        randomness: Randomness,
        address: str,
        patience: float = 600.0,
    ):
        self._client = _connect(address)
        self.names = [site.name for site in sites]
        self._method, self._patience = method, patience
        workers = sorted(self._client.scheduler_info(n_workers=-1)["workers"])
        if not workers:
            raise InputError(f"the scheduler {address} has no workers", hint="start some, one a site is best")
        self.worker = {name: workers[i % len(workers)] for i, name in enumerate(self.names)}
        self._rows = {site.name: self._place(site) for site in sites}
        self._memory: dict[str, Any] = dict.fromkeys(self.names)
        self._random = {name: at_site(randomness, name) for name in self.names}

    def _place(self, site: Site | Source) -> Any:
        if isinstance(site, Source):
            return self._client.submit(load_site, site, **self._here(site.name))
        return self._client.scatter(site, workers=[self.worker[site.name]])

    def _here(self, name: str) -> dict[str, Any]:
        return {"workers": [self.worker[name]], "allow_other_workers": False, "pure": False, "retries": 0}

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
                **self._here(name),
            )
            # The whole answer stays on the worker; its memory is used there in the next round.
            public[name] = self._client.submit(_what_leaves, step, **self._here(name))
            self._memory[name] = self._client.submit(_what_stays, step, **self._here(name))
        return self._gather(public, progress)

    def _gather(self, asked: Mapping[str, Any], progress: Progress) -> dict[str, Answer]:
        deadline = time.monotonic() + self._patience
        found: dict[str, Answer] = {}
        while len(found) < len(asked):
            for name, future in asked.items():
                if name in found:
                    continue
                if future.status in ("error", "lost", "cancelled"):
                    failure = (
                        future.exception() if future.status == "error" else RuntimeError("its worker is gone")
                    )
                    raise site_failed(name, failure)
                if future.done():
                    message, labels = future.result()
                    found[name] = Answer(message, {}, labels)
            progress.check()
            waiting = sorted(set(asked) - set(found))
            if waiting and time.monotonic() > deadline:
                raise site_late(waiting, self._patience)
            if waiting:
                time.sleep(0.01)
        return {name: found[name] for name in asked}

    def close(self) -> None:
        self._client.close()


def _connect(address: str) -> Any:
    try:
        from distributed import Client
    except ImportError:
        raise InputError(
            "a scheduler's address was given, but dask[distributed] is not installed",
            hint="install the extra, or leave the address empty to run on this machine",
        ) from None
    try:
        return Client(address, timeout=10, set_as_default=False)
    except (OSError, TimeoutError, ValueError) as failure:
        raise InputError(f"no scheduler answers at {address}", hint=str(failure)[:200]) from failure


def _step(site_step, site: Site, memory: Any, message: Message, randomness: Randomness) -> Answer:
    return site_step(site, memory or {}, message, randomness)


def _what_leaves(answer: Answer) -> tuple[Message | None, Any]:
    return answer.message, answer.labels


def _what_stays(answer: Answer) -> Any:
    return answer.memory
