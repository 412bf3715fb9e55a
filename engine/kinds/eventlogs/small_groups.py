"""How many small groups a release shows on average, from the log and the parameters.

A variant with n cases is released by one draw with probability P(n + X > k), by any of m with
1 − (1 − P)^m: how many variants of a single case a release shows on average is a sum over the log, known
before anything is drawn.
"""

from __future__ import annotations

from collections import Counter

import numpy as np

from engine.kinds.eventlogs.attribute_budget import split_off
from engine.kinds.eventlogs.data import EventLog
from engine.kinds.eventlogs.flow import least_weight, pairs_of, scale
from engine.kinds.eventlogs.group_privacy import effective_delta, group_privacy, units
from engine.kinds.eventlogs.noise import exact, release_probabilities, truncation
from engine.kinds.eventlogs.params import Flow, Travas
from engine.kinds.eventlogs.view_types import Exposure

SELDOM = 0.05  # how many variants of a smaller group a release may show on average: one release of twenty


def exposure(log: EventLog, params: Travas) -> Exposure:
    delta = effective_delta(log, params)
    cases = params.cases_per_person if log.person_of_case is not None else 1
    params, attributes = split_off(log, params)
    left, apart = effective_delta(log, params), attributes.for_cases(cases)
    epsilon_unit, delta_unit = group_privacy(*params.budget, left, params.repeats, cases)
    behind, most = units_per_variant(log, params.cases_per_person)
    share = params.epsilon_variants / params.repeats
    k = truncation(share, exact(left) / params.repeats)
    one = np.array(release_probabilities(share, k))[np.minimum(most, 2 * k + 1)]
    shown = -np.expm1(params.repeats * np.log1p(-np.minimum(one, 1 - 1e-16)))
    return Exposure(
        units=units(log),
        unit="case" if log.person_of_case is None else "person",
        delta=delta,
        epsilon_unit=epsilon_unit + apart[0],
        delta_unit=min(1.0, delta_unit + apart[1]),
        singles=float(shown[behind == 1].sum()),
        released=float(shown.sum()),
        group=_group(behind, shown),
    )


def cases_behind_arrows(log: EventLog, params: Flow) -> int:
    """Of a released graph: fewest cases that have an arrow, in 19 of 20 releases.

    Which pairs of a case are kept is random; that all were makes the averages upper bounds.
    """
    counts = Counter[tuple[str, str]]()
    for variant, cases in log.as_counts().items():
        counts.update(dict.fromkeys(pairs_of(variant), cases))
    behind = np.array(list(counts.values()))
    least = least_weight(params.epsilon_arrows, effective_delta(log, params), params.pairs_per_case)
    q = np.exp(-1 / float(scale(params.epsilon_arrows, params.pairs_per_case)))
    below = least - behind  # P(X ≥ x) of discrete Laplace noise, x above and up to 0
    shown = np.where(below > 0, q ** np.maximum(below, 0), 1 + q - q ** np.maximum(1 - below, 0)) / (1 + q)
    return _group(behind, shown)


def units_per_variant(log: EventLog, most: int) -> tuple[np.ndarray, np.ndarray]:
    """How many cases (or persons) stand behind every variant, and its largest count after bounding.

    Which cases of a person are kept is random; the largest count makes the averages upper bounds.
    """
    if log.person_of_case is None:
        return log.counts, log.counts
    pairs = log.variant_of_case.astype(np.int64) * units(log) + log.person_of_case
    found, cases = np.unique(pairs, return_counts=True)
    variant = found // units(log)
    behind = np.bincount(variant, minlength=len(log.variants))
    kept = np.bincount(variant, np.minimum(cases, most), len(log.variants)).astype(np.int64)
    return behind, kept


def unique_released(log: EventLog, released: set[tuple[str, ...]]) -> int:
    """Variants of the release that one single case (or person) of the original has: counted, not noisy."""
    behind, _ = units_per_variant(log, 1)
    return sum(
        1 for variant, n in zip(log.variants, behind.tolist(), strict=True) if n == 1 and variant in released
    )


def _group(behind: np.ndarray, shown: np.ndarray) -> int:
    order = np.argsort(behind, kind="stable")
    upto = np.cumsum(shown[order])
    first = int(np.searchsorted(upto, SELDOM, side="right"))
    return int(behind[order[min(first, len(order) - 1)]])
