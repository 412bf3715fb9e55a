"""Values sorted range by range: the order of the whole, and no answer that is no order."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.kinds.tables.parts_order import is_order, order_of, value_ranges


@given(
    values=st.lists(st.one_of(st.integers(-3, 3).map(float), st.floats(-1e6, 1e6)), min_size=1, max_size=60),
    ranges=st.integers(1, 9),
)
def test_ranges_one_after_the_other_are_the_order_of_the_whole(values, ranges):
    column = np.array(values)
    found = [rows[order_of(column[rows])] for rows in value_ranges(column, ranges)]
    np.testing.assert_array_equal(np.concatenate(found), np.argsort(column, kind="stable"))


@pytest.mark.parametrize(
    "answer", [None, "210", np.array([0, 1]), np.array([0, 0, 1], np.int32), np.array([0, 1, 3], np.int32)]
)
def test_an_answer_that_is_no_order_is_seen(answer):
    assert is_order(np.array([2, 0, 1], np.int32), 3) and not is_order(answer, 3)
