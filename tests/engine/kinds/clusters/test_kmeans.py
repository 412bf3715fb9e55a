"""Distributed Lloyd equals the pooled one; masks, merging, columns, starts."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.errors import ParameterError
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.kinds.clusters import kmeans, secure_sum, vertical
from engine.kinds.clusters.data import one_site, split, subset
from engine.kinds.clusters.protocol import Threads, run_rounds

SIX = np.array([[0, 0], [2, 0], [0, 2], [10, 10], [10, 12], [12, 10]], dtype=float)
GIVEN = {"k": 2, "init": "given", "start": [[0, 0], [10, 10]], "max_rounds": 100, "min_count": 1}
PLAIN = {"merge_small": False, "masked": False}


def pooled_lloyd(points, centroids, rounds):
    """Ten obvious lines."""
    best = np.inf
    for _ in range(rounds + 1):
        away = ((points[:, None] - centroids[None]) ** 2).sum(axis=2)
        near, square = away.argmin(axis=1), away.min(axis=1).sum()
        if not square < best * (1 - 1e-12):
            break
        best, last = square, centroids
        centroids = np.array(
            [
                points[near == c].mean(axis=0) if (near == c).any() else centroids[c]
                for c in range(len(centroids))
            ]
        )
    return last, best


@pytest.mark.parametrize("masked", [False, True])
def test_six_points_at_two_sites(over_sites, masked):
    def two(site):
        return (subset(site, np.arange(2), "a"), subset(site, np.arange(2, 6), "b"))

    outcome, labels = over_sites(kmeans.METHOD, SIX, two, **GIVEN, **{**PLAIN, "masked": masked})
    assert np.allclose(outcome.result["centroids"], [[2 / 3, 2 / 3], [32 / 3, 32 / 3]], atol=1e-12)
    assert np.allclose(outcome.result["inertias"], [16, 32 / 3])
    assert labels.tolist() == [0, 0, 0, 1, 1, 1]


def test_six_points_by_columns():
    sites = split(one_site("all", ("x", "y"), SIX), "columns:2")
    randomness = Randomness.from_seed(0)
    outcome = run_rounds(
        vertical.METHOD, Threads(vertical.METHOD, sites, randomness), GIVEN, randomness, Progress()
    )
    assert np.allclose(outcome.result["centroids"], [[2 / 3, 2 / 3], [32 / 3, 32 / 3]])
    assert all(crossing.original for crossing in outcome.border if crossing.kind == "distance parts")


@settings(max_examples=60, deadline=None)
@given(
    st.lists(st.tuples(*[st.floats(-100, 100, width=32)] * 3), min_size=6, max_size=80),
    st.integers(1, 5),
    st.integers(1, 6),
    st.booleans(),
    st.randoms(use_true_random=False),
)
def test_equal_to_pooled_lloyd_for_any_split(rows, k, sites, masked, random):
    points = np.array(rows, dtype=float)
    start = points[:k]
    whole = one_site("all", ("x", "y", "z"), points)
    owner = np.array([random.randrange(sites) for _ in rows])
    parts = tuple(
        subset(whole, np.flatnonzero(owner == i), f"s{i}") for i in range(sites) if (owner == i).any()
    )
    randomness = Randomness.from_seed(0)
    asked = {**GIVEN, "k": k, "start": start, "merge_small": False, "masked": masked, "max_rounds": 50}
    outcome = run_rounds(
        kmeans.METHOD, Threads(kmeans.METHOD, parts, randomness), asked, randomness, Progress()
    )
    expected, inertia = pooled_lloyd(points, start, 50)
    assert outcome.result["inertia"] == pytest.approx(inertia, rel=1e-10, abs=1e-10)
    if inertia > 1e-6:
        assert np.abs(outcome.result["centroids"] - expected).max() < 1e-10 * max(1, np.abs(points).max())


def test_an_empty_cluster_keeps_its_centroid(over_sites):
    asked = {**GIVEN, **PLAIN, "start": [[1, 1], [500, 500]]}
    outcome, _ = over_sites(kmeans.METHOD, SIX, "none", **asked)
    assert outcome.result["centroids"][1].tolist() == [500, 500]
    assert outcome.result["clusters"] == 1


@given(st.lists(st.lists(st.floats(-1e9, 1e9), min_size=3, max_size=3), min_size=2, max_size=5))
@settings(max_examples=20, deadline=None)
def test_masks_cancel_and_hide(values):
    names = [f"s{i}" for i in range(len(values))]
    pairs = {name: secure_sum.key_pair(Randomness.from_seed(i)) for i, name in enumerate(names)}
    public = {name: pair[1] for name, pair in pairs.items()}
    hidden = [
        secure_sum.mask(np.array(v), n, pairs[n][0], public, "r") for n, v in zip(names, values, strict=True)
    ]
    assert np.allclose(secure_sum.total(hidden, (3,)), np.sum(values, axis=0), rtol=0, atol=1e-6)
    # One answer alone is a number of 192 random bits: the value is not to be seen in it.
    assert all(
        h != secure_sum.fixed_point(x) % secure_sum.MODULUS
        for row, v in zip(hidden, values, strict=True)
        for h, x in zip(row, v, strict=True)
    )


def test_masked_answers_show_no_counts(over_sites):
    points = np.random.default_rng(0).random((200, 2))
    asked = {**GIVEN, "start": points[:2], "merge_small": False, "masked": True}
    outcome, _ = over_sites(kmeans.METHOD, points, "random:4", **asked)
    assert not any("counts" in crossing.facts for crossing in outcome.border)


@pytest.mark.parametrize("init", ["means", "parallel"])
def test_starts_find_the_groups(over_sites, init):
    random = np.random.default_rng(4)
    points = np.concatenate([random.normal(c, 0.3, size=(60, 2)) for c in ((0, 0), (6, 0), (0, 6), (6, 6))])
    asked = {"k": 4, "init": init, "max_rounds": 50, "min_count": 5, "merge_small": False, "masked": True}
    outcome, labels = over_sites(kmeans.METHOD, points, "random:3", **asked)
    assert np.sort(outcome.result["counts"]).tolist() == [60, 60, 60, 60]
    assert len(set(labels[:60])) == 1
    assert any(crossing.original for crossing in outcome.border) == (init == "parallel")


def test_too_few_means_for_a_start_is_said(over_sites):
    asked = {"k": 9, "init": "means", "max_rounds": 9, "min_count": 50, "merge_small": False, "masked": True}
    with pytest.raises(ParameterError, match="too few to start 9 clusters"):
        over_sites(kmeans.METHOD, np.random.default_rng(0).random((100, 2)), "random:2", **asked)
