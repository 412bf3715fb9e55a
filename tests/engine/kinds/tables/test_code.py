"""Coding of values: worked examples, and nothing beyond the bound."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.errors import ParameterError
from engine.kinds.tables.code import beyond, bound_by_share, keep_first, map_labels, rare_to_star, round_to

NONE = float("nan")


def test_top_by_share():
    assert bound_by_share(np.array([17.0, 22, 35, 61, 70, 88, 90, 93]), 0.25, 3) == 88


def test_ties_are_never_split():
    values = np.array([1.0, 2, 3, 9, 9, 9])
    bound = bound_by_share(values, 0.1, 2)
    assert bound == 9 and beyond(values, bound).sum() == 3


def test_too_few_values_are_refused():
    with pytest.raises(ParameterError, match="only 2 values"):
        bound_by_share(np.array([1.0, 2.0, NONE]), 0.1, 3)


def test_bottom_is_top_upside_down():
    values = np.array([5.0, 1, 2, 2, 9, NONE])
    bound = bound_by_share(values, 0.1, 2, top=False)
    assert bound == 2 and beyond(values, bound, top=False).tolist() == [0, 1, 1, 1, 0, 0]


@given(
    st.lists(st.one_of(st.integers(-50, 50).map(float), st.just(NONE)), min_size=1, max_size=60),
    st.floats(0.01, 0.5),
    st.integers(1, 5),
    st.booleans(),
)
def test_enough_values_lie_beyond_and_no_further_bound_would_do(values, share, min_count, top):
    array = np.array(values)
    present = array[~np.isnan(array)]
    needed = max(min_count, int(np.ceil(share * len(present))))
    if len(present) < needed:
        with pytest.raises(ParameterError):
            bound_by_share(array, share, min_count, top)
        return
    bound = bound_by_share(array, share, min_count, top)
    assert beyond(array, bound, top).sum() >= needed and bound in present
    farther = [v for v in present if (v > bound if top else v < bound)]
    assert all(beyond(array, v, top).sum() < needed for v in farther)


def test_rounding_goes_up_at_half():
    found = round_to(np.array([12, 13, -12.5, 2.5, NONE]), 5)
    assert found[:4].tolist() == [10, 15, -10, 5] and np.isnan(found[4])
    assert round_to(np.array([14.9]), 5, "down").tolist() == [10]
    assert round_to(np.array([0.31]), 0.1).tolist() == [0.3]


def test_first_characters():
    assert keep_first(["10115", "10117", "20095"], 3) == ["101**", "101**", "200**"]
    assert keep_first(["10115", "10"], 3, "") == ["101", "10"]
    assert rare_to_star(["101**", "200**"], np.array([2, 1]), 2) == ["101**", "*"]


def test_a_table_of_labels():
    with pytest.raises(ParameterError, match="'b'"):
        map_labels(["a", "b"], {"a": "x"}, "refuse", "c")
    assert map_labels(["a", "b"], {"a": "x"}, "(other)", "c") == ["x", "(other)"]
    assert map_labels(["a", "b"], {"a": "x"}, "keep", "c") == ["x", "b"]
