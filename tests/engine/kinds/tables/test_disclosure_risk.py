"""Prosecutor, journalist, marketer: the worked example, missing cells, persons."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kinds.tables.disclosure_risk import (
    class_sizes,
    disclosure_risk,
    k_if_missing_matches,
    population_sizes,
    right_match,
)

ROWS = [("m", "30"), ("m", "30"), ("f", "30"), ("f", "40"), ("f", "40"), ("m", "50")]
CLASS = np.array([0, 0, 1, 2, 2, 3])


def columns(rows):
    return {"sex": [r[0] for r in rows], "age": [r[1] for r in rows]}


def test_the_worked_example():
    risk = disclosure_risk(CLASS, k=2)
    assert risk.prosecutor_max == 1 and risk.uniques == 2 and risk.k == 1
    assert risk.prosecutor_mean == pytest.approx(0.666667, abs=1e-6)
    assert risk.above == pytest.approx(0.333333, abs=1e-6)
    assert risk.journalist_max is None and risk.k_map is None
    assert risk.marketer == pytest.approx(4 / 6)


def test_the_worked_example_with_a_population():
    people = ROWS * 2 + [("m", "50")] * 3
    found = population_sizes(columns(ROWS), CLASS, columns(people))
    risk = disclosure_risk(CLASS, k=2, population=found)
    assert risk.journalist_max == 0.5 and risk.k_map == 2
    assert risk.marketer == pytest.approx(0.283333, abs=1e-6)
    counted = sorted(set(people))
    by_count = population_sizes(
        columns(ROWS), CLASS, columns(counted), [people.count(row) for row in counted]
    )
    assert by_count.tolist() == found.tolist()


def test_a_population_is_never_smaller_than_the_file():
    nobody = population_sizes(columns(ROWS), CLASS, columns([("x", "1")]))
    assert nobody.tolist() == [0, 0, 0, 0]
    assert disclosure_risk(CLASS, k=2, population=nobody).k_map == 1


def test_the_chance_that_a_unique_match_is_right():
    assert right_match(2, 1, 0.1) == pytest.approx(0.1)
    assert right_match(0, 3, 0.1) is None


def test_rows_without_a_person_are_one_person():
    assert class_sizes(np.zeros(3, np.int64), np.array([0, -1, -1])).tolist() == [2]


def test_no_row_no_risk():
    assert disclosure_risk(np.empty(0, np.int64), k=2) is None


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(*[st.integers(-1, 2)] * 3), min_size=1, max_size=25))
def test_missing_that_matches_anything_is_counted_as_by_hand(rows):
    def fits(a, b):
        return all(x == y or -1 in (x, y) for x, y in zip(a, b, strict=True))

    by_hand = min(sum(fits(a, b) for b in rows) for a in rows)
    assert k_if_missing_matches([np.array(c) for c in zip(*rows, strict=True)]) == by_hand
