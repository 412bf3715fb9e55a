"""Naive (k,P)-anonymity: groups by value, then patterns within each group, then bad leaves.

Shou et al. 2013, §4.1–4.2, with the envelope computed over the whole k-group, last of all.

A group is cut, split by pattern and its bad leaves merged by the rows in it and by nothing else: all of it is
done to some rows at a time while they are in the cache (or by a worker, parts_naive.py), and the answers one
after the other are those of the whole table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engine.kinds.timeseries import sax
from engine.kinds.timeseries.data import Array, Letters, Rows
from engine.kinds.timeseries.merge_leaves import merge_leaves, merge_targets
from engine.kinds.timeseries.partition import Cut, InOrder, Partition, cut_blocks, median_cut
from engine.kinds.timeseries.pattern_tree import Leaves, split_by_pattern


@dataclass(frozen=True)
class Below:
    """Groups and their leaves made of some rows; places count from 0 within them."""

    groups: NDArray[np.int32]
    group_starts: Rows
    leaves: NDArray[np.int32]
    leaf_starts: Rows
    group_of_leaf: NDArray[np.int32]
    level: NDArray[np.uint8]
    words: Letters


@dataclass(frozen=True)
class Grouped:
    """The k-groups, their leaves and the ends of their envelopes, (groups, n), in the units asked for."""

    groups: Partition
    leaves: Leaves
    low: Array
    high: Array


def naive(
    values: Array,
    k: int,
    P: int,
    segments: int,
    max_level: int,
    cut: Cut = median_cut,
    merge_by: str = "data",
    check: Callable[[], None] = lambda: None,
    report: Callable[[Array, Array, int], None] = lambda low, high, rows: None,
    groups: Partition | None = None,
    in_order: InOrder | None = None,
    units: Array | None = None,
    channels: int = 1,
) -> Grouped:
    """The k-groups and their good leaves with the bad ones merged in.

    `report(low, high, rows)` hears of the latest groups and how many rows are settled. `groups` were made in
    another way, such as by persons, and are not cut. `in_order` and `units` as of `cut_blocks`.
    """
    rows, found, ends, settled = [], [], [], 0
    least = k if groups is None else len(values)
    for block in cut_blocks(values, least, cut, groups, in_order, units, check):
        profiles = sax.profile(block.values, segments, check, channels)
        leaves = split_by_pattern(profiles, block.groups, P, max_level, check)
        leaves = merge_leaves(leaves, merge_targets(block.values, leaves, merge_by, check, channels))
        rows.append(block.rows)
        found.append(as_below(block.groups, leaves))
        ends.append((block.low, block.high))
        settled += len(block.rows)
        report(block.low, block.high, settled)
    low, high = (np.concatenate(side) for side in zip(*ends, strict=True))
    return Grouped(*joined(rows, found), low, high)


def as_below(groups: Partition, leaves: Leaves) -> Below:
    return Below(
        groups.rows.astype(np.int32),
        groups.starts,
        leaves.rows.astype(np.int32),
        leaves.starts,
        leaves.group,
        leaves.level,
        leaves.words,
    )


def joined(rows: Sequence[Rows], found: Sequence[Below]) -> tuple[Partition, Leaves]:
    """Groups and leaves of all, one after the other; `rows` are those that each was made of."""
    groups_before = np.cumsum([0, *(len(one.group_starts) - 1 for one in found)])
    group_of_leaf = [one.group_of_leaf + before for one, before in zip(found, groups_before, strict=False)]
    groups = Partition(
        np.concatenate([own[one.groups] for own, one in zip(rows, found, strict=True)]),
        _one_after_the_other([one.group_starts for one in found]),
    )
    return groups, Leaves(
        rows=np.concatenate([own[one.leaves] for own, one in zip(rows, found, strict=True)]),
        starts=_one_after_the_other([one.leaf_starts for one in found]),
        group=np.concatenate(group_of_leaf).astype(np.int32),
        level=np.concatenate([one.level for one in found]),
        words=np.concatenate([one.words for one in found]),
        good=np.ones(sum(len(one.level) for one in found), dtype=bool),
    )


def _one_after_the_other(starts: Sequence[Rows]) -> Rows:
    return np.concatenate([[0], np.cumsum(np.concatenate([np.diff(one) for one in starts]))])
