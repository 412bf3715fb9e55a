"""A Dask cluster of our own for tests: a real scheduler and worker processes on this machine."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

from engine.core.distributed_connect import dask_client

ROOT = Path(__file__).resolve().parents[1]


class Cluster:
    def __init__(self, folder: Path):
        self.file = folder / "scheduler.json"
        self.address = ""
        self.workers: dict[str, subprocess.Popen] = {}
        self._folder = folder
        self.scheduler = self._start("dask_scheduler", "--port", "0", "--host", "127.0.0.1")

    def _start(self, program: str, *options: str) -> subprocess.Popen:
        command = [sys.executable, "-m", f"distributed.cli.{program}", "--scheduler-file", str(self.file)]
        return subprocess.Popen(
            [*command, "--no-dashboard", *options],
            cwd=self._folder,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def add(self, *names: str, changed: str = "") -> None:
        """Workers of one thread each, there when this returns; a module may change their Sfumato."""
        options = ("--preload", changed) if changed else ()
        for name in names:
            own = ("--nthreads", "1", "--no-nanny", "--name", name, *options)
            self.workers[name] = self._start("dask_worker", *own)
        with closing(dask_client(60, scheduler_file=str(self.file))) as client:
            client.wait_for_workers(sum(one.poll() is None for one in self.workers.values()), timeout=60)
            self.address = client.scheduler.address


@contextmanager
def cluster(folder: Path, names: Sequence[str] = ("one", "two"), changed: str = "") -> Iterator[Cluster]:
    made = Cluster(folder)
    try:
        made.add(*names, changed=changed)
        yield made
    finally:
        started = [*made.workers.values(), made.scheduler]
        for process in started:
            process.kill()  # asked politely, a worker waits for its scheduler, which may be gone
        for process in started:
            process.wait(30)
