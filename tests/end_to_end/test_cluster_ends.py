"""A cluster that goes away while a release is made, or is of another Sfumato: a sentence, nothing written."""

from __future__ import annotations

import os
import signal
import time
from functools import partial

import numpy as np
import pytest

from engine.cli import main
from engine.core import distributed, distributed_connect
from engine.core.errors import InputError, SfumatoError
from engine.core.pipeline import Pipeline
from engine.core.progress import Listener, Progress
from engine.core.task import task_of
from engine.core.technique import find
from engine.kinds.tables import parts_quantiles
from tests.cluster import cluster
from tests.end_to_end.test_cluster import RUNS, graph, log, series, table
from tests.end_to_end.test_cluster_tables import RUNS as STEPS
from tests.end_to_end.test_cluster_tables import done_to, loaded, people
from tests.signing import ReleaseOptions

pytest.importorskip("distributed")


@pytest.fixture(autouse=True)
def impatient(monkeypatch):
    monkeypatch.setattr(distributed, "PATIENCE", 1.0)
    monkeypatch.setattr(distributed_connect, "ANSWERING", 1.0)
    monkeypatch.setattr(distributed, "ANSWERING", 1.0)


def sites(folder):
    """Two houses' rows, a file each."""
    random = np.random.default_rng(3)
    folder.mkdir()
    for name in "ab":
        rows = "\n".join(f"{x},{y}" for x, y in random.normal(size=(400, 2)).round(3))
        (folder / f"{name}.csv").write_text(f"x,y\n{rows}\n")
    return folder


KINDS = {
    "eventlogs.travas": log,
    "tables.discretise": table,
    "timeseries.naive": series,
    "graphs.private": graph,
    "clusters.em": sites,
}
VALUES = {**{technique: values for technique, (_, values) in RUNS.items()}, "clusters.em": {"k": 2}}


def at_work():
    """Whether a cluster has been reached."""
    from distributed import Client

    return any(one.status == "running" for one in Client._instances)


class WhenAtWork(Listener):
    """Does one thing after another, each when the run is heard of again, from when it has its cluster."""

    def __init__(self, *things):
        self._left = list(things)

    def cancelled(self):
        if self._left and at_work():
            self._left.pop(0)()
        return False


def kill(process):
    process.kill()
    process.wait(10)


def refused(technique, folder, scheduler, out, listener):
    paths = sorted(folder.iterdir())
    task = task_of(find(technique), paths, {**VALUES[technique], "scheduler": scheduler})
    began = time.monotonic()
    with pytest.raises(SfumatoError) as caught:
        Pipeline().release(task, ReleaseOptions(str(out)), Progress(listener))
    assert time.monotonic() - began < 30
    assert not out.exists() and [path.name for path in out.parent.iterdir() if "out" in path.name] == []
    return caught.value


def said_so(technique, failure):
    lost = "site " if technique == "clusters.em" else "the scheduler or all of its workers are gone"
    assert failure.message.startswith(lost) and failure.hint


@pytest.mark.parametrize("technique", KINDS)
def test_workers_die_one_by_one(technique, tmp_path):
    folder = KINDS[technique](tmp_path / "rows")
    (tmp_path / "dask").mkdir()
    with cluster(tmp_path / "dask") as made:
        dying = WhenAtWork(*(partial(kill, one) for one in made.workers.values()))
        failure = refused(technique, folder, made.address, tmp_path / "out", dying)
    said_so(technique, failure)


@pytest.mark.parametrize("technique", KINDS)
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
def test_the_scheduler_goes_away_or_says_nothing_more(how, technique, tmp_path):
    folder = KINDS[technique](tmp_path / "rows")
    (tmp_path / "dask").mkdir()
    with cluster(tmp_path / "dask") as made:
        pid = made.scheduler.pid
        going = WhenAtWork(lambda: os.kill(pid, how))
        said_so(technique, refused(technique, folder, made.address, tmp_path / "out", going))


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
def test_the_scheduler_goes_away_in_the_middle_of_a_step(how, tmp_path, monkeypatch):
    monkeypatch.setattr(parts_quantiles, "FEW", 0)
    folder = people(tmp_path / "rows")
    (tmp_path / "dask").mkdir()
    with cluster(tmp_path / "dask") as made:
        data = loaded(folder, made.address)
        going = WhenAtWork(lambda: os.kill(made.scheduler.pid, how))
        for name in ("mondrian", "rank swap"):  # in the middle of one, and before the next one begins
            with pytest.raises(InputError, match="nothing was released"):
                done_to(data, *STEPS[name], progress=Progress(going))


@pytest.fixture(scope="module")
def older(tmp_path_factory):
    with cluster(tmp_path_factory.mktemp("dask"), ("one",), "tests.older_worker") as made:
        yield made.address


@pytest.mark.parametrize("technique", KINDS)
def test_a_worker_of_an_older_sfumato(technique, older, tmp_path):
    folder = KINDS[technique](tmp_path / "rows")
    failure = refused(technique, folder, older, tmp_path / "out", Listener())
    assert "was read by a worker of another version of Sfumato" in failure.message
    assert "on all workers" in failure.hint


def test_an_address_that_is_no_scheduler_on_the_command_line(nobody_answers, tmp_path, capsys):
    folder = table(tmp_path / "rows")
    command = ["run", "tables.discretise", str(folder), "--scheduler", nobody_answers]
    assert main([*command, "--set", "columns=age", "--out", str(tmp_path / "out")]) == 2
    told = [line for line in capsys.readouterr().err.splitlines() if line.startswith("sfumato:")]
    assert len(told) == 1 and f"no scheduler answers at {nobody_answers}" in told[0]
    assert not (tmp_path / "out").exists()
