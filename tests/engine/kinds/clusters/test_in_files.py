"""Points that lie in files give what points in memory give: data, labels, figures, fingerprint, checks."""

from __future__ import annotations

import tempfile
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from engine.core import params as declared
from engine.core import pipeline, stretches
from engine.core.errors import InputError
from engine.core.mapped import in_file
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.core.task import task_of
from engine.core.technique import find
from engine.io import memory_limit
from engine.io.memory_limit import bytes_of
from engine.kinds.clusters import lloyd
from engine.kinds.clusters.describe import describe
from engine.kinds.clusters.export import audit, export
from engine.kinds.clusters.fingerprint import fingerprint
from engine.kinds.clusters.kind import KIND
from engine.kinds.clusters.load import load
from engine.kinds.clusters.measure import measure
from engine.kinds.clusters.params import Columns, Dbscan, Em, Kmeans, Patterns, Reading, Sdbdc
from engine.kinds.clusters.run import run
from engine.kinds.clusters.verify import verify

SAMPLE = Path(__file__).resolve().parents[4] / "resources" / "samples" / KIND.sample
USUAL, ALWAYS = memory_limit.IN_FILES, 1 << 60  # what takes more than this share of the memory


@pytest.fixture(autouse=True)
def small_stretches(tmp_path, monkeypatch):
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setattr(stretches, "ROWS", 97)
    monkeypatch.setattr(lloyd, "BLOCK", 101)


def everything(technique, chosen, reading, folder, paths=(SAMPLE,), columns=None):
    """All that comes of a run, as values."""
    data = load(list(paths), reading, columns or Columns(), Progress())
    for part in ("release", "audit"):
        (folder / part).mkdir(parents=True)
    published = run(data, chosen, Randomness.from_seed(3), Progress())
    measured = measure(data, published, chosen, Randomness.from_seed(3), Progress())
    told = export(published, chosen, folder / "release", "csv", Randomness.from_seed(3))
    audit(published, folder / "audit")
    done = describe(data, published, chosen)
    claims = {"technique": technique, "params": declared.as_dict(chosen), "format": "csv", "columns": told}
    checks = verify(folder / "release", {**claims, "done": done.as_dict()}, data)
    assert all(check.passed for check in checks), [check for check in checks if not check.passed]
    written = {path.name: path.read_bytes() for path in sorted(folder.rglob("*.*"))}
    return data, (written, measured, fingerprint(data), checks, done)


K = Kmeans(k=4, distribution_check=True, rows_cross=True)


@pytest.mark.parametrize(
    ("technique", "chosen", "reading"),
    [
        ("clusters.kmeans", K, Reading(split="random:4")),
        ("clusters.kmeans", replace(K, init="parallel"), Reading(split="space:3")),
        ("clusters.kmeans", K, Reading(split="column:site", bounds=("age=0..100", "bmi=10..60"))),
        ("clusters.kmeans", replace(K, distribution_check=False), Reading(split="columns:2")),
        ("clusters.kmeans", replace(K, masked=False), Reading(split="none")),
        ("clusters.em", Em(k_max=3, starts=2), Reading()),
        ("clusters.dbscan", Dbscan(eps=4.0), Reading()),
        ("clusters.sdbdc", Sdbdc(eps=4.0), Reading()),
        ("clusters.patterns", Patterns(), Reading()),
    ],
)
def test_the_same_in_memory_and_in_files(technique, chosen, reading, tmp_path, monkeypatch):
    found = {}
    for share in (USUAL, ALWAYS):
        monkeypatch.setattr(memory_limit, "IN_FILES", share)
        data, found[share] = everything(technique, chosen, reading, tmp_path / str(share))
        for site in data.sites:
            assert {in_file(site.values), in_file(site.rows)} == {share == ALWAYS}
    assert found[USUAL] == found[ALWAYS]


def test_rows_that_are_left_out_and_several_files(tmp_path, monkeypatch):
    random, paths = np.random.default_rng(2), []
    for name in "ab":
        rows = [f"{x:.3f},{y:.3f},w{i % 3}" for i, (x, y) in enumerate(random.normal(size=(200, 2)))]
        rows[5], rows[77] = "nan,1,w0", "2,,"
        paths.append(tmp_path / f"{name}.csv")
        paths[-1].write_text("\n".join(["x,y,where", *rows]) + "\n")
    found = {}
    for share in (USUAL, ALWAYS):
        monkeypatch.setattr(memory_limit, "IN_FILES", share)
        with pytest.raises(InputError, match="the number is missing"):
            load(paths, Reading(), Columns(), Progress())
        reading = Reading(incomplete="drop")
        data, found[share] = everything("clusters.kmeans", K, reading, tmp_path / str(share), paths)
        assert [len(site) for site in data.sites] == [198, 198]
    assert found[USUAL] == found[ALWAYS]


def test_what_needs_all_rows_says_so_before_it_starts(monkeypatch):
    """Points in files leave the memory free for k-means; other techniques would bring them back into it."""
    monkeypatch.setattr(memory_limit, "IN_FILES", ALWAYS)
    for key, fits in {"clusters.kmeans": True, "clusters.dbscan": False, "clusters.em": False}.items():
        task = task_of(find(key), [SAMPLE], {"split": "random:2"}, seed=1)
        one = pipeline.Pipeline(memory=30_000)
        data = one.load(task.source, Progress())
        assert bytes_of(data) < 4_000 and bytes_of(data, files=True) > 40_000
        if fits:
            assert one.run(task, Progress()).task == task
        else:
            with pytest.raises(InputError, match="this run would take about"):
                one.run(task, Progress())
