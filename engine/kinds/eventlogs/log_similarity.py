"""Relative log similarity: 1 minus the earth mover's distance between two variant distributions.

    cost(σ, σ') = Levenshtein(σ, σ') / max(|σ|, |σ'|),   S, D relative frequencies
    m_v = min(S_v, D_v) is matched first,   r = 1 − Σ m_v,   e = EMD of the renormalised residuals
    similarity = 1 − r·e                                  (Rafiei, Wangelik, van der Aalst: TraVaS)

Masses are the integers A(v)·|B| and B(v)·|A| (divided by their gcd). Costs are rationals; times a scale
they become integers. Where the least common multiple of the denominators fits, the scale is a multiple
of it and nothing is rounded. Otherwise costs are rounded down at a scale of 2^30, the integer problem is
solved exactly, its flow is valued with the true rational costs, and `certificate` proves with exact
rational prices that no other flow is cheaper; what cannot be proven is returned as `gap` (an upper
bound on how much smaller the true e could be; 0 when proven, never above 2^-29).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from engine.core.progress import Progress
from engine.kinds.eventlogs.data import Variant
from engine.kinds.eventlogs.levenshtein import edit_distances
from engine.kinds.eventlogs.optimal_transport import FeasibleFlow, OptimalFlow, transport
from engine.kinds.eventlogs.optimality_certificate import rational_gap

SCALE = 1 << 30


@dataclass(frozen=True)
class Band:
    """Mass that went from one variant to another; None stands for the buffer."""

    source: Variant | None
    target: Variant | None
    mass: int
    distance: int


@dataclass(frozen=True)
class Similarity:
    similarity: Fraction
    residual_mass: Fraction
    residual_distance: Fraction  # e; 0 where nothing is left over
    gap: Fraction  # e may be too large by at most this
    total: int  # what a mass of 1 is, in the unit of the bands
    matched: tuple[Band, ...]
    moved: tuple[Band, ...]

    @property
    def renormalised(self) -> Fraction:
        """1 − e, as the reference program prints it: compatibility only."""
        return 1 - self.residual_distance


@dataclass(frozen=True)
class FlowEstimate:
    """A flow that the solver has not finished yet: its value, and what the final value lies between."""

    metric: str  # "similarity" or "difference"
    value: float
    bounds: tuple[float, float]
    matched: Sequence[Band]
    moved: Sequence[Band]
    round: int


# Hears of every better flow; gets a function, since making the bands costs time that only a looker is worth.
FlowCallback = Callable[[Callable[[], FlowEstimate]], None]


def relative_similarity(
    left: Mapping[Variant, int],
    right: Mapping[Variant, int],
    progress: Progress,
    match_first: bool = True,
    callback: FlowCallback | None = None,
) -> Similarity:
    """Similarity of two non-empty logs; without `match_first` the plain earth mover's distance."""
    total_left, total_right = sum(left.values()), sum(right.values())
    if not total_left or not total_right:
        raise ValueError("an empty log has no distribution")
    divisor = math.gcd(total_left, total_right)
    weight_left, weight_right = total_right // divisor, total_left // divisor
    supply = {v: count * weight_left for v, count in sorted(left.items())}
    demand = {v: count * weight_right for v, count in sorted(right.items())}
    total = total_left * weight_left
    matched = match(supply, demand) if match_first else []
    residual = sum(supply.values())
    if residual == 0:
        return Similarity(Fraction(1), Fraction(0), Fraction(0), Fraction(0), total, tuple(matched), ())
    sources, targets = [v for v in supply if supply[v]], [v for v in demand if demand[v]]
    a = np.array([supply[v] for v in sources], np.int64)
    b = np.array([demand[v] for v in targets], np.int64)
    distances = edit_distances(sources, targets, progress.part("Edit distances", 0.3))
    lengths = np.array([len(v) for v in sources]), np.array([len(v) for v in targets])
    cost, scale, exact = _whole_costs(distances, *lengths)

    def improved(so_far: FeasibleFlow) -> None:
        assert callback is not None
        callback(
            lambda: _estimate(so_far, matched, bands(sources, targets, distances, so_far), scale * total)
        )

    flow = transport(cost, a, b, progress.part("Cheapest flow", 0.7), callback and improved)
    gap = Fraction(0) if exact else rational_gap(distances, *lengths, cost, scale, flow)
    moved = bands(sources, targets, distances, flow)
    e = sum((Fraction(b.mass * b.distance, _longest(b)) for b in moved if b.distance), Fraction(0)) / residual
    r = Fraction(residual, total)
    return Similarity(1 - r * e, r, e, gap, total, tuple(matched), tuple(moved))


def match(supply: dict[Variant, int], demand: dict[Variant, int]) -> list[Band]:
    """Takes the common mass out of both sides, and says what it was."""
    matched = []
    for variant in supply:
        common = min(supply[variant], demand.get(variant, 0))
        if common:
            supply[variant] -= common
            demand[variant] -= common
            matched.append(Band(variant, variant, common, 0))
    return matched


def bands(
    sources: Sequence[Variant | None],
    targets: Sequence[Variant | None],
    distances: np.ndarray,
    flow: OptimalFlow | FeasibleFlow,
) -> list[Band]:
    """The flow in words, the widest band first."""
    found = [
        Band(sources[i], targets[j], mass, int(distances[i, j]))
        for i, j, mass in zip(flow.rows.tolist(), flow.columns.tolist(), flow.mass.tolist(), strict=True)
    ]
    return sorted(found, key=lambda band: -band.mass)


def _longest(band: Band) -> int:
    return max(len(band.source or ()), len(band.target or ()))


def _estimate(flow: FeasibleFlow, matched: Sequence[Band], moved: Sequence[Band], unit: int) -> FlowEstimate:
    low, high = (float(1 - Fraction(cost, unit)) for cost in (flow.cost, flow.bound))
    return FlowEstimate("similarity", low, (low, min(1.0, high)), matched, moved, flow.round)


def _whole_costs(
    distances: np.ndarray, rows: np.ndarray, columns: np.ndarray
) -> tuple[np.ndarray, int, bool]:
    """Normalised costs times a scale, the scale, and whether nothing was rounded."""
    scale, exact = _scale(rows, columns)
    cost = np.empty(distances.shape, np.int32)
    for start in range(0, len(rows), 256):
        block = slice(start, start + 256)
        longest = np.maximum(np.maximum(rows[block, None], columns[None, :]), 1)
        cost[block] = distances[block].astype(np.int64) * scale // longest
    return cost, scale, exact


def _scale(rows: np.ndarray, columns: np.ndarray) -> tuple[int, bool]:
    """The factor that makes costs integers, and whether it does so without rounding."""
    # Only lengths that can be the larger one of a pair are denominators.
    smallest = max(int(rows.min()), int(columns.min()), 1)
    denominators = [int(n) for n in np.union1d(rows, columns) if n >= smallest]
    common = math.lcm(*denominators)
    return (SCALE // common * common, True) if common <= SCALE else (SCALE, False)
