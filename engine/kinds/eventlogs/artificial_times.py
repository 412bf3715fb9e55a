"""Artificial times of released cases: dates are made up, durations follow the released weights.

A case starts at `start` plus a uniform whole second of `span` days. Every step draws a bin by its weights,
then ⌊low·(high/low)^u⌋ seconds, u uniform; the first bin gives 0. It depends on released numbers alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from engine.core.errors import InputError
from engine.kinds.eventlogs.data import StepTimes, Variant

DAY = 86_400
LAST = 253_402_300_799  # the end of the year 9999, in seconds since 1970


def draw_times(
    released: Mapping[Variant, int],
    steps: Mapping[Variant, tuple[StepTimes, ...]],
    edges: tuple[int, ...],
    start: int,
    span: int,
    generator: np.random.Generator,
) -> dict[Variant, np.ndarray]:
    """Moments of every event of every released case (cases × events), in whole seconds since 1970."""
    moments = {}
    for variant in sorted(released):
        cases = released[variant]
        begun = start + generator.integers(0, span * DAY, cases)
        taken = [draw_durations(step.weights, cases, edges, generator) for step in steps.get(variant, ())]
        moments[variant] = np.cumsum(np.column_stack([begun, *taken]), axis=1)
        if moments[variant].max(initial=0) > LAST:
            raise InputError(
                "artificial times would pass the year 9999",
                hint="choose an earlier start, or a smaller last edge of the bins",
            )
    return moments


def draw_durations(
    weights: Sequence[int] | np.ndarray, cases: int, edges: Sequence[int], generator: np.random.Generator
) -> np.ndarray:
    upto = np.cumsum(np.asarray(weights, np.int64))
    bins = np.searchsorted(upto, generator.integers(0, int(upto[-1]), cases), side="right")
    low, high = np.asarray(edges)[bins], np.asarray(edges)[bins + 1]
    least = np.maximum(low, 1)
    drawn = np.floor(least * (high / least) ** generator.random(cases)).astype(np.int64)
    return np.where(bins == 0, 0, np.clip(drawn, low, high - 1))
