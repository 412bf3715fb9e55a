"""Where a block of a text table can be cut, so that each part is cut into cells by itself.

A table whose cells are quoted as usual, from a separator or line end to the next one, tells by the number of
quotation marks before it whether a line end is inside a cell. Where a mark stands elsewhere (5" pipe), only
who reads from the beginning knows.
"""

from __future__ import annotations

from codecs import BOM_UTF8
from collections.abc import Iterator
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
    """Whole records in a buffer, with a line end after them and, where they do not begin with one, before."""

    buffer: bytearray
    begin: int
    end: int

    @property
    def letters(self) -> NDArray[np.uint8]:
        """With a line end before and after them."""
        return np.frombuffer(self.buffer, np.uint8)[max(0, self.begin - 1) : self.end + 1]

    def holds(self, letter: bytes) -> bool:
        return self.buffer.find(letter, self.begin, self.end) >= 0


def whole_blocks(stream: Utf8Stream, size: int, separator: str, spare: list[bytearray]) -> Iterator[Block]:
    """The records of a stream by about `size` bytes, as long as it is known where one begins; what is left is
    put back. Whether those of a plain stream are text is not known yet. Buffers that nobody needs any more
    are taken from `spare`: new memory takes the system longer than all that is done here."""
    buffer, fill, begun, wanted = bytearray(b"\n"), 1, False, max(1, size // _FIRST)
    while True:
        before = fill
        if len(buffer) < fill + wanted + 1:
            buffer = _larger(buffer, fill, wanted)
        if stream.plain:
            fill += stream.read_plain(memoryview(buffer)[fill : fill + wanted])
        else:
            piece = stream.read(wanted)
            if len(buffer) < fill + len(piece) + 1:
                buffer = _larger(buffer, fill, len(piece))
            buffer[fill : fill + len(piece)] = piece
            fill += len(piece)
        # Arrow would take it for the mark of a file.
        begin = 0 if begun and buffer.startswith(BOM_UTF8, 1, fill) else 1
        end = begin + whole_records(buffer, separator, fill == before, begin, fill)
        if end == begin and wanted < size and fill > before:
            wanted = size  # perhaps a record is longer than the first block
            continue
        wanted = size
        if end == begin:
            stream.put_back(bytes(buffer[begin:fill]))
            return
        following = spare.pop() if spare else bytearray(b"\n")
        rest = buffer[end:fill]
        if len(following) < len(rest) + 1:
            following = bytearray(len(rest) + 1)
        following[: len(rest) + 1] = b"\n" + rest
        buffer[end] = _LINE
        yield Block(buffer, begin, end)
        buffer, fill, begun = following, len(rest) + 1, True


def _larger(buffer: bytearray, fill: int, more: int) -> bytearray:
    """With room for that many bytes above those that are filled."""
    larger = bytearray(fill + more + _SLACK)
    larger[:fill] = memoryview(buffer)[:fill]
    return larger


def whole_records(
    block: bytes | bytearray, separator: str, last: bool = False, begin: int = 0, end: int | None = None
) -> int:
    """How much of a block (of it from `begin` to `end`) that begins with a record is whole records for
    certain; 0 where that is not known. `last`: the file ends with the block."""
    end = len(block) if end is None else end
    letters = np.frombuffer(block, np.uint8)[begin:end]
    if block.find(b'"', begin, end) < 0:
        return end - begin if last else max(begin - 1, block.rfind(b"\n", begin, end)) + 1 - begin
    quotes = _places(letters, _QUOTE)
    if not _as_usual(letters, quotes, ord(separator)):
        return 0
    if last:
        return len(letters) if len(quotes) % 2 == 0 else 0
    closed = len(quotes) // 2  # cells that are quoted and end in the block
    for number in range(closed, -1, -1):  # between two of them, from behind
        low = quotes[2 * number - 1] + 1 if number else 0
        high = quotes[2 * number] if 2 * number < len(quotes) else len(letters)
        cut = block.rfind(b"\n", begin + low, begin + high)
        if cut >= 0:
            return cut + 1 - begin
    return 0


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
