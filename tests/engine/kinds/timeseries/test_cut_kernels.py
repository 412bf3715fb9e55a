"""Selection, as the cuts of a group need it: right, and fast whatever the order of the values."""

from __future__ import annotations

import time

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.kinds.timeseries.cut_kernels import smallest

ROWS = 200_000
AT = np.arange(ROWS, dtype=float)
ORDERS = {
    "rising": AT,
    "falling": -AT,
    "rising and falling": np.minimum(AT, ROWS - AT),
    "falling and rising": np.abs(AT - ROWS / 2),
    "over and over": AT % 1000,
    "all the same": np.zeros(ROWS),
}


@given(st.lists(st.integers(-3, 3) | st.floats(allow_nan=False), min_size=1, max_size=60), st.data())
def test_the_value_at_a_place_is_that_of_sorting(values, data):
    place = data.draw(st.integers(0, len(values) - 1))
    assert smallest(np.array(values, float), place) == sorted(values)[place]


@pytest.mark.parametrize("order", ORDERS)
def test_no_order_of_the_values_takes_long(order):
    """Falling and rising again took 2.5 s at 43 000 rows, and grew with their square."""
    values = ORDERS[order]
    smallest(values[:9].copy(), 4)  # compiled
    began = time.process_time()
    assert smallest(values.copy(), ROWS // 2) == np.sort(values)[ROWS // 2]
    assert time.process_time() - began < 1
