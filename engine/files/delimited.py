"""CSV and its kin into arrow, batch by batch, in one pass.

The bytes are made UTF-8 on the way in; arrow cuts them into cells; each batch's columns become
numbers at once, so that memory stays near the size of the result. A column that turns out to
hold text further down is read a second time, as the text it was.
"""

from __future__ import annotations

import codecs
import io
from pathlib import Path

import pyarrow as pa
import pyarrow.compute as pc
from pyarrow import csv as arrow_csv

from engine.errors import InputError, Remedy
from engine.files.cells import decimals, whole_numbers, without
from engine.files.dialect import (
    SEPARATORS,
    Layout,
    TableReading,
    codec_of,
    layout_of,
    open_text,
    records,
    refuse_binary,
    wrong_encoding,
)
from engine.files.source import Unpacked
from engine.progress import Progress

BLOCK = 1 << 21  # about 20 ms of work between two looks at the Cancel button
LONGEST_RECORD = 1 << 28


def read_delimited(path: Path, reading: TableReading, progress: Progress) -> pa.Table:
    """The whole file; `reading` has no 'auto' left."""
    layout = layout_of(path, reading)
    if len(layout.names) < 2:
        raise only_one_column(path, reading)
    columns = {name: _Column(reading) for name in layout.names}
    _pour(path, reading, layout, columns, progress.part("Reading", 0.8))
    again = {name: _TextColumn(reading) for name, column in columns.items() if column.lost}
    if again:
        _pour(path, reading, layout, again, progress.part("Reading texts again", 0.2))
    table = pa.table({name: again.get(name, column).finish() for name, column in columns.items()})
    if table.num_rows == 0:
        raise header_only(path, reading)
    last = table.column(table.num_columns - 1)
    if layout.padded and last.null_count == len(last):
        table = table.remove_column(table.num_columns - 1)
    progress.report(1.0)
    return table


def _pour(path: Path, reading: TableReading, layout: Layout, columns: dict, progress: Progress) -> None:
    """Every batch of the file into the columns."""
    try:
        _pour_blocks(path, reading, layout, columns, progress, BLOCK)
    except _Straddling:
        for column in columns.values():
            column.clear()
        _pour_blocks(path, reading, layout, columns, progress, LONGEST_RECORD)


def _pour_blocks(
    path: Path, reading: TableReading, layout: Layout, columns: dict, progress: Progress, block: int
) -> None:
    with _Utf8(path, reading, layout.skip) as stream:
        try:
            for batch in _batches(stream, reading, layout, tuple(columns), block):
                progress.report(stream.share, f"{stream.share:.0%} of {path.name}")
                for name, cells in zip(batch.schema.names, batch.columns, strict=True):
                    columns[name].add(cells)
        except pa.ArrowInvalid as error:
            if stream.error:
                raise stream.error from None
            if "straddling" in str(error) and block < LONGEST_RECORD:
                refuse_open_quote(path, reading)
                raise _Straddling from None
            raise _explained(path, reading, layout, str(error)) from None


class _Straddling(Exception):
    """A record is longer than a block."""


def _batches(stream, reading: TableReading, layout: Layout, wanted: tuple[str, ...], block: int):
    try:
        reader = arrow_csv.open_csv(
            pa.PythonFile(stream, mode="r"),
            read_options=arrow_csv.ReadOptions(column_names=layout.names, block_size=block),
            parse_options=arrow_csv.ParseOptions(
                delimiter=SEPARATORS[reading.separator],
                newlines_in_values=True,
                invalid_row_handler=lambda row: "error" if row.text.strip() else "skip",
            ),
            convert_options=arrow_csv.ConvertOptions(
                column_types={name: pa.string() for name in layout.names},
                include_columns=wanted,
                null_values=[""],
                strings_can_be_null=True,
                check_utf8=False,
            ),
        )
    except pa.ArrowInvalid as error:
        if "Empty CSV" in str(error):
            return
        raise
    yield from reader


class _Column:
    """One column as it grows: whole numbers, then decimals, else text; never back."""

    def __init__(self, reading: TableReading):
        self._reading = reading
        self.clear()

    def clear(self) -> None:
        self._chunks: list[pa.Array] = []
        self._kind = "whole"
        self._seen = False  # a number, not only missing cells
        self.lost = False  # text was found after numbers had been taken for granted

    def add(self, cells: pa.Array) -> None:
        if self.lost:
            return
        if cells.null_count == len(cells):
            self._chunks.append(cells)
            return
        numbers = self._numbers(cells)
        if numbers is None:
            self.lost = self._kind != "text" and self._seen
            self._kind = "text"
            self._chunks.append(without(cells, self._reading.missing, self._reading.decimal))
            return
        self._seen = self._seen or numbers.null_count < len(numbers)
        self._chunks.append(without(numbers, self._reading.missing, self._reading.decimal))

    def _numbers(self, cells: pa.Array) -> pa.Array | None:
        if self._kind == "text":
            return None
        cells = without(cells, self._reading.missing, self._reading.decimal)
        found = whole_numbers(cells) if self._kind == "whole" else None
        if found is None:
            found = decimals(cells, self._reading.decimal)
            if found is not None and pa.types.is_floating(found.type):
                self._kind = "decimals"
        return found

    def finish(self) -> pa.ChunkedArray:
        kinds = {"whole": pa.int64(), "decimals": pa.float64(), "text": pa.string()}
        kind = kinds[self._kind] if self._seen or self._kind == "text" else pa.string()
        return pa.chunked_array([_as(chunk, kind) for chunk in self._chunks], kind)


