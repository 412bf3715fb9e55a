"""Pieces that series are drawn with: many lines as one item, bands, steps, and the density of envelopes.

One item for many curves because every item costs; long series are thinned before they are drawn.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pyqtgraph as pg
from PySide6.QtGui import QBrush, QPen

MOST_POINTS = 1500  # of a curve, along the axis
DENSITY_ROWS, DENSITY_COLUMNS = 180, 400  # size of its image in pixels


def sampled_points(points: int) -> np.ndarray:
    """Which of so many time points are drawn."""
    return np.arange(0, points, -(-points // MOST_POINTS))


def lines(x: np.ndarray, rows: np.ndarray, pen: QPen, name: str | None = None) -> pg.PlotCurveItem:
    """All rows as one item, not joined to each other."""
    joined = np.ones(rows.shape, dtype=np.int32)
    joined[:, -1] = 0
    return pg.PlotCurveItem(
        np.tile(x, len(rows)), rows.ravel(), connect=joined.ravel(), pen=pen, name=name, skipFiniteCheck=True
    )


def band(
    x: np.ndarray, low: np.ndarray, high: np.ndarray, brush: QBrush, pen: QPen | None = None, name: str = ""
) -> pg.PlotCurveItem:
    """The area between low and high as one closed path."""
    around = np.concatenate([x, x[::-1], x[:1]])
    edge = np.concatenate([high, low[::-1], high[:1]])
    return pg.PlotCurveItem(
        around, edge, pen=pen, brush=brush, fillLevel="enclosed", name=name or None, antialias=True
    )


def steps(heights: np.ndarray, pen: QPen, name: str = "") -> pg.PlotCurveItem:
    """One height a time point as horizontal steps, joined by risers between the points."""
    return pg.PlotCurveItem(*corners(heights), pen=pen, name=name or None)


def corners(heights: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """x and y of the corners of a step line, without those in the middle of a step."""
    change = np.flatnonzero(heights[1:] != heights[:-1]) + 0.5
    edges = np.concatenate([[-0.5], np.repeat(change, 2), [len(heights) - 0.5]])
    first = np.concatenate([[0], (change + 0.5).astype(int)])
    return edges, np.repeat(heights[first], 2)


def ticks(times: Sequence[str], most: int) -> list[list[tuple[float, str]]]:
    """Names of up to `most` time points for an axis."""
    step = max(1, -(-len(times) // most))
    return [[(at, times[at]) for at in range(0, len(times), step)]]


class EnvelopeDensity:
    """How many envelopes cover each place, growing as envelopes are found.

    Each envelope adds +1 from low to high in every column: kept as differences, summed when seen. What
    lies outside the given range is drawn at its edge.
    """

    def __init__(self, points: int, low: float, high: float):
        self.low, self.high = low, high if high > low else low + 1.0
        at = np.linspace(0, points - 1, max(points, min(DENSITY_COLUMNS, 8 * points)))
        self._left = np.minimum(at.astype(int), max(points - 2, 0))
        self._share = at - self._left  # of the next time point
        self._next = np.minimum(self._left + 1, points - 1)
        self._change = np.zeros((DENSITY_ROWS + 1, len(at)))
        self.envelopes = 0

    def add(self, low: np.ndarray, high: np.ndarray) -> None:
        low, high = self._between(low), self._between(high)
        scale = DENSITY_ROWS / (self.high - self.low)
        column = np.broadcast_to(np.arange(low.shape[1]), low.shape)
        first = np.clip(((low - self.low) * scale).astype(int), 0, DENSITY_ROWS - 1)
        last = np.clip(((high - self.low) * scale).astype(int), first, DENSITY_ROWS - 1)
        np.add.at(self._change, (first, column), 1.0)
        np.add.at(self._change, (last + 1, column), -1.0)
        self.envelopes += len(low)

    def _between(self, edge: np.ndarray) -> np.ndarray:
        """The edge between time points too, as straight as a band draws it."""
        return edge[:, self._left] * (1 - self._share) + edge[:, self._next] * self._share

    def image(self) -> np.ndarray:
        """Density on a root scale, so that lone envelopes are seen beside crowds; (rows, points)."""
        return np.sqrt(np.cumsum(self._change, axis=0)[:-1])
