"""The order of released rows: sorted by their released cells, so that nothing of the file's order is left.

Column by column, numbers as numbers, texts by code point as they stand in a CSV file (with the apostrophe
that keeps a spreadsheet program from running them), missing first. Rows that are equal in every cell may
change places without anybody seeing it, so the same release has the same bytes whatever order it came in.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engine.core.mapped import LARGE, Growing, in_file
from engine.core.number_grid import HEAD, Grid, digits_of, grid_between
from engine.core.stretches import distinct, find, passed, room, stretches, through
from engine.io.formula_escape import escape
from engine.kinds.tables.data import Table, TableColumn

MOST_PLACES = 2.0**48
FILE = "order.npy"  # in the audit: for every released row the row of the input it was made from


def released_order(table: Table) -> NDArray[np.int64]:
    """For every released row the row of the table it is; found once for a table."""
    known = vars(table)
    if "released_order" not in known:
        known["released_order"] = _sorted(table)
    return known["released_order"]


Places = NDArray[np.int64]


@dataclass(frozen=True)
class Key:
    """What the rows are sorted by in a column, or a part of that: cells of some rows, by their numbers. They
    are whole numbers below `span`, or any numbers where it is 0."""

    cells: Callable[[Places], NDArray]
    span: int = 0


def _sorted(table: Table) -> Places:
    """Column by column; rows that are equal in all of them keep their order."""
    order = through(lambda part: np.zeros(len(part), np.int64), table.columns[0].values)
    for rows in stretches(table.rows):
        order[rows] = np.arange(rows.start, rows.stop)
    tied: Places | None = None  # places that are not decided yet; all
    group: Places | None = None  # of the places, rising; one
    for key in (key for column in table.columns for key in _keys(column)):
        if tied is not None and not len(tied):
            break
        tied, group = _decide(order, tied, group, key)
    return order


def _decide(order: Places, tied: Places | None, group: Places | None, key: Key) -> tuple[Places, Places]:
    """Puts the rows at the tied places into the order of their cells, group by group; the places of rows that
    are still equal, and their groups."""
    large, most = 0 if in_file(order) else LARGE, len(order) if tied is None else len(tied)
    left, groups, found = Growing(np.int64, large, most), Growing(np.int64, large, most), 0
    for part in _whole_groups(group, len(order)):
        places = None if tied is None else tied[part]
        cells = _sort_part(order, places, None if group is None else group[part], key)
        for rows in stretches(len(cells)):
            begins = _begins(cells, rows)
            shared = ~(begins[:-1] & begins[1:])
            left.add((np.arange(rows.start, rows.stop) if places is None else places[rows])[shared])
            number = found + np.cumsum(begins[:-1])
            groups.add(number[shared])
            found = int(number[-1]) if len(number) else found
    return left.whole(), groups.whole()


def _whole_groups(group: Places | None, length: int) -> Iterator[slice]:
    """Stretches that no group is cut by."""
    if group is None:
        yield slice(0, length)
        return
    start, together = 0, next(stretches(len(group))).stop
    while start < len(group):
        last = group[min(len(group), start + together) - 1]
        end = int(np.searchsorted(group, last, side="right"))
        yield slice(start, end)
        start = end


def _begins(cells: NDArray, rows: slice) -> NDArray[np.bool_]:
    """Whether each of these rows, and the one after them, has another cell than the one before it."""
    begins = np.ones(rows.stop - rows.start + 1, bool)
    first, end = max(0, rows.start - 1), min(len(cells), rows.stop + 1)
    part = cells[first:end]
    differs = part[1:] != part[:-1]
    begins[first + 1 - rows.start : first + 1 - rows.start + len(differs)] = differs
    return begins


def _sort_part(order: Places, places: Places | None, group: Places | None, key: Key) -> NDArray:
    """Sorts the rows at these places by group, then by cell, then as they stand. What is the same where group
    and cell are, in the new order."""
    length = len(order) if places is None else len(places)
    bits = length.bit_length()
    base, among = (0, 1) if group is None else (int(group[0]), int(group[-1]) - int(group[0]) + 1)
    if not key.span or among * key.span >= 1 << (63 - bits):
        return _sort_any(order, places, group, key)
    packed = room(length, np.int64, order)
    for rows in stretches(length):
        codes = key.cells(order[rows if places is None else places[rows]]).astype(np.int64)
        if group is not None:
            codes += (group[rows] - base) * key.span
        codes <<= bits
        codes |= np.arange(rows.start, rows.stop)
        packed[rows] = codes
    packed.sort()
    moved = room(length, np.int64, order)
    for rows in stretches(length):
        sorting = packed[rows] & ((1 << bits) - 1)
        moved[rows] = order[sorting if places is None else places[sorting]]
        packed[rows] >>= bits
    _lay(order, places, moved)
    return packed


def _sort_any(order: Places, places: Places | None, group: Places | None, key: Key) -> NDArray:
    """The same where cells do not fit into a number with their place: in memory."""
    cells = key.cells(order if places is None else order[places])
    sorting = np.argsort(cells, kind="stable") if group is None else np.lexsort((cells, group))
    _put(order, places, sorting)
    differs = np.ones(len(cells), bool)
    for rows in stretches(len(cells)):
        part = cells[sorting[max(0, rows.start - 1) : rows.stop]]
        first = min(1, rows.start)
        differs[rows.start + 1 - first : rows.stop] = part[1:] != part[:-1]
    if group is not None:
        differs[1:] |= group[1:] != group[:-1]
    return np.cumsum(differs)


def _put(order: Places, places: Places | None, sorting: Places) -> None:
    """The rows at these places in a new order."""
    if places is None:
        moved = through(order.__getitem__, sorting)
    else:
        moved = through(lambda part: order[places[part]], sorting)
    _lay(order, places, moved)


def _lay(order: Places, places: Places | None, moved: Places) -> None:
    for rows in stretches(len(moved)):
        order[rows if places is None else places[rows]] = moved[rows]


def _keys(column: TableColumn) -> Iterator[Key]:
    """Missing first."""
    values = column.values
    if column.labels is not None:
        written = [escape(label) for label in column.labels]
        rank = np.zeros(len(written) + 1, np.int64)  # the last one is of missing cells
        rank[np.array(sorted(range(len(written)), key=written.__getitem__), np.intp)] = np.arange(
            1, len(written) + 1
        )
        yield Key(lambda rows: rank[values[rows]], len(rank))
        return
    grid = _grid_of(column)
    if grid is not None:
        yield Key(lambda rows: _places(grid, values[rows]), grid.cells + 1)
        return
    if in_file(values):
        known = distinct(values)
        yield Key(lambda rows: _ranks(known, values[rows]), len(known) + 1)
        return
    if column.present < len(values):
        yield Key(lambda rows: ~np.isnan(values[rows]), 2)
    yield Key(lambda rows: np.nan_to_num(values[rows], nan=0.0, posinf=np.inf, neginf=-np.inf))


def _grid_of(column: TableColumn) -> Grid | None:
    """The grid that all numbers of a column lie on, if there is one."""
    head = column.values[:HEAD]
    grid = grid_between(digits_of(head[~np.isnan(head)]), *column.ends, MOST_PLACES)

    def on_it(part: NDArray) -> bool:
        assert grid is not None
        return grid.places(part[~np.isnan(part)]) is not None

    return grid if grid is not None and passed(on_it, column.values) else None


def _ranks(known: NDArray, values: NDArray) -> Places:
    """Among the known numbers, from 1 on; 0 where the number is missing."""
    return np.where(np.isnan(values), 0, find(known, values) + 1)


def _places(grid: Grid, values: NDArray) -> Places:
    """From 1 on; 0 where the number is missing."""
    missing = np.isnan(values)
    found = grid.places(np.where(missing, grid.low / grid.scale, values) if missing.any() else values)
    assert found is not None
    found += 1
    found[missing] = 0
    return found
