"""Labels of nodes and participants: one spelling for what reads the same.

Labels: Unicode NFC, trimmed, inner blanks collapsed; `nan`, `NA`, `null`, `None` are text like any other.
Signs that cannot be seen are left out: control characters, halves of surrogate pairs, and marks without a
width (but for the two joiners that some scripts spell with). They would part labels that read the same, and
carry something out that nobody sees. Case is kept: "Cost" and "cost" are two
nodes until the steward folds them (they are pointed out); folding writes every label in lower case, not in
the spelling most people used, because which one that is can hang on a single person.

Participants are folded further (`person_key`): "Anna", "ANNA ", "An<zero-width space>na" are one person,
because a person who counts as two may add twice as many edges as the promise says.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

_NEVER = {0xFFFE, 0xFFFF}
_JOINERS = "\u200c\u200d"


def normalize_label(text: str) -> str:
    if not text.isprintable():
        text = "".join(sign for sign in text if _can_be_written(sign))
    return " ".join(unicodedata.normalize("NFC", text).split())


def _can_be_written(sign: str) -> bool:
    """What can be seen, and XML 1.0 and UTF-8 can hold; blanks of all kinds are collapsed afterwards."""
    kind = unicodedata.category(sign)
    return sign.isspace() or sign in _JOINERS or (kind not in ("Cc", "Cf", "Cs") and ord(sign) not in _NEVER)


def person_key(text: str) -> str:
    """What all spellings of one person have in common: compatibility forms, case, blanks and invisible signs
    (Unicode category Cf: zero-width spaces and joiners, soft hyphens, marks of direction) do not count.
    Two people taken for one only add less: folding more never breaks a bound on what a person adds."""
    if text.isascii():  # it has no such signs and no other form than its own
        return normalize_label(text.lower())
    seen = "".join(sign for sign in text if unicodedata.category(sign) != "Cf")
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", seen).casefold())
    return normalize_label("".join(sign for sign in folded if unicodedata.category(sign) != "Cf"))


def case_variants(labels: Iterable[str]) -> list[tuple[str, ...]]:
    """Groups of labels that differ in nothing but case."""
    spellings: dict[str, list[str]] = {}
    for label in labels:
        spellings.setdefault(lowercase(label), []).append(label)
    return [tuple(sorted(group)) for group in spellings.values() if len(group) > 1]


def lowercase(label: str) -> str:
    """The label in lower case: a function of this label alone, whatever else is in the file."""
    return normalize_label(label.lower())
