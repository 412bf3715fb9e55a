"""Utility and risk of a release, as plain values by figure key."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any
from weakref import WeakKeyDictionary

import numpy as np

from engine.eventlogs import attack
from engine.eventlogs.data import EventLog, Variant
from engine.eventlogs.flow_picture import draw_so_far
from engine.eventlogs.noise import exact, expected_released, released_probability, truncation
from engine.eventlogs.travas import Released
from engine.eventlogs.utility import Compared, compare_counts, events_of
from engine.progress import Progress
from engine.randomness import Randomness
from engine.technique import Measured

KNOWN = ("sequence", 3)  # the background knowledge of the headline figures
EPSILONS = (0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0)
# The flows of a release are asked for again by several views.
_compared: WeakKeyDictionary[Released, Compared] = WeakKeyDictionary()


def compared(data: EventLog, published: Released, progress: Progress) -> Compared:
    """Both metrics and their flows; the flows are shown while they improve."""
    if published not in _compared:
        rows = {variant: row for row, variant in enumerate(data.variants)}
        _compared[published] = compare_counts(
            data.as_counts(),
            published.as_counts(),
            progress,
            lambda flow: progress.snapshot(lambda: draw_so_far(flow(), rows)),
        )
    return _compared[published]


def measure_release(
    data: EventLog, published: Released, params: Any, randomness: Randomness, progress: Progress
) -> Measured:
    found = compared(data, published, progress.part("Comparing the logs", 0.8))
    before, after = data.as_counts(), published.as_counts()
    utility = metric_figures(found, before, after)
    utility |= {
        "variants": len(after),
        "cases": published.cases,
        "cases_left_out": published.cases_left_out,
    }
    random = randomness.generator("disclosure")
    risk = disclosure_figures(before, after, random)
    progress.part("Attack", 0.2).report(1.0)
    share, k = exact(params.epsilon) / params.repeats, published.k
    persons = None if data.person_of_case is None else int(data.person_of_case.max()) + 1
    risk |= {
        "epsilon": params.epsilon,
        "epsilon_person": params.epsilon * (params.cases_per_person if persons else 1),
        "delta": params.delta,
        "delta_limit": 1 / data.cases,
        "persons": persons,
        "k": k,
        "single_case_released": 1 - (1 - released_probability(1, share, k)) ** params.repeats,
    }
    return Measured(utility, risk, tuple(_warnings(data, published, params)))


def metric_figures(
    found: Compared, before: Mapping[Variant, int], after: Mapping[Variant, int]
) -> dict[str, Any]:
    """The figures of `compare` that are about utility; similarities are None against an empty log."""
    matched, plain, difference = found.matched, found.plain, found.difference
    kept = before.keys() & after.keys()
    cases = sum(before.values())
    return {
        "similarity": float(matched.similarity) if matched else None,
        "residual_mass": float(matched.residual_mass) if matched else None,
        "residual_distance": float(matched.residual_distance) if matched else None,
        "plain_similarity": float(plain.similarity) if plain else None,
        "difference": difference.difference,
        "difference_edits": difference.edits,
        "difference_added": difference.added,
        "difference_removed": difference.removed,
        "difference_per_case": difference.difference / max(1, cases),
        "difference_per_event": difference.difference / max(1, events_of(before)),
        "variants_lost": 1 - len(kept) / max(1, len(before)),
        "variants_invented": len(after.keys() - before.keys()) / max(1, len(after)),
        "cases_covered": sum(before[variant] for variant in kept) / max(1, cases),
        "similarity_renormalised": float(matched.renormalised) if matched else None,
        "difference_reference_buffer": found.reference.difference,
    }


def disclosure_figures(
    before: Mapping[Variant, int], after: Mapping[Variant, int], random: np.random.Generator
) -> dict[str, Any]:
    pair = [attack.disclosure(log, *KNOWN, random) for log in (before, after)]
    return {
        "unique_cases": [
            attack.unique_share(list(before.values())),
            attack.unique_share(list(after.values())),
        ],
        "case_disclosure": [found.case if found else None for found in pair],
        "trace_disclosure": [found.trace if found else None for found in pair],
    }


def _warnings(data: EventLog, published: Released, params: Any) -> list[str]:
    warnings = list(data.notes)
    if params.delta > 1 / data.cases:
        warnings.append(
            f"δ = {params.delta:g} is above 1 / number of cases ({1 / data.cases:.2g}): choose it smaller"
        )
    if published.cases_left_out:
        warnings.append(
            f"{published.cases_left_out} cases of persons with more cases were left out at random"
        )
    if not published.variants:
        warnings.append(nothing_released(data.counts.tolist(), params.epsilon, params.delta, params.repeats))
    return warnings


def nothing_released(counts: Sequence[int], epsilon: float, delta: float, repeats: int) -> str:
    """An empty result is a result: which ε and δ would release something."""
    k = truncation(exact(epsilon) / repeats, exact(delta) / repeats)
    words = (
        f"at ε = {epsilon:g}, δ = {delta:g} nothing was released: the commonest variant has {max(counts)} "
        f"cases, the threshold is {k}"
    )
    for candidate in EPSILONS:
        if candidate > epsilon and expected_released(counts, exact(candidate), exact(delta)) >= 1:
            return f"{words}; ε = {candidate:g} would release something on average"
    for candidate in (1e-4, 1e-3, 1e-2, 0.05, 0.1):
        if candidate > delta and expected_released(counts, exact(epsilon), exact(candidate)) >= 1:
            return f"{words}; δ = {candidate:g} would release something on average"
    return f"{words}; no ε up to {EPSILONS[-1]:g} would release something: every variant is too rare"
