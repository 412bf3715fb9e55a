"""Numbers with few decimals as counts on a grid: what a sorted column tells, without sorting it.

Counting the different numbers is one pass; means, quantiles and distances then follow from the counts.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engine.core import stretches
from engine.core.number_grid import Grid, grid_of

Array = NDArray[np.float64]

MOST_CELLS = 1 << 20  # of a grid; above, sorting is as good
ROWS = 1 << 16  # looked at together, or as many as the grid has cells


@dataclass(frozen=True)
class CountedValues:
    """How often every number of the grid occurs."""

    values: Array  # of the grid, rising
    counts: NDArray[np.int64]

    @property
    def rows(self) -> int:
        return int(self.counts.sum())

    def mean(self) -> float:
        return float(self.values @ self.counts.astype(float)) / self.rows

    def variance(self) -> float:
        return float((self.values - self.mean()) ** 2 @ self.counts.astype(float)) / self.rows

    def quantile(self, q: float) -> float:
        """Linear between the two neighbours, as of the sorted numbers."""
        place, ends = q * (self.rows - 1), np.cumsum(self.counts)
        low = int(place)
        both = self.values[np.searchsorted(ends, [low, min(low + 1, self.rows - 1)], "right")]
        return float(both[0] + (place - low) * (both[1] - both[0]))


def counted(first: Array, second: Array) -> tuple[CountedValues, CountedValues] | None:
    """Both columns on one grid, missing cells left out; None where they do not lie on one that is small
    enough, or one holds nothing."""
    grid = grid_of((first, second), MOST_CELLS)
    if grid is None:
        return None
    found = []
    for column in (first, second) if second is not first else (first,):
        counts = _counts(column, grid)
        if counts is None or not counts.any():
            return None
        found.append(CountedValues(grid.values, counts))
    return found[0], found[-1]


def counted_numbers(values: Array) -> tuple[Array, NDArray[np.int64]]:
    """The different numbers in their order, and how many rows hold each; missing cells are left out."""
    grid = grid_of((values,), MOST_CELLS)
    counts = None if grid is None else _counts(values, grid)
    if grid is not None and counts is not None:
        return grid.values[counts > 0], counts[counts > 0]
    known, counts = stretches.counted(values)
    there = len(known) - (len(known) > 0 and bool(np.isnan(known[-1])))
    return known[:there], counts[:there]


def ks_distance(x: CountedValues, w: CountedValues) -> float:
    """Greatest difference of the distribution functions."""
    shares = (np.cumsum(one.counts) / one.rows for one in (x, w))
    return float(np.abs(np.subtract(*shares)).max())


def wasserstein(x: CountedValues, w: CountedValues) -> float:
    """The area between the distribution functions."""
    shares = (np.cumsum(one.counts)[:-1] / one.rows for one in (x, w))
    return float(np.abs(np.subtract(*shares)) @ np.diff(x.values))


def _counts(values: Array, grid: Grid) -> NDArray[np.int64] | None:
    total = np.zeros(grid.cells, np.int64)
    together = max(ROWS, grid.cells)
    for start in range(0, len(values), together):
        part = values[start : start + together]
        missing = np.isnan(part)
        places = grid.places(part[~missing] if missing.any() else part)
        if places is None:
            return None
        total += np.bincount(places, minlength=grid.cells)
    return total
