"""What a private directly-follows graph promises, what it spends, and what the gate says of it."""

from __future__ import annotations

import math
from dataclasses import replace

from engine.core.policy import Policy
from engine.core.technique import Done, GateItem, Measured, PrivacyLoss, Promise
from engine.core.text import joined, text
from engine.kinds.eventlogs.params import Flow
from engine.kinds.eventlogs.promise import (
    CASES_LIMIT,
    PERSONS_LIMIT,
    TIMES_DECLARED,
    delta_line,
    epsilon_line,
    one_case_of_each,
    single_line,
    times_line,
)
from engine.kinds.eventlogs.recoding_words import (
    choice_cost,
    choice_words,
    exact_rest,
    recoding_limits,
    recoding_lines,
)

LIMITS = (
    # sentence by sentence: each is translated by itself
    "Weights count cases of which at most c pairs are kept: they are not the numbers of passages.",
    "A way through the graph need not be a case, and an arrow that is missing may exist.",
    "What is true of many cases is published: that is the purpose.",
    "The order of magnitude of the number of cases is taken as known.",
    "Every further release of the same log adds its ε and δ.",
    "Choosing among several draws, or c by the look of the result, is not covered: the release is always a "
    "fresh draw.",
)


def privacy_loss(params: Flow, done: Done) -> PrivacyLoss:
    unit = "person" if done.facts["person"] else "case"
    return PrivacyLoss(params.epsilon, float(done.facts["delta"]), unit)


def promise(params: Flow, done: Done | None = None) -> Promise:
    person = done is not None and bool(done.facts["person"])
    bound = text(
        "Of every case at most {c} different pairs of neighbours count, chosen at random.",
        c=params.pairs_per_case,
    )
    paid = choice_words(done) if done is not None else ()
    words = joined(" ", (_loss(params, done, person), *paid, *_parts(params, done), bound))
    first, declared = PERSONS_LIMIT if person else CASES_LIMIT, (TIMES_DECLARED,) if params.timed else ()
    limits = joined(" ", (first, *LIMITS, *declared, *recoding_limits(done)))
    return Promise("guarantee", words, limits, "person" if person else "case")


def _parts(params: Flow, done: Done | None) -> tuple[str, ...]:
    """How ε is divided, where durations are released too; a private choice of activities came before."""
    if not params.timed:
        return ()
    cost = 0.0 if done is None else choice_cost(done)[0]
    left = replace(params, epsilon=exact_rest(params.epsilon, cost))
    return (
        text(
            "Of ε, {arrows} is spent on the arrows and {times} on the durations of the steps on them.",
            arrows=f"{float(left.epsilon_arrows):g}",
            times=f"{float(left.epsilon_times):g}",
        ),
    )


def _loss(params: Flow, done: Done | None, person: bool) -> str:
    delta = params.delta if done is None else float(done.facts["delta"])
    return text(
        "Whether any single case is in the log changes the probability of every release by a factor of "
        "at most e^{epsilon} ≈ {factor}, except with a probability δ that is a tenth of "
        "1 / number of cases or less."
        if delta is None
        else "Whether any single person is in the log changes the probability of every release by a factor "
        "of at most e^{epsilon} ≈ {factor}, except with probability {delta}. One case of every person "
        "counts, chosen at random."
        if person
        else "Whether any single case is in the log changes the probability of every release by a factor of "
        "at most e^{epsilon} ≈ {factor}, except with probability {delta}.",
        epsilon=f"{params.epsilon:g}",
        factor=f"{math.exp(params.epsilon):.3g}",
        delta="" if delta is None else f"{delta:.3g}",
    )


def gate(params: Flow, measured: Measured, policy: Policy) -> tuple[GateItem, ...]:
    return (
        _something(measured),
        epsilon_line(measured, policy),
        delta_line(measured, policy),
        single_line(measured, policy),
        one_case_of_each(measured),
        *times_line(measured, policy),
        *recoding_lines(measured),
        GateItem(
            "Fresh draw", "green", "the release draws its noise anew; what was looked at is not published"
        ),
    )


def _something(measured: Measured) -> GateItem:
    edges = measured.utility["edges"]
    if not edges:
        detail = "nothing is released: every pair is too rare for these ε and δ"
        return GateItem("Something to release", "amber", detail)
    return GateItem("Something to release", "green", text("arrows in this draw: {edges}", edges=edges))
