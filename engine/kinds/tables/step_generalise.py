"""Generalise as a step: what it takes when no column is chosen, what it does, and what it is said to do."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.core.text import joined, text
from engine.kinds.tables.data import StepResult, Table, TableColumn
from engine.kinds.tables.params_generalise import Generalise


def run(
    table: Table,
    columns: list[TableColumn],
    params: Generalise,
    randomness: Randomness,
    purpose: str,
    progress: Progress,
) -> StepResult:
    from engine.kinds.tables import generalise
    from engine.kinds.tables.coded_columns import code_column, read_hierarchies
    from engine.kinds.tables.frozen import apply_transform, read_transform
    from engine.kinds.tables.generalise_methods import by_lattice, by_mondrian, given_node
    from engine.kinds.tables.parts_numbers import with_distinct
    from engine.kinds.tables.parts_quantiles import workers_of

    generalise.require_columns(columns)
    names = [column.name for column in columns]
    generalise.refuse_sensitive(table, names)
    needs = generalise.requirement_of(table, names, params)
    hierarchies = read_hierarchies(params.hierarchies, {column.name: column for column in columns})
    columns = with_distinct(table, columns, progress)
    coded = [code_column(table, column, hierarchies.get(column.name)) for column in columns]
    if params.transform:
        written = apply_transform(read_transform(params.transform), coded, needs, params)
    elif params.method == "mondrian":
        written = by_mondrian(coded, needs, params, progress, workers_of(table))
    else:
        written = by_lattice(coded, needs, params, progress, given_node(coded, params), workers_of(table))
    made, kept, outcome, warnings = generalise.finish(table, coded, written, params)
    method = str(written.transform["method"])
    changes = [generalise.GeneraliseChange(name, method, params.bounds) for name in names]
    warnings += generalise.step_warnings(table, needs)
    return StepResult(made, list(changes), kept, outcome, tuple(warnings))


def default_columns(
    table: Table, released: Mapping[str, TableColumn], touched: Collection[str], alone: bool
) -> tuple[str, ...]:
    return tuple(n for n in table.role("quasi") if n in released and released[n].present)


def default_words(in_chain: bool) -> str:
    return "The quasi-identifiers"


def summary(params: Generalise, names: str) -> str:
    said = [
        text(
            "{names}: every row shares them with rows of at least {k} persons."
            if params.count == "persons"
            else "{names}: every row shares them with at least {k} rows.",
            names=names,
            k=params.k,
        )
    ]
    if params.l is not None:
        kind = "different values" if params.l_kind == "distinct" else "values by entropy"
        said.append(
            text(
                "Each class holds at least {l} {kind} of every sensitive column.",
                l=f"{params.l:g}",
                kind=kind,
            )
        )
    if params.t is not None:
        said.append(
            text("In each class a sensitive column is at most {t} from the whole release.", t=f"{params.t:g}")
        )
    return joined(" ", said)
