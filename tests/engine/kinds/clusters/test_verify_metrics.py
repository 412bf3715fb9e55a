"""Figures of a clusters release that its files give: the verifier counts what the manifest tells."""

from __future__ import annotations

import json

import pytest

from engine.cli import SAMPLES
from engine.core.technique import find
from engine.kinds.clusters.kind import KIND
from tests.engine.verify.honest import QUICKER
from tests.forging import read
from tests.recounting import as_told, recounted, released, told

SAMPLE = SAMPLES / KIND.sample
PROVEN = {
    "clusters.em": {"clusters", "smallest_count"},
    "clusters.kmeans": {"clusters", "smallest_count"},
    "clusters.sdbdc": {"clusters", "smallest_count", "representatives"},
    "clusters.dbscan": {"clusters", "smallest_count"},
    "clusters.patterns": {"clusters", "smallest_count", "rules"},
}


@pytest.fixture(scope="module")
def release_of(tmp_path_factory):
    """An honest release of the sample by key and format, made when it is first asked for."""
    made = {}

    def release(key, format_="csv"):
        if (key, format_) not in made:
            folder = tmp_path_factory.mktemp("out") / "out"
            made[key, format_] = released(key, SAMPLE, folder, format_, **QUICKER.get(key, {}))
        return made[key, format_]

    return release


@pytest.mark.parametrize("key", PROVEN)
def test_what_the_files_give_is_declared(key):
    assert {metric.key for metric in find(key).metrics if metric.proven} == PROVEN[key]


@pytest.mark.parametrize(
    ("key", "format_"),
    [*((key, "csv") for key in PROVEN), ("clusters.patterns", "parquet"), ("clusters.kmeans", "parquet")],
)
def test_the_verifier_counts_what_an_honest_release_tells(release_of, key, format_):
    counted = recounted(release_of(key, format_))
    assert set(counted) == PROVEN[key]
    assert as_told(counted) == told(release_of(key, format_))
    assert counted["clusters"] > 1 and counted["smallest_count"] >= 10


def copied(release, tmp_path, name, change):
    text = (release / name).read_text(encoding="utf-8")
    for other in release.iterdir():
        (tmp_path / other.name).write_bytes(other.read_bytes())
    (tmp_path / name).write_text(change(text), encoding="utf-8", newline="")
    return recounted(tmp_path, read(release))


@pytest.mark.parametrize("key", ["clusters.kmeans", "clusters.dbscan", "clusters.patterns"])
def test_a_row_taken_out_of_the_file_is_counted(release_of, tmp_path, key):
    before = recounted(release_of(key))
    after = copied(release_of(key), tmp_path, "data.csv", lambda text: "".join(text.splitlines(True)[:-1]))
    assert after["clusters"] == before["clusters"] - 1


def test_a_rule_taken_out_of_its_file_is_counted(release_of, tmp_path):
    key = "clusters.patterns"
    before = recounted(release_of(key))
    after = copied(release_of(key), tmp_path, "rules.csv", lambda text: "".join(text.splitlines(True)[:-1]))
    assert after == before | {"rules": before["rules"] - 1}


def test_a_representative_that_joins_no_cluster_is_counted_as_one_all_the_same(release_of, tmp_path):
    def apart(text):
        head, first, *others = text.splitlines(True)
        return "".join([head, first, *others, "-1,3" + first[first.index(",", 2) :]])

    before = recounted(release_of("clusters.sdbdc"))
    after = copied(release_of("clusters.sdbdc"), tmp_path, "data.csv", apart)
    assert after == {
        "clusters": before["clusters"],
        "representatives": before["representatives"] + 1,
        "smallest_count": 3,
    }


def test_a_component_taken_out_of_the_model_is_counted(release_of, tmp_path):
    def without_the_smallest(text):
        model = json.loads(text)
        parts = model["components"]
        parts.remove(min(parts, key=lambda part: part["count"]))
        return json.dumps(model, indent=1) + "\n"

    before = recounted(release_of("clusters.em"))
    after = copied(release_of("clusters.em"), tmp_path, "model.json", without_the_smallest)
    assert after["clusters"] == before["clusters"] - 1
    assert after["smallest_count"] > before["smallest_count"]


def test_a_model_that_is_none_is_not_counted(release_of, tmp_path):
    with pytest.raises(ValueError, match="kind, columns and components"):
        copied(release_of("clusters.em"), tmp_path, "model.json", lambda text: "{}\n")


def test_clusters_of_too_few_rows_are_not_counted_as_released(tmp_path):
    """What stays in the house is not told of either: the metric counts what the file shows."""
    rows = ["site,x,y"]
    for place, count in ((0, 40), (100, 30), (200, 7)):  # ten are promised
        rows += [f"{'north' if i % 2 else 'south'},{place + i % 5},{place + i // 5}" for i in range(count)]
    (tmp_path / "points.csv").write_text("\n".join(rows) + "\n", encoding="utf-8")
    wanted = {"eps": "3", "min_points": "3", "min_count": "10"}
    release = released("clusters.dbscan", tmp_path / "points.csv", tmp_path / "out", "csv", **wanted)
    assert told(release) == {"clusters": 2, "smallest_count": 30}
    assert as_told(recounted(release)) == told(release)
