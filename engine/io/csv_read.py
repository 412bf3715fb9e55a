"""CSV and its kin into arrow, batch by batch, in one pass.

The bytes are made UTF-8 on the way in; arrow cuts them into cells; each batch's columns become
numbers at once, so that memory stays near the size of the result. A column that turns out to
hold text further down is read a second time, as the text it was.
"""

from __future__ import annotations

import mmap
import os
from codecs import BOM_UTF8
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any, Protocol, TypeAlias

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from pyarrow import csv as arrow_csv

from engine.core.errors import InputError
from engine.core.progress import Progress
from engine.core.text import text
from engine.io.cleaning import note_bad_lines
from engine.io.csv_blocks import whole_records
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
_OWN = 1 << 18  # bytes
_CELL = 8  # bytes in memory, at least


class Sink(Protocol):
    """What takes the cells of a column, some at a time, in the order of the file."""

    cell: int  # bytes of memory that it keeps of each, at least; 0: it counts for itself what it keeps

    def clear(self) -> None:
        """The file is read from its beginning, perhaps once more: what was taken counts no longer."""

    def numbers(self, cells: pa.Array) -> Any:
        """What is made of some cells apart from all others, asked by several threads."""

    def add(self, cells: pa.Array, made: Any) -> None:
        """The next cells, and what was made of them."""


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


def read_into(
    path: Path, reading: TableReading, layout: Layout, columns: Mapping[str, Sink], progress: Progress
) -> None:
    """The cells of some columns, as the texts they are, into what keeps of them what it needs."""
    _pour(path, reading, layout, columns, progress)


def typed(cells: list[pa.Array], reading: TableReading) -> pa.ChunkedArray:
    """What a column of these cells is read as: numbers if all of them are, else texts."""
    column = _Column(reading)
    for some in cells:
        column.add(some, column.numbers(some))
    if column.lost:
        column = _TextColumn(reading)
        for some in cells:
            column.add(some, None)
    return column.finish()


