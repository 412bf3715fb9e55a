"""Steps of tables on a cluster: parts stay on their workers, and the release is that of one file."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace

import numpy as np
import pandas as pd
import pytest

from engine.core import distributed
from engine.core.distributed_connect import connect
from engine.core.errors import InputError
from engine.core.pipeline import Pipeline
from engine.core.progress import Listener, Progress
from engine.core.task import task_of
from engine.core.technique import find
from engine.kinds.tables import parts_days, parts_quantiles
from tests.cluster import cluster
from tests.end_to_end.test_cluster import cut

pytest.importorskip("distributed")


def people(folder):
    random = np.random.default_rng(6)
    n = 3000
    frame = pd.DataFrame(
        {
            "age": random.integers(18, 90, n),
            "weight": np.round(random.normal(70, 12, n), 1),
            "income": random.lognormal(8, 1, n),
            "sex": random.choice(["f", "m"], n),
            "job": random.choice([f"job {number}" for number in range(12)], n),
            "ill": random.choice(["flu", "cold", "none"], n),
            "person": [f"p{number}" for number in random.integers(0, 2000, n)],
            "seen": np.array("2020-01-01", "datetime64[m]") + random.integers(0, 10**6, n),
        }
    )
    frame.loc[random.random(n) < 0.05, "weight"] = np.nan
    frame.loc[1000:1399, "income"] = 0.0  # a whole part of one value
    return cut(folder, frame, [1000, 1400, 1401])


def loaded(path, scheduler=""):
    source = task_of(find("tables.perturb"), [path], {"columns": "age", "scheduler": scheduler}).source
    return Pipeline().load(source, Progress())


def done_to(data, technique, values, roles=(), progress=None):
    """What a step publishes of the rows, which have these roles."""
    task = task_of(find(technique), ["rows.csv"], values, seed=7)
    data = replace(data, roles={role: tuple(names.split(",")) for role, names in dict(roles).items()})
    return find(technique).run(data, task.params, task.randomness(), progress or Progress())


def same(one, many):
    for released, expected in zip(many.table.columns, one.table.columns, strict=True):
        assert released == replace(expected, values=released.values)
        assert released.values.tobytes() == expected.values.tobytes()
    assert [change.claim() for change in one.changes] == [change.claim() for change in many.changes]


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return people(tmp_path_factory.mktemp("people") / "rows")


@pytest.fixture(scope="module")
def one_file(folder):
    return loaded(folder.with_suffix(".csv"))


@pytest.fixture(scope="module")
def parts(folder, scheduler):
    return loaded(folder, scheduler)


QUASI = "age,weight,sex,job"
RUNS = {
    "classes by frequency": ("tables.discretise", {"columns": "age,weight,income,sex"}),
    "means of classes": ("tables.discretise", {"columns": "age,income", "output": "mean", "classes": 40}),
    "classes by width": ("tables.discretise", {"columns": "age,weight,income", "method": "width"}),
    "mondrian": ("tables.generalise", {"columns": QUASI, "k": 5}),
    "persons, l and t": (
        "tables.generalise",
        {"columns": QUASI, "k": 5, "count": "persons", "l": 2, "t": 0.3},
        {"person": "person", "sensitive": "ill"},
    ),
    "tight": ("tables.generalise", {"columns": "age,income", "k": 400, "bounds": "tight"}),
    "lattice": ("tables.generalise", {"columns": "age,sex,job", "k": 5, "method": "lattice"}),
    "lattice with l": (
        "tables.generalise",
        {"columns": "age,sex", "k": 5, "method": "lattice", "l": 2},
        {"sensitive": "ill"},
    ),
    "uniform noise": ("tables.perturb", {"columns": "age,weight,income", "noise": "uniform"}),
    "normal noise": ("tables.perturb", {"columns": "age,weight"}),
    "largest values": ("tables.code", {"columns": "age,weight,income", "share": 0.1}),
    "mean of the smallest": (
        "tables.code",
        {"columns": "age,weight", "operation": "bottom", "replace": "mean", "share": 0.1},
    ),
    "first digits": ("tables.code", {"columns": "age", "operation": "keep", "characters": 1, "length": 3}),
    "months": ("tables.dates", {"columns": "seen", "to": "month"}),
    "rank swap": ("tables.swap", {"columns": "age,weight,income,job", "method": "rank"}),
    "labels drawn anew": ("tables.pram", {"columns": "age,job", "within": "sex"}),
    "pseudonyms of numbers": ("tables.pseudonymise", {"columns": "age"}),
}


@pytest.mark.parametrize("name", RUNS)
def test_a_step_on_a_cluster_gives_what_one_file_gives(name, one_file, parts, scheduler, monkeypatch):
    monkeypatch.setattr(parts_days, "FEW", 500)  # texts that a worker is given
    monkeypatch.setattr(parts_quantiles, "FEW", 0)
    with closing(connect(scheduler)) as client:
        before = client.run_on_scheduler(done_so_far)
        same(done_to(one_file, *RUNS[name]), done_to(parts, *RUNS[name]))
        by_workers = client.run_on_scheduler(done_so_far) > before
    assert by_workers == (name not in ("normal noise", "uniform noise"))


def done_so_far(dask_scheduler):
    return dask_scheduler.transition_counter


class Killing(Listener):
    """Kills a worker when a step has handed out its first parts."""

    def __init__(self, worker, data):
        self._worker, self._held = worker, data.origin[0].held

    def cancelled(self):
        if len(self._held.client.futures) > len(self._held.futures) and self._worker.poll() is None:
            self._worker.kill()
            self._worker.wait(10)
        return False


def test_workers_that_die_in_the_middle_of_a_step(one_file, folder, tmp_path, monkeypatch):
    """One is lost: its parts are read or sent again, and the release is the same. All are: a sentence."""
    monkeypatch.setattr(parts_quantiles, "FEW", 0)
    with cluster(tmp_path) as made:
        data = loaded(folder, made.address)
        for name, lost, new in (("pseudonyms of numbers", "one", "three"), ("mondrian", "two", "four")):
            made.add(new)
            many = done_to(data, *RUNS[name], progress=Progress(Killing(made.workers[lost], data)))
            assert made.workers[lost].poll() is not None
            same(done_to(one_file, *RUNS[name]), many)
        monkeypatch.setattr(distributed, "PATIENCE", 1.0)
        made.workers["three"].kill()
        made.workers["three"].wait(10)
        for name in ("rank swap", "classes by frequency"):
            with pytest.raises(InputError, match="nothing was released"):
                done_to(data, *RUNS[name], progress=Progress(Killing(made.workers["four"], data)))
