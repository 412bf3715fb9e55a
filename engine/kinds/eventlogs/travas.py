"""TraVaS: (ε, δ)-differentially private selection of trace variants.

Every variant of the log gets independent k-truncated two-sided geometric noise and is released, with its
noisy count, iff count + noise > k (Rafiei, Wangelik, van der Aalst 2022). A variant that is not in the
log has no noise and cannot appear; one case more or less changes one count by one, and a variant that
only one of two neighbouring logs has is released with probability P(X = k) ≤ δ.

With m repeats, m independent draws at (ε/m, δ/m) are averaged over all variants seen in any of them; where
a draw hid one it counts as E[count | hidden], a number that depends on ε, δ and m alone.
"""

from __future__ import annotations

import math
from fractions import Fraction
from random import Random

import numpy as np

from engine.core.progress import Progress
from engine.core.text import text
from engine.kinds.eventlogs.data import EventLog, PublishedVariants
from engine.kinds.eventlogs.noise import (
    TruncatedGeometric,
    check_noise_bound,
    exact,
    hidden_count,
    truncation,
)
from engine.kinds.eventlogs.view_types import NoisyCounts


def release(
    log: EventLog,
    epsilon: Fraction | float,
    delta: float,
    repeats: int,
    cases_per_person: int,
    noise: Random,
    choice: Random,
    progress: Progress,
) -> PublishedVariants:
    """A fresh draw; `noise` and `choice` are cryptographic streams."""
    kept = kept_cases(log, cases_per_person, choice)
    return release_counts(log, kept, epsilon, delta, repeats, noise, progress)


def release_counts(
    log: EventLog,
    kept: np.ndarray,
    epsilon: Fraction | float,
    delta: float,
    repeats: int,
    noise: Random,
    progress: Progress,
) -> PublishedVariants:
    """Variants with noisy counts of the cases that are kept."""
    check_noise_bound(float(epsilon), delta, repeats)
    counts = _counted(log, kept)
    share = exact(epsilon) / repeats
    k = truncation(share, exact(delta) / repeats)
    present = [place for place, count in enumerate(counts.tolist()) if count]
    # The order in which variants meet the noise must not depend on how the file was written.
    present.sort(key=lambda place: log.variants[place])
    sampler = TruncatedGeometric(share, k)
    seen: dict[int, list[int]] = {}
    for number in range(repeats):
        for step, place in enumerate(present):
            noisy = int(counts[place]) + sampler.draw(noise)
            if noisy > k:
                seen.setdefault(place, []).append(noisy)
            if step % 64 == 0:
                progress.report(
                    (number + step / len(present)) / repeats,
                    text("{seen} {seen:variant|variants} decided", seen=len(seen)),
                )
                progress.snapshot(lambda: _noisy_counts(seen))
    progress.snapshot(lambda: _noisy_counts(seen), last=True)
    return _ordered(log, _averaged(seen, repeats, share, k), k, delta, log.cases - len(kept))


def kept_cases(log: EventLog, most: int, choice: Random) -> np.ndarray:
    """The cases that count: at most this many of every person, chosen at random; all where none is named."""
    if log.person_of_case is None:
        return np.arange(len(log.variant_of_case))
    order = np.argsort(log.person_of_case, kind="stable")
    starts = np.flatnonzero(np.r_[True, np.diff(log.person_of_case[order]) > 0])
    kept: list[int] = []
    for cases in np.split(order, starts[1:]):
        kept += cases.tolist() if len(cases) <= most else choice.sample(cases.tolist(), most)
    return np.array(kept, np.int64)


def bound_contributions(log: EventLog, most: int, choice: Random) -> tuple[np.ndarray, int]:
    """Cases of each variant after at most this many of every person are kept, and how many are not."""
    kept = kept_cases(log, most, choice)
    return _counted(log, kept), log.cases - len(kept)


def _counted(log: EventLog, kept: np.ndarray) -> np.ndarray:
    return np.bincount(log.variant_of_case[kept], minlength=len(log.variants)).astype(np.int64)


def _averaged(seen: dict[int, list[int]], repeats: int, share: Fraction, k: int) -> dict[int, int]:
    if repeats == 1:
        return {place: counts[0] for place, counts in seen.items()}
    hidden = hidden_count(share, k)
    averages = {
        place: (sum(counts) + (repeats - len(counts)) * hidden) / repeats for place, counts in seen.items()
    }
    return {place: math.floor(average + Fraction(1, 2)) for place, average in averages.items()}


def _ordered(log: EventLog, counts: dict[int, int], k: int, delta: float, left_out: int) -> PublishedVariants:
    places = sorted(counts, key=lambda place: (-counts[place], log.variants[place]))
    numbers = np.array([counts[place] for place in places], np.int64)
    variants = tuple(log.variants[place] for place in places)
    return PublishedVariants(variants, numbers, k, delta, cases_left_out=left_out)


def _noisy_counts(seen: dict[int, list[int]]) -> NoisyCounts:
    counts = [noisy[-1] for noisy in seen.values()]
    return NoisyCounts(np.array(list(seen), np.int64), np.array(counts, np.int64))
