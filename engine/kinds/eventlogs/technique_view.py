"""What each technique would leave of the loaded log, side by side.

ε and k have no common scale, so that each row names its promise, and what is kept is measured alike for all:

- kept: share of the cases whose variant is released (private variants), that are in the release, edited or
  not (groups), and of the passages that lie on released pairs (the graph);
- similarity of the logs; a graph has no variants to compare;
- total variation between the directly-follows weights of original and release, which all three have.

Where noise decides, figures are means of draws that are thrown away: none of them can be released.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

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
    for number, (label, promised, one) in enumerate(tried):
        progress.report(number / len(tried), label)
        rows.append(_figures(data, label, promised, one, progress))
    progress.report(1.0)
    return tuple(rows)


def _tried() -> Iterator[tuple[str, str, Params]]:
    for epsilon in EPSILONS:
        number = f"{epsilon:g}"
        promised = text("(ε, δ)-private, ε = {epsilon}", epsilon=number)
        yield text("TraVaS, ε = {epsilon}", epsilon=number), promised, Travas(epsilon=epsilon)
    for k in SIZES:
        yield text("Groups, k = {k}", k=k), text("at least {k} cases alike, no noise", k=k), Groups(k=k)
    for epsilon in EPSILONS:
        number = f"{epsilon:g}"
        promised = text("(ε, δ)-private, ε = {epsilon}", epsilon=number)
        yield text("Graph alone, ε = {epsilon}", epsilon=number), promised, Flow(epsilon=epsilon)


def _figures(
    data: EventLog, label: str, promised: str, params: Params, progress: Progress
) -> TechniqueFigures:
    draws = 1 if isinstance(params, Groups) else DRAWS
    kept, similar, apart = [], [], []
    try:
        for _ in range(draws):
            progress.check()
            made = run(data, params, Randomness.from_seed(None), Progress())
            log = made.log or data
            kept.append(_kept(log, made))
            similar.append(_similarity(log, made))
            apart.append(_apart(log, made))
    except (InputError, ParameterError) as problem:
        return TechniqueFigures(label, promised, None, None, None, draws, str(problem))
    return TechniqueFigures(label, promised, _mean(kept), _mean(similar), _mean(apart), draws)


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
