"""Sfumato's other processes, forked from one that has the libraries loaded already.

A release is verified by `main.py verify` in a process of its own, and a window computes in another: each
begins with a second of imports, and these tests start hundreds. Here they come from a server that has loaded
the engine and done nothing else. They are real processes, told the same words on the same pipes; where it is
the start of the program that is tried, main.py itself is started (tests/signing.py, sfumato_process).
"""

from __future__ import annotations

import json
import os
import socket
import sys
import threading
from multiprocessing import connection, parent_process
from multiprocessing.context import ForkServerContext, ForkServerProcess
from pathlib import Path
from typing import Any

from engine.core import own_program

LOST = 70  # exit code of a process that ended without one: it was killed, or it crashed

# Passes on the words, the folder, the environment and the three streams, and ends as the process does.
CLIENT = f"""
import array, json, os, socket, sys
server = socket.socket(socket.AF_UNIX)
server.connect(sys.argv[1])
told = json.dumps([sys.argv[2:], os.getcwd(), dict(os.environ)]).encode() + b"\\n"
streams = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [0, 1, 2]))]
server.sendall(told[server.sendmsg([told], streams):])
sys.exit(int(server.recv(9) or {LOST}))
"""


def command(place: Path) -> list[str]:
    """How this program is started once more, where `serve` listens at `place`."""
    return [sys.executable, "-I", "-S", "-c", CLIENT, str(place)]


def serve(place: Path) -> None:
    parent = parent_process()
    assert parent is not None
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(str(place))
        listener.listen()
        while parent.sentinel not in connection.wait([listener, parent.sentinel]):
            asked, _ = listener.accept()
            while _ended():
                pass
            if os.fork() == 0:
                listener.close()
                _carry_out(asked)
            asked.close()


def _ended() -> bool:
    """Whether a process that had ended was waiting for its leave."""
    try:
        return os.waitpid(-1, os.WNOHANG)[0] != 0
    except ChildProcessError:
        return False


def _carry_out(asked: socket.socket) -> None:
    code = LOST
    try:
        told, streams, _, _ = socket.recv_fds(asked, 1 << 16, 3)
        while not told.endswith(b"\n"):
            told += asked.recv(1 << 16)
        for number, stream in enumerate(streams):
            os.dup2(stream, number)
            os.close(stream)
        words, folder, environment = json.loads(told)
        os.chdir(folder)
        os.environ.clear()
        os.environ.update(environment)
        threading.Thread(target=_end_with, args=(asked,), daemon=True).start()
        sys.argv = ["main.py", *words]
        sys.stdout, sys.stderr = os.fdopen(1, "w"), os.fdopen(2, "w")
        import main

        code = main.main()
        sys.stdout.flush()
        sys.stderr.flush()
        asked.sendall(str(code).encode())
    finally:
        os._exit(code)


def _end_with(asked: socket.socket) -> None:
    """As a process that is killed: whoever asked is gone."""
    asked.recv(1)
    os._exit(LOST)


class Process(ForkServerProcess):
    """Has the environment of the test that starts it, not of the server's first day."""

    def start(self) -> None:
        self._environment, self._own_command = dict(os.environ), own_program.COMMAND
        super().start()

    def run(self) -> None:
        own_program.COMMAND = self._own_command
        os.environ.clear()
        os.environ.update(self._environment)
        super().run()


class Context(ForkServerContext):
    Process = Process  # type: ignore[assignment]


class Multiprocessing:
    """What gui.jobs.worker_thread takes of the library."""

    @staticmethod
    def get_context(_method: str) -> Any:
        return Context()


def start(place: Path) -> None:
    """The server, and this program started by it from now on; it ends with the process that calls."""
    Context().set_forkserver_preload(["tests.warm_modules"])
    own_program.COMMAND = command(place)
    Process(target=serve, args=(place,), daemon=True).start()