def _pour(
    path: Path, reading: TableReading, layout: Layout, columns: Mapping[str, Sink], progress: Progress
) -> None:
    """Every batch of the file into the columns."""
    # Wide tables need wider blocks: a handful of rows in thousands of columns is all overhead.
    usual = min(max(BLOCK, 2048 * len(layout.names)), LONGEST_RECORD // 2)
    for block, apart in ((usual, True), (usual, False), (LONGEST_RECORD, False)):
        for column in columns.values():
            column.clear()
        clean = cleaner(reading.separator, layout.comments)
        with Utf8Stream(path, reading.encoding, layout.skip, clean) as stream:
            try:
                _Pouring(path, stream, reading, layout, columns, block, progress).pour(apart)
                return
            except InputError as error:
                if not apart or error is not stream.error:
                    raise
            except pa.ArrowException as error:
                if apart:
                    continue  # what is read in order says what is wrong first
                if stream.error:
                    raise stream.error from None
                if "straddling" in str(error) and block < LONGEST_RECORD:
                    continue  # a record is longer than a block
                fault = first_fault(path, reading, layout)
                words = " ".join(str(error).split())[:160]
                raise fault or InputError(
                    text("{name} cannot be cut into cells: {words}", name=path.name, words=words)
                ) from None


class _Pouring:
    """A stream on its way into columns. Blocks of whole records are cut into cells and made numbers apart
    from each other, each by one thread; where a block cannot be cut for certain, the rest is cut into cells
    in order. Columns get their cells in the order of the file."""

    def __init__(
        self,
        path: Path,
        stream: Utf8Stream,
        reading: TableReading,
        layout: Layout,
        columns: Mapping[str, Sink],
        block: int,
        progress: Progress,
    ):
        self._path, self._stream, self._columns, self._progress = path, stream, columns, progress
        self._rows, self._block = 0, block
        self._sign = sign = SEPARATORS[reading.separator]
        bad = "skip" if reading.bad_lines == "skip" else "error"

        def judge(row: arrow_csv.InvalidRow) -> str:  # knows nothing of self: arrow would keep it for good
            return bad if row.text.replace(sign, "").strip() else "skip"

        self._options = {
            "parse_options": arrow_csv.ParseOptions(
                delimiter=self._sign, newlines_in_values=True, invalid_row_handler=judge
            ),
            "convert_options": arrow_csv.ConvertOptions(
                column_types={name: pa.string() for name in layout.names},
                include_columns=tuple(columns),
                null_values=[" " * blanks for blanks in range(9)],
                strings_can_be_null=True,
                check_utf8=False,  # the stream has made sure of that
            ),
        }
        self._names = layout.names

    def pour(self, apart: bool) -> None:
        workers = min(os.cpu_count() or 1, _MOST_THREADS)
        made: deque[tuple[float, Future[_Made]]] = deque()  # with the share of the file read so far
        pool = ThreadPoolExecutor(workers)
        try:
            for place, work in enumerate(chain(self._apart() if apart else (), self._in_order())):
                made.append((self._stream.share, pool.submit(work)))
                while made and (
                    len(made) > workers or not place
                ):  # the first one tells what the columns hold
                    self._add(*made.popleft())
            while made:
                self._add(*made.popleft())
        finally:
            pool.shutdown(cancel_futures=True)

    def _add(self, share: float, work: Future[_Made]) -> None:
        cells = work.result()
        self._progress.report(share)
        self._rows += len(cells[0][0]) if cells else 0
        # By what was read so far: more of the stream than of the table, so that it is no less.
        cells_of_row = sum(column.cell for column in self._columns.values())
        refuse_beyond_memory(self._path, cells_of_row * self._rows / share)
        for column, made in zip(self._columns.values(), cells, strict=bool(cells)):
            column.add(*made)

    def _made(self, batch: pa.RecordBatch) -> _Made:
        columns = zip(self._columns.values(), batch.columns, strict=True)
        return [(cells, column.numbers(cells)) for column, cells in columns]

    def _apart(self) -> Iterator[Callable[[], _Made]]:
        block, begun = b"", False
        while True:
            piece = self._stream.read(self._block)
            block, last = block + piece, not piece
            if begun and block.startswith(BOM_UTF8):
                block = b"\n" + block  # arrow would take it for the mark of a file
            whole = whole_records(block, self._sign, last)
            if not whole:
                self._stream.put_back(block)
                return
            yield partial(self._cut, pa.py_buffer(block).slice(0, whole))
            block, begun = block[whole:], True

    def _cut(self, block: pa.Buffer) -> _Made:
        table = arrow_csv.read_csv(
            pa.BufferReader(block),
            read_options=arrow_csv.ReadOptions(
                column_names=self._names, block_size=len(block) + 1, use_threads=False
            ),
            **self._options,
        )
        return self._made(table.to_batches()[0]) if table.num_rows else []

    def _in_order(self) -> Iterator[Callable[[], _Made]]:
        try:
            reader = arrow_csv.open_csv(
                pa.PythonFile(self._stream, mode="r"),
                read_options=arrow_csv.ReadOptions(column_names=self._names, block_size=self._block),
                **self._options,
            )
        except pa.ArrowInvalid as error:
            if "Empty CSV" in str(error):
                return
            raise
        with reader:
            for batch in reader:
                yield partial(self._made, batch)


# Of each column some cells, and what was made of them.
_Made: TypeAlias = list[tuple[pa.Array, Any]]


class _Column:
    """One column as it grows: whole numbers, then decimals, else text; never back."""

    cell = _CELL

    def __init__(self, reading: TableReading):
        self._missing, self._decimal = reading.missing, reading.decimal
        self.clear()

    def clear(self) -> None:
        self._chunks: list[pa.Array] = []
        self._recent: list[pa.Array] = []
        self._kind = "whole"
        self._converted = False  # some cells are numbers now, their texts are gone
        self._seen = False  # a number was among them, not only 'nan'

    def add(self, cells: pa.Array, numbers: pa.Array | None) -> None:
        """Cells, and the numbers they are if they are."""
        if cells.null_count == len(cells):
            self._recent.append(cells)
        elif self._kind != "text" or not self._converted:
            self._add_filled(cells, numbers)  # otherwise the whole column is read again
        if len(self._recent) == _TOGETHER:
            self._settle()

    def _settle(self) -> None:
        """Small pieces that stay, between ones that go, would take twice the memory."""
        alike = len({chunk.type for chunk in self._recent}) == 1
        self._chunks += [_together(self._recent)] if alike else self._recent
        self._recent = []

    def _add_filled(self, cells: pa.Array, numbers: pa.Array | None) -> None:
        if numbers is None:
            numbers = self.numbers(cells)  # asked before it was known what stands above
        if numbers is None or self._kind == "text":
            self._kind = "text"
            self._recent.append(without(cells, self._missing, self._decimal))
            return
        if pa.types.is_floating(numbers.type):
            self._kind = "decimals"
        self._converted = True
        self._seen = self._seen or numbers.null_count < len(numbers)
        self._recent.append(without(numbers, self._missing, self._decimal))

    def numbers(self, cells: pa.Array) -> pa.Array | None:
        """The numbers that some cells are, asked by several threads; None where they are not, or are not
        wanted any more."""
        if self._kind == "text" or cells.null_count == len(cells):
            return None
        found = numbers_of(cells, self._decimal, self._converted)
        if found is None and self._missing:
            found = numbers_of(without(cells, self._missing, self._decimal), self._decimal)
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


def _together(pieces: list[pa.Array]) -> pa.Array:
    """As one piece; numbers in memory of their own, which is the system's again once they are gone."""
    kind, rows = pieces[0].type, sum(map(len, pieces))
    if kind not in (pa.int64(), pa.float64()) or 8 * rows < _OWN:
        return pa.concat_arrays(pieces, memory_pool=pa.system_memory_pool())
    room = mmap.mmap(-1, 8 * rows)
    parts = [np.frombuffer(piece.buffers()[1], np.int64, len(piece), 8 * piece.offset) for piece in pieces]
    np.concatenate(parts, out=np.frombuffer(room, np.int64))
    known = None
    if any(piece.null_count for piece in pieces):
        known = pa.concat_arrays([piece.is_valid() for piece in pieces]).buffers()[1]
    return pa.Array.from_buffers(kind, rows, [known, pa.py_buffer(room)])


def _as(chunk: pa.Array, kind: pa.DataType) -> pa.Array:
    if chunk.type == kind:
        return chunk
    if chunk.null_count == len(chunk):
        return pa.nulls(len(chunk), kind)
    return pc.cast(chunk, kind, safe=False)
