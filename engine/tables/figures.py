"""What the numbers of a released table mean: promise in words, figures, and the gate's rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.numerals import grouped
from engine.params import Step
from engine.tables.steps import Chain, Discretise, Perturb, Swap, steps_of
from engine.technique import Done, Figure, GateItem, Measured, Promise

# What spectral filtering or knowing the distribution may take from the claimed level before it is said.
CLEARLY_BELOW = 0.8
HALF = 0.5

FIGURES = (
    Figure(
        "il1s",
        "Information loss IL1s",
        "Mean distance of a cell from its original, in units of √2 standard deviations.",
        "utility",
        better="lower",
        headline=True,
    ),
    Figure(
        "correlation_difference_mean",
        "Correlations, mean difference",
        "How far correlations between columns moved, on average.",
        "utility",
        better="lower",
        headline=True,
    ),
    Figure(
        "correlation_difference_max",
        "Correlations, largest difference",
        "How far the correlation of one pair of columns moved at most.",
        "utility",
        better="lower",
    ),
    Figure(
        "pmse",
        "Propensity score pMSE",
        "How well a model tells released rows from original ones: 0 not at all, 0.25 always.",
        "utility",
        better="lower",
        digits=4,
    ),
    Figure(
        "learn_from_released",
        "Learning from the release",
        "Share of original rows that a model trained on the release gets right.",
        "utility",
        better="higher",
    ),
    Figure(
        "learn_from_original",
        "Learning from the original",
        "The same for a model trained on the original, for comparison.",
        "utility",
    ),
    Figure(
        "privacy_level",
        "Privacy level claimed",
        "Width of the interval that holds the original, for one who knows nothing else (weakest column).",
        "risk",
        "heuristic",
        "higher",
        headline=True,
    ),
    Figure(
        "privacy_level_posterior",
        "Privacy level, distribution known",
        "The same for one who has reconstructed the distribution of the column.",
        "risk",
        "heuristic",
        "higher",
    ),
    Figure(
        "privacy_level_spectral",
        "Privacy level, noise filtered",
        "The same after spectral filtering, which uses the correlations between columns.",
        "risk",
        "heuristic",
        "higher",
        headline=True,
    ),
    Figure(
        "linkage",
        "Record linkage",
        "Share of released rows whose nearest original is their own.",
        "risk",
        better="lower",
        headline=True,
    ),
    Figure(
        "k_achieved",
        "Smallest class k",
        "The fewest rows that share all quasi-identifiers.",
        "risk",
        better="higher",
        digits=0,
        headline=True,
    ),
    Figure(
        "uniques",
        "Unique rows",
        "Rows that nobody else shares all quasi-identifiers with.",
        "risk",
        better="lower",
        digits=0,
    ),
    Figure(
        "l_diversity",
        "Sensitive values l",
        "The fewest different sensitive values among rows that share all quasi-identifiers.",
        "risk",
        better="higher",
        digits=0,
    ),
    Figure(
        "interval_disclosure",
        "Interval disclosure",
        "Share of originals within 5 % of the released value, worst changed column.",
        "risk",
        better="lower",
    ),
    Figure(
        "one_valued_classes",
        "One-valued classes",
        "Classes that hold one single value, which is thereby disclosed.",
        "risk",
        better="lower",
        digits=0,
    ),
)


def promise(params: Any, done: Done | None = None) -> Promise:
    steps = steps_of(params)
    words = " ".join(_sentence(step, isinstance(params, Chain)) for step in steps)
    return Promise(
        nature="heuristic",
        words=words,
        limits=(
            "No guarantee: a person may still be found by several columns together, by filtering noise out "
            "of correlated columns, or by columns that no step touches. What three attackers get is measured."
        ),
        unit="row",
    )


def _sentence(step: Step, chained: bool) -> str:
    names = ", ".join(step.columns)
    params = step.params
    if isinstance(params, Discretise):
        what = names or ("The quasi-identifiers" if chained else "The chosen columns")
        return f"{what}: published in classes of at least {params.min_count} rows."
    if isinstance(params, Swap):
        where = (
            f"with rows within {params.window:.3g} of the ranks"
            if params.method == "rank"
            else "with any row"
        )
        return f"{names or 'The chosen columns'}: values are exchanged {where}."
    assert isinstance(params, Perturb)
    return f"{names or 'The columns to protect'}: {params.shape} noise is added, {_strength(params)}."


def _strength(params: Perturb) -> str:
    if params.level is not None or params.level_share is not None:
        width = f"{params.level:g}" if params.level is not None else f"{params.level_share:.3g} of the range"
        return f"so that the original lies within a width of {width} with {params.confidence:.3g} confidence"
    if params.alpha is not None:
        return f"at most ±{params.alpha:g}"
    return f"of standard deviation {params.sigma:g}" if params.sigma else "a quarter of the column's spread"


def gate(params: Any, measured: Measured, policy: Any) -> tuple[GateItem, ...]:
    risk = measured.risk
    return (
        _identifier_item(risk),
        *_exposure_items(risk),
        _classes_item(risk, policy),
        _one_valued_item(risk),
        *_level_items(risk),
        *_attack_items(risk, policy),
    )


def _identifier_item(risk: Any) -> GateItem:
    if risk["identifiers"]:
        return GateItem(
            "No identifier column",
            "red",
            f"{_names(risk['identifiers'])} would be released and looks like an identifier; give it the role "
            "identifier, or drop it",
        )
    if risk["distinct_columns"]:
        return GateItem(
            "No identifier column",
            "amber",
            f"nearly every row has its own text in {_names(risk['distinct_columns'])}",
        )
    return GateItem("No identifier column", "green", "no released column looks like an identifier")


def _exposure_items(risk: Any) -> list[GateItem]:
    items = []
    if risk["unprotected"]:
        detail = f"{_names(risk['unprotected'])} is to be protected, and no step changes it"
        items.append(GateItem("Columns to protect", "amber", detail))
    if risk["sorted"]:
        detail = f"the rows are sorted by {_names(risk['sorted'])}: the order betrays what the steps hide"
        items.append(GateItem("Order of the rows", "amber", detail))
    return items


def _classes_item(risk: Any, policy: Any) -> GateItem:
    k, uniques = risk["k_achieved"], risk["uniques"]
    if k is None:
        return GateItem(
            "Quasi-identifiers", "amber", "no column is declared a quasi-identifier: k is not known"
        )
    detail = (
        f"the smallest class has {k} rows, the house asks for {policy.min_group}; {uniques} rows are unique"
    )
    return GateItem("Quasi-identifiers", "green" if k >= policy.min_group else "amber", detail)


def _one_valued_item(risk: Any) -> GateItem:
    count = risk["one_valued_classes"]
    detail = (
        f"{count} classes hold one single value, which is thereby disclosed" if count else "there are none"
    )
    return GateItem("One-valued classes", "amber" if count else "green", detail)


def _level_items(risk: Any) -> list[GateItem]:
    """One line for each attacker on the noise, about the column that suffers most."""
    if not risk["columns"]:
        return []
    return [
        _level_item(risk["columns"], "spectral", CLEARLY_BELOW, "Spectral filtering", "filtering noise out"),
        _level_item(risk["columns"], "posterior", HALF, "Known distribution", "knowing the distribution"),
    ]


def _level_item(columns: Any, attacker: str, least: float, name: str, how: str) -> GateItem:
    key = f"privacy_level_{attacker}"
    shares = {column: levels[key] / levels["privacy_level"] for column, levels in columns.items()}
    worst = min(shares, key=lambda column: shares[column])
    claimed, left = (_level(columns[worst][name]) for name in ("privacy_level", key))
    detail = (
        f"column {worst}: of the claimed privacy level {claimed}, {how} leaves {left} ({shares[worst]:.0%})"
    )
    return GateItem(name, "green" if shares[worst] >= least else "amber", detail)


def _level(value: float) -> str:
    """In the unit of the column, which may be euros or years: 18 228 or 11.84."""
    return grouped(value, ".0f") if value >= 1000 else f"{value:.4g}"


def _attack_items(risk: Any, policy: Any) -> list[GateItem]:
    if risk["linkage"] is None:
        return []
    detail = f"{risk['linkage']:.1%} of the released rows find their original"
    detail += f"; the house allows {policy.max_attack:.0%}"
    return [GateItem("Record linkage", "green" if risk["linkage"] <= policy.max_attack else "amber", detail)]


def _names(names: Sequence[str]) -> str:
    shown = ", ".join(names[:3])
    return f"{shown} and {len(names) - 3} more" if len(names) > 3 else shown
