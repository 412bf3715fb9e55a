"""Steps one after the other: each takes a table and gives a table, and says what it did to which column."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field, replace

import numpy as np
from numpy.typing import NDArray

from engine.core.errors import ParameterError
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.core.text import text
from engine.kinds.tables.changes import Change, NoiseChange
from engine.kinds.tables.column_roles import require_column
from engine.kinds.tables.data import PublishedTable, StepOutcome, StepResult, Table, TableColumn
from engine.kinds.tables.params import StepParams, TableParams, steps_of
from engine.kinds.tables.params_dates import Dates
from engine.kinds.tables.reconstruct import Reconstruction, reconstruct
from engine.kinds.tables.steps import step_module, takes_withheld
from engine.kinds.tables.view_types import ReconstructionSnapshot


def run(data: Table, params: TableParams, randomness: Randomness, progress: Progress) -> PublishedTable:
    """Run the steps in order; identifiers and dropped columns do not come out."""
    steps = steps_of(params)
    state = _RunState(
        data, {column.name: column for column in data.columns if column.name not in data.withheld}
    )
    for number, step in enumerate(steps):
        inner = progress.part(
            text("Step {place}: {value}", place=number + 1, value=step.technique.removeprefix("tables.")),
            0.8 / len(steps),
        )
        touched = {change.column for change in state.changes}
        assert isinstance(step.params, StepParams)
        names = chosen_columns(state.table, state.released, step.params, touched, alone=len(steps) == 1)
        state.done_to.append(names)
        if not names and len(steps) > 1:
            state.outcomes.append(None)
            continue  # a default chain on a table that has no column for this step
        columns = [state.released.get(name) or state.table.by_name[name] for name in names]
        module, before = step_module(step.params), replace(state.table, current=state.released)
        state.apply(module.run(before, columns, step.params, randomness, f"step {number}", inner))
    if not state.released:
        raise ParameterError("every column is dropped: nothing would be released", name="drop")
    if not state.changes:
        raise _nothing_to_do(all(isinstance(step.params, Dates) for step in steps))
    out = Table(
        tuple(state.released[n] for n in data.by_name if n in state.released),
        data.roles,
        dialect=data.dialect,
    )
    found = _reconstructions(out, state.changes, progress.part("Reconstructing distributions", 0.2))
    return PublishedTable(
        table=out,
        changes=tuple(state.changes),
        reconstructions=found,
        warnings=(*state.warnings, *_warnings(state.changes, found)),
        columns_of_steps=tuple(state.done_to),
        steps=tuple(step.technique.removeprefix("tables.") for step in steps),
        outcomes=tuple(state.outcomes),
        kept=state.kept,
        entries={column.name: column.entry for column in data.columns},
    )


def _nothing_to_do(dates_only: bool) -> ParameterError:
    """A step on days takes columns by what they hold; all others take them by their roles."""
    if dates_only:
        return ParameterError(
            "there is nothing to do: no column holds dates",
            hint="choose the columns of days, or another step",
            name="columns",
        )
    return ParameterError(
        "there is nothing to do: no column is chosen, and none has the role quasi or protect",
        hint="choose columns for a step, or give them roles",
        name="columns",
    )


@dataclass
class _RunState:
    """What the steps so far have made."""

    table: Table  # the input, without the rows that were left out
    released: dict[str, TableColumn]
    changes: list[Change] = field(default_factory=list)
    done_to: list[tuple[str, ...]] = field(default_factory=list)
    outcomes: list[StepOutcome | None] = field(default_factory=list)
    warnings: list[str] = field(default_factory=list)
    kept: NDArray[np.intp] | None = None

    def apply(self, result: StepResult) -> None:
        if result.kept is not None:
            self.kept = result.kept if self.kept is None else self.kept[result.kept]
            self.table = self.table.take(result.kept)
            self.released = {name: column.take(result.kept) for name, column in self.released.items()}
        self.released.update({column.name: column for column in result.columns})
        self.changes += result.changes
        self.outcomes.append(result.outcome)
        self.warnings += result.warnings


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
            if name not in released and not takes_withheld(params):
                raise ParameterError(
                    text("column {name} is an identifier or dropped: it is not released", name=name),
                    hint="take it out of the step, or give it another role",
                    name="columns",
                )
        return tuple(dict.fromkeys(params.columns))
    return step_module(params).default_columns(table, released, touched, alone)


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
        mirrored=change.mirrored,
    )


def _warnings(changes: list[Change], reconstructions: dict[str, Reconstruction]) -> Iterator[str]:
    for change in changes:
        yield from change.warnings()
    for name, reconstruction in reconstructions.items():
        if reconstruction.spiky:
            yield text(
                "column {name}: its values heap up at single points; such a distribution cannot be "
                "reconstructed from noisy values",
                name=name,
            )
