"""Blocks of a text table whose columns of numbers are converted as their cells are cut, with no text between.

Arrow converts what it takes for a number, also what would not come out as it went in: 007 becomes 7, and 2⁶⁴
a decimal. So where a cell of such a column could be one of these, or where arrow finds no number, the block
is cut into texts, and those are looked at (`parse_numbers`).
"""

from __future__ import annotations

from collections.abc import Collection

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from engine.io.arrow_in_files import values_of
from engine.io.csv_blocks import Block
from engine.io.parse_numbers import without_nan

_STRETCH = 1 << 17  # bytes that stay in the cache, with what is made of them
_FEW = 256  # places in a block that are looked at one by one
_SOME = 32  # zeros in a stretch that are found one by one
_HUGE = 2.0**63


def as_they_went_in(numbers: pa.Array) -> pa.Array | None:
    """Converted numbers, null for 'nan'; None where one is infinite, or could be a row of digits too long
    for 64 bits: an account, not a quantity."""
    if not pa.types.is_floating(numbers.type) or not len(numbers):
        return numbers
    values = values_of(numbers)
    low, high = values.min(), values.max()
    if np.isnan(low):
        numbers = without_nan(numbers)
        ends = pc.min_max(numbers).as_py()
        low, high = ends["min"] or 0.0, ends["max"] or 0.0
    return numbers if low > -_HUGE and high < _HUGE else None


def loses_zeros(block: Block, separator: str, columns: Collection[int]) -> bool:
    """Whether a cell of these columns may not come out as it went in, by its zeros; no is certain."""
    places = zeros_to_look_at(block, ord(separator))
    if not len(places):
        return False
    if len(places) > _FEW or block.holds(b'"'):
        return True
    sign, buffer = separator.encode(), block.buffer
    for place in places.tolist():
        line = max(buffer.rfind(b"\n", 0, place), buffer.rfind(b"\r", 0, place)) + 1
        if buffer.count(sign, line, place) in columns:
            return True
    return False


def zeros_to_look_at(block: Block, separator: int) -> NDArray[np.intp]:
    """Where in the buffer a cell begins with a 0 before a digit or an x (007, 00.5, 0x1F), or with -0 where
    that may be all of it: 0 as a whole number, and another zero as a decimal."""
    letters, found = block.letters, []
    hits = bytearray(_STRETCH)  # looked through far faster than an array is
    zeros, many = np.frombuffer(hits, bool), False
    for start in range(0, len(letters) - 2, _STRETCH):
        part = letters[start : start + _STRETCH + 2]
        before, after, length = part[:-2], part[2:], len(part) - 2
        # No digit or point before it: it stands within a number else.
        first = (before - np.uint8(ord("."))) > ord("9") - ord(".")
        np.logical_and(first, part[1:-1] == ord("0"), out=zeros[:length])
        places = None if many else _few(hits, length)
        if places is None:
            many = True
            may = (after - np.uint8(ord("0"))) <= ord("x") - ord("0")
            may &= after != separator
            minus = before == ord("-")
            minus &= after != ord(".")
            may |= minus
            may &= zeros[:length]
            places = np.flatnonzero(may)
        if len(places):  # what follows them is looked at together
            found.append(places + (start + 1))
    if not found:
        return np.empty(0, np.intp)
    places = np.concatenate(found)
    places = places[_is_lost(letters[places - 1], letters[places + 1])]
    return places[_begin_a_cell(letters, places, separator)] + max(0, block.begin - 1)


def _few(hits: bytearray, length: int) -> NDArray[np.intp] | None:
    """Where hits are, if they are few."""
    places: list[int] = []
    place = hits.find(1, 0, length)
    while place >= 0:
        if len(places) == _SOME:
            return None
        places.append(place)
        place = hits.find(1, place + 1, length)
    return np.array(places, np.intp)


def _is_lost(before: NDArray[np.uint8], after: NDArray[np.uint8]) -> NDArray[np.bool_]:
    """Whether a zero is, by the letters before and after it."""
    more = ((after - np.uint8(ord("0"))) <= 9) | ((after | 32) == ord("x"))
    return np.where(before == ord("-"), ~more & (after != ord(".")), more)


def _begin_a_cell(letters: NDArray[np.uint8], places: NDArray[np.intp], separator: int) -> NDArray[np.bool_]:
    """Whether a cell begins there, or with the minus sign before; with blanks before it, it may."""
    ends = np.zeros(256, bool)
    ends[[separator, *b'\n\r"']] = True
    may = ends.copy()
    may[list(b" \t")] = True
    before = places - 1 - (letters[places - 1] == ord("-"))  # the first letter is an end of its own
    blank = may[letters[before]] & ~ends[letters[before]]
    return np.where(blank, may[letters[np.maximum(before - 1, 0)]], ends[letters[before]])
