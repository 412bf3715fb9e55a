"""From file to release: splits, errors with places, the verifier against spoiled releases, custody."""

from __future__ import annotations

import csv
import json
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

from engine.core import params as declared
from engine.core.errors import InputError, ParameterError
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.kinds.clusters.attack import auc
from engine.kinds.clusters.describe import describe
from engine.kinds.clusters.export import audit, export
from engine.kinds.clusters.kind import KIND
from engine.kinds.clusters.load import load
from engine.kinds.clusters.params import Columns, Dbscan, Em, Kmeans, Patterns, Reading, Sdbdc
from engine.kinds.clusters.preview import preview
from engine.kinds.clusters.report_figures import report_figures
from engine.kinds.clusters.run import run
from engine.kinds.clusters.utility import adjusted_rand_index, distribution_check
from engine.kinds.clusters.verify import verify

SAMPLE = Path(__file__).resolve().parents[4] / "resources" / "samples" / KIND.sample
FAST = {"k_max": 5, "starts": 3}


def released(tmp_path, technique, params, reading=None, columns=None, paths=(SAMPLE,)):
    data = load(list(paths), reading or Reading(), columns or Columns(), Progress())
    published = run(data, params, Randomness.from_seed(3), Progress())
    out = tmp_path / "release"
    out.mkdir()
    (tmp_path / "audit").mkdir()
    told = export(published, params, out, "csv", Randomness.from_seed(3))
    audit(published, tmp_path / "audit")
    claims = {
        "technique": technique,
        "params": declared.as_dict(params),
        "format": "csv",
        "done": describe(data, published, params).as_dict(),
        "columns": told,
    }
    return data, published, out, claims


def failed(checks):
    return {check.name for check in checks if not check.passed}


def test_the_sample_is_split_by_its_site_column():
    seen = preview([SAMPLE], Reading(), Columns(), Progress())
    assert seen.reading.split == "column:site"
    assert seen.chosen.features == ("age", "pressure", "bmi")
    data = load([SAMPLE], Reading(), Columns(), Progress())
    assert data.names == ("harbour", "hill", "north")
    assert [len(site) for site in data.sites] == [500, 500, 500]
    assert set(data.sites[0].items.columns) == {"sex", "smoker", "diagnosis"}


@pytest.mark.parametrize(("how", "count"), [("none", 1), ("random:4", 4), ("space:5", 5), ("column:sex", 2)])
def test_splits_keep_every_row_once(how, count):
    whole = load([SAMPLE], Reading(split="none"), Columns(), Progress())
    data = load([SAMPLE], Reading(split=how), Columns(), Progress())
    assert len(data.sites) == count
    assert np.sort(np.concatenate([site.rows for site in data.sites])).tolist() == list(range(1500))
    assert np.array_equal(data.pooled(), whole.pooled())


def test_bad_split_and_bounds_are_explained():
    with pytest.raises(ParameterError, match="random:x"):
        load([SAMPLE], Reading(split="random:x"), Columns(), Progress())
    with pytest.raises(ParameterError, match="age=9"):
        load([SAMPLE], Reading(bounds=("age=9",)), Columns(), Progress())
    with pytest.raises(InputError, match="has no column 'colour'"):
        load([SAMPLE], Reading(), Columns(features=("colour",)), Progress())


def test_missing_numbers_are_placed_and_can_be_dropped(tmp_path):
    path = tmp_path / "points.csv"
    path.write_text("x,y\n1,2\n3,\n5,6\n7,8\n")
    with pytest.raises(InputError, match="line 3, column y: the number is missing") as caught:
        load([path], Reading(split="none"), Columns(), Progress())
    assert caught.value.remedies[0].changes == {"incomplete": "drop"}
    data = load([path], Reading(split="none", incomplete="drop"), Columns(), Progress())
    assert data.sites[0].rows.tolist() == [0, 2, 3]


def test_sites_that_hold_columns_are_joined_by_key(tmp_path):
    (tmp_path / "left.csv").write_text("who,x\na,1\nb,2\nc,3\n")
    (tmp_path / "right.csv").write_text("who,y\nc,30\na,10\nz,99\n")
    paths = [tmp_path / "left.csv", tmp_path / "right.csv"]
    data = load(paths, Reading(layout="columns"), Columns(key="who"), Progress())
    assert data.pooled().tolist() == [[1, 10], [3, 30]]


