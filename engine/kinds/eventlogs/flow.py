"""A differentially private directly-follows graph: which activity directly follows which, in how many cases.

A case's trace gets ▶ in front and ■ behind. Its pairs are the *distinct* neighbours, and at most c of them
are kept, at random. N(a, b) = cases that keep the pair; Y = N + discrete Laplace(b) on the pairs that are
present, b = c/ε, released iff Y ≥ T, the smallest whole number with P(1 + X ≥ T) ≤ δ₁ = δ/c. That is
(ε, δ)-differentially private for every **case**: docs/proofs/flow.md. The mechanism is that of private graphs
(Korolova et al. 2009), without the low rank.

A pair that comes again within a case counts once. The pairs meet the noise in sorted order, whatever the
file.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from random import Random

import numpy as np

from engine.core.discrete_laplace import applied_threshold, exact_discrete_laplace
from engine.core.progress import Progress
from engine.core.text import text
from engine.kinds.eventlogs.data import EventLog, PublishedFlow, Variant
from engine.kinds.eventlogs.utility import END, START
from engine.kinds.eventlogs.view_types import NoisyFlow

Pair = tuple[str, str]


def scale(epsilon: float | Fraction, c: int) -> Fraction:
    """b = c/ε, of the decimal that was typed, or an exact part of it."""
    return Fraction(c) / Fraction(str(epsilon))


def least_weight(epsilon: float | Fraction, delta: float, c: int) -> int:
    """T: no released pair has fewer cases, noise included."""
    return applied_threshold(float(scale(epsilon, c)), delta / c)


def pairs_of(variant: Variant) -> tuple[Pair, ...]:
    """The distinct neighbours of a trace between ▶ and ■, sorted."""
    return tuple(sorted(set(zip((START, *variant), (*variant, END), strict=True))))


def bounded_pairs(log: Mapping[Variant, int], c: int, choice: Random, progress: Progress) -> Counter[Pair]:
    """N: in how many cases each pair is kept, when every case keeps at most c of its pairs, at random.

    Variants in sorted order, their cases one after the other: the stream of random bits does not depend
    on how the file was written.
    """
    kept: Counter[Pair] = Counter()
    for number, variant in enumerate(sorted(log)):
        if number % 64 == 0:
            progress.report(number / len(log))
        pairs, cases = pairs_of(variant), log[variant]
        if len(pairs) <= c:
            kept.update(dict.fromkeys(pairs, cases))
            continue
        for _ in range(cases):
            kept.update(choice.sample(pairs, c))
    return kept


def release_flow(
    log: EventLog,
    counts: Mapping[Variant, int],
    epsilon: float | Fraction,
    delta: float,
    c: int,
    noise: Random,
    choice: Random,
    progress: Progress,
) -> PublishedFlow:
    """A fresh draw; `counts` are the cases that count, one of every person where persons are known."""
    kept = bounded_pairs(counts, c, choice, progress.part("Bounding", 0.8))
    pairs = sorted(pair for pair, cases in kept.items() if cases)
    drawn = exact_discrete_laplace(len(pairs), scale(epsilon, c), noise)
    return threshold_pairs(kept, pairs, drawn, epsilon, delta, c, log, progress)


def threshold_pairs(
    kept: Mapping[Pair, int],
    pairs: list[Pair],
    drawn: np.ndarray,
    epsilon: float | Fraction,
    delta: float,
    c: int,
    log: EventLog,
    progress: Progress,
) -> PublishedFlow:
    """The pairs whose noisy number of cases reaches T, with that number."""
    least = least_weight(epsilon, delta, c)
    noisy = {pair: kept[pair] + int(x) for pair, x in zip(pairs, drawn.tolist(), strict=True)}
    released = {pair: weight for pair, weight in noisy.items() if weight >= least}
    progress.report(1.0, text("{released} {released:pair|pairs} released", released=len(released)))
    weights = np.array([released[pair] for pair in sorted(released)], np.int64)
    found = PublishedFlow(tuple(sorted(released)), weights, least, delta, dict(kept), log=log)
    progress.snapshot(lambda: NoisyFlow(found.pairs, found.weights), last=True)
    return found
