"""Dask laid beside the installed program: scheduler and workers are that program too, on this machine."""

from __future__ import annotations

import json
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from smoke_stage import PATIENCE, WINE, claim, end, fail, rights_away, run
from smoke_use import released, sample

TASK = ("tables.discretise", "parts", "--set", "columns=income")


class NoWord(Exception):
    """Part of a cluster was started, did not end, and did not say in time that it is ready."""


def by_a_cluster(
    program: Path, work: Path, world: dict[str, str], unpack: list[str], patience: float = PATIENCE
) -> None:
    """`unpack`: the command that lays the folder of Dask beside the program; `patience`: for each part."""
    cut_in_parts(sample(program, work, "tables"), work / "parts")
    address = "tcp://127.0.0.1:9"
    told = run(
        program, "run", *TASK, "--scheduler", address, "--out", "no", "--json", codes=(2,), cwd=work, **world
    )
    claim("not installed" in json.loads(told)["error"], "without Dask a scheduler is refused in a sentence")
    subprocess.run(unpack, check=True, stdout=subprocess.DEVNULL)
    released(program, *TASK, "--scheduler", "here", "--out", "here", cwd=work, **world)
    with scheduler(program, work, world, patience) as address:
        done = released(
            program, *TASK, "--scheduler", address, "--out", "cluster", cwd=work, online=True, **world
        )
    claim(done["verified"], "parts read by two workers of the installed program: released and verified")
    here, there = (
        next((work / name / "release").glob("data.*")).read_bytes() for name in ("here", "cluster")
    )
    claim(here == there, "the same bytes as without a cluster")


def cut_in_parts(table: Path, folder: Path) -> None:
    folder.mkdir()
    head, *rows = table.read_text(encoding="utf-8").splitlines(keepends=True)
    for number in range(3):
        part = rows[number * len(rows) // 3 : (number + 1) * len(rows) // 3]
        (folder / f"part-{number}.csv").write_text(head + "".join(part), encoding="utf-8")


@contextmanager
def scheduler(program: Path, work: Path, world: dict[str, str], patience: float) -> Iterator[str]:
    """With two workers; its address. These three and the client talk over this machine's own interface."""
    started: list[subprocess.Popen[str]] = []

    def start(*words: str, until: str) -> str:
        settings = [f"{name}={value}" for name, value in ({"PATH": "/nowhere"} | world).items()]
        wine = [WINE] if program.suffix == ".exe" else []
        command = rights_away(["env", "-i", *settings, *wine, str(program), "dask", *words, "--no-dashboard"])
        # into a pipe: wine 8 starts no Python whose output is a file
        pipes = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}
        process = subprocess.Popen(
            command, cwd=work, encoding="utf-8", errors="replace", start_new_session=True, **pipes
        )
        started.append(process)
        said, late = [], threading.Event()

        def give_up() -> None:
            late.set()
            end(process)

        limit = threading.Timer(patience, give_up)
        limit.start()
        for line in process.stdout:
            said.append(line)
            if until in line:
                limit.cancel()
                return line.split()[-1]
        limit.cancel()
        told = "".join(said)[-2000:]
        if late.is_set():
            raise NoWord(f"dask {words[0]} was not ready after {patience:.0f} s {told}")
        fail(f"dask {words[0]} ended: {told}")

    try:
        address = start("scheduler", "--host", "127.0.0.1", "--port", "0", until="Scheduler at:")
        for name in ("one", "two"):
            words = ("--nthreads", "1", "--no-nanny", "--name", name)
            start("worker", address, *words, until="Registered to:")
        yield address
    finally:
        for process in started:
            end(process)
            process.communicate()
