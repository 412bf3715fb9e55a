"""Swap as a step: what it takes when no column is chosen, and what it is said to do."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.core.text import text
from engine.kinds.tables.data import StepResult, Table, TableColumn
from engine.kinds.tables.params_swap import Swap


def run(
    table: Table,
    columns: list[TableColumn],
    params: Swap,
    randomness: Randomness,
    purpose: str,
    progress: Progress,
) -> StepResult:
    from engine.kinds.tables.swap import swap_columns

    return StepResult(*swap_columns(table, columns, params, randomness, purpose, progress))


def default_columns(
    table: Table, released: Mapping[str, TableColumn], touched: Collection[str], alone: bool
) -> tuple[str, ...]:
    return tuple(n for n in table.role("quasi") or tuple(released) if n in released and released[n].varies)


def default_words(in_chain: bool) -> str:
    return "The quasi-identifiers, or else every column"


def summary(params: Swap, names: str) -> str:
    if params.method == "rank":
        return text(
            "{names}: values are exchanged with rows within {window} of the ranks.",
            names=names,
            window=f"{params.window:.3g}",
        )
    return text("{names}: values are exchanged with any row.", names=names)
