"""Mondrian partition of series by value: cuts of the widest column.

A group of at least 2k rows is cut at the column of widest range (ties: the lowest), ordered by
(value, row), at size // 2, or aligned at k·((size // k) // 2); a group whose ranges are all zero
stays whole (Shou et al. 2013, §4.1; LeFevre et al. 2006). Groups come out depth first, left first.

How it stays close to the speed of memory: the columns are kept contiguous and in the order of the
groups, so that a cut is one selection on the key and one sequential copy of each column. Groups
larger than BLOCK are cut one by one; below that, all groups of a block are cut together, level by
level, while the block sits in the cache. Only the pivot is selected, nothing is sorted by row:
rows stay ascending within a group, which is what orders ties.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from engine.kinds.timeseries.data import Array, Rows

Cut = Callable[[Rows, int], Rows]  # (sizes, k) -> rows that go left

BLOCK = 1 << 14
TURNED = 1 << 10  # rows turned into columns at a time: they stay in the cache nearest to the processor


@dataclass(frozen=True)
class Partition:
    """Rows grouped: group g holds `rows[starts[g] : starts[g + 1]]`, ascending."""

    rows: Rows
    starts: Rows  # one more than there are groups

    def __len__(self) -> int:
        return len(self.starts) - 1

    @property
    def sizes(self) -> Rows:
        return np.diff(self.starts)


def median_cut(sizes: Rows, k: int) -> Rows:
    return sizes // 2


def aligned_cut(sizes: Rows, k: int) -> Rows:
    return k * ((sizes // k) // 2)


CUTS: dict[str, Cut] = {"median": median_cut, "aligned": aligned_cut}


@dataclass
class _Table:
    """The columns in the order of the groups made so far (changed in place), and whose rows they are."""

    columns: Array  # (n, N)
    rows: Rows

    def reorder(self, begin: int, order: Rows, check: Callable[[], None] = lambda: None) -> None:
        end = begin + len(order)
        moved = np.empty(len(order))
        for column in self.columns:
            check()
            np.take(
                column[begin:end], order, out=moved, mode="clip"
            )  # no place is beyond: nothing is checked
            column[begin:end] = moved
        self.rows[begin:end] = self.rows[begin:end][order]


def partition(
    values: Array,
    k: int,
    cut: Cut = median_cut,
    start: Partition | None = None,
    report: Callable[[Array, int], None] = lambda columns, rows: None,
    check: Callable[[], None] = lambda: None,
) -> Partition:
    """Cut the table, or each group of `start`, while both sides keep at least k rows.

    `report(columns, rows)` hears of every stretch of rows whose groups are final, `check` is
    called all the time: places to show progress and to stop.
    """
    if start is None:
        start = Partition(np.arange(len(values)), np.array([0, len(values)]))
    table = _Table(_by_column(values, start.rows, check), start.rows.copy())
    bounds: list[Rows] = []
    pending = [(int(a), int(b)) for a, b in zip(start.starts[:-1], start.starts[1:], strict=True)][::-1]
    while pending:
        check()
        if pending[-1][1] - pending[-1][0] > BLOCK:
            pending += _cut_large(table, *pending.pop(), k, cut, bounds, check)
        else:
            bounds.append(_cut_block(table, _take_block(pending), k, cut))
        report(table.columns, int(bounds[-1][-1]) if bounds else 0)
    return Partition(table.rows, np.concatenate([np.zeros(1, dtype=np.int64), *bounds]))


def first_cuts(
    values: Array, k: int, cut: Cut, most: int, check: Callable[[], None] = lambda: None
) -> Partition:
    """The groups as they stand when none of more than `most` rows can be cut any more: those that
    `partition`, begun with them, would go on with."""
    table = _Table(_by_column(values, np.arange(len(values)), check), np.arange(len(values)))
    ends: list[Rows] = [np.zeros(1, dtype=np.int64)]
    pending = [(0, len(values))]
    while pending:
        check()
        begin, end = pending.pop()
        if end - begin > most:
            pending += _cut_large(table, begin, end, k, cut, ends, check)
        else:
            ends.append(np.array([end]))
    return Partition(table.rows, np.concatenate(ends))


def _by_column(values: Array, rows: Rows, check: Callable[[], None]) -> Array:
    columns = np.empty((values.shape[1], len(rows)))
    for start in range(0, len(rows), TURNED):
        check()
        columns[:, start : start + TURNED] = values[rows[start : start + TURNED]].T
    return columns


def _take_block(pending: list[tuple[int, int]]) -> Rows:
    """The bounds of as many waiting groups as fit into a block."""
    begin, end = pending.pop()
    bounds = [begin, end]
    while pending and pending[-1][1] - begin <= BLOCK:
        bounds.append(pending.pop()[1])
    return np.array(bounds, dtype=np.int64)


def _cut_large(
    table: _Table, begin: int, end: int, k: int, cut: Cut, bounds: list[Rows], check: Callable[[], None]
) -> list[tuple[int, int]]:
    """Cut one large group; its two halves, the right one first (the left is taken next)."""
    columns, size = table.columns[:, begin:end], end - begin
    check()
    ranges = columns.max(axis=1) - columns.min(axis=1)
    if size < 2 * k or not ranges.any():
        bounds.append(np.array([end]))
        return []
    left = int(cut(np.array([size]), k)[0])
    key = columns[int(ranges.argmax())]
    pivot = np.partition(key, left)[left]
    goes_left = key < pivot
    tied = np.flatnonzero(key == pivot)
    goes_left[tied[: left - np.count_nonzero(goes_left)]] = True
    order = np.concatenate([np.flatnonzero(goes_left), np.flatnonzero(~goes_left)])
    table.reorder(begin, order, check)
    return [(begin + left, end), (begin, begin + left)]


def _cut_block(table: _Table, bounds: Rows, k: int, cut: Cut) -> Rows:
    """Cut all groups of a block until none can be cut; the ends of the groups made."""
    begin, end = int(bounds[0]), int(bounds[-1])
    block = _Table(np.ascontiguousarray(table.columns[:, begin:end]), np.arange(end - begin))
    starts = bounds - begin
    whole = np.zeros(len(starts) - 1, dtype=bool)  # groups known to be final
    while not whole.all():
        starts, whole = _cut_level(block, starts, whole, k, cut)
    table.columns[:, begin:end] = block.columns
    table.rows[begin:end] = table.rows[begin:end][block.rows]
    return starts[1:] + begin


def _cut_level(
    block: _Table, starts: Rows, whole: NDArray[np.bool_], k: int, cut: Cut
) -> tuple[Rows, NDArray[np.bool_]]:
    """One level: every group that can be cut is cut in two."""
    sizes = np.diff(starts)
    whole = whole | (sizes < 2 * k)
    if whole.all():  # their ranges need not be known
        return starts, whole
    low = np.minimum.reduceat(block.columns, starts[:-1], axis=1)
    high = np.maximum.reduceat(block.columns, starts[:-1], axis=1)
    ranges = high - low
    whole |= ~ranges.any(axis=0)
    chosen = np.flatnonzero(~whole)
    if not len(chosen):
        return starts, whole
    left = np.zeros(len(sizes), dtype=np.int64)
    left[chosen] = cut(sizes[chosen], k)
    group = np.repeat(np.arange(len(sizes)), sizes)
    key = block.columns[ranges.argmax(axis=0)[group], np.arange(len(group))]
    goes_left = _smallest(key, group, starts, left)
    # A stable partition of every group at once: left rows move to the front of their group.
    position: Rows = np.cumsum(goes_left) - goes_left
    before: Rows = position - position[starts[:-1]][group]  # left rows before this one, in its group
    offset = np.arange(len(group)) - starts[:-1][group]
    target = starts[:-1][group] + np.where(goes_left, before, left[group] + offset - before)
    order = np.empty_like(target)
    order[target] = np.arange(len(group))
    block.reorder(0, order)
    middles = (starts[:-1] + left)[chosen]
    ends = np.sort(np.concatenate([starts, middles]))
    return ends, np.repeat(whole, np.where(whole, 1, 2))


def _smallest(key: Array, group: Rows, starts: Rows, left: Rows) -> NDArray[np.bool_]:
    """Which rows are among the `left[g]` smallest of their group by (key, position)."""
    sizes = np.diff(starts)
    padded = np.full((len(sizes), int(sizes.max())), np.inf)
    padded[group, np.arange(len(key)) - starts[:-1][group]] = key
    padded.sort(axis=1)
    pivot = padded[np.arange(len(sizes)), np.minimum(left, sizes - 1)]
    pivot[left == 0] = -np.inf
    smaller = key < pivot[group]
    tied = key == pivot[group]
    missing = left - np.add.reduceat(smaller, starts[:-1], dtype=np.int64)
    rank = np.cumsum(tied) - tied
    return smaller | (tied & (rank - rank[starts[:-1]][group] < missing[group]))


def envelopes(
    values: Array, groups: Partition, check: Callable[[], None] = lambda: None
) -> tuple[Array, Array]:
    """Lowest and highest value of every group at every time point, (G, n) each."""
    low = np.empty((len(groups), values.shape[1]))
    high = np.empty_like(low)
    # Rows are gathered a block at a time: a row is contiguous, a column of gathered rows is not.
    edges = np.searchsorted(groups.starts, np.arange(0, groups.starts[-1], BLOCK))
    edges = np.unique(np.append(edges, len(groups)))
    for first, last in pairwise([0, *edges[edges > 0].tolist()]):
        check()
        begin, end = groups.starts[first], groups.starts[last]
        block = np.ascontiguousarray(values[groups.rows[begin:end]].T)
        starts = groups.starts[first:last] - begin
        low[first:last] = np.minimum.reduceat(block, starts, axis=1).T
        high[first:last] = np.maximum.reduceat(block, starts, axis=1).T
    return low, high
