"""A grid of cells of side ε/√d over points, and the occupied cells in reach of a cell.

Two points of one cell are never farther apart than ε, so a cell with `min_points` points is all
core and unites at once (Gunawan 2013; Gan & Tao 2015). Cells are kept sorted lexicographically;
the cells in reach are found by narrowing the sorted range dimension by dimension, so that the
cost follows the occupied cells and not the (2⌈√d⌉+1)^d possible ones.

Compiled with numba (about 10 s once, then from its cache): scipy's and scikit-learn's trees answer
range queries one object at a time and cannot reach a tenth of scikit-learn's DBSCAN.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numba import njit
from numpy.typing import NDArray

# Points of one cell must stay within ε after rounding of the division: a hair smaller is safe.
SHRINK = 1 - 1e-7
MOST_DIMENSIONS = 6
# Beyond this many cells along a side the division is no longer exact to a hair.
MOST_CELLS = 2.0**40


@dataclass(frozen=True)
class CellGrid:
    """Points sorted by cell; cell c holds points[start[c]:start[c+1]]."""

    points: NDArray[np.float64]
    order: NDArray[np.int64]  # points[i] is the caller's row order[i]
    cells: NDArray[np.int64]  # coordinates of the occupied cells, sorted
    start: NDArray[np.int64]
    side: float
    eps: float


def fits(points: NDArray[np.float64], eps: float) -> bool:
    """Whether a grid is the right structure: few dimensions and not astronomically many cells."""
    if points.shape[1] > MOST_DIMENSIONS:
        return False
    spread = np.ptp(points, axis=0).max() if len(points) else 0.0
    return bool(spread / eps * np.sqrt(points.shape[1]) < MOST_CELLS)


def build(points: NDArray[np.float64], eps: float) -> CellGrid:
    n, d = points.shape
    side = eps / np.sqrt(d) * SHRINK
    low = points.min(axis=0) if n else np.zeros(d)
    cell = np.floor((points - low) / side).astype(np.int64)
    order = _sorted_order(cell)
    cell = cell[order]
    first = np.ones(n, dtype=bool)
    first[1:] = (cell[1:] != cell[:-1]).any(axis=1)
    begin = np.flatnonzero(first)
    start = np.append(begin, n).astype(np.int64)
    return CellGrid(np.ascontiguousarray(points[order]), order, cell[begin], start, side, float(eps))


def _sorted_order(cell: NDArray[np.int64]) -> NDArray[np.int64]:
    """Lexicographic order of the cells; one packed key where it fits in 63 bits."""
    if not len(cell):
        return np.zeros(0, dtype=np.int64)
    extent = cell.max(axis=0) + 1
    if np.prod(extent.astype(float)) < 2.0**62:
        key = cell[:, 0].copy()
        for j in range(1, cell.shape[1]):
            key = key * extent[j] + cell[:, j]
        return np.argsort(key, kind="stable")
    return np.lexsort(cell.T[::-1])


@njit(nogil=True, cache=True)
def in_reach(cells, at, side, eps2, buffer):
    """Occupied cells with a point possibly within ε of cell `at` (itself included), into buffer.

    Returns how many, or −1 − needed room when the buffer is too small.
    """
    m, d = cells.shape
    low = np.zeros(d + 1, dtype=np.int64)
    high = np.zeros(d + 1, dtype=np.int64)
    gap = np.zeros(d + 1)
    found = 0
    level = 0
    low[0], high[0] = 0, m
    reach = np.int64(np.sqrt(eps2) / side) + 1
    first = _first_at_least(cells, 0, m, 0, cells[at, 0] - reach)
    cursor = np.zeros(d + 1, dtype=np.int64)
    cursor[0] = first
    while level >= 0:
        position = cursor[level]
        if position >= high[level] or cells[position, level] > cells[at, level] + reach:
            level -= 1
            continue
        value = cells[position, level]
        end = _first_at_least(cells, position, high[level], level, value + 1)
        cursor[level] = end
        steps = abs(value - cells[at, level]) - 1
        away = gap[level]
        if steps > 0:
            away += (steps * side) ** 2
        if away > eps2:
            continue
        if level == d - 1:
            if found < len(buffer):
                buffer[found] = position
            found += 1
            continue
        level += 1
        low[level], high[level], gap[level] = position, end, away
        cursor[level] = _first_at_least(cells, position, end, level, cells[at, level] - reach)
    if found > len(buffer):
        return -1 - found
    return found


@njit(nogil=True, cache=True)
def _first_at_least(cells, low, high, j, value):
    """First position in [low, high) whose coordinate j is ≥ value (the range is sorted by j).

    Looks at the next cells first: in a dense grid the answer is nearly always there.
    """
    step = 1
    while low + step < high and cells[low + step - 1, j] < value:
        low += step
        step *= 2
    high = min(high, low + step)
    while low < high:
        middle = (low + high) // 2
        if cells[middle, j] < value:
            low = middle + 1
        else:
            high = middle
    return low
