"""Which names are written beside which nodes: large nodes first, and no name over another.

A name tries the right, the left, above and below of its node; where all four would cover a name that
is already there, or a node that is as large, it is left out until there is more room.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

MOST = 60  # names in one picture
AIR = 3.0  # pixels between a node and its name


@dataclass(frozen=True, eq=False)
class LabelSpace:
    """All that decides where names stand: they are placed anew only where one of these differs."""

    names: tuple[str, ...]
    font: str
    points: np.ndarray
    radius: np.ndarray
    area: tuple[float, float]

    def same_as(self, other: LabelSpace | None) -> bool:
        """Whether names stand on the same spots, to half a pixel."""
        return (
            other is not None
            and (self.names, self.font, self.area) == (other.names, other.font, other.area)
            and np.array_equal(self.radius, other.radius)
            and np.allclose(self.points, other.points, atol=0.5)
        )


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
    over = _crossing(tries[:, :, None], nodes[None, None])  # nodes × 4 × nodes
    over &= (np.arange(len(order)) < larger[:, None])[:, None]
    free = _inside(tries, area) & ~over.any(axis=2)
    owner, way = np.nonzero(free)  # large nodes first, and of each its places in their order
    boxes = tries[owner, way]
    covers = _crossing(boxes[:, None], boxes[None])
    covered = np.zeros(len(boxes), bool)
    for each, node in enumerate(order[owner].tolist()):
        if node not in placed and not covered[each]:
            placed[node] = (float(boxes[each, 0]), float(boxes[each, 1]))
            covered |= covers[each]
            if len(placed) == MOST:
                break
    return placed


def _tries(point: np.ndarray, radius: np.ndarray, size: np.ndarray) -> np.ndarray:
    """Left, top, right, bottom of the four places: nodes × 4 × 4."""
    (x, y), (wide, high) = point.T, size.T
    left = np.stack([x + radius + AIR, x - radius - AIR - wide, x - wide / 2, x - wide / 2], axis=1)
    top = np.stack([y - high / 2, y - high / 2, y - radius - high, y + radius], axis=1)
    return np.stack([left, top, left + wide[:, None], top + high[:, None]], axis=2)


def _crossing(one: np.ndarray, other: np.ndarray) -> np.ndarray:
    """Which boxes (left, top, right, bottom on the last axis) lie over each other."""
    upper = (one[..., 0] < other[..., 2]) & (one[..., 1] < other[..., 3])
    return upper & (one[..., 2] > other[..., 0]) & (one[..., 3] > other[..., 1])


def _inside(tries: np.ndarray, area: tuple[float, float]) -> np.ndarray:
    left, top, right, bottom = np.moveaxis(tries, -1, 0)
    return (left >= 0) & (top >= 0) & (right <= area[0]) & (bottom <= area[1])
