"""Columns worked on some rows at a time: what is made of one lies beside it, in a file where it lies in one
(`engine.core.mapped`), and nothing as long as it stands in memory in between.

A column that is in memory goes the same way, so that both give the same to the last bit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
from numpy.typing import DTypeLike, NDArray

from engine.core.mapped import LARGE, Growing, empty, in_file
from engine.core.number_grid import Grid, grid_of

Column = NDArray[Any]

MOST_CELLS = 1 << 20  # of a grid that is looked up
ROWS = 1 << 16  # together: what is made of them stays in the cache


def stretches(length: int, rows: int = 0) -> Iterator[slice]:
    """Rows 0 to `length`, some after the others; one stretch without rows where there is none."""
    rows = rows or ROWS
    for start in range(0, max(1, length), rows):
        yield slice(start, min(length, start + rows))


def room(shape: int | tuple[int, ...], dtype: DTypeLike, *beside: Column) -> Column:
    """An array to be filled, in a file where one of these is in one."""
    return np.asarray(empty(shape, dtype)) if any(map(in_file, beside)) else np.empty(shape, dtype)


def through(work: Callable[..., Column], *columns: Column) -> Column:
    """What `work` makes of some rows of the columns at a time: one cell a row, or one row."""
    length, made = len(columns[0]), None
    for rows in stretches(length):
        found = work(*(column[rows] for column in columns))
        made = room((length, *found.shape[1:]), found.dtype, *columns) if made is None else made
        made[rows] = found
    assert made is not None
    return made


def count(test: Callable[..., Column], *columns: Column) -> int:
    """How many rows pass."""
    return sum(
        int(np.count_nonzero(test(*(column[rows] for column in columns))))
        for rows in stretches(len(columns[0]))
    )


def passed(test: Callable[..., Any], *columns: Column) -> bool:
    """Whether all stretches do, looked at up to the first that does not."""
    return all(bool(test(*(column[rows] for column in columns))) for rows in stretches(len(columns[0])))


def counts_of(codes: Column, length: int) -> NDArray[np.int64]:
    """How many rows have each code from 0 on; -1 is none."""
    total = np.zeros(length + 1, np.int64)
    for rows in stretches(len(codes)):
        places = codes[rows].astype(np.int64) + 1
        if length > ROWS:
            np.add.at(total, places, 1)
        else:
            total += np.bincount(places, minlength=length + 1)
    return total[1:]


def ordered(values: Column) -> Column:
    """A sorted copy; NaN comes last."""
    made = room(len(values), values.dtype, values)
    made[...] = values
    made.sort()
    return made


def ordered_numbers(values: Column) -> Column:
    """The numbers in their order, without the missing ones."""
    return ordered(values)[: len(values) - count(np.isnan, values)]


def distinct(values: Column) -> Column:
    """The different values in their order; NaN once, as the last. Zero has no sign."""
    found = Growing(values.dtype, 0 if in_file(values) else LARGE)
    for rows in stretches(len(values)):
        part = np.unique(values[rows], return_counts=True)[0]  # sorted: without counts they are hashed
        found.add(part + 0.0 if part.dtype.kind == "f" else part)
    several = np.asarray(found.whole())
    several.sort()
    return _runs(several)[0]


def ranked(values: Column) -> tuple[Column, NDArray[np.int32]]:
    """The different numbers in their order, and which of them each row holds; -1 where it is missing."""
    grid = grid_of((values,), MOST_CELLS)
    there = None if grid is None else _on_grid(grid, values)
    if grid is not None and there is not None:
        rank = np.cumsum(there, dtype=np.int32) - 1
        return grid.values[there], through(lambda part: _looked_up(grid, rank, part), values)
    known = distinct(values)
    known = known[:-1] if len(known) and np.isnan(known[-1]) else known
    found = through(lambda part: np.where(np.isnan(part), -1, find(known, part)).astype(np.int32), values)
    return known, found


def _on_grid(grid: Grid, values: Column) -> NDArray[np.bool_] | None:
    """Which numbers of a grid there are; None where others are too."""
    there = np.zeros(grid.cells, bool)
    for rows in stretches(len(values)):
        part = values[rows]
        missing = np.isnan(part)
        places = grid.places(part[~missing] if missing.any() else part)
        if places is None:
            return None
        there[places] = True
    return there


def _looked_up(grid: Grid, rank: NDArray[np.int32], values: Column) -> NDArray[np.int32]:
    missing = np.isnan(values)
    if not missing.any():
        return rank[grid.places(values)]
    found = np.full(len(values), -1, np.int32)
    found[~missing] = rank[grid.places(values[~missing])]
    return found


def counted(values: Column, spent: bool = False) -> tuple[Column, NDArray[np.int64]]:
    """The different values in their order, and how many rows hold each. `spent` values may be put into order
    where they are."""
    if not spent:
        values = ordered(values)
    else:
        values.sort()
    return _runs(values)


def _runs(in_order: Column) -> tuple[Column, NDArray[np.int64]]:
    """The different values of a sorted column, and how often each stands there."""
    large, most = 0 if in_file(in_order) else LARGE, len(in_order)
    found, firsts = Growing(in_order.dtype, large, most), Growing(np.int64, large, most)
    for rows in stretches(len(in_order)):
        part = in_order[max(0, rows.start - 1) : rows.stop]
        differs = part[1:] != part[:-1]
        if part.dtype.kind == "f":
            differs &= (part[1:] == part[1:]) | (part[:-1] == part[:-1])
        new = rows.start + np.flatnonzero(differs) + (rows.start == 0)
        new = np.append(0, new) if rows.start == 0 and len(part) else new
        firsts.add(new)
        kept = in_order[new]
        found.add(kept + 0.0 if kept.dtype.kind == "f" else kept)
    return np.asarray(found.whole()), lengths_from(np.asarray(firsts.whole()), len(in_order))


def lengths_from(starts: NDArray[np.int64], end: int) -> NDArray[np.int64]:
    """How long the parts are that start at these places, the last one up to the end."""
    found = room(len(starts), np.int64, starts)
    for rows in stretches(len(starts)):
        ends = np.append(starts[rows.start + 1 : rows.stop + 1], end)
        found[rows] = ends[: rows.stop - rows.start] - starts[rows]
    return found


def places(known: Column, values: Column, dtype: DTypeLike = np.int64) -> Column:
    """Where each value stands among the known ones, which are in their order and hold all of them."""
    return through(lambda part: find(known, part).astype(dtype), values)


def find(known: Column, part: Column) -> NDArray[np.int64]:
    """The same of some rows. Where values repeat, each is looked up once."""
    import pyarrow as pa

    coded = pa.array(part).dictionary_encode()
    return np.searchsorted(known, coded.dictionary.to_numpy())[coded.indices.to_numpy()]
