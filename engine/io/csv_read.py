"""CSV and its kin into arrow, batch by batch, in one pass.

The bytes are made UTF-8 on the way in; arrow cuts them into cells; each batch's columns become
numbers at once, so that memory stays near the size of the result. A column that turns out to
hold text further down is read a second time, as the text it was.
"""

from __future__ import annotations

import os
import threading
from codecs import BOM_UTF8
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any, TypeAlias

import pyarrow as pa
from pyarrow import csv as arrow_csv

from engine.core.errors import InputError
from engine.core.progress import Progress
from engine.core.text import text
from engine.io.arrow_in_files import Files
from engine.io.cleaning import note_bad_lines
from engine.io.csv_blocks import Block, as_read, end_mark, likely_blocks
from engine.io.csv_columns import Column, Sink, TextColumn
from engine.io.csv_dialect import (
    Layout,
    TableReading,
    faults,
    first_fault,
    header_only,
    layout_of,
    only_one_column,
)
from engine.io.csv_direct import as_they_went_in, loses_zeros
from engine.io.csv_records import SEPARATORS, cleaner
from engine.io.encoding import Utf8Stream, is_text
from engine.io.memory_limit import allowance, belongs_in_files, refuse_beyond_memory

BLOCK = 1 << 21  # about 20 ms of work between two looks at the Cancel button
LONGEST_RECORD = 1 << 26
_MOST_THREADS = 4
_MORE = 1.02  # times the rows that the first block lets expect
_met = threading.local()  # whether arrow, which calls back in the thread that reads, came to the end mark


def read_delimited(path: Path, reading: TableReading, progress: Progress, in_files: bool = False) -> pa.Table:
    """The whole file; `reading` has no 'auto' left. `in_files`: a table that would fill the memory lies in
    files (`arrow_in_files`), its texts in a dictionary; else it is refused."""
    layout = layout_of(path, reading)
    if len(layout.names) < 2:
        raise only_one_column(path, reading)
    files = Files(path) if in_files else None
    columns: dict[str, Column] = {name: Column(reading) for name in layout.names}
    _pour(path, reading, layout, columns, progress.part("Reading", 0.8), files)
    again = {name: TextColumn(reading) for name, column in columns.items() if column.lost}
    if again:
        _pour(path, reading, layout, again, progress.part("Reading texts again", 0.2), files)
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
    columns: dict[str, Column] = {name: TextColumn(reading) for name in layout.names}
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


