"""A table in memory: numbers as float64, everything else as codes of sorted labels; and what a run publishes.

Missing is NaN in numbers and -1 in codes. Whole numbers beyond 2⁵³ stay text: as float64 they would come
out changed.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from engine.core.errors import InputError, ParameterError
from engine.core.json_values import Draft
from engine.core.stretches import count, passed, stretches, through
from engine.core.text import text
from engine.io.codebook import PLAIN, CodebookEntry
from engine.io.table_read import TableFile
from engine.kinds.tables.changes import Change, NoiseChange, SwapChange
from engine.kinds.tables.params import Reading
from engine.kinds.tables.reconstruct import Reconstruction

MOST_DECIMALS = 6
EXACT = 2**53


@dataclass(frozen=True)
class Distinct:
    """The different numbers of a column in their order, and which of them each row holds (-1: none)."""

    values: NDArray[np.float64]
    codes: NDArray[np.int32]


@dataclass(frozen=True)
class TableColumn:
    """One column: numbers, or codes of labels."""

    name: str
    values: NDArray
    labels: tuple[str, ...] | None = None
    decimals: int | None = None  # of numbers; None where they have more than six
    class_numbers: bool = False  # 1, 2, 3 … are numbers of classes, not values
    entry: CodebookEntry = PLAIN  # what a statistical file says of it
    distinct: Distinct | None = field(default=None, compare=False, repr=False)  # where workers found them

    @property
    def numeric(self) -> bool:
        return self.labels is None

    @cached_property
    def missing(self) -> NDArray[np.bool_]:
        return through(np.isnan if self.numeric else _is_none, self.values)

    def missing_at(self, rows: slice) -> NDArray[np.bool_]:
        """The same of some rows."""
        return np.isnan(self.values[rows]) if self.numeric else self.values[rows] < 0

    @cached_property
    def present(self) -> int:
        return len(self.values) - count(np.isnan if self.numeric else _is_none, self.values)

    @cached_property
    def ends(self) -> tuple[float, float]:
        """The least and the greatest value (or code); NaN where there is none."""
        if not self.present:
            return np.nan, np.nan
        known = (_ends(self.values[rows], self.numeric) for rows in stretches(len(self.values)))
        lows, highs = zip(*known, strict=True)
        return float(np.fmin.reduce(lows)), float(np.fmax.reduce(highs))

    @property
    def varies(self) -> bool:
        """Whether there are two different values at all."""
        return self.ends[0] < self.ends[1]

    @cached_property
    def finite(self) -> NDArray:
        """Numbers with infinities as missing: for measuring."""
        if not count(np.isinf, self.values):
            return self.values
        return through(lambda part: np.where(np.isinf(part), np.nan, part), self.values)

    def take(self, rows: NDArray[np.intp]) -> TableColumn:
        return replace(self, values=self.values[rows], distinct=None)


def _is_none(codes: NDArray) -> NDArray[np.bool_]:
    return codes < 0


def _ends(values: NDArray, numeric: bool) -> tuple[float, float]:
    known = values if numeric else values[values >= 0]
    if not len(known):
        return np.nan, np.nan
    return float(np.fmin.reduce(known)), float(np.fmax.reduce(known))


@dataclass(frozen=True)
class Table:
    columns: tuple[TableColumn, ...]
    roles: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # role -> names of columns
    origin: tuple[TableFile, Reading] | None = None  # (path, reading) of the file, to name places in it
    dialect: tuple[str, str] = (",", ".")  # signs between cells and before decimals of the file
    current: Mapping[str, TableColumn] = field(default_factory=dict)  # as earlier steps left them
    numbers: NDArray[np.intp] | None = None  # of the rows in that file, where some were left out

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
        """Columns that do not leave as they are: identifiers, the person, and those the steward drops."""
        return frozenset(self.role("id") + self.role("person") + self.role("drop"))

    def take(self, rows: NDArray[np.intp]) -> Table:
        """Some of the rows; each still knows where it stands in the file."""
        numbers = rows if self.numbers is None else self.numbers[rows]
        columns = tuple(column.take(rows) for column in self.columns)
        return replace(self, columns=columns, current={}, numbers=numbers)

    def sample(self, most: int) -> Table:
        """Evenly spread rows, at most so many."""
        if self.rows <= most:
            return self
        rows = np.linspace(0, self.rows - 1, most).astype(np.intp)
        return Table(tuple(column.take(rows) for column in self.columns), self.roles, None)

    def row_label(self, row: int) -> str:
        """Where the row stands in the file."""
        row = row if self.numbers is None else int(self.numbers[row])
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
    if column.numeric and not all(map(math.isfinite, column.ends)):
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
    return next((digits for digits in range(MOST_DECIMALS + 1) if _are_rounded(values, digits)), None)


def _are_rounded(values: NDArray, digits: int) -> bool:
    """Whether all that are finite numbers are written with so many decimals; first the first."""
    rounded = partial(_is_rounded, digits=digits)
    return passed(rounded, values[:1000]) and passed(rounded, values[1000:])


def _is_rounded(part: NDArray, digits: int) -> bool:
    same = np.round(part, digits) == part
    return bool((same | ~np.isfinite(part)).all())


def resolution_of(column: TableColumn) -> float:
    """The coarsest power of ten that all values are multiples of; 0 where they have over six decimals."""
    if column.decimals is None or not count(np.isfinite, column.values):
        return 0.0
    digits = column.decimals
    some = count(_is_some_number, column.values)
    while digits > -9 and some and _are_rounded(column.values, digits - 1):
        digits -= 1
    return 10.0**-digits


def _is_some_number(part: NDArray) -> NDArray[np.bool_]:
    return np.isfinite(part) & (part != 0)


# ── what a run publishes ──────────────────────────────────────────────────────────────────────


class StepOutcome:
    """What a step tells beyond the changes of its columns. A step that has more to tell makes its own."""

    def facts(self) -> Draft:
        """What leaves with the release beside the names of its columns (`done.facts.steps`)."""
        return {}

    def audit(self, folder: Path) -> None:
        """Adds to the record that stays in the house."""


@dataclass(frozen=True)
class StepResult:
    """What a step makes of the columns it was given."""

    columns: list[TableColumn]
    changes: list[Change]
    kept: NDArray[np.intp] | None = None  # rows that stay, where the step leaves some out
    outcome: StepOutcome | None = None
    warnings: tuple[str, ...] = ()


@dataclass(frozen=True)
class PublishedTable:
    table: Table
    changes: tuple[Change, ...]
    reconstructions: Mapping[str, Reconstruction] = field(default_factory=dict)
    warnings: tuple[str, ...] = ()
    columns_of_steps: tuple[tuple[str, ...], ...] = ()  # what each step was done to, in order
    steps: tuple[str, ...] = ()  # their kinds: generalise, swap …
    outcomes: tuple[StepOutcome | None, ...] = ()  # what each step tells beyond its changes
    kept: NDArray[np.intp] | None = None  # rows of the input that were released; None where all were

    def original(self, data: Table) -> Table:
        """The rows of the input that the released rows were made from, in their order."""
        return data if self.kept is None else data.take(self.kept)

    def input_rows(self) -> NDArray[np.intp]:
        return np.arange(self.table.rows) if self.kept is None else self.kept

    entries: Mapping[str, CodebookEntry] = field(default_factory=dict)  # what the file says of its columns

    @property
    def codebook(self) -> dict[str, CodebookEntry]:
        """What a statistical file may say of the columns: labels of values only where the values are the
        original's own, in the same row or another one."""
        return {name: entry for name in self.table.by_name if (entry := self._entry_of(name)) != PLAIN}

    def _entry_of(self, name: str) -> CodebookEntry:
        entry = self.entries.get(name, PLAIN)
        own = all(isinstance(change, SwapChange) for change in self.changes_of(name))
        return entry if own else entry.of_label_only()

    def changes_of(self, column: str) -> tuple[Change, ...]:
        return tuple(change for change in self.changes if change.column == column)

    def noise_changes(self) -> tuple[NoiseChange, ...]:
        """Columns whose last change is noise: its law describes what was released."""
        last = {change.column: change for change in self.changes}
        return tuple(change for change in last.values() if isinstance(change, NoiseChange))
