"""Cells that a spreadsheet program would run are made harmless, and made what they were again.

A cell runs when it begins, after blanks, with one of = + - @ or their full-width forms ＝ ＋ － ＠;
a tab or line end in front is taken away by some programs, so it counts as such a beginning. A program
that cuts lines at another sign than the comma (Excel where the comma is the decimal sign cuts at ;)
sees a beginning after every ; | tab or line end inside a cell too. At each of these places

    escape    puts one apostrophe before the sign and the apostrophes that already stand there,
    unescape  takes one away,

so that unescape(escape(text)) == text, and '=1 and =1 stay two values (''=1 and '=1 in the file).
An apostrophe in front is what spreadsheet programs themselves use to say "this is text"
(OWASP, CSV injection). Only texts are escaped, never numbers.

This is the rule of the files we write, for all writers and readers but the verifiers: they have their own
(engine/verify/formula_escape.py).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pyarrow as pa

_SIGNS = "=+@＝＋－＠\\-"
_CUTS = ";|\t\r\n"
_BLANKS = " \t\r\n\x0b\x0c\u00a0\u2007\u202f\u3000\ufeff"
# A quotation mark may stand between a cut and the sign: where the cut is real, it quotes nothing.
_PLACE = f'^[{_BLANKS}]*|[{_CUTS}][{_BLANKS}"]*'
# One pattern for Python and for arrow's kernels: both know these few constructs.
_RUNS = f"({_PLACE})('*[{_SIGNS}])"
_LEADS = "^('*[\t\r\n])"
_ESCAPED_RUNS = f"({_PLACE})'('*[{_SIGNS}])"
_ESCAPED_LEADS = "^'('*[\t\r\n])"


def escape(text: str) -> str:
    """The text as it may stand in a cell."""
    return re.sub(_RUNS, r"\1'\2", re.sub(_LEADS, r"'\1", text))


def unescape(cell: str) -> str:
    """The text of a cell that was written by `escape`."""
    if "'" not in cell:
        return cell
    return re.sub(_ESCAPED_LEADS, r"\1", re.sub(_ESCAPED_RUNS, r"\1\2", cell))


def unescape_ours(cells: Sequence[str]) -> list[str]:
    """The texts of a column that may come from us or from elsewhere.

    A file that holds anything that would run was not written by us: its apostrophes are its own.
    """
    texts = [unescape(cell) for cell in cells]
    ours = all(escape(text) == cell for text, cell in zip(texts, cells, strict=True))
    return texts if ours else list(cells)


def escape_cells(cells: pa.Array) -> pa.Array:
    """`escape` of an arrow array of texts."""
    import pyarrow.compute as pc

    for pattern, with_apostrophe in ((_LEADS, r"'\1"), (_RUNS, r"\1'\2")):
        if pc.any(pc.match_substring_regex(cells, pattern)).as_py():
            cells = pc.replace_substring_regex(cells, pattern, with_apostrophe)
    return cells
