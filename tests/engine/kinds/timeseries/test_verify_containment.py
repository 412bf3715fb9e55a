"""The join of points and boxes against every pair held against each other."""

from __future__ import annotations

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kinds.timeseries.verify_containment import FEW, inside, work


@settings(max_examples=40, deadline=None)
@given(
    st.integers(0, 2**32), st.integers(1, 5), st.integers(1, 4 * FEW), st.integers(1, 60), st.integers(1, 30)
)
def test_every_pair_is_found_once(seed, columns, points, boxes, values):
    generator = np.random.default_rng(seed)
    own = generator.integers(0, values, (points, columns)).astype(float)  # few values: ties at every cut
    low, high = np.sort(generator.integers(0, values, (2, boxes, columns)).astype(float), axis=0)
    pieces = work(own, low, high, np.inf)
    found = [pair for e, r in inside(own, low, high, pieces) for pair in zip(e, r, strict=True)]
    plain = ((low[:, None] <= own) & (own <= high[:, None])).all(axis=2)
    assert sorted(found) == list(zip(*np.nonzero(plain), strict=True))


def test_more_pairs_than_allowed_are_not_begun():
    """Boxes that all hold everything cannot be told apart by cutting: a hostile file must not take hours."""
    own, low, high = np.random.default_rng(1).random((10 * FEW, 3)), np.zeros((50, 3)), np.ones((50, 3))
    assert work(own, low, high, 50 * 10 * FEW - 1) is None
    assert len(work(own, low, high, 50 * 10 * FEW)) == 1
