"""How long it took from one event of a case to the next, in whole seconds and in bins.

A step's duration is ⌊t₂ − t₁⌋ seconds, below 0 counts as 0. Bins are closed below: edges e₀ = 0 < e₁ < … give
the bins [e₀, e₁), [e₁, e₂), …, and whatever is at or above the last edge falls into the last bin.
A case in which any event has no time contributes nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from engine.core.errors import InputError, Remedy
from engine.io.xes_time import MISSING
from engine.kinds.eventlogs.data import EventLog, Variant


def require_times(log: EventLog) -> None:
    if log.times_elsewhere:
        raise InputError(
            "with a scheduler the workers count cases and keep their times: durations cannot be released",
            hint="release variants, groups or the directly-follows graph without times, or read one file "
            "without a scheduler",
            remedies=(Remedy("Release without times", {"times": "none"}),),
        )
    if log.times is None:
        raise InputError(
            "this log has no times, so durations cannot be released",
            hint="name the column of the times, or release without times; a table of variants, and times "
            "that are plain numbers, have no durations",
            remedies=(Remedy("Release without times", {"times": "none"}),),
        )


def variant_durations(log: EventLog, cases: np.ndarray | None = None) -> dict[Variant, np.ndarray]:
    """Seconds (cases × steps) of each variant with two events or more, cases with all times only.

    `cases` are those that count; all where none are named. In the order of the file within a variant.
    """
    assert log.times is not None
    lengths = np.array([len(variant) for variant in log.variants], np.int64)[log.variant_of_case]
    begins = np.concatenate([[0], np.cumsum(lengths)])[:-1]
    chosen = np.arange(len(log.variant_of_case)) if cases is None else np.sort(cases)
    of_variant = log.variant_of_case[chosen]
    order = np.argsort(of_variant, kind="stable")
    bounds = np.searchsorted(of_variant[order], np.arange(len(log.variants) + 1))
    found: dict[Variant, np.ndarray] = {}
    for place, variant in enumerate(log.variants):
        own = chosen[order[bounds[place] : bounds[place + 1]]]
        if len(variant) < 2 or not len(own):
            continue
        moments = log.times[begins[own][:, None] + np.arange(len(variant))]
        whole = moments[(moments != MISSING).all(axis=1)]
        found[variant] = np.maximum(np.diff(whole, axis=1) // 1_000_000, 0)
    return found


def cases_without_times(log: EventLog) -> int:
    """Cases in which an event has no time."""
    if log.times is None:
        return log.cases
    lengths = np.array([len(variant) for variant in log.variants], np.int64)[log.variant_of_case]
    owner = np.repeat(np.arange(len(lengths)), lengths)
    return len(np.unique(owner[log.times == MISSING]))


def bins_of(seconds: np.ndarray | Sequence[float], edges: Sequence[int]) -> np.ndarray:
    """The bin of each duration."""
    places = np.searchsorted(np.asarray(edges), np.asarray(seconds), side="right") - 1
    return np.clip(places, 0, len(edges) - 2)


def histogram(seconds: np.ndarray, edges: Sequence[int]) -> np.ndarray:
    return np.bincount(bins_of(seconds, edges), minlength=len(edges) - 1)
