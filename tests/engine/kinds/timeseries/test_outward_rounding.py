"""Ends of envelopes: rounded outward, never inward, to a step that the file alone tells."""

from __future__ import annotations

from decimal import Decimal

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.kinds.timeseries.data import SeriesTable
from engine.kinds.timeseries.kind import KIND, Naive
from engine.kinds.timeseries.outward_rounding import multiples, round_outward, step_exponent
from engine.kinds.timeseries.rounding_kernels import to_multiples

NAIVE = KIND.techniques[0]


def ends(*pairs):
    low, high = round_outward(*(np.array([[pair[end]] for pair in pairs], dtype=float) for end in (0, 1)))
    return list(zip(low[:, 0].tolist(), high[:, 0].tolist(), strict=True))


@pytest.mark.parametrize(
    ("pairs", "expected"),
    [
        ([(0.12345, 0.98765)], [(0.123, 0.988)]),
        ([(-0.12345, 0.98765)], [(-0.13, 0.99)]),  # a range of 1.1: steps of 0.01
        ([(1234.5, 98765.4)], [(1200, 98800)]),
        ([(0.29, 0.5), (0.3, 0.57)], [(0.29, 0.5), (0.3, 0.57)]),  # no finer than the step: as they are
        ([(3, 17), (5, 9)], [(3, 17), (5, 9)]),
        ([(7.123456, 7.123456)], [(7.123456, 7.123456)]),  # no range, no step
        ([(0.0004, 0.9999)], [(0, 1)]),  # rounding lifts the range to 1: steps of 0.01
        ([(1e9 + 0.123456, 1e9 + 9.87654)], [(1000000000.12, 1000000009.88)]),
        ([(-0.0, 0.0), (1.0, 2.0)], [(0.0, 0.0), (1.0, 2.0)]),
    ],
)
def test_examples(pairs, expected):
    found = ends(*pairs)
    assert found == expected
    assert not any(np.signbit(end) and end == 0 for pair in found for end in pair)


@given(
    st.lists(
        st.tuples(
            st.floats(-1e6, 1e6, allow_nan=False), st.floats(0, 1e5, allow_nan=False, allow_subnormal=False)
        ),
        min_size=1,
        max_size=30,
    ),
    st.sampled_from([1.0, 1e-9, 1e200, 1e-290]),
)
def test_rounded_ends_enclose_and_are_multiples_of_the_step(pairs, scale):
    low = np.array([[start * scale] for start, _ in pairs])
    high = low + np.array([[width * scale] for _, width in pairs])
    lows, highs = round_outward(low, high)
    assert (lows <= low).all() and (highs >= high).all()
    span = Decimal(float(highs.max())) - Decimal(float(lows.min()))
    if span:
        step = Decimal(10) ** (span.adjusted() - 2)
        for end in (*lows.ravel().tolist(), *highs.ravel().tolist()):
            assert float((Decimal(end) / step).to_integral_value() * step) == end
        wide = max(float((low - lows).max()), float((highs - high).max()))
        assert wide <= float(step) * 1.001 or wide <= 1e-15 * float(np.abs(highs).max())


@given(
    st.lists(st.floats(-1e6, 1e6, allow_nan=False), min_size=2, max_size=40, unique=True),
    st.sampled_from([1.0, 1e-9, 1e200, 1e-290, 1e294, 1e-310]),
    st.sampled_from([0.0, 1.0, 1e9, 1e15]),
)
def test_multiples_are_reckoned_as_they_are_looked_for(numbers, scale, shift):
    values = np.array(numbers) * scale + shift * min(scale, 1e280)
    exponent = step_exponent(float(values.min()), float(values.max()))
    if exponent is None:
        return
    grid = multiples(float(values.min()), float(values.max()), exponent)
    values = np.concatenate([values, grid[(values.min() <= grid) & (grid <= values.max())]])
    lows, highs = to_multiples(grid, values, values)
    assert np.array_equal(lows, grid[np.searchsorted(grid, values, side="right") - 1])
    assert np.array_equal(highs, grid[np.searchsorted(grid, values, side="left")])


def published(values, **settings):
    data = SeriesTable(np.asarray(values, dtype=float), tuple(f"t{j}" for j in range(len(values[0]))))
    return data, NAIVE.run(data, Naive(**settings), Randomness.from_seed(1), Progress())


def test_no_exact_extreme_of_a_fine_reading_is_published():
    values = np.random.default_rng(1).normal(size=(200, 6))
    data, made = published(values, k=8, P=2)
    readings = set(data.values.ravel().tolist())
    assert not readings & set(np.concatenate([made.low, made.high]).ravel().tolist())
    _, exact = published(values, k=8, P=2, ends="exact")
    assert readings >= set(np.concatenate([exact.low, exact.high]).ravel().tolist())


def test_value_loss_is_that_of_the_published_ends():
    values = np.random.default_rng(1).normal(size=(60, 4))
    data, made = published(values, k=6, P=2)
    measured = NAIVE.measure(data, made, Naive(k=6, P=2), Randomness.from_seed(1), Progress())
    widths = made.high[made.group] - made.low[made.group]
    assert measured.utility["value_loss_mean"] == pytest.approx(np.sqrt((widths**2).mean(axis=1)).mean())


def test_groups_that_publish_the_same_envelope_are_one_group():
    """Two groups that differ only below the step: their numbers would tell them apart."""
    generator = np.random.default_rng(2)
    near = np.tile([0.0, 1.0, 2.0, 3.0], (40, 1)) + generator.random((40, 4)) * 1e-5
    far = np.tile([0.0, 1.0, 2.0, 3.0], (8, 1)) + 1000.0 * generator.random((8, 4))
    _, made = published(np.vstack([near, far]), k=4, P=2)
    both = np.column_stack([made.low, made.high])
    assert len(np.unique(both, axis=0)) == len(both) and made.group_sizes.min() >= 4
    assert made.group_sizes.max() >= 30  # ten groups of the same envelope
    classes = list(
        zip(made.leaf_group.tolist(), made.leaf_level.tolist(), made.leaf_words.tolist(), strict=True)
    )
    assert len({str(one) for one in classes}) == len(classes) and made.leaf_sizes.min() >= 2
