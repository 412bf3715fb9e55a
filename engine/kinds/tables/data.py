"""A table in memory: numbers as float64, everything else as codes of sorted labels; and what a run publishes.

Missing is NaN in numbers and -1 in codes. Whole numbers beyond 2⁵³ stay text: as float64 they would come
out changed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from engine.core.errors import InputError, ParameterError
from engine.core.json_values import Draft
from engine.core.text import text
from engine.kinds.tables.noise import Law
from engine.kinds.tables.params import Reading, StopRule
from engine.kinds.tables.reconstruct import Reconstruction

MOST_DECIMALS = 6
EXACT = 2**53


@dataclass(frozen=True)
class TableColumn:
    """One column: numbers, or codes of labels."""

    name: str
    values: NDArray
    labels: tuple[str, ...] | None = None
    decimals: int | None = None  # of numbers; None where they have more than six
    class_numbers: bool = False  # 1, 2, 3 … are numbers of classes, not values

    @property
    def numeric(self) -> bool:
        return self.labels is None

    @cached_property
    def missing(self) -> NDArray[np.bool_]:
        return np.isnan(self.values) if self.numeric else self.values < 0

    @cached_property
    def present(self) -> int:
        return len(self.values) - int(self.missing.sum())

    @cached_property
    def varies(self) -> bool:
        """Whether there are two different values at all."""
        known = self.values[~self.missing]
        return bool(len(known)) and bool(known.min() < known.max())

    @cached_property
    def finite(self) -> NDArray:
        """Numbers with infinities as missing: for measuring."""
        infinite = np.isinf(self.values)
        return np.where(infinite, np.nan, self.values) if infinite.any() else self.values

    def take(self, rows: NDArray[np.intp]) -> TableColumn:
        return replace(self, values=self.values[rows])


@dataclass(frozen=True)
class Table:
    columns: tuple[TableColumn, ...]
    roles: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # role -> names of columns
    origin: tuple[Path, Reading] | None = None  # (path, reading) of the file, to name places in it

    @cached_property
    def by_name(self) -> dict[str, TableColumn]:
        return {column.name: column for column in self.columns}

    @property
    def rows(self) -> int:
        return len(self.columns[0].values) if self.columns else 0

    def role(self, name: str) -> tuple[str, ...]:
        return self.roles.get(name, ())

    @property
    def withheld(self) -> frozenset[str]:
        """Columns that never leave: identifiers, and those the steward drops."""
        return frozenset(self.role("id") + self.role("drop"))

    def sample(self, most: int) -> Table:
        """Evenly spread rows, at most so many."""
        if self.rows <= most:
            return self
        rows = np.linspace(0, self.rows - 1, most).astype(np.intp)
        return Table(tuple(column.take(rows) for column in self.columns), self.roles, None)

    def row_label(self, row: int) -> str:
        """Where the row stands in the file."""
        if self.origin is None:
            return text("row {row}", row=row + 1)
        from engine.io.table_read import place

        path, reading = self.origin
        return place(path, reading, row)


def require_values(table: Table, column: TableColumn) -> None:
    if not column.present:
        raise InputError(
            text("column {name} holds no value at all", name=column.name),
            hint="take it out of the step, or drop it",
        )
    if column.numeric and np.isinf(column.values).any():
        row = int(np.flatnonzero(np.isinf(column.values))[0])
        written = "inf" if column.values[row] > 0 else "-inf"
        raise InputError(
            text(
                "{row}, column {name}: {text} is not a finite number",
                row=table.row_label(row),
                name=column.name,
                text=f"{written!r}",
            ),
            hint=text("declare {text} as missing, or take the column out of the step", text=f"{written!r}"),
        )


def require_numbers(table: Table, column: TableColumn) -> None:
    require_values(table, column)
    if column.numeric:
        return
    before = table.by_name.get(column.name)
    if before is not None and before.numeric:
        raise ParameterError(
            text(
                "column {name} was put into classes by an earlier step: noise needs numbers", name=column.name
            ),
            hint="take it out of one of the two steps, or publish the mean of the class",
            name="columns",
        )
    numbers = [c.name for c in table.columns if c.numeric and c.name not in table.withheld]
    raise ParameterError(
        text("column {name} is text: noise can be added to numbers only", name=column.name),
        hint=text(
            "swap it or discretise it, or choose from: {numeric}",
            numeric=", ".join(numbers) or "no column is numeric",
        ),
        name="columns",
    )


def count_decimals(values: NDArray) -> int | None:
    """The fewest decimals that write all numbers exactly, up to six."""
    finite = values[np.isfinite(values)]
    for digits in range(MOST_DECIMALS + 1):
        head = finite[:1000]
        if np.array_equal(np.round(head, digits), head) and np.array_equal(np.round(finite, digits), finite):
            return digits
    return None


def resolution_of(column: TableColumn) -> float:
    """The coarsest power of ten that all values are multiples of; 0 where they have over six decimals."""
    values = column.values[np.isfinite(column.values)]
    if column.decimals is None or not len(values):
        return 0.0
    digits = column.decimals
    while digits > -9 and np.any(values) and np.array_equal(np.round(values, digits - 1), values):
        digits -= 1
    return 10.0**-digits


def numeric_matrix(columns: Sequence[NDArray]) -> NDArray[np.float64]:
    return np.column_stack(columns).astype(np.float64) if columns else np.empty((0, 0))


# ── what a run publishes ──────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class ClassChange:
    """A column put into classes, or with its rare categories merged."""

    column: str
    output: str  # interval | number | mean | median | category
    min_count: int
    sizes: NDArray[np.int64]
    one_valued: int  # classes that hold one single value, which is thereby disclosed
    cuts: NDArray[np.float64] | None = None  # between the classes of numbers
    filled: bool = False  # too few missing cells to be a class: they were put into another one

    def claim(self) -> Draft:
        return {"step": "discretise", "output": self.output, "min_count": self.min_count}


@dataclass(frozen=True)
class NoiseChange:
    """A column with noise of a known law."""

    column: str
    law: Law
    confidence: float
    domain: tuple[float | None, float | None]
    decimals: int | None  # rounded like the input, if asked
    clipped: bool
    correlated: tuple[str, ...]  # the columns whose noise goes along, this one included
    bins: int
    stop: StopRule
    resolution: float = 0.0  # the originals are multiples of it, as anyone can guess

    @property
    def unit(self) -> float:
        """The step of rounded values, 0 where they are not rounded."""
        return 0.0 if self.decimals is None else 10.0**-self.decimals

    def claim(self) -> Draft:
        scale = "alpha" if self.law.shape == "uniform" else "sigma"
        claim: Draft = {"step": "perturb", "noise": self.law.shape, scale: self.law.scale}
        if self.decimals is not None:
            claim["decimals"] = self.decimals
        if self.clipped:
            claim["clipped"] = list(self.domain)
        if self.correlated:
            claim["correlated_with"] = [name for name in self.correlated if name != self.column]
        return claim


@dataclass(frozen=True)
class SwapChange:
    """A column whose values changed places."""

    column: str
    method: str
    window: float
    changed: float  # share of the rows that hold another value than before

    def claim(self) -> Draft:
        claim: Draft = {"step": "swap", "method": self.method}
        return claim | {"window": self.window} if self.method == "rank" else claim


Change = ClassChange | NoiseChange | SwapChange


@dataclass(frozen=True)
class PublishedTable:
    table: Table
    changes: tuple[Change, ...]
    reconstructions: Mapping[str, Reconstruction] = field(default_factory=dict)
    warnings: tuple[str, ...] = ()
    columns_of_steps: tuple[tuple[str, ...], ...] = ()  # what each step was done to, in order

    def changes_of(self, column: str) -> tuple[Change, ...]:
        return tuple(change for change in self.changes if change.column == column)

    def noise_changes(self) -> tuple[NoiseChange, ...]:
        """Columns whose last change is noise: its law describes what was released."""
        last = {change.column: change for change in self.changes}
        return tuple(change for change in last.values() if isinstance(change, NoiseChange))
