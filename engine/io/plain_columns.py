"""The cells of a plain text table column by column, each as its different texts and which of them stands in
every row: a twentieth of the time and memory of a list of texts a row.

Plain is a file of UTF-8 in which every line is a row of equally many cells, perhaps with quotation marks
around them: no mark within a cell, no line end within one, no blank line, no row of nothing but blanks. There
the csv module does nothing but cut lines at separators, and pyarrow does the same. Of any other file nothing
is read here.
"""

from __future__ import annotations

import codecs
import csv
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, overload

import numpy as np
from numpy.typing import NDArray

from engine.io.csv_records import LONGEST_LINE, SEPARATORS
from engine.io.encoding import is_text
from engine.io.input_file import Unpacked

if TYPE_CHECKING:
    import pyarrow as pa

BLOCK = 1 << 22
WIDEST = 32  # columns: wider tables are matrices, which are read cell by cell


@dataclass(frozen=True)
class Cells:
    """A column as its different texts, in the order in which they first stand in it, and their places."""

    different: list[str]
    codes: NDArray[np.int32]

    @classmethod
    def of(cls, cells: Iterable[str]) -> Cells:
        known: dict[str, int] = {}
        codes = [known.setdefault(cell, len(known)) for cell in cells]
        return cls([*known], np.array(codes, np.int32))

    def take(self, rows: slice | NDArray[np.int64]) -> Cells:
        """The column of some of the rows, without the texts that no longer occur."""
        codes = self.codes[rows]
        first = np.full(len(self.different), len(codes), np.int64)
        first[codes[::-1]] = np.arange(len(codes) - 1, -1, -1)  # of several rows the last one set stays
        order = np.argsort(first, kind="stable")[: int(np.count_nonzero(first < len(codes)))]
        new = np.empty(len(first), np.int32)
        new[order] = np.arange(len(order), dtype=np.int32)
        return Cells([self.different[at] for at in order.tolist()], new[codes])


@dataclass(frozen=True, eq=False)
class ColumnRows(Sequence[list[str]]):
    """Columns that are looked at row by row."""

    columns: tuple[Cells, ...]

    def __len__(self) -> int:
        return len(self.columns[0].codes)

    @overload
    def __getitem__(self, place: int) -> list[str]: ...
    @overload
    def __getitem__(self, place: slice) -> list[list[str]]: ...
    def __getitem__(self, place: int | slice) -> list[str] | list[list[str]]:
        if isinstance(place, slice):
            return [*self._rows(place)]
        return [column.different[column.codes[place]] for column in self.columns]

    def __iter__(self) -> Iterator[list[str]]:
        return self._rows(slice(None))

    def _rows(self, place: slice) -> Iterator[list[str]]:
        cells = (map(one.different.__getitem__, one.codes[place].tolist()) for one in self.columns)
        return map(list, zip(*cells, strict=True))


def plain_columns(
    path: Path, separator: str, read: Callable[[int, int, int, float], None]
) -> ColumnRows | None:
    """All cells of a file that is plain; None of any other. `read` is told after every block how many rows
    there are, of how many cells, and how many bytes they are, of what share of the file."""
    if separator == "space":
        return None
    sign = SEPARATORS[separator]
    parts: list[pa.Table] = []
    rows = width = 0
    with Unpacked(path) as file:
        for block in _whole_lines(file):
            if not parts:
                block = block.removeprefix(codecs.BOM_UTF8)
                width = _width(block, sign)
            part = _cut(block, sign, width) if 1 < width <= WIDEST else None
            if part is None:
                return None
            parts.append(part)
            rows += part.num_rows
            read(rows, width, file.given, file.share)
    return _together(parts) if parts else None


def _whole_lines(file: Unpacked) -> Iterator[bytes]:
    """The file in blocks that end with a line; ends early with an empty one where a line is too long."""
    rest = b""
    while block := file.read(BLOCK):
        if len(rest) + (block.find(b"\n") if b"\n" in block else len(block)) + 1 > LONGEST_LINE:
            yield b""
            return
        cut = block.rfind(b"\n") + 1
        if cut:
            yield rest + block[:cut]
            rest = block[cut:]
        else:
            rest += block
    if rest:
        yield rest


def _width(block: bytes, separator: str) -> int:
    """How many cells the first line has; none where it is no plain row."""
    first = block.split(b"\n", 1)[0].removesuffix(b"\r")
    if b"\r" in first:
        return 0
    return len(next(csv.reader([first.decode("utf-8", "replace")], delimiter=separator), ()))


def _cut(block: bytes, separator: str, width: int) -> pa.Table | None:
    """A block as columns of coded texts; None where a line is no plain row."""
    import pyarrow as pa
    from pyarrow import csv as arrow

    if block.startswith(codecs.BOM_UTF8) or not is_text(block):  # pyarrow would skip the mark
        return None
    if block.count(b"\r") != block.count(b"\r\n"):
        return None
    quoted = b'"' in block
    if quoted and not _quoted_whole(block, separator):
        return None
    coded = pa.dictionary(pa.int32(), pa.string())
    try:
        part = arrow.read_csv(
            pa.BufferReader(block),
            arrow.ReadOptions(use_threads=False, block_size=len(block) + 1, autogenerate_column_names=True),
            arrow.ParseOptions(
                delimiter=separator, quote_char='"' if quoted else False, ignore_empty_lines=False
            ),
            arrow.ConvertOptions(
                check_utf8=False,
                column_types={f"f{at}": coded for at in range(width)},
                null_values=[],
                strings_can_be_null=False,
            ),
        )
    except pa.ArrowInvalid:  # lines of another width, or blank ones
        return None
    lines = block.count(b"\n") + (not block.endswith(b"\n"))
    return part if part.shape == (lines, width) else None


def _quoted_whole(block: bytes, separator: str) -> bool:
    """Whether the quotation marks stand in turn at the beginning and at the end of a cell."""
    around = np.zeros(256, bool)
    around[[ord(separator), *b"\r\n"]] = True
    letters = np.frombuffer(block, np.uint8)
    marks = np.flatnonzero(letters == ord('"'))
    if len(marks) % 2:
        return False
    opening, closing = marks[0::2], marks[1::2]
    opening = opening[int(opening[0] == 0) :]  # nothing stands before the first of all
    closing = closing[: len(closing) - int(closing[-1] == len(letters) - 1)]
    return bool(around[letters[opening - 1]].all() and around[letters[closing + 1]].all())


def _together(parts: list[pa.Table]) -> ColumnRows | None:
    import pyarrow as pa

    whole = pa.concat_tables(parts)
    parts.clear()
    columns = []
    blank = np.ones(whole.num_rows, bool)
    for at in range(whole.num_columns):
        column = whole.column(at).unify_dictionaries().combine_chunks()
        column = column.chunk(0) if isinstance(column, pa.ChunkedArray) else column
        cells = Cells(column.dictionary.to_pylist(), np.asarray(column.indices))
        bare = np.fromiter((not cell.strip() for cell in cells.different), bool, len(cells.different))
        if not bare.any():
            blank[:] = False
        elif blank.any():
            blank &= bare[cells.codes]
        if bare.all():  # a column without a text may be what separators at the ends of lines leave
            return None
        columns.append(cells)
    return None if blank.any() else ColumnRows(tuple(columns))
