"""The promise is made from what was done, and the gate judges it by the house's thresholds."""

from __future__ import annotations

import re

import numpy as np
import pytest

from engine.core import params
from engine.core.policy import Policy
from engine.core.technique import Done
from engine.kinds.tables import describe
from engine.kinds.tables.data import Table, TableColumn, resolution_of
from engine.kinds.tables.kind import KIND
from engine.kinds.tables.params import Chain, Discretise, Perturb, Swap
from engine.kinds.tables.promise import gate, promise
from tests.engine.kinds.tables.people import ROLES, chained, lines, measured, people, published_of

POLICY = Policy()


# ── the gate ──────────────────────────────────────────────────────────────────────────


def states(table, values):
    found = measured(table, values)
    return {item.name: item.state for item in gate(values, found, POLICY)}, found


@pytest.fixture(scope="module")
def ten_columns():
    random = np.random.default_rng(3)
    x = random.normal(size=(3_000, 1)) * 10 + random.normal(size=(3_000, 10)) * 0.5
    return Table(tuple(TableColumn(f"c{j}", x[:, j]) for j in range(10)), {})


def test_ten_correlated_columns_turn_the_gate_amber(ten_columns):
    gate_states, found = states(ten_columns, params.build(Perturb, {"sigma": 5}))
    assert found.risk["privacy_level_spectral"] < 0.6 * found.risk["privacy_level"]
    assert gate_states["Spectral filtering"] == "amber"
    correlated, _ = states(ten_columns, params.build(Perturb, {"sigma": 5, "correlated": "yes"}))
    assert correlated["Spectral filtering"] == "green"


def test_one_column_keeps_its_claim(residents):
    one = Table((residents.by_name["tax"], residents.by_name["region"]), {})
    gate_states, found = states(one, params.build(Perturb, {"columns": "tax", "level": 100}))
    assert found.risk["privacy_level"] == pytest.approx(100)
    assert found.risk["privacy_level_spectral"] == pytest.approx(100, rel=0.1)
    assert found.risk["privacy_level_posterior"] == pytest.approx(100, rel=0.1)
    assert gate_states["Spectral filtering"] == "green"


def test_large_levels_are_written_in_full(residents):
    one = Table((residents.by_name["income"], residents.by_name["region"]), {})
    values = params.build(Perturb, {"columns": "income", "level": 20_000})
    found = measured(one, values)
    details = {item.name: item.detail for item in gate(values, found, POLICY)}
    assert "claimed privacy level 20\u202f000, filtering noise out leaves" in details["Spectral filtering"]


def test_what_is_left_open_is_said(residents):
    careless = Table(residents.columns, {**ROLES, "id": (), "quasi": ()})
    gate_states, found = states(careless, params.build(Perturb, {"columns": "income"}))
    assert any(finding["state"] == "red" for finding in found.risk["identifiers"])
    assert gate_states["Columns to protect"] == "amber"
    assert gate_states["Quasi-identifiers"] == "amber"
    assert any("quasi-identifier" in warning for warning in found.warnings)


def test_one_valued_classes_need_a_reason():
    table = Table((TableColumn("flag", np.array([0.0] * 90 + [1.0] * 10), None, 0),), {})
    assert states(table, params.build(Discretise, {"columns": "flag"}))[0]["One-valued classes"] == "amber"


def test_only_steps_that_reach_k_are_called_a_guarantee():
    for technique in KIND.techniques:
        said = promise(technique.Params(), None)
        if technique.key in ("tables.generalise", "tables.microaggregate"):
            assert said.nature == "guarantee" and "may still find the row" in said.limits
        else:
            assert said.nature == "heuristic" and re.search("no(t a)? guarantee", said.limits.lower())


def test_what_is_not_protected_speaks_of_noise_only_where_there_is_some():
    """The default chain on a file with nothing to protect: its second step does nothing."""

    def made(*noisy):
        steps = [{"step": "discretise", "columns": ["age"]}, {"step": "perturb", "columns": list(noisy)}]
        return promise(Chain(), Done((), {"steps": steps, "quasi": []}))

    assert "Noise" not in made().limits and "noise" not in made().words
    assert "Noise" in made("income").limits and "income: normal noise" in made("income").words


# ── thresholds are the house's ────────────────────────────────────────────────────────────────


def test_lines_follow_the_policy():
    table = Table(people().columns[:2], {"quasi": ("age", "region")})
    values = params.build(Discretise, {"columns": "age,region", "classes": 2})
    k = measured(table, values).risk["k_achieved"]
    for asked, blocked, state in ((k, 2, "green"), (k + 1, 2, "amber"), (k + 2, k + 1, "red")):
        policy = params.build(Policy, {"min_k": asked, "min_k_red": blocked})
        assert lines(table, values, policy)["Quasi-identifiers"].state == state
    linked = measured(table, values).risk["linkage"]
    for allowed, blocked, state in (
        (linked, 1.0, "green"),
        (linked / 2, 1.0, "amber"),
        (0.0, linked / 2, "red"),
    ):
        policy = params.build(Policy, {"max_linkage": allowed, "max_linkage_red": blocked})
        assert lines(table, values, policy)["Record linkage"].state == state


