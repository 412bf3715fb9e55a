"""Figures of a released graph that its files and parameters give: the verifier counts what is told."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cli import SAMPLES
from engine.core.technique import find
from engine.kinds.graphs.kind import KIND
from engine.kinds.graphs.private import Budget
from engine.kinds.graphs.verify_metrics import recount
from engine.verify.read_graph import Unreadable
from tests.forging import read
from tests.recounting import as_told, recounted, released, told

SAMPLE = SAMPLES / KIND.sample
LOSS = {"epsilon_person", "delta_person", "epsilon_edge", "contributions", "threshold", "applied_threshold"}
PROVEN = {
    "graphs.synthetic": {"nodes", "edges", "noise_scale", "presence_disclosed"},
    "graphs.private": {"nodes", "edges", "noise_scale", "presence_disclosed"} | LOSS,
}
SIGNED = "participant,source,target,weight\n" + "".join(
    f"p{person},{source},{target},{sign}\n"
    for person in range(30)
    for source, target, sign in (("a", "b", 1), ("b", "c", -1), ("c", "a", 1), ("a", "d", -1 - person % 2))
)


@pytest.fixture(scope="module")
def releases(tmp_path_factory):
    """The sample by every technique and in every format, and a study with two layers."""
    folder = tmp_path_factory.mktemp("recounted")
    (folder / "signed.csv").write_text(SIGNED, encoding="utf-8")
    made = {
        format_: released("graphs.synthetic", SAMPLE, folder / format_, format_)
        for format_ in KIND.techniques[0].formats
    }
    made["private"] = released("graphs.private", SAMPLE, folder / "private")
    made["private, one edge"] = released("graphs.private", SAMPLE, folder / "one", c="1", delta="0.001")
    made["layers"] = released("graphs.synthetic", folder / "signed.csv", folder / "layers", signed="split")
    return made


@pytest.mark.parametrize("key", PROVEN)
def test_what_the_files_give_is_declared(key):
    assert {metric.key for metric in find(key).metrics if metric.proven} == PROVEN[key]


@pytest.mark.parametrize("name", [*KIND.techniques[0].formats, "private", "private, one edge", "layers"])
def test_the_verifier_counts_what_an_honest_release_tells(releases, name):
    counted = recounted(releases[name])
    assert set(counted) == PROVEN[read(releases[name])["technique"]]
    assert as_told(counted) == told(releases[name])


def test_there_is_something_to_count(releases):
    assert recounted(releases["private, one edge"])["edges"] > 0
    assert recounted(releases["layers"])["nodes"] == 3 + 4  # each layer has nodes of its own
    assert recounted(releases["layers"])["edges"] == 2 + 2


def test_an_edge_taken_out_of_the_file_is_counted(releases, tmp_path):
    lines = (releases["csv"] / "data.csv").read_text(encoding="utf-8").splitlines(True)
    before = recounted(releases["csv"])
    (tmp_path / "data.csv").write_text("".join(lines[:-1]), encoding="utf-8", newline="")
    assert recounted(tmp_path, read(releases["csv"]))["edges"] == before["edges"] - 1


def test_a_node_more_in_the_file_is_counted(releases, tmp_path):
    text = (releases["csv"] / "data.csv").read_text(encoding="utf-8")
    before = recounted(releases["csv"])
    (tmp_path / "data.csv").write_text(text + "zz one,zz two,3\n", encoding="utf-8")
    after = recounted(tmp_path, read(releases["csv"]))
    assert after == before | {"nodes": before["nodes"] + 2, "edges": before["edges"] + 1}


def test_other_parameters_are_another_privacy_loss(releases):
    manifest = read(releases["private"])
    before = recounted(releases["private"], manifest)
    manifest["params"]["c"] *= 2
    least = Budget(manifest["params"]["epsilon"], manifest["params"]["delta"], manifest["params"]["c"])
    leaving = manifest["done"]["leaving"]
    leaving[1]["how"] = f"only those of {least.applied_threshold} or more after the noise"
    leaving[2]["how"] = f"discrete Laplace noise, b = {least.scale:g}, then low rank"
    after = recounted(releases["private"], manifest)
    assert after["contributions"] == 2 * before["contributions"]
    assert after["noise_scale"] == 2 * before["noise_scale"]
    assert after["applied_threshold"] > before["applied_threshold"]


def test_what_cannot_be_said_of_a_graph_is_not_counted(releases):
    manifest = read(releases["csv"])
    manifest["done"]["facts"]["layers"] = ["../../elsewhere"]
    with pytest.raises(Unreadable):
        recounted(releases["csv"], manifest)


@given(
    st.integers(1, 100_000_000).map(lambda millionths: millionths / 1e6).filter(lambda e: e >= 0.001),
    st.floats(1e-12, 0.1),
    st.integers(1, 100_000),
)
def test_both_readings_of_the_formulas_agree(tmp_path_factory, epsilon, delta, c):
    """The verifier's logarithms against the technique's own budget."""
    budget = Budget(epsilon, delta, c)
    folder = tmp_path_factory.getbasetemp()
    (folder / "data.csv").write_text("source,target,weight\n", encoding="utf-8")
    facts = {"layers": [""], "directed": True, "weights": "whole numbers", "people": "named"}
    facts |= {"nodes": "things", "attributes": []}
    parts = (
        ("labels of nodes", "changed", "only those of published edges"),
        ("which edges exist", "changed", f"only those of {budget.applied_threshold} or more after the noise"),
        ("weights", "changed", f"discrete Laplace noise, b = {budget.scale:g}, then low rank"),
        ("participants", "dropped", "identifier"),
        ("everything else in the file", "dropped", "not read"),
    )
    leaving = [dict(zip(("name", "treatment", "how"), part, strict=True)) for part in parts]
    counted = recount(
        folder,
        {
            "technique": "graphs.private",
            "params": {"epsilon": epsilon, "delta": delta, "c": c, "rank": "0.5"},
            "format": "csv",
            "done": {"leaving": leaving, "facts": facts},
            "columns": {key: facts[key] for key in ("layers", "directed", "weights", "attributes")},
        },
    )
    assert counted["applied_threshold"] == budget.applied_threshold
    assert math.isclose(counted["threshold"], budget.threshold, rel_tol=1e-9)
    assert counted["noise_scale"] == budget.scale and counted["epsilon_edge"] == 1 / budget.scale
