"""Absolute log difference: how many activities must change to turn one log into the other.

The common cases min(A_v, B_v) are taken out; the surplus of the larger log goes to a buffer on the other
side whose edges cost the length of the variant (the whole case is deleted or inserted: the buffer is the
empty trace); all other edges cost the Levenshtein distance. Minimum-cost flow, integers throughout
(Rafiei, Wangelik, van der Aalst: TraVaS).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from engine.core.progress import Progress
from engine.kinds.eventlogs.data import Variant
from engine.kinds.eventlogs.levenshtein import edit_distances
from engine.kinds.eventlogs.log_similarity import Band, FlowCallback, FlowEstimate, bands, match
from engine.kinds.eventlogs.optimal_transport import FeasibleFlow, transport

EXACT = 1 << 46  # sums of some hundred costs along a path stay below 2^53
MOST_WIDE = 50_000_000  # costs of 64 bits that fit beside everything else


@dataclass(frozen=True)
class Difference:
    difference: int
    edits: int  # activities changed inside cases that stay
    added: int  # activities of whole cases that only the second log has
    removed: int  # activities of whole cases that only the first log has
    matched: tuple[Band, ...]
    moved: tuple[Band, ...]  # None as source or target is the buffer


def absolute_difference(
    left: Mapping[Variant, int],
    right: Mapping[Variant, int],
    progress: Progress,
    callback: FlowCallback | None = None,
) -> Difference:
    """The number of activity changes; an empty log is a log of nothing."""
    return _difference(left, right, progress, None, callback)


def reference_difference(
    left: Mapping[Variant, int], right: Mapping[Variant, int], progress: Progress
) -> Difference:
    """The same with the reference program's buffer: every edge costs the largest distance + 10.

    For comparing with published figures only: it charges a long and a short case the same.
    """
    return _difference(left, right, progress, 10, None)


def _difference(
    left: Mapping[Variant, int],
    right: Mapping[Variant, int],
    progress: Progress,
    beyond: int | None,
    callback: FlowCallback | None,
) -> Difference:
    supply, demand = dict(sorted(left.items())), dict(sorted(right.items()))
    matched = match(supply, demand)
    rows, columns = [v for v in supply if supply[v]], [v for v in demand if demand[v]]
    a, b = [supply[v] for v in rows], [demand[v] for v in columns]
    distances = edit_distances(rows, columns, progress.part("Edit distances", 0.3)).astype(np.int32)
    surplus = sum(a) - sum(b)
    constant = None if beyond is None else int(distances.max(initial=0)) + beyond
    if surplus > 0:
        distances = np.column_stack([distances, _buffer_edges(rows, constant)])
        b.append(surplus)
    elif surplus < 0:
        distances = np.vstack([distances, _buffer_edges(columns, constant)])
        a.append(-surplus)
    sources = [*rows, *[None] * (surplus < 0)]  # None is the buffer
    targets = [*columns, *[None] * (surplus > 0)]
    cost, scale = _fewest_edits_first(distances, surplus, sum(a))

    def improved(so_far: FeasibleFlow) -> None:
        assert callback is not None
        callback(lambda: _estimate(so_far, matched, bands(sources, targets, distances, so_far), scale))

    flow = transport(
        cost,
        np.array(a, np.int64),
        np.array(b, np.int64),
        progress.part("Cheapest flow", 0.7),
        callback and improved,
    )
    moved = bands(sources, targets, distances, flow)
    edits = sum(m.mass * m.distance for m in moved if m.source is not None and m.target is not None)
    added = sum(m.mass * m.distance for m in moved if m.source is None)
    removed = sum(m.mass * m.distance for m in moved if m.target is None)
    return Difference(edits + added + removed, edits, added, removed, tuple(matched), tuple(moved))


def _buffer_edges(variants: Sequence[Variant], constant: int | None) -> np.ndarray:
    return np.array([len(v) if constant is None else constant for v in variants], np.int32)


def _fewest_edits_first(distances: np.ndarray, surplus: int, mass: int) -> tuple[np.ndarray, int]:
    """Costs scale·distance + edits: among the cheapest flows the one with the fewest edits is cheapest.

    Which surplus cases go as a whole can be a tie. With a scale above the edits of any flow it is decided
    by the logs and not by the solver, and the split into edits and whole cases is the same both ways. Where
    such numbers are too large, or too many for the memory, the solver decides after all.
    """
    if surplus == 0:
        return distances, 1
    buffer = (slice(None), -1) if surplus > 0 else (-1, slice(None))
    scale = int(distances.max(initial=0)) * mass + 1
    largest = int(distances.max(initial=0)) * (scale + 1)
    if largest >= EXACT or (largest >= 1 << 31 and distances.size > MOST_WIDE):
        return distances, 1
    cost = np.multiply(distances, scale + 1, dtype=np.int32 if largest < 1 << 31 else np.int64)
    cost[buffer] -= distances[buffer]
    return cost, scale


def _estimate(flow: FeasibleFlow, matched: Sequence[Band], moved: Sequence[Band], scale: int) -> FlowEstimate:
    low, high = flow.bound // scale, flow.cost // scale
    return FlowEstimate(
        "difference", float(high), (float(max(0, low)), float(high)), matched, moved, flow.round
    )
