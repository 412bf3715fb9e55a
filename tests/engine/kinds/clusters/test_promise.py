"""What is promised of a run is what was done; the gate asks the house's policy."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.policy import Policy
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.core.technique import Done, Measured, find
from engine.kinds.clusters import promise
from engine.kinds.clusters.describe import describe
from engine.kinds.clusters.load import load
from engine.kinds.clusters.params import Columns, Dbscan, Em, Kmeans, Patterns, Reading, Sdbdc
from engine.kinds.clusters.run import run

SAMPLE = Path(__file__).resolve().parents[4] / "resources" / "samples" / "clinics.csv"


def kmeans(split: str, **settings):
    data = load([SAMPLE], Reading(split=split), Columns(), Progress())
    params = Kmeans(k=3, **settings)
    published = run(data, params, Randomness.from_seed(1), Progress())
    done = describe(data, published, params)
    return params, done, promise.promise(params, done)


def test_sites_that_hold_columns_are_not_called_masked():
    _, done, said = kmeans("columns:2")
    assert done.facts == {"sites": 2, "layout": "columns", "masked": False, "exact": True}
    assert "distances of every row, assignments and rows as centres cross the border" in said.limits
    assert "only totals" not in said.limits and "labels" not in said.words


@pytest.mark.parametrize(
    ("split", "settings", "there", "missing"),
    [
        ("random:3", {}, "sees only totals", "subtract its own part"),
        ("random:3", {}, "each site sends means of at least 10", "sampled rows"),
        ("random:2", {}, "Of two sites each can subtract its own part", "Who sees the messages"),
        ("none", {}, "Who sees the messages", "only totals"),
        ("random:3", {"masked": False}, "Who sees the messages", "only totals"),
        ("random:3", {"init": "parallel"}, "sampled rows leave their sites", "sends means of at least"),
    ],
)
def test_words_about_masks_and_starts_are_true(split, settings, there, missing):
    _, _, said = kmeans(split, **settings)
    assert there in said.limits and missing not in said.limits


def test_exactness_is_claimed_only_where_it_holds():
    params = Kmeans()
    exact = Done(facts={"sites": 3, "layout": "rows", "masked": True, "exact": True})
    merged = Done(facts={**exact.facts, "exact": False})
    unknown = Done(facts={**exact.facts, "exact": None})
    assert "It is k-means on the pooled rows" in promise.promise(params, exact).limits
    assert "not exactly k-means" in promise.promise(params, merged).limits
    assert "k-means on" not in promise.promise(params, unknown).limits
    _, done, said = kmeans("random:3", min_count=60)
    assert ("not exactly" in said.limits) == (done.facts["exact"] is False)


def test_what_leaves_names_the_columns_that_were_used():
    data = load([SAMPLE], Reading(), Columns(), Progress())
    params = Patterns()
    published = run(data, params, Randomness.from_seed(1), Progress())
    parts = {part.name: part.treatment for part in describe(data, published, params).leaving}
    assert parts == {"diagnosis": "changed", "sex": "changed", "smoker": "changed",
                     "age": "dropped", "pressure": "dropped", "bmi": "dropped",
                     "every other column": "dropped"}  # fmt: skip


def test_columns_that_are_never_read_are_named_in_the_house_and_not_outside(tmp_path):
    """The column of the sites, a number of the row, and free text are dropped without a further word."""
    rows = [f"{i},{'ab'[i % 2]},{i % 7}.5,{i % 5},note {i}" for i in range(300)]
    path = tmp_path / "rows.csv"
    path.write_text("\n".join(["id,house,x,y,story of the patient", *rows]) + "\n")
    data = load([path], Reading(split="column:house"), Columns(), Progress())
    params = Kmeans(k=2)
    published = run(data, params, Randomness.from_seed(1), Progress())
    done = describe(data, published, params)
    rest = done.leaving[-1]
    assert (rest.name, rest.treatment) == ("every other column", "dropped")
    assert rest.in_the_house == ("house", "id", "story of the patient")
    assert not any(name in str(done.as_dict()) for name in ("house", "story", "'id'"))


def gate(params, utility=None, **risk) -> dict[str, str]:
    measured = Measured({"left_out": 0.0} if utility is None else utility, {"original_points": 0, **risk})
    policy = Policy(min_group=10, max_auc_clusters=0.6)
    return {item.name: item.state for item in promise.gate(params, measured, policy)}


def test_the_gate_asks_the_policy():
    good = {"smallest_count": 12, "membership_auc": 0.55}
    assert set(gate(Em(), **good).values()) == {"green"}
    assert gate(Em(), **{**good, "smallest_count": 9})["Fewest people"] == "amber"
    assert gate(Em(), **{**good, "smallest_count": 1})["Fewest people"] == "red"
    assert gate(Em(), **{**good, "smallest_count": 0})["Fewest people"] == "red"
    assert gate(Em(), **{**good, "membership_auc": 0.61})["Membership attack"] == "amber"
    assert gate(Dbscan(), {"left_out": 0.2}, **good)["Rows not told of"] == "amber"
    assert gate(Dbscan(), {"left_out": 0.9}, **good)["Rows not told of"] == "red"


def test_what_is_not_known_is_not_green():
    lines = gate(Kmeans(), {}, smallest_count=20)
    assert lines["Membership attack"] == lines["Rows not told of"] == "amber"


def test_rows_across_the_border_block_unless_the_houses_agreed():
    crossed = {"smallest_count": 20, "membership_auc": 0.5, "original_points": 4}
    assert gate(Kmeans(), **crossed)["Border log"] == "red"
    assert gate(Kmeans(rows_cross=True), **crossed)["Border log"] == "amber"
    assert gate(Dbscan(), **crossed)["Border log"] == "amber"
    assert gate(Sdbdc(blur=False), **crossed)["Original points"] == "red"


def test_exactly_k_means_and_another_central_result_do_not_contradict_each_other():
    """ "Exactly k-means on pooled rows" stood beside an agreement of 0.600 with the central result."""
    (agreement,) = [
        metric for metric in find("clusters.kmeans").metrics if "Rand" in metric.meaning and metric.headline
    ]
    assert "start elsewhere" in agreement.meaning and agreement.label == "Agreement with a central run"
