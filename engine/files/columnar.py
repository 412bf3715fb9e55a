"""Parquet files: flat columns in the few types the rooms know."""

from __future__ import annotations

from pathlib import Path

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq

from engine.errors import InputError
from engine.files.cells import without, without_nan
from engine.files.dialect import TableReading
from engine.files.recognise import unique_names
from engine.files.source import BOMB_SIZE, require_file
from engine.numerals import grouped
from engine.progress import Progress

_ROWS = 1 << 16


def open_parquet(path: Path) -> pq.ParquetFile:
    require_file(path)
    try:
        return pq.ParquetFile(path)
    except (pa.ArrowException, OSError) as error:
        raise InputError(
            f"{path.name} is not a Parquet file, or a damaged one ({' '.join(str(error).split())[:120]})",
            hint="export it again; a text table is named .csv",
        ) from None


def read_parquet(path: Path, reading: TableReading, progress: Progress) -> pa.Table:
    with open_parquet(path) as file:
        total = max(1, file.metadata.num_rows)
        cells = total * file.metadata.num_columns
        if 8 * cells > BOMB_SIZE:
            raise InputError(
                f"{path.name} has {grouped(cells)} cells, more than fit here", hint="split it into parts"
            )
        batches, done = [], 0
        try:
            for batch in file.iter_batches(_ROWS):
                done += batch.num_rows
                progress.report(done / total, f"{grouped(done)} of {grouped(total)} rows")
                batches.append(batch)
        except (pa.ArrowException, OSError) as error:
            raise InputError(
                f"row {done + 1} of {path.name}: damaged ({' '.join(str(error).split())[:120]})",
                hint="copy or export it again",
            ) from None
        if not batches:
            raise InputError(f"{path.name} has columns and no rows", hint="export the data again")
    return flat(pa.Table.from_batches(batches), reading)


def flat(table: pa.Table, reading: TableReading) -> pa.Table:
    """Structs become columns a.b, every column one of int64, float64, string, bool, date, timestamp."""
    while any(pa.types.is_struct(field.type) for field in table.schema):
        table = table.flatten()
    names = unique_names(table.column_names)
    columns = [_natural(name, column) for name, column in zip(names, table.columns, strict=True)]
    columns = [without(column, reading.missing, reading.decimal) for column in columns]
    return pa.table(columns, names=names)


def _natural(name: str, column: pa.ChunkedArray) -> pa.ChunkedArray:
    kind = column.type
    if pa.types.is_dictionary(kind):
        return _natural(name, pc.cast(column, kind.value_type))
    if pa.types.is_nested(kind):
        raise InputError(
            f"column {name} holds lists or maps ({kind}), one cell must be one value",
            hint="flatten the column, or leave it out, and export again",
        )
    if pa.types.is_floating(kind) or pa.types.is_decimal(kind):
        numbers = pc.cast(column, pa.float64(), safe=False)
        return without_nan(numbers)
    if pa.types.is_uint64(kind) and (pc.max(column).as_py() or 0) >= 1 << 63:
        return pc.cast(column, pa.string())
    if pa.types.is_integer(kind):
        return pc.cast(column, pa.int64())
    if pa.types.is_boolean(kind) or pa.types.is_date(kind) or pa.types.is_timestamp(kind):
        return column
    try:
        return pc.cast(column, pa.string())
    except (pa.ArrowInvalid, pa.ArrowNotImplementedError):
        raise InputError(
            f"column {name} holds {kind} values that are not text", hint="leave it out, and export again"
        ) from None
