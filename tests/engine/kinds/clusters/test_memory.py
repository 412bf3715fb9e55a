"""What a release of clusters takes is said before it starts, and what the machine has not is refused."""

from __future__ import annotations

import tempfile
import tracemalloc

import numpy as np
import pytest

from engine.core import pipeline
from engine.core.errors import InputError
from engine.core.mapped import in_file
from engine.core.params import build
from engine.core.progress import Listener, Progress
from engine.core.randomness import Randomness
from engine.core.task import source_of, task_of
from engine.core.technique import find
from engine.io import memory_limit
from engine.io.input_file import size_words
from engine.io.memory_limit import bytes_of
from engine.kinds.clusters import dbscan
from engine.kinds.clusters.kind import KIND
from engine.kinds.clusters.memory import memory
from engine.kinds.clusters.representatives import represent

CHOSEN = {
    "clusters.em": {"k_max": 2, "starts": 1},
    "clusters.kmeans": {"k": 3},
    "clusters.sdbdc": {"eps": 0.3},
    "clusters.dbscan": {"eps": 0.3},
    "clusters.patterns": {},
}


class Phases(Listener):
    """The parts of a run that have begun."""

    def __init__(self):
        self.begun = set()

    def update(self, update):
        self.begun.add(update.phase)


def written(path, rows, columns):
    random = np.random.default_rng(3)
    points = random.normal(size=(rows, columns)) + 4 * random.integers(0, 3, rows)[:, None]
    names = [f"x{j}" for j in range(columns)]
    lines = [",".join(f"{cell:.3f}" for cell in row) + f",v{i % 3}" for i, row in enumerate(points)]
    path.write_text("\n".join([",".join([*names, "where"]), *lines]) + "\n")
    return path


@pytest.fixture(scope="module")
def path(tmp_path_factory):
    return written(tmp_path_factory.mktemp("points") / "points.csv", 600, 2)


@pytest.fixture(autouse=True)
def own_temp(tmp_path, monkeypatch):
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))


def test_every_technique_says_what_it_takes():
    assert {one.key for one in KIND.techniques} == set(CHOSEN)
    assert all(one.memory is not None for one in KIND.techniques)


@pytest.mark.parametrize(
    ("key", "asked"),
    [
        *((key, {"split": "random:2"}) for key in CHOSEN),
        ("clusters.kmeans", {"split": "columns:2"}),
        ("clusters.em", {"split": "random:2", "rows": 10_000}),
    ],
)
@pytest.mark.parametrize("share", [memory_limit.IN_FILES, 1 << 60])
def test_more_than_the_machine_has_is_refused_before_anything_starts(key, asked, share, path, monkeypatch):
    monkeypatch.setattr(memory_limit, "IN_FILES", share)
    task = task_of(find(key), [path], CHOSEN[key] | asked, seed=1)
    data = pipeline.Pipeline().load(task.source, Progress())
    assert all(in_file(site.values) == (share > memory_limit.SHARE**9) for site in data.sites)
    needed = memory(data, task.params)
    there = size_words(int(needed) - 1)
    told = f"this run would take about {size_words(needed)} of memory, and there are {there}"
    for work in ("run", "sweep"):
        phases, one = Phases(), pipeline.Pipeline(memory=int(needed) - 1)
        with pytest.raises(InputError) as problem:
            getattr(one, work)(task, Progress(phases))
        assert problem.value.message.startswith(told) and problem.value.hint
        assert not any("Anonymizing" in phase for phase in phases.begun)
    phases = Phases()
    assert pipeline.Pipeline(memory=int(needed) + 1).run(task, Progress(phases)).task == task
    assert any("Anonymizing" in phase for phase in phases.begun)


def test_only_kmeans_of_rows_leaves_in_files_what_lies_there(path, monkeypatch):
    monkeypatch.setattr(memory_limit, "IN_FILES", 1 << 60)
    for split, free in (("random:2", {"clusters.kmeans"}), ("columns:2", set())):
        source = source_of(KIND, [path], {"split": split})
        data = pipeline.Pipeline().load(source, Progress())
        whole = bytes_of(data, files=True)
        for key, asked in CHOSEN.items():
            needed = memory(data, build(find(key).Params, asked))
            assert (needed < whole) == (key in free)
            again = memory(data, build(find(key).Params, asked | {"distribution_check": True}))
            assert again > needed


@pytest.mark.parametrize(
    ("key", "columns"),
    # What SDBDC takes in many columns hangs on how many neighbours there are: see below.
    [(key, columns) for key in CHOSEN for columns in (2, 7) if (key, columns) != ("clusters.sdbdc", 7)],
)
def test_it_is_no_less_than_what_numpy_takes(key, columns, tmp_path, monkeypatch):
    """Of some ten thousand rows; a run before has compiled what is compiled."""
    monkeypatch.setattr(dbscan, "PAIRS", 1 << 12)  # beside few rows the usual block is large
    technique = find(key)
    for rows in (500, 20_000):
        task = task_of(technique, [written(tmp_path / "p.csv", rows, columns)], CHOSEN[key], seed=1)
        data = pipeline.Pipeline().load(task.source, Progress())
        randomness = Randomness.from_seed(1)
        tracemalloc.start()
        published = technique.run(data, task.params, randomness, Progress())
        technique.measure(data, published, task.params, randomness, Progress())
        peak = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
    assert bytes_of(data) + peak < memory(data, task.params)


def test_neighbours_that_are_too_many_are_refused(monkeypatch):
    """Seven columns have no grid: SDBDC lists all pairs within ε, and there may be rows times rows."""
    points = np.random.default_rng(1).normal(size=(3_000, 7))
    monkeypatch.setattr(memory_limit, "physical", lambda: 100_000_000)
    assert len(represent(points, 0.5).counts) > 1_000
    tracemalloc.start()
    with pytest.raises(InputError, match="this run would take about 144"):
        represent(points, 100.0)
    assert tracemalloc.get_traced_memory()[1] < 1_000_000
    labels = dbscan.dbscan(points, 100.0, 5)  # needs no list of all of them
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert not labels.any() and peak < 100_000_000
