"""Steps one after the other: each takes a table and gives a table, and says what it did to which column."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping

from engine.core.errors import ParameterError
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.core.text import text
from engine.kinds.tables.column_roles import require_column
from engine.kinds.tables.data import (
    Change,
    ClassChange,
    NoiseChange,
    PublishedTable,
    Table,
    TableColumn,
)
from engine.kinds.tables.discretise import discretise_columns
from engine.kinds.tables.params import Discretise, Perturb, StepParams, Swap, TableParams, steps_of
from engine.kinds.tables.perturb import perturb_columns
from engine.kinds.tables.reconstruct import Reconstruction, reconstruct
from engine.kinds.tables.swap import swap_columns
from engine.kinds.tables.view_types import ReconstructionSnapshot

# Ties within the window leave rows as they are; below this share a swap hides next to nothing.
FEW_CHANGED = 0.2

_STEPS: dict[type, Callable[..., tuple[list[TableColumn], list[Change]]]] = {
    Discretise: discretise_columns,
    Perturb: perturb_columns,
    Swap: swap_columns,
}


def run(data: Table, params: TableParams, randomness: Randomness, progress: Progress) -> PublishedTable:
    """Run the steps in order; identifiers and dropped columns do not come out."""
    steps = steps_of(params)
    released = {column.name: column for column in data.columns if column.name not in data.withheld}
    if not released:
        raise ParameterError("every column is dropped: nothing would be released", name="drop")
    changes: list[Change] = []
    done_to: list[tuple[str, ...]] = []
    for number, step in enumerate(steps):
        inner = progress.part(
            text("Step {place}: {value}", place=number + 1, value=step.technique.removeprefix("tables.")),
            0.8 / len(steps),
        )
        touched = {change.column for change in changes}
        assert isinstance(step.params, StepParams)
        names = chosen_columns(data, released, step.params, touched, alone=len(steps) == 1)
        done_to.append(names)
        if not names and len(steps) > 1:
            continue  # a default chain on a table that has no column for this step
        columns = [released[name] for name in names]
        made, done = _STEPS[type(step.params)](
            data, columns, step.params, randomness, f"step {number}", inner
        )
        released.update({column.name: column for column in made})
        changes += done
    if not changes:
        raise ParameterError(
            "there is nothing to do: no column is chosen, and none has the role quasi or protect",
            hint="choose columns for a step, or give them roles",
            name="columns",
        )
    out = Table(tuple(released.values()), data.roles)
    found = _reconstructions(out, changes, progress.part("Reconstructing distributions", 0.2))
    return PublishedTable(out, tuple(changes), found, tuple(_warnings(changes, found)), tuple(done_to))


def chosen_columns(
    table: Table,
    released: Mapping[str, TableColumn],
    params: StepParams,
    touched: Collection[str] = (),
    alone: bool = False,
) -> tuple[str, ...]:
    """The columns of a step; left empty, they follow from the roles. Noise left to itself goes on no column
    that an earlier step changed, and nothing left to itself goes on a column without any value. In a chain
    columns to protect are left to the noise; a step that is all there is takes them where nothing else is."""
    if params.columns:
        for name in params.columns:
            require_column(name, [c.name for c in table.columns], "columns")
            if name not in released:
                raise ParameterError(
                    text("column {name} is an identifier or dropped: it is not released", name=name),
                    hint="take it out of the step, or give it another role",
                    name="columns",
                )
        return tuple(dict.fromkeys(params.columns))
    quasi, protect = table.role("quasi"), table.role("protect")
    numbers = tuple(n for n, c in released.items() if c.numeric and c.varies)
    if isinstance(params, Perturb):
        named = protect or tuple(n for n in numbers if n not in quasi) or numbers
        return tuple(n for n in named if released[n].present and n not in touched)
    if isinstance(params, Discretise):
        named = quasi or tuple(n for n in numbers if n not in protect) or (numbers if alone else ())
        return tuple(n for n in named if released[n].present)
    return tuple(n for n in quasi or tuple(released) if released[n].varies)


def _reconstructions(table: Table, changes: list[Change], progress: Progress) -> dict[str, Reconstruction]:
    last = {change.column: change for change in changes}
    noisy = [change for change in last.values() if isinstance(change, NoiseChange)]
    found = {}
    for number, change in enumerate(noisy):
        progress.report(number / len(noisy), change.column)
        found[change.column] = reconstruct_column(table.by_name[change.column], change, progress)
    return found


def reconstruct_column(column: TableColumn, change: NoiseChange, progress: Progress) -> Reconstruction:
    def show(found: Reconstruction) -> None:
        progress.check()
        inside = slice(found.grid.margin, found.grid.margin + found.grid.bins)
        progress.snapshot(
            lambda: ReconstructionSnapshot(
                change.column,
                found.iterations,
                found.grid.edges,
                found.released[inside],
                found.density.copy(),
            )
        )

    return reconstruct(
        column.values,
        change.law,
        change.bins,
        change.stop,
        domain=change.domain,
        unit=change.unit,
        on_iteration=show,
    )


def _warnings(changes: list[Change], reconstructions: dict[str, Reconstruction]) -> Iterator[str]:
    for change in changes:
        if isinstance(change, ClassChange):
            yield from _class_warnings(change, change.column)
        elif isinstance(change, NoiseChange):
            yield from _noise_warnings(change, change.column)
        elif change.changed < FEW_CHANGED:
            yield text(
                "column {column}: only {changed} of its rows hold another value now; "
                "choose a wider window, or partners among all rows",
                column=change.column,
                changed=f"{change.changed:.0%}",
            )
    for name, reconstruction in reconstructions.items():
        if reconstruction.spiky:
            yield text(
                "column {name}: its values heap up at single points; such a distribution cannot be "
                "reconstructed from noisy values",
                name=name,
            )


def _class_warnings(change: ClassChange, column: str) -> Iterator[str]:
    if change.one_valued:
        yield text(
            "column {column}: {one_valued} of {sizes} classes hold one single "
            "value, which is thereby disclosed",
            column=column,
            one_valued=change.one_valued,
            sizes=len(change.sizes),
        )
    if len(change.sizes) == 1:
        yield text("column {column}: all values fell into one class, nothing of it is left", column=column)
    if change.filled:
        yield text(
            "column {column}: its few missing cells were put into another class, so that they do "
            "not point at single rows",
            column=column,
        )


def _noise_warnings(change: NoiseChange, column: str) -> Iterator[str]:
    if change.clipped:
        yield text("column {column}: clipping biases its mean and breaks the reconstruction", column=column)
    if change.law.sd < change.unit:
        yield text("column {column}: rounding takes most of the noise away; choose more noise", column=column)
