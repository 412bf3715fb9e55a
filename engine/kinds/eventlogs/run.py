"""A draw of private variants: δ where it was left open, and the two cryptographic streams."""

from __future__ import annotations

from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.kinds.eventlogs.data import EventLog, PublishedVariants
from engine.kinds.eventlogs.params import Travas
from engine.kinds.eventlogs.small_groups import effective_delta
from engine.kinds.eventlogs.travas import release


def run(data: EventLog, params: Travas, randomness: Randomness, progress: Progress) -> PublishedVariants:
    noise, choice, delta = randomness.bits("noise"), randomness.bits("cases"), effective_delta(data, params)
    return release(
        data, params.epsilon, delta, params.repeats, params.cases_per_person, noise, choice, progress
    )
