"""A worker is killed in the middle, in every kind: the run gives what one machine gives, or a sentence."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from engine.core.data_digest import digest
from engine.core.distributed import HERE
from engine.core.errors import SfumatoError
from engine.core.pipeline import Pipeline
from engine.core.progress import Listener, Progress
from engine.core.randomness import Randomness
from engine.core.task import task_of
from engine.core.technique import find
from engine.kinds.timeseries import parts_naive
from engine.kinds.timeseries.data import SeriesTable
from engine.kinds.timeseries.params import Naive
from engine.kinds.timeseries.run import run
from tests.cluster import cluster
from tests.end_to_end.test_cluster import RUNS, graph, log, series, table

pytest.importorskip("distributed")


class Killing(Listener):
    """Kills a worker when the first parts are handed out."""

    def __init__(self, worker):
        self._worker, self._heard = worker, 0

    def cancelled(self):
        self._heard += 1
        if self._heard == 3 and self._worker.poll() is None:
            self._worker.kill()
            self._worker.wait(10)
        return False


@pytest.fixture(scope="module")
def dying(tmp_path_factory):
    """A cluster that has one worker more for every test, and the listener that kills it."""
    with cluster(tmp_path_factory.mktemp("dask"), ("steady",)) as made:

        def another():
            name = f"victim {len(made.workers)}"
            made.add(name)
            return made.address, Progress(Killing(made.workers[name])), made.workers[name]

        yield another


def source_of(technique: str, folder: Path, scheduler: str):
    return task_of(find(technique), [folder], {**RUNS[technique][1], "scheduler": scheduler}).source


@pytest.mark.parametrize(
    ("technique", "make"),
    [
        ("eventlogs.travas", log),
        ("tables.discretise", table),
        ("timeseries.naive", series),
        ("graphs.private", graph),
    ],
)
def test_what_is_read_is_what_one_machine_reads(technique, make, dying, tmp_path):
    folder = make(tmp_path / "rows")
    address, progress, worker = dying()
    there = Pipeline().load(source_of(technique, folder, address), progress)
    here = Pipeline().load(source_of(technique, folder, HERE), Progress())
    assert digest(there) == digest(here) and worker.poll() is not None


def test_series_are_grouped_as_on_one_machine(dying, monkeypatch):
    monkeypatch.setattr(parts_naive, "FEW", 100)
    values = np.round(np.random.default_rng(0).normal(size=(4000, 8)).cumsum(axis=1), 1)
    data, params = SeriesTable(values, tuple(f"h{at}" for at in range(8))), Naive(k=5, P=2)
    address, progress, worker = dying()
    there = run(replace(data, scheduler=address), params, Randomness.from_seed(1), progress)
    here = run(data, params, Randomness.from_seed(1), Progress())
    assert worker.poll() is not None
    for name in ("group", "leaf", "low", "high", "leaf_words"):
        assert getattr(there, name).tobytes() == getattr(here, name).tobytes()


def test_a_site_whose_worker_dies_ends_the_protocol_in_a_sentence(dying, tmp_path):
    random = np.random.default_rng(3)
    for name in "ab":
        rows = random.normal(size=(400, 2)).round(3)
        text = "\n".join(f"{x},{y}" for x, y in rows)
        (tmp_path / f"{name}.csv").write_text(f"x,y\n{text}\n")
    address, progress, worker = dying()
    paths = [tmp_path / "a.csv", tmp_path / "b.csv"]
    task = task_of(find("clusters.em"), paths, {"scheduler": address, "k": 2}, seed=1)
    began = time.monotonic()
    with pytest.raises(SfumatoError, match=r"site [ab] failed"):
        Pipeline().outcome(task, progress)
    assert time.monotonic() - began < 30 and worker.poll() is not None
