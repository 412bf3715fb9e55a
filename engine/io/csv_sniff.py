"""What the first rows of a table tell: separator, decimal sign, header, names.

Separator: the one that cuts the first records into equally many cells, and among those the one
with more numbers. Decimal sign: the one that cells such as 0,5 or 1.234,56 need. Numbers that
mean two things ("1,234") are read by the file's decimal sign.
"""

from __future__ import annotations

import itertools
import re
from collections import Counter
from collections.abc import Sequence

from engine.core.text import text
from engine.io.csv_records import SEPARATORS, Head, head_records, preamble


def sniff_separator(head: Head) -> str:
    told = preamble(head.text).separator
    for name, sign in SEPARATORS.items():
        if told == sign:
            return name
    scores = {name: _score(head, name) for name in SEPARATORS}
    best = max(scores, key=lambda name: scores[name])
    return best if scores[best] > (0.0, 0.0, 0) else ","


def _score(head: Head, separator: str) -> tuple[float, float, int]:
    """(share of records as wide as the first, share of number cells, width); zero for one column."""
    rows = [cells for _, cells in head_records(head, separator, 100)]
    width = len(rows[0]) if rows else 0
    count = sum(len(cells) == width for cells in rows)
    if width < 2 or (separator == "space" and count < len(rows)):
        return 0.0, 0.0, 0
    cells = [cell.strip() for row in rows for cell in row]
    clean = sum(not cell or bool(_LOOSE_NUMBER.match(cell)) for cell in cells) / len(cells)
    # Blanks stand in texts everywhere: they separate only where nothing else does.
    return round(count / len(rows), 1), 0.0 if separator == "space" else round(clean, 2), width


_LOOSE_NUMBER = re.compile(r"[-+−]?[\d\u00a0\u202f' ]*[.,]?\d+([.,]\d+)*([eE][-+]?\d+)?$")
_COMMA = re.compile(r"[-+−]?(\d{1,3}(?:[.\u00a0\u202f ']\d{3})+|\d+),(\d+)(?:[eE][-+]?\d+)?$")
_POINT = re.compile(r"[-+−]?(\d{1,3}(?:[,\u00a0\u202f ']\d{3})+|\d*)\.(\d+)(?:[eE][-+]?\d+)?$")


def sniff_decimal(rows: Sequence[Sequence[str]], separator: str) -> str:
    """Cells that can be meant in one way only decide; then, between semicolons, '1,234' is 1.234."""
    sure: Counter[str] = Counter()
    unsure: Counter[str] = Counter()
    for fields in rows:
        for cell in fields:
            for sign, pattern in ((",", _COMMA), (".", _POINT)):
                match = pattern.match(cell.strip())
                if match:
                    whole, decimals = match.groups()
                    grouped = len(decimals) == 3 and whole.isdigit() and len(whole) < 4 and whole[0] != "0"
                    (unsure if grouped else sure)[sign] += 1
    if sure:
        return "," if sure[","] > sure["."] else "."
    return "," if separator != "," and unsure[","] > unsure["."] else "."


def is_number(cell: str, decimal: str) -> bool:
    return bool(_NUMBER[decimal].match(cell.strip()))


def _number_pattern(point: str, group: str) -> re.Pattern[str]:
    grouped = rf"\d{{1,3}}(?:[{group}]\d{{3}})+"
    return re.compile(
        rf"[-+−]?(?:(?:{grouped}|\d+)(?:{point}\d*)?|{point}\d+)(?:[eE][-+]?\d+)?$"
        rf"|[-+]?(?:inf|infinity|nan)$",
        re.IGNORECASE,
    )


_NUMBER = {
    ".": _number_pattern(r"\.", "\u00a0\u202f\u2009 ',"),
    ",": _number_pattern(",", "\u00a0\u202f\u2009 '."),
}


def header_of(rows: Sequence[Sequence[str]], decimal: str) -> str:
    """'yes' when the first row names the columns.

    Without a number in it, it does. With numbers, it does only where they count on (1, 2, 3 …;
    2019, 2020 …) and the next row does not.
    """
    first = [cell.strip() for cell in rows[0]] if rows else []
    numbers = [cell for cell in first if cell and is_number(cell, decimal)]
    if not numbers:
        return "yes" if any(first) else "no"
    if len(numbers) >= 3 and _counts_on(numbers) and len(rows) > 1:
        below = [cell.strip() for cell in rows[1] if cell.strip() and is_number(cell, decimal)]
        return "no" if _counts_on(below) else "yes"
    return "no"


def _counts_on(cells: Sequence[str]) -> bool:
    if not all(cell.isdigit() for cell in cells):
        return False
    steps = {int(b) - int(a) for a, b in itertools.pairwise(cells)}
    return len(steps) == 1 and steps.pop() > 0


def unique_names(given: Sequence[str]) -> tuple[str, ...]:
    """Names for all columns: empty ones are numbered, repeated ones get (2), (3) …"""
    bare = [" ".join(name.split()) for name in given]
    taken = set(bare)
    names: list[str] = []
    used: set[str] = set()
    for place, name in enumerate(bare, 1):
        base = name or text("column {place}", place=place)
        choice, count = base, 2
        while choice in used or (choice != name and choice in taken):
            choice, count = f"{base} ({count})", count + 1
        names.append(choice)
        used.add(choice)
    return tuple(names)
