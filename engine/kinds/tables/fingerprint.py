"""The fingerprint of a table: the bag of its rows over all columns of the file, whatever their roles."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from engine.core.fingerprint import Lanes, numbers, of_labels, of_parts
from engine.core.stretches import stretches
from engine.kinds.tables.data import Table

ROWS = 1 << 14  # with both lanes of a column they stay in the cache


def fingerprint(data: Table) -> str:
    return of_parts(_rows(data))


def _rows(data: Table) -> Iterator[Lanes]:
    """Some rows hashed after the others; a row is the bag of its cells."""
    labels = {c.name: of_labels(c.labels) for c in data.columns if c.labels is not None}
    for rows in stretches(data.rows, ROWS):
        total = np.zeros((2, rows.stop - rows.start), np.uint64)
        for column in data.columns:
            cells = column.values[rows]
            total += numbers(cells) if column.labels is None else labels[column.name][:, cells]
        yield total
