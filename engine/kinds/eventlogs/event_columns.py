"""Columns of a text table as they are read: every cell becomes a number at once, and its text is let go of.

What a cell means depends on all others of its column (7 and 07 are one case in a column of numbers and two
in one of texts), so different texts are numbered as they are written, and what they are called is settled
when all are known. Only they are held in memory, and count against what a file may take.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from engine.core.mapped import Growing
from engine.io.csv_columns import typed
from engine.io.memory_limit import refuse_beyond_memory
from engine.io.parse_numbers import numbers_of, without
from engine.io.xes_time import MISSING, YEAR_ONE
from engine.kinds.eventlogs.assemble import in_memory
from engine.kinds.eventlogs.reading import Reading
from engine.kinds.eventlogs.timestamps import DayOrder, Unreadable, parse_distinct, refuse_time

ENTRY = 140  # bytes of memory for the number of a text, besides the text
AT_ONCE = 1 << 16  # different texts


class Room:
    """What all columns of a file hold in memory, together."""

    def __init__(self, path: Path, machine: int | None = None) -> None:
        self._path, self._machine, self.held = path, machine, 0

    def take(self, more: int) -> None:
        """Negative: given back."""
        self.held += more
        if more > 0:
            refuse_beyond_memory(self._path, self.held, self._machine)


def named(column: pa.ChunkedArray) -> tuple[NDArray[np.int32], pa.Array]:
    """The number of every cell, −1 of an empty one, and what the numbers are called, in their order."""
    written = pc.cast(column, "string") if str(column.type) != "string" else column
    written = pc.if_else(pc.equal(pc.utf8_trim_whitespace(written), ""), None, written)
    encoded = pc.dictionary_encode(written)
    if isinstance(encoded, pa.ChunkedArray):
        encoded = encoded.combine_chunks()
    return encoded.indices.fill_null(-1).to_numpy(zero_copy_only=False).astype(np.int32), encoded.dictionary


class Names(NamedTuple):
    """What the numbers of a column stand for, all cells known."""

    place: NDArray[np.int32]  # of every number, −1 where it stands for an empty cell; the last one, too
    names: pa.Array
    kind: str  # type of the column


class Texts:
    """A column of texts by numbers, in the order in which different ones come up; −1 of an empty cell."""

    cell = 0
    expected = None

    def __init__(self, reading: Reading, room: Room) -> None:
        self._reading, self._room, self._held = reading, room, 0
        self.clear()

    def clear(self) -> None:
        self._room.take(-self._held)
        self._held = 0
        self._known: dict[str, int] = {}
        self._codes = Growing(np.int32, in_memory())

    def numbers(self, cells: pa.Array) -> pa.DictionaryArray:
        return pc.dictionary_encode(cells)

    def add(self, cells: pa.Array, made: pa.DictionaryArray) -> None:
        texts, known = made.dictionary.to_pylist(), self._known
        before = len(known)
        codes = np.array([*(known.setdefault(one, len(known)) for one in texts), -1], np.int32)
        if len(known) > before:
            new = sum(sys.getsizeof(texts[at]) for at in np.flatnonzero(codes >= before).tolist())
            self._held += new + ENTRY * (len(known) - before)
            self._room.take(new + ENTRY * (len(known) - before))
        self._codes.add(codes[made.indices.fill_null(-1).to_numpy(zero_copy_only=False)])

    def codes(self) -> NDArray[np.int32]:
        return self._codes.whole()

    def settle(self) -> Names:
        """By the column's type, which is known only now. The texts are let go of."""
        texts = list(self._known)
        self._known = {}
        pieces = [pa.array(texts[at : at + AT_ONCE], pa.string()) for at in range(0, len(texts), AT_ONCE)]
        del texts
        column = typed(pieces, self._reading)
        place, names = named(column)
        self._room.take(-self._held)
        self._held = names.nbytes
        self._room.take(self._held)
        return Names(np.append(place, np.int32(-1)), names, str(column.type))


class _Read(NamedTuple):
    """Some cells as moments, and what they tell of the others."""

    times: NDArray[np.int64]
    order: DayOrder
    wrong: Unreadable | None


