"""KAPRA: the greedy union against an obvious reference, the pruned one against the exact one."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kinds.timeseries import sax
from engine.kinds.timeseries.greedy_union import join_subgroups
from engine.kinds.timeseries.kapra import kapra, recycle
from engine.kinds.timeseries.partition import Partition, envelopes
from engine.kinds.timeseries.pattern_tree import split_by_pattern
from engine.kinds.timeseries.utility import value_loss


def width(low, high):
    return float(np.sqrt(np.mean((high - low) ** 2)))


def plain_join(low, high, sizes, k):
    """The rules, word by word; groups as lists of subgroups."""
    made = [[s] for s in range(len(sizes)) if sizes[s] >= k]
    left = [s for s in range(len(sizes)) if sizes[s] < k]

    def union(members):
        return low[members].min(axis=0), high[members].max(axis=0)

    while sum(sizes[s] for s in left) >= k:
        members = [min(left, key=lambda s: width(low[s], high[s]))]
        left.remove(members[0])
        while sum(sizes[s] for s in members) < k:
            best = min(left, key=lambda s: width(*union([*members, s])))
            members.append(best)
            left.remove(best)
        made.append(members)
    for s in left:

        def growth(members, s=s):
            rows = sum(sizes[m] for m in members)
            return (rows + sizes[s]) * width(*union([*members, s])) - rows * width(*union(members))

        min(made, key=growth).append(s)
    return sorted(sorted(members) for members in made)


@given(st.integers(0, 10**6), st.integers(2, 9), st.integers(3, 40))
@settings(max_examples=100, deadline=None)
def test_exact_greedy_is_the_reference(seed, k, count):
    generator = np.random.default_rng(seed)
    low = generator.normal(size=(count, 3))
    high = low + generator.random((count, 3))
    sizes = generator.integers(1, 4, count)
    sizes[0] = max(sizes[0], k - sizes.sum() + sizes[0])
    group = join_subgroups(low, high, sizes, k)
    found = sorted(np.flatnonzero(group == g).tolist() for g in np.unique(group))
    assert found == plain_join(low, high, sizes, k)


@pytest.mark.parametrize("seed", [0, 1, 2])
@pytest.mark.parametrize("shape", ["walks", "noise", "clusters"])
def test_pruned_greedy_loses_within_two_percent(seed, shape):
    generator = np.random.default_rng(seed)
    values = generator.normal(size=(6000, 24))
    if shape == "walks":
        values = values.cumsum(axis=1)
    if shape == "clusters":
        values = 0.3 * values + generator.normal(size=(40, 24))[generator.integers(0, 40, 6000)] * 5
    exact, pruned = (mean_loss(values, kapra(values, 10, 3, 6, 5, exact=limit)[0]) for limit in (10**9, 0))
    assert pruned <= 1.02 * exact


def mean_loss(values, groups):
    return float(value_loss(*envelopes(values, groups)) @ groups.sizes) / len(groups.rows)


@given(st.integers(0, 10**6), st.integers(1, 5), st.integers(6, 60))
@settings(max_examples=80, deadline=None)
def test_recycling_leaves_out_fewer_than_p(seed, P, count):
    generator = np.random.default_rng(seed)
    profiles = sax.profile(generator.normal(size=(count, 8)), 4)
    everything = Partition(np.arange(count), np.array([0, count]))
    leaves = recycle(profiles, split_by_pattern(profiles, everything, P, 5), P)
    assert len(set(leaves.rows.tolist())) == len(leaves.rows) > count - P
    assert leaves.good.all() and leaves.sizes.min() >= P
    own = np.repeat(np.arange(len(leaves)), leaves.sizes)
    for row, leaf in zip(leaves.rows, own, strict=True):  # every row keeps its own pattern
        assert (sax.letters(profiles[[row]], int(leaves.level[leaf]))[0] == leaves.words[leaf]).all()


def test_too_few_rows_left_become_one_plain_group():
    """Suppressing one of ten rows would leave fewer than k = 10: all are published at level 1."""
    values = np.vstack([np.tile([0.0, 1, 2, 3], (5, 1)), np.tile([3.0, 2, 1, 0], (4, 1)), [[0, 3, 0, 3.0]]])
    groups, leaves = kapra(values, k=10, P=2, segments=4, max_level=5)
    assert groups.sizes.tolist() == [10] and leaves.level.tolist() == [1]