def test_unique_rows_are_judged_by_their_share():
    table = people()
    values = params.build(Perturb, {"columns": "income,tax", "level_share": 0.5})
    share = measured(table, values).risk["unique_share"]
    assert 0 < share < 1
    for allowed, blocked, state in ((1.0, 1.0, "green"), (0.0, 1.0, "amber"), (0.0, share / 2, "red")):
        policy = params.build(Policy, {"max_unique": allowed, "max_unique_red": blocked})
        assert lines(table, values, policy)["Unique rows"].state == state


def test_what_is_not_known_is_amber():
    table = Table(people().columns[2:4], {})
    found = lines(table, params.build(Perturb, {"columns": "income,tax"}))
    assert found["Quasi-identifiers"].state == "amber" and "not known" in found["Quasi-identifiers"].detail
    noisy = Table(people().columns[:1], {"quasi": ("age",)})
    found = lines(noisy, params.build(Perturb, {"columns": "age", "sigma": 20}))
    assert found["Quasi-identifiers"].state == found["Unique rows"].state == "amber"
    assert "not known" in found["Quasi-identifiers"].detail


@pytest.mark.parametrize(("sigma", "state"), [(1e-9, "red"), (0.5, "red"), (1.0, "amber"), (20.0, "green")])
def test_noise_is_judged_against_the_step_of_the_column(sigma, state):
    for rounding in ("yes", "no"):
        values = params.build(Perturb, {"columns": "age", "sigma": sigma, "rounding": rounding})
        assert lines(people(), values)["Noise and rounding"].state == state


def test_the_step_of_a_column():
    for values, decimals, step in (
        ([10.0, 250, 40], 0, 10),
        ([1.5, 2.25], 2, 0.01),
        ([0.0, 0], 0, 1),
        ([7.0], 0, 1),
    ):
        assert resolution_of(TableColumn("x", np.array(values), None, decimals)) == pytest.approx(step)
    assert resolution_of(TableColumn("x", np.array([0.1234567]), None, None)) == 0


def test_one_is_written_as_one():
    flags = np.array([0.0] * 90 + list(range(1, 11)))
    table = Table((TableColumn("flag", flags, None, 0),), {"quasi": ("flag",)})
    found = lines(table, params.build(Discretise, {"columns": "flag"}))
    assert found["One-valued classes"].detail == "1 class holds one single value, which is thereby disclosed"
    alone = lines(people(), params.build(Perturb, {"columns": "income", "sigma": 900}))
    assert "has 1 row;" in alone["Quasi-identifiers"].detail


# ── the promise is made from what was done ────────────────────────────────────────────────────


def said(table, values):
    return promise(values, describe.describe(table, published_of(table, values), values))


def test_no_word_about_noise_where_no_column_got_noise():
    table = Table(people().columns[:2], {"quasi": ("age", "region"), "protect": ()})
    found = said(table, Chain())
    assert found.words == "age, region: published in classes of at least 10 rows."
    assert "oise" not in found.words


def test_every_column_named_is_in_the_file_and_was_changed():
    table = people()
    for values in (Chain(), Discretise(), Perturb(), params.build(Swap, {"method": "random"})):
        published = published_of(table, values)
        changed = {change.column for change in published.changes}
        words = said(table, values)
        named = {c.name for c in table.columns if c.name in words.words}
        assert named == changed
        kept = {c.name for c in table.columns} - changed
        assert {c.name for c in table.columns if c.name in words.limits} == kept


def test_noise_after_classes_is_not_called_a_class():
    table = people()
    broken = chained(("discretise", ["income"], {"output": "mean"}), ("perturb", ["income"], {"sigma": 5}))
    words = said(table, broken).words
    assert "no class size is promised" in words and "in classes of at least" not in words
    kept = chained(("discretise", ["income"], {}), ("swap", ["income"], {"window": 0.3}))
    assert "income: published in classes of at least 10 rows." in said(table, kept).words


def test_what_leaves_names_every_column_once():
    table = Table(people().columns, {"id": ("tax",), "quasi": ("age", "region"), "sensitive": ("illness",)})
    values = params.build(Discretise, {})
    done = describe.describe(table, published_of(table, values), values)
    assert [(p.name, p.treatment, p.how) for p in done.leaving] == [
        ("age", "changed", "in classes of at least 10 rows"),
        ("region", "changed", "in classes of at least 10 rows"),
        ("income", "kept", ""),
        ("tax", "dropped", "identifier"),
        ("illness", "kept", "sensitive"),
    ]


def test_sentences_of_techniques_hold_for_any_file():
    for technique in KIND.techniques:
        for word in ("age", "income", "region"):
            assert word not in technique.summary.split()
