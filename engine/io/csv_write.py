"""How the cells and lines of a released CSV file are spelled, in one place.

A cell is a number in the shortest form that reads back as the same number, an interval of two, or a
text, quoted where it must be and never run as a formula. There is one spelling for every content:
the verifier spells what it has read once more by itself (engine/verify/csv_spelling.py), and compares the
bytes.

A line is put together from pieces: each piece is a list of distinct texts, and for every row the
number of its text in the list, so that a million rows need no table of their texts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from decimal import Decimal, InvalidOperation
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from engine.io.formula_escape import escape

STRETCH, LETTERS = 1 << 15, 1 << 23  # rows spelled together, and what they may take at the most
_TEXT = pa.large_string()


@dataclass(frozen=True)
class Piece:
    """Part of every line: `texts[codes[row]]`."""

    texts: pa.LargeStringArray
    codes: NDArray[Any]


def header(names: Sequence[str]) -> bytes:
    return (",".join(cell(name) for name in names) + "\n").encode()


def lines(pieces: Sequence[Piece], rows: int) -> Iterator[memoryview]:
    """The lines as they stand in the file, a stretch of rows at a time."""
    longest = sum(pc.max(pc.binary_length(piece.texts)).as_py() or 0 for piece in pieces)
    together = max(1, min(STRETCH, LETTERS // max(1, longest)))
    for start in range(0, rows, together):
        part = slice(start, start + together)
        taken = [piece.texts.take(pa.array(piece.codes[part])) for piece in pieces]
        taken[-1] = joined(taken[-1], "\n", between="")
        whole = joined(*taken, between=",")
        # As unsigned bytes: Arrow's own are signed, and unequal to the same bytes of a file.
        yield memoryview(whole.buffers()[2]).cast("B")[: pc.sum(pc.binary_length(whole)).as_py()]


def joined(*parts: pa.LargeStringArray | str, between: str) -> pa.LargeStringArray:
    # Arrow joins only parts of one type, and takes Python's str for the smaller one.
    texts = [pa.scalar(part, _TEXT) if isinstance(part, str) else part for part in parts]
    return pc.binary_join_element_wise(*texts, pa.scalar(between, _TEXT))


def texts(cells: Sequence[str]) -> pa.LargeStringArray:
    return pa.array(cells, _TEXT)


def numbers(values: NDArray[Any]) -> pa.LargeStringArray:
    return pa.array(np.ascontiguousarray(values)).cast(_TEXT)


def intervals(low: NDArray[np.float64], high: NDArray[np.float64], style: str) -> pa.LargeStringArray:
    """`[low..high]`, or `[low-high]` by the other style."""
    return joined("[", numbers(low), style, numbers(high), "]", between="")


def harmless(content: str) -> str:
    """A text as a cell shows it: with an apostrophe before what a spreadsheet would run as a formula."""
    return escape(content)


def cell(content: str) -> str:
    """A text as it stands in a line."""
    content = harmless(content)
    if any(sign in content for sign in ',"\r\n') or content != content.strip():
        return '"' + content.replace('"', '""') + '"'
    return content


def order_of(shown: Sequence[str]) -> NDArray[np.int64]:
    """The rank of each cell, as rows are sorted: numbers as numbers where every filled cell is
    one, else texts by their letters; a missing cell ("") first."""
    try:
        keys: list[Any] = [(bool(text), Decimal(text) if text else Decimal(0), text) for text in shown]
        if not all(key[1].is_finite() for key in keys):
            raise InvalidOperation
    except InvalidOperation:
        keys = list(shown)
    rank = {key: number for number, key in enumerate(sorted(set(keys)))}  # equal cells have one rank
    return np.array([rank[key] for key in keys], dtype=np.int64)
