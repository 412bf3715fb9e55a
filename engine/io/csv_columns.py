"""The columns of a text table as they grow, piece by piece: whole numbers, decimals or texts, in memory or in
files."""

from __future__ import annotations

from typing import Any, Protocol

import pyarrow as pa
import pyarrow.compute as pc

from engine.io.arrow_in_files import CODED, CodedTexts, Files
from engine.io.csv_dialect import TableReading
from engine.io.number_room import NumberRoom
from engine.io.parse_numbers import numbers_of, without

_TOGETHER = 16  # pieces of a column
_OWN = 1 << 18  # bytes
_LAID = 1 << 20  # bytes that are laid into a file at once
_KINDS = {"whole": pa.int64(), "decimals": pa.float64(), "text": pa.string()}


class Sink(Protocol):
    """What takes the cells of a column, some at a time, in the order of the file."""

    cell: int  # bytes of memory that it keeps of each, at least; 0: it counts for itself what it keeps

    @property
    def expected(self) -> pa.DataType | None:
        """What its cells are, as it seems: int64, float64, or texts."""

    def clear(self) -> None:
        """The file is read from its beginning, perhaps once more: what was taken counts no longer."""

    def numbers(self, cells: pa.Array) -> Any:
        """What is made of some cells apart from all others, asked by several threads."""

    def add(self, cells: pa.Array, made: Any) -> None:
        """The next cells, and what was made of them."""


class Column:
    """One column as it grows: whole numbers, then decimals, else text; never back."""

    cell = 8

    def __init__(self, reading: TableReading):
        self._missing, self._decimal = reading.missing, reading.decimal
        self._files: Files | None = None
        self.clear()

    def clear(self) -> None:
        self._chunks: list[pa.Array] = []
        self._recent: list[pa.Array] = []
        self._kind = "whole"
        self._converted = False  # some cells are numbers now, their texts are gone
        self._seen = False  # a number was among them, not only 'nan'
        self._texts = None if self._files is None else CodedTexts(self._files)
        self._room: NumberRoom | None = None  # after the chunks
        self._rows = 0

    def expect(self, rows: int) -> None:
        """About so many cells will come: room is made for them."""
        self._rows = rows

    def lie_in(self, files: Files) -> None:
        """From now on, and what is there already."""
        self._files, self._texts = files, CodedTexts(files)
        self._leave_room()
        self._chunks = [self._kept([chunk]) for chunk in self._chunks]

    def add(self, cells: pa.Array, numbers: pa.Array | None) -> None:
        """Cells, and the numbers they are if they are: themselves if they were never texts."""
        if cells.null_count == len(cells):
            self._recent.append(cells) if self._room is None else self._room.add(cells)
        elif self._kind != "text" or not self._converted:
            made = self._filled(cells, numbers)  # otherwise the whole column is read again
            text = pa.types.is_string(made.type)
            if self._files is None and not text:
                self._settle()
                self._room = self._room or NumberRoom(made.type, max(len(made), self._rows))
                self._room.add(made)
            elif self._files is None and made.nbytes >= _OWN:
                self._settle()
                self._chunks.append(made)
            else:
                self._recent.append(made)
        if len(self._recent) == _TOGETHER or (self._files and 8 * sum(map(len, self._recent)) >= _LAID):
            self._settle()

    def _leave_room(self) -> None:
        if self._room is not None:
            self._chunks.append(self._room.finish())
            self._room = None

    def _settle(self) -> None:
        """Small pieces that stay, between ones that go, would take twice the memory."""
        alike = len({piece.type for piece in self._recent}) == 1
        together = [self._recent] if alike else [[piece] for piece in self._recent]
        self._chunks += [self._kept(pieces) for pieces in together]
        self._recent = []

    def _kept(self, pieces: list[pa.Array]) -> pa.Array:
        if self._files is None or self._texts is None:
            alone = len(pieces) == 1
            return pieces[0] if alone else pa.concat_arrays(pieces, memory_pool=pa.system_memory_pool())
        if all(piece.null_count == len(piece) for piece in pieces):
            return pa.nulls(sum(map(len, pieces)))
        if pa.types.is_string(pieces[0].type):
            return self._texts.add(pa.concat_arrays(pieces))
        return self._files.lay(pieces)

    def _filled(self, cells: pa.Array, numbers: pa.Array | None) -> pa.Array:
        if numbers is None:
            numbers = self.numbers(cells)  # asked before it was known what stands above
        if numbers is None or self._kind == "text":
            self._kind = "text"
            return without(cells, self._missing, self._decimal)
        if pa.types.is_floating(numbers.type):
            self._kind = "decimals"
        self._converted = True
        self._seen = self._seen or numbers.null_count < len(numbers)
        return without(numbers, self._missing, self._decimal)

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
    def expected(self) -> pa.DataType | None:
        return _KINDS[self._kind] if self._seen and self._kind != "text" else None

    @property
    def lost(self) -> bool:
        """Whether cells that are text after all were taken for numbers."""
        return self._converted and (self._kind == "text" or not self._seen)

    def finish(self) -> pa.ChunkedArray:
        kind = _KINDS[self._kind] if self._seen else pa.string()
        if self._files is None or self._texts is None:
            self._leave_room()
            return pa.chunked_array([_as(chunk, kind) for chunk in (*self._chunks, *self._recent)], kind)
        self._settle()
        if pa.types.is_string(kind):
            words = self._texts.finish()
            places = [self._laid_as(chunk, pa.int32()) for chunk in self._chunks]
            coded = [pa.DictionaryArray.from_arrays(one, words, safe=False) for one in places]
            return pa.chunked_array(coded, CODED)
        return pa.chunked_array([self._laid_as(chunk, kind) for chunk in self._chunks], kind)

    def _laid_as(self, chunk: pa.Array, kind: pa.DataType) -> pa.Array:
        """Whole numbers above decimals, and pieces with nothing in them, get their type last."""
        assert self._files is not None
        return chunk if chunk.type == kind else self._files.lay([_as(chunk, kind)])


class TextColumn(Column):
    def clear(self) -> None:
        super().clear()
        self._kind = "text"


def typed(cells: list[pa.Array], reading: TableReading) -> pa.ChunkedArray:
    """What a column of these cells is read as: numbers if all of them are, else texts."""
    column = Column(reading)
    for some in cells:
        column.add(some, column.numbers(some))
    if column.lost:
        column = TextColumn(reading)
        for some in cells:
            column.add(some, None)
    return column.finish()


def _as(chunk: pa.Array, kind: pa.DataType) -> pa.Array:
    if chunk.type == kind:
        return chunk
    if chunk.null_count == len(chunk):
        return pa.nulls(len(chunk), kind)
    return pc.cast(chunk, kind, safe=False)
