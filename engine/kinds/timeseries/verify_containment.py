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

FEW = 128  # points that are no longer cut
TRIED = 64  # points that the place of a cut is judged by
DENSE = 4  # columns compared for every pair, before single pairs are followed
TINY = np.finfo(np.float64).tiny
AT_ONCE = 1 << 22  # pairs held against each other in one go


def work(columns: Array, low: Array, high: Array, most: float) -> list[Pairs] | None:
    """The pieces to be compared: (boxes, points); None where they are more than `most` pairs.

    `columns` holds the points by column, `low` and `high` the boxes likewise.
    """
    pieces: list[Pairs] = []
    pairs, waiting = 0, [(np.arange(low.shape[1]), np.arange(columns.shape[1]))]
    while waiting:
        boxes, points = waiting.pop()
        if not len(boxes):
            continue
        halves = _halves(columns, low, high, boxes, points) if len(points) > FEW else None
        if halves is not None:
            waiting += halves
            continue
        pieces.append((boxes, points))
        pairs += len(boxes) * len(points)
        if pairs > most:
            return None
    return pieces


def _halves(columns: Array, low: Array, high: Array, boxes: Numbers, points: Numbers) -> list[Pairs] | None:
    """Both sides of the best cut; None where every box stands across it, or no point is on one side."""
    tried = points[:: max(1, len(points) // TRIED)]
    cuts = np.median(columns[:, tried], axis=1)
    below, above = low[:, boxes] <= cuts[:, None], high[:, boxes] > cuts[:, None]
    column = int(np.argmin(np.count_nonzero(below & above, axis=1)))
    left, right = boxes[below[column]], boxes[above[column]]
    under = columns[column, points] <= cuts[column]
    if under.all() or not under.any() or len(left) == len(right) == len(boxes):
        return None
    return [(left, points[under]), (right, points[~under])]


def inside(columns: Array, low: Array, high: Array, pieces: list[Pairs]) -> Iterator[Pairs]:
    """The pairs of box and point where the point lies in the box, some at a time."""
    for boxes, points in pieces:
        step = max(1, AT_ONCE // len(points))
        for start in range(0, len(boxes), step):
            yield _compare(columns, low, high, boxes[start : start + step], points)


def _compare(columns: Array, low: Array, high: Array, boxes: Numbers, points: Numbers) -> Pairs:
    """Column after column, of what is left over; first where the boxes are narrow beside the points."""
    here, least, most = columns[:, points], low[:, boxes], high[:, boxes]
    spread = here.max(axis=1) - here.min(axis=1)
    width = np.minimum(most, here.max(axis=1)[:, None]) - np.maximum(least, here.min(axis=1)[:, None])
    narrow = np.argsort(width.mean(axis=1) / np.maximum(spread, TINY))
    fits = np.ones((len(boxes), len(points)), dtype=bool)
    for j in narrow[:DENSE]:
        fits &= (least[j][:, None] <= here[j]) & (here[j] <= most[j][:, None])
    e, r = np.nonzero(fits)
    for j in narrow[DENSE:]:
        value = here[j, r]
        keep = (least[j, e] <= value) & (value <= most[j, e])
        e, r = e[keep], r[keep]
    return boxes[e], points[r]
