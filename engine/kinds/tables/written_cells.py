"""Columns as they are written: classes are rows whose written cells are equal, an empty cell is a value."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from engine.core.stretches import distinct, find, through
from engine.kinds.tables.data import TableColumn
from engine.kinds.tables.discretise import plain_number


def written_codes(column: TableColumn) -> NDArray[np.int64]:
    """A number for each different cell in the order of the values, -1 where it is missing."""
    if column.labels is not None:
        return column.values if column.values.dtype == np.int64 else through(_whole, column.values)
    if column.distinct is not None:
        return through(_whole, column.distinct.codes)
    return codes_of(column.values, distinct_values(column))


def codes_of(values: NDArray, known: NDArray) -> NDArray[np.int64]:
    """Which of the known numbers each is, -1 where it is missing."""
    return through(lambda part: np.where(np.isnan(part), -1, find(known, part)), values)


def _whole(codes: NDArray) -> NDArray[np.int64]:
    return codes.astype(np.int64)


def distinct_values(column: TableColumn) -> NDArray[np.float64]:
    """The different numbers of a column, in their order."""
    if column.distinct is not None:
        return column.distinct.values
    known = distinct(column.values)
    return known[:-1] if len(known) and np.isnan(known[-1]) else known


def written_labels(column: TableColumn, each_once: bool = False) -> list[str]:
    """The text of every row (empty where missing), or of every code."""
    if column.labels is not None:
        texts = list(column.labels)
    else:
        known = distinct_values(column)
        texts = [plain_number(value, column.decimals) for value in known.tolist()]
    if each_once:
        return texts
    all_texts = [*texts, ""]
    return [all_texts[code] for code in written_codes(column).tolist()]


def as_labels(column: TableColumn) -> TableColumn:
    """The same column with its numbers as labels: a year that came out of a day is compared as text."""
    if column.labels is not None:
        return column
    known = distinct_values(column)
    codes = through(lambda part: part.astype(np.int32), codes_of(column.values, known))
    return replace(
        column,
        values=codes,
        labels=tuple(plain_number(value, column.decimals) for value in known.tolist()),
        decimals=None,
        distinct=None,
    )
