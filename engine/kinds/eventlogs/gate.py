"""The gate's lines of a private release: what is spent, what small groups it shows, whom it protects.

What is judged depends on the log and the parameters, and on the draw only in whether anything was released
and in the attack, of which neither blocks by default: a gate that stops a draw for what it shows would
choose among draws.
"""

from __future__ import annotations

from typing import Any

from engine.core.number_format import grouped
from engine.core.technique import GateItem, Measured
from engine.core.text import text


def gate(params: Any, measured: Measured, policy: Any) -> tuple[GateItem, ...]:
    return (
        _something(measured),
        _epsilon(measured, policy),
        _delta(measured, policy),
        _single(measured),
        _group(measured, policy),
        _disclosure(measured, policy),
        _unit(params, measured),
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


def _epsilon(measured: Measured, policy: Any) -> GateItem:
    spent = measured.risk["epsilon_spent"]
    if measured.risk["unit"] == "person":
        detail = text(
            "ε = {spent} per person, the house allows {max_epsilon} a release",
            spent=f"{spent:g}",
            max_epsilon=f"{policy.max_epsilon:g}",
        )
    else:
        detail = text(
            "ε = {spent} per case, the house allows {max_epsilon} a release",
            spent=f"{spent:g}",
            max_epsilon=f"{policy.max_epsilon:g}",
        )
    return policy.at_most("max_epsilon", "Privacy loss", spent, detail)


def _delta(measured: Measured, policy: Any) -> GateItem:
    spent = measured.risk["delta_spent"]
    if measured.risk["unit"] == "person":
        detail = text(
            "δ = {spent} per person, the house allows {max_delta} a release",
            spent=f"{spent:.3g}",
            max_delta=f"{policy.max_delta:g}",
        )
    else:
        detail = text(
            "δ = {spent} per case, the house allows {max_delta} a release",
            spent=f"{spent:.3g}",
            max_delta=f"{policy.max_delta:g}",
        )
    return policy.at_most("max_delta", "Failure probability", spent, detail)


def _single(measured: Measured) -> GateItem:
    """δ against the number of those it is about: above 1/n single cases are expected to be published."""
    risk = measured.risk
    load, about = risk["delta_spent"] * risk["units"] * (1 - 1e-9), _about(risk["unique_expected"])
    number, persons, name = grouped(risk["units"]), risk["unit"] == "person", "Single cases"
    if load > 1 and persons:
        words = text(
            "δ is above 1 / persons ({number}): about {about} single persons are published whole",
            number=number,
            about=about,
        )
    elif load > 1:
        words = text(
            "δ is above 1 / cases ({number}): about {about} single cases are published whole",
            number=number,
            about=about,
        )
    elif load > 0.1 and persons:
        words = text(
            "δ is above 1 / (10 · {number} persons): about {about} single persons are published whole",
            number=number,
            about=about,
        )
    elif load > 0.1:
        words = text(
            "δ is above 1 / (10 · {number} cases): about {about} single cases are published whole",
            number=number,
            about=about,
        )
    elif persons:
        words = text(
            "δ is at most 1 / (10 · {number} persons): about {about} single persons are published whole",
            number=number,
            about=about,
        )
    else:
        words = text(
            "δ is at most 1 / (10 · {number} cases): about {about} single cases are published whole",
            number=number,
            about=about,
        )
    return GateItem(name, "red" if load > 1 else "amber" if load > 0.1 else "green", words)


def _about(number: float) -> str:
    return f"{number:.0f}" if number >= 0.95 else f"{number:.1g}"


def _group(measured: Measured, policy: Any) -> GateItem:
    """How many stand behind a variant, as a rule; single cases have a line of their own, which blocks."""
    group = measured.risk["group_expected"]
    if measured.risk["unit"] == "person":
        detail = text(
            "persons of the original behind every variant, in 19 of 20 releases: at least {group}, the "
            "house asks for {min_group}",
            group=group,
            min_group=policy.min_group,
        )
    else:
        detail = text(
            "cases of the original behind every variant, in 19 of 20 releases: at least {group}, the house "
            "asks for {min_group}",
            group=group,
            min_group=policy.min_group,
        )
    return policy.at_least("min_group", "Group size", max(group, 2), detail)


def _disclosure(measured: Measured, policy: Any) -> GateItem:
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


def _unit(params: Any, measured: Measured) -> GateItem:
    name = "Unit of privacy"
    if measured.risk["unit"] == "case":
        detail = (
            "a case: no person column is set, so it is not known whether a person has several cases; such a "
            "person is protected less"
        )
        return GateItem(name, "amber", detail)
    left_out = grouped(measured.utility["cases_left_out"])
    kept = params.cases_per_person
    detail = text(
        "a person; cases kept of each: at most {kept}; cases left out at random: {left_out}",
        kept=kept,
        left_out=left_out,
    )
    return GateItem(name, "green", detail)
