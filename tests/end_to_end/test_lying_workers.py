"""Workers that lie: what they answer is held against what was asked, what they read against the files.

Nothing is released, whatever they say: either the answer is refused, or the verifier, which reads all parts
by itself, finds other data there.
"""

from __future__ import annotations

from contextlib import closing

import numpy as np
import pytest

from engine.core.distributed_connect import connect
from engine.core.errors import SfumatoError
from engine.core.pipeline import Pipeline
from engine.core.progress import Progress
from engine.core.task import task_of
from engine.core.technique import find
from engine.kinds.tables import parts_days, parts_quantiles
from engine.kinds.timeseries import parts_naive
from tests import lying_worker
from tests.cluster import cluster
from tests.end_to_end.test_cluster import RUNS, graph, log, series, table
from tests.end_to_end.test_cluster_tables import RUNS as STEPS
from tests.end_to_end.test_cluster_tables import done_to, loaded, people
from tests.signing import ReleaseOptions

pytest.importorskip("distributed")

REFUSED = "a worker answered what it was not asked"
OTHER = "workers of the cluster told other data than is there"


@pytest.fixture(scope="module")
def liar(tmp_path_factory):
    """A cluster of one worker that tells the lie it is asked for."""
    folder = tmp_path_factory.mktemp("dask")
    with (
        cluster(folder, ("liar",), "tests.lying_worker") as made,
        closing(connect(made.address)) as client,
    ):

        def telling(lie: str) -> str:
            client.run(lying_worker.tell, lie)
            return made.address

        yield telling


def released(technique, folder, values, scheduler, out):
    task = task_of(find(technique), [folder], {**values, "scheduler": scheduler})
    return Pipeline().release(task, ReleaseOptions(str(out)), Progress())


ANSWERS = {
    "a bomb": ("tables.discretise", table, "could not be read on the cluster: ValueError"),
    "no table": ("tables.discretise", table, REFUSED),
    "counts times three": ("eventlogs.travas", log, REFUSED),
    "counts that are NaN": ("eventlogs.flow", log, REFUSED),
    "weights that are NaN": ("graphs.private", graph, REFUSED),
    "fewer weights": ("graphs.synthetic", graph, REFUSED),
}


@pytest.mark.parametrize("lie", ANSWERS)
def test_an_answer_that_is_none_is_refused_before_anything_runs(lie, liar, tmp_path):
    technique, make, said = ANSWERS[lie]
    folder = make(tmp_path / "rows")
    task = task_of(find(technique), [folder], {**RUNS[technique][1], "scheduler": liar(lie)})
    with pytest.raises(SfumatoError, match=said):
        Pipeline().load(task.source, Progress())


DATA = {
    "cases doubled": ("eventlogs.travas", log),
    "cases dropped": ("eventlogs.groups", log),
    "a value missing": ("tables.discretise", table),
    "rows doubled": ("timeseries.kapra", series),
    "rows dropped": ("timeseries.naive", series),
    "other people": ("graphs.private", graph),
}


@pytest.mark.parametrize("lie", DATA)
def test_other_data_than_is_in_the_files_is_found_by_the_verifier(lie, liar, tmp_path):
    technique, make = DATA[lie]
    folder = make(tmp_path / "rows")
    with pytest.raises(SfumatoError, match=OTHER):
        released(technique, folder, RUNS[technique][1], liar(lie), tmp_path / "out")
    assert not (tmp_path / "out").exists()


STEP_LIES = {
    "one class": "mondrian",
    "a bomb below": "mondrian",
    "counts of nothing": "classes by frequency",
    "fewer stretches": "largest values",
    "a sketch of nothing": "classes by width",
    "other codes": "pseudonyms of numbers",
    "rows more often": "lattice",
    "no order": "rank swap",
    "other days": "months",
}


@pytest.fixture(scope="module")
def people_there(tmp_path_factory, liar):
    return loaded(people(tmp_path_factory.mktemp("people") / "rows"), liar(""))


@pytest.mark.parametrize("lie", STEP_LIES)
def test_a_step_is_not_put_together_from_lies(lie, liar, people_there, monkeypatch):
    monkeypatch.setattr(parts_days, "FEW", 500)
    monkeypatch.setattr(parts_quantiles, "FEW", 0)
    liar(lie)
    with pytest.raises(SfumatoError, match="nothing was released"):
        done_to(people_there, *STEPS[STEP_LIES[lie]])


def test_small_groups_below_a_cut_are_refused(liar, tmp_path, monkeypatch):
    monkeypatch.setattr(parts_naive, "FEW", 100)
    folder = series(tmp_path / "rows")
    with pytest.raises(SfumatoError, match=REFUSED):
        released(
            "timeseries.naive", folder, RUNS["timeseries.naive"][1], liar("small groups"), tmp_path / "out"
        )


@pytest.mark.parametrize(
    ("lie", "technique", "said"),
    [
        ("no message", "clusters.em", "no message of Sfumato"),
        ("numbers that are NaN", "clusters.kmeans", "the message 'public key' of site a is refused"),
        ("one row many times", "clusters.em", "Rows behind each component"),
        ("one row many times", "clusters.kmeans", "other rows were answered for than are there"),
    ],
)
def test_a_site_that_lies_to_the_master(lie, technique, said, liar, tmp_path):
    random = np.random.default_rng(3)
    for name in "ab":
        rows = [(30.0, 30.0), *random.normal(size=(400, 2)).round(3).tolist()]
        text = "\n".join(f"{x},{y}" for x, y in rows)
        (tmp_path / f"{name}.csv").write_text(f"x,y\n{text}\n")
    paths = [tmp_path / "a.csv", tmp_path / "b.csv"]
    values = {"clusters.em": {"k": 2, "k_max": 3}, "clusters.kmeans": {"k": 2}}.get(technique, {})
    task = task_of(find(technique), paths, {"scheduler": liar(lie), **values})
    with pytest.raises(SfumatoError, match=said):
        Pipeline().release(task, ReleaseOptions(str(tmp_path / "out")), Progress())
    assert not (tmp_path / "out").exists()
