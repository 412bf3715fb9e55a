"""The compiled Lloyd iteration against obvious lines: exactly the same where nothing is rounded."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kinds.clusters import lloyd


def slow(points, centroids):
    """Cluster, sums, counts, TD²."""
    away = ((points[:, None] - centroids[None]) ** 2).sum(axis=2)
    near = away.argmin(axis=1)  # of ties the first
    total = np.array([points[near == c].sum(axis=0) for c in range(len(centroids))])
    return near, total, np.bincount(near, minlength=len(centroids)), away.min(axis=1).sum()


@settings(max_examples=80, deadline=None)
@given(
    st.integers(1, 300),
    st.integers(1, 19),
    st.integers(1, 9),
    st.sampled_from([1, 3, 1000]),
    st.sampled_from([0.0, 1e8, -3e9]),
    st.integers(0, 999),
)
def test_whole_numbers_give_exactly_what_obvious_lines_give(n, d, k, apart, offset, seed):
    """Ties and duplicates (few different points, more clusters than these), and far from zero."""
    random = np.random.default_rng(seed)
    points = random.integers(-apart, apart + 1, size=(n, d)) + offset
    centroids = points[random.integers(0, n, k)] + random.integers(-1, 2, size=(k, d)) * 0.5
    found = lloyd.assign(points, centroids)
    for ours, theirs in zip(found, slow(points, centroids), strict=True):
        assert np.array_equal(ours, theirs)
    assert np.array_equal(lloyd.sums(points, centroids)[0], found[1])
    assert np.array_equal(lloyd.labels(points, centroids), found[0])


@settings(max_examples=40, deadline=None)
@given(st.integers(1, 300), st.integers(1, 19), st.integers(1, 9), st.integers(0, 99))
def test_any_numbers_give_what_obvious_lines_give(n, d, k, seed):
    random = np.random.default_rng(seed)
    points, centroids = random.normal(size=(n, d)), random.normal(size=(k, d))
    near, total, counts, square = lloyd.assign(points, centroids)
    expected = slow(points, centroids)
    assert np.array_equal(near, expected[0]) and np.array_equal(counts, expected[2])
    assert np.allclose(total, expected[1], rtol=1e-12, atol=1e-12)
    assert square == pytest.approx(expected[3], rel=1e-12)


def test_stretches_of_a_task_add_up(monkeypatch):
    points = np.random.default_rng(0).integers(0, 9, size=(1000, 3)).astype(float)
    whole = lloyd.assign(points, points[:5])
    monkeypatch.setattr(lloyd, "BLOCK", 70)
    for ours, theirs in zip(lloyd.assign(points, points[:5]), whole, strict=True):
        assert np.array_equal(ours, theirs)


def test_fewer_different_points_than_clusters():
    points = np.repeat([[1.0, 2.0], [5.0, 5.0]], 4, axis=0)
    start = lloyd.plus_plus(points, np.ones(8), 4, np.random.default_rng(0))
    centroids, counts, square = lloyd.fit(points, start, 10)
    assert square == 0 and sorted(counts.tolist()) == [0, 0, 4, 4]
    assert {tuple(c) for c in centroids.tolist()} == {(1.0, 2.0), (5.0, 5.0)}


def test_no_columns_and_no_points():
    assert lloyd.labels(np.zeros((3, 0)), np.zeros((2, 0))).tolist() == [0, 0, 0]
    total, counts, square = lloyd.sums(np.zeros((0, 2)), np.ones((3, 2)))
    assert not total.any() and not counts.any() and square == 0
