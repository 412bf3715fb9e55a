"""Durations of groups of k and the artificial times that follow them."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.kinds.eventlogs.artificial_times import draw_times
from engine.kinds.eventlogs.data import EventLog, PublishedGroups, ReleasedTimes
from engine.kinds.eventlogs.durations import variant_durations
from engine.kinds.eventlogs.noise import exact
from engine.kinds.eventlogs.params import Groups
from engine.kinds.eventlogs.travas import kept_cases

MADE_UP = (
    "made up: dates, weekdays, hours, arrival rates and how the steps of a case hang together; durations of "
    "each step follow the histograms in times.json"
)


def with_times(
    data: EventLog, published: PublishedGroups, params: Groups, randomness: Randomness, progress: Progress
) -> PublishedGroups:
    """The same groups with times; without where a step has too few durations, and these are named."""
    from engine.kinds.eventlogs.group_times import group_times, host_durations

    # The same cases of persons as in the groups, for the stream is the same.
    durations = variant_durations(data, kept_cases(data, 1, randomness.bits("cases")))
    seconds = host_durations(durations, published.host, progress.part("Durations", 0.2))
    steps, missing = group_times(seconds, published.variants, params.k, exact(params.t), params.edges)
    if steps is None:
        return replace(published, untimed=tuple(missing))
    generator, released = randomness.generator("artificial times"), published.as_counts()
    moments = draw_times(released, steps, params.edges, params.start_second, params.span, generator)
    told = {
        "about": MADE_UP,
        "k": params.k,
        "start": datetime.fromtimestamp(params.start_second, UTC).isoformat(),
        "span_in_days": params.span,
    }
    return replace(published, times=ReleasedTimes(told, params.edges, steps, moments))
