"""What is at an address that is no scheduler's ends in one sentence, and soon."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Callable
from contextlib import closing, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from engine.core import distributed_connect
from engine.core.distributed_connect import connect, threads
from engine.core.errors import InputError
from tests.cluster import cluster

pytest.importorskip("distributed")


@pytest.fixture(autouse=True)
def impatient(monkeypatch):
    monkeypatch.setattr(distributed_connect, "CONNECTING", 0.5)


def mute(call: socket.socket) -> None:
    call.recv(1 << 16)
    call.recv(1 << 16)  # until the other side gives up


def slams(call: socket.socket) -> None:
    call.close()


def babbles(call: socket.socket) -> None:
    while True:
        call.sendall(b"\xff" * 4096)


def greets(call: socket.socket) -> None:
    """Says something that is no message of Dask."""
    call.sendall(b"220 mail.example.org ESMTP\r\n")
    mute(call)


@pytest.fixture
def listening():
    """A server that does this with every call, and its address."""
    opened = []

    def listen(answer: Callable[[socket.socket], None]) -> str:
        server = socket.create_server(("127.0.0.1", 0))
        opened.append(server)

        def serve() -> None:
            with suppress(OSError):
                while True:
                    call, _ = server.accept()
                    threading.Thread(target=talk, args=(call,), daemon=True).start()

        def talk(call: socket.socket) -> None:
            with suppress(OSError), closing(call):
                answer(call)

        threading.Thread(target=serve, daemon=True).start()
        return f"tcp://127.0.0.1:{server.getsockname()[1]}"

    yield listen
    for server in opened:
        server.close()


def refused(address: str) -> InputError:
    began = time.monotonic()
    with pytest.raises(InputError, match="no scheduler answers at") as caught:
        connect(address)
    assert time.monotonic() - began < 5 and caught.value.hint
    return caught.value


@pytest.mark.parametrize("answer", [mute, slams, babbles, greets])
def test_another_program_s_port(answer, listening):
    refused(listening(answer))


def test_a_port_where_calls_are_not_even_taken():
    with socket.create_server(("127.0.0.1", 0)) as server:
        refused(f"tcp://127.0.0.1:{server.getsockname()[1]}")


def test_a_web_server():
    with ThreadingHTTPServer(("127.0.0.1", 0), BaseHTTPRequestHandler) as server:
        server.RequestHandlerClass.log_message = lambda *_: None  # type: ignore[method-assign]
        threading.Thread(target=server.serve_forever, daemon=True).start()
        refused(f"tcp://127.0.0.1:{server.server_port}")
        server.shutdown()


@pytest.mark.parametrize(
    "address",
    [
        "tcp://127.0.0.1:9",
        "tcp://127.0.0.1",
        "tcp://127.0.0.1:99999",
        "scheduler",
        " ",
        "http://127.0.0.1:8786",
        "tls://127.0.0.1:8786",
        "ucx://127.0.0.1:8786",
        "inproc://1/2/3",
        "/tmp/scheduler.json",
    ],
)
def test_what_is_no_address_of_a_scheduler(address):
    refused(address)


def test_the_address_of_a_worker(scheduler):
    with closing(connect(scheduler)) as client:
        one = next(iter(distributed_connect.workers(client)))
    assert "something else" in refused(one).hint


def test_a_scheduler_that_went_away_has_no_threads(tmp_path, monkeypatch):
    monkeypatch.setattr(distributed_connect, "CONNECTING", 5.0)
    with cluster(tmp_path, ("one",)) as made, closing(connect(made.address)) as client:
        assert threads(client) == 1
        made.scheduler.kill()
        made.scheduler.wait(10)
        assert threads(client) == 0


def test_others_are_cancelled_just_as_we_come(scheduler, monkeypatch):
    """Then every client is told, and the newest in the message that greets it."""

    def tells_the_next_ones(times, dask_scheduler):
        known = set(dask_scheduler.client_comms)

        def look() -> None:
            for name in set(dask_scheduler.client_comms) - known:
                known.add(name)
                dask_scheduler.client_comms[name].send({"op": "cancelled-keys", "keys": []})
                dask_scheduler.told += 1
            if dask_scheduler.told < times:
                dask_scheduler.loop.asyncio_loop.call_soon(look)

        dask_scheduler.told = 0
        look()

    monkeypatch.setattr(distributed_connect, "CONNECTING", 5.0)
    with closing(connect(scheduler)) as first:
        first.run_on_scheduler(tells_the_next_ones, distributed_connect.TRIES - 1)
        with closing(connect(scheduler)) as client:
            assert threads(client) == 2
        told = first.run_on_scheduler(lambda dask_scheduler: dask_scheduler.told)
        assert told == distributed_connect.TRIES - 1


def test_it_works_where_a_loop_runs_already(scheduler):
    import asyncio

    async def in_a_notebook() -> int:
        with closing(connect(scheduler)) as client:
            return threads(client)

    assert asyncio.run(in_a_notebook()) == 2