class Times:
    """A column of times: microseconds of moments; of numbers what orders them as they are ordered.

    It begins as numbers, and where that or the order of day and month turns out wrong, the file is to be read
    once more: `again` says as what.
    """

    cell = 0
    expected = None

    def __init__(self, reading: Reading, kind: str = "", day_first: bool | None = None) -> None:
        self._reading, self._asked = reading, kind
        self._day_first = reading.dates != "month" if day_first is None else day_first
        self.clear()

    def clear(self) -> None:
        self.kind = self._asked  # whole, decimals or text; "" until a cell is seen
        self.again = ""
        self._seen = False  # a number, not only 'nan'
        self._column, self._rows = Growing(np.int64, in_memory()), 0
        self._order = DayOrder()
        self._wrong: Unreadable | None = None

    def numbers(self, cells: pa.Array) -> Any:
        if cells.null_count == len(cells) or self.again:
            return None
        return self._moments(cells) if self.kind == "text" else self._numbers(cells)

    def add(self, cells: pa.Array, made: Any) -> None:
        if cells.null_count == len(cells) or self.again:
            self._take(np.full(len(cells), MISSING))
            return
        if self.kind == "text":
            self._take_moments(made if isinstance(made, _Read) else self._moments(cells))
            return
        if made is None:  # no number
            if self.kind:
                self.again = "text"
            else:
                self.kind = "text"
            self.add(cells, None)
            return
        found = "decimals" if pa.types.is_floating(made.type) else "whole"
        if found == "decimals" and self.kind == "whole":
            self.again = found
        self.kind = self.kind or found
        self._seen = self._seen or made.null_count < len(made)
        self._take(self._ordered(without(made, self._reading.missing, self._reading.decimal)))

    def _take(self, times: NDArray[np.int64]) -> None:
        self._rows += len(times)
        self._column.add(times)

    def _take_moments(self, read: _Read) -> None:
        self._order = self._order.and_then(read.order)
        if read.wrong and not self._wrong:
            self._wrong = Unreadable(self._rows + read.wrong.row, read.wrong.written)
        self._take(read.times)

    def _numbers(self, cells: pa.Array) -> pa.Array | None:
        missing, decimal = self._reading.missing, self._reading.decimal
        found = numbers_of(cells, decimal, bool(self.kind))
        if found is None and missing:
            found = numbers_of(without(cells, missing, decimal), decimal)
        return found

    def _ordered(self, numbers: pa.Array) -> NDArray[np.int64]:
        """Whole numbers as they are; decimals as the whole numbers of their bits, in their order."""
        if self.kind == "whole":
            whole = numbers if pa.types.is_integer(numbers.type) else pc.cast(numbers, pa.int64(), safe=False)
            return whole.fill_null(int(MISSING)).to_numpy(zero_copy_only=False)
        values = pc.cast(numbers, pa.float64(), safe=False).to_numpy(zero_copy_only=False)
        bits = (values + 0.0).view(np.int64)  # −0 is 0
        ordered = np.where(bits < 0, bits ^ np.int64(2**63 - 1), bits)
        return np.where(np.isnan(values), MISSING, ordered)

    def _moments(self, cells: pa.Array) -> _Read:
        cells = without(cells, self._reading.missing, self._reading.decimal)
        fast = _iso(cells)
        if fast is not None:
            return _Read(fast, DayOrder(), None)
        coded = pc.dictionary_encode(cells)
        texts = [one.strip() for one in coded.dictionary.to_pylist()]
        codes = coded.indices.fill_null(len(texts)).to_numpy(zero_copy_only=False)
        parsed, wrong = parse_distinct(texts, self._day_first)
        if wrong is not None:
            row = int(np.flatnonzero(codes == wrong)[0])
        first = None if wrong is None else Unreadable(row, texts[wrong])
        return _Read(np.append(parsed, MISSING)[codes], DayOrder.of(texts), first)

    def settle(self, file: str, name: str) -> Times | None:
        """Another one to read the file with once more, or None where all is as it should be."""
        if self.again or (self.kind in ("whole", "decimals") and not self._seen):
            return Times(self._reading, self.again or "text")
        if self.kind != "text":
            return None
        day_first = self._order.day_first(file, name, self._reading.dates)
        if day_first != self._day_first:
            return Times(self._reading, "text", day_first)
        if self._wrong:
            raise refuse_time(file, name, self._wrong)
        return None

    @property
    def type(self) -> str:
        """Of the column, as arrow calls it."""
        return {"whole": "int64", "decimals": "double"}.get(self.kind, "string")

    @property
    def clock(self) -> bool:
        """Of plain numbers nobody knows the unit, so they only order."""
        return self.kind not in ("whole", "decimals")

    def times(self) -> NDArray[np.int64]:
        return self._column.whole()


def _iso(cells: pa.Array) -> NDArray[np.int64] | None:
    """Moments of texts that arrow knows: all with an offset, or none."""
    trimmed = pc.utf8_trim_whitespace(cells)
    trimmed = pc.if_else(pc.equal(trimmed, ""), None, trimmed)
    for zone in ("UTC", None):
        try:
            times = pc.cast(pc.cast(trimmed, pa.timestamp("us", zone)), pa.int64())
        except pa.ArrowInvalid:
            continue
        if times.null_count == len(times) or pc.min(times).as_py() >= YEAR_ONE:
            return times.fill_null(int(MISSING)).to_numpy(zero_copy_only=False)
        return None
    return None
