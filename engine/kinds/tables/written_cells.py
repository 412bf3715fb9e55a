"""Columns as they are written: classes are rows whose written cells are equal, an empty cell is a value."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from engine.kinds.tables.data import TableColumn
from engine.kinds.tables.discretise import plain_number


def written_codes(column: TableColumn) -> NDArray[np.int64]:
    """A number for each different cell in the order of the values, -1 where it is missing."""
    if column.labels is not None:
        return np.asarray(column.values, np.int64)
    if column.distinct is not None:
        return column.distinct.codes.astype(np.int64)
    _, codes = np.unique(column.values + 0.0, return_inverse=True)  # 0 has no sign
    return np.where(column.missing, -1, codes).astype(np.int64)


def distinct_values(column: TableColumn) -> NDArray[np.float64]:
    """The different numbers of a column, in their order."""
    if column.distinct is not None:
        return column.distinct.values
    return np.unique(column.values[~column.missing] + 0.0)  # 0 has no sign


def written_labels(column: TableColumn, distinct: bool = False) -> list[str]:
    """The text of every row (empty where missing), or of every code."""
    if column.labels is not None:
        texts = list(column.labels)
    else:
        known = distinct_values(column)
        texts = [plain_number(value, column.decimals) for value in known.tolist()]
    if distinct:
        return texts
    all_texts = [*texts, ""]
    return [all_texts[code] for code in written_codes(column).tolist()]


def as_labels(column: TableColumn) -> TableColumn:
    """The same column with its numbers as labels: a year that came out of a day is compared as text."""
    if column.labels is not None:
        return column
    codes = written_codes(column).astype(np.int32)
    return replace(
        column,
        values=codes,
        labels=tuple(written_labels(column, distinct=True)),
        decimals=None,
        distinct=None,
    )