def test_public_bounds_scale_and_come_back(tmp_path):
    bounds = ("age=0..100", "pressure=50..250", "bmi=10..60")
    start = "30,115,23; 60,155,27; 50,138,36; 80,140,24"
    _, scaled, out, _ = released(
        tmp_path, "clusters.kmeans", Kmeans(k=4, init="given", centroids=start), Reading(bounds=bounds)
    )
    assert np.abs(scaled.result["centroids"]).max() < 1
    with open(out / "data.csv", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert all(18 < float(row["age"]) < 100 for row in rows)


CASES = {
    "clusters.em": Em(**FAST),
    "clusters.kmeans": Kmeans(),
    "clusters.sdbdc": Sdbdc(),
    "clusters.dbscan": Dbscan(),
    "clusters.patterns": Patterns(),
}


@pytest.mark.parametrize("technique", CASES)
def test_a_release_verifies_and_tells_no_site(technique, tmp_path):
    data, published, out, claims = released(tmp_path, technique, CASES[technique])
    assert failed(verify(out, claims, data)) == set()
    text = "".join(path.read_text(encoding="utf-8") for path in out.iterdir())
    assert not any(name in text for name in data.names)
    lines = (tmp_path / "audit" / "border.jsonl").read_text().splitlines()
    assert len(lines) == len(published.border)
    assert {"round", "from", "to", "kind", "bytes", "original"} <= json.loads(lines[0]).keys()
    if published.labels:
        with open(tmp_path / "audit" / "labels.csv", encoding="utf-8") as file:
            labels = list(csv.DictReader(file))
        assert len(labels) == 1500 and set(labels[0]) == {"site", "row", "label"}


def test_the_distribution_check_finds_lloyd_independent_of_the_split():
    """Without a floor; with one, small parts of a cluster at a site are counted elsewhere."""
    data = load([SAMPLE], Reading(), Columns(), Progress())
    params = Kmeans(k=4, min_count=1)
    published = run(data, params, Randomness.from_seed(1), Progress())
    found = distribution_check(data, published, params, Randomness.from_seed(1), Progress())
    assert found["partition_adjusted_rand_index"] == 1.0
    assert found["partition_centroid_difference"] < 1e-9


def test_adjusted_rand_index_equals_scikit_learn():
    from sklearn.metrics import adjusted_rand_score

    random = np.random.default_rng(0)
    for _ in range(20):
        a, b = random.integers(-1, 5, 80), random.integers(-1, 4, 80)
        assert adjusted_rand_index(a, b) == pytest.approx(adjusted_rand_score(a, b))
    assert adjusted_rand_index(np.zeros(5, int), np.zeros(5, int)) == 1.0


def test_auc_of_a_coin_a_seer_and_ties():
    assert auc(np.array([3.0, 4]), np.array([1.0, 2])) == 1.0
    assert auc(np.array([1.0, 2]), np.array([1.0, 2])) == 0.5
    assert auc(np.zeros(4), np.zeros(7)) == 0.5


def test_the_report_of_patterns_draws_what_is_released(tmp_path):
    params = Patterns(support=0.1)
    _, published, out, _ = released(tmp_path, "clusters.patterns", params)
    patterns, rules = report_figures(published, params)
    with open(out / "data.csv", newline="") as file:
        rows = [(json.loads(row["items"]), row["count"]) for row in csv.DictReader(file)]
    counts = {" & ".join(f"{column}={value}" for column, value in one): count for one, count in rows}
    several = {name: int(count) for name, count in counts.items() if " & " in name}
    drawn = [text for text in ElementTree.fromstring(patterns.svg).itertext() if text in several]
    assert drawn == sorted(several, key=lambda name: -several[name])[: len(drawn)] and len(drawn) >= 4
    assert any("⇒" in text for text in ElementTree.fromstring(rules.svg).itertext())
    assert (
        report_figures(
            replace(published, result={**published.result, "itemsets": [], "counts": [], "rules": []}), params
        )
        == []
    )
