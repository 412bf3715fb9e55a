"""The verifiers' own copy of the rule that makes cells harmless which a spreadsheet program would run.

The rule is the one of engine/io/formula_escape.py, said once more by other means, so that a mistake in
the writer is found and not repeated. A sign = + - @ (or its full-width form) runs at the beginning of a
text, after blanks, and after every ; | tab or line end in it, after blanks and quotation marks; a tab or
line end that a text begins with runs too. One apostrophe more than there are stands before each of them.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pyarrow as pa

SIGNS = frozenset("=+-@＝＋－＠")
ENDS = frozenset("\t\r\n")
CUTS = ENDS | frozenset(";|")
BLANKS = ENDS | frozenset(" \x0b\x0c\u00a0\u2007\u202f\u3000\ufeff")


def escape(text: str) -> str:
    """The text as it may stand in a cell."""
    if text.lstrip("'")[:1] in ENDS:
        text = "'" + text
    return "'".join(_parts(text, _runs(text)))


def unescape(cell: str) -> str:
    """The text of a cell that was written by the rule."""
    if "'" not in cell:
        return cell
    first, *others = _parts(cell, _runs(cell))
    cell = first + "".join(part.removeprefix("'") for part in others)
    return cell[1:] if cell[:1] == "'" and cell.lstrip("'")[:1] in ENDS else cell


def unescape_cells(cells: pa.ChunkedArray | pa.Array) -> pa.ChunkedArray | pa.Array:
    """`unescape` of an arrow array of texts; few have an apostrophe."""
    import pyarrow as pa
    import pyarrow.compute as pc

    marked = pc.fill_null(pc.match_substring(cells, "'"), False)
    if not pc.any(marked).as_py():
        return cells
    plain = pa.array([unescape(cell) for cell in cells.filter(marked).to_pylist()], cells.type)
    mask = marked.combine_chunks() if isinstance(marked, pa.ChunkedArray) else marked
    return pc.replace_with_mask(cells, mask, plain)


def _parts(text: str, cuts: list[int]) -> list[str]:
    return [text[begin:end] for begin, end in pairwise([0, *cuts, len(text)])]


def _runs(text: str) -> list[int]:
    """Where the apostrophes before each sign that runs begin, in one walk along the text."""
    found = []
    first, inner = True, False  # a cell begins here: the text, or one that a program cuts out of it
    begin = -1  # of the apostrophes just passed
    for at, sign in enumerate(text):
        if sign == "'":
            begin = at if begin < 0 else begin
            continue
        if sign in SIGNS and (first or inner):
            found.append(at if begin < 0 else begin)
        bare = begin < 0
        first = first and bare and sign in BLANKS
        inner = sign in CUTS or (inner and bare and (sign in BLANKS or sign == '"'))
        begin = -1
    return found
