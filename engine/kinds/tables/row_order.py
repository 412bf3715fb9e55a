"""The order of released rows: sorted by their released cells, so that nothing of the file's order is left.

Column by column, numbers as numbers, texts by code point as they stand in a CSV file (with the apostrophe
that keeps a spreadsheet program from running them), missing first. Rows that are equal in every cell may
change places without anybody seeing it, so the same release has the same bytes whatever order it came in.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from engine.io.formula_escape import escape
from engine.kinds.tables.counted_values import grid_of
from engine.kinds.tables.data import Table, TableColumn

MOST_PLACES = 2.0**48
FILE = "order.npy"  # in the audit: for every released row the row of the input it was made from


def released_order(table: Table) -> NDArray[np.int64]:
    """For every released row the row of the table it is; found once for a table."""
    known = vars(table)
    if "released_order" not in known:
        known["released_order"] = _sorted(table)
    return known["released_order"]


def _sorted(table: Table) -> NDArray[np.int64]:
    """Column by column, and from the second one on only rows that are equal so far; rows that are equal in
    all of them keep their order."""
    order = np.arange(table.rows)
    tied, group = (
        order.copy(),
        np.zeros(table.rows, np.int64),
    )  # places that are not decided yet, and their group
    for key in (key for column in table.columns for key in _keys(column)):
        if not len(tied):
            break
        cells = key[order[tied]]
        sorting = _sorting(group, cells)
        order[tied] = order[tied[sorting]]
        cells = cells[sorting]
        begins = np.append(True, (group[1:] != group[:-1]) | (cells[1:] != cells[:-1]))
        shared = ~(begins & np.append(begins[1:], True))
        tied, group = tied[shared], np.cumsum(begins)[shared]
    return order


def _sorting(group: NDArray[np.int64], cells: NDArray) -> NDArray[np.int64]:
    """Places sorted by group, then by cell, then as they stand. Where cells are places on a grid, all three
    make one whole number: sorting those is several times faster than sorting places by what they name."""
    codes = _codes(cells)
    bits, span = len(cells).bit_length(), 0 if codes is None else int(codes.max()) + 1
    if codes is None or (int(group[-1]) + 1) * span >= 1 << (63 - bits):
        return np.lexsort((cells, group))
    codes += group * span
    codes <<= bits
    codes |= np.arange(len(cells))
    codes.sort()
    codes &= (1 << bits) - 1
    return codes


def _codes(cells: NDArray) -> NDArray[np.int64] | None:
    """Whole numbers from 0 on in the order of the cells."""
    if cells.dtype.kind != "f":
        return cells.astype(np.int64) - int(cells.min())
    grid = grid_of((cells,), MOST_PLACES)
    return None if grid is None else grid.places(cells)


def _keys(column: TableColumn) -> Iterator[NDArray]:
    """What the rows are sorted by in this column: missing first."""
    if column.labels is None:
        if column.present < len(column.values):
            yield ~column.missing
            yield np.where(column.missing, 0.0, column.values)
        else:
            yield column.values
        return
    written = [escape(label) for label in column.labels]
    rank = np.empty(len(written) + 1, np.int32)
    rank[np.array(sorted(range(len(written)), key=written.__getitem__), np.intp)] = np.arange(len(written))
    rank[-1] = -1
    yield rank[column.values]
