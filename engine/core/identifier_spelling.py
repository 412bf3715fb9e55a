"""What a value says, however it is spelled: no invisible signs, one form of every letter, lists taken apart.

`Ａｎｎａ Meier`, `An<soft hyphen>na Meier` and `Anna&nbsp;Meier` are read as `Anna Meier`;
`{Anna Meier, Bob Huber}`, `Anna Meier; Bob Huber` and `["Anna Meier"]` as the names that stand in them.
Only what is judged is spelled anew, never what is released.
"""

from __future__ import annotations

import html
import re
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from engine.core.distinct_values import DistinctValues

if TYPE_CHECKING:
    import pyarrow as pa

_ENTITY = r"&(#\d+|#[xX][0-9a-fA-F]+|[A-Za-z]{2,8});"
_UNUSUAL = rf"[^\x20-\x7e\n]|  |{_ENTITY}"
# Patterns of RE2 and what stands in their place, in this order.
_SPELLINGS = (
    (r"[‘’ʼʹ′´`＇]", "'"),
    (r"[‐‑‒–]", "-"),
)
_AFTERWARDS = (
    (r"[\p{Cf}\x00-\x08\x0e-\x1f\x7f-\x9f\x{34f}\x{fe00}-\x{fe0f}]+", ""),
    (r"[\t\r\f\v\p{Z}\x{115f}\x{1160}\x{2800}\x{3164}]+", " "),  # blanks, and letters that are drawn as such
)
_TOGETHER = (
    r"[;|\n•·{}\[\]\"“”„«»]| [/+&] |\p{L}/\p{L}|,.*,| (?:and|und|e|ed|et|y|or|oder|o) |^'.*'$"
    r"|\p{L} +\p{L}.*,.*\p{L} +\p{L}"
)
_PAIRS = {"{": "}", "[": "]", "(": ")", '"': '"', "'": "'", "“": "”", "„": "“", "«": "»", "<": ">"}
_SEPARATORS = (
    re.compile(r"[;|\n•·]"),
    re.compile(r" [/+&] | (?:and|und|e|ed|et|y|or|oder|o) |(?<=[^\W\d_])/(?=[^\W\d_])"),
)
_GROUPS = re.compile(r"(\{[^{}]*\}|\[[^\[\]]*\])")
_BRACKETS = 8  # around each other
_WORD = re.compile(r"[\w.\-]+")  # alone it is no list
_PIECE = re.compile(r"""\s*("(?:[^"]|"")*"|'[^']*'(?=\s*(?:,|$))|[^,]*)\s*(?:,|$)""")


def in_one_spelling(column: DistinctValues) -> DistinctValues:
    """The texts as a reader sees them. Two that read the same stay two: their rows are their own."""
    import pyarrow.compute as pc

    texts = column.texts
    if not pc.any(pc.match_substring_regex(texts, _UNUSUAL)).as_py():
        return column
    for pattern, plain in _SPELLINGS:
        texts = pc.replace_substring_regex(_without_entities(texts), pattern, plain)
    texts = pc.utf8_normalize(texts, form="NFKC")
    for pattern, plain in _AFTERWARDS:
        texts = pc.replace_substring_regex(texts, pattern, plain)
    return replace(column, texts=pc.utf8_trim_whitespace(texts))


def taken_apart(column: DistinctValues) -> DistinctValues | None:
    """What stands in the lists of a column and beside them, each for its part of the rows; None where
    nothing is a list."""
    import pyarrow as pa
    import pyarrow.compute as pc

    hits = np.asarray(pc.match_substring_regex(column.texts, _TOGETHER))
    if not hits.any():
        return None
    members = [
        (members_of(text) if hit else [text])
        for text, hit in zip(column.texts.to_pylist(), hits, strict=True)
    ]
    found: dict[str, int] = {}
    for own, rows in zip(members, column.counts.tolist(), strict=True):
        for one in own:
            found[one] = found.get(one, 0) + max(1, rows // len(own))
    counts = np.array(list(found.values()))
    return replace(
        column,
        texts=pa.array(list(found), pa.string()),
        counts=counts,
        rows=int(counts.sum()),
        distinct=len(found),
        own=int((counts == 1).sum()),
    )


def members_of(text: str) -> list[str]:
    """The parts of a text that is a list, or holds one in brackets; the text itself where it is none."""
    if _WORD.fullmatch(text):
        return [text]
    inner, wrapped = _unwrapped(text)
    groups = [part for part in _GROUPS.split(inner) if part.strip()]
    if len(groups) > 1 and any(part[0] in "{[" and "," in part for part in groups):
        return [one for part in groups for one in members_of(part)]
    for separator in _SEPARATORS:
        parts = [part for part in separator.split(inner) if part.strip()]
        if parts and parts != [inner] and "://" not in inner:
            return [one for part in parts for one in members_of(part)]
    pieces = [one for one in (_unwrapped(piece)[0] for piece in _PIECE.findall(inner)) if one]
    of_words = len(pieces) > 2 or all(" " in one for one in pieces)
    several = len(pieces) > 1 and (wrapped in ("{", "[") or of_words)
    return pieces if several and wrapped not in ('"', "'") else [inner or text]


def _unwrapped(text: str) -> tuple[str, str]:
    """Without the brackets and marks around all of it, and the last of them that was taken away."""
    inner, taken = text.strip(), ""
    for _level in range(_BRACKETS):
        if len(inner) < 2 or _PAIRS.get(inner[0]) != inner[-1] or _ends_before(inner):
            break
        taken, inner = inner[0], inner[1:-1].strip()
    return inner, taken


def _ends_before(text: str) -> bool:
    """Whether what opens a text is closed before its end: "Anna", "Bob"."""
    opening, closing = text[0], _PAIRS[text[0]]
    if opening == closing:
        return opening in text[1:-1].replace(opening * 2, "")
    depth = 0
    for place, sign in enumerate(text):
        depth += (sign == opening) - (sign == closing)
        if depth == 0:
            return place < len(text) - 1
    return True


def _without_entities(texts: pa.Array) -> pa.Array:
    import pyarrow as pa
    import pyarrow.compute as pc

    if not pc.any(pc.match_substring_regex(texts, _ENTITY)).as_py():
        return texts
    return pa.array([html.unescape(html.unescape(one)) for one in texts.to_pylist()], pa.string())
