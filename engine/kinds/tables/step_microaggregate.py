"""Microaggregate as a step: what it takes when no column is chosen, what it does, and what it is said to
do."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from engine.core.errors import ParameterError
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.core.text import text
from engine.kinds.tables.data import StepResult, Table, TableColumn
from engine.kinds.tables.params_microaggregate import Microaggregate


def run(
    table: Table,
    columns: list[TableColumn],
    params: Microaggregate,
    randomness: Randomness,
    purpose: str,
    progress: Progress,
) -> StepResult:
    import numpy as np

    from engine.kinds.tables import microaggregate_blocks as blocks
    from engine.kinds.tables.coded_columns import read_hierarchies, refuse_generalised

    by_name = {column.name: column for column in columns}
    _refuse(table, by_name, params)
    hierarchies = read_hierarchies(params.hierarchies, by_name)
    if params.categories == "ancestor":
        for column in columns:
            refuse_generalised(table, column)
            if not column.numeric and column.name not in hierarchies:
                raise ParameterError(
                    text("column {name} has no hierarchy", name=column.name),
                    hint="give hierarchies, or publish the commonest value",
                    name="categories",
                )
    method = blocks.resolved_method(params, table.rows)
    listed = params.block_names or (tuple(by_name),)
    made_blocks = []
    for names in listed:
        part = progress.part(", ".join(names), 1 / len(listed))
        chosen = [by_name[name] for name in names]
        made_blocks.append(blocks.make_block(table, chosen, params, method, part))
    outcome = blocks.MicroaggregateOutcome(params, method, tuple(made_blocks), table.rows)
    made, changes = [], []
    for block in made_blocks:
        for name in block.names:
            column, change = blocks.released_column(by_name[name], block, params, hierarchies.get(name))
            made.append(column)
            changes.append(change)
    kept = np.flatnonzero(~outcome.dropped) if outcome.dropped.any() else None
    if kept is not None:
        made = [column.take(kept) for column in made]
    return StepResult(made, list(changes), kept, outcome)


def _refuse(table: Table, columns: Mapping[str, TableColumn], params: Microaggregate) -> None:
    if not columns:
        raise ParameterError(
            "choose the columns that others may know",
            hint="give them the role quasi, or name them in the step",
            name="columns",
        )
    if params.k > table.rows:
        raise ParameterError(
            text("k = {k}, the table has {there} rows", k=params.k, there=table.rows),
            hint="choose a smaller k",
            name="k",
        )
    for name in (name for block in params.block_names for name in block):
        if name not in columns:
            raise ParameterError(
                text("block column {name} is not among the columns of the step", name=repr(name)),
                hint=text("the columns are: {names}", names=", ".join(columns)),
                name="blocks",
            )


def default_columns(
    table: Table, released: Mapping[str, TableColumn], touched: Collection[str], alone: bool
) -> tuple[str, ...]:
    return tuple(n for n in table.role("quasi") if n in released and released[n].present)


def default_words(in_chain: bool) -> str:
    return "The quasi-identifiers"


def summary(params: Microaggregate, names: str) -> str:
    if len(params.block_names) > 1:
        return text(
            "{names}: within each block every row shares its values with at least {k} rows.",
            names=names,
            k=params.k,
        )
    return text("{names}: every row shares its values with at least {k} rows.", names=names, k=params.k)
