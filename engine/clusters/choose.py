"""Help with choosing: the k-distance curve and its knee, BIC and cover over k, cost against quality."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from engine.clusters.data import Sites

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


def suggested_eps(points: Floats, min_points: int) -> float:
    found = knee(k_distances(points, min_points))
    return found if found > 0 else 1.0


def over_k(points: Floats, k_max: int, deviations: float, seed: int = 0) -> Mapping[str, Any]:
    """BIC and cover for k = 1 … k_max on (a sample of) standardised columns."""
    from engine.clusters import em

    random = np.random.default_rng(seed)
    if len(points) > MOST_QUERIES:
        points = points[random.choice(len(points), MOST_QUERIES, replace=False)]
    spread = points.std(axis=0)
    standard = (points - points.mean(axis=0)) / np.where(spread > 0, spread, 1)
    choice = em.choose(standard, k_max, random, deviations=deviations)
    return {
        "k": list(choice.ks),
        "bic": list(choice.bic),
        "cover": [count / len(points) for count in choice.cover],
        "chosen": len(choice.fit.mixture),
    }


SHARES = (0.25, 0.5, 0.75, 1.0, 1.5)


def cost_quality(data: Sites, settings: Mapping[str, Any]) -> list[dict[str, float]]:
    """SDBDC over local radii: share of points sent, and the adjusted Rand index to central DBSCAN."""
    from engine.clusters import sdbdc
    from engine.clusters.density import dbscan
    from engine.clusters.publish import carry
    from engine.clusters.utility import adjusted_rand_index
    from engine.progress import Progress
    from engine.randomness import Randomness

    central = dbscan(data.pooled(), settings["eps"], settings["min_points"])
    curve = []
    for share in SHARES:
        asked = {**settings, "eps_local": share * settings["eps"]}
        outcome = carry(sdbdc.METHOD, data, asked, Randomness.from_seed(0), Progress(), 600.0)
        labels = data.pool(dict(outcome.labels))
        curve.append(
            {
                "eps_local": share,
                "sent": len(outcome.result["counts"]) / max(1, len(central)),
                "bytes": sum(one.bytes for one in outcome.border),
                "adjusted_rand_index": adjusted_rand_index(central, labels),
            }
        )
    return curve
