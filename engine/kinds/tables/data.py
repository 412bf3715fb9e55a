"""A table in memory: numbers as float64, everything else as codes of sorted labels.

Missing is NaN in numbers and -1 in codes. Whole numbers beyond 2⁵³ stay text: as float64 they would come
out changed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from engine.core.errors import InputError, ParameterError
from engine.core.progress import Progress
from engine.core.text import text
from engine.kinds.tables.column_roles import check_roles, settled_roles

if TYPE_CHECKING:
    import pyarrow as pa

    from engine.io.csv_dialect import TableReading

MOST_DECIMALS = 6
EXACT = 2**53


@dataclass(frozen=True)
class Column:
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

    def take(self, rows: NDArray[np.intp]) -> Column:
        return replace(self, values=self.values[rows])


@dataclass(frozen=True)
class Table:
    columns: tuple[Column, ...]
    roles: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # role -> names of columns
    origin: Any = None  # (path, reading) of the file, to name places in it

    @cached_property
    def by_name(self) -> dict[str, Column]:
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

    def place(self, row: int) -> str:
        if self.origin is None:
            return text("row {row}", row=row + 1)
        from engine.io.table_read import place

        path, reading = self.origin
        return place(path, reading, row)


def load_table(paths: Sequence[Path], reading: TableReading, roles: Mapping, progress: Progress) -> Table:
    from engine.io.table_read import read_table

    if len(paths) != 1:
        raise InputError(text("{paths} files were given, a table is one file", paths=len(paths)))
    arrow = read_table(paths[0], reading, progress.part("Reading", 0.8))
    roles = _settled(paths[0], reading, roles, arrow.column_names)
    inner = progress.part("Recognising columns", 0.2)
    columns = []
    for place, name in enumerate(arrow.column_names):
        inner.report(place / arrow.num_columns, name)
        columns.append(from_arrow(name, arrow.column(name)))
    return Table(tuple(columns), roles, (paths[0], reading))


def _settled(path: Path, reading: TableReading, roles: Mapping, names: Sequence[str]) -> Mapping:
    """The roles as given, and those left open as the preview guesses them: from the same head, by the same
    function."""
    if None not in roles.values():
        check_roles(roles, names)
        return roles
    from engine.io.table_read import preview_table

    return settled_roles(roles, preview_table(path, reading))


def require_values(table: Table, column: Column) -> None:
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
                row=table.place(row),
                name=column.name,
                text=f"{written!r}",
            ),
            hint=text("declare {text} as missing, or take the column out of the step", text=f"{written!r}"),
        )


def require_numbers(table: Table, column: Column) -> None:
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


def from_arrow(name: str, column: pa.ChunkedArray) -> Column:
    import pyarrow as pa
    import pyarrow.compute as pc

    kind = column.type
    if pa.types.is_integer(kind) and _exact(column):
        values = pc.cast(column, pa.float64(), safe=False).to_numpy()
        return Column(name, np.array(values, dtype=np.float64), None, 0)
    if pa.types.is_floating(kind) or pa.types.is_null(kind) or pa.types.is_decimal(kind):
        values = np.array(pc.cast(column, pa.float64(), safe=False).to_numpy(), dtype=np.float64)
        return Column(name, values, None, count_decimals(values))
    text = column if pa.types.is_string(kind) else pc.cast(column, pa.string())
    coded = pc.dictionary_encode(text.combine_chunks())
    coded = coded.combine_chunks() if isinstance(coded, pa.ChunkedArray) else coded
    found = np.asarray(coded.dictionary.to_pylist(), dtype=object)
    order = np.argsort(found.astype(str), kind="stable") if len(found) else np.empty(0, np.intp)
    rank = np.empty(len(found) + 1, np.int32)
    rank[order] = np.arange(len(found))
    rank[-1] = -1
    indices = pc.fill_null(coded.indices, -1).to_numpy(zero_copy_only=False)
    return Column(name, rank[indices], tuple(found[order]))


def _exact(column: pa.ChunkedArray) -> bool:
    import pyarrow.compute as pc

    ends = pc.min_max(column).as_py()
    return ends["min"] is None or (ends["min"] >= -EXACT and ends["max"] <= EXACT)


def count_decimals(values: NDArray) -> int | None:
    """The fewest decimals that write all numbers exactly, up to six."""
    finite = values[np.isfinite(values)]
    for digits in range(MOST_DECIMALS + 1):
        head = finite[:1000]
        if np.array_equal(np.round(head, digits), head) and np.array_equal(np.round(finite, digits), finite):
            return digits
    return None


def step_of(column: Column) -> float:
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
