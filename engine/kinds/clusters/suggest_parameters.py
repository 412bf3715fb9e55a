"""Help with choosing: the k-distance curve and its knee, BIC and cover over k."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from engine.kinds.clusters.em import Choice

Floats = np.ndarray
MOST_QUERIES = 5_000


def k_distances(points: Floats, k: int, most: int = MOST_QUERIES) -> Floats:
    """Distance to the k-th nearest point (itself counted), largest first, of at most so many points."""
    from scipy.spatial import cKDTree

    step = max(1, len(points) // most)
    k = min(max(k, 2), len(points))
    away, _ = cKDTree(points).query(points[::step], k=[k])
    return np.sort(away[:, 0])[::-1]


def knee(curve: Floats) -> float:
    """The height where the curve is farthest below the line from its first to its last point."""
    if len(curve) < 3 or curve[0] == curve[-1]:
        return float(curve[len(curve) // 2]) if len(curve) else 1.0
    along = np.linspace(0, 1, len(curve))
    height = (curve - curve[-1]) / (curve[0] - curve[-1])
    return float(curve[int(np.argmax(1 - along - height))])


def suggest_eps(points: Floats, min_points: int) -> float:
    found = knee(k_distances(points, min_points))
    return found if found > 0 else 1.0


def over_k(points: Floats, k_max: int, cover_spread: float, seed: int = 0) -> Choice:
    """BIC and cover for k = 1 … k_max on (a sample of) standardised columns."""
    from engine.kinds.clusters import em

    random = np.random.default_rng(seed)
    if len(points) > MOST_QUERIES:
        points = points[random.choice(len(points), MOST_QUERIES, replace=False)]
    spread = points.std(axis=0)
    standard = (points - points.mean(axis=0)) / np.where(spread > 0, spread, 1)
    return em.choose(standard, k_max, random, cover_spread=cover_spread)
