"""Where a block of a text table can be cut, so that each part is cut into cells by itself.

A table whose cells are quoted as usual, from a separator or line end to the next one, tells by the number of
quotation marks before it whether a line end is inside a cell. Where a mark stands elsewhere (5" pipe), only
who reads from the beginning knows.
"""

from __future__ import annotations

import numpy as np

_QUOTE, _LINE, _RETURN = ord('"'), ord("\n"), ord("\r")


def whole_records(block: bytes, separator: str, last: bool = False) -> int:
    """How much of a block that begins with a record is whole records for certain; 0 where that is not known.
    `last`: the file ends with the block."""
    quotes = np.flatnonzero(np.frombuffer(block, np.uint8) == _QUOTE)
    if not len(quotes):
        return len(block) if last else block.rfind(b"\n") + 1
    if not _as_usual(block, quotes, ord(separator)):
        return 0
    if last:
        return len(block) if len(quotes) % 2 == 0 else 0
    closed = len(quotes) // 2  # cells that are quoted and end in the block
    for number in range(closed, -1, -1):  # between two of them, from behind
        begin = quotes[2 * number - 1] + 1 if number else 0
        end = quotes[2 * number] if 2 * number < len(quotes) else len(block)
        cut = block.rfind(b"\n", begin, end)
        if cut >= 0:
            return cut + 1
    return 0


def _as_usual(block: bytes, quotes: np.ndarray, separator: int) -> bool:
    """Whether every second mark opens a cell, or belongs to a doubled one, and the others close it."""
    letters = np.frombuffer(block, np.uint8)
    opens, closes = quotes[0::2], quotes[1::2]
    before = letters[opens - 1]  # of a mark at the very beginning: the last letter, and not looked at
    after = letters[np.minimum(closes + 1, len(block) - 1)]
    begins = _at_an_end(before, separator) | (opens == 0)
    # The last letter of the block has nothing after it: who cuts leaves it, and it is looked at again.
    stops = _at_an_end(after, separator) | (closes == len(block) - 1)
    doubled = opens[1:] == closes[: len(opens) - 1] + 1
    begins[1:] |= doubled
    stops[: len(doubled)] |= doubled
    return bool(begins.all() and stops.all())


def _at_an_end(letters: np.ndarray, separator: int) -> np.ndarray:
    return (letters == separator) | (letters == _LINE) | (letters == _RETURN)
