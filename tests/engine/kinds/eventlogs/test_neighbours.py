"""Attempts to break the promise: releases of neighbouring logs, exact and by simulation.

The hockey-stick divergence H(P, Q, ε) = sup_S P(S) − e^ε·Q(S) = Σ max(0, P(x) − e^ε·Q(x)) is the smallest δ
that (ε, δ) can be promised with. Each attempt is also made on a mechanism that is broken on purpose.
"""

from __future__ import annotations

import math
from collections import Counter
from fractions import Fraction
from itertools import product

import numpy as np
import pytest

from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.kinds.eventlogs import noise
from engine.kinds.eventlogs.data import EventLog, log_of
from engine.kinds.eventlogs.group_privacy import delta_growth, group_privacy
from engine.kinds.eventlogs.travas import release

F = Fraction
HIDDEN = -1


def hockey(p: dict, q: dict, epsilon: float) -> float:
    return math.fsum(max(0.0, mass - math.exp(epsilon) * q.get(x, 0.0)) for x, mass in p.items())


def law(count: int, epsilon: Fraction, k: int, threshold: int) -> dict[int, float]:
    """What is released of one variant with this many cases, and how likely."""
    found: dict[int, float] = {}
    for x, mass in zip(range(-k, k + 1), noise.probabilities(epsilon, k), strict=True):
        shown = count + x if count and count + x > threshold else HIDDEN
        found[shown] = found.get(shown, 0.0) + mass
    return found


def together(*laws: dict[int, float]) -> dict[tuple[int, ...], float]:
    return {
        tuple(x for x, _ in one): math.prod(mass for _, mass in one)
        for one in product(*(law.items() for law in laws))
    }


SETTINGS = [(F(1), F("0.01")), (F(1, 2), F("0.05")), (F(2), F("0.001")), (F(1, 5), F("0.1"))]


@pytest.mark.parametrize(("epsilon", "delta"), SETTINGS)
@pytest.mark.parametrize("moved", [1, 2, 3, 4])
def test_one_count_moved_costs_no_more_than_the_proof_says(epsilon, delta, moved):
    k = noise.truncation(epsilon, delta)
    allowed = float(delta) * delta_growth(float(epsilon), moved)
    worst = 0.0
    for count in range(0, 3 * k):
        one, other = law(count, epsilon, k, k), law(count + moved, epsilon, k, k)
        for p, q in ((one, other), (other, one)):
            worst = max(worst, hockey(p, q, moved * float(epsilon)))
    assert worst <= allowed * (1 + 1e-9)
    assert worst > 0 or moved > 2 * k + 1


@pytest.mark.parametrize(("epsilon", "delta"), SETTINGS)
def test_cases_of_a_person_in_two_variants_cost_no_more(epsilon, delta):
    k = noise.truncation(epsilon, delta)
    allowed = float(delta) * delta_growth(float(epsilon), 3)
    for first, second in ((0, 0), (0, k), (k, k), (1, 2 * k)):
        one = together(law(first, epsilon, k, k), law(second, epsilon, k, k))
        other = together(law(first + 1, epsilon, k, k), law(second + 2, epsilon, k, k))
        assert hockey(one, other, 3 * float(epsilon)) <= allowed * (1 + 1e-9)
        assert hockey(other, one, 3 * float(epsilon)) <= allowed * (1 + 1e-9)


def test_a_threshold_lowered_by_one_is_found_out():
    """The exact attempt notices a mechanism that does not keep its promise."""
    epsilon, delta = F(1), F("0.01")
    k = noise.truncation(epsilon, delta)
    broken = law(1, epsilon, k, k - 1), {HIDDEN: 1.0}
    assert hockey(*broken, float(epsilon)) > float(delta)
    two_cases_as_one = law(2, epsilon, k, k), law(0, epsilon, k, k)
    assert hockey(*two_cases_as_one, float(epsilon)) > float(delta)


# ── the real code, many times ─────────────────────────────────────────────────────────────────

DRAWS = 4000


def releases(log: EventLog, epsilon: float, delta: float, repeats: int, cases: int, seed: int) -> list:
    source = Randomness.from_seed(seed)
    bits, choice = source.bits("noise"), source.bits("cases")
    found = []
    for _ in range(DRAWS):
        made = release(log, epsilon, delta, repeats, cases, bits, choice, Progress())
        found.append(tuple(sorted(made.as_counts().items())))
    return found


def estimated(p: list, q: list, epsilon: float) -> tuple[float, float]:
    """A lower bound of H and its standard error: S is chosen on one half, judged on the other."""
    half = DRAWS // 2
    chosen_p, chosen_q = Counter(p[:half]), Counter(q[:half])
    inside = {x for x, n in chosen_p.items() if n > math.exp(epsilon) * chosen_q.get(x, 0)}
    share_p, share_q = (sum(x in inside for x in side[half:]) / half for side in (p, q))
    error = math.sqrt((share_p * (1 - share_p) + math.exp(2 * epsilon) * share_q * (1 - share_q)) / half)
    return share_p - math.exp(epsilon) * share_q, error


def of_persons(counts: dict, target: list[tuple[str, ...]]) -> tuple[EventLog, EventLog]:
    """The log with and without a person who has these cases; everybody else has one case."""
    variants = [variant for variant, count in counts.items() for _ in range(count)]
    logs = []
    for cases in (variants + target, variants):
        names = sorted(set(cases))
        place = {variant: number for number, variant in enumerate(names)}
        of_case = np.array([place[variant] for variant in cases], np.int32)
        owner = np.minimum(np.arange(len(cases)), len(variants)).astype(np.int32)
        logs.append(EventLog(tuple(names), np.bincount(of_case), of_case, owner))
    return logs[0], logs[1]


@pytest.mark.parametrize(
    ("epsilon", "delta", "repeats"), [(1.0, 0.1, 1), (0.5, 0.05, 1), (1.5, 0.1, 3)], ids=str
)
def test_a_case_more_is_hidden_by_the_real_mechanism(epsilon, delta, repeats):
    fewer = {("a",): 3, ("b",): 6}
    for case in (("a",), ("b",), ("new",)):
        more = fewer | {case: fewer.get(case, 0) + 1}
        p, q = (
            releases(log_of(log), epsilon, delta, repeats, 1, seed) for seed, log in enumerate((more, fewer))
        )
        for one, other in ((p, q), (q, p)):
            found, error = estimated(one, other, epsilon)
            assert found <= delta + 4 * error


@pytest.mark.parametrize("repeats", [1, 2])
def test_a_person_more_is_hidden_with_all_cases(repeats):
    with_person, without = of_persons({("a",): 4, ("b",): 5}, [("a",)] * 3 + [("new",)] * 2)
    epsilon, delta, cases = 0.6, 0.05, 2
    p, q = (
        releases(log, epsilon, delta, repeats, cases, seed) for seed, log in enumerate((with_person, without))
    )
    loss = group_privacy(epsilon, 0, delta, repeats, cases)
    for one, other in ((p, q), (q, p)):
        found, error = estimated(one, other, loss[0])
        assert found <= loss[1] + 4 * error


def test_the_numbers_of_a_case_would_be_too_small_for_a_person():
    """The simulation has the power to notice: three cases of a person at the ε and δ of one."""
    with_person, without = of_persons({("a",): 4, ("b",): 5}, [("new",)] * 3)
    epsilon, delta = 1.0, 0.05
    p, q = (releases(log, epsilon, delta, 1, 3, seed) for seed, log in enumerate((with_person, without)))
    found, error = estimated(p, q, epsilon)
    assert found > delta + 4 * error
