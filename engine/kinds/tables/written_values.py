"""How generalised values are written: numbers, days, intervals, sets.

    37   (29.5..41.5]   (..29.5]   (41.5..)   [30..41]   [30..40)   {a, b}   *

`*` is everything, or suppressed; an empty cell is a missing value. A member of a set with , { } or " is put
in "…" with " doubled.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

STAR = "*"
_INTERVAL = re.compile(r"[(\[][^()\[\]]*\.\.[^()\[\]]*[)\]]")
_SET = re.compile(r"\{.*\}", re.DOTALL)
_MEMBER = re.compile(r'("(?:[^"]|"")*"|[^,]*), ')


def number(value: float) -> str:
    """Whole numbers without a point, others as short as they read back."""
    return str(int(value)) if float(value).is_integer() and abs(value) < 1e15 else repr(float(value))


def between_cuts(low: str, high: str) -> str:
    """A class (low..high] of numbers or days, by the cuts that bound it; empty: no cut on that side."""
    if not low and not high:
        return STAR
    return f"({low}..{high}{']' if high else ')'}"


def tight(low: str, high: str) -> str:
    return f"[{low}..{high}]"


def half_open(low: str, high: str) -> str:
    return f"[{low}..{high})"


def member(label: str) -> str:
    if any(sign in label for sign in ',{}"') or label != label.strip():
        doubled = label.replace('"', '""')
        return f'"{doubled}"'
    return label


def value_set(labels: Sequence[str]) -> str:
    """One label stands as itself, more in braces, sorted."""
    if len(labels) == 1:
        return labels[0]
    return "{" + ", ".join(member(label) for label in sorted(labels)) + "}"


def members_of(label: str) -> list[str]:
    """What `value_set` was made from; the label itself where it was not made so."""
    if not _SET.fullmatch(label):
        return [label]
    found = [
        one[1:-1].replace('""', '"') if one[:1] == '"' else one for one in _MEMBER.findall(label[1:-1] + ", ")
    ]
    return found if value_set(found) == label else [label]


def looks_generalised(label: str) -> bool:
    """Whether an input already holds what only a generalised column may."""
    return label == STAR or bool(_INTERVAL.fullmatch(label)) or bool(_SET.fullmatch(label))
