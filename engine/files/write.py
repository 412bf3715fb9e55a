"""Plain writers for what leaves: CSV, Parquet, Excel.

CSV is always UTF-8, commas, '\\n'; numbers in the shortest form that reads back as the same
number; missing cells empty. A text that a spreadsheet program would run as a formula gets an
apostrophe in front, in CSV and Excel; numbers never do.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import pyarrow as pa

Columns = Mapping[str, Any]
_FORMULA = r"^[=+\-@\t\r]"
_SHEET_ROWS = 1_048_576


def write_csv(path: Path, columns: Columns) -> None:
    import pyarrow as pa
    from pyarrow import csv as arrow_csv

    table = _harmless(_table(columns))
    heads = _harmless(pa.table({"names": pa.array(table.column_names, pa.string())})).column(0).to_pylist()
    options = arrow_csv.WriteOptions(include_header=False, quoting_style="needed")
    with open(path, "wb") as file:
        file.write((",".join(_quoted(name) for name in heads) + "\n").encode("utf-8"))
        arrow_csv.write_csv(_plain(table), file, options)
        _settle(file)


def write_parquet(path: Path, columns: Columns) -> None:
    import pyarrow.parquet as pq

    table = _table(columns)
    with open(path, "wb") as file:
        pq.write_table(table.replace_schema_metadata(None), file, compression="zstd")
        _settle(file)


def write_xlsx(path: Path, columns: Columns) -> None:
    import xlsxwriter

    from engine.errors import ReleaseError

    table = _harmless(_table(columns))
    if table.num_rows >= _SHEET_ROWS or table.num_columns > 16_384:
        raise ReleaseError(
            f"{table.num_rows:,} × {table.num_columns:,} cells do not fit an Excel sheet",
            hint="choose CSV or Parquet",
        )
    options = {"constant_memory": True, "strings_to_formulas": False, "strings_to_urls": False}
    with open(path, "wb") as file:
        book = xlsxwriter.Workbook(file, {**options, "default_date_format": "yyyy-mm-dd hh:mm:ss"})
        sheet = book.add_worksheet("data")
        heads = _harmless(_table({"names": table.column_names})).column(0).to_pylist()
        for place, name in enumerate(heads):
            sheet.write_string(0, place, name)
        row = 0
        for batch in table.to_batches(10_000):
            for cells in zip(*(_excel(column) for column in batch.columns), strict=True):
                row += 1
                for place, (cell, kind) in enumerate(zip(cells, table.schema.types, strict=True)):
                    _write_cell(sheet, row, place, cell, kind)
        book.close()
        _settle(file)


def _excel(column: pa.Array) -> list[Any]:
    return column.to_pylist()


def _write_cell(sheet, row: int, place: int, cell: Any, kind) -> None:
    if cell is None:
        return
    if isinstance(cell, bool):
        sheet.write_boolean(row, place, cell)
    elif isinstance(cell, int | float):
        if abs(cell) == float("inf") or (isinstance(cell, int) and abs(cell) > 1 << 53):
            sheet.write_string(row, place, str(cell))
        else:
            sheet.write_number(row, place, cell)
    elif isinstance(cell, str):
        sheet.write_string(row, place, cell)
    else:
        sheet.write_datetime(row, place, cell)


def _table(columns: Columns) -> pa.Table:
    """Arrow columns; NaN is missing."""
    import numpy as np
    import pyarrow as pa
    import pyarrow.compute as pc

    made = {}
    for name, values in columns.items():
        if isinstance(values, pa.ChunkedArray | pa.Array):
            column = values
        elif isinstance(values, np.ndarray) and values.dtype.kind in "fiub":
            column = pa.array(values)
        else:
            column = _from_objects(list(values))
        if pa.types.is_floating(column.type):
            column = pc.if_else(pc.is_nan(column), pa.scalar(None, column.type), column)
        elif pa.types.is_dictionary(column.type):
            column = pc.cast(column, column.type.value_type)
        made[str(name)] = column
    return pa.table(made)


def _from_objects(values: Sequence[Any]) -> pa.Array:
    import pyarrow as pa

    values = [None if value is None or value != value else value for value in values]
    try:
        column = pa.array(values)
    except (pa.ArrowInvalid, pa.ArrowTypeError):
        return pa.array([None if value is None else str(value) for value in values], pa.string())
    return column.cast(pa.string()) if pa.types.is_null(column.type) else column


def _harmless(table: pa.Table) -> pa.Table:
    import pyarrow as pa
    import pyarrow.compute as pc

    for place, field in enumerate(table.schema):
        if pa.types.is_string(field.type) or pa.types.is_large_string(field.type):
            column = table.column(place)
            runs = pc.match_substring_regex(column, _FORMULA)
            if pc.any(runs).as_py():
                marked = pc.binary_join_element_wise("'", pc.cast(column, field.type), "")
                table = table.set_column(place, field.name, pc.if_else(runs, marked, column))
    return table


def _plain(table: pa.Table) -> pa.Table:
    """Types arrow's CSV writer spells in another way than we do."""
    return table


def _quoted(name: str) -> str:
    risky = any(sign in name for sign in ',"\r\n') or name != name.strip() or not name
    return '"' + name.replace('"', '""') + '"' if risky else name


def _settle(file) -> None:
    file.flush()
    os.fsync(file.fileno())
