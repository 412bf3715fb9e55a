"""Steps of tables on a cluster: parts stay on their workers, and the release is that of one file."""

from __future__ import annotations

import numpy as np
import pandas as pd
import pytest

from engine.core import distributed
from engine.core.errors import InputError
from engine.core.pipeline import Pipeline
from engine.core.progress import Progress
from engine.core.task import task_of
from engine.core.technique import find
from tests.cluster import cluster
from tests.end_to_end.test_cluster import cut, published

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
        }
    )
    frame.loc[random.random(n) < 0.05, "weight"] = np.nan
    frame.loc[1000:1399, "income"] = 0.0  # a whole part of one value
    return cut(folder, frame, [1000, 1400, 1401])


QUASI = "age,weight,sex,job"
RUNS = {
    "frequency": ("tables.discretise", {"columns": "age,weight,income,sex"}),
    "means": ("tables.discretise", {"columns": "age,income", "output": "mean", "classes": 40}),
    "width": ("tables.discretise", {"columns": "age,weight,income", "method": "width"}),
    "mondrian": ("tables.generalise", {"quasi": QUASI, "k": 5}),
    "persons, l and t": (
        "tables.generalise",
        {
            "quasi": QUASI,
            "k": 5,
            "person": "person",
            "count": "persons",
            "sensitive": "ill",
            "l": 2,
            "t": 0.3,
        },
    ),
    "tight": ("tables.generalise", {"quasi": "age,income", "k": 400, "bounds": "tight"}),
    "lattice": ("tables.generalise", {"quasi": "age,sex,job", "k": 5, "method": "lattice"}),
    "lattice with l": (
        "tables.generalise",
        {"quasi": "age,sex", "k": 5, "method": "lattice", "sensitive": "ill", "l": 2},
    ),
}


@pytest.mark.parametrize("name", RUNS)
def test_a_step_on_a_cluster_gives_what_one_file_gives(name, tmp_path, scheduler):
    technique, values = RUNS[name]
    values = {"id": "", "protect": "", "drop": "", "quasi": "", "sensitive": "", **values}
    folder = people(tmp_path / "rows")
    one = published(technique, folder.with_suffix(".csv"), values, tmp_path / "one")
    many = published(technique, folder, {**values, "scheduler": scheduler}, tmp_path / "many")
    assert one[0] and one == many


STEPS = {
    "tables.discretise": {"columns": "age,weight,income"},
    "tables.generalise": {"quasi": QUASI, "k": 5, "drop": "person", "sensitive": "ill"},
}


@pytest.mark.parametrize("key", STEPS)
def test_workers_that_die_between_reading_and_the_step(key, tmp_path, monkeypatch):
    """One is lost: its parts are read again, and the release is the same. All are lost: a sentence."""
    folder = people(tmp_path / "rows")
    technique, values = find(key), STEPS[key]
    one = Pipeline().outcome(task_of(technique, [folder.with_suffix(".csv")], values, seed=7), Progress())
    (tmp_path / "dask").mkdir()
    with cluster(tmp_path / "dask") as made:
        pipeline = Pipeline()
        task = task_of(technique, [folder], {**values, "scheduler": made.address}, seed=7)
        pipeline.load(task.source, Progress())
        made.workers["one"].kill()
        made.workers["one"].wait(10)
        many = pipeline.outcome(task, Progress())
        monkeypatch.setattr(distributed, "PATIENCE", 1.0)
        made.workers["two"].kill()
        made.workers["two"].wait(10)
        other = task_of(technique, [folder], {**values, "scheduler": made.address}, seed=8)
        with pytest.raises(InputError, match="nothing was released"):
            pipeline.outcome(other, Progress())
    for released, expected in zip(many.published.table.columns, one.published.table.columns, strict=True):
        assert released.labels == expected.labels
        np.testing.assert_array_equal(released.values, expected.values)