def _as(chunk: pa.Array, kind: pa.DataType) -> pa.Array:
    if chunk.type == kind:
        return chunk
    if chunk.null_count == len(chunk):
        return pa.nulls(len(chunk), kind)
    return pc.cast(chunk, kind, safe=False)


class _TextColumn(_Column):
    def clear(self) -> None:
        super().clear()
        self._kind = "text"


class _Utf8(io.RawIOBase):
    """The file as UTF-8 without its mark and without what stands before the data."""

    def __init__(self, path: Path, reading: TableReading, skip: int):
        self._path, self._reading, self._skip = path, reading, skip
        self._stream = Unpacked(path)
        head = self._stream.read(1 << 14)
        if reading.encoding != "utf-16":
            _refuse_utf16(path, reading, head)
        codec, mark = codec_of(head, reading.encoding)
        self._head = head[mark:]
        self._decoder = codecs.getincrementaldecoder(codec)()
        self._plain = reading.encoding == "utf-8"
        self._lines = 0
        self.error: InputError | None = None

    @property
    def share(self) -> float:
        return self._stream.share

    def readable(self) -> bool:
        return True

    def read(self, size: int = -1) -> bytes:
        try:
            while True:
                block, self._head = (self._head or self._stream.read(size)), b""
                made = self._make(block)
                if made or not block:
                    return made
        except InputError as error:
            self.error = error  # arrow may wrap what passes through it
            raise

    def _make(self, block: bytes) -> bytes:
        try:
            text = self._decoder.decode(block, final=not block)
        except UnicodeDecodeError as error:
            line = self._lines + block[: error.start].count(b"\n") + 1
            byte = error.object[error.start]
            raise wrong_encoding(
                line, self._reading, f"byte {byte:#04x} is not {self._reading.encoding}"
            ) from None
        if "\0" in text:
            line = self._lines + text[: text.index("\0")].count("\n") + 1
            raise InputError(
                f"line {line} of {self._path.name} holds a zero byte", hint="export the table again as text"
            )
        self._lines += text.count("\n")
        if self._skip:
            cut, text = min(self._skip, len(text)), text[self._skip :]
            self._skip -= cut
        return text.encode("utf-8")

    def close(self) -> None:
        if not self.closed:
            self._stream.close()
        super().close()


def _refuse_utf16(path: Path, reading: TableReading, head: bytes) -> None:
    refuse_binary(path, head)
    if head.count(b"\0"):
        raise InputError(
            f"{path.name} is UTF-16, not {reading.encoding}",
            hint="choose another encoding",
            remedies=(Remedy("Read it as UTF-16", {"encoding": "utf-16"}),),
        )


# ── what went wrong, in words ─────────────────────────────────────────────────────────────────


def only_one_column(path: Path, reading: TableReading) -> InputError:
    others = [name for name in SEPARATORS if name != reading.separator]
    return InputError(
        f"{path.name} has only one column when cut at {_sign(reading.separator)}",
        hint="choose the separator that stands between the cells",
        remedies=tuple(Remedy(f"Cut at {_sign(name)}", {"separator": name}) for name in others),
    )


def header_only(path: Path, reading: TableReading) -> InputError:
    remedies = (Remedy("Read the first row as data", {"header": "no"}),) if reading.header == "yes" else ()
    return InputError(
        f"{path.name} has a header in line 1 and no rows below it",
        hint="export the data again",
        remedies=remedies,
    )


def ragged(line: int, found: int, wanted: int, header: bool) -> str:
    fields = "1 field" if found == 1 else f"{found} fields"
    return f"line {line} has {fields}, the {'header' if header else 'first row'} has {wanted}"


def refuse_open_quote(path: Path, reading: TableReading) -> None:
    """A quotation mark that is never closed swallows the rest of the file: name the line it opens in."""
    opened = 0
    with open_text(path, reading.encoding) as text:
        for line, fields in records(text, reading.separator):
            if any(len(cell) > BLOCK // 2 and "\n" in cell for cell in fields):
                opened = line
    if opened:
        raise InputError(
            f"line {opened}: a quotation mark is opened and not closed", hint="close it, or export again"
        )


def _explained(path: Path, reading: TableReading, layout: Layout, words: str) -> InputError:
    """Arrow's complaint as a sentence with the line in the file."""
    width = len(layout.names)
    with open_text(path, reading.encoding) as text:
        for line, fields in records(text, reading.separator):
            if line >= layout.line and len(fields) != width and any(cell.strip() for cell in fields):
                if any("\n" in cell for cell in fields) and len(fields) < width:
                    return InputError(
                        f"line {line}: a quotation mark is opened and not closed in its line",
                        hint="close it, or export again",
                    )
                return InputError(
                    ragged(line, len(fields), width, reading.header == "yes"),
                    hint="a cell that holds the separator must stand in quotation marks; "
                    "fill short lines with empty cells",
                )
    return InputError(f"{path.name} cannot be cut into cells: {' '.join(words.split())[:200]}")


def _sign(separator: str) -> str:
    return {"tab": "tabs", "space": "blanks"}.get(separator, f"'{separator}'")
