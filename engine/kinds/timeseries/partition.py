"""Mondrian partition of series by value: cuts of the widest column.

A group of at least 2k rows is cut at the column of widest range (ties: the lowest), ordered by
(value, row), at size // 2, or aligned at k·((size // k) // 2); a group whose ranges are all zero
stays whole (Shou et al. 2013, §4.1; LeFevre et al. 2006). Groups come out depth first, left first.

How it takes less than moving the table once a level: the table is not moved at all. Large groups are cut
level by level, all of a level in one pass over the table in its own order (a file mapped into memory is as
good); a group that fits the cache is brought there and cut to the end (cut_kernels.py).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from engine.core.mapped import in_file
from engine.core.stretches import stretches
from engine.io.memory_limit import available
from engine.kinds.timeseries.cut_kernels import cut_block, values_at, widen
from engine.kinds.timeseries.data import Array, Rows, rows_in

Cut = Callable[[int], int]  # k -> the left side of a cut is a multiple of this

BLOCK = 8 << 20  # bytes of the series that are cut to the end together: they stay in the cache
OF_FILES = 32  # where a level costs a pass over a file: this share of the memory, if it is more
STRETCH = 16 << 20  # bytes looked at between two moments at which the run can be stopped


@dataclass(frozen=True)
class Partition:
    """Rows grouped: group g holds `rows[starts[g] : starts[g + 1]]`, in their order."""

    rows: Rows
    starts: Rows  # one more than there are groups

    def __len__(self) -> int:
        return len(self.starts) - 1

    @property
    def sizes(self) -> Rows:
        return np.diff(self.starts)


def median_cut(k: int) -> int:
    return 1


def aligned_cut(k: int) -> int:
    return k


CUTS: dict[str, Cut] = {"median": median_cut, "aligned": aligned_cut}

InOrder = Callable[[Rows], Rows]  # rows -> the same in the order that decides between equal values
Check = Callable[[], None]


@dataclass(frozen=True)
class Block:
    """Some rows of the table, cut to the end: places count from 0 within them."""

    rows: Rows
    values: Array  # of these rows, in their units
    groups: Partition
    low: Array  # (groups, n), in their units
    high: Array


def partition(
    values: Array, k: int, cut: Cut = median_cut, start: Partition | None = None, check: Check = lambda: None
) -> Partition:
    """Cut the table, or each group of `start`, while both sides keep at least k rows; rows stay ascending,
    or in their order in `start`. `check` is called all the time: a place to stop."""
    rows, ends = [], [np.zeros(1, dtype=np.int64)]
    for block in cut_blocks(values, k, cut, start, check=check):
        rows.append(block.rows[block.groups.rows])
        ends.append(block.groups.starts[1:] + ends[-1][-1])
    return Partition(np.concatenate(rows), np.concatenate(ends))


def cut_blocks(
    values: Array,
    k: int,
    cut: Cut = median_cut,
    start: Partition | None = None,
    in_order: InOrder | None = None,
    units: Array | None = None,
    check: Check = lambda: None,
) -> Iterator[Block]:
    """The final groups, as many of them at a time as fit the cache.

    Equal values are told apart by the order of the rows in `start`; or, where `in_order` is given, by that:
    it is asked about few rows, and gives the order of each block. `units`: columns are compared in these.
    """
    most = rows_in(max(BLOCK, available() // OF_FILES) if in_file(values) else BLOCK, values)
    tops = first_cuts(values, k, cut, most, start, in_order, units, check)
    for first, last in _blocks(tops.starts, most):
        check()
        bounds = tops.starts[first : last + 1]
        rows = tops.rows[bounds[0] : bounds[-1]]
        if in_order is not None:
            parts = np.split(rows, bounds[1:-1] - bounds[0])
            rows = np.concatenate([in_order(part) for part in parts])
        block, bounds = _gathered(values, rows, units, check), bounds - bounds[0]
        if in_file(values):  # brought into memory, it is cut further as what was there from the beginning
            for part in cut_blocks(block, k, cut, Partition(np.arange(len(rows)), bounds), check=check):
                yield replace(part, rows=rows[part.rows])
        else:
            found, ends, low, high = cut_block(block, bounds, k, cut(k))
            yield Block(rows, block, Partition(found, np.insert(ends, 0, 0)), low, high)


def first_cuts(
    values: Array,
    k: int,
    cut: Cut,
    most: int,
    start: Partition | None = None,
    in_order: InOrder | None = None,
    units: Array | None = None,
    check: Check = lambda: None,
) -> Partition:
    """The groups as they stand when none of more than `most` rows can be cut any more: those that
    `partition`, begun with them, would go on with."""
    if start is None:
        start = Partition(np.arange(len(values)), np.array([0, len(values)]))
    rows, ends = start.rows.copy(), [start.starts]
    large = [(int(a), int(b)) for a, b in pairwise(start.starts) if b - a > most]
    if not large:
        return start
    group, key = np.empty(len(values), np.int32), np.empty(len(values))
    while large:
        columns = _widest_columns(values, rows, large, k, units, group, check)
        for part in _stretches(values, check):
            values_at(_plain(values[part]), group[part], columns, key[part])
        halves = []
        for column, (begin, end) in zip(columns.tolist(), large, strict=True):
            check()
            if column < 0:
                continue
            unit = cut(k)
            left = unit * ((end - begin) // unit // 2)
            own = key[rows[begin:end]]
            _to_both_sides(rows[begin:end], own if units is None else own / units[column], left, in_order)
            ends.append(np.array([begin + left]))
            halves += [(begin, begin + left), (begin + left, end)]
        large = [(begin, end) for begin, end in halves if end - begin > most]
    return Partition(rows, np.sort(np.concatenate(ends)))


def _widest_columns(
    values: Array,
    rows: Rows,
    large: list[tuple[int, int]],
    k: int,
    units: Array | None,
    group: NDArray[np.int32],
    check: Check,
) -> Rows:
    """The column at which each large group is cut, −1 where it is not; and in `group` that of each row."""
    group[:] = -1
    for number, (begin, end) in enumerate(large):
        group[rows[begin:end]] = number
    low = np.full((len(large), values.shape[1]), np.inf)
    high = np.full_like(low, -np.inf)
    for part in _stretches(values, check):
        widen(_plain(values[part]), group[part], low, high)
    with np.errstate(over="ignore"):
        ranges = high - low if units is None else high / units - low / units
    sizes = np.array([end - begin for begin, end in large])
    return np.where(ranges.any(axis=1) & (sizes >= 2 * k), ranges.argmax(axis=1), -1)


def _to_both_sides(rows: Rows, key: Array, left: int, in_order: InOrder | None) -> None:
    """The `left` smallest rows to the front; both sides keep their order."""
    pivot = np.partition(key, left)[left]
    goes_left = key < pivot
    tied, ties = np.flatnonzero(key == pivot), left - np.count_nonzero(goes_left)
    if in_order is None or ties in (0, len(tied)):
        goes_left[tied[:ties]] = True
    else:
        goes_left[tied] = np.isin(rows[tied], in_order(rows[tied])[:ties])
    rows[:] = np.concatenate([rows[goes_left], rows[~goes_left]])


def _blocks(starts: Rows, most: int) -> Iterator[tuple[int, int]]:
    """Stretches of as many groups as have together no more rows than a block; or one that has more."""
    first = 0
    while first < len(starts) - 1:
        last = int(np.searchsorted(starts, starts[first] + most, side="right")) - 1
        yield first, max(last, first + 1)
        first = max(last, first + 1)


def _stretches(values: Array, check: Check) -> Iterator[slice]:
    rows = rows_in(STRETCH, values)
    for begin in range(0, len(values), rows):
        check()
        yield slice(begin, begin + rows)


def _gathered(values: Array, rows: Rows, units: Array | None, check: Check) -> Array:
    """These rows in their units, in memory."""
    found = np.empty((len(rows), values.shape[1]))
    for some in stretches(len(rows), rows_in(STRETCH, values)):
        check()
        found[some] = values[rows[some]] if units is None else values[rows[some]] / units
    return found


def _plain(values: Array) -> Array:
    """As the compiled loops take it: without gaps, and no special kind of array."""
    return np.ascontiguousarray(values).view(np.ndarray)


def envelopes(values: Array, groups: Partition, check: Check = lambda: None) -> tuple[Array, Array]:
    """Lowest and highest value of every group at every time point, (G, n) each."""
    low = np.full((len(groups), values.shape[1]), np.inf)
    high = np.full_like(low, -np.inf)
    group = np.full(len(values), -1, np.int32)
    group[groups.rows] = np.repeat(np.arange(len(groups), dtype=np.int32), groups.sizes)
    for part in _stretches(values, check):
        widen(_plain(values[part]), group[part], low, high)
    return low, high
