"""Utility and risk of a release, as plain values by metric key."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Any
from weakref import WeakKeyDictionary

import numpy as np

from engine.core.identifiers import Finding, as_risk, scan, scan_titles
from engine.core.number_format import grouped
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.core.technique import Measured, Metric
from engine.core.text import text
from engine.kinds.eventlogs import attack
from engine.kinds.eventlogs.attribute_budget import split_off
from engine.kinds.eventlogs.attribute_utility import attribute_metrics
from engine.kinds.eventlogs.data import (
    EventLog,
    PrivateChoice,
    PublishedLog,
    PublishedVariants,
    ReleasedTimes,
    Variant,
)
from engine.kinds.eventlogs.describe import delta_without_choice
from engine.kinds.eventlogs.durations import cases_without_times
from engine.kinds.eventlogs.log_difference import absolute_difference
from engine.kinds.eventlogs.log_similarity import relative_similarity
from engine.kinds.eventlogs.metrics_times import TIME_METRICS
from engine.kinds.eventlogs.noise import exact, expected_variants, release_probability, truncation
from engine.kinds.eventlogs.params import Travas
from engine.kinds.eventlogs.recoding_words import exact_rest, recoding_risk
from engine.kinds.eventlogs.sankey_layout import sankey_snapshot
from engine.kinds.eventlogs.small_groups import exposure, unique_released
from engine.kinds.eventlogs.time_utility import time_utility
from engine.kinds.eventlogs.travas_draw import times_budget
from engine.kinds.eventlogs.utility import (
    LogComparison,
    activity_counts,
    check_size,
    compare_counts,
    events_of,
)
from engine.kinds.eventlogs.view_types import MetricValue

FREE_TEXT = "free text"  # a kind of finding of the scan for identifiers
KNOWN = ("sequence", 3)  # the background knowledge of the headline metrics
EPSILONS = tuple(step / 10 for step in range(1, 201))  # where something would be released: 0.1 to 20
# The flows of a release are asked for again by several views.
_comparisons: WeakKeyDictionary[PublishedLog, LogComparison] = WeakKeyDictionary()


def release_comparison(data: EventLog, published: PublishedLog, progress: Progress) -> LogComparison:
    """Both metrics and their flows; the flows are shown while they improve."""
    if published not in _comparisons:
        rows = {variant: row for row, variant in enumerate(data.variants)}
        _comparisons[published] = compare_counts(
            data.as_counts(),
            published.as_counts(),
            progress,
            lambda flow: progress.snapshot(lambda: sankey_snapshot(flow(), rows)),
        )
    return _comparisons[published]


def measure(
    data: EventLog, published: PublishedVariants, params: Travas, randomness: Randomness, progress: Progress
) -> Measured:
    """Against the log that was drawn from; ε and δ are what the whole release spends."""
    data, total, cost = published.log or data, params.epsilon, published.choice or PrivateChoice((), 0.0, 0.0)
    if published.choice is not None:
        params = replace(
            params, epsilon=exact_rest(total, cost.epsilon), delta=delta_without_choice(published)
        )
    left = split_off(data, params)[0]
    found = release_comparison(data, published, progress.part("Comparing the logs", 0.8))
    before, after = data.as_counts(), published.as_counts()
    utility = {
        **utility_metrics(found, before, after),
        **raw_utility(data, published, found, progress.part("Comparing with the file", 0.05)),
        "variants": len(after),
        "cases": published.cases,
        "cases_left_out": published.cases_left_out,
        **time_metrics(data, published.times, times_budget(left).dense, randomness),
        **attribute_metrics(data, published, params.attribute_class),
    }
    disclosure = disclosure_metrics(before, own_cases(before, after))
    progress.part("Attack", 0.2).report(1.0)
    seen = exposure(data, params)
    risk = {
        **disclosure,
        "case_disclosure_raw": raw_disclosure(data, disclosure),
        **recoding_risk(data),
        "epsilon": total,
        "epsilon_person": seen.epsilon_unit + cost.epsilon if seen.unit == "person" else None,
        "epsilon_spent": seen.epsilon_unit + cost.epsilon if seen.unit == "person" else total,
        "delta": seen.delta,
        "delta_spent": seen.delta_unit + cost.delta,
        "unit": seen.unit,
        "units": seen.units,
        "k": published.k,
        "single_case_released": single_case_released(left, published.k),
        "identifiers": as_risk([*found_identifiers(after), *found_in_attributes(published)]),
        "unique_released": unique_released(data, set(after)),
        "unique_expected": seen.singles,
        "group_expected": seen.group,
    }
    if params.timed:
        risk["cases_without_times"] = cases_without_times(data) / max(1, data.cases)
    return Measured(utility, risk, tuple(_warnings(data, published, params, left)))


def found_identifiers(log: Mapping[Variant, int]) -> list[Finding]:
    """What the names of activities that would leave look like.

    Each name counts once: a single one that holds an address must not drown in common ones. Only whether they
    are texts about single rows is judged by the rows, for long names of activities repeat.
    """
    events = activity_counts(log)
    names = sorted(events)
    once = scan({"activity": names}, listed=True)
    repeated = np.repeat(np.array(names, object), [events[name] for name in names])
    texts = [found for found in scan({"activity": repeated}) if found.kind == FREE_TEXT] if names else []
    return [*(found for found in once if found.kind != FREE_TEXT), *texts]


def found_in_attributes(published: PublishedLog) -> list[Finding]:
    """What the values that would leave look like; each counts once."""
    attributes = published.attributes
    if attributes is None:
        return []
    rows = [row for own in attributes.of_cases.values() for row in own]
    named = {name: sorted({row[at] for row in rows}) for at, (name, _) in enumerate(attributes.told)}
    return scan(named, listed=True) + scan_titles(named)


def time_metrics(
    data: EventLog,
    times: ReleasedTimes | None,
    dense: Callable[[Variant, int], bool],
    randomness: Randomness,
    shown: Sequence[Metric] = TIME_METRICS,
) -> dict[str, MetricValue]:
    """How well durations were kept; – where none are released."""
    if times is None:
        return {metric.key: None for metric in shown}
    found = time_utility(data, times, dense, randomness.generator("times utility"))
    ways = {"": found.released, "_flat": found.flat, "_bins": found.bins_only}
    values = {
        **{f"step_distance{way}": one.step for way, one in ways.items()},
        **{f"case_distance{way}": one.case for way, one in ways.items()},
        **{f"steps_{source}": share for source, share in found.sources.items()},
    }
    keys = {metric.key for metric in shown}
    return {key: value for key, value in values.items() if key in keys}


def single_case_released(params: Travas, k: int) -> float:
    """How likely a variant of one case is in a release: in any of the m draws."""
    one = release_probability(1, params.epsilon_variants / params.repeats, k)
    return -math.expm1(params.repeats * math.log1p(-one))


def utility_metrics(
    found: LogComparison, before: Mapping[Variant, int], after: Mapping[Variant, int]
) -> dict[str, MetricValue]:
    """The metrics of `compare` that are about utility; similarities are None against an empty log."""
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
        "similarity_overlap_removed": (
            float(found.overlap_removed.similarity)
            if found.overlap_removed
            else 1.0
            if before == after
            else None
        ),
    }


def raw_utility(
    data: EventLog, published: PublishedLog, found: LogComparison, progress: Progress
) -> dict[str, MetricValue]:
    """Similarity and difference to the log as it was in the file: what was lost in all."""
    similar = found.matched.similarity if found.matched else None
    difference = found.difference.difference
    if data.raw is not None:
        raw, after = data.raw.as_counts(), published.as_counts()
        check_size(raw, after)
        difference = absolute_difference(raw, after, progress).difference
        similar = relative_similarity(raw, after, progress).similarity if after else None
    return {"similarity_raw": None if similar is None else float(similar), "difference_raw": difference}


def raw_disclosure(data: EventLog, risk: Mapping[str, Any]) -> float | None:
    """The chance to point at an average case of the file, by the knowledge that the headline has."""
    if data.raw is None:
        return risk["case_disclosure_average"][0]
    found = attack.disclosure(data.raw.as_counts(), KNOWN[0], risk["activities_known"], disclosure_draws())
    return found.average if found else None


def disclosure_metrics(before: Mapping[Variant, int], after: Mapping[Variant, int]) -> dict[str, MetricValue]:
    """What an attacker learns of the original log and of the released one."""
    random = disclosure_draws()
    size = knowledge_size(before, after)
    pair = [attack.disclosure(log, KNOWN[0], size, random) for log in (before, after)]
    return {
        "activities_known": size,
        "unique_cases": [
            attack.unique_share(list(before.values())),
            attack.unique_share(list(after.values())),
        ],
        "case_disclosure_average": [found.average if found else None for found in pair],
        "case_disclosure": [found.case if found else None for found in pair],
        "trace_disclosure": [found.trace if found else None for found in pair],
    }


def disclosure_draws() -> np.random.Generator:
    """The same each time: two runs on a file are asked the same questions."""
    return Randomness.from_seed(0).generator("disclosure")


def own_cases(before: Mapping[Variant, int], after: Mapping[Variant, int]) -> dict[Variant, int]:
    """How many cases of the original stand behind each released variant: noisy counts would hide a single
    case published as five. A variant that nobody had stands for nobody, and keeps its count as a decoy."""
    return {variant: before.get(variant, count) for variant, count in after.items()}


def knowledge_size(*logs: Mapping[Variant, int]) -> int:
    """Three known activities, or as many as the longest case has: the same number for both logs."""
    return min(KNOWN[1], *(max(map(len, log)) for log in logs if log), KNOWN[1])


def loading_warnings(data: EventLog, left_out: int) -> list[str]:
    """What was said when the log was read, and that persons keep some of their cases."""
    if not left_out:
        return list(data.notes)
    told = text(
        "cases of persons with more cases, left out at random: {cases_left_out}",
        cases_left_out=grouped(left_out),
    )
    return [*data.notes, told]


def _warnings(data: EventLog, published: PublishedVariants, params: Travas, left: Travas) -> list[str]:
    warnings = loading_warnings(data, published.cases_left_out)
    if not published.variants:
        counts = data.counts.tolist()
        share = left.epsilon_variants / Fraction(str(params.epsilon))
        warnings.append(empty_release_warning(counts, params, published.delta, share))
    return warnings


def empty_release_warning(counts: Sequence[int], params: Travas, delta: float, share: Fraction) -> str:
    """An empty result is a result: which ε and δ would release something; `share` of ε is the variants'."""
    epsilon, repeats = params.epsilon, params.repeats
    spent = share * exact(epsilon)
    k = truncation(spent / repeats, exact(delta) / repeats)
    words = text(
        "at ε = {epsilon}, δ = {delta} nothing was released: the largest number of cases of a variant "
        "is {counts}, the threshold is {k}",
        epsilon=f"{epsilon:g}",
        delta=f"{delta:g}",
        counts=max(counts),
        k=k,
    )
    for candidate in EPSILONS:
        tried = share * exact(candidate)
        if candidate > epsilon and expected_variants(counts, tried, exact(delta)) >= 1:
            return text(
                "{words}; ε = {candidate} would release something on average",
                words=words,
                candidate=f"{candidate:g}",
            )
    for candidate in (1e-4, 1e-3, 1e-2, 0.05, 0.1):
        if candidate > delta and expected_variants(counts, spent, exact(candidate)) >= 1:
            return text(
                "{words}; δ = {candidate} would release something on average",
                words=words,
                candidate=f"{candidate:g}",
            )
    return text(
        "{words}; no ε up to {epsilons} would release something: every variant is too rare",
        words=words,
        epsilons=f"{EPSILONS[-1]:g}",
    )
