"""What each technique would leave of the loaded log, side by side.

ε and k have no common scale, so that each row names its promise, and what is kept is measured alike for all:

- kept: share of the cases whose variant is released (private variants), that are in the release, edited or
  not (groups), and of the passages that lie on released pairs (the graph);
- similarity of the logs; a graph has no variants to compare;
- total variation between the directly-follows weights of original and release, which all three have;
- behind: fewest cases that share a released variant (edited ones of groups included), or have a released
  arrow; where noise decides, in 19 of 20 releases.

Where noise decides, figures are means of draws that are thrown away: none of them can be released.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

import numpy as np

from engine.core.errors import InputError, ParameterError
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.core.text import text
from engine.kinds.eventlogs.data import EventLog, PublishedFlow, PublishedGroups, PublishedLog
from engine.kinds.eventlogs.log_similarity import relative_similarity
from engine.kinds.eventlogs.measure_flow import case_pairs, total_variation
from engine.kinds.eventlogs.params import Flow, Groups, Travas
from engine.kinds.eventlogs.run import run
from engine.kinds.eventlogs.small_groups import cases_behind_arrows, exposure
from engine.kinds.eventlogs.view_types import TechniqueFigures

DRAWS = 5
EPSILONS, SIZES = (0.5, 1.0, 2.0), (5, 10, 20)
Params = Travas | Groups | Flow


def techniques(
    data: EventLog, published: object = None, params: object = None, progress: Progress | None = None
) -> tuple[TechniqueFigures, ...]:
    """One row a technique and setting; all other settings at their defaults."""
    progress, tried = progress or Progress(), list(_tried())
    rows = []
    for number, (row, one) in enumerate(tried):
        progress.report(number / len(tried), row.label)
        rows.append(_measured(data, row, one, progress))
    progress.report(1.0)
    return tuple(rows)


def _tried() -> Iterator[tuple[TechniqueFigures, Params]]:
    for epsilon in EPSILONS:
        label = text("TraVaS, ε = {epsilon}", epsilon=f"{epsilon:g}")
        yield _noisy("eventlogs.travas", text("TraVaS"), label, epsilon), Travas(epsilon=epsilon)
    for k in SIZES:
        label, promised = text("Groups, k = {k}", k=k), text("at least {k} cases alike, no noise", k=k)
        called, setting = text("Groups of k"), text("k = {k}", k=k)
        row = TechniqueFigures(
            "eventlogs.groups", {"k": k}, called, setting, label, promised, None, None, None, 1
        )
        yield row, Groups(k=k)
    for epsilon in EPSILONS:
        label = text("Graph alone, ε = {epsilon}", epsilon=f"{epsilon:g}")
        yield _noisy("eventlogs.flow", text("Graph alone"), label, epsilon), Flow(epsilon=epsilon)


def _noisy(technique: str, called: str, label: str, epsilon: float) -> TechniqueFigures:
    number = f"{epsilon:g}"
    promised = text("(ε, δ)-private, ε = {epsilon}", epsilon=number)
    setting = text("ε = {epsilon}", epsilon=number)
    values = {"epsilon": epsilon}
    return TechniqueFigures(technique, values, called, setting, label, promised, None, None, None, DRAWS)


def _measured(data: EventLog, row: TechniqueFigures, params: Params, progress: Progress) -> TechniqueFigures:
    kept, similar, apart = [], [], []
    try:
        for _ in range(row.draws):
            progress.check()
            made = run(data, params, Randomness.from_seed(None), Progress())
            log = made.log or data
            kept.append(_kept(log, made))
            similar.append(_similarity(log, made))
            apart.append(_apart(log, made))
    except (InputError, ParameterError) as problem:
        return replace(row, problem=str(problem))
    return replace(
        row,
        kept=_mean(kept),
        similarity=_mean(similar),
        total_variation=_mean(apart),
        behind=_behind(log, made, params),
    )


def _behind(log: EventLog, made: PublishedLog | PublishedFlow, params: Params) -> int | None:
    if isinstance(params, Travas):
        return exposure(log, params).group
    if isinstance(params, Flow):
        return cases_behind_arrows(log, params)
    assert isinstance(made, PublishedGroups)
    return int(made.counts.min()) if len(made.counts) else None


def _kept(log: EventLog, made: PublishedLog | PublishedFlow) -> float:
    if isinstance(made, PublishedFlow):
        passages = case_pairs(log.as_counts())
        return sum(passages[pair] for pair in made.pairs) / sum(passages.values())
    if isinstance(made, PublishedGroups):
        return made.cases / sum(made.before.values())
    known = log.as_counts()
    return sum(known[variant] for variant in made.variants) / log.cases


def _similarity(log: EventLog, made: PublishedLog | PublishedFlow) -> float | None:
    if isinstance(made, PublishedFlow) or not made.variants:
        return None
    return float(relative_similarity(log.as_counts(), made.as_counts(), Progress()).similarity)


def _apart(log: EventLog, made: PublishedLog | PublishedFlow) -> float | None:
    passages = case_pairs(log.as_counts())
    if isinstance(made, PublishedFlow):
        return total_variation(made, passages)
    released = case_pairs(made.as_counts())
    pairs = tuple(sorted(released))
    weights = np.array([released[pair] for pair in pairs], np.int64)
    return total_variation(PublishedFlow(pairs, weights, 0, 0.0, {}), passages)


def _mean(values: Sequence[float | None]) -> float | None:
    """Of the draws that released something; None where none did."""
    known = [value for value in values if value is not None]
    return sum(known) / len(known) if known else None
