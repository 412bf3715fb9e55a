"""Exact DBSCAN: worked examples, an obvious reference, scikit-learn on every real set, any split."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kinds.clusters import pdbscan
from engine.kinds.clusters.data import subset
from engine.kinds.clusters.dbscan import TreeNeighbourhood, dbscan, number


def naive(points: np.ndarray, eps: float, min_points: int) -> np.ndarray:
    """DBSCAN as defined, with all distances."""
    near = ((points[:, None] - points[None]) ** 2).sum(axis=2) <= eps * eps
    core = near.sum(axis=1) >= min_points
    labels = np.full(len(points), -1)
    cluster = 0
    for i in np.flatnonzero(core):
        if labels[i] >= 0:
            continue
        todo = [i]
        labels[i] = cluster
        while todo:
            for j in np.flatnonzero(near[todo.pop()] & core & (labels < 0)):
                labels[j] = cluster
                todo.append(j)
        cluster += 1
    for i in np.flatnonzero(~core):
        touched = labels[near[i] & core]
        labels[i] = touched.min() if len(touched) else -1
    return labels


def test_chain_with_a_gap_of_exactly_epsilon():
    points = np.array([0, 0.5, 1, 2, 3, 3.5, 4])[:, None]
    assert dbscan(points, 1.0, 4).tolist() == [0, 0, 0, 0, 1, 1, 1]


def test_two_sites_of_two_points_make_one_cluster(over_sites):
    def halves(site):
        return (subset(site, np.array([0, 1]), "a"), subset(site, np.array([2, 3]), "b"))

    for parts in (1, 2):
        _, labels = over_sites(
            pdbscan.METHOD, [[0], [1], [2], [3]], halves, eps=1.0, min_points=3, parts=parts
        )
        assert labels.tolist() == [0, 0, 0, 0]


point_sets = st.integers(1, 4).flatmap(
    lambda d: st.lists(st.lists(st.integers(0, 12), min_size=d, max_size=d), min_size=1, max_size=60)
)


@settings(max_examples=150, deadline=None)
@given(point_sets, st.sampled_from([0.5, 1.0, 1.5, 2.3, 4.0]), st.integers(1, 6))
def test_grid_and_tree_equal_the_definition(rows, eps, min_points):
    points = np.array(rows, dtype=float) / 2
    expected = naive(points, eps, min_points)
    assert dbscan(points, eps, min_points).tolist() == expected.tolist()
    tree = TreeNeighbourhood(points, eps)
    core = tree.core_flags(min_points)
    component = tree.components(core)
    assert number(component, *tree.touching(core, component)).tolist() == expected.tolist()


@settings(max_examples=60, deadline=None)
@given(
    st.lists(st.tuples(st.integers(0, 15), st.integers(0, 15)), min_size=2, max_size=80),
    st.integers(1, 9),
    st.sampled_from([1.0, 1.5, 2.5]),
    st.integers(1, 5),
    st.randoms(use_true_random=False),
)
def test_labels_do_not_depend_on_the_distribution(rows, parts, eps, min_points, random):
    from engine.core.progress import Progress
    from engine.core.randomness import Randomness
    from engine.kinds.clusters.data import Sites, one_site
    from engine.kinds.clusters.protocol import Threads, run_rounds

    points = np.array(rows, dtype=float)
    whole = one_site("all", ("x", "y"), points)
    owner = np.array([random.randrange(3) for _ in rows])
    names = ["a", "b", "c"]
    random.shuffle(names)
    sites = tuple(
        subset(whole, np.flatnonzero(owner == i), name) for i, name in enumerate(names) if (owner == i).any()
    )
    randomness = Randomness.from_seed(0)
    asked = {"eps": eps, "min_points": min_points, "parts": parts}
    outcome = run_rounds(
        pdbscan.METHOD, Threads(pdbscan.METHOD, sites, randomness), asked, randomness, Progress()
    )
    labels = Sites(sites, ("x", "y")).pool(dict(outcome.labels))
    assert labels.tolist() == naive(points, eps, min_points).tolist()


@pytest.mark.parametrize(
    "name", ["aggregation", "compound", "D31", "R15", "t4-8k", "mouse", "iris", "wine", "magic"]
)
def test_equal_to_scikit_learn_on_real_sets(name, point_set, over_sites):
    from sklearn.cluster import DBSCAN

    points, eps, min_points = point_set(name)
    if name == "magic":
        points = points[::4]
    peer = DBSCAN(eps=eps, min_samples=min_points, algorithm="kd_tree").fit(points)
    core = np.zeros(len(points), dtype=bool)
    core[peer.core_sample_indices_] = True
    assert 0 < core.sum() < len(points), "the set should have core and other points"
    alone = dbscan(points, eps, min_points)
    for parts in (1, 2, 4, 9):
        _, labels = over_sites(
            pdbscan.METHOD, points, "random:3", eps=eps, min_points=min_points, parts=parts
        )
        # Clusters are numbered by their smallest core index in both; border points by the stated rule.
        assert labels[core].tolist() == peer.labels_[core].tolist()
        assert ((labels < 0) == (peer.labels_ < 0)).all()
        assert labels.tolist() == alone.tolist()


def test_points_sent_between_sites_are_flagged(over_sites):
    outcome, _ = over_sites(
        pdbscan.METHOD, np.random.default_rng(0).random((50, 2)), "random:2", eps=0.2, min_points=3, parts=2
    )
    flagged = {crossing.kind for crossing in outcome.border if crossing.original}
    per_row = {"core flags", "halo core flags", "local clusters", "labels"}
    assert flagged == {"points", "parts", *per_row}
    assert {c.kind for c in outcome.border if "rows" in c.contains} == {"points", "parts"}
