"""Attempts to break the promise of variants with durations: releases of neighbouring logs by the real code.

S is chosen on one half of the releases and judged on the other, so that what is estimated is a lower bound of
the δ that is needed. The same attempt on mechanisms that are broken on purpose must find them out.
"""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest

from engine.core.discrete_laplace import exact_discrete_laplace
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.kinds.eventlogs.data import EventLog
from engine.kinds.eventlogs.durations import variant_durations
from engine.kinds.eventlogs.private_times import TimesBudget, release_times
from engine.kinds.eventlogs.travas import release
from tests.engine.kinds.eventlogs.test_private_times import timed_log

ABC = ("a", "b", "c")
EDGES = (0, 10, 100, 1000)
HALF = Fraction(1, 2)


def releases(log: EventLog, draws: int, seed: int, own: int, scale: Fraction = Fraction(1)) -> list:
    """What is seen of each release: the count and the cells of the steps, as far as they tell anything.

    `scale` below 1 draws too little noise for the durations.
    """
    bits = Randomness.from_seed(seed)
    noise, choice, steps = bits.bits("noise"), bits.bits("cases"), bits.bits("steps")
    durations = variant_durations(log)
    budget = TimesBudget(HALF, Fraction(own), 1, EDGES)
    found = []
    for _ in range(draws):
        made = release(log, HALF, 0.05, 1, 1, noise, choice, Progress())
        told = release_times(
            durations,
            made.as_counts(),
            budget,
            lambda count, wide: exact_discrete_laplace(count, wide * scale, noise),
            steps,
        )
        cells = tuple(min(cell, 20) for step in told.get(ABC, ()) for cell in step.weights[:1])
        found.append((min(made.as_counts().get(ABC, 0), 14), *cells))
    return found


def estimated(p: list, q: list, epsilon: float) -> tuple[float, float]:
    half = len(p) // 2
    chosen_p, chosen_q = Counter(p[:half]), Counter(q[:half])
    inside = {x for x, n in chosen_p.items() if n > math.exp(epsilon) * chosen_q.get(x, 0)}
    share_p, share_q = (sum(x in inside for x in side[half:]) / half for side in (p, q))
    error = math.sqrt((share_p * (1 - share_p) + math.exp(2 * epsilon) * share_q * (1 - share_q)) / half)
    return share_p - math.exp(epsilon) * share_q, error


def neighbours(cases: int) -> tuple[EventLog, EventLog]:
    """One quick case more; with none beside it, it is alone in its variant."""
    others, elsewhere = [[1, 1]] * cases, {("x",): [[]] * 3}
    fewer = elsewhere | ({ABC: others} if cases else {})
    return timed_log(elsewhere | {ABC: [*others, [1, 1]]}), timed_log(fewer)


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("own", [0, 10**6], ids=["own histograms", "shared histograms"])
def test_a_case_more_is_hidden_with_its_durations(own):
    """50 000 releases of each of two neighbours; ε = ½ + ½, δ = 0.05."""
    for cases in (0, 6):
        p, q = (releases(log, 50_000, seed, own) for seed, log in enumerate(neighbours(cases)))
        for one, other in ((p, q), (q, p)):
            found, error = estimated(one, other, 1.0)
            print(f"variants with times, {cases} alike: δ estimated {found:.4f} ± {error:.4f} of 0.05")
            assert found <= 0.05 + 4 * error


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_too_little_noise_is_found_out():
    """The attempt has the power to notice noise of a single step, or less, for a case of two steps."""
    p, q = (releases(log, 20_000, seed, 0, Fraction(1, 6)) for seed, log in enumerate(neighbours(6)))
    found, error = estimated(p, q, 1.0)
    assert found > 0.05 + 4 * error


@pytest.mark.parametrize("steps", [1, 2, 5])
def test_a_case_moves_the_cells_by_no_more_than_the_noise_is_made_for(steps):
    """Without noise, one case more changes the cells of its variant by |v| − 1, those of pairs by c."""
    variant = tuple("abcdef"[: steps + 1])
    rng = np.random.default_rng(steps)
    others = rng.integers(0, 900, (9, steps)).tolist()
    logs = [timed_log({variant: [*others, *more]}) for more in ([], [rng.integers(0, 900, steps).tolist()])]

    def none(count: int, scale: Fraction) -> np.ndarray:
        return np.zeros(count, np.int64)

    for own in (
        (0, 10**6) if steps <= 2 else (0,)
    ):  # with more steps than c, empty pairs would take the sum of all
        budget = TimesBudget(Fraction(10**9), Fraction(own), 2, EDGES)
        cells = []
        for log in logs:
            bits = Randomness.from_seed(1).bits("steps")
            told = release_times(variant_durations(log), {variant: 9}, budget, none, bits)[variant]
            cells.append(np.array([one.weights for one in told]))
        assert np.abs(cells[1] - cells[0]).sum() == steps


def test_the_unit_of_the_budget_is_the_case():
    """The scale of a dense variant is its number of steps over ε_t, of pairs c over ε_t."""
    budget = TimesBudget(HALF, Fraction(0), 3, EDGES)
    assert budget.pair_scale == 6 and replace(budget, epsilon=Fraction(1)).pair_scale == 3
