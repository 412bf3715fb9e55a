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
from engine.kinds.tables.data import Table, TableColumn

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
        sorting = np.lexsort((cells, group)) if group.any() else np.argsort(cells, kind="stable")
        order[tied] = order[tied[sorting]]
        cells = cells[sorting]
        begins = np.append(True, (group[1:] != group[:-1]) | (cells[1:] != cells[:-1]))
        shared = ~(begins & np.append(begins[1:], True))
        tied, group = tied[shared], np.cumsum(begins)[shared]
    return order


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
