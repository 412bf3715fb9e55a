"""Value loss, pattern loss and range queries against worked examples and obvious references."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from engine.kinds.timeseries import sax
from engine.kinds.timeseries.range_queries import RangeQueries, counts, estimates, query_errors
from engine.kinds.timeseries.utility import pattern_loss, value_loss


@pytest.mark.parametrize(
    ("series", "expected"), [([[1, 2, 3], [3, 2, 1]], 1.632993), ([[0, 0, 0, 0], [3, 4, 0, 0]], 2.5)]
)
def test_value_loss(series, expected):
    values = np.array(series, dtype=float)
    assert value_loss(values.min(axis=0), values.max(axis=0)) == pytest.approx(expected, abs=1e-6)


def steps(word, level):
    return sax.reconstruct(np.array([[ord(c) - 97 for c in word]], dtype=np.uint8), level, len(word))


@pytest.mark.parametrize(("host", "expected"), [("abc", 0.133975), ("cba", 1.866025)])
def test_pattern_loss_between_patterns(host, expected):
    assert pattern_loss(steps("abb", 3), steps(host, 3))[0] == pytest.approx(expected, abs=1e-6)


def test_flat_curves():
    flat, rising = np.full((1, 4), 7.1), np.arange(4.0)[None]
    assert pattern_loss(flat, steps("bbbb", 3))[0] == 0
    assert pattern_loss(flat, rising)[0] == 1
    assert pattern_loss(rising, steps("aaaa", 1))[0] == 1


@given(arrays(float, st.tuples(st.just(2), st.integers(2, 9)), elements=st.integers(-99, 99).map(float)))
def test_pattern_loss_is_the_cosine_of_all_differences(pair):
    x, y = pair
    differences = [[v[j] - v[i] for j in range(len(v)) for i in range(j)] for v in pair]
    a, b = map(np.array, differences)
    if not a.any() or not b.any():
        expected = 0.0 if not a.any() and not b.any() else 1.0
    else:
        expected = 1 - a @ b / np.sqrt((a @ a) * (b @ b))
    assert pattern_loss(x[None], y[None])[0] == pytest.approx(expected, abs=1e-9)


@given(st.integers(0, 10**6))
def test_queries_are_counted_one_by_one(seed):
    generator = np.random.default_rng(seed)
    values = generator.integers(0, 6, (30, 4)).astype(float)
    low, high = (
        values[:10] - generator.integers(0, 2, (10, 4)),
        values[:10] + generator.integers(0, 2, (10, 4)),
    )
    sizes = generator.integers(1, 5, 10)
    queries = RangeQueries(
        ranges=np.array([1, 2, 3]),
        points=np.array([[0, 0, 0], [1, 3, 1], [0, 2, 3]]),
        low=np.array([[1, 1, 1], [0, 2, 0], [1, 0, 2.5]]),
        high=np.array([[3, 3, 3], [4, 5, 4], [5, 4, 4.5]]),
    )
    found, estimate = counts(queries, values), estimates(queries, low, high, sizes)
    for q in range(3):
        used = range(queries.ranges[q])
        assert found[q] == sum(
            all(queries.low[q, r] <= row[queries.points[q, r]] <= queries.high[q, r] for r in used)
            for row in values
        )
        expected = 0.0
        for g in range(10):
            share = 1.0
            for r in used:
                a, b, j = queries.low[q, r], queries.high[q, r], queries.points[q, r]
                width = high[g, j] - low[g, j]
                overlap = min(b, high[g, j]) - max(a, low[g, j])
                share *= float(overlap >= 0) if width == 0 else max(0.0, overlap) / width
            expected += sizes[g] * share
        assert estimate[q] == pytest.approx(expected)


def test_the_original_itself_answers_without_error():
    values = np.random.default_rng(1).normal(size=(200, 6))
    errors = query_errors(values, values, values, np.ones(200, dtype=int), np.random.default_rng(2))
    assert len(errors.error) == 1000 and errors.error.max() == 0 and errors.actual.min() >= 1
    assert set(errors.ranges.tolist()) == {1, 2, 3}


def test_one_wide_envelope_errs():
    values = np.random.default_rng(1).lognormal(size=(500, 6))
    low, high = values.min(axis=0)[None], values.max(axis=0)[None]
    errors = query_errors(values, low, high, np.array([500]), np.random.default_rng(2))
    assert errors.error.mean() > 0.5
