"""Durations of the steps on released arrows, as noisy histograms: ε_t-differentially private per case.

The histograms that rare variants share by pairs of activities (`private_times`), over the released arrows
between activities: every case gives at most c of its steps on them, chosen at random, and each cell has
discrete Laplace noise of scale c/ε_t. Tidied alike: an arrow of which noise leaves nothing has the sum of
all, or else equal weights. A start or an end takes no time. Proof: docs/proofs/flow.md.

Noise is met in the order: arrows sorted, bins.
"""

from __future__ import annotations

from fractions import Fraction

from engine.core.discrete_laplace import exact_discrete_laplace
from engine.core.randomness import Randomness
from engine.kinds.eventlogs.data import ArrowTimes, EventLog, PublishedFlow, decimal
from engine.kinds.eventlogs.durations import variant_durations
from engine.kinds.eventlogs.params import Flow
from engine.kinds.eventlogs.private_times import Pair, TimesBudget, shared_histograms, shared_weights
from engine.kinds.eventlogs.travas import kept_cases
from engine.kinds.eventlogs.utility import END, START

ABOUT = (
    "noisy numbers of steps on each released arrow by how long they took; of every case at most c steps "
    "count; no case, date or hour"
)


def arrow_times(data: EventLog, published: PublishedFlow, params: Flow, randomness: Randomness) -> ArrowTimes:
    # The same cases of persons as behind the arrows, for the stream is the same.
    durations = variant_durations(data, kept_cases(data, 1, randomness.bits("cases")))
    noise, choice = randomness.bits("flow time noise"), randomness.bits("flow steps")
    budget = arrow_budget(params)
    pairs = shared_histograms(
        durations,
        sorted(durations),
        timed_arrows(published),
        budget,
        lambda count, scale: exact_discrete_laplace(count, scale, noise),
        choice,
    )
    told = {
        "about": ABOUT,
        "epsilon_arrows": decimal(params.epsilon_arrows),
        "epsilon_times": decimal(params.epsilon_times),
        "delta": published.delta,
    }
    return ArrowTimes(told, params.edges, shared_weights(pairs, budget)[0])


def arrow_budget(params: Flow) -> TimesBudget:
    return TimesBudget(params.epsilon_times, Fraction(0), params.pairs_per_case, params.edges)


def timed_arrows(published: PublishedFlow) -> list[Pair]:
    return [(a, b) for a, b in published.pairs if a != START and b != END]
