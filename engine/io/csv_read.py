"""CSV and its kin into arrow, batch by batch, in one pass.

The bytes are made UTF-8 on the way in; arrow cuts them into cells; each batch's columns become
numbers at once, so that memory stays near the size of the result. A column that turns out to
hold text further down is read a second time, as the text it was.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

import pyarrow as pa
import pyarrow.compute as pc
from pyarrow import csv as arrow_csv

from engine.core.errors import InputError
from engine.core.progress import Progress
from engine.core.text import text
from engine.io.cleaning import note_bad_lines
from engine.io.csv_dialect import (
    Layout,
    TableReading,
    faults,
    first_fault,
    header_only,
    layout_of,
    only_one_column,
)
from engine.io.csv_records import SEPARATORS, cleaner
from engine.io.encoding import Utf8Stream
from engine.io.memory_limit import refuse_beyond_memory
from engine.io.parse_numbers import numbers_of, without

BLOCK = 1 << 21  # about 20 ms of work between two looks at the Cancel button
LONGEST_RECORD = 1 << 26
_MOST_THREADS = 4
_TOGETHER = 16  # pieces of a column
_CELL = 8  # bytes in memory, at least


def read_delimited(path: Path, reading: TableReading, progress: Progress) -> pa.Table:
    """The whole file; `reading` has no 'auto' left."""
    layout = layout_of(path, reading)
    if len(layout.names) < 2:
        raise only_one_column(path, reading)
    columns: dict[str, _Column] = {name: _Column(reading) for name in layout.names}
    _pour(path, reading, layout, columns, progress.part("Reading", 0.8))
    again = {name: _TextColumn(reading) for name, column in columns.items() if column.lost}
    if again:
        _pour(path, reading, layout, again, progress.part("Reading texts again", 0.2))
    table = pa.table({name: again.get(name, column).finish() for name, column in columns.items()})
    if table.num_rows == 0:
        raise header_only(path, reading)
    if reading.bad_lines == "skip":
        note_bad_lines([line for line, _ in faults(path, reading, layout)])
    last = table.column(table.num_columns - 1)
    if layout.padded and last.null_count == len(last):
        table = table.remove_column(table.num_columns - 1)
    progress.report(1.0)
    return table


def read_delimited_texts(path: Path, reading: TableReading, progress: Progress) -> pa.Table:
    """The whole file with every cell as the text it is, empty and declared cells null. One column, or no row
    below the header, is a table too."""
    layout = layout_of(path, reading)
    columns: dict[str, _Column] = {name: _TextColumn(reading) for name in layout.names}
    _pour(path, reading, layout, columns, progress)
    table = pa.table({name: column.finish() for name, column in columns.items()})
    last = table.column(table.num_columns - 1)
    padded = layout.padded and last.null_count == len(last)
    return table.remove_column(table.num_columns - 1) if padded else table


def _pour(
    path: Path, reading: TableReading, layout: Layout, columns: Mapping[str, _Column], progress: Progress
) -> None:
    """Every batch of the file into the columns."""
    # Wide tables need wider blocks: a handful of rows in thousands of columns is all overhead.
    usual = min(max(BLOCK, 2048 * len(layout.names)), LONGEST_RECORD // 2)
    for block in (usual, LONGEST_RECORD):
        for column in columns.values():
            column.clear()
        clean = cleaner(reading.separator, layout.comments)
        with Utf8Stream(path, reading.encoding, layout.skip, clean) as stream:
            try:
                _pour_stream(path, stream, reading, layout, columns, block, progress)
                return
            except pa.ArrowException as error:
                if stream.error:
                    raise stream.error from None
                if "straddling" in str(error) and block < LONGEST_RECORD:
                    continue  # a record is longer than a block
                fault = first_fault(path, reading, layout)
                words = " ".join(str(error).split())[:160]
                raise fault or InputError(
                    text("{name} cannot be cut into cells: {words}", name=path.name, words=words)
                ) from None


def _pour_stream(
    path: Path,
    stream: Utf8Stream,
    reading: TableReading,
    layout: Layout,
    columns: Mapping[str, _Column],
    block: int,
    progress: Progress,
) -> None:
    try:
        reader = _open(stream, reading, layout, tuple(columns), block)
    except pa.ArrowInvalid as error:
        if "Empty CSV" in str(error):
            return
        raise
    with reader, _Threads(columns) as threads:
        rows = 0
        for batch in reader:
            progress.report(stream.share)
            rows += batch.num_rows
            # By what was read so far: more of the stream than of the table, so that it is no less.
            refuse_beyond_memory(path, _CELL * rows * len(columns) / stream.share)
            threads.add(batch)


def _open(
    stream: Utf8Stream, reading: TableReading, layout: Layout, wanted: tuple[str, ...], block: int
) -> arrow_csv.CSVStreamingReader:
    sign = SEPARATORS[reading.separator]

    bad = "skip" if reading.bad_lines == "skip" else "error"

    def judge(row: arrow_csv.InvalidRow) -> str:
        return bad if row.text.replace(sign, "").strip() else "skip"

    return arrow_csv.open_csv(
        pa.PythonFile(stream, mode="r"),
        read_options=arrow_csv.ReadOptions(column_names=layout.names, block_size=block),
        parse_options=arrow_csv.ParseOptions(
            delimiter=sign, newlines_in_values=True, invalid_row_handler=judge
        ),
        convert_options=arrow_csv.ConvertOptions(
            column_types={name: pa.string() for name in layout.names},
            include_columns=wanted,
            null_values=[" " * blanks for blanks in range(9)],
            strings_can_be_null=True,
            check_utf8=False,  # the stream has made sure of that
        ),
    )


class _Threads:
    """Batches into columns, each column by one thread, so that its cells stay in their order; the next batch
    is cut into cells meanwhile."""

    def __init__(self, columns: Mapping[str, _Column]):
        self._columns = columns
        count = max(1, min(len(columns), os.cpu_count() or 1, _MOST_THREADS))
        self._pools = [ThreadPoolExecutor(1) for _ in range(count)]
        self._working: deque[list[Future[None]]] = deque()

    def __enter__(self) -> _Threads:
        return self

    def add(self, batch: pa.RecordBatch) -> None:
        cells = list(zip(batch.schema.names, batch.columns, strict=True))
        count = len(self._pools)
        self._working.append(
            [pool.submit(self._fill, cells[first::count]) for first, pool in enumerate(self._pools)]
        )
        if len(self._working) > 1:
            self._wait()

    def _fill(self, cells: Sequence[tuple[str, pa.Array]]) -> None:
        for name, texts in cells:
            self._columns[name].add(texts)

    def _wait(self) -> None:
        for done in self._working.popleft():
            done.result()

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        try:
            while self._working and kind is None:
                self._wait()
        finally:
            for pool in self._pools:
                pool.shutdown(cancel_futures=True)


class _Column:
    """One column as it grows: whole numbers, then decimals, else text; never back."""

    def __init__(self, reading: TableReading):
        self._missing, self._decimal = reading.missing, reading.decimal
        self.clear()

    def clear(self) -> None:
        self._chunks: list[pa.Array] = []
        self._recent: list[pa.Array] = []
        self._kind = "whole"
        self._converted = False  # some cells are numbers now, their texts are gone
        self._seen = False  # a number was among them, not only 'nan'

    def add(self, cells: pa.Array) -> None:
        self._add(cells)
        if len(self._recent) == _TOGETHER:
            self._settle()

    def _settle(self) -> None:
        """Small pieces that stay, between ones that go, would take twice the memory."""
        alike = len({chunk.type for chunk in self._recent}) == 1
        self._chunks += [pa.concat_arrays(self._recent)] if alike else self._recent
        self._recent = []

    def _add(self, cells: pa.Array) -> None:
        if cells.null_count == len(cells):
            self._recent.append(cells)
        elif self._kind != "text" or not self._converted:
            self._add_filled(cells)  # otherwise the whole column is read again

    def _add_filled(self, cells: pa.Array) -> None:
        numbers = None if self._kind == "text" else self._numbers(cells)
        if numbers is None:
            self._kind = "text"
            self._recent.append(without(cells, self._missing, self._decimal))
            return
        self._converted = True
        self._seen = self._seen or numbers.null_count < len(numbers)
        self._recent.append(without(numbers, self._missing, self._decimal))

    def _numbers(self, cells: pa.Array) -> pa.Array | None:
        found = numbers_of(cells, self._decimal, self._converted)
        if found is None and self._missing:
            found = numbers_of(without(cells, self._missing, self._decimal), self._decimal)
        if found is not None and pa.types.is_floating(found.type):
            self._kind = "decimals"
        return found

    @property
    def lost(self) -> bool:
        """Whether cells that are text after all were taken for numbers."""
        return self._converted and (self._kind == "text" or not self._seen)

    def finish(self) -> pa.ChunkedArray:
        kinds = {"whole": pa.int64(), "decimals": pa.float64(), "text": pa.string()}
        kind = kinds[self._kind] if self._seen else pa.string()
        return pa.chunked_array([_as(chunk, kind) for chunk in (*self._chunks, *self._recent)], kind)


class _TextColumn(_Column):
    def clear(self) -> None:
        super().clear()
        self._kind = "text"


def _as(chunk: pa.Array, kind: pa.DataType) -> pa.Array:
    if chunk.type == kind:
        return chunk
    if chunk.null_count == len(chunk):
        return pa.nulls(len(chunk), kind)
    return pc.cast(chunk, kind, safe=False)
