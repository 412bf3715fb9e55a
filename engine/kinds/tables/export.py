"""A released table as CSV, Parquet, Excel, SPSS or Stata, and what the manifest says of its columns."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from engine.core.json_values import Document
from engine.core.randomness import Randomness
from engine.core.technique import Done
from engine.kinds.tables.data import EXACT, PublishedTable, TableColumn
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

    separator, decimal = published.table.dialect
    writers: dict[str, Callable[..., None]] = {
        "csv": partial(table_write.write_csv, separator=separator, decimal=decimal),
        "parquet": table_write.write_parquet,
        "xlsx": table_write.write_xlsx,
        "standard.csv": table_write.write_csv,
        "sav": partial(statistical_write.write_sav, codebook=published.codebook),
        "dta": partial(statistical_write.write_dta, codebook=published.codebook),
    }
    order = released_order(published.table)
    columns = {column.name: as_arrow(column.take(order)) for column in published.table.columns}
    writers[format](folder / f"data.{format}", columns)
    described = published.codebook if format in ("sav", "dta") else {}
    return {
        column.name: {
            "type": "text" if not column.numeric else "whole" if _whole(column) else "number",
            "steps": [change.claim() for change in published.changes_of(column.name)],
            **({"label": described[column.name].label} if column.name in described else {}),
        }
        for column in published.table.columns
    }


def files(params: TableParams, done: Done, format: str) -> frozenset[str]:
    return frozenset({f"data.{format}"})


def audit(published: PublishedTable, folder: Path) -> None:
    """Which row of the input every released row was made from: stays in the house."""
    order = published.input_rows()[released_order(published.table)].astype(np.int64)
    np.save(folder / FILE, order, allow_pickle=False)
    for outcome in published.outcomes:
        if outcome is not None:
            outcome.audit(folder)


def as_arrow(column: TableColumn) -> pa.Array:
    """Whole numbers without a point, labels as text, missing as null."""
    import pyarrow as pa

    if column.labels is not None:
        codes = pa.array(column.values, mask=column.missing)
        return pa.DictionaryArray.from_arrays(codes, pa.array(column.labels, pa.string())).cast(pa.string())
    if _whole(column):
        return pa.array(np.where(column.missing, 0, column.values).astype(np.int64), mask=column.missing)
    return pa.array(column.values + 0.0, mask=column.missing)  # -0.0 would be a second way to write 0


def _whole(column: TableColumn) -> bool:
    """Whole numbers that are exact as such; 1e300 is whole too, and is written as a number."""
    return column.decimals == 0 and bool((np.abs(column.values[~column.missing]) <= EXACT).all())
