"""Expected utility over ε as a table: the window's curves on the command line.

The draws are made for the table and thrown away: they are never a release, and none of them can be chosen.
"""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from engine.core.progress import Progress
from engine.kinds.eventlogs.data import EventLog, PublishedVariants
from engine.kinds.eventlogs.params import Travas
from engine.kinds.eventlogs.view_types import EpsilonPoint
from engine.kinds.eventlogs.views import EPSILONS, epsilon_curve


def expected(
    data: EventLog, published: PublishedVariants, params: Travas, progress: Progress
) -> dict[str, list[Any]]:
    """One row an ε: `k` the threshold, `variants` exact, the rest means of `draws` draws."""
    points: list[EpsilonPoint] = []
    for place, epsilon in enumerate(EPSILONS):
        points += epsilon_curve(data, published, params, epsilons=(epsilon,)).points
        progress.report((place + 1) / len(EPSILONS), f"ε = {epsilon:g}")
    rows = [asdict(point) for point in points]
    return {name: [row[name] for row in rows] for name in rows[0]}
