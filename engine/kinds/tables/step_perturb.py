"""Perturb as a step: what it takes when no column is chosen, and what it is said to do."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.core.text import text
from engine.kinds.tables.data import StepResult, Table, TableColumn
from engine.kinds.tables.params_perturb import Perturb


def run(
    table: Table,
    columns: list[TableColumn],
    params: Perturb,
    randomness: Randomness,
    purpose: str,
    progress: Progress,
) -> StepResult:
    from engine.kinds.tables.perturb import perturb_columns

    return StepResult(*perturb_columns(table, columns, params, randomness, purpose, progress))


def default_columns(
    table: Table, released: Mapping[str, TableColumn], touched: Collection[str], alone: bool
) -> tuple[str, ...]:
    """Columns to protect, or else numbers; none that an earlier step changed."""
    quasi = table.role("quasi")
    numbers = tuple(n for n, c in released.items() if c.numeric and c.varies)
    named = table.role("protect") or tuple(n for n in numbers if n not in quasi) or numbers
    return tuple(n for n in named if n in released and released[n].present and n not in touched)


def default_words(in_chain: bool) -> str:
    return "The columns to protect, or else every number"


def summary(params: Perturb, names: str) -> str:
    return text(
        "{names}: {shape} noise is added, {params}.",
        names=names,
        shape=params.shape,
        params=_strength(params),
    )


def _strength(params: Perturb) -> str:
    if params.level is not None or params.level_share is not None:
        width = (
            f"{params.level:g}"
            if params.level is not None
            else text("{level_share} of the range", level_share=f"{params.level_share:.3g}")
        )
        return text(
            "so that the original lies within a width of {width} with {confidence} confidence",
            width=width,
            confidence=f"{params.confidence:.3g}",
        )
    if params.alpha is not None:
        return text("at most ±{alpha}", alpha=f"{params.alpha:g}")
    return (
        text("of standard deviation {sigma}", sigma=f"{params.sigma:g}")
        if params.sigma
        else "a quarter of the column's spread"
    )
