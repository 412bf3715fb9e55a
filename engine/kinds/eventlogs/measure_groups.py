"""Utility and risk of groups of k, as plain values by metric key."""

from __future__ import annotations

from engine.core.identifiers import as_risk
from engine.core.number_format import grouped
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.core.technique import Measured
from engine.core.text import text
from engine.kinds.eventlogs import attack
from engine.kinds.eventlogs.data import EventLog, PublishedGroups
from engine.kinds.eventlogs.durations import cases_without_times
from engine.kinds.eventlogs.group_attributes import homogeneous_classes
from engine.kinds.eventlogs.groups import group_variants
from engine.kinds.eventlogs.measure import (
    disclosure_draws,
    disclosure_metrics,
    found_identifiers,
    found_in_attributes,
    knowledge_size,
    loading_warnings,
    raw_disclosure,
    raw_utility,
    release_comparison,
    time_metrics,
    utility_metrics,
)
from engine.kinds.eventlogs.metrics_groups import TIMES_OF_GROUPS
from engine.kinds.eventlogs.params import Groups
from engine.kinds.eventlogs.recoding_words import recoding_risk


def measure(
    data: EventLog, published: PublishedGroups, params: Groups, randomness: Randomness, progress: Progress
) -> Measured:
    found = release_comparison(data, published, progress.part("Comparing the logs", 0.6))
    before, after = data.as_counts(), published.as_counts()
    cases = sum(published.before.values())
    unchanged = sum(n for variant, n in published.before.items() if published.host.get(variant) == variant)
    utility = {
        **utility_metrics(found, before, after),
        **raw_utility(data, published, found, progress.part("Comparing with the file", 0.1)),
        "variants": len(after),
        "cases": published.cases,
        "cases_kept": published.cases / cases,
        "cases_unchanged": unchanged / cases,
        "cases_dropped": published.dropped,
        "cases_left_out": published.cases_left_out,
        "attribute_values_kept": None if published.attributes is None else published.attributes.unchanged,
        **time_metrics(data, published.times, lambda variant, cases: True, randomness, TIMES_OF_GROUPS),
    }
    random, size = disclosure_draws(), knowledge_size(before, after)
    known = disclosure_metrics(before, after)
    risk = {
        **known,
        "case_disclosure_raw": raw_disclosure(data, known),
        "unit": "case" if data.person_of_case is None else "person",
        **recoding_risk(data),
        "smallest_group": min(after.values(), default=None),
        "smallest_own": min((published.before[variant] for variant in after), default=None),
        "own_single": sum(published.before[variant] == 1 for variant in after),
        "identifiers": as_risk([*found_identifiers(after), *found_in_attributes(published)]),
        "attribute_classes_of_one_value": None
        if published.attributes is None
        else homogeneous_classes(published.attributes, params.attribute_class),
    }
    if params.timed:
        risk["cases_without_times"] = cases_without_times(data) / max(1, data.cases)
    for kind in ("set", "multiset"):
        pair = [attack.disclosure(log, kind, size, random) for log in (before, after)]
        risk[f"case_disclosure_{kind}"] = [one.average if one else None for one in pair]
    progress.part("Attack", 0.3).report(1.0)
    return Measured(utility, risk, tuple(_warnings(data, published, params)))


def _warnings(data: EventLog, published: PublishedGroups, params: Groups) -> list[str]:
    warnings = loading_warnings(data, published.cases_left_out)
    if published.untimed:
        pair = " → ".join(published.untimed[0])
        warnings.append(
            text(
                "no times are released: pairs of activities with fewer than {k} durations: {pairs}, the "
                "first {pair}; a smaller k, or activities that are recoded, would give times",
                k=params.k,
                pairs=grouped(len(published.untimed)),
                pair=pair,
            )
        )
    if not published.variants:
        warnings.append(empty_release_warning(published, params))
    return warnings


def empty_release_warning(published: PublishedGroups, params: Groups) -> str:
    """An empty result is a result: which `own` or k would release something."""
    most = max(published.before.values())
    words = text("with k = {k} and own = {own} nothing is released", k=params.k, own=params.own)
    if most < params.own:
        return text("{words}; own = {most} would release something", words=words, most=most)
    k = params.k
    while (k := k // 2) >= 2:
        own = min(params.own, k)
        if group_variants(published.before, k, own, params.max_change, Progress()).sizes:
            return text("{words}; k = {k} would release something", words=words, k=k)
    return text("{words}; a larger change of single cases would release something", words=words)
