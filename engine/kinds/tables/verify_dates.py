"""Coarser and shifted days held against what is claimed of them. No code of the algorithm."""

from __future__ import annotations

import csv
import datetime
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from engine.core.json_values import Document
from engine.core.params import Plain
from engine.core.technique import Check
from engine.core.text import text
from engine.kinds.tables.verify_intervals import shortest
from engine.kinds.tables.verify_pairs import (
    RowPairs,
    combined,
    original_codes,
    original_texts,
    pairs_of_rows,
    released_texts,
)
from engine.kinds.tables.verify_params import steps_of_params
from engine.kinds.tables.verify_types import Comparison
from engine.verify.released_columns import Released

COARSENS = True  # unless shifted, see `verify_steps.coarsens`
DROPS_ROWS = False
_FORMS = {
    "year": r"\d{1,4}",
    "quarter": r"\d{4}-Q[1-4]",
    "month": r"\d{4}-(0[1-9]|1[0-2])",
    "week": r"\d{4}-W(0[1-9]|[1-4]\d|5[0-3])",
    "weekday": r"[1-7]",
    "decade": r"\d{3}0s",
    "age": r"\d{1,4}",
    "years_since": r"\d{1,4}",
}


def facts_wrong(values: Plain, facts: Mapping[str, object], claims: Document) -> str:
    """A day made coarser follows from the day alone. A shift does not, and an age at a column of days does
    not: then rows that were equal may differ afterwards."""
    columns = {part["name"] for part in claims["done"]["leaving"]}
    of_two = values["to"] in ("age", "years_since") and values["reference"] in columns
    if facts != {"equal_stays_equal": values["to"] != "shift" and not of_two}:
        return "it tells other things of dates than follow from the parameters"
    return ""


def claim_fits(name: str, values: Plain, together: Sequence[str], claim: Document, before: Document) -> bool:
    expected = {"step": "dates", "to": values["to"]}
    if values["to"] == "shift":
        expected |= {"window": values["shift"], "multiple": values["multiple"]}
    return claim == expected


def treatment(claim: Document) -> str:
    to = claim["to"]
    if to == "shift":
        return text("days moved by up to {window}, the same for all rows of a person", window=claim["window"])
    if to == "age":
        return "as age in completed years"
    if to == "years_since":
        return "as completed years"
    return text("days made coarser: {to}", to=to)


def check_column(name: str, steps: Sequence[Document], released: Released) -> Iterator[Check]:
    """Where nothing but exchanges came afterwards."""
    place = max(number for number, step in enumerate(steps) if step["step"] == "dates")
    if any(step["step"] != "swap" for step in steps[place + 1 :]):
        return
    to = steps[place]["to"]
    cells = [value if isinstance(value, str) else f"{value:g}" for value in released.coded(name)[1]]
    if to == "shift":
        fine = released.is_text(name) and all(_is_day(cell) for cell in cells)
        yield Check(text("{name}: days", name=name), fine, "yes" if fine else "a cell is no day")
        return
    fine = all(re.fullmatch(_FORMS[to], cell) for cell in cells)
    yield Check(
        text("{name}: nothing finer than {to}", name=name, to=to), fine, "yes" if fine else "a cell is finer"
    )


def _is_day(cell: str) -> bool:
    try:
        return datetime.date.fromisoformat(cell).isoformat() == cell
    except ValueError:
        return False


# ── with the original ─────────────────────────────────────────────────────────────────────────


def check_original(both: Comparison) -> Iterator[Check]:
    for asked, names in _steps(both):
        names = [
            name for name in names if [s["step"] for s in both.claims["columns"][name]["steps"]] == ["dates"]
        ]
        if not names:
            continue
        if asked["to"] == "shift":
            yield from _shifted(both, asked, names)
        else:
            for name in names:
                yield _coarser(both, asked, name)


def _steps(both: Comparison) -> Iterator[tuple[Plain, list[str]]]:
    told = both.claims["done"]["facts"]["steps"]
    for (kind, values), one in zip(steps_of_params(both.claims), told, strict=True):
        if kind == "dates":
            yield values, list(one["columns"])


def _day(written: str, format: str) -> datetime.date:
    if format:
        return datetime.datetime.strptime(written.strip(), format).date()
    return datetime.date.fromisoformat(written.strip()[:10])


def _coarser(both: Comparison, asked: Plain, name: str) -> Check:
    label = text("{name}: follows from its day", name=name)
    pairs = pairs_of_rows(both, name)
    if pairs is None:
        return Check(label, True, "not compared: which row is which stands in the audit", confidential=True)
    try:
        fine = all(_right(asked, *cells) for cells in _different_cells(both, asked, pairs))
    except ValueError:
        fine = False
    return Check(
        label, fine, "yes" if fine else "a cell does not follow from its original", confidential=True
    )


