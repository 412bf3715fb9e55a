"""Absolute log difference: how many activities must change to turn one log into the other.

The common cases min(A_v, B_v) are taken out; the surplus of the larger log goes to a buffer on the other
side whose edges cost the length of the variant (the whole case is deleted or inserted: the buffer is the
empty trace); all other edges cost the Levenshtein distance. Minimum-cost flow, integers throughout
(Rafiei, Wangelik, van der Aalst: TraVaS).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from engine.eventlogs.data import Variant
from engine.eventlogs.distances import edit_distances
from engine.eventlogs.similarity import Band, match
from engine.eventlogs.transport import transport
from engine.progress import Progress


@dataclass(frozen=True)
class Difference:
    difference: int
    edits: int  # activities changed inside cases that stay
    added: int  # activities of whole cases that only the second log has
    removed: int  # activities of whole cases that only the first log has
    matched: tuple[Band, ...]
    moved: tuple[Band, ...]  # None as source or target is the buffer


def absolute_difference(
    left: Mapping[Variant, int], right: Mapping[Variant, int], progress: Progress
) -> Difference:
    """The number of activity changes; an empty log is a log of nothing."""
    return _difference(left, right, progress, None)


def reference_difference(
    left: Mapping[Variant, int], right: Mapping[Variant, int], progress: Progress
) -> Difference:
    """The same with the reference program's buffer: every edge costs the largest distance + 10.

    For comparing with published figures only: it charges a long and a short case the same.
    """
    return _difference(left, right, progress, 10)


def _difference(left, right, progress: Progress, beyond: int | None) -> Difference:
    supply, demand = dict(sorted(left.items())), dict(sorted(right.items()))
    matched = match(supply, demand)
    sources: list[Variant | None] = [v for v in supply if supply[v]]
    targets: list[Variant | None] = [v for v in demand if demand[v]]
    distances = edit_distances(
        [v for v in sources if v is not None],
        [v for v in targets if v is not None],
        progress.part("Edit distances", 0.3),
    ).astype(np.int32)
    constant = int(distances.max(initial=0)) + beyond if beyond is not None else None
    a, b = [supply[v] for v in sources if v is not None], [demand[v] for v in targets if v is not None]
    surplus = sum(a) - sum(b)
    if surplus > 0:
        edge = [len(v or ()) if constant is None else constant for v in sources]
        distances = np.column_stack([distances, np.array(edge, np.int32)])
        targets, b = [*targets, None], [*b, surplus]
    elif surplus < 0:
        edge = [len(v or ()) if constant is None else constant for v in targets]
        distances = np.vstack([distances, np.array(edge, np.int32)])
        sources, a = [*sources, None], [*a, -surplus]
    flow = transport(
        distances, np.array(a, np.int64), np.array(b, np.int64), progress.part("Cheapest flow", 0.7)
    )
    moved = [
        Band(sources[i], targets[j], mass, int(distances[i, j]))
        for i, j, mass in zip(flow.rows.tolist(), flow.columns.tolist(), flow.mass.tolist(), strict=True)
    ]
    moved.sort(key=lambda band: -band.mass)
    edits = sum(m.mass * m.distance for m in moved if m.source is not None and m.target is not None)
    added = sum(m.mass * m.distance for m in moved if m.source is None)
    removed = sum(m.mass * m.distance for m in moved if m.target is None)
    return Difference(edits + added + removed, edits, added, removed, tuple(matched), tuple(moved))
