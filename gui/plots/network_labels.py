"""Which names are written beside which nodes: large nodes first, and no name over another.

A name tries the right, the left, above and below of its node; where all four would cover a name that
is already there, or a node that is as large, it is left out until there is more room.
"""

from __future__ import annotations

import numpy as np

MOST = 70  # names in one picture
AIR = 3.0  # pixels between a node and its name


def place_labels(
    points: np.ndarray,
    radius: np.ndarray,
    sizes: np.ndarray,
    order: np.ndarray,
    area: tuple[float, float],
) -> dict[int, tuple[float, float]]:
    """The left upper corner of each name that finds room; `sizes` are widths and heights of the names,
    `order` goes from the largest node down."""
    placed: dict[int, tuple[float, float]] = {}
    nodes = np.column_stack([points - radius[:, None], points + radius[:, None]])[order]
    rims = -radius[order]
    larger = np.searchsorted(rims, rims, side="right")  # how many are as large: the first in the order
    tries = _tries(points[order], radius[order], sizes[order])
    free = _inside(tries, area)
    taken, count = np.empty((MOST, 4)), 0
    for at in np.flatnonzero(free.any(axis=1)).tolist():
        boxes = tries[at]
        fits = free[at] & ~_covers(boxes, taken[:count]) & ~_covers(boxes, nodes[: larger[at]])
        if fits.any():
            taken[count] = boxes[int(np.argmax(fits))]
            placed[int(order[at])] = (float(taken[count, 0]), float(taken[count, 1]))
            count += 1
            if count == MOST:
                break
    return placed


def _tries(point: np.ndarray, radius: np.ndarray, size: np.ndarray) -> np.ndarray:
    """Left, top, right, bottom of the four places: nodes × 4 × 4."""
    (x, y), (wide, high) = point.T, size.T
    left = np.stack([x + radius + AIR, x - radius - AIR - wide, x - wide / 2, x - wide / 2], axis=1)
    top = np.stack([y - high / 2, y - high / 2, y - radius - high, y + radius], axis=1)
    return np.stack([left, top, left + wide[:, None], top + high[:, None]], axis=2)


def _covers(tries: np.ndarray, boxes: np.ndarray) -> np.ndarray:
    """Which of the tries lie over one of the boxes."""
    across = (boxes[:, 0] < tries[:, 2:3]) & (boxes[:, 2] > tries[:, 0:1])
    return (across & (boxes[:, 1] < tries[:, 3:4]) & (boxes[:, 3] > tries[:, 1:2])).any(axis=1)


def _inside(tries: np.ndarray, area: tuple[float, float]) -> np.ndarray:
    upper = (tries[..., :2] >= 0).all(axis=-1)
    return upper & (tries[..., 2:] <= np.array(area)).all(axis=-1)
