"""What groups of k promise, and what the gate says of them."""

from __future__ import annotations

from engine.core.number_format import grouped
from engine.core.policy import Policy
from engine.core.technique import Done, GateItem, Measured, Promise
from engine.core.text import joined, text
from engine.kinds.eventlogs.attribute_words import (
    attributes_limits,
    attributes_lines,
    attributes_promise,
)
from engine.kinds.eventlogs.params import Groups
from engine.kinds.eventlogs.promise import one_case_of_each
from engine.kinds.eventlogs.recoding_words import recoding_limits, recoding_lines

LIMITS = (
    # sentence by sentence: each is translated by itself
    "There is no noise: releases of overlapping logs can be compared, and ε and δ are not promised.",
    "Cases are edited: a released case may never have happened so, and no question about a single case can "
    "be answered.",
    "Who knows a beginning that only one variant continues knows the rest of it.",
)
TIMES_LIMITS = (
    "Dates, weekdays, hours, arrival rates and how the steps of a case hang together are made up: only the "
    "durations of each step are meant.",
    "Durations have no noise either, and those of rare bins are counted in a neighbouring bin.",
    "That the edges of durations, and the other settings of times, were chosen without looking at the log is "
    "taken for granted.",
)
CASES_LIMIT = "Persons are not protected as such: a person with several cases is in several groups."


def promise(params: Groups, done: Done | None = None) -> Promise:
    person = done is not None and bool(done.facts["person"])
    timed = params.timed and (done is None or bool(done.facts["times"]))
    words = [
        text(
            "Whatever is known of the activities of a case as released (which, how often, in which order, "
            "how it begins, all of it) fits no released case, or at least {k}.",
            k=params.k,
        ),
        "One case of every person is kept, chosen at random." if person else "",
        _times_words(params, done) if params.timed else "",
        *attributes_promise(params, done),
    ]
    own = (
        text("A released variant tells that at least {own} cases really went this way.", own=params.own)
        if params.own > 1
        else "A released variant tells that at least one case really went this way."
    )
    first, times = () if person else (CASES_LIMIT,), TIMES_LIMITS if timed else ()
    limits = (*first, own, *LIMITS, *times, *attributes_limits(params, done), *recoding_limits(done))
    unit = "person" if person else "case"
    return Promise("guarantee", joined(" ", filter(None, words)), joined(" ", limits), unit)


def _times_words(params: Groups, done: Done | None) -> str:
    if done is not None and not done.facts["times"]:
        return text(
            "No times are released: a pair of neighbouring activities has fewer than {k} durations.",
            k=params.k,
        )
    return text(
        "Every bin of durations that is released stands for at least {k} cases, also after what is told of "
        "single steps is subtracted from what is told of all steps with the same two activities.",
        k=params.k,
    )


def gate(params: Groups, measured: Measured, policy: Policy) -> tuple[GateItem, ...]:
    return (
        _something(measured),
        _group(params, policy),
        _own(params, measured),
        one_case_of_each(measured),
        *attributes_lines(measured),
        *_times(params, measured, policy),
        *recoding_lines(measured),
    )


def _something(measured: Measured) -> GateItem:
    variants, cases = measured.utility["variants"], measured.utility["cases"]
    if not variants:
        return GateItem("Something to release", "amber", "nothing is released: no variant is common enough")
    detail = text("variants: {variants}, cases: {cases}", variants=grouped(variants), cases=grouped(cases))
    return GateItem("Something to release", "green", detail)


def _group(params: Groups, policy: Policy) -> GateItem:
    detail = text(
        "cases behind every released variant: at least {k}, the house asks for {min_group}",
        k=params.k,
        min_group=policy.min_group,
    )
    return policy.at_least("min_group", "Group size", params.k, detail)


def _own(params: Groups, measured: Measured) -> GateItem:
    """A variant that one real case followed is that case's path, whoever was edited into it."""
    name, single = "Real cases of a variant", measured.risk["own_single"]
    if single:
        detail = text(
            "{single} released {single:variant is|variants are} the path of one real case; choose "
            "own = 2 or more",
            single=single,
        )
        return GateItem(name, "amber", detail)
    if params.own == 1:
        return GateItem(name, "green", "more than one case really followed every released variant")
    detail = text("at least {own} cases really followed every released variant", own=params.own)
    return GateItem(name, "green", detail)


def _times(params: Groups, measured: Measured, policy: Policy) -> tuple[GateItem, ...]:
    """Where durations were asked for: how many cases had any, and whether they were enough."""
    share = measured.risk.get("cases_without_times")
    if share is None:
        return ()
    if measured.utility["steps_own"] is None:
        detail = text(
            "no times are released: a pair of neighbouring activities has fewer than {k} durations",
            k=params.k,
        )
        return (GateItem("Times", "amber", detail),)
    detail = text(
        "cases of the original with a missing time, which tell nothing of durations: {share} %; released "
        "steps with durations of their own: {own} %",
        share=f"{100 * share:.0f}",
        own=f"{100 * measured.utility['steps_own']:.0f}",
    )
    return (policy.at_most("max_untold", "Times", share, detail),)
