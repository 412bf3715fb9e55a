"""The gate's lines of a private release: what is spent, what small groups it shows, whom it protects.

What is judged depends on the log and the parameters, and on the draw only in whether anything was released
and in the attack, of which neither blocks by default: a gate that stops a draw for what it shows would
choose among draws.
"""

from __future__ import annotations

from typing import Any

from engine.core.number_format import grouped
from engine.core.technique import GateItem, Measured


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
    detail = f"variants in this draw: {grouped(variants)}, cases: {grouped(cases)}"
    return GateItem("Something to release", "green", detail)


def _epsilon(measured: Measured, policy: Any) -> GateItem:
    spent = measured.risk["epsilon_spent"]
    if measured.risk["unit"] == "person":
        detail = f"ε = {spent:g} per person, the house allows {policy.max_epsilon:g} a release"
    else:
        detail = f"ε = {spent:g} per case, the house allows {policy.max_epsilon:g} a release"
    return policy.at_most("max_epsilon", "Privacy loss", spent, detail)


def _delta(measured: Measured, policy: Any) -> GateItem:
    spent = measured.risk["delta_spent"]
    if measured.risk["unit"] == "person":
        detail = f"δ = {spent:.3g} per person, the house allows {policy.max_delta:g} a release"
    else:
        detail = f"δ = {spent:.3g} per case, the house allows {policy.max_delta:g} a release"
    return policy.at_most("max_delta", "Failure probability", spent, detail)


def _single(measured: Measured) -> GateItem:
    """δ against the number of those it is about: above 1/n single cases are expected to be published."""
    risk = measured.risk
    load, about = risk["delta_spent"] * risk["units"] * (1 - 1e-9), _about(risk["unique_expected"])
    number, persons, name = grouped(risk["units"]), risk["unit"] == "person", "Single cases"
    if load > 1 and persons:
        words = f"δ is above 1 / persons ({number}): about {about} single persons are published whole"
    elif load > 1:
        words = f"δ is above 1 / cases ({number}): about {about} single cases are published whole"
    elif load > 0.1 and persons:
        words = f"δ is above 1 / (10 · {number} persons): about {about} single persons are published whole"
    elif load > 0.1:
        words = f"δ is above 1 / (10 · {number} cases): about {about} single cases are published whole"
    elif persons:
        words = f"δ is at most 1 / (10 · {number} persons): about {about} single persons are published whole"
    else:
        words = f"δ is at most 1 / (10 · {number} cases): about {about} single cases are published whole"
    return GateItem(name, "red" if load > 1 else "amber" if load > 0.1 else "green", words)


def _about(number: float) -> str:
    return f"{number:.0f}" if number >= 0.95 else f"{number:.1g}"


def _group(measured: Measured, policy: Any) -> GateItem:
    """How many stand behind a variant, as a rule; single cases have a line of their own, which blocks."""
    group = measured.risk["group_expected"]
    if measured.risk["unit"] == "person":
        detail = (
            f"persons of the original behind every variant, in 19 of 20 releases: at least {group}, the "
            f"house asks for {policy.min_group}"
        )
    else:
        detail = (
            f"cases of the original behind every variant, in 19 of 20 releases: at least {group}, the house "
            f"asks for {policy.min_group}"
        )
    return policy.at_least("min_group", "Group size", max(group, 2), detail)


def _disclosure(measured: Measured, policy: Any) -> GateItem:
    """An empty release discloses nothing."""
    before, after = measured.risk["case_disclosure_average"]
    value = after if measured.utility["variants"] else 0.0
    detail = (
        f"activities known in order: {measured.risk['activities_known']}; chance to point at an average case "
        f"that is released: {value:.3g} (in the original {before:.3g}), the house allows "
        f"{policy.max_disclosure:g}"
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
    detail = f"a person; cases kept of each: at most {kept}; cases left out at random: {left_out}"
    return GateItem(name, "green", detail)
