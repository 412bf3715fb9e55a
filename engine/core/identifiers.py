"""Which columns name persons: e-mails, numbers with check digits, names, dates of birth, free text.

Judged column by column on distinct values weighted by their rows; above 100 000 distinct values on an evenly
spread sample of them, which is said. Red: at least half of the present values are of the kind. Amber: at
least one in a hundred, and three rows or a tenth of them. Kinds with a check digit count only where it is
right; a random number passes Luhn one time in ten, so cards are amber from 15 % on, and a Steuer-ID is red or
nothing. A column that is named like an identifier needs no least number of rows.

Trap: `nearly unique` is judged by the rows that hold a value of their own, not by the number of distinct
values: 180 of 200 e-mails distinct still name 160 persons each by one row. A clean result is no proof:
surnames under a header that tells nothing are not found where they repeat, and no list of names is used.
Values are judged as they read (`engine.core.identifier_spelling`), and what stands in lists for itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Literal

import numpy as np

from engine.core import identifier_headers as headers
from engine.core import identifier_patterns as patterns
from engine.core.distinct_values import DistinctValues, distinct_values
from engine.core.identifier_spelling import in_one_spelling, members_of, taken_apart
from engine.core.json_values import Document
from engine.core.text import text

RED = 0.5
AMBER = 0.01
AMBER_CARD = 0.15
OWN_VALUE = 0.5  # share of rows with a value of their own from which a column is nearly unique
YEARS_OF_LIVES = 40


@dataclass(frozen=True)
class Finding:
    """One column that names persons, or may."""

    column: str
    kind: str
    state: Literal["red", "amber"]
    detail: str


def scan(columns: Document, listed: bool = False) -> list[Finding]:
    """What was found, red first for every column. `listed`: every value stands there once by construction
    (labels of a graph, activities of a log), so that being unique says nothing."""
    found: list[Finding] = []
    for name, values in columns.items():
        distinct = distinct_values(name, values)
        if distinct is not None:
            judged = _judge(in_one_spelling(distinct), listed)
            own = [replace(one, detail=_said(one, listed)) for one in judged]
            found += sorted(own, key=lambda finding: finding.state != "red")
    return found


def scan_titles(titles: Iterable[str]) -> list[Finding]:
    """Titles of columns that are e-mails, numbers of persons or lists of names. Two capitalised words are no
    sign: half of all titles are."""
    distinct = distinct_values(text("titles of columns"), list(titles))
    if distinct is None or distinct.number:
        return []
    column = in_one_spelling(distinct)
    found = [one for one in _by_pattern(column, listed=True) if one.kind in _PERSONAL]
    return [replace(one, detail=_said(one, True)) for one in (found or _names_in_lists(column))]


def _said(finding: Finding, listed: bool) -> str:
    """What was found, and where: in a column, or in labels that are called by what they are."""
    words = {"name": finding.column, "what": finding.detail}
    return text("{name}: {what}", **words) if listed else text("column {name}: {what}", **words)


def as_risk(findings: Iterable[Finding]) -> list[dict[str, str]]:
    """As plain values for `Measured.risk["identifiers"]`."""
    return [asdict(finding) for finding in findings]


# ── the rules ─────────────────────────────────────────────────────────────────────────────────

_INSIDE = {
    "e-mail": r"[\p{L}\p{N}_.+\-]+(@| ?[(\[{](at|AT)[)\]}] ?)[\p{L}\p{N}_\-]+"
    r"((\.| ?[(\[{](dot|DOT)[)\]}] ?)[\p{L}\p{N}_\-]+)+",
    "codice fiscale": r"\b[A-Za-z]{6}[0-9LMNP-Vlmnp-v]{2}[A-Za-z][0-9A-Za-z]{7}\b",
    "SSN": r"\b\d{3}-\d{2}-\d{4}\b",
    "IBAN": r"\b[A-Z]{2}\d{2}( ?[A-Z0-9]{4}){2,7}( ?[A-Z0-9]{1,3})?\b",
    "card": r"\b[2-6]\d{3}([ \-]?\d{4}){2}([ \-]?\d{1,7})\b",
    "phone": r"(^|[^\w+])(\+\d[\d ()/.\-]{6,}\d|0\d{2,4}[ /\-]\d[\d \-]{4,}\d"
    r"|\(?[2-9]\d\d\)?[ .\-]\d{3}[.\-]\d{4})",
}
_PERSONAL = frozenset({"e-mail", "IBAN", "codice fiscale", "SSN", "phone"})
# A pattern that RE2 looks for first, and the check of what it finds.
_WHOLE: dict[str, tuple[str, Callable[[str], bool] | None]] = {
    "e-mail": (r"^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$", None),
    "URL": (r"(?i)^(https?|ftp)://\S+$|(?i)^www\.\S+\.\S+$", None),
    "IBAN": (r"^[A-Za-z]{2}\d{2}[A-Za-z0-9 \-]{11,42}$", patterns.is_iban),
    "card": (r"^\d[\d \-]{11,22}\d$", patterns.is_card),
    "codice fiscale": (r"(?i)^[A-Z]{6}[0-9LMNPQRSTUV]{2}[A-Z][0-9A-Z]{7}$", patterns.is_codice_fiscale),
    "Steuer-ID": (r"^[1-9][\d ]{10,14}$", patterns.is_steuer_id),
    "SSN": (r"^\d{3}-\d{2}-\d{4}$", patterns.is_ssn),
    "IP address": (r"^[0-9a-fA-F:.]+$", patterns.is_ip),
    "phone": (r"^\+?[\d ()/.\-]{7,24}$", patterns.is_phone),
}
_DATE = r"^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}([T ].*)?$|^\d{1,2}[-/.]\d{1,2}[-/.]\d{4}( .*)?$|^\d{8}$"
_SEVERAL_WORDS = (
    r"^\p{Lu}[\p{L}'’.\-]*( (de|di|da|del|della|van|von|der|den|le|la|bin|al|zu))*"
    r"( \p{Lu}[\p{L}'’.\-]*){1,3}$"
)
_LAST_FIRST = (
    r"^((de|di|da|del|della|van|von|der|den|le|la|bin|al|zu) )*\p{Lu}[\p{L}'’ \-]+, ?\p{Lu}[\p{L}'’. \-]*$"
)
_LETTERS = r"^\p{L}[\p{L}\s,.'’\-]*$"
_LETTERS_AND_NUMBER = r"^\p{L}[\p{L}\d\s,.'’()\-]*$"  # Ben Reed 1473
_STREET = (
    r"(?i)(stra(ss|ß)e|str\.|weg|platz|allee|gasse) ?\d+"
    r"|(?i)^(via|viale|piazza|corso|vicolo|rue|calle) [\p{L} .'’]+,? \d+"
    r"|(?i)^\d+[a-z]? [\p{L} .'’]+ (street|st\.?|road|rd\.?|avenue|ave\.?|lane|drive|way)\b"
)


def _judge(column: DistinctValues, listed: bool) -> list[Finding]:
    found = [] if column.number and not column.whole else [*_by_pattern(column, listed)]
    found += _date_of_birth(column)
    if not column.number:
        found += _person_name(column)
        found += _address(column)
        found += _free_text(column)
        found += _in_lists(column, listed, found)
    sure = {finding.kind for finding in found if finding.state == "red"}
    found = [finding for finding in found if finding.state == "red" or finding.kind not in sure]
    red = bool(sure)
    if not red:
        numbered = _numbered(column)
        found += numbered or ([] if listed or found else _nearly_unique(column))
    return found


def _finding(column: DistinctValues, kind: str, state: Literal["red", "amber"], detail: str) -> Finding:
    said = (
        text("{detail}; judged on an evenly spread sample of its values", detail=detail)
        if column.sampled
        else detail
    )
    return Finding(column.name, kind, state, said)


def _matching(column: DistinctValues, pattern: str, check: Callable[[str], bool] | None = None) -> np.ndarray:
    """Which of the texts are written so, and pass the check."""
    import pyarrow as pa
    import pyarrow.compute as pc

    hits = np.array(pc.match_substring_regex(column.texts, pattern).to_numpy(zero_copy_only=False))
    if check is not None and hits.any():
        hits[hits] = [check(text) for text in column.texts.filter(pa.array(hits)).to_pylist()]
    return hits


def _share(column: DistinctValues, hits: np.ndarray) -> tuple[float, int]:
    """Of the rows looked at, those whose value is hit: their share and their number."""
    rows = int(column.counts[hits].sum())
    return rows / max(1, int(column.counts.sum())), rows


def _some(share: float, rows: int, least: float = AMBER) -> bool:
    return share >= least and (rows >= 3 or share >= 0.1)


def _enough(kind: str, share: float, rows: int, listed: bool) -> bool:
    """For amber. A label stands for many rows: one that names a person is enough."""
    if listed and kind in _PERSONAL:
        return rows > 0
    return _some(share, rows, AMBER_CARD if kind == "card" else AMBER)


def _in_lists(column: DistinctValues, listed: bool, found: Sequence[Finding]) -> list[Finding]:
    """What is found only where lists are taken apart; of labels, one list of names is enough."""
    if any(one.state == "red" for one in found):
        return []  # it is shut already
    apart = taken_apart(column)
    judged = [] if apart is None else [*_by_pattern(apart, listed), *_person_name(apart), *_address(apart)]
    known = {(one.kind, one.state) for one in found}
    new = [one for one in judged if (one.kind, one.state) not in known]
    if not listed or any(one.kind == "person name" for one in (*found, *new)):
        return new
    return [*new, *_names_in_lists(column)]


def _names_in_lists(column: DistinctValues) -> list[Finding]:
    """Of labels and titles: one that is a list of names is enough."""
    named = _names_together(column)
    if not named.any():
        return []
    detail = text(
        "{share} of the values are written like names of persons, several together or the last name first",
        share=f"{_share(column, named)[0]:.1%}",
    )
    return [_finding(column, "names of persons", "amber", detail)]


def _names_together(column: DistinctValues) -> np.ndarray:
    """Which of the labels are a list in which at least half look like names, or a last name first."""
    import pyarrow as pa
    import pyarrow.compute as pc

    labels = column.texts.to_pylist()
    members = [members_of(label) for label in labels]
    every = pa.array([one for own in members for one in own], pa.string())
    joined = pc.replace_substring_regex(every, r"(\p{Ll})[._](\p{Lu})", r"\1 \2")  # {Anna.Meier, Bob_Huber}
    parts = replace(column, texts=joined)
    last_first = _matching(parts, _LAST_FIRST)
    names = _matching(parts, _SEVERAL_WORDS) | last_first
    begins = np.cumsum([0, *map(len, members[:-1])])
    lists = np.array([own != [label] for own, label in zip(members, labels, strict=True)])
    half = 2 * np.add.reduceat(names.astype(int), begins) >= [len(own) for own in members]
    return half & (lists | last_first[begins])


def _by_pattern(column: DistinctValues, listed: bool) -> list[Finding]:
    kinds = ("card", "Steuer-ID", "phone") if column.whole else tuple(_WHOLE)
    found = []
    for kind in kinds:
        share, rows = _share(column, _matching(column, *_WHOLE[kind]))
        if share >= RED:
            detail = text(
                "{share} of the values are written like {kind}",
                share=f"{share:.0%}",
                kind=kind,
            )
            return [_finding(column, kind, "red", detail)]
        if kind != "Steuer-ID" and _enough(kind, share, rows, listed):
            detail = text(
                "{share} of the values are written like {kind}",
                share=f"{share:.1%}",
                kind=kind,
            )
            found.append(_finding(column, kind, "amber", detail))
    return found or _perhaps_phone(column) or ([] if column.whole else _inside_text(column, listed))


def _perhaps_phone(column: DistinctValues) -> list[Finding]:
    """Digits alone may be a telephone; a counter with leading zeros looks the same, so only a header that
    says so makes it red."""
    share, _ = _share(column, _matching(column, r"^[03]\d{8,14}$", patterns.is_perhaps_phone))
    if share < RED:
        return []
    state: Literal["red", "amber"] = "red" if headers.says_contact(column.name) else "amber"
    detail = text("{share} of the values may be telephone numbers", share=f"{share:.0%}")
    return [_finding(column, "phone", state, detail)]


def _inside_text(column: DistinctValues, listed: bool) -> list[Finding]:
    checks = {
        "codice fiscale": patterns.is_codice_fiscale,
        "SSN": patterns.is_ssn,
        "IBAN": patterns.is_iban,
        "card": patterns.is_card,
    }
    found = []
    for kind, pattern in _INSIDE.items():
        share, rows = _share(column, _matching(column, pattern, _part_check(pattern, checks.get(kind))))
        if _some(share, rows) or (kind != "card" and _enough(kind, share, rows, listed)):
            detail = text(
                "{share} of the texts hold something written like {kind}",
                share=f"{share:.1%}",
                kind=kind,
            )
            found.append(_finding(column, kind, "amber", detail))
    return found


def _part_check(pattern: str, check: Callable[[str], bool] | None) -> Callable[[str], bool]:
    """Whether a part of a longer text passes; a text that is a date or an interval as a whole holds no
    telephone."""
    import re

    def passes(text: str) -> bool:
        if check is not None:
            return any(check(found.group(0)) for found in re.finditer(pattern, text))
        return patterns.date_of(text) is None and ".." not in text

    return passes


def _date_of_birth(column: DistinctValues) -> list[Finding]:
    """Days, not years or months: with a header that says birth, or spread over lives."""
    if column.number and not column.whole:
        return []
    hits = _matching(column, _DATE, lambda written: patterns.date_of(written) is not None)
    share, _ = _share(column, hits)
    if share < RED:
        return []
    if headers.says_birth(column.name):
        detail = text("{share} of the values are days, and its name speaks of birth", share=f"{share:.0%}")
        return [_finding(column, "date of birth", "red", detail)]
    years = [day.year for day in map(patterns.date_of, column.texts.to_pylist()) if day is not None]
    if max(years) - min(years) < YEARS_OF_LIVES or (column.distinct_share <= 0.5 and column.distinct < 1000):
        return []
    detail = text(
        "its days spread over {years_of_lives} years or more, as dates of birth do",
        years_of_lives=YEARS_OF_LIVES,
    )
    return [_finding(column, "date of birth", "amber", detail)]


def _person_name(column: DistinctValues) -> list[Finding]:
    named = headers.says_person_name(column.name)
    letters, _ = _share(column, _matching(column, _LETTERS_AND_NUMBER if named else _LETTERS))
    if letters < RED:
        return []
    commas, _ = _share(column, _matching(column, _LAST_FIRST))
    if (named or headers.says_person(column.name)) and (
        column.distinct_share > 0.2 or (commas >= RED and column.distinct >= 3)
    ):
        detail = text("its name speaks of persons and its values are words, many different")
        return [_finding(column, "person name", "red", detail)]
    if named and column.distinct >= 3:
        detail = text("its name speaks of names; {distinct} different ones repeat", distinct=column.distinct)
        return [_finding(column, "person name", "amber", detail)]
    several, _ = _share(column, _matching(column, _SEVERAL_WORDS))
    if (several + commas >= RED and column.distinct_share > 0.5) or (commas >= RED and column.distinct >= 10):
        detail = text("most values are two to four capitalised words, as names of persons are")
        return [_finding(column, "person name", "amber", detail)]
    return []


def _address(column: DistinctValues) -> list[Finding]:
    share, rows = _share(column, _matching(column, _STREET))
    named = headers.says_address(column.name)
    if named and column.distinct >= 3 and (share >= RED or column.distinct_share > 0.2):
        detail = text("its name speaks of addresses and its values differ from row to row")
        return [_finding(column, "address", "red", detail)]
    if share >= RED or (not column.number and _some(share, rows)):
        detail = text("{share} of the values hold a street and a house number", share=f"{share:.0%}")
        return [_finding(column, "address", "amber", detail)]
    return []


def _free_text(column: DistinctValues) -> list[Finding]:
    long = _matching(column, r"(?s)^.{30,}$") & _matching(column, r"(\S+\s+){4,}\S+")
    if long.mean() < 0.5:
        return []
    if column.distinct_share >= 0.3:
        detail = text("its values are sentences that somebody wrote about one row")
        return [_finding(column, "free text", "red", detail)]
    if column.distinct >= 20:
        detail = text("its values are sentences; {distinct} different ones repeat", distinct=column.distinct)
        return [_finding(column, "free text", "amber", detail)]
    return []


def _numbered(column: DistinctValues) -> list[Finding]:
    """Named like an identifier: one that is given to a person is never green, one that numbers rows is
    judged by how many rows it tells apart."""
    if column.number and not column.whole:
        return []
    personal = headers.says_personal_number(column.name) or headers.says_contact(column.name)
    if not personal and not headers.says_number_of_row(column.name):
        return []
    if column.distinct < 2 and column.rows > 1:
        return []  # one value in every row tells nobody apart
    if column.own_share >= OWN_VALUE or (personal and column.distinct_share > 0.2):
        own = column.own_share
        detail = text(
            "named like an identifier, and {own} of the rows have their own value", own=f"{own:.0%}"
        )
        return [_finding(column, "named like an identifier", "red", detail)]
    if personal or column.distinct_share > 0.2:
        detail = text("it is named like an identifier; its values repeat")
        return [_finding(column, "named like an identifier", "amber", detail)]
    return []


def _nearly_unique(column: DistinctValues) -> list[Finding]:
    if column.rows < 2 or column.own_share < OWN_VALUE or (column.number and not column.whole):
        return []
    detail = text("{own_share} of the rows have a value of their own", own_share=f"{column.own_share:.0%}")
    return [_finding(column, "nearly unique", "amber", detail)]
