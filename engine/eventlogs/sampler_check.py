"""A statistical self-test of a sampler, on demand: many draws against probabilities computed here."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable

from engine.eventlogs.verify import noise_bound
from engine.technique import Check


def sampler_test(draw: Callable[[], int], epsilon: float, delta: float, draws: int = 1_000_000) -> Check:
    """χ² of many draws against the exact probabilities; fails by chance once in a million runs."""
    from scipy.stats import chi2

    bound = noise_bound(epsilon, delta)
    counted = Counter(draw() for _ in range(draws))
    outside = sum(n for x, n in counted.items() if abs(x) > bound)
    weights = {x: math.exp(-epsilon * abs(x)) for x in range(-bound, bound + 1)}
    total = math.fsum(weights.values())
    statistic, cells = 0.0, 0
    rare_seen = rare_expected = 0.0
    for x, weight in weights.items():
        expected = draws * weight / total
        if expected < 10:
            rare_seen, rare_expected = rare_seen + counted[x], rare_expected + expected
            continue
        statistic, cells = statistic + (counted[x] - expected) ** 2 / expected, cells + 1
    if rare_expected >= 5:
        statistic, cells = statistic + (rare_seen - rare_expected) ** 2 / rare_expected, cells + 1
    chance = float(chi2.sf(statistic, max(1, cells - 1)))
    detail = (
        f"{draws} draws, χ² = {statistic:.1f} in {cells} cells, p = {chance:.2g}; {outside} outside ±{bound}"
    )
    return Check("Sampler follows the distribution", outside == 0 and chance > 1e-6, detail)
