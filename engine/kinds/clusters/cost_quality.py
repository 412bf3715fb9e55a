"""What the local radius of SDBDC costs and brings: points sent against agreement with the central result."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.kinds.clusters import sdbdc
from engine.kinds.clusters.data import Sites
from engine.kinds.clusters.dbscan import dbscan
from engine.kinds.clusters.run import carry
from engine.kinds.clusters.utility import adjusted_rand_index

SHARES = (0.25, 0.5, 0.75, 1.0, 1.5)  # of ε


def cost_quality(data: Sites, settings: Mapping[str, Any]) -> list[dict[str, float]]:
    """SDBDC over local radii: share of points sent, and the adjusted Rand index to central DBSCAN."""
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
