"""A draw of each technique: δ where it was left open, and the cryptographic streams."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from engine.core.errors import InputError, ParameterError
from engine.core.number_format import grouped
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.core.text import text
from engine.kinds.eventlogs.data import (
    EventLog,
    PublishedFlow,
    PublishedGroups,
    PublishedVariants,
    ReleasedAttributes,
    Variant,
)
from engine.kinds.eventlogs.durations import require_times
from engine.kinds.eventlogs.flow import release_flow
from engine.kinds.eventlogs.flow_times import arrow_times
from engine.kinds.eventlogs.group_attributes import release_attributes
from engine.kinds.eventlogs.group_privacy import effective_delta
from engine.kinds.eventlogs.group_times_draw import with_times
from engine.kinds.eventlogs.groups import Grouping, group_variants
from engine.kinds.eventlogs.params import Flow, Groups, Travas
from engine.kinds.eventlogs.private_rare import choose, is_private
from engine.kinds.eventlogs.travas import bound_contributions, kept_cases
from engine.kinds.eventlogs.travas_draw import draw_travas
from engine.kinds.eventlogs.utility import END, START


def run(
    data: EventLog, params: Travas | Groups | Flow, randomness: Randomness, progress: Progress
) -> PublishedVariants | PublishedGroups | PublishedFlow:
    """Private choices of the recoding come first, and leave the rest of ε and δ to the technique."""
    if data.carried and isinstance(params, Flow):
        raise ParameterError(
            "a directly-follows graph has no cases, and so no place for their attributes",
            hint="choose no attributes to carry, or release private variants or groups of k",
            name="attributes",
        )
    draw: Any = {Travas: draw_travas, Groups: run_groups, Flow: run_flow}[type(params)]
    if not is_private(data):
        return draw(data, params, randomness, progress)
    log, inner, choice = choose(data, params, randomness)
    return replace(draw(log, inner, randomness, progress), log=log, choice=choice)


def run_groups(data: EventLog, params: Groups, randomness: Randomness, progress: Progress) -> PublishedGroups:
    """Deterministic, but for which case of a person with several is kept."""
    if params.timed:
        require_times(data)
    counts, left_out = one_case_each(data, randomness)
    cases = sum(counts.values())
    if params.k > cases:
        raise InputError(
            text("k = {k} is more than the {cases} cases of the log", k=params.k, cases=grouped(cases)),
            hint="choose a smaller k",
        )
    inner = progress.part("Groups", 0.8) if params.timed else progress
    found = group_variants(counts, params.k, params.own, params.max_change, inner)
    variants = sorted(found.sizes, key=lambda variant: (-found.sizes[variant], variant))
    sizes = np.array([found.sizes[variant] for variant in variants], np.int64)
    published = PublishedGroups(
        tuple(variants),
        sizes,
        params.k,
        counts,
        found.host,
        found.dropped,
        cases_left_out=left_out,
        attributes=_group_attributes(data, found, params, randomness) if data.carried else None,
    )
    return with_times(data, published, params, randomness, progress) if params.timed else published


def _group_attributes(
    data: EventLog, found: Grouping, params: Groups, randomness: Randomness
) -> ReleasedAttributes:
    """Of the same cases as the groups, for the stream that chooses them is the same."""
    return release_attributes(
        data,
        kept_cases(data, 1, randomness.bits("cases")),
        found.host,
        found.sizes,
        params.k,
        params.attribute_class,
        params.attribute_join == "joint",
        params.attribute_l,
        randomness.bits("attributes"),
    )


def run_flow(data: EventLog, params: Flow, randomness: Randomness, progress: Progress) -> PublishedFlow:
    refuse_sentinels(data)
    if params.timed:
        require_times(data)
    counts, left_out = one_case_each(data, randomness)
    noise, choice = randomness.bits("flow noise"), randomness.bits("flow pairs")
    delta = effective_delta(data, params)
    epsilon, c = params.epsilon_arrows, params.pairs_per_case
    found = release_flow(data, counts, epsilon, delta, c, noise, choice, progress)
    times = arrow_times(data, found, params, randomness) if params.timed else None
    return replace(found, cases_left_out=left_out, times=times)


def refuse_sentinels(data: EventLog) -> None:
    """▶ and ■ are the beginning and the end of a case: no activity may be called so."""
    for name in (START, END):
        if name in data.activities:
            raise InputError(
                text(
                    "an activity is called {name}, which stands for the beginning or end of a case", name=name
                ),
                hint="recode it, or rename it in the file",
            )


def one_case_each(data: EventLog, randomness: Randomness) -> tuple[dict[Variant, int], int]:
    """The cases that count: all, or one of every person, at random, and how many are left out by that."""
    counts, left_out = bound_contributions(data, 1, randomness.bits("cases"))
    kept = zip(data.variants, counts.tolist(), strict=True)
    return {variant: count for variant, count in kept if count}, left_out