def _different_cells(both: Comparison, asked: Plain, pairs: RowPairs) -> Iterator[tuple[str, str, str]]:
    """Original, released and reference of all rows, each combination once."""
    assert both.order is not None
    of_pair, known = combined(pairs.before, pairs.after, width := len(pairs.values) + 1)
    cells = [(int(pair) // width - 1, int(pair) % width - 1) for pair in known.tolist()]
    shown = [(pairs.original_text(before), pairs.released_text(after)) for before, after in cells]
    if asked["reference"] not in both.data.by_name:
        yield from ((before, after, asked["reference"]) for before, after in shown)
        return
    codes, days = original_codes(both.data.by_name[asked["reference"]], both.order)
    texts = [*([day if isinstance(day, str) else shortest(float(day)) for day in days]), ""]
    _, with_days = combined(of_pair, codes, len(texts))
    for one in with_days.tolist():
        yield *shown[one // len(texts) - 1], texts[one % len(texts) - 1]


def _right(asked: Plain, before: str, after: str, then: str) -> bool:
    to = asked["to"]
    if not before:
        return not after
    day = _day(before, asked["format"])
    if to not in ("age", "years_since"):
        return after == _written(day, to)
    if not then:
        return not after
    at = _day(then, asked["format"] if asked["reference"] != then else "")
    if day > at:
        return not after and asked["negative"] == "missing"
    return bool(after) and _birthday(day, int(after)) <= at < _birthday(day, int(after) + 1)


def _written(day: datetime.date, to: str) -> str:
    return {
        "year": str(day.year),
        "quarter": f"{day.year:04}-Q{1 + (day.month - 1) // 3}",
        "month": day.isoformat()[:7],
        "week": "{:04}-W{:02}".format(*day.isocalendar()[:2]),
        "weekday": str(day.weekday() + 1),
        "decade": f"{day.year:04}"[:3] + "0s",
    }[to]


def _birthday(born: datetime.date, years: int) -> datetime.date:
    """29 February is 1 March in common years."""
    try:
        return born.replace(year=born.year + years)
    except ValueError:
        return datetime.date(born.year + years, 3, 1) if born.year + years <= 9999 else datetime.date.max


def _shifted(both: Comparison, asked: Plain, names: Sequence[str]) -> Iterator[Check]:
    label = text("{names}: one shift a person", names=", ".join(names))
    if both.order is None:
        yield Check(label, True, "not compared: which row is which stands in the audit", confidential=True)
        return
    person = asked["person_column"] or next(iter(both.data.roles.get("person", ())), "")
    who = original_texts(both.data.by_name[person], both.order) if person else [""] * len(both.order)
    moved: dict[str, set[int]] = {}
    missing = False
    try:
        for name in names:
            before = original_texts(both.data.by_name[name], both.order)
            for row, (old, new) in enumerate(zip(before, released_texts(both, name), strict=True)):
                if not old or not new:
                    missing |= old != new
                    continue
                key = who[row] or f"\x1f{row}"
                days = (datetime.date.fromisoformat(new) - _day(old, asked["format"])).days
                moved.setdefault(key, set()).add(days)
    except ValueError:
        yield Check(label, False, "a cell is no day", confidential=True)
        return
    one = all(len(shifts) == 1 for shifts in moved.values()) and not missing
    yield Check(
        label, one, "gaps are equal" if one else "two days of a person moved differently", confidential=True
    )
    shifts = {key: next(iter(found)) for key, found in moved.items()}
    fine = all(
        shift and abs(shift) <= asked["shift"] and shift % asked["multiple"] == 0 for shift in shifts.values()
    )
    known = _audited(both.audit)
    same = all(known.get(key, shift) == shift for key, shift in shifts.items())
    yield Check(
        text("{names}: within the window", names=", ".join(names)),
        fine and same,
        "yes" if fine and same else "other shifts than were promised, or than the audit has",
        confidential=True,
    )


def _audited(audit: Path) -> dict[str, int]:
    """The shifts of the audit, of all steps together; none where it is not at hand."""
    found: dict[str, int] = {}
    for path in sorted(audit.glob("date_shifts*.csv")):
        with path.open(encoding="utf-8", newline="") as file:
            rows = list(csv.reader(file))[1:]
        found |= {row[0]: int(row[1]) for row in rows if len(row) == 2}
    return found if len(list(audit.glob("date_shifts*.csv"))) == 1 else {}
