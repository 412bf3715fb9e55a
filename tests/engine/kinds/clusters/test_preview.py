"""Files of several sites: other rows, other columns, other units; each of them looked at."""

from __future__ import annotations

import numpy as np
import pytest

from engine.core.errors import InputError
from engine.core.number_format import grouped
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.io.input_file import size_words
from engine.kinds.clusters.load import load
from engine.kinds.clusters.params import Columns, Kmeans, Reading
from engine.kinds.clusters.preview import MOST_SITES, preview
from engine.kinds.clusters.run import run
from engine.kinds.clusters.unit_check import unit_warnings


@pytest.fixture
def two(tmp_path):
    """Two houses that know other things of the same people, in another order."""
    random = np.random.default_rng(1)
    people = np.arange(100)
    heights, weights = random.normal(170, 9, 100), random.normal(70, 9, 100)
    pressure = random.normal(130, 15, 100)
    left = "pid,height,weight\n" + "".join(f"{i},{heights[i]:.2f},{weights[i]:.2f}\n" for i in people)
    right = "pid,sbp\n" + "".join(f"{i},{pressure[i]:.2f}\n" for i in people[::-1])
    (tmp_path / "vert_a.csv").write_text(left)
    (tmp_path / "vert_b.csv").write_text(right)
    return [tmp_path / "vert_a.csv", tmp_path / "vert_b.csv"]


def test_the_way_of_the_window_with_two_files_that_hold_columns(two):
    """Preview, roles by preview, load with what the preview chose: as the window does it."""
    first = preview(two, Reading(), Columns(), Progress())
    offered = [remedy.changes for problem in first.problems for remedy in problem.remedies]
    assert {"layout": "columns"} in offered
    seen = preview(two, Reading(layout="columns"), Columns(key="pid"), Progress())
    assert seen.columns == ("pid", "height", "weight", "sbp")
    assert seen.chosen.features == ("height", "weight", "sbp") and seen.roles["pid"] == "key"
    assert all(len(row) == 4 and all(row) for row in seen.rows), "joined by the key"
    data = load(two, seen.reading, seen.chosen, Progress())
    assert data.layout == "columns" and data.columns == ("height", "weight", "sbp")
    assert [site.columns for site in data.sites] == [("height", "weight"), ("sbp",)]
    published = run(data, Kmeans(k=2), Randomness.from_seed(1), Progress())
    assert published.layout == "columns" and published.result["centroids"].shape == (2, 3)
    # What this layout does is in the log: distances, assignments and rows as centres.
    per_row = {"distances to a row", "distance parts", "assignment", "row as centre"}
    assert per_row <= {c.kind for c in published.border if "values of single rows" in c.contains}


def test_rows_and_columns_at_once_are_refused_with_the_way_out(two, tmp_path):
    (tmp_path / "more.csv").write_text(
        "pid,height,weight\n" + "".join(f"{i},170,{i}\n" for i in range(200, 260))
    )
    with pytest.raises(InputError, match="other rows and other columns at once") as caught:
        load([*two, tmp_path / "more.csv"], Reading(layout="columns"), Columns(key="pid"), Progress())
    assert "two steps" in caught.value.hint
    with pytest.raises(InputError, match="has the columns") as caught:
        load([*two, tmp_path / "more.csv"], Reading(), Columns(), Progress())
    assert "join the latter first" in caught.value.hint


def test_a_column_in_another_unit_is_told_with_both_numbers(tmp_path):
    random = np.random.default_rng(0)
    for name, scale in (("here", 1.0), ("there", 2.54)):
        rows = "".join(
            f"{h:.2f},{a:.1f}\n"
            for h, a in zip(random.normal(67, 3, 80) * scale, random.normal(50, 20, 80), strict=True)
        )
        (tmp_path / f"{name}.csv").write_text("height,age\n" + rows)
    paths = [tmp_path / "here.csv", tmp_path / "there.csv"]
    seen = preview(paths, Reading(), Columns(), Progress())
    (told,) = [problem.what for problem in seen.problems if problem.where == "units"]
    assert "height is about 6" in told and "at here.csv and about 1" in told and "age" not in told
    (note,) = load(paths, Reading(), Columns(), Progress()).notes
    assert "height is about 6" in note and "same unit" in note


def test_sites_that_merely_differ_are_no_other_unit():
    random = np.random.default_rng(3)
    for shift in (0, 5, 10):
        sites = [("a", random.normal(50, 10, (200, 1))), ("b", random.normal(50 + shift, 10, (200, 1)))]
        assert unit_warnings(("age",), sites) == []
    assert unit_warnings(("t",), [("a", np.full((9, 1), 36.6)), ("b", np.full((9, 1), 97.9))]) != []


def test_every_site_is_looked_at(tmp_path):
    (tmp_path / "a.csv").write_text("x,y\n" + "1,2\n" * 30)
    (tmp_path / "b.csv").write_text("x,y\n" + "3,4\n" * 20 + "5\n")
    seen = preview([tmp_path / "a.csv", tmp_path / "b.csv"], Reading(), Columns(), Progress())
    assert ("1", "2") in seen.rows and ("3", "4") in seen.rows
    assert {"a.csv", "b.csv"} <= {name for name, _ in seen.facts}
    assert any(problem.where.startswith("b.csv: ") for problem in seen.problems)


def test_the_facts_are_those_of_all_sites(tmp_path):
    paths = []
    for name, count in (("a", 400), ("b", 450), ("c", 400)):
        paths.append(tmp_path / f"{name}.csv")
        paths[-1].write_text("x,y\n" + "1,2\n" * count)
    facts = dict(preview(paths, Reading(), Columns(), Progress()).facts)
    assert facts["Rows"] == grouped(1250) and facts["Sites"] == "3"
    assert facts["Size"] == size_words(sum(path.stat().st_size for path in paths))
    assert (facts["a.csv"], facts["b.csv"], facts["c.csv"]) == ("400", "450", "400")
    assert dict(preview(paths[:1], Reading(), Columns(), Progress()).facts)["Rows"] == "400"


def test_an_estimate_of_one_site_makes_the_sum_an_estimate(tmp_path):
    (tmp_path / "a.csv").write_text("x,y\n" + "1,2\n" * 400)
    (tmp_path / "large.csv").write_text("x,y\n" + "1.25,2.75\n" * 300_000)
    facts = dict(
        preview([tmp_path / "a.csv", tmp_path / "large.csv"], Reading(), Columns(), Progress()).facts
    )
    assert facts["large.csv"].startswith("about ") and facts["Rows"] == facts["large.csv"]


def test_sites_that_are_only_counted_are_in_the_estimate(tmp_path):
    paths = [tmp_path / f"{i}.csv" for i in range(MOST_SITES + 10)]
    for path in paths:
        path.write_text("x,y\n" + "1,2\n" * 100)
    assert dict(preview(paths, Reading(), Columns(), Progress()).facts)["Rows"] == f"about {grouped(6000)}"


def test_rows_that_several_sites_hold_are_counted_once(two, tmp_path):
    seen = preview(two, Reading(layout="columns"), Columns(key="pid"), Progress())
    assert dict(seen.facts)["Rows"] == "100" and dict(seen.facts)["Columns"] == "4"
    (tmp_path / "vert_b.csv").write_text("pid,sbp\n" + "".join(f"{i},130\n" for i in range(60)))
    # How many rows are in both files is not known before they are read whole.
    assert "Rows" not in dict(preview(two, Reading(layout="columns"), Columns(key="pid"), Progress()).facts)
