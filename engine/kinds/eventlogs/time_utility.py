"""How well released durations follow the true ones, in decades: 0.3 is a factor of two.

    d(v, j) = W₁( log₁₀(1 + seconds) of the true cases of v at step j,  the same of the released ones )

(W₁ is the Wasserstein distance.) The mean over steps is weighted by released cases. Of whole cases: the same
distance between the durations of all true cases of released variants and of all released ones. Each stands
beside what it would be if all bins weighed the same ("flat") and if there were no noise ("bins only": what
bins and shared histograms cost).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from engine.kinds.eventlogs.artificial_times import draw_durations
from engine.kinds.eventlogs.data import EventLog, ReleasedTimes, Variant
from engine.kinds.eventlogs.durations import histogram, variant_durations

SOURCES = ("own", "pair", "all", "flat")
Seconds = Mapping[Variant, np.ndarray]  # cases × steps


@dataclass(frozen=True)
class Distance:
    """In decades: of single steps, and of whole cases."""

    step: float | None
    case: float | None


@dataclass(frozen=True)
class TimeUtility:
    released: Distance
    flat: Distance
    bins_only: Distance
    sources: Mapping[str, float]  # share of the released cases' steps


def released_durations(times: ReleasedTimes) -> dict[Variant, np.ndarray]:
    return {v: np.diff(moments, axis=1) for v, moments in times.moments.items() if len(v) > 1}


def time_utility(
    log: EventLog, times: ReleasedTimes, dense: Callable[[Variant, int], bool], generator: np.random.Generator
) -> TimeUtility:
    """The two to compare with are drawn here, as many cases as are released.

    `dense` (variant, released cases) says which variants have histograms of their own.
    """
    everything, made = variant_durations(log), released_durations(times)
    true = {variant: everything[variant] for variant in made if len(everything.get(variant, ()))}
    made = {variant: made[variant] for variant in true}
    edges = times.edges

    def drawn(weights: Mapping[Variant, list[np.ndarray]]) -> dict[Variant, np.ndarray]:
        return {
            variant: np.column_stack(
                [draw_durations(cells, len(made[variant]), edges, generator) for cells in steps]
            )
            for variant, steps in weights.items()
        }

    own = {variant for variant in made if dense(variant, len(made[variant]))}
    exact = _without_noise(true, own, edges)
    flat = {variant: [np.ones_like(cells) for cells in steps] for variant, steps in exact.items()}
    return TimeUtility(
        distance(true, made), distance(true, drawn(flat)), distance(true, drawn(exact)), sources_of(times)
    )


def _without_noise(true: Seconds, own: set[Variant], edges: Sequence[int]) -> dict[Variant, list[np.ndarray]]:
    """The histograms as they are counted: a variant's own, or those its pairs of activities share."""
    counted = {
        variant: [histogram(column, edges) for column in seconds.T] for variant, seconds in true.items()
    }
    shared: dict[tuple[str, str], np.ndarray] = {}
    for variant in counted.keys() - own:
        for pair, cells in zip(pairwise(variant), counted[variant], strict=True):
            shared[pair] = shared.get(pair, 0) + cells
    return {
        variant: steps if variant in own else [shared[pair] for pair in pairwise(variant)]
        for variant, steps in counted.items()
    }


def distance(true: Seconds, made: Seconds) -> Distance:
    from scipy.stats import wasserstein_distance

    if not made:
        return Distance(None, None)
    steps, weight = 0.0, 0
    for variant, seconds in made.items():
        left, right = np.log10(1 + true[variant]), np.log10(1 + seconds)
        steps += len(seconds) * sum(wasserstein_distance(a, b) for a, b in zip(left.T, right.T, strict=True))
        weight += seconds.size
    whole = (np.concatenate([side[variant].sum(axis=1) for variant in made]) for side in (true, made))
    return Distance(float(steps / weight), float(wasserstein_distance(*(np.log10(1 + one) for one in whole))))


def sources_of(times: ReleasedTimes) -> dict[str, float]:
    """Share of the steps of released cases whose weights come from each source."""
    counted: Counter[str] = Counter()
    for variant, steps in times.steps.items():
        for step in steps:
            counted[step.source] += len(times.moments[variant])
    total = max(1, sum(counted.values()))
    return {source: counted[source] / total for source in SOURCES}
