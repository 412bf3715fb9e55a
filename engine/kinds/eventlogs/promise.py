"""What a release of private variants promises, what it spends, and what the gate says of it.

The promise is in words made from what was done. What the gate judges depends on the log and the parameters,
and on the draw only in whether anything was released and in the attack, of which neither blocks by default:
a gate that stops a draw for what it shows would choose among draws.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

from engine.core.number_format import grouped
from engine.core.policy import Policy
from engine.core.technique import Done, GateItem, Measured, PrivacyLoss, Promise
from engine.core.text import joined, text
from engine.kinds.eventlogs.attribute_budget import AttributeBudget, left_for_variants
from engine.kinds.eventlogs.attribute_words import (
    DRAWN,
    budget_of_attributes,
    carried,
    private_attributes_lines,
    private_attributes_promise,
)
from engine.kinds.eventlogs.group_privacy import group_privacy
from engine.kinds.eventlogs.params import Travas
from engine.kinds.eventlogs.recoding_words import (
    choice_cost,
    choice_words,
    exact_rest,
    recoding_limits,
    recoding_lines,
)


def privacy_loss(params: Travas, done: Done) -> PrivacyLoss:
    """What a person spends where persons were bounded, else what a case spends."""
    delta = float(done.facts["delta"])
    if not done.facts["person"]:
        return PrivacyLoss(params.epsilon, delta, "case")
    cost, (left, spent), cases = choice_cost(done), _divided(params, done), params.cases_per_person
    assert left.delta is not None
    apart = spent.for_cases(cases)
    epsilon, delta = group_privacy(*left.budget, left.delta, params.repeats, cases)
    return PrivacyLoss(epsilon + apart[0] + cost[0], min(1.0, delta + apart[1]) + cost[1], "person")


def _divided(params: Travas, done: Done) -> tuple[Travas, AttributeBudget]:
    """What variants and durations were left, and what attributes spent; a private choice came before both."""
    cost = choice_cost(done)
    inner = replace(params, epsilon=exact_rest(params.epsilon, cost[0]))
    delta = exact_rest(float(done.facts["delta"]), cost[1])
    spent = budget_of_attributes(inner, done, delta)
    return left_for_variants(inner, delta, spent), spent


def promise(params: Travas, done: Done | None = None) -> Promise:
    if done is None:
        return Promise("guarantee", _before(params), _limits(CASES_LIMIT, params), "case")
    loss = privacy_loss(params, done)
    first = _persons(params, loss) if loss.unit == "person" else _cases(loss)
    left, spent = _divided(params, done)
    words = joined(" ", (first, *choice_words(done), *private_attributes_promise(spent, done), *_parts(left)))
    limit = PERSONS_LIMIT if loss.unit == "person" else CASES_LIMIT
    drawn = DRAWN if carried(done) else ()
    return Promise("guarantee", words, _limits(limit, params, *drawn, *recoding_limits(done)), loss.unit)


CASES_LIMIT = (
    "Persons are not protected as such: a person with c cases is protected with c·ε only, unless a person "
    "column bounds them."
)
PERSONS_LIMIT = (
    "A person is who has one spelling in the person column, capitals, blanks and invisible characters aside."
)
COMMON_LIMITS = (
    # sentence by sentence: each is translated by itself
    "What is true of many cases is published: that is the purpose.",
    "The order of magnitude of the number of cases is taken as known.",
    "Every further release of the same log adds its ε and δ.",
    "Choosing among several draws, or m by the look of the result, is not covered: the release is always a "
    "fresh draw.",
)


TIMES_DECLARED = (
    "That the edges of durations, and the other settings of times, were chosen without looking at the log is "
    "taken for granted."
)
TIMES_LIMITS = (
    "Dates, weekdays, hours, arrival rates and how the steps of a case hang together are made up: only the "
    "durations of each step are meant.",
    TIMES_DECLARED,
)


def _limits(first: str, params: Travas, *more: str) -> str:
    return joined(" ", (first, *COMMON_LIMITS, *(TIMES_LIMITS if params.timed else ()), *more))


def _before(params: Travas) -> str:
    factor = _factor(params.epsilon)
    if params.delta is None:
        cases = text(
            "Whether any single case is in the log changes the probability of every release by a factor of "
            "at most e^{epsilon} ≈ {factor}, except with a probability δ that is a tenth of "
            "1 / number of cases or less.",
            epsilon=f"{params.epsilon:g}",
            factor=factor,
        )
    else:
        cases = text(
            "Whether any single case is in the log changes the probability of every release by a factor of "
            "at most e^{epsilon} ≈ {factor}, except with probability {delta}.",
            epsilon=f"{params.epsilon:g}",
            factor=factor,
            delta=f"{params.delta:g}",
        )
    total = params.epsilon * params.cases_per_person
    if params.cases_per_person == 1:
        persons = (
            "Where a person column is set, one case of every person counts, and the same holds for persons."
        )
    else:
        persons = text(
            "Where a person column is set, up to {cases_per_person} cases of every person count, and "
            "persons are protected with ε = {total}.",
            cases_per_person=params.cases_per_person,
            total=f"{total:g}",
        )
    return joined(" ", (cases, persons, *_parts(params)))


def _parts(params: Travas) -> tuple[str, ...]:
    """How ε is divided, where durations are released too."""
    if not params.timed:
        return ()
    variants, times = params.budget
    return (
        text(
            "Of ε, {variants} is spent on the variants and {times} on the durations of their steps.",
            variants=f"{variants:g}",
            times=f"{times:g}",
        ),
    )


def _cases(loss: PrivacyLoss) -> str:
    return text(
        "Whether any single case is in the log changes the probability of every release by a factor of at "
        "most e^{epsilon} ≈ {epsilon2}, except with probability {delta}.",
        epsilon=f"{loss.epsilon:g}",
        epsilon2=_factor(loss.epsilon),
        delta=f"{loss.delta:.3g}",
    )


def _persons(params: Travas, loss: PrivacyLoss) -> str:
    kept = (
        "One case of every person counts, chosen at random."
        if params.cases_per_person == 1
        else text(
            "At most {cases_per_person} cases of every person count, chosen at random.",
            cases_per_person=params.cases_per_person,
        )
    )
    person = text(
        "Whether any single person is in the log changes the probability of every release by a factor of at "
        "most e^{epsilon} ≈ {epsilon2}, except with probability {delta}.",
        epsilon=f"{loss.epsilon:g}",
        epsilon2=_factor(loss.epsilon),
        delta=f"{loss.delta:.3g}",
    )
    return joined(" ", (person, kept))


def _factor(epsilon: float) -> str:
    return f"{math.exp(epsilon):.3g}" if epsilon < 700 else "∞"


# ── the gate ──────────────────────────────────────────────────────────────────────────────────


def gate(params: Travas, measured: Measured, policy: Policy) -> tuple[GateItem, ...]:
    return (
        _something(measured),
        epsilon_line(measured, policy),
        delta_line(measured, policy),
        _single(measured, policy),
        _group(measured, policy),
        disclosure_line(measured, policy),
        _unit(params, measured),
        *times_line(measured, policy),
        *private_attributes_lines(measured, policy),
        *recoding_lines(measured),
        GateItem(
            "Fresh draw", "green", "the release draws its noise anew; what was looked at is not published"
        ),
    )


def _something(measured: Measured) -> GateItem:
    variants, cases = measured.utility["variants"], measured.utility["cases"]
    if not variants:
        detail = "nothing is released: every variant is too rare for these ε and δ"
        return GateItem("Something to release", "amber", detail)
    detail = text(
        "variants in this draw: {variants}, cases: {cases}", variants=grouped(variants), cases=grouped(cases)
    )
    return GateItem("Something to release", "green", detail)


def epsilon_line(measured: Measured, policy: Policy) -> GateItem:
    spent = measured.risk["epsilon_spent"]
    detail = text(
        "ε = {spent} per person, the house allows {max_epsilon} a release"
        if measured.risk["unit"] == "person"
        else "ε = {spent} per case, the house allows {max_epsilon} a release",
        spent=f"{spent:g}",
        max_epsilon=f"{policy.max_epsilon:g}",
    )
    return policy.at_most("max_epsilon", "Privacy loss", spent, detail)


def delta_line(measured: Measured, policy: Policy) -> GateItem:
    spent = measured.risk["delta_spent"]
    detail = text(
        "δ = {spent} per person, the house allows {max_delta} a release"
        if measured.risk["unit"] == "person"
        else "δ = {spent} per case, the house allows {max_delta} a release",
        spent=f"{spent:.3g}",
        max_delta=f"{policy.max_delta:g}",
    )
    return policy.at_most("max_delta", "Failure probability", spent, detail)


def single_line(measured: Measured, policy: Policy, more: Sequence[str] = ()) -> GateItem:
    """δ against the number of those it is about: above 1/n single cases are expected to be published."""
    risk = measured.risk
    load = risk["delta_spent"] * risk["units"] * (1 - 1e-9)
    detail = text(
        "δ times {number} persons: {load}, the house allows {max_single}"
        if risk["unit"] == "person"
        else "δ times {number} cases: {load}, the house allows {max_single}",
        number=grouped(risk["units"]),
        load=f"{load:.3g}",
        max_single=f"{policy.max_single:g}",
    )
    return policy.at_most("max_single", "Single cases", load, joined("; ", (detail, *more)))


def _single(measured: Measured, policy: Policy) -> GateItem:
    about = text(
        "about {about} single {about:person is|persons are} published whole"
        if measured.risk["unit"] == "person"
        else "about {about} single {about:case is|cases are} published whole",
        about=_about(measured.risk["unique_expected"]),
    )
    return single_line(measured, policy, (about,))


def _about(number: float) -> str:
    return f"{number:.0f}" if number >= 0.95 else f"{number:.1g}"


def _group(measured: Measured, policy: Policy) -> GateItem:
    """How many stand behind a variant, as a rule; single cases have a line of their own, which blocks."""
    group = measured.risk["group_expected"]
    detail = text(
        "persons of the original behind every variant, in 19 of 20 releases: at least {group}, the "
        "house asks for {min_group}"
        if measured.risk["unit"] == "person"
        else "cases of the original behind every variant, in 19 of 20 releases: at least {group}, the house "
        "asks for {min_group}",
        group=group,
        min_group=policy.min_group,
    )
    return policy.at_least("min_group", "Group size", max(group, 2), detail)


def disclosure_line(measured: Measured, policy: Policy) -> GateItem:
    """An empty release discloses nothing."""
    before, after = measured.risk["case_disclosure_average"]
    value = after if measured.utility["variants"] else 0.0
    detail = text(
        "activities known in order: {activities_known}; chance to point at an average case "
        "that is released: {value} (in the original {before}), the house allows "
        "{max_disclosure}",
        activities_known=measured.risk["activities_known"],
        value=f"{value:.3g}",
        before=f"{before:.3g}",
        max_disclosure=f"{policy.max_disclosure:g}",
    )
    return policy.at_most("max_disclosure", "Case disclosure", value, detail)


def times_line(measured: Measured, policy: Policy) -> tuple[GateItem, ...]:
    """Where durations are released: how many cases had any, and how many steps are made up."""
    share = measured.risk.get("cases_without_times")
    if share is None:
        return ()
    flat = measured.utility["steps_flat"] or 0.0  # None where nothing is released
    detail = text(
        "cases of the original with a missing time, which tell nothing of durations: {share} %; released "
        "steps of which noise left nothing: {flat} %",
        share=f"{100 * share:.0f}",
        flat=f"{100 * flat:.0f}",
    )
    return (policy.at_most("max_untold", "Times", share, detail),)


def _unit(params: Travas, measured: Measured) -> GateItem:
    return unit_line(
        measured,
        text(
            "a person; cases kept of each: at most {kept}; cases left out at random: {left_out}",
            kept=params.cases_per_person,
            left_out=grouped(measured.utility["cases_left_out"]),
        ),
    )


def unit_line(measured: Measured, person: str) -> GateItem:
    """Whose privacy it is; `person` says what was left out so that it is a person's."""
    if measured.risk["unit"] == "person":
        return GateItem("Unit of privacy", "green", person)
    detail = (
        "a case: no person column is set, so it is not known whether a person has several cases; such a "
        "person is protected less"
    )
    return GateItem("Unit of privacy", "amber", detail)


def one_case_of_each(measured: Measured) -> GateItem:
    """The unit of techniques that keep one case of a person."""
    left_out = grouped(measured.utility["cases_left_out"])
    detail = text("a person; one case of each, cases left out at random: {left_out}", left_out=left_out)
    return unit_line(measured, detail)
