"""Naive (k,P)-anonymity: groups by value, then patterns within each group, then bad leaves.

Shou et al. 2013, §4.1–4.2, with the envelope computed over the whole k-group, last of all.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from engine.kinds.timeseries import sax
from engine.kinds.timeseries.data import Array, Rows
from engine.kinds.timeseries.merge_leaves import hosts
from engine.kinds.timeseries.partition import Cut, Partition, median_cut, partition
from engine.kinds.timeseries.pattern_tree import Leaves, gather_runs, sorted_within, split


def naive(
    values: Array,
    k: int,
    P: int,
    segments: int,
    max_level: int,
    cut: Cut = median_cut,
    merge_by: str = "data",
    check: Callable[[], None] = lambda: None,
    finished: Callable[[Array, int], None] = lambda columns, rows: None,
    working: Callable[[], None] = lambda: None,
) -> tuple[Partition, Leaves]:
    """The k-groups, and their good leaves with the bad ones merged in.

    `working` and `finished` are called while rows are grouped, `check` while they are split.
    """
    groups = partition(values, k, cut, finished=finished, check=working)
    leaves = split(sax.profile(values, segments, check), groups, P, max_level, check)
    return groups, merged(leaves, hosts(values, leaves, merge_by, check))


def merged(leaves: Leaves, host: Rows) -> Leaves:
    """Leaves with their guests: only hosts remain, their rows ascending."""
    stay = np.flatnonzero(host == np.arange(len(host)))
    number = np.searchsorted(stay, host)
    order = np.lexsort((np.arange(len(host)), number))
    rows = gather_runs(leaves.rows, leaves.sizes, order)
    leaf = np.repeat(number[order], leaves.sizes[order])
    rows = sorted_within(rows, leaf)
    sizes = np.bincount(leaf, minlength=len(stay))
    return Leaves(
        rows=rows,
        starts=np.concatenate([[0], np.cumsum(sizes)]),
        group=leaves.group[stay],
        level=leaves.level[stay],
        words=leaves.words[stay],
        good=np.ones(len(stay), dtype=bool),
    )
