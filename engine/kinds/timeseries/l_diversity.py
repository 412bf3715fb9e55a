"""Distinct sensitive values: l-diversity of envelopes and patterns by merging, never by changing a value.

A k-group with fewer than l different values of some sensitive column joins the group whose
size·VL grows least, smallest first. Then, within each group, leaves with fewer than l values join
a leaf that has enough as bad leaves do; where none has, all join the largest. (Distinct
l-diversity: Machanavajjhala et al. 2007.) A missing value counts as a value of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import pairwise

import numpy as np

from engine.core.errors import ParameterError
from engine.core.text import text
from engine.kinds.timeseries.data import Array, Rows, Sensitive
from engine.kinds.timeseries.merge_leaves import merge_leaves, merge_targets
from engine.kinds.timeseries.partition import Partition, envelopes
from engine.kinds.timeseries.pattern_tree import Leaves, gather_runs
from engine.kinds.timeseries.utility import value_loss


def distinct_values(rows: Rows, starts: Rows, sensitive: Sequence[Sensitive]) -> Rows:
    """The fewest different values over the sensitive columns, for every run of rows."""
    classes = np.repeat(np.arange(len(starts) - 1), np.diff(starts))
    fewest = np.full(len(starts) - 1, np.iinfo(np.int64).max)
    for column in sensitive:
        span = len(column.labels) + 1
        pairs = np.unique(classes * span + column.codes[rows] + 1)
        fewest = np.minimum(fewest, np.bincount(pairs // span, minlength=len(fewest)))
    return fewest


def require_distinct(
    values: Array,
    groups: Partition,
    leaves: Leaves,
    sensitive: Sequence[Sensitive],
    least: int,
    check: Callable[[], None] = lambda: None,
    channels: int = 1,
) -> tuple[Partition, Leaves]:
    """Groups and leaves merged until each holds `least` values of every sensitive column."""
    for column in sensitive:
        if len(np.unique(column.codes[groups.rows])) < least:
            raise ParameterError(
                text(
                    "column {name} has fewer than {least} different values in all",
                    name=column.name,
                    least=least,
                ),
                hint="ask for fewer distinct sensitive values",
                name="distinct",
            )
    return merge_poor(values, groups, leaves, sensitive, least, least, check, channels)


def merge_poor(
    values: Array,
    groups: Partition,
    leaves: Leaves,
    sensitive: Sequence[Sensitive],
    in_group: int,
    in_leaf: int,
    check: Callable[[], None],
    channels: int,
) -> tuple[Partition, Leaves]:
    """Merged until a group holds `in_group` values of every column and a leaf `in_leaf`."""
    into = _merge_groups(values, groups, sensitive, in_group, check)
    groups, leaves = _regroup(leaves, into)
    poor = distinct_values(leaves.rows, leaves.starts, sensitive) < in_leaf
    good = ~poor
    rich_groups = np.bincount(leaves.group[good], minlength=len(groups)) > 0
    order = np.lexsort((-leaves.sizes, leaves.group))
    largest = order[np.concatenate([[True], np.diff(leaves.group[order]) != 0])]
    good[largest[~rich_groups[leaves.group[largest]]]] = True
    marked = replace(leaves, good=good)
    return groups, merge_leaves(marked, merge_targets(values, marked, "data", check, channels))


def _merge_groups(
    values: Array, groups: Partition, sensitive: Sequence[Sensitive], least: int, check: Callable[[], None]
) -> Rows:
    """The group each group ends up in (numbers of the surviving groups, with holes)."""
    low, high = envelopes(values, groups)
    sizes = groups.sizes.copy()
    values_of = [_values_by_group(groups, column) for column in sensitive]  # by column
    into = np.arange(len(groups))
    alive = np.ones(len(groups), dtype=bool)
    poor = distinct_values(groups.rows, groups.starts, sensitive) < least
    for seed in np.flatnonzero(poor)[np.argsort(sizes[poor], kind="stable")]:
        check()
        while alive[seed] and min(len(column[seed]) for column in values_of) < least:
            alive[seed] = False
            others = np.flatnonzero(alive)
            new_low, new_high = np.minimum(low[others], low[seed]), np.maximum(high[others], high[seed])
            total = sizes[others] + sizes[seed]
            growth = total * value_loss(new_low, new_high) - sizes[others] * value_loss(
                low[others], high[others]
            )
            best = int(growth.argmin())
            host = int(others[best])
            low[host], high[host], sizes[host] = new_low[best], new_high[best], total[best]
            for column in values_of:
                column[host] |= column[seed]
            into[into == seed] = host
            seed = host
    return into


def _values_by_group(groups: Partition, column: Sensitive) -> list[set[int]]:
    codes = column.codes[groups.rows].tolist()
    starts = groups.starts.tolist()
    return [set(codes[a:b]) for a, b in pairwise(starts)]


def _regroup(leaves: Leaves, into: Rows) -> tuple[Partition, Leaves]:
    """Leaves under their new groups, numbered without holes."""
    _, number = np.unique(into, return_inverse=True)
    group = number[leaves.group].astype(np.int32)
    order = np.argsort(group, kind="stable")
    rows = gather_runs(leaves.rows, leaves.sizes, order)
    starts = np.concatenate([[0], np.cumsum(leaves.sizes[order])])
    group = group[order]
    moved = Leaves(rows, starts, group, leaves.level[order], leaves.words[order], leaves.good[order])
    first = np.concatenate([[True], np.diff(group) != 0])
    return Partition(rows, np.append(starts[:-1][first], len(rows))), moved
