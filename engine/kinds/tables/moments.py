"""Means and products of centred columns, some rows at a time: no second table stands in memory beside the
first. A missing cell counts as the mean of its column."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]

ROWS = 1 << 15  # of all columns together, so that they stay in the cache


def means_of(columns: Sequence[Array]) -> Array:
    return np.array([np.nanmean(column) for column in columns])


def centred_rows(columns: Sequence[Array], means: Array) -> Iterator[tuple[slice, Array]]:
    """The columns less their means as rows, a stretch after the other."""
    for start in range(0, len(columns[0]), ROWS):
        stretch = slice(start, start + ROWS)
        rows = np.column_stack([column[stretch] for column in columns]) - means
        rows[np.isnan(rows)] = 0
        yield stretch, rows


def centred_products(columns: Sequence[Array], means: Array) -> Array:
    """The sum over the rows of each product of two centred columns."""
    total = np.zeros((len(columns), len(columns)))
    for _, rows in centred_rows(columns, means):
        total += rows.T @ rows
    return total


def correlations_of(columns: Sequence[Array]) -> Array:
    """1 on the diagonal, 0 for constant columns."""
    products = centred_products(columns, means_of(columns))
    length = np.sqrt(np.diag(products))
    length[length == 0] = 1
    matrix = products / np.outer(length, length)
    np.fill_diagonal(matrix, 1.0)
    return matrix
