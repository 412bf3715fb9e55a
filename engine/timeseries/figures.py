"""What the numbers of a time series release mean: promise in words, figures, and the gate's rules."""

from __future__ import annotations

from typing import Any

from engine.technique import Done, Figure, GateItem, Measured, Promise

FIGURES = (
    Figure(
        "value_loss_mean",
        "Value loss",
        "Typical width of the published intervals, in the unit of the data.",
        "utility",
        better="lower",
        headline=True,
    ),
    Figure(
        "value_loss_sum",
        "Value loss, all rows",
        "The same, added up over all rows.",
        "utility",
        better="lower",
        digits=1,
    ),
    Figure(
        "pattern_loss_mean",
        "Pattern loss",
        "How far the published shapes are from the true ones: 0 the same, 1 unrelated, 2 opposite.",
        "utility",
        better="lower",
        headline=True,
    ),
    Figure(
        "pattern_loss_sum",
        "Pattern loss, all rows",
        "The same, added up over all rows.",
        "utility",
        better="lower",
        digits=1,
    ),
    Figure(
        "range_query_error_mean",
        "Range query error",
        "Mean relative error of counting queries answered from the release instead of the original.",
        "utility",
        better="lower",
        headline=True,
    ),
    Figure(
        "range_query_error_median",
        "Range query error, median",
        "Half of the counting queries have a smaller relative error than this.",
        "utility",
        better="lower",
    ),
    Figure("groups", "Groups", "How many different envelopes are published.", "utility", digits=0),
    Figure(
        "suppressed",
        "Rows left out",
        "Rows that could not be published without breaking the promise.",
        "utility",
        better="lower",
        digits=0,
    ),
    Figure(
        "pattern_changed",
        "Patterns changed",
        "Share of rows published with another pattern than their own at that level.",
        "utility",
        better="lower",
    ),
    Figure(
        "k_achieved",
        "Smallest group",
        "The fewest rows that share one envelope.",
        "risk",
        "guarantee",
        "higher",
        0,
        True,
    ),
    Figure(
        "P_achieved",
        "Smallest pattern class",
        "The fewest rows that share envelope and pattern: the effective anonymity of one who knows both.",
        "risk",
        "guarantee",
        "higher",
        0,
        True,
    ),
    Figure(
        "attack_mean",
        "Attack success, 3 points",
        "Mean chance that one who knows three values and the pattern of a series picks the right row.",
        "risk",
        better="lower",
        headline=True,
    ),
    Figure(
        "attack_worst",
        "Attack success, worst case",
        "Largest chance for one person when the attacker knows the whole series and its pattern.",
        "risk",
        better="lower",
    ),
    Figure(
        "attack_values_mean",
        "Attack success, 3 points without pattern",
        "The same when only the three values are known.",
        "risk",
        better="lower",
    ),
    Figure(
        "attack_raw",
        "Attack success on the original",
        "The same three-point attack on the original file, for comparison.",
        "risk",
    ),
    Figure(
        "homogeneous_rows",
        "Rows in one-valued groups",
        "Rows whose whole group shares one sensitive value: the value is disclosed though the row is not.",
        "risk",
        better="lower",
        digits=0,
    ),
    Figure(
        "homogeneous_pattern_rows",
        "Rows in one-valued pattern classes",
        "Rows whose sensitive value is disclosed to one who knows values and pattern.",
        "risk",
        better="lower",
        digits=0,
    ),
    Figure(
        "homogeneous_classes",
        "One-valued classes",
        "Pattern classes that share one sensitive value.",
        "risk",
        better="lower",
        digits=0,
    ),
)


def promise(params: Any, done: Done | None = None) -> Promise:
    words = (
        f"Every published curve is shared by at least {params.k} rows, "
        f"every pattern within it by at least {params.P}."
    )
    if params.distinct > 1:
        words += f" Every such class holds at least {params.distinct} different sensitive values."
    return Promise(
        nature="guarantee",
        words=words,
        limits=(
            f"One who knows a person's values and the shape of the curve is left with {params.P} candidates, "
            f"not {params.k}. Sensitive values are published as they are: where a class shares one, it is "
            "disclosed. A person with several rows is protected as several rows."
        ),
        unit="row",
    )


def gate(params: Any, measured: Measured, policy: Any) -> tuple[GateItem, ...]:
    risk, utility = measured.risk, measured.utility
    return (
        _promise_item(params, risk),
        _size_item(params, policy),
        _classes_item(risk),
        _attack_item(risk, policy),
        _suppressed_item(utility),
    )


def _promise_item(params: Any, risk: Any) -> GateItem:
    k, P = risk["k_achieved"], risk["P_achieved"]
    reached = k >= params.k and P >= params.P
    return GateItem(
        "Promise reached",
        "green" if reached else "red",
        f"smallest group {k} of {params.k} promised, smallest pattern class {P} of {params.P} promised",
    )


def _size_item(params: Any, policy: Any) -> GateItem:
    enough = params.k >= policy.min_group
    return GateItem(
        "Group size",
        "green" if enough else "amber",
        f"k is {params.k}, the house asks for {policy.min_group}; "
        f"one who also knows the pattern faces P = {params.P}",
    )


def _classes_item(risk: Any) -> GateItem:
    rows, pattern_rows = risk["homogeneous_rows"], risk["homogeneous_pattern_rows"]
    if not rows and not pattern_rows:
        return GateItem("One-valued classes", "green", "no class discloses its sensitive value")
    return GateItem(
        "One-valued classes",
        "amber",
        f"the sensitive value is disclosed for {rows} rows by values alone, for {pattern_rows} by values and "
        "pattern; ask for more distinct sensitive values under More, or say why this is acceptable",
    )


def _attack_item(risk: Any, policy: Any) -> GateItem:
    mean, worst = risk["attack_mean"], risk["attack_worst"]
    return GateItem(
        "Attack",
        "green" if mean <= policy.max_attack else "amber",
        f"three values and the pattern succeed with {mean:.3f} on average (values alone, on the original: "
        f"{risk['attack_raw']:.3f}), "
        f"at worst {worst:.3f} with everything known; the house allows {policy.max_attack:g}",
    )


def _suppressed_item(utility: Any) -> GateItem:
    rows = utility["suppressed"]
    detail = f"{rows} rows are left out of the release" if rows else "every row is published"
    return GateItem("Rows left out", "amber" if rows else "green", detail)
