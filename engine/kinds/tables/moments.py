"""Means and products of centred columns, some rows at a time: no second table stands in memory beside the
first. A missing cell counts as the mean of its column."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]

CELLS = 1 << 17  # centred together, so that they stay in the cache
ROWS = 1 << 15  # of one column


def means_of(columns: Sequence[Array]) -> Array:
    return np.array([mean_of(column) for column in columns])


def mean_of(column: Array) -> float:
    """Of the cells that are not missing. Summed up as how far they are from the first one: the mean of equal
    cells is their value, and nothing is left of a column less its mean where nothing is in it."""
    total, known, first = 0.0, 0, 0.0
    for part in _known_parts(column):
        if len(part):
            first = first if known else float(part[0])
            total += float((part - first).sum())
            known += len(part)
    return first + total / known if known else math.nan


def spread_of(column: Array) -> float:
    """The standard deviation of the cells that are not missing."""
    return math.sqrt(mean_square_of(column, mean_of(column)))


def mean_square_of(column: Array, around: float = 0.0) -> float:
    """Of the cells that are not missing, less a number."""
    total, known = 0.0, 0
    for part in _known_parts(column):
        away = part - around
        total += float(np.square(away, out=away).sum())  # a product by BLAS would wake threads for it
        known += len(away)
    return total / known if known else math.nan


def stretches_of(*columns: NDArray) -> Iterator[tuple[NDArray, ...]]:
    """Of columns of one length, some cells after the others: what is made of them stays in the cache."""
    for start in range(0, len(columns[0]), ROWS):
        yield tuple(column[start : start + ROWS] for column in columns)


def _known_parts(column: Array) -> Iterator[Array]:
    for (part,) in stretches_of(column):
        absent = np.isnan(part)
        yield part[~absent] if absent.any() else part


def centred(columns: Sequence[Array], means: Array) -> Iterator[tuple[slice, Array]]:
    """The columns less their means, each a row, some of their cells after the others."""
    width = max(1, CELLS // len(columns))
    room = np.empty((len(columns), min(width, len(columns[0]))))
    for start in range(0, len(columns[0]), width):
        stretch = slice(start, start + width)
        cells = room[:, : len(columns[0]) - start]
        for row, column, mean in zip(cells, columns, means, strict=True):
            np.subtract(column[stretch], mean, out=row)
        cells[np.isnan(cells)] = 0
        yield stretch, cells


def centred_products(columns: Sequence[Array], means: Array) -> Array:
    """The sum over the rows of each product of two centred columns."""
    total = np.zeros((len(columns), len(columns)))
    for _, cells in centred(columns, means):
        total += cells @ cells.T
    return total


def correlations_of(columns: Sequence[Array]) -> Array:
    """1 on the diagonal, 0 for constant columns."""
    products = centred_products(columns, means_of(columns))
    length = np.sqrt(np.diag(products))
    length[length == 0] = 1
    matrix = products / np.outer(length, length)
    np.fill_diagonal(matrix, 1.0)
    return matrix
