"""Discretise as a step: what it takes when no column is chosen, and what it is said to do."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.core.text import text
from engine.kinds.tables.data import StepResult, Table, TableColumn
from engine.kinds.tables.params_discretise import Discretise


def run(
    table: Table,
    columns: list[TableColumn],
    params: Discretise,
    randomness: Randomness,
    purpose: str,
    progress: Progress,
) -> StepResult:
    from engine.kinds.tables.discretise import discretise_columns

    return StepResult(*discretise_columns(table, columns, params, randomness, purpose, progress))


def default_columns(
    table: Table, released: Mapping[str, TableColumn], touched: Collection[str], alone: bool
) -> tuple[str, ...]:
    """Quasi-identifiers. In a chain columns to protect are left to the noise; a step that is all there is
    takes them where nothing else is."""
    quasi, protect = table.role("quasi"), table.role("protect")
    numbers = tuple(n for n, c in released.items() if c.numeric and c.varies)
    named = quasi or tuple(n for n in numbers if n not in protect) or (numbers if alone else ())
    return tuple(n for n in named if n in released and released[n].present)


def default_words(in_chain: bool) -> str:
    if in_chain:
        return "The quasi-identifiers, or else every number that is not to be protected"
    return "The quasi-identifiers, or else every number"


def summary(params: Discretise, names: str) -> str:
    return text(
        "{names}: published in classes of at least {min_count} rows.",
        names=names,
        min_count=params.min_count,
    )
