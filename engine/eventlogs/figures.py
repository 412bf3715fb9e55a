"""What the numbers of a released log mean: promise in words, figures, and the gate's rules."""

from __future__ import annotations

import math
from typing import Any

from engine.technique import Done, Figure, GateItem, Measured, Promise

FIGURES = (
    Figure(
        "similarity",
        "Log similarity",
        "1: the same distribution of variants; 0: nothing in common. Equal variants are matched first.",
        "utility",
        better="higher",
        headline=True,
    ),
    Figure(
        "difference",
        "Log difference",
        "How many activities must be changed, added or removed to turn one log into the other.",
        "utility",
        better="lower",
        digits=0,
        headline=True,
    ),
    Figure(
        "variants",
        "Variants released",
        "Different sequences of activities in the release.",
        "utility",
        digits=0,
    ),
    Figure("cases", "Cases released", "The sum of the noisy counts.", "utility", digits=0),
    Figure(
        "variants_lost",
        "Variants lost",
        "Share of the original variants that the release does not hold.",
        "utility",
        better="lower",
    ),
    Figure(
        "cases_covered",
        "Cases covered",
        "Share of the original cases whose variant is released.",
        "utility",
        better="higher",
        headline=True,
    ),
    Figure(
        "difference_per_case",
        "Difference per case",
        "Log difference divided by the number of original cases.",
        "utility",
        better="lower",
    ),
    Figure(
        "difference_per_event",
        "Difference per event",
        "Log difference divided by the number of original events.",
        "utility",
        better="lower",
    ),
    Figure(
        "difference_edits", "… by edits", "Activities changed inside cases that stay.", "utility", digits=0
    ),
    Figure("difference_added", "… by added cases", "Activities of whole cases added.", "utility", digits=0),
    Figure(
        "difference_removed", "… by removed cases", "Activities of whole cases removed.", "utility", digits=0
    ),
    Figure(
        "residual_mass",
        "Residual mass",
        "Share of the cases left over after equal variants were matched.",
        "utility",
        better="lower",
    ),
    Figure(
        "residual_distance",
        "Residual distance",
        "How far the left-over cases are from each other: 0 the same, 1 nothing in common.",
        "utility",
        better="lower",
    ),
    Figure(
        "plain_similarity",
        "Plain similarity",
        "The same without matching equal variants first (earth mover's distance).",
        "utility",
        better="higher",
    ),
    Figure(
        "similarity_renormalised",
        "Similarity, renormalised (compatibility)",
        "1 minus the residual distance, as the reference program prints it; not comparable with the others.",
        "utility",
    ),
    Figure(
        "difference_reference_buffer",
        "Difference, constant buffer (compatibility)",
        "As the reference program counts: every surplus case costs the largest distance + 10.",
        "utility",
        digits=0,
    ),
    Figure(
        "epsilon",
        "ε per case",
        "What the release spends for every case.",
        "risk",
        "guarantee",
        "lower",
        3,
        True,
    ),
    Figure(
        "epsilon_person",
        "ε per person",
        "The same for a person with as many cases as are kept.",
        "risk",
        "guarantee",
        "lower",
    ),
    Figure(
        "single_case_released",
        "Single case released",
        "How likely a variant that only one case has appears in the release.",
        "risk",
        "guarantee",
        "lower",
        5,
    ),
    Figure(
        "k",
        "Noise bound k",
        "Noise lies between −k and k; a variant is released when its noisy count is above k.",
        "risk",
        "guarantee",
        digits=0,
    ),
    Figure(
        "unique_cases",
        "Unique cases",
        "Share of the cases whose variant nobody shares: before, after.",
        "risk",
        better="lower",
    ),
    Figure(
        "case_disclosure",
        "Case disclosure",
        "Chance to single out a case when three of its activities are known in order: before, after.",
        "risk",
        better="lower",
        headline=True,
    ),
    Figure(
        "trace_disclosure",
        "Trace disclosure",
        "How much of the whole variant three known activities give away: before, after.",
        "risk",
        better="lower",
    ),
)


def promise(params: Any, done: Done | None = None) -> Promise:
    c = params.cases_per_person
    group = _group_delta(params.epsilon, params.delta, c)
    cases = (
        "Whether any single case is in the log changes the probability of every release by a factor "
        f"of at most e^{params.epsilon:g} ≈ {math.exp(params.epsilon):.3g}, except with probability "
        f"{params.delta:g}."
    )
    persons = (
        f"Where a person column is set, at most {c} case{'s' * (c > 1)} of every person "
        f"count{'s' * (c == 1)}, and a person is protected with ε = {params.epsilon * c:g}, δ = {group:.3g}."
    )
    return Promise(
        nature="guarantee",
        words=f"{cases} {persons}",
        limits=(
            "Persons with several cases are protected less, unless a person column bounds them. What is true "
            "of many cases is published: that is the purpose. Every further release of the same log adds its "
            "ε and δ. Choosing among several draws, or m by the look of the result, is not covered: "
            "the release is always a fresh draw."
        ),
        unit="case",
    )


def _group_delta(epsilon: float, delta: float, size: int) -> float:
    """δ for a group of this size: δ·(e^(cε) − 1)/(e^ε − 1), at most 1."""
    return min(1.0, delta * math.expm1(size * epsilon) / math.expm1(epsilon))


def gate(params: Any, measured: Measured, policy: Any) -> tuple[GateItem, ...]:
    return (
        _something(measured),
        _spent(params, measured, policy),
        _delta_item(params, measured),
        _unit(measured),
        GateItem(
            "Fresh draw", "green", "the release draws its noise anew; what was looked at is not published"
        ),
    )


def _something(measured: Measured) -> GateItem:
    variants, cases = measured.utility["variants"], measured.utility["cases"]
    if not variants:
        hint = next((w for w in measured.warnings if "nothing" in w), "nothing can be released")
        return GateItem("Something to release", "amber", hint)
    return GateItem(
        "Something to release", "green", f"{variants} variants, {cases} cases in the run looked at"
    )


def _spent(params: Any, measured: Measured, policy: Any) -> GateItem:
    spent = measured.risk["epsilon_person"]
    return GateItem(
        "Privacy loss",
        "green" if spent <= policy.max_epsilon else "amber",
        f"ε = {spent:g} per person, the house allows {policy.max_epsilon:g} a release",
    )


def _delta_item(params: Any, measured: Measured) -> GateItem:
    limit = measured.risk["delta_limit"]
    if params.delta > limit:
        return GateItem(
            "Failure probability",
            "amber",
            f"δ = {params.delta:g} is above 1 / number of cases ({limit:.2g}): a few unique cases may show",
        )
    return GateItem("Failure probability", "green", f"δ = {params.delta:g} is not above 1 / number of cases")


def _unit(measured: Measured) -> GateItem:
    if measured.risk["persons"] is None:
        return GateItem(
            "Unit of privacy",
            "green",
            "a case; a person with c cases is protected with c·ε. Set a person column if there is one",
        )
    left_out = measured.utility["cases_left_out"]
    return GateItem(
        "Unit of privacy", "green", f"a person; {left_out} further cases of persons were left out at random"
    )
