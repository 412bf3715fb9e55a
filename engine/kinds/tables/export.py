"""A released table as CSV, Parquet, Excel, SPSS or Stata, and what the manifest says of its columns."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from engine.core.json_values import Document
from engine.core.randomness import Randomness
from engine.core.stretches import through
from engine.core.technique import Done
from engine.io.memory_limit import bytes_of, refuse_run_beyond_memory
from engine.kinds.tables.data import EXACT, PublishedTable, TableColumn
from engine.kinds.tables.memory import HELD
from engine.kinds.tables.params import TableParams
from engine.kinds.tables.row_order import FILE, released_order

if TYPE_CHECKING:
    import pyarrow as pa


def export(
    published: PublishedTable, params: TableParams, folder: Path, format: str, randomness: Randomness
) -> Document:
    """Rows sorted by their released cells; see `engine.kinds.tables.row_order`. A CSV file has the signs of
    the one it was made from, unless the standard ones are asked for: comma and point."""
    from engine.io import statistical_write, table_write

    order, columns = released_order(published.table), published.table.columns
    rows = _rows_in_order(columns, order)
    described = published.codebook if format in ("sav", "dta") else {}
    path = folder / f"data.{format}"
    writers: dict[str, Callable[..., None]] = {
        "xlsx": table_write.write_xlsx,
        "sav": partial(statistical_write.write_sav, codebook=published.codebook),
        "dta": partial(statistical_write.write_dta, codebook=published.codebook),
    }
    if format in ("csv", "standard.csv"):
        signs = published.table.dialect if format == "csv" else (",", ".")
        lines = table_write.csv_lines_of([c.name for c in columns], len(order), rows, *signs)
        table_write.write_csv_lines(path, lines)
    elif format == "parquet":
        table_write.write_parquet_rows(path, len(order), rows)
    else:
        refuse_run_beyond_memory(HELD * bytes_of(columns, files=True))
        writers[format](path, {column.name: as_arrow(column.take(order)) for column in columns})
    return {
        column.name: {
            "type": "text" if not column.numeric else "whole" if _whole(column) else "number",
            "steps": [change.claim() for change in published.changes_of(column.name)],
            **({"label": described[column.name].label} if column.name in described else {}),
        }
        for column in columns
    }


def _rows_in_order(
    columns: Sequence[TableColumn], order: NDArray[np.int64]
) -> Callable[[int, int], dict[str, pa.Array]]:
    """Rows are put into their order only as they are written."""
    made = {column.name: _ArrowColumn(column) for column in columns}
    return lambda start, end: {name: column.rows(order[start:end]) for name, column in made.items()}


def files(params: TableParams, done: Done, format: str) -> frozenset[str]:
    return frozenset({f"data.{format}"})


def audit(published: PublishedTable, folder: Path) -> None:
    """Which row of the input every released row was made from: stays in the house."""
    order = released_order(published.table)
    if published.kept is not None:
        order = through(published.kept.__getitem__, order).astype(np.int64, copy=False)
    np.save(folder / FILE, order, allow_pickle=False)
    for outcome in published.outcomes:
        if outcome is not None:
            outcome.audit(folder)


def as_arrow(column: TableColumn) -> pa.Array:
    """Whole numbers without a point, labels as text, missing as null."""
    return _ArrowColumn(column).rows(slice(None))


class _ArrowColumn:
    """A column of which some rows are made at a time; what holds for all of them is found out once."""

    def __init__(self, column: TableColumn):
        import pyarrow as pa

        self._values = column.values
        self._labels = None if column.labels is None else pa.array(column.labels, pa.string())
        self._whole = column.numeric and _whole(column)

    def rows(self, rows: slice | NDArray[np.int64]) -> pa.Array:
        import pyarrow as pa

        values = self._values[rows] if isinstance(rows, slice) else self._values.take(rows)
        if self._labels is not None:
            return pa.DictionaryArray.from_arrays(pa.array(values, mask=values < 0), self._labels)
        missing = np.isnan(values)
        if self._whole:
            return pa.array(np.where(missing, 0, values).astype(np.int64), mask=missing)
        values = values + 0.0  # -0.0 would be a second way to write 0
        return pa.array(values, mask=missing) if missing.any() else pa.array(values)


def _whole(column: TableColumn) -> bool:
    """Whole numbers that are exact as such; 1e300 is whole too, and is written as a number."""
    return column.decimals == 0 and (not column.present or max(map(abs, column.ends)) <= EXACT)