def _pour(
    path: Path,
    reading: TableReading,
    layout: Layout,
    columns: Mapping[str, Sink],
    progress: Progress,
    files: Files | None = None,
) -> None:
    """Every batch of the file into the columns, which lie in `files` where they would fill the memory."""
    # Wide tables need wider blocks: a handful of rows in thousands of columns is all overhead.
    usual = min(max(BLOCK, 2048 * len(layout.names)), LONGEST_RECORD // 2)
    for block, apart in ((usual, True), (usual, False), (LONGEST_RECORD, False)):
        for column in columns.values():
            column.clear()
        clean = cleaner(reading.separator, layout.comments)
        with Utf8Stream(path, reading.encoding, layout.skip, clean) as stream:
            try:
                _Pouring(path, stream, reading, layout, columns, block, progress, files).pour(apart)
                return
            except InputError as error:
                if not apart or error is not stream.error:
                    raise
            except pa.ArrowMemoryError:
                raise  # it would come again, or a thread would not start and be waited for
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
    from each other, each by one thread, which sees whether its block ends with a record; from a block that
    does not, the rest is cut into cells in order. Columns get their cells in the order of the file."""

    def __init__(
        self,
        path: Path,
        stream: Utf8Stream,
        reading: TableReading,
        layout: Layout,
        columns: Mapping[str, Sink],
        block: int,
        progress: Progress,
        files: Files | None,
    ):
        self._path, self._stream, self._columns, self._progress = path, stream, columns, progress
        self._rows, self._block, self._expected = 0, block, 0
        self._workers = min(os.cpu_count() or 1, _MOST_THREADS)
        self._spare: list[bytearray] = []
        self._files, self._held = files, 0
        if files is not None and files.used:
            self._lie_in(files)
        self._sign = sign = SEPARATORS[reading.separator]
        self._mark = mark = end_mark(sign, len(layout.names))
        bad, met = "skip" if reading.bad_lines == "skip" else "error", mark.decode().strip("\n")

        def judge(row: arrow_csv.InvalidRow) -> str:  # knows nothing of self: arrow would keep it for good
            if row.text == met:
                _met.mark = True
                return "skip"
            return bad if row.text.replace(sign, "").strip() else "skip"

        self._parse = arrow_csv.ParseOptions(
            delimiter=self._sign, newlines_in_values=True, invalid_row_handler=judge
        )
        self._names, self._decimal = layout.names, reading.decimal
        self._place = {name: place for place, name in enumerate(layout.names)}

    def _convert(self, kinds: Mapping[str, pa.DataType]) -> arrow_csv.ConvertOptions:
        return arrow_csv.ConvertOptions(
            column_types={name: kinds.get(name, pa.string()) for name in self._names},
            include_columns=tuple(self._columns),
            null_values=[" " * blanks for blanks in range(9)],
            strings_can_be_null=True,
            decimal_point=self._decimal,
            check_utf8=False,  # the stream has made sure of that
        )

    def pour(self, apart: bool) -> None:
        pool = ThreadPoolExecutor(self._workers)
        try:
            if apart:
                begun = self._pour_apart(pool)
                if not self._stream.left:
                    return  # Arrow would only find that out in a thread that outlives this
                if begun and self._stream.left.startswith(BOM_UTF8):
                    self._stream.put_back(b"\n")  # Arrow would take it for the mark of a file
            made: deque[tuple[float, Future[_Made]]] = deque()  # with the share of the file read so far
            for work in self._in_order():
                made.append((self._stream.share, pool.submit(work)))
                while len(made) > self._workers or (made and not self._rows):
                    share, future = made.popleft()
                    self._add(share, future.result())
            for share, future in made:
                self._add(share, future.result())
        finally:
            pool.shutdown(cancel_futures=True)

    def _pour_apart(self, pool: ThreadPoolExecutor) -> bool:
        """Blocks that are cut into cells apart from each other, up to the first that is not whole
        records: it and what comes after it is put back. Whether there was one before."""
        begun = False
        made: deque[tuple[float, Block, Future[_Made | None]]] = deque()
        blocks = likely_blocks(self._stream, self._block, self._mark, self._spare)
        for block in chain(blocks, (None,)):
            if block is not None:
                kinds = {name: kind for name, one in self._columns.items() if (kind := one.expected)}
                made.append((self._stream.share, block, pool.submit(self._cut, block, kinds)))
            # The first one tells what the columns hold.
            while made and (block is None or len(made) > self._workers or not self._rows):
                share, first, work = made[0]
                cells = work.result()
                if cells is None:
                    blocks.close()
                    self._stream.put_back(as_read([block for _, block, _ in made]))
                    return begun
                self._add(share, cells)
                self._spare.append(first.buffer)
                made.popleft()
                del cells, work  # what was added takes no memory while the next is waited for
                begun = True
        return begun

    def _add(self, share: float, cells: _Made) -> None:
        self._progress.report(share)
        first, self._rows = not self._rows, self._rows + (len(cells[0][0]) if cells else 0)
        if not self._expected and self._rows and share > 0:
            most = allowance() // (8 * len(self._columns))  # the first lines may be far shorter than others
            self._expected = min(int(self._rows / share * _MORE), most)
            for column in self._columns.values():
                if isinstance(column, Column):
                    column.expect(self._expected)
        # By what was read so far: more of the stream than of the table, so that it is no less.
        needed = self._rows * sum(column.cell for column in self._columns.values())
        if self._files is not None and not self._files.used:
            self._held += sum((texts if numbers is None else numbers).nbytes for texts, numbers in cells)
            needed = max(needed, self._held)
        if not first or share == 1.0:  # the first block is small, and its lines may be shorter than most
            self._find_room(needed / share)
        for column, made in zip(self._columns.values(), cells, strict=bool(cells)):
            column.add(*made)

    def _find_room(self, needed: float) -> None:
        if self._files is None:
            refuse_beyond_memory(self._path, needed)
        elif not self._files.used and belongs_in_files(needed):
            self._lie_in(self._files)

    def _lie_in(self, files: Files) -> None:
        files.used = True
        for column in self._columns.values():
            assert isinstance(column, Column)  # others have files of their own
            column.lie_in(files)
        pa.default_memory_pool().release_unused()  # where they lay before

    def _made(self, batch: pa.RecordBatch) -> _Made:
        columns = zip(self._columns.values(), batch.columns, strict=True)
        return [(cells, column.numbers(cells)) for column, cells in columns]

    def _cut(self, block: Block, kinds: Mapping[str, pa.DataType]) -> _Made | None:
        """The cells of a block; of columns of these kinds at once as numbers, where that loses nothing. None
        where it does not end with a record, or has one that does not fit."""
        if not is_text(memoryview(block.buffer)[block.begin : block.end]):
            raise pa.ArrowInvalid("no text")  # what is read in order says where
        letters = pa.py_buffer(block.buffer).slice(block.begin, block.end - block.begin + len(self._mark))
        if kinds and not loses_zeros(block, self._sign, [self._place[name] for name in kinds]):
            with suppress(pa.ArrowInvalid):  # what is wrong is told by the texts
                table = self._read(letters, kinds)
                made = self._direct(table, kinds) if table is not None else None
                if table is None or made is not None:
                    return made
        try:
            table = self._read(letters, {})
        except pa.ArrowInvalid:
            return None
        if table is None:
            return None
        return self._made(table.to_batches()[0]) if table.num_rows else []

    def _read(self, block: pa.Buffer, kinds: Mapping[str, pa.DataType]) -> pa.Table | None:
        """None where the mark after the block is not a record of its own."""
        _met.mark = False
        table = arrow_csv.read_csv(
            pa.BufferReader(block),
            read_options=arrow_csv.ReadOptions(
                column_names=self._names, block_size=len(block) + 1, use_threads=False
            ),
            parse_options=self._parse,
            convert_options=self._convert(kinds),
        )
        return table if _met.mark else None

    def _direct(self, table: pa.Table, kinds: Mapping[str, pa.DataType]) -> _Made | None:
        made: _Made = []
        for name, column in zip(table.column_names, table.columns, strict=True):
            if not column.num_chunks:
                return []
            cells = column.chunk(0)
            if name not in kinds:
                made.append((cells, self._columns[name].numbers(cells)))
                continue
            numbers = as_they_went_in(cells)
            if numbers is None:
                return None
            made.append((numbers, numbers))
        return made

    def _in_order(self) -> Iterator[Callable[[], _Made]]:
        try:
            reader = arrow_csv.open_csv(
                pa.PythonFile(self._stream, mode="r"),
                read_options=arrow_csv.ReadOptions(column_names=self._names, block_size=self._block),
                parse_options=self._parse,
                convert_options=self._convert({}),
            )
        except pa.ArrowInvalid as error:
            if "Empty CSV" in str(error):
                return
            raise
        with reader:
            for batch in reader:
                yield partial(self._made, batch)


# Of each column some cells, and what was made of them; the same array where they were never texts.
_Made: TypeAlias = list[tuple[pa.Array, Any]]
