"""Lines of the gate about steps that reach k."""

from __future__ import annotations

import pytest

from engine.core import params
from engine.core.policy import Policy
from engine.kinds.tables.gate_classes import class_items
from engine.kinds.tables.params import Generalise
from tests.engine.kinds.tables.classes import table
from tests.engine.kinds.tables.people import chained, lines

POLICY = params.build(Policy, {"min_k": 2, "min_k_red": 2})


def gate_of(data, **values):
    return lines(data, params.build(Generalise, {"k": 2, **values}), POLICY)


# ── suppressed rows ───────────────────────────────────────────────────────────────────────────


def few_and_many(rare):
    """20 rows of a common code, 4 of codes of their own that are left out; `rare` are their illnesses."""
    return table({"x": ["aa"] * 20 + ["ba", "ca", "da", "ea"]}, s=["flu"] * 10 + ["cold"] * 10 + list(rare))


def suppressed_line(rare):
    given = {"method": "lattice", "suppress": 0.2, "levels": ["x=0"]}
    return gate_of(few_and_many(rare), **given)["Suppressed rows"]


def test_a_value_that_suppression_hits_harder_is_amber():
    line = suppressed_line(["hiv"] * 4)
    assert line.state == "amber"
    assert line.detail == ("4 of 24 rows (16.7 %), limit 20 %; a value of s lost more than twice the average")


def test_suppression_that_hits_all_alike_is_green():
    line = suppressed_line(["flu", "flu", "cold", "cold"])
    assert line.state == "green" and line.detail == "4 of 24 rows (16.7 %), limit 20 %"


def test_no_line_where_no_row_was_left_out():
    assert "Suppressed rows" not in gate_of(table({"x": [1, 2, 3, 4]}, s=list("uvuv")))


# ── l and t ───────────────────────────────────────────────────────────────────────────────────

EIGHT = table({"x": list(range(1, 9))}, s=list("uvuvuvuv"))


def test_l_and_t_that_are_reached_are_green():
    found = gate_of(EIGHT, l=2, t=0.3)
    assert found["Sensitive values l"].state == found["Closeness t"].state == "green"
    assert found["Sensitive values l"].detail == "s: l = 2, 2 asked"
    assert found["Closeness t"].detail == "s: t = 0, 0.3 asked"


def test_a_later_step_on_the_sensitive_column_is_never_green():
    """It is counted on what is released then: red where it is broken, amber where it happens to hold."""
    steps = chained(
        ("tables.generalise", ["x"], {"k": 2, "l": 2, "t": 0.3}),
        ("tables.code", ["s"], {"operation": "keep", "characters": 1}),
    )
    found = lines(EIGHT, steps, POLICY)
    assert found["Sensitive values l"].state == found["Closeness t"].state == "amber"
    wiped = chained(
        ("tables.generalise", ["x"], {"k": 2, "l": 2}), ("tables.discretise", ["s"], {"min_count": 8})
    )
    found = lines(EIGHT, wiped, POLICY)
    assert (
        found["Sensitive values l"].state == "red" and "l = 1, 2 asked" in found["Sensitive values l"].detail
    )


@pytest.mark.parametrize(
    ("reached", "name", "state"),
    [
        ({"l": 2.0, "l_asked": 3.0}, "Sensitive values l", "red"),
        ({"l": 3.0, "l_asked": 3.0}, "Sensitive values l", "green"),
        ({"l": None, "entropy": None, "l_asked": 3.0}, "Sensitive values l", "green"),
        ({"entropy": 1.4, "by_entropy": True, "l_asked": 1.5}, "Sensitive values l", "red"),
        ({"t": 0.31, "t_asked": 0.3}, "Closeness t", "red"),
        ({"t": 0.3, "t_asked": 0.3}, "Closeness t", "green"),
    ],
)
def test_what_is_broken_is_red(reached, name, state):
    one = {
        "name": "s", "l": 2.0, "entropy": 2.0, "t": 0.0, "l_asked": None, "t_asked": None,
        "by_entropy": False, "enforced": True,
    }  # fmt: skip
    classes = {"k": 5, "asked": 5, "count": "rows", "enforced": True, "sensitive": [one | reached]}
    found = {item.name: item for item in class_items({"promised_classes": [classes]}, POLICY)}
    assert found[name].state == state


# ── classes, tight intervals ──────────────────────────────────────────────────────────────────


def test_k_that_is_only_counted_is_amber():
    swapped = chained(("tables.generalise", ["x"], {"k": 2}), ("tables.swap", ["x"], {"method": "random"}))
    line = lines(EIGHT, swapped, POLICY)["Classes"]
    assert line.state in ("amber", "red") and "counted, not enforced" in line.detail
    assert gate_of(EIGHT)["Classes"].detail.startswith("2 of 2 asked, in rows, enforced")


def test_tight_intervals_show_exact_values_and_the_gate_says_so():
    data = table({"x": list(range(1, 9)), "c": list("aabbccdd")}, s=list("uvuvuvuv"))
    line = gate_of(data, bounds="tight", weights=["x=0.1"], k=4)["Exact extreme values"]
    assert line.state == "amber" and line.detail.endswith("value of every class: x")
    assert "Exact extreme values" not in gate_of(data)
    one_value = table({"x": [1, 1, 2, 2]})
    assert "Exact extreme values" not in gate_of(one_value, bounds="tight")  # nothing is an interval
