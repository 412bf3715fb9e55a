"""Values sorted range by range: the order of the whole, and no answer that is no order."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.distributed import require
from engine.core.errors import InputError
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
    "answer",
    [
        None,
        "2031",
        np.array([2.0, 0.0, 3.0, 1.0]),
        *(
            np.array(one, np.int32)
            for one in ([2, 0, 3], [2, 0, 0, 1], [2, 0, 3, 4], [0, 1, 2, 3], [2, 3, 0, 1])
        ),
    ],
)
def test_an_answer_that_is_not_the_order_is_seen(answer):
    values = np.array([2.0, 7.0, 1.0, 2.0])
    require("1", is_order, np.array([2, 0, 3, 1], np.int32), values)
    with pytest.raises(InputError, match="a worker answered what it was not asked"):
        require("1", is_order, answer, values)
