"""Which originals lie inside which envelopes: a join of points and boxes, by cutting both in halves.

The points are cut at a median, and a box goes to every side that it reaches; where few points or few boxes
are left, each is held against each. The column of a cut is the one that the fewest boxes stand across.
Nothing is taken from how the boxes were made: boxes that lie across each other only take longer.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]
Numbers = NDArray[np.int64]
Pairs = tuple[Numbers, Numbers]  # boxes and points, one pair a place

FEW = 256  # points that are no longer cut
TRIED = 64  # points that the place of a cut is judged by
JUDGED = 1024  # boxes that the column of a cut is judged by
DENSE = 8  # columns compared for every pair, before all columns are compared of what is left
TINY = np.finfo(np.float64).tiny
AT_ONCE = 1 << 19  # pairs held against each other in one go


def work(values: Array, low: Array, high: Array, most: float) -> list[Pairs] | None:
    """The pieces to be compared: (boxes, points); None where they are more than `most` pairs.

    `values` holds a point a row, `low` and `high` a box a row.
    """
    pieces: list[Pairs] = []
    pairs, waiting = 0, [(np.arange(len(low)), np.arange(len(values)))]
    while waiting:
        boxes, points = waiting.pop()
        if not len(boxes):
            continue
        halves = _halves(values, low, high, boxes, points) if len(points) > FEW else None
        if halves is not None:
            waiting += halves
            continue
        pieces.append((boxes, points))
        pairs += len(boxes) * len(points)
        if pairs > most:
            return None
    return pieces


def _halves(values: Array, low: Array, high: Array, boxes: Numbers, points: Numbers) -> list[Pairs] | None:
    """Both sides of the best cut; None where every box stands across it, or no point is on one side."""
    cuts = np.median(values[points[:: max(1, len(points) // TRIED)]], axis=0)
    judged = boxes[:: max(1, len(boxes) // JUDGED)]
    across = (low[judged] <= cuts) & (high[judged] > cuts)
    column = int(np.argmin(np.count_nonzero(across, axis=0)))
    left, right = boxes[low[boxes, column] <= cuts[column]], boxes[high[boxes, column] > cuts[column]]
    under = values[points, column] <= cuts[column]
    if under.all() or not under.any() or len(left) == len(right) == len(boxes):
        return None
    return [(left, points[under]), (right, points[~under])]


def inside(values: Array, low: Array, high: Array, pieces: list[Pairs]) -> Iterator[Pairs]:
    """The pairs of box and point where the point lies in the box, some at a time."""
    for boxes, points in pieces:
        step = max(1, AT_ONCE // len(points))
        for start in range(0, len(boxes), step):
            yield _compare(values[points], low, high, boxes[start : start + step], points)


def _compare(here: Array, low: Array, high: Array, boxes: Numbers, points: Numbers) -> Pairs:
    """First the columns where the boxes are narrow beside the points, then all of what is left over."""
    least, most = low[boxes], high[boxes]
    bottom, top = here.min(axis=0), here.max(axis=0)
    width = (np.minimum(most, top) - np.maximum(least, bottom)).mean(axis=0)
    with np.errstate(over="ignore"):  # a column without width is as wide as can be
        narrow = np.argsort(width / np.maximum(top - bottom, TINY))[:DENSE]
    fits = np.ones((len(boxes), len(points)), dtype=bool)
    for value, a, b in zip(
        *(np.ascontiguousarray(part.T[narrow]) for part in (here, least, most)), strict=True
    ):
        fits &= a[:, None] <= value
        fits &= value <= b[:, None]
    e, r = np.nonzero(fits)
    value = here[r]
    keep = ((least[e] <= value) & (value <= most[e])).all(axis=1)
    return boxes[e[keep]], points[r[keep]]
