"""Utility and risk of a private directly-follows graph, as plain values by metric key.

Passages are the pairs of all cases, ▶ and ■ included, each once a case. `passages_kept` is the share of them
that lies on released pairs, `passages_within` the share that the bound of c pairs a case leaves;
`total_variation` = ½ Σ |share of the released weights − share of the passages| over all pairs of the log.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction

from engine.core.identifiers import as_risk
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.core.technique import Measured
from engine.core.text import text
from engine.kinds.eventlogs.data import EventLog, PublishedFlow, Variant
from engine.kinds.eventlogs.durations import cases_without_times
from engine.kinds.eventlogs.flow import least_weight, pairs_of, scale
from engine.kinds.eventlogs.flow_time_utility import flow_time_metrics
from engine.kinds.eventlogs.group_privacy import units
from engine.kinds.eventlogs.measure import found_identifiers, loading_warnings
from engine.kinds.eventlogs.params import Flow
from engine.kinds.eventlogs.recoding_words import exact_rest, recoding_risk
from engine.kinds.eventlogs.utility import END, START

EPSILONS = tuple(step / 10 for step in range(1, 201))  # where something would be released: 0.1 to 20


def measure(
    data: EventLog, published: PublishedFlow, params: Flow, randomness: Randomness, progress: Progress
) -> Measured:
    """Against the log that was drawn from; ε and δ are what the whole release spends."""
    progress.report(0.1)
    spent, data = params.epsilon, published.log or data
    if published.choice is not None:
        params = replace(params, epsilon=exact_rest(spent, published.choice.epsilon))
    passages = case_pairs(data.as_counts())
    total = sum(passages.values())
    kept = {pair: passages[pair] for pair in published.pairs}
    utility = {
        "edges": len(published.pairs),
        "activities": len({name for pair in published.pairs for name in pair} - {START, END}),
        "edges_lost": 1 - len(published.pairs) / len(passages),
        "passages_kept": sum(kept.values()) / total,
        "total_variation": total_variation(published, passages),
        "passages_within": sum(published.bounded.values()) / total,
        "cases_left_out": published.cases_left_out,
        **flow_time_metrics(data, published),
    }
    person = data.person_of_case is not None
    single = single_pair_released(params.epsilon_arrows, published.threshold, params.pairs_per_case)
    risk = {
        **recoding_risk(data),
        "epsilon_spent": spent,
        "delta_spent": published.delta + (published.choice.delta if published.choice else 0.0),
        "unit": "person" if person else "case",
        "units": units(data),
        "threshold": published.threshold,
        "single_case_released": single,
        "unique_released": sum(published.bounded.get(pair, 0) == 1 for pair in published.pairs),
        "unique_expected": single * sum(n == 1 for n in published.bounded.values()),
        "identifiers": as_risk(found_identifiers(_named(published))),
    }
    if params.timed:
        risk["cases_without_times"] = cases_without_times(data) / max(1, data.cases)
    progress.report(1.0)
    return Measured(utility, risk, tuple(_warnings(data, published, params)))


def _named(published: PublishedFlow) -> Counter[Variant]:
    """The activities that would leave, as often as their arrows: long names that repeat are no free text."""
    found: Counter[Variant] = Counter()
    for pair, weight in zip(published.pairs, published.weights.tolist(), strict=True):
        found.update({(name,): weight for name in set(pair) - {START, END}})
    return found


def case_pairs(log: Mapping[Variant, int]) -> Counter[tuple[str, str]]:
    """In how many cases each pair occurs, without a bound."""
    found: Counter[tuple[str, str]] = Counter()
    for variant, cases in log.items():
        found.update(dict.fromkeys(pairs_of(variant), cases))
    return found


def reached(arrows: Mapping[tuple[str, str], int]) -> Counter[str]:
    """How often each activity is come to: a case that comes to it by two arrows counts twice."""
    found: Counter[str] = Counter()
    for (_, target), weight in arrows.items():
        found[target] += weight
    return found


def total_variation(published: PublishedFlow, passages: Counter[tuple[str, str]]) -> float | None:
    """½ Σ |y/Σy − p/Σp| over all pairs of log and release; None where nothing was released."""
    weight, all_ = int(published.weights.sum()), sum(passages.values())
    if not weight:
        return None
    share = dict(zip(published.pairs, (published.weights / weight).tolist(), strict=True))
    every = passages.keys() | share.keys()
    return 0.5 * math.fsum(abs(share.get(pair, 0.0) - passages[pair] / all_) for pair in every)


def single_pair_released(epsilon: float | Fraction, threshold: int, c: int) -> float:
    """P(1 + X ≥ T) = q^(T−1) / (1 + q), q = e^(−1/b): at most δ/c by the choice of T."""
    q = math.exp(-1 / float(scale(epsilon, c)))
    return q ** (threshold - 1) / (1 + q)


def _warnings(data: EventLog, published: PublishedFlow, params: Flow) -> list[str]:
    warnings = loading_warnings(data, published.cases_left_out)
    if not published.pairs:
        warnings.append(empty_release_warning(published, params))
    return warnings


def empty_release_warning(published: PublishedFlow, params: Flow) -> str:
    """An empty result is a result: from which ε on the commonest pair would be above the threshold."""
    most = max(published.bounded.values())
    words = text(
        "at ε = {epsilon}, δ = {delta} nothing was released: the commonest pair has {most} "
        "{most:case|cases}, the "
        "threshold is {threshold}",
        epsilon=f"{params.epsilon:g}",
        delta=f"{published.delta:g}",
        most=most,
        threshold=published.threshold,
    )
    share, c = params.epsilon_arrows / Fraction(str(params.epsilon)), params.pairs_per_case
    for epsilon in EPSILONS:
        spent = Fraction(str(epsilon)) * share
        if epsilon > params.epsilon and least_weight(spent, published.delta, c) <= most:
            return text("{words}; ε = {epsilon} would release something", words=words, epsilon=f"{epsilon:g}")
    return text("{words}; no ε up to 20 would release something", words=words)
