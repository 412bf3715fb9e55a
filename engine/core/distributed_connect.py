"""The way to a Dask scheduler: whether one answers at an address, and which workers it has.

Dask waits for ever for an answer of whatever takes its call and says nothing (another program's port, a
machine that hangs), so here every question to a scheduler has an end.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from engine.core.errors import InputError
from engine.core.text import text

if TYPE_CHECKING:
    from distributed import Client

CONNECTING = 5.0  # seconds
ANSWERING = 5.0
TRIES = 5  # calls to a scheduler that speaks to all of its clients just as we come


def connect(address: str) -> Client:
    try:
        import distributed  # noqa: F401
    except ImportError:
        raise InputError(
            "a scheduler's address was given, but dask[distributed] is not installed",
            hint="install the extra, or leave the address empty to run on this machine",
        ) from None
    for name in ("client", "core", "comm.tcp"):  # what goes wrong is said by us, once
        logging.getLogger(f"distributed.{name}").setLevel(logging.CRITICAL)
    try:
        with ThreadPoolExecutor(1) as pool:  # a notebook has a loop of its own in this thread
            pool.submit(asyncio.run, _ask(address)).result()
        return dask_client(CONNECTING, address=address)
    except Exception as failure:  # whatever is at the address may have answered anything
        raise InputError(
            text("no scheduler answers at {address}", address=address), hint=_in_words(failure)
        ) from failure


def dask_client(timeout: float, **where: str) -> Client:
    """A client takes the first message for the greeting and nothing else. Where another run is cancelled just
    then, the scheduler tells every client in that same message, and Dask's client fails an assertion."""
    from distributed import Client

    for left in reversed(range(TRIES)):
        client = Client.__new__(Client)
        try:
            client.__init__(timeout=timeout, set_as_default=False, **where)  # type: ignore[misc]
        except Exception as failure:
            client.status = "closed"  # or it takes leave of the scheduler, and waits, as it is collected
            client._loop_runner.stop()
            if not left or not isinstance(failure, AssertionError):
                raise
        else:
            break
    return client


async def _ask(address: str) -> None:
    from distributed.comm import connect as call

    async def identity() -> Any:
        comm = await call(address, timeout=CONNECTING)
        try:
            await comm.write({"op": "identity", "reply": True})
            return await comm.read()
        finally:
            comm.abort()

    answer = await asyncio.wait_for(identity(), CONNECTING)
    if not isinstance(answer, dict) or answer.get("type") != "Scheduler":
        raise ValueError("something else does")


def _in_words(failure: Exception) -> str:
    return str(failure)[:200] or "nothing was said in time"


@contextmanager
def connected(address: str) -> Iterator[Client]:
    client = connect_to_workers(address)
    try:
        yield client
    finally:
        client.close(timeout=5)


def connect_to_workers(address: str) -> Client:
    client = connect(address)
    if not threads(client):
        client.close(timeout=5)
        raise InputError(
            text("the scheduler {address} has no workers", address=address), hint="start some first"
        )
    return client


def workers(client: Client) -> dict[str, Any]:
    """What is known of each worker; nothing once the scheduler is gone or does not answer."""
    if client.scheduler is None:
        return {}
    try:
        told = client.sync(client.scheduler.identity, n_workers=-1, callback_timeout=ANSWERING)
    except (OSError, RuntimeError):
        return {}
    return dict(told["workers"])


def threads(client: Client) -> int:
    return sum(one["nthreads"] for one in workers(client).values())
