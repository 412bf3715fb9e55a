"""Column moments that tell nothing of few rows: for a common scale, which needs no exact numbers.

A site that sends exact moments of all rows and then a model of most of them has told the rest by
subtraction. So: the `floor` − 1 smallest and largest values of a column count as the next ones; the number
of rows is a multiple of the floor, rounded down; standard deviations are on a grid of tenths (powers of
1.1), means on a grid of a quarter of those. One row changes none of these by more than the grid.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]

STEP = 1.1
PART = 0.25


def moments(values: Floats, floor: int) -> tuple[int, Floats, Floats]:
    """(rows, sums, squares) of the columns; zeros for fewer rows than the floor."""
    floor = max(floor, 1)
    count, d = values.shape
    rows = count // floor * floor
    if not rows:
        return 0, np.zeros(d), np.zeros(d)
    ordered = np.sort(values, axis=0)
    edge = min(floor, (count + 1) // 2) - 1  # of a tiny site the middle is left
    clipped = np.clip(values, ordered[edge], ordered[count - 1 - edge])
    spread = clipped.std(axis=0)
    flat = spread <= 1e-12 * np.abs(clipped).max(axis=0)
    rounded = np.where(flat, 0.0, STEP ** np.round(np.log(np.where(flat, 1.0, spread)) / np.log(STEP)))
    grid = np.where(flat, 1.0, PART * rounded)
    mean = np.where(flat, clipped.mean(axis=0), np.round(clipped.mean(axis=0) / grid) * grid)
    return rows, rows * mean, rows * (rounded**2 + mean**2)
