"""Durations of the steps of released variants, as noisy histograms: ε_t-differentially private per case.

A released variant v with two events or more is *dense* iff ñ_v·ε_t/(|v|−1) ≥ `own`, else *thin*; ñ_v is the
released count, so this choice costs nothing.

- Dense: a histogram over the cases of v for each of its |v|−1 steps, each cell with discrete Laplace noise of
  scale (|v|−1)/ε_t. A case sits in one variant, and in one bin of each of its steps.
- Thin: all thin variants together have one histogram for each pair of neighbouring activities in them. A case
  gives at most c of its steps, chosen at random; noise of scale c/ε_t.

Tidying is free: with noise of scale s over B bins, cells under max(1, s·ln B) become 0. A step whose own (or
pair's) histogram is then empty takes the sum of all pairs, tidied with (c/ε_t)·√pairs; if that is empty too,
all bins weigh the same. Proof: docs/proofs/travas-times.md.

Noise is met in the order: dense variants sorted, their steps, bins; then pairs sorted, bins.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from random import Random

import numpy as np

from engine.kinds.eventlogs.data import StepTimes, Variant
from engine.kinds.eventlogs.durations import histogram

Noise = Callable[[int, Fraction], np.ndarray]  # (how many, scale) -> whole numbers
Pair = tuple[str, str]


@dataclass(frozen=True)
class TimesBudget:
    """What the durations may spend, and how."""

    epsilon: Fraction  # ε_t
    own: Fraction
    steps_per_case: int  # c
    edges: tuple[int, ...]

    @property
    def bins(self) -> int:
        return len(self.edges) - 1

    def dense(self, variant: Variant, released: int) -> bool:
        return len(variant) > 1 and released * self.epsilon / (len(variant) - 1) >= self.own

    @property
    def pair_scale(self) -> Fraction:
        return self.steps_per_case / self.epsilon


def release_times(
    durations: Mapping[Variant, np.ndarray],
    released: Mapping[Variant, int],
    budget: TimesBudget,
    noise: Noise,
    choice: Random,
) -> dict[Variant, tuple[StepTimes, ...]]:
    """Source and weights of every step; `durations` are those of the cases that count (cases × steps)."""
    stepped = sorted(variant for variant in released if len(variant) > 1)
    dense = [variant for variant in stepped if budget.dense(variant, released[variant])]
    thin = [variant for variant in stepped if not budget.dense(variant, released[variant])]
    own = {variant: _own(durations.get(variant), variant, budget, noise) for variant in dense}
    shared = {pair for variant in thin for pair in steps_of(variant)}
    pairs = shared_histograms(durations, thin, shared, budget, noise, choice)
    told, otherwise = shared_weights(pairs, budget)
    found = {variant: tuple(_weights("own", cells, otherwise) for cells in own[variant]) for variant in dense}
    for variant in thin:
        found[variant] = tuple(told[pair] for pair in steps_of(variant))
    return found


def shared_weights(
    pairs: Mapping[Pair, np.ndarray], budget: TimesBudget
) -> tuple[dict[Pair, StepTimes], StepTimes]:
    """Tidied weights of every pair, and what a step has of which noise left nothing: all pairs, or flat."""
    least = float(budget.pair_scale)
    pooled = np.sum([np.zeros(budget.bins, np.int64), *pairs.values()], axis=0)
    everywhere = tidied(pooled, least * math.sqrt(len(pairs))) if pairs else pooled
    flat = StepTimes("flat", (1,) * budget.bins)
    otherwise = _weights("all", everywhere, flat)
    return {
        pair: _weights("pair", tidied(cells, least), otherwise) for pair, cells in pairs.items()
    }, otherwise


def _weights(source: str, cells: np.ndarray, otherwise: StepTimes) -> StepTimes:
    return StepTimes(source, tuple(int(cell) for cell in cells)) if cells.any() else otherwise


def steps_of(variant: Variant) -> list[Pair]:
    return list(pairwise(variant))


def tidied(cells: np.ndarray, scale: float) -> np.ndarray:
    return np.where(cells < max(1.0, scale * math.log(len(cells))), 0, cells)


def _own(
    seconds: np.ndarray | None, variant: Variant, budget: TimesBudget, noise: Noise
) -> Sequence[np.ndarray]:
    steps = len(variant) - 1
    scale = steps / budget.epsilon
    drawn = noise(steps * budget.bins, scale).reshape(steps, budget.bins)
    counted = [
        np.zeros(budget.bins, np.int64) if seconds is None else histogram(seconds[:, place], budget.edges)
        for place in range(steps)
    ]
    return [tidied(cells + own, float(scale)) for cells, own in zip(counted, drawn, strict=True)]


def shared_histograms(
    durations: Mapping[Variant, np.ndarray],
    variants: Sequence[Variant],
    pairs: Collection[Pair],
    budget: TimesBudget,
    noise: Noise,
    choice: Random,
) -> dict[Pair, np.ndarray]:
    """Noisy histograms of these pairs over the cases of these variants, not tidied yet.

    A case gives at most c of its steps on them.
    """
    names = sorted(pairs)
    given: dict[Pair, list[np.ndarray]] = {pair: [] for pair in names}
    for variant in variants:
        seconds, steps = durations.get(variant), steps_of(variant)
        places = [place for place, pair in enumerate(steps) if pair in given]
        if seconds is None or not places:
            continue
        kept = _kept_steps(len(seconds), len(places), budget.steps_per_case, choice)
        for chosen, place in zip(kept.T, places, strict=True):
            given[steps[place]].append(seconds[chosen, place])
    drawn = noise(len(names) * budget.bins, budget.pair_scale).reshape(len(names), budget.bins)
    return {
        pair: histogram(np.concatenate([np.empty(0, np.int64), *given[pair]]), budget.edges) + own
        for pair, own in zip(names, drawn, strict=True)
    }


def _kept_steps(cases: int, steps: int, most: int, choice: Random) -> np.ndarray:
    """Which steps each case gives: all, or `most` of them at random."""
    kept = np.ones((cases, steps), bool)
    if steps > most:
        kept[:] = False
        for case in range(cases):
            kept[case, choice.sample(range(steps), most)] = True
    return kept
