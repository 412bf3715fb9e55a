"""A draw of private variants with the part of ε that is theirs; durations and attributes with the rest."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from fractions import Fraction
from random import Random

import numpy as np

from engine.core.discrete_laplace import exact_discrete_laplace
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.kinds.eventlogs.artificial_times import draw_times
from engine.kinds.eventlogs.attribute_budget import AttributeBudget, split_off
from engine.kinds.eventlogs.data import (
    EventLog,
    PublishedVariants,
    ReleasedAttributes,
    ReleasedTimes,
    decimal,
)
from engine.kinds.eventlogs.durations import require_times, variant_durations
from engine.kinds.eventlogs.group_privacy import effective_delta
from engine.kinds.eventlogs.params import Travas
from engine.kinds.eventlogs.private_attributes import release_private_attributes
from engine.kinds.eventlogs.private_times import TimesBudget, release_times
from engine.kinds.eventlogs.travas import kept_cases, release_counts

MADE_UP = (
    "made up: dates, weekdays, hours, arrival rates and how the steps of a case hang together; durations of "
    "each step follow the noisy histograms in times.json"
)


def draw_travas(
    data: EventLog, params: Travas, randomness: Randomness, progress: Progress
) -> PublishedVariants:
    left, spent = split_off(data, params)
    if left.timed:
        require_times(data)
    published = draw_variants(data, left, randomness, progress)
    times = _draw_times(data, published, left, randomness) if left.timed else None
    attributes = _draw_attributes(data, published, left, spent, randomness) if data.carried else None
    return replace(published, times=times, attributes=attributes)


def draw_variants(
    data: EventLog, params: Travas, randomness: Randomness, progress: Progress
) -> PublishedVariants:
    """The variants alone, with the part of ε that is theirs; `params` are those without attributes."""
    noise, delta = randomness.bits("noise"), effective_delta(data, params)
    kept = _kept(data, params, randomness)
    return release_counts(data, kept, params.epsilon_variants, delta, params.repeats, noise, progress)


def _kept(data: EventLog, params: Travas, randomness: Randomness) -> np.ndarray:
    """The cases that count: the same for variants, durations and attributes, for the stream is the same."""
    return kept_cases(data, params.cases_per_person, randomness.bits("cases"))


def times_budget(params: Travas) -> TimesBudget:
    return TimesBudget(params.epsilon_times, Fraction(params.own), params.steps_per_case, params.edges)


def _draw_times(
    data: EventLog, published: PublishedVariants, params: Travas, randomness: Randomness
) -> ReleasedTimes:
    noise, released = _noise(randomness.bits("time noise")), published.as_counts()
    durations = variant_durations(data, _kept(data, params, randomness))
    steps = release_times(durations, released, times_budget(params), noise, randomness.bits("steps"))
    generator = randomness.generator("artificial times")
    moments = draw_times(released, steps, params.edges, params.start_second, params.span, generator)
    told = {
        "about": MADE_UP,
        "epsilon_variants": decimal(params.epsilon_variants),
        "epsilon_times": decimal(params.epsilon_times),
        "delta": published.delta,
        "start": datetime.fromtimestamp(params.start_second, UTC).isoformat(),
        "span_in_days": params.span,
    }
    return ReleasedTimes(told, params.edges, steps, moments)


def _draw_attributes(
    data: EventLog,
    published: PublishedVariants,
    params: Travas,
    spent: AttributeBudget,
    randomness: Randomness,
) -> ReleasedAttributes:
    return release_private_attributes(
        data,
        _kept(data, params, randomness),
        published.as_counts(),
        params.attribute_class,
        spent,
        _noise(randomness.bits("attribute noise")),
        randomness.generator("attribute values"),
    )


def _noise(bits: Random) -> Callable[[int, Fraction], np.ndarray]:
    return lambda count, scale: exact_discrete_laplace(count, scale, bits)
