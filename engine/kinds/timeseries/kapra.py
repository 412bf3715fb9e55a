"""KAPRA: patterns first on the whole table, then k-groups made of pattern subgroups.

1. the splitting tree on the whole table;
2. recycle: from the highest level that has bad leaves down to 1, the pending rows are regrouped by
   their own pattern at that level; P of them make a good leaf; fewer than P pending are suppressed;
3. subgroups of at least 2P rows are split by value with minimum P;
4. subgroups are joined to k-groups (greedy_union.py).

(Shou et al. 2013, §4.3.) A row is pending from the level of its bad leaf downwards. If suppression
would leave fewer than k rows, all rows are published as one group at level 1 instead.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from engine.kinds.timeseries import sax
from engine.kinds.timeseries.data import Array, Letters, Rows
from engine.kinds.timeseries.greedy_union import EXACT, join_subgroups
from engine.kinds.timeseries.partition import Partition, cut_blocks
from engine.kinds.timeseries.pattern_tree import (
    Leaves,
    gather_runs,
    pattern_codes,
    sorted_within,
    split_by_pattern,
    words_at,
)


def kapra(
    values: Array,
    k: int,
    P: int,
    segments: int,
    max_level: int,
    exact: int = EXACT,
    check: Callable[[], None] = lambda: None,
    report: Callable[[Array, Array, int], None] = lambda low, high, rows: None,
    channels: int = 1,
) -> tuple[Partition, Leaves]:
    """The k-groups and their leaves; rows in neither are suppressed."""
    profiles = sax.profile(values, segments, check, channels)
    everything = Partition(np.arange(len(values)), np.array([0, len(values)]))
    leaves = recycle(profiles, split_by_pattern(profiles, everything, P, max_level, check), P)
    if len(leaves.rows) < k:
        leaves = split_by_pattern(profiles, everything, P, 1)
    subgroups, leaf, low, high = _presplit(values, leaves, P, check)
    check()
    group = join_subgroups(low, high, subgroups.sizes, k, exact, report)
    return _assemble(subgroups, group, leaves.level[leaf], leaves.words[leaf])


def recycle(profiles: Array, leaves: Leaves, P: int) -> Leaves:
    """Only good leaves: bad rows regrouped at their own or a lower level, at most P − 1 left out."""
    row_level = np.repeat(np.where(leaves.good, 0, leaves.level), leaves.sizes)  # 0: in a good leaf
    pending = np.empty(0, dtype=np.int64)
    rows, sizes, levels = (
        [leaves.rows[row_level == 0]],
        [leaves.sizes[leaves.good]],
        [leaves.level[leaves.good]],
    )
    for level in range(int(row_level.max(initial=0)), 0, -1):
        pending = np.sort(np.concatenate([pending, leaves.rows[row_level == level]]))
        if len(pending) < P:
            continue
        codes = pattern_codes(sax.letters(profiles[pending], level), level)
        order = np.argsort(codes, kind="stable")
        starts = np.flatnonzero(np.concatenate([[True], np.diff(codes[order]) != 0]))
        runs = np.diff(np.append(starts, len(order)))
        enough = np.repeat(runs >= P, runs)
        rows.append(pending[order[enough]])
        sizes.append(runs[runs >= P])
        levels.append(np.full(len(sizes[-1]), level, dtype=np.uint8))
        pending = pending[order[~enough]]
    return _good_leaves(profiles, np.concatenate(rows), np.concatenate(sizes), np.concatenate(levels))


def _good_leaves(profiles: Array, rows: Rows, sizes: Rows, level: NDArray[np.uint8]) -> Leaves:
    starts = np.concatenate([[0], np.cumsum(sizes)])
    words = words_at(profiles[rows[starts[:-1]]], level)
    group = np.zeros(len(sizes), dtype=np.int32)
    return Leaves(rows, starts, group, level, words, np.ones(len(sizes), dtype=bool))


def _presplit(
    values: Array, leaves: Leaves, P: int, check: Callable[[], None]
) -> tuple[Partition, Rows, Array, Array]:
    """Leaves cut by value down to P rows, the leaf each subgroup came from, and the ends of its envelope."""
    start = Partition(leaves.rows, leaves.starts)
    blocks = [
        (block.rows[block.groups.rows], block.groups.sizes, block.low, block.high)
        for block in cut_blocks(values, P, start=start, check=check)
    ]
    rows, sizes, low, high = (np.concatenate(one) for one in zip(*blocks, strict=True))
    subgroups = Partition(rows, np.concatenate([[0], np.cumsum(sizes)]))
    leaf = np.searchsorted(leaves.starts, subgroups.starts[:-1], side="right") - 1
    return subgroups, leaf, low, high


def _assemble(
    subgroups: Partition, group: Rows, level: NDArray[np.uint8], words: Letters
) -> tuple[Partition, Leaves]:
    """Subgroups of one k-group next to each other; those of one pattern become one leaf."""
    patterns = np.lexsort((level, *words.T[::-1], group))
    rows = gather_runs(subgroups.rows, subgroups.sizes, patterns)
    sizes, group, level, words = subgroups.sizes[patterns], group[patterns], level[patterns], words[patterns]
    new = np.ones(len(group), dtype=bool)
    new[1:] = (
        (np.diff(group) != 0) | (np.diff(level.astype(int)) != 0) | (words[1:] != words[:-1]).any(axis=1)
    )
    starts = np.concatenate([[0], np.cumsum(sizes)])
    leaf_starts = np.append(starts[:-1][new], starts[-1])
    leaf = np.repeat(np.arange(int(new.sum())), np.diff(leaf_starts))
    rows = sorted_within(rows, leaf)
    first = np.concatenate([[True], np.diff(group[new]) != 0])
    groups = Partition(rows, np.append(leaf_starts[:-1][first], len(rows)))
    good = np.ones(int(new.sum()), dtype=bool)
    return groups, Leaves(rows, leaf_starts, group[new].astype(np.int32), level[new], words[new], good)
