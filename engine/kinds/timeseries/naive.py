"""Naive (k,P)-anonymity: groups by value, then patterns within each group, then bad leaves.

Shou et al. 2013, §4.1–4.2, with the envelope computed over the whole k-group, last of all.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.kinds.timeseries import sax
from engine.kinds.timeseries.data import Array
from engine.kinds.timeseries.merge_leaves import merge_leaves, merge_targets
from engine.kinds.timeseries.partition import Cut, Partition, median_cut, partition
from engine.kinds.timeseries.pattern_tree import Leaves, split_by_pattern


def naive(
    values: Array,
    k: int,
    P: int,
    segments: int,
    max_level: int,
    cut: Cut = median_cut,
    merge_by: str = "data",
    check: Callable[[], None] = lambda: None,
    report: Callable[[Array, int], None] = lambda columns, rows: None,
    check_groups: Callable[[], None] = lambda: None,
    group: Callable[[], Partition] | None = None,
    channels: int = 1,
) -> tuple[Partition, Leaves]:
    """The k-groups, and their good leaves with the bad ones merged in.

    `check_groups` and `report` are called while rows are grouped, `check` while they are split; `group`
    makes the groups in another way, such as by persons.
    """
    groups = group() if group else partition(values, k, cut, report=report, check=check_groups)
    leaves = split_by_pattern(sax.profile(values, segments, check, channels), groups, P, max_level, check)
    return groups, merge_leaves(leaves, merge_targets(values, leaves, merge_by, check, channels))
