"""A draw of private variants with the part of ε that is theirs, and of durations with the rest."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from decimal import Context, Decimal
from fractions import Fraction

import numpy as np

from engine.core.discrete_laplace import exact_discrete_laplace
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.kinds.eventlogs.artificial_times import draw_times
from engine.kinds.eventlogs.data import EventLog, PublishedVariants, ReleasedTimes
from engine.kinds.eventlogs.durations import require_times, variant_durations
from engine.kinds.eventlogs.params import Travas
from engine.kinds.eventlogs.private_times import TimesBudget, release_times
from engine.kinds.eventlogs.small_groups import effective_delta
from engine.kinds.eventlogs.travas import kept_cases, release_counts

MADE_UP = (
    "made up: dates, weekdays, hours, arrival rates and how the steps of a case hang together; durations of "
    "each step follow the noisy histograms in times.json"
)


def draw_travas(
    data: EventLog, params: Travas, randomness: Randomness, progress: Progress
) -> PublishedVariants:
    if not params.timed:
        return draw_variants(data, params, randomness, progress)
    require_times(data)
    published = draw_variants(data, params, randomness, progress)
    return replace(published, times=_draw_times(data, published, params, randomness))


def draw_variants(
    data: EventLog, params: Travas, randomness: Randomness, progress: Progress
) -> PublishedVariants:
    """The variants alone, with the part of ε that is theirs."""
    noise, delta = randomness.bits("noise"), effective_delta(data, params)
    kept = _kept(data, params, randomness)
    return release_counts(data, kept, params.epsilon_variants, delta, params.repeats, noise, progress)


def _kept(data: EventLog, params: Travas, randomness: Randomness) -> np.ndarray:
    """The cases that count: the same for variants and durations, for the stream is the same."""
    return kept_cases(data, params.cases_per_person, randomness.bits("cases"))


def times_budget(params: Travas) -> TimesBudget:
    return TimesBudget(params.epsilon_times, Fraction(params.own), params.steps_per_case, params.edges)


def _draw_times(
    data: EventLog, published: PublishedVariants, params: Travas, randomness: Randomness
) -> ReleasedTimes:
    bits, released = randomness.bits("time noise"), published.as_counts()

    def noise(count: int, scale: Fraction) -> np.ndarray:
        return exact_discrete_laplace(count, scale, bits)

    durations = variant_durations(data, _kept(data, params, randomness))
    steps = release_times(durations, released, times_budget(params), noise, randomness.bits("steps"))
    generator = randomness.generator("artificial times")
    moments = draw_times(released, steps, params.edges, params.start_second, params.span, generator)
    told = {
        "about": MADE_UP,
        "epsilon_variants": _decimal(params.epsilon_variants),
        "epsilon_times": _decimal(params.epsilon_times),
        "delta": published.delta,
        "start": datetime.fromtimestamp(params.start_second, UTC).isoformat(),
        "span_in_days": params.span,
    }
    return ReleasedTimes(told, params.edges, steps, moments)


def _decimal(part: Fraction) -> str:
    """Every digit: a budget is a product of decimals, so it is one."""
    exact = Context(prec=100).divide(Decimal(part.numerator), Decimal(part.denominator))
    return f"{exact:f}"
