"""Parquet files: flat columns in the few types the rooms know.

A few kilobytes can unpack to anything: one long text in a dictionary and two million rows that point at
it, a page that says 2 GB, values that repeat the beginning of the one before. So the unpacked size is
added up before reading (parquet_pages), texts stay encoded by their dictionary while they are read, and
their decoded size is known before they are decoded.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq

from engine.core.errors import InputError
from engine.core.number_format import grouped
from engine.core.progress import Progress
from engine.core.text import text
from engine.io.csv_dialect import TableReading
from engine.io.csv_records import unique_names
from engine.io.input_file import require_file
from engine.io.memory_limit import allowance, refuse_beyond_memory
from engine.io.parquet_size import pages_of
from engine.io.parse_numbers import without, without_nan
from engine.io.read_errors import brief, readable

_ROWS = 1 << 16
_SECONDS = {"s": 1, "ms": 1000, "us": 10**6, "ns": 10**9}
_FIRST_SECOND, _LAST_SECOND = -62_135_596_800, 253_402_300_799  # of the years 1 to 9999


class Parquet:
    """An open file that does not eat the machine."""

    def __init__(self, path: Path):
        self.path = path
        with _open(path) as file:
            _refuse_nested(file.schema_arrow)
            self.rows = file.metadata.num_rows
            refuse_beyond_memory(path, self.rows * sum(map(_width, file.schema)))
            pages = pages_of(path)
            refuse_beyond_memory(path, sum(column.unpacked for column in pages.values()))
            texts = [column.path for column in file.schema if column.physical_type == "BYTE_ARRAY"]
        coded = [name for name in texts if name not in pages or pages[name].by_dictionary]
        # A value is never longer than its page, and a batch of the values that are decoded has to fit.
        longest = sum(pages[name].largest for name in texts if name not in coded)
        self._batch = min(_ROWS, max(1, allowance() // 4 // max(1, longest)))
        self._file = _open(path, coded)

    def batches(self, rows: int = _ROWS) -> Iterator[pa.RecordBatch]:
        """Checked batches, texts by their dictionary; their decoded size is counted as they come."""
        size = 0
        for batch in self._file.iter_batches(min(rows, self._batch)):
            batch.validate(full=True)
            size += sum(map(_decoded, batch.columns))
            refuse_beyond_memory(self.path, size)
            yield batch

    def __enter__(self) -> Parquet:
        return self

    def __exit__(self, *_error: object) -> None:
        self._file.close()


def _open(path: Path, coded: Sequence[str] = ()) -> pq.ParquetFile:
    """`coded` columns stay texts with a dictionary."""
    require_file(path)
    try:
        return pq.ParquetFile(path, read_dictionary=list(coded))
    except (pa.ArrowException, OSError, ValueError) as error:
        raise InputError(
            text(
                "{name} is not a Parquet file, or a damaged one ({error})", name=path.name, error=brief(error)
            ),
            hint="export it again; a text table is named .csv",
        ) from None


def refuse_huge_parquet(path: Path) -> None:
    """For readers of their own: an InputError for a file that would eat the machine when it is decoded."""
    with readable(path, "Parquet file"), Parquet(path) as file:
        for _ in file.batches():
            pass


def _width(column: pq.ColumnSchema) -> int:
    """Bytes of a value; for texts those of its place in the dictionary."""
    return max(8, column.length or 0)


def _decoded(column: pa.Array) -> int:
    """Bytes of the column once its texts are written out."""
    if pa.types.is_struct(column.type):
        return sum(map(_decoded, column.flatten()))
    if not pa.types.is_dictionary(column.type) or not len(column.dictionary):
        return column.nbytes
    words = column.dictionary
    if not (pa.types.is_binary(words.type) or pa.types.is_string(words.type)):
        return column.nbytes
    letters = pc.sum(pc.binary_length(words).take(column.indices)).as_py() or 0
    return 4 * len(column) + letters


def read_parquet(path: Path, reading: TableReading, progress: Progress) -> pa.Table:
    with readable(path, "Parquet file"), Parquet(path) as file:
        batches, done, total = [], 0, max(1, file.rows)
        try:
            for batch in file.batches():
                done += batch.num_rows
                progress.report(
                    done / total, text("{done} of {total} rows", done=grouped(done), total=grouped(total))
                )
                batches.append(batch)
        except (pa.ArrowException, OSError, UnicodeError) as error:
            raise InputError(
                text(
                    "row {done} of {name}: damaged ({error})",
                    done=done + 1,
                    name=path.name,
                    error=brief(error),
                ),
                hint="copy or export it again",
            ) from None
        if not batches:
            raise InputError(
                text("{name} has columns and no rows", name=path.name), hint="export the data again"
            )
        return flat(pa.Table.from_batches(batches), reading)


def head_of_parquet(path: Path, reading: TableReading, rows: int) -> tuple[pa.Table, int]:
    """The first rows, and how many there are."""
    with readable(path, "Parquet file"), Parquet(path) as file:
        head = next(file.batches(rows), None)
        if head is None:
            raise InputError(
                text("{name} has columns and no rows", name=path.name), hint="export the data again"
            )
        return flat(pa.table(head), reading), file.rows


def flat(table: pa.Table, reading: TableReading) -> pa.Table:
    """Structs become columns a.b, every column one of int64, float64, string, bool, date, timestamp."""
    while any(pa.types.is_struct(field.type) for field in table.schema):
        table = table.flatten()
    names = unique_names(table.column_names)
    columns = [_natural(name, column) for name, column in zip(names, table.columns, strict=True)]
    columns = [without(column, reading.missing, reading.decimal) for column in columns]
    return pa.table(columns, names=names)


def _refuse_nested(schema: pa.Schema) -> None:
    """Before anything of it is read: a list can be as long as it likes."""

    def look(name: str, kind: pa.DataType) -> None:
        if pa.types.is_struct(kind):
            for field in kind:
                look(f"{name}.{field.name}", field.type)
        elif pa.types.is_nested(kind) or pa.types.is_run_end_encoded(kind):
            raise _nested(name, kind)

    for field in schema:
        look(field.name, field.type)


def _nested(name: str, kind: pa.DataType) -> InputError:
    return InputError(
        text("column {name} holds lists or maps ({kind}), one cell must be one value", name=name, kind=kind),
        hint="flatten the column, or leave it out, and export again",
    )


def _natural(name: str, column: pa.ChunkedArray) -> pa.ChunkedArray:
    kind = column.type
    if pa.types.is_dictionary(kind):
        return _natural(name, pc.cast(column, kind.value_type))
    if pa.types.is_floating(kind) or pa.types.is_decimal(kind):
        numbers = pc.cast(column, pa.float64(), safe=False)
        return without_nan(numbers)
    if pa.types.is_uint64(kind) and (pc.max(column).as_py() or 0) >= 1 << 63:
        return pc.cast(column, pa.string())
    if pa.types.is_integer(kind):
        return pc.cast(column, pa.int64())
    if pa.types.is_boolean(kind):
        return column
    if pa.types.is_date(kind) or pa.types.is_timestamp(kind):
        _refuse_impossible_dates(name, column)
        return column
    try:
        return pc.cast(column, pa.string())
    except (pa.ArrowInvalid, pa.ArrowNotImplementedError):
        raise InputError(
            text("column {name} holds {kind} values that are not text", name=name, kind=kind),
            hint="leave it out, and export again",
        ) from None


def _refuse_impossible_dates(name: str, column: pa.ChunkedArray) -> None:
    """Years before 1 and after 9999, and time zones nobody knows: no program could show them."""
    kind = column.type
    ends = pc.min_max(column)
    for end in (ends["min"], ends["max"]):
        if end.value is None:
            continue
        if pa.types.is_timestamp(kind):
            seconds = end.value // _SECONDS[kind.unit]
        else:
            seconds = end.value * 86_400 if pa.types.is_date32(kind) else end.value // 1000
        if not _FIRST_SECOND <= seconds <= _LAST_SECOND:
            raise InputError(
                text("column {name} holds a date outside the years 1 to 9999", name=name),
                hint="repair the dates, or leave the column out, and export again",
            )
    try:
        pc.cast(column.slice(0, 1), pa.string())
    except (pa.ArrowInvalid, pa.ArrowNotImplementedError):
        raise InputError(
            text("column {name} holds times of a zone that is not known ({kind})", name=name, kind=kind),
            hint="export the times in UTC, or leave the column out",
        ) from None
