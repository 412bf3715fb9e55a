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
from engine.core.stretches import distinct
from engine.core.text import text
from engine.kinds.timeseries.data import Array, Rows, Sensitive
from engine.kinds.timeseries.merge_leaves import merge_leaves, merge_targets
from engine.kinds.timeseries.partition import Partition, envelopes
from engine.kinds.timeseries.pattern_tree import Leaves, gather_runs
from engine.kinds.timeseries.utility import value_loss

STRETCHES = 6
ROUNDING = 1e-9  # of what is compared: far more than the rounding errors of either


def distinct_values(rows: Rows, starts: Rows, sensitive: Sequence[Sensitive]) -> Rows:
    """The fewest different values over the sensitive columns, for every run of rows."""
    classes = np.repeat(np.arange(len(starts) - 1), np.diff(starts))
    fewest = np.full(len(starts) - 1, np.iinfo(np.int64).max)
    for column in sensitive:
        span = len(column.labels) + 1
        pairs = distinct(classes * span + column.codes[rows] + 1)
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
        if len(distinct(column.codes[groups.rows])) < least:
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
    hosts = _Hosts(*envelopes(values, groups), groups.sizes.copy())
    values_of = [_values_by_group(groups, column) for column in sensitive]  # by column
    into = np.arange(len(groups))
    poor = distinct_values(groups.rows, groups.starts, sensitive) < least
    for seed in np.flatnonzero(poor)[np.argsort(groups.sizes[poor], kind="stable")]:
        check()
        while hosts.alive[seed] and min(len(column[seed]) for column in values_of) < least:
            host = hosts.take_in(seed)
            for column in values_of:
                column[host] |= column[seed]
            into[into == seed] = host
            seed = host
    return into


class _Hosts:
    """Groups that others may join, each the one whose size·VL grows least (ties: the lower one).

    Few are looked at closely. With the ends averaged over some stretches of time points, the union of two
    envelopes is no wider than it is on average, and a mean square is no less than the square of the mean:
    the VL of averaged ends is a lower bound. No group is the best whose bound is above what another gives.
    """

    def __init__(self, low: Array, high: Array, sizes: Rows):
        self.alive = np.ones(len(sizes), dtype=bool)
        self._low, self._high, self._sizes = low, high, sizes
        self._held = sizes * value_loss(low, high)
        points = low.shape[1]
        self._begins = np.linspace(0, points, min(points, STRETCHES) + 1).astype(int)[:-1]
        self._counts = np.diff(np.append(self._begins, points))
        self._unit = float(max(np.abs(low).max(), np.abs(high).max())) or 1.0  # squares of 1e200 overflow
        self._mean_low, self._mean_high = self._means(low), self._means(high)

    def _means(self, ends: Array) -> Array:
        """(stretches, groups), in units of the largest end."""
        sums = np.add.reduceat(ends / self._unit, self._begins, axis=1)
        return np.ascontiguousarray((sums / self._counts).T)

    def take_in(self, seed: int) -> int:
        """The seed joins a host, whose number is returned, and is no longer alive."""
        self.alive[seed] = False
        low, high = self._low[seed], self._high[seed]
        total, bound = self._sizes + self._sizes[seed], self._bounds(seed)
        first = np.array([bound.argmin()])
        others = np.flatnonzero(bound <= self._growth(first, low, high, total))
        host = int(others[self._growth(others, low, high, total).argmin()])
        one = slice(host, host + 1)
        self._low[host], self._high[host] = (
            np.minimum(self._low[host], low),
            np.maximum(self._high[host], high),
        )
        self._sizes[host] = total[host]
        self._held[one] = self._sizes[one] * value_loss(self._low[one], self._high[one])
        self._mean_low[:, one] = self._means(self._low[one])
        self._mean_high[:, one] = self._means(self._high[one])
        return host

    def _growth(self, others: Rows, low: Array, high: Array, total: Rows) -> Array:
        loss = value_loss(np.minimum(self._low[others], low), np.maximum(self._high[others], high))
        return total[others] * loss - self._held[others]

    def _bounds(self, seed: int) -> Array:
        """Less than size·VL grows with each living group; infinite for the others."""
        mine = slice(seed, seed + 1)
        width = np.maximum(self._mean_high, self._mean_high[:, mine])
        width -= np.minimum(self._mean_low, self._mean_low[:, mine])
        square = (self._counts / self._counts.sum()) @ (width * width)
        loss = (self._sizes + self._sizes[seed]) * np.sqrt(square) * self._unit
        return np.where(self.alive, loss - self._held - ROUNDING * (loss + self._held), np.inf)


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
