"""KAPRA: the greedy union against an obvious reference, the pruned one against the exact one."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kinds.timeseries import greedy_union, sax, union_kernels
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


def plain_nearest(points, members, seed, wanted):
    """The lower member is the nearer one of two as near."""
    apart = ((points[members] - points[seed]) ** 2).sum(axis=1)
    return np.sort(members[np.lexsort((members, apart))[:wanted]])


@given(st.integers(0, 10**6), st.integers(1, 900), st.sampled_from([2, 5, 8]), st.booleans())
@settings(max_examples=60, deadline=None)
def test_the_nearest_are_those_of_looking_at_all(seed, count, dimensions, ties):
    generator = np.random.default_rng(seed)
    points = generator.normal(size=(count, dimensions)) * generator.random(dimensions) * 9
    points = np.round(points / 3) if ties else points
    alive = generator.random(count) < 0.7
    alive[0] = True
    members = np.flatnonzero(alive)
    boxes = greedy_union._Search(points, alive).boxes
    room = [np.empty(len(members) + 1, kind) for kind in (np.int64, float, float, np.int64, np.int64)]
    for one in members[:: max(1, count // 20)]:
        for wanted in {1, min(64, len(members)), len(members)}:
            assert union_kernels._nearest(one, wanted, *boxes, *room) == wanted
            np.testing.assert_array_equal(
                room[-1][:wanted], plain_nearest(points, members, one, wanted), str((one, wanted))
            )


def plain_pruned(low, high, sizes, k):
    """The greedy among the nearest: as long as few of them live, four times as many. The group of each."""
    points, group = greedy_union._principal(np.hstack([low, high])), np.full(len(sizes), -1)
    alive, members, begun = sizes < k, np.flatnonzero(sizes < k), 0
    order = members[np.argsort(value_loss(low[members], high[members]), kind="stable")]
    for seed in order:
        if not alive[seed] or sizes[alive].sum() < k:
            continue
        alive[seed], begun = False, begun + 1
        if begun % union_kernels.RECOUNT == 0 and 2 * alive.sum() < len(members):
            members = np.flatnonzero(alive)
        taken, wanted = [seed], union_kernels.NEIGHBOURS
        while sizes[taken].sum() < k:
            near = plain_nearest(points, members, seed, wanted)
            if alive[near].sum() < union_kernels.FEW and wanted < len(members):
                wanted *= 4
                continue
            near = near[alive[near]]
            lows, highs = np.minimum(low[near], low[taken].min(0)), np.maximum(high[near], high[taken].max(0))
            best = near[np.argmin(np.einsum("ij,ij->i", highs - lows, highs - lows))]
            alive[best] = False
            taken.append(best)
        group[taken] = group.max() + 1
    return group


@pytest.mark.parametrize("decimals", [0, 6])
@pytest.mark.parametrize("points", [3, 11, 24])
def test_the_greedy_among_the_nearest_is_the_reference(points, decimals):
    generator = np.random.default_rng(points)
    low = np.round(generator.normal(size=(2500, points)).cumsum(axis=1), decimals)
    high = low + np.round(generator.random((2500, points)), decimals)
    sizes = generator.integers(2, 4, 2500)
    found, wanted = join_subgroups(low, high, sizes, 10, exact=0), plain_pruned(low, high, sizes, 10)
    np.testing.assert_array_equal(found[wanted >= 0], wanted[wanted >= 0])


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
