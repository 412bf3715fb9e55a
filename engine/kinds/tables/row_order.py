"""The order of released rows: sorted by their released cells, so that nothing of the file's order is left.

Column by column, numbers as numbers, texts by code point as they stand in a CSV file (with the apostrophe
that keeps a spreadsheet program from running them), missing first. Rows that are equal in every cell may
change places without anybody seeing it, so the same release has the same bytes whatever order it came in.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from engine.io.formula_escape import escape
from engine.kinds.tables.data import Table, TableColumn

FILE = "order.npy"  # in the audit: for every released row the row of the input it was made from


def released_order(table: Table) -> NDArray[np.int64]:
    """For every released row the row of the table it is."""
    keys: list[NDArray] = []
    for column in reversed(table.columns):  # the last key counts most
        keys += _keys(column)
    return np.lexsort(keys).astype(np.int64) if keys else np.empty(0, np.int64)


def _keys(column: TableColumn) -> list[NDArray]:
    if column.labels is None:
        return [np.where(column.missing, 0.0, column.values), ~column.missing]
    written = [escape(label) for label in column.labels]
    rank = np.empty(len(written) + 1, np.int64)
    rank[np.array(sorted(range(len(written)), key=written.__getitem__), np.intp)] = np.arange(len(written))
    rank[-1] = -1
    return [rank[column.values]]
