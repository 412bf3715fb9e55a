"""Levenshtein distances between two lists of variants.

Every activity of both logs becomes one character (from U+0021, surrogates left out), so that names with
commas or blanks, and names that only one log has, count as what they are: one activity. The distances
come from rapidfuzz (bit-parallel, C++), 16 bits where the longest variant fits.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from engine.core.errors import InputError
from engine.core.progress import Progress
from engine.core.text import text
from engine.kinds.eventlogs.data import Variant

FIRST, SURROGATES, LAST = 0x21, 0xD800, 0x10FFFF
ROWS = 256


def encode(*lists: Sequence[Variant]) -> list[list[str]]:
    """Each variant as a string with one character an activity, the same alphabet for all lists."""
    alphabet: dict[str, str] = {}
    for variants in lists:
        for variant in variants:
            for activity in variant:
                if activity not in alphabet:
                    alphabet[activity] = _character(len(alphabet))
    return [["".join(map(alphabet.__getitem__, variant)) for variant in variants] for variants in lists]


def _character(number: int) -> str:
    code = FIRST + number
    code += 0x800 if code >= SURROGATES else 0
    if code > LAST:
        raise InputError(
            text("more than {number} different activities", number=number),
            hint="is the activity column right? It looks like a free text or an identifier",
        )
    return chr(code)


def edit_distances(left: Sequence[Variant], right: Sequence[Variant], progress: Progress) -> np.ndarray:
    """|left| × |right| whole numbers of insertions, deletions and substitutions."""
    from rapidfuzz.distance import Levenshtein
    from rapidfuzz.process import cdist

    rows, columns = encode(left, right)
    longest = max(map(len, [*left, *right]), default=0)
    dtype = np.uint16 if longest < 1 << 16 else np.uint32
    distances = np.empty((len(rows), len(columns)), dtype)
    for start in range(0, len(rows), ROWS):
        block = slice(start, start + ROWS)
        distances[block] = cdist(rows[block], columns, scorer=Levenshtein.distance, dtype=dtype)
        progress.report(min(1.0, (start + ROWS) / len(rows)))
    return distances
