"""Distance-based record linkage: how many released rows find their own original as the nearest.

The attacker holds the originals of the linked columns (Pagliuca, Seri 1999; Domingo-Ferrer, Torra 2001).
Distance is Euclidean over columns in units of the originals' standard deviation; two different categories
are one unit apart; categories released unchanged divide the rows into blocks. Originals that are the same
in every linked column share the success. Above `LIMIT` rows a random sample of released rows is looked up,
among all originals.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engine.core.number_grid import grid_of
from engine.core.stretches import MOST_CELLS, stretches
from engine.kinds.tables.equivalence_classes import hashes_of
from engine.kinds.tables.moments import mean_of, spread_of

Array = NDArray[np.float64]

LIMIT = 20_000
SAMPLE = 2_000
# Farther than any two rows can be by the other columns: keeps blocks apart in one tree.
APART = 1e4
LABEL_DIMENSIONS = 8
TOGETHER = 1 << 22  # cells of originals that are looked through together


@dataclass(frozen=True)
class LinkageResult:
    share: float  # of the released rows looked up whose nearest original is their own
    own: Array  # distance to the own original
    nearest: Array  # distance to the nearest original
    rows: int  # rows looked up
    sampled: bool


def rows_to_look_up(count: int, generator: np.random.Generator) -> NDArray[np.intp]:
    return np.arange(count) if count <= LIMIT else np.sort(generator.choice(count, SAMPLE, replace=False))


def in_blocks_of(
    columns: Sequence[NDArray], rows: NDArray[np.intp], count: int, width: int
) -> Iterator[NDArray[np.intp]]:
    """Rows that hold in all of these columns what one of the given rows holds, those among them, and a few
    that hash alike: some at a time, so that their points of `width` coordinates do not fill the memory."""
    # numbers tell most apart
    wanted = [
        (column, _one_of(column, np.unique(column[rows])))
        for column in sorted(columns, key=lambda c: c.dtype.kind != "f")
    ]
    blocks = np.unique(hashes_of([column[rows] for column in columns])) if len(columns) > 1 else None
    waiting: list[NDArray[np.intp]] = []
    for some in stretches(count):
        among = np.arange(some.start, some.stop)
        for column, is_wanted in wanted:
            whole = len(among) == some.stop - some.start
            among = among[is_wanted(column[some if whole else among])]
        if blocks is not None and len(among):  # each value may be wanted, and yet not all of them together
            among = among[np.isin(hashes_of([column[among] for column in columns]), blocks)]
        waiting.append(among)
        if sum(map(len, waiting)) * width >= TOGETHER:
            yield np.concatenate(waiting)
            waiting = []
    if waiting:
        yield np.concatenate(waiting)


def _one_of(column: NDArray, wanted: NDArray) -> Callable[[NDArray], NDArray[np.bool_]]:
    """Whether cells of a column are among a few; a missing one is where one of them is missing. Numbers on a
    grid are looked up there."""
    grid = grid_of((column,), MOST_CELLS) if column.dtype.kind == "f" else None
    there = None if grid is None else grid.places(wanted[~np.isnan(wanted)])
    if grid is None or there is None:
        return lambda cells: _is_in(cells, wanted)
    marked, missing = np.zeros(grid.cells, bool), bool(np.isnan(wanted).any())
    marked[there] = True

    def is_wanted(cells: NDArray) -> NDArray[np.bool_]:
        absent = np.isnan(cells)
        places = grid.places(np.where(absent, grid.low / grid.scale, cells) if absent.any() else cells)
        return _is_in(cells, wanted) if places is None else np.where(absent, missing, marked[places])

    return is_wanted


def _is_in(cells: NDArray, wanted: NDArray) -> NDArray[np.bool_]:
    import pandas as pd

    return np.asarray(pd.Series(cells, copy=False).isin(wanted))


class Nearest:
    """The nearest original of each released row, looked for among some originals after the others, and how
    many of those are the same as its own."""

    def __init__(self, released: Array, own: Array) -> None:
        self._released, self._own = released, own
        self._nearest = np.full(len(own), np.inf)
        self._copies = np.zeros(len(own), np.int64)

    def look(self, originals: Array) -> None:
        from scipy.spatial import cKDTree

        if len(originals):
            tree = cKDTree(originals, balanced_tree=False, compact_nodes=False)
            self._nearest = np.minimum(self._nearest, tree.query(self._released, k=1)[0])
            self._copies += tree.query_ball_point(self._own, 0.0, return_length=True)

    def result(self, sampled: bool) -> LinkageResult:
        """Once all originals were looked at, the own ones among them."""
        away = np.sqrt(((self._released - self._own) ** 2).sum(axis=1))
        # The tree adds up squares in another order: as near as the nearest means the nearest.
        hit = away <= self._nearest * (1 + 1e-12)
        share = float((hit / self._copies).mean()) if len(away) else 0.0
        return LinkageResult(share, away, self._nearest, len(away), sampled)


def find_nearest(originals: Array, released: Array, own: NDArray[np.intp], sampled: bool) -> LinkageResult:
    """Rows are points; `own` says which of the originals is that of each released row."""
    found = Nearest(released, originals[own])
    found.look(originals)
    return found.result(sampled)


def units_of(original: Array) -> tuple[float, float]:
    """Mean and standard deviation of a column of originals."""
    spread = spread_of(original)
    return mean_of(original), spread if spread > 0 else 1.0


def numbers_as_points(values: Array, middle: float, unit: float) -> Array:
    """One coordinate: in units of the originals' standard deviation, missing values at the mean."""
    return ((np.nan_to_num(values, nan=middle) - middle) / unit)[:, None]


def blocks_as_points(codes: NDArray) -> Array:
    """One coordinate that keeps rows of different blocks apart."""
    return (codes * APART)[:, None].astype(float)


def label_corners(count: int) -> Array:
    """Categories one unit apart: corners of a simplex, or nearly orthogonal directions if there are many."""
    if count + 1 <= LABEL_DIMENSIONS:
        corners = np.eye(count + 1)
    else:
        corners = np.random.default_rng(0).standard_normal((count + 1, LABEL_DIMENSIONS))
        corners /= np.linalg.norm(corners, axis=1, keepdims=True)
    return corners / np.sqrt(2)
