"""What the verifier counts in a released table: by hand, and beside what honest releases tell."""

from __future__ import annotations

import pytest

from engine.verify.manifest import COUNTED
from tests.engine.kinds.tables.forging import RELEASES, ROLES, Forger, release_all, write_people
from tests.forging import read
from tests.recounting import as_told, recounted, released, told

BY_HAND = "age,region,ill,income\n,east,no,1\n,east,yes,2\n30,east,no,3\n30,west,,4\n30,west,no,5\n"


@pytest.fixture(scope="module")
def honest(tmp_path_factory):
    return release_all(tmp_path_factory.mktemp("tables"))


def count(tmp_path, alike, sensitive=("ill",), text=BY_HAND):
    (tmp_path / "data.csv").write_text(text, encoding="utf-8")
    types = {"age": "whole", "region": "text", "ill": "text", "income": "number"}
    rows = {"released": text.count("\n") - 1}
    return recounted(
        tmp_path,
        {
            "technique": "tables",
            "params": {},
            "format": "csv",
            "done": {"facts": {"rows": rows, "alike": list(alike), "sensitive": list(sensitive)}},
            "columns": {name: {"type": kind, "steps": []} for name, kind in types.items()},
        },
    )


def test_a_table_counted_by_hand(tmp_path):
    found = count(tmp_path, ["age", "region"])
    assert found == {"k_achieved": 1, "unique_share": 1 / 5, "l_diversity": 1, "prosecutor_mean": 3 / 5}


def test_a_missing_cell_is_a_value_like_the_others(tmp_path):
    assert count(tmp_path, ["age"]) == {
        "k_achieved": 2,
        "unique_share": 0,
        "l_diversity": 2,
        "prosecutor_mean": 2 / 5,
    }


def test_what_tells_rows_apart_is_no_sensitive_value_besides(tmp_path):
    assert count(tmp_path, ["ill"])["l_diversity"] is None


def test_without_columns_that_others_know_nothing_is_counted(tmp_path):
    assert set(count(tmp_path, []).values()) == {None}


@pytest.mark.parametrize("name", RELEASES)
def test_an_honest_release_tells_what_is_counted(honest, name):
    release = honest[name] / "release"
    assert as_told(recounted(release)) == told(release)
    assert told(release)["k_achieved"] is not None


def test_a_swap_that_moves_hardly_any_value_is_named_and_counted(tmp_path):
    """The regions still tell the rows apart, so they are among the columns by which rows are alike."""
    path = write_people(tmp_path / "people.csv")
    chosen = {**ROLES, "protect": [], "drop": ["income", "hours"], "columns": ["region"]}
    weak = released("tables.swap", path, tmp_path / "weak", **chosen, window=0.01)
    strong = released("tables.swap", path, tmp_path / "strong", **chosen, method="random")
    assert read(weak)["done"]["facts"]["alike"] == ["age", "region", "town"]
    assert read(strong)["done"]["facts"]["alike"] == ["age", "town"]
    assert as_told(recounted(weak)) == told(weak)
    assert as_told(recounted(strong)) == told(strong)
    assert told(weak)["unique_share"] > told(strong)["unique_share"]


# ── forgeries ─────────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def forger(honest, tmp_path):
    return Forger(honest["classes"], tmp_path, audit=False)


def test_a_forger_who_changes_nothing_is_believed(forger):
    assert forger.seal() == []


@pytest.mark.parametrize("name", ["age", "region", "income", "town"])
def test_a_column_that_tells_rows_apart_cannot_be_left_out(forger, name):
    """Untouched columns, and quasi-identifiers in classes: leaving one out would make k look larger."""
    forger.facts["alike"].remove(name)
    assert "What was done" in forger.seal()


def test_a_sensitive_column_cannot_be_named(forger):
    forger.facts["alike"].insert(forger.facts["alike"].index("hours"), "illness")
    assert "What was done" in forger.seal()


@pytest.mark.parametrize("alike", [None, "age", ["hours", "age"], ["Alice"], ["age", "age"], [["age"]], [3]])
def test_alike_of_another_form_is_refused(forger, alike):
    forger.facts["alike"] = alike
    assert forger.seal()


def test_a_file_with_other_rows_has_other_figures(honest, tmp_path):
    """A forger who forgets the figures: one row takes the cells of another."""
    forger = Forger(honest["classes"], tmp_path, audit=False)
    before = {group: dict(forger.manifest[group]) for group in ("utility", "risk")}
    rows = forger.rows()
    forger.write([*rows[:-1], rows[1]])
    forger.seal()
    assert forger.manifest["risk"]["unique_share"] < before["risk"]["unique_share"]
    forger.manifest |= before
    assert COUNTED in forger.failing()
