"""Labels of nodes and participants: one spelling for what reads the same.

Unicode NFC, trimmed, inner blanks collapsed; `nan`, `NA`, `null`, `None` are text like any other.
Case is kept: "Cost" and "cost" are two nodes until the steward folds them (they are pointed out).
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence


def normal_label(text: str) -> str:
    return " ".join(unicodedata.normalize("NFC", text).split())


def case_twins(labels: Iterable[str]) -> list[tuple[str, ...]]:
    """Groups of labels that differ in nothing but case."""
    spellings: dict[str, list[str]] = {}
    for label in labels:
        spellings.setdefault(label.casefold(), []).append(label)
    return [tuple(sorted(group)) for group in spellings.values() if len(group) > 1]


def fold_case(labels: Sequence[str], uses: Sequence[int]) -> dict[str, str]:
    """Every label that has a case twin → the spelling used most (the first by order among equals)."""
    used = dict(zip(labels, uses, strict=True))
    chosen = {}
    for group in case_twins(labels):
        best = max(group, key=lambda label: used[label])
        chosen.update(dict.fromkeys(group, best))
    return chosen
