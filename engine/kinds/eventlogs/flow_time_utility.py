"""How well the durations on released arrows follow the true ones, in decades: 0.3 is a factor of two.

W₁ between log₁₀(1 + seconds) of all steps of the log on an arrow and of its released histogram; the mean over
arrows is weighted by their released weights. Beside it the same if all bins weighed the same ("flat") and
without noise and bound ("bins").
"""

from __future__ import annotations

import numpy as np

from engine.kinds.eventlogs.data import EventLog, PublishedFlow
from engine.kinds.eventlogs.durations import histogram, variant_durations
from engine.kinds.eventlogs.private_times import Pair, steps_of

WAYS, SOURCES = ("", "_flat", "_bins"), ("pair", "all", "flat")
SHARES = (np.arange(1000) + 0.5) / 1000


def true_durations(data: EventLog, arrows: set[Pair]) -> dict[Pair, np.ndarray]:
    """Seconds of all steps of the log on these arrows, without a bound."""
    found: dict[Pair, list[np.ndarray]] = {pair: [np.empty(0, np.int64)] for pair in sorted(arrows)}
    for variant, seconds in variant_durations(data).items():
        for pair, own in zip(steps_of(variant), seconds.T, strict=True):
            if pair in found:
                found[pair].append(own)
    return {pair: np.concatenate(parts) for pair, parts in found.items()}


def quantiles(weights: np.ndarray, edges: np.ndarray, shares: np.ndarray) -> np.ndarray:
    """Seconds below which these shares of a weighted histogram lie: even on the scale of decades in a bin.

    As artificial times are drawn: the first bin is 0.
    """
    upto = np.cumsum(weights) / np.sum(weights)
    bins = np.searchsorted(upto, shares, side="left").clip(0, len(weights) - 1)
    within = (shares - (upto - weights / np.sum(weights))[bins]) / (weights / np.sum(weights))[bins]
    low, high = np.maximum(edges[bins], 1), edges[bins + 1]
    return np.where(bins == 0, 0.0, low * (high / low) ** within.clip(0, 1))


def flow_time_metrics(data: EventLog, published: PublishedFlow) -> dict[str, float | None]:
    """None where no durations are released."""
    from scipy.stats import wasserstein_distance

    times = published.times
    if times is None or not times.arrows:
        return dict.fromkeys([*(f"step_distance{way}" for way in WAYS), *(f"steps_{one}" for one in SOURCES)])
    true = true_durations(data, set(times.arrows))
    weight = dict(zip(published.pairs, published.weights.tolist(), strict=True))
    edges = np.array(times.edges)
    known = [pair for pair in times.arrows if len(true[pair])]
    found: dict[str, float | None] = {}
    for way in WAYS:
        apart = []
        for pair in known:
            told = np.array(times.arrows[pair].weights)
            cells = {"": told, "_flat": np.ones_like(told), "_bins": histogram(true[pair], times.edges)}[way]
            made = np.log10(1 + quantiles(cells, edges, SHARES))
            apart.append(wasserstein_distance(np.log10(1 + true[pair]), made))
        mean = np.average(apart, weights=[weight[pair] for pair in known]) if known else None
        found[f"step_distance{way}"] = None if mean is None else float(mean)
    listed = [step.source for step in times.arrows.values()]
    return found | {f"steps_{one}": listed.count(one) / len(listed) for one in SOURCES}
