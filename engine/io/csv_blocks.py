"""Where a block of a text table can be cut, so that each part is cut into cells by itself.

A table whose cells are quoted as usual, from a separator or line end to the next one, tells by the number of
quotation marks before it whether a line end is inside a cell. Where a mark stands elsewhere (5" pipe), only
who reads from the beginning knows: `whole_records` are certain, and of `likely_blocks` whoever cuts one into
cells finds out.
"""

from __future__ import annotations

from codecs import BOM_UTF8
from collections.abc import Generator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engine.io.encoding import Utf8Stream

_QUOTE, _LINE, _RETURN = ord('"'), ord("\n"), ord("\r")
_STRETCH = 1 << 16  # bytes that stay in the cache, with what is made of them
_SLACK = 1 << 16  # bytes for the record that the end of a block cuts in two
_FIRST = 16  # times smaller than the others is the first block: for what it tells of the columns all wait


@dataclass
class Block:
    """Records in a buffer, with a line end after them and, where they do not begin with one, before."""

    buffer: bytearray
    begin: int
    end: int

    @property
    def letters(self) -> NDArray[np.uint8]:
        """With a line end before and after them."""
        return np.frombuffer(self.buffer, np.uint8)[max(0, self.begin - 1) : self.end + 1]

    def holds(self, letter: bytes) -> bool:
        return self.buffer.find(letter, self.begin, self.end) >= 0


def end_mark(separator: str, columns: int) -> bytes:
    """What stands after a block while it is cut into cells: a record of a wrong width, with letters that no
    text has. Whoever meets it as a record of its own knows that the block ends with one."""
    return b"\n\0\n" if columns > 1 else b"\n\0" + separator.encode() + b"\0\n"


def likely_blocks(stream: Utf8Stream, size: int, mark: bytes, spare: list[bytearray]) -> Generator[Block]:
    """The records of a stream by about `size` bytes, with a mark after each block, as long as there is a line
    end that may be one of records; what is left then, or when this is closed, is put back. Whether those of a
    plain stream are text is not known yet, nor whether a block ends with a record: where one does not, all
    after it are cut wrongly. Buffers that nobody needs any more are taken from `spare`: new memory takes the
    system longer than all that is done here."""
    buffer, fill, begun, wanted = bytearray(b"\n"), 1, False, max(1, size // _FIRST)
    while True:
        before = fill
        if len(buffer) < fill + wanted + len(mark):
            buffer = _larger(buffer, fill, wanted + len(mark))
        if stream.plain:
            fill += stream.read_plain(memoryview(buffer)[fill : fill + wanted])
        else:
            piece = stream.read(wanted)
            if len(buffer) < fill + len(piece) + len(mark):
                buffer = _larger(buffer, fill, len(piece) + len(mark))
            buffer[fill : fill + len(piece)] = piece
            fill += len(piece)
        # Arrow would take it for the mark of a file.
        begin = 0 if begun and buffer.startswith(BOM_UTF8, 1, fill) else 1
        end = fill if fill == before else likely_end(buffer, begin, fill)
        if end == begin and wanted < size and fill > before:
            wanted = size  # perhaps a record is longer than the first block
            continue
        wanted = size
        if end == begin:
            stream.put_back(bytes(memoryview(buffer)[1:fill]))
            return
        following = spare.pop() if spare else bytearray(b"\n")
        rest = bytes(memoryview(buffer)[end:fill])
        if len(following) < len(rest) + 1:
            following = bytearray(len(rest) + 1)
        following[: len(rest) + 1] = b"\n" + rest
        buffer[end : end + len(mark)] = mark
        try:
            yield Block(buffer, begin, end)
        except GeneratorExit:
            stream.put_back(rest)
            raise
        buffer, fill, begun = following, len(rest) + 1, True


def as_read(blocks: Sequence[Block]) -> bytes:
    """The bytes of blocks one after another, as the stream had them."""
    return b"".join(memoryview(block.buffer)[max(1, block.begin) : block.end] for block in blocks)


def likely_end(block: bytes | bytearray, begin: int, end: int) -> int:
    """Behind the last line end that is in no cell, if a record begins at `begin` and all marks are as usual;
    `begin` where there is none."""
    marks, high = _count(block, _QUOTE, begin, end), end
    while True:
        low = max(begin, block.rfind(b'"', begin, high) + 1) if marks else begin
        cut = block.rfind(b"\n", low, high) if marks % 2 == 0 else -1
        if cut >= 0:
            return cut + 1
        if not marks:
            return begin
        marks, high = marks - 1, low - 1


def _count(block: bytes | bytearray, letter: int, begin: int, end: int) -> int:
    if block.find(letter, begin, end) < 0:
        return 0
    letters = np.frombuffer(block, np.uint8)
    starts = range(begin, end, _STRETCH)
    return sum(int(np.count_nonzero(letters[at : min(at + _STRETCH, end)] == letter)) for at in starts)


def _larger(buffer: bytearray, fill: int, more: int) -> bytearray:
    """With room for that many bytes above those that are filled."""
    larger = bytearray(fill + more + _SLACK)
    larger[:fill] = memoryview(buffer)[:fill]
    return larger


def whole_records(block: bytes, separator: str) -> int:
    """How much of a block that begins with a record is whole records for certain; 0 where it is not known."""
    letters = np.frombuffer(block, np.uint8)
    usual = b'"' not in block or _as_usual(letters, _places(letters, _QUOTE), ord(separator))
    return likely_end(block, 0, len(block)) if usual else 0


def _places(letters: NDArray[np.uint8], letter: int) -> NDArray[np.intp]:
    starts = range(0, len(letters), _STRETCH)
    return np.concatenate(
        [np.flatnonzero(letters[start : start + _STRETCH] == letter) + start for start in starts]
    )


def _as_usual(letters: np.ndarray, quotes: np.ndarray, separator: int) -> bool:
    """Whether every second mark opens a cell, or belongs to a doubled one, and the others close it."""
    opens, closes = quotes[0::2], quotes[1::2]
    before = letters[opens - 1]  # of a mark at the very beginning: the last letter, and not looked at
    after = letters[np.minimum(closes + 1, len(letters) - 1)]
    begins = _at_an_end(before, separator) | (opens == 0)
    # The last letter of the block has nothing after it: who cuts leaves it, and it is looked at again.
    stops = _at_an_end(after, separator) | (closes == len(letters) - 1)
    doubled = opens[1:] == closes[: len(opens) - 1] + 1
    begins[1:] |= doubled
    stops[: len(doubled)] |= doubled
    return bool(begins.all() and stops.all())


def _at_an_end(letters: np.ndarray, separator: int) -> np.ndarray:
    return (letters == separator) | (letters == _LINE) | (letters == _RETURN)
