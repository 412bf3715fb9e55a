"""A released table as CSV, Parquet or Excel, and what the manifest says of its columns."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from engine.tables.data import Column
from engine.tables.published import Published

if TYPE_CHECKING:
    import pyarrow as pa


def write_table(published: Published, folder: Path, format: str) -> dict[str, Any]:
    from engine.files import write

    writers = {"csv": write.write_csv, "parquet": write.write_parquet, "xlsx": write.write_xlsx}
    columns = {column.name: as_arrow(column) for column in published.table.columns}
    writers[format](folder / f"data.{format}", columns)
    return {
        column.name: {
            "type": "number" if column.numeric else "text",
            "steps": [change.claim() for change in published.of(column.name)],
        }
        for column in published.table.columns
    }


def as_arrow(column: Column) -> pa.Array:
    """Whole numbers without a point, labels as text, missing as null."""
    import pyarrow as pa

    if column.labels is not None:
        codes = pa.array(column.values, mask=column.missing)
        return pa.DictionaryArray.from_arrays(codes, pa.array(column.labels, pa.string())).cast(pa.string())
    whole = column.decimals == 0 and bool(np.isfinite(column.values[~column.missing]).all())
    if whole:
        return pa.array(np.where(column.missing, 0, column.values).astype(np.int64), mask=column.missing)
    return pa.array(column.values, mask=column.missing)
