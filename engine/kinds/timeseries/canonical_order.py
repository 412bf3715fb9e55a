"""An order of series that is their own: by their values, then by their sensitive values.

Grouping breaks ties by the place of a series in the table. In the order of the file that would let the
file's order (a list sorted by name) show in the release; in this one the same series give the same
release, however the file was sorted. Series that are equal in all of it are interchangeable.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from engine.kinds.timeseries.data import Sensitive, SeriesTable

Rows = NDArray[np.int64]


def ordered(data: SeriesTable) -> tuple[SeriesTable, Rows]:
    """The series by their content, and where each stood before."""
    order = by_content(data)
    sensitive = tuple(column.take(order) for column in data.sensitive)
    return replace(data, values=data.values[order], sensitive=sensitive, file_rows=None), order


def by_content(data: SeriesTable) -> Rows:
    """Sorted by the first time point; only where that ties by the next, and so on."""
    keys = [*data.values.T, *(_ranks(column) for column in data.sensitive)]
    order = np.argsort(keys[0], kind="stable")
    same = keys[0][order][1:] == keys[0][order][:-1]  # whether a place ties with the one before
    for key in keys[1:]:
        if not same.any():
            break
        tied = np.flatnonzero(np.append(same, False) | np.insert(same, 0, False))
        run = np.cumsum(np.insert(~same, 0, True))[tied]
        rows = order[tied]
        order[tied] = rows[np.lexsort((key[rows], run))]
        same &= key[order][1:] == key[order][:-1]
    return order


def _ranks(column: Sensitive) -> NDArray[np.int64]:
    """Numbers of the labels in their own order: codes are in that of the file."""
    rank = np.empty(len(column.labels) + 1, dtype=np.int64)
    rank[np.argsort([str(label) for label in column.labels], kind="stable")] = np.arange(len(column.labels))
    rank[-1] = -1  # the code of a missing value
    return rank[column.codes]
