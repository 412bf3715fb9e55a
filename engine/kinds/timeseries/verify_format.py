"""The form of a released file: names, spelling, order, rounding, and what is said to have been done.

One content has one file: names and their order, the order of the rows, the numbers of the groups
and the spelling of every cell follow from the content, so that nothing can be told by the choice
between two of them. For the verifier.
"""

from __future__ import annotations

import re
import tempfile
from collections.abc import Iterator, Mapping
from decimal import Decimal
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from engine.core.json_values import Document
from engine.core.technique import Check
from engine.core.text import text
from engine.kinds.timeseries.data import DroppedNames, ReadingCounts
from engine.kinds.timeseries.describe import leaving
from engine.kinds.timeseries.verify_read import (
    NUMERAL,
    ClaimedColumns,
    ClaimedParams,
    Codes,
    ReleasedSeries,
    location,
)
from engine.verify import csv_spelling
from engine.verify.formula_escape import escape, unescape

FIXED = {"group": "GroupID", "pattern": "Pattern", "level": "Level"}
DIGITS = 3  # significant ones of the range, that ends are rounded to
COUNTED = ("gaps", "lengths", "suppressed", "points_cut", "repeated", "roleless")
_INVISIBLE = re.compile(
    r"[\x00-\x1f\x7f-\x9f\xad\u0600-\u0605\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]"
)
RULES = ("first", "last", "mean")


# ── names ─────────────────────────────────────────────────────────────────────────────────────


def check_declaration(columns: object, format: object) -> Check:
    """What the manifest says of format and columns has the form it must have."""
    name = "Columns declared"
    if format not in ("csv", "parquet"):
        return Check(
            name, False, text("series are released as csv or parquet, not {format}", format=f"{format!r}")
        )
    if not isinstance(columns, Mapping) or set(columns) != {*FIXED, "time", "sensitive"}:
        return Check(name, False, "the manifest has to name group, time, sensitive, pattern and level")
    if any(columns[role] != fixed for role, fixed in FIXED.items()):
        return Check(
            name,
            False,
            text("other names than {values} for what the release adds", values=", ".join(FIXED.values())),
        )
    given = [columns["time"], columns["sensitive"]]
    if not all(isinstance(part, list) and all(isinstance(one, str) for one in part) for part in given):
        return Check(name, False, "time and sensitive have to be lists of names")
    every = [*columns["time"], *columns["sensitive"], *FIXED.values()]
    if len(columns["time"]) < 2 or len(set(every)) < len(every):
        return Check(name, False, "fewer than 2 time points, or a name that stands twice")
    return Check(
        name,
        True,
        text(
            "{time} time {time:point|points}, {sensitive} sensitive",
            time=len(columns["time"]),
            sensitive=len(columns["sensitive"]),
        ),
    )


def _expected(columns: ClaimedColumns, parquet: bool) -> list[str]:
    times = columns["time"]
    if parquet:
        times = [f"{time}_{end}" for time in times for end in ("low", "high")]
    names = [FIXED["group"], *times, *columns["sensitive"], FIXED["pattern"], FIXED["level"]]
    return names if parquet else [escape(name) for name in names]


def check_names(released: ReleasedSeries, columns: ClaimedColumns, path: Path) -> Check:
    """Exactly the declared columns, in the order of a release."""
    wanted, found = _expected(columns, path.suffix == ".parquet"), list(released.names)
    missing, extra = set(wanted) - set(found), set(found) - set(wanted)
    detail = "envelope, pattern, level and the declared columns, nothing else"
    if missing:
        detail = text("missing: {missing}", missing=", ".join(sorted(missing)[:5]))
    elif extra:
        detail = text("not declared: {extra}", extra=", ".join(sorted(extra)[:5]))
    elif wanted != found:
        detail = "the columns stand in another order than that of a release"
    return Check("Only declared columns", wanted == found, detail)


# ── rounding ──────────────────────────────────────────────────────────────────────────────────


def check_rounding(released: ReleasedSeries) -> Check:
    """Every end is a multiple of 10^e, e = ⌊log10 R⌋ − 2, R the range of its time point in the file."""
    for time, low, high in zip(released.times, released.low, released.high, strict=True):
        span = Decimal(float(high.max())) - Decimal(float(low.min()))
        if not span:
            continue
        step = span.adjusted() - (DIGITS - 1)
        found = np.unique(np.concatenate([low, high]))
        fine = (end for end in found.tolist() if not _multiple(end, step))
        finer = found[0] if len(found) > 10**DIGITS + 1 else next(fine, None)
        if finer is not None:
            detail = text("column {time}: an end is finer than a multiple of 1e{step}", time=time, step=step)
            return Check("Ends are rounded", False, detail)
    return Check(
        "Ends are rounded",
        True,
        text("to {digits} significant digits of the range of a time point", digits=DIGITS),
    )


def _multiple(end: float, step: int) -> bool:
    return float(f"{int((Decimal(end) / Decimal(10) ** step).to_integral_value())}e{step}") == end


# ── order and bytes ───────────────────────────────────────────────────────────────────────────


def check_bytes(
    released: ReleasedSeries, columns: ClaimedColumns, params: ClaimedParams, path: Path
) -> Iterator[Check]:
    numbered = _numbers_of_groups(released, path)
    yield numbered
    if not numbered.passed:
        return
    yield _order(released, path)
    yield _one_spelling(released)
    if path.suffix == ".parquet":
        yield from _same_parquet(released, path)
    else:
        yield _same_csv(released, columns, params["intervals"], path)


def _numbers_of_groups(released: ReleasedSeries, path: Path) -> Check:
    """1, 2, 3 … in the order of the rows: a number tells nothing that the envelope does not."""
    name, group = "Numbers of the groups", released.group
    assert group is not None
    numbers = np.array([_whole(value) for value in group.values])[group.codes]
    steps = np.diff(numbers, prepend=0)
    wrong = (steps < 0) | (steps > 1) | (numbers < 1)
    if wrong.any():
        where = location(int(wrong.argmax()), path)
        return Check(
            name, False, text("{where}: groups are numbered 1, 2, 3 … in the order of the rows", where=where)
        )
    return Check(name, True, text("1 to {numbers}, in the order of the rows", numbers=numbers[-1]))


def _whole(value: object) -> int:
    content = str(value)
    return int(content) if content.isascii() and content.isdecimal() and len(content) < 16 else -1


def _order(released: ReleasedSeries, path: Path) -> Check:
    """Rows sorted by their cells, column by column."""
    assert released.pattern is not None and released.level is not None
    columns = [*released.interval]  # intervals are numbered by (low, high)
    for column in (*released.others, released.pattern):
        columns.append(csv_spelling.sort_ranks([cell_text(value) for value in column.values])[column.codes])
    columns.append(np.array([int(str(value)) for value in released.level.values])[released.level.codes])
    same = np.ones(released.rows - 1, dtype=bool)
    for rank in columns:
        step = np.diff(rank)
        wrong = same & (step < 0)
        if wrong.any():
            where = location(int(wrong.argmax()) + 1, path)
            return Check(
                "Order of the rows", False, text("{where} stands before it by its cells", where=where)
            )
        same &= step == 0
    return Check("Order of the rows", True, "sorted by their cells: nothing of another order is left")


def cell_text(value: float | str | None) -> str:
    """A cell of a sensitive column or pattern as text; missing is empty."""
    if value is None:
        return ""
    return value if isinstance(value, str) else csv_spelling.spell_number(value)


def _one_spelling(released: ReleasedSeries) -> Check:
    """No blanks around a text, nothing invisible in it, no number in two spellings: they could tell."""
    for column in released.others:
        texts = [value for value in column.values if isinstance(value, str)]
        numbers = [float(written) for written in texts if NUMERAL.fullmatch(written)]
        blank = next(
            (written for written in texts if written != written.strip() or _INVISIBLE.search(written)), None
        )
        if blank is not None or len(set(numbers)) < len(numbers):
            what = "one number has two spellings"
            if blank is not None:
                what = text("{blank} has invisible signs or blanks around it", blank=f"{blank[:40]!r}")
            return Check(
                "One spelling for a value", False, text("column {name}: {what}", name=column.name, what=what)
            )
    return Check("One spelling for a value", True, "every value is spelled in one way")


def _same_csv(released: ReleasedSeries, columns: ClaimedColumns, style: str, path: Path) -> Check:
    names = [FIXED["group"], *columns["time"], *columns["sensitive"], FIXED["pattern"], FIXED["level"]]
    cells = [_whole_numbers(released.group)]
    for codes, low, high in zip(released.interval, released.low, released.high, strict=True):
        cells.append((csv_spelling.spell_intervals(low, high, style), codes))
    for column in released.others:
        spelled = [_respelled(cell_text(value)) for value in column.values]
        cells.append((csv_spelling.cells(spelled), column.codes))
    assert released.pattern is not None
    patterns = csv_spelling.cells([str(value) for value in released.pattern.values])
    cells += [(patterns, released.pattern.codes), _whole_numbers(released.level)]
    with path.open("rb") as file:
        for part in csv_spelling.file_parts(names, cells, released.rows):
            if file.read(len(part)) != part:
                return _other_bytes("a cell, a quotation mark or a line is spelled in another way")
        if file.read(1):
            return _other_bytes("something follows the last row")
    return _same_bytes()


def _respelled(cell: str) -> str:
    return cell if NUMERAL.fullmatch(cell) else csv_spelling.spell_text(unescape(cell))


def _whole_numbers(column: Codes | None) -> csv_spelling.Column:
    assert column is not None
    return csv_spelling.cells([str(int(str(value))) for value in column.values]), column.codes


def _same_bytes() -> Check:
    detail = "written once more from its cells, it has the same bytes"
    return Check("Nothing else is in the file", True, detail)


def _other_bytes(detail: str) -> Check:
    return Check("Nothing else is in the file", False, detail)


def _same_parquet(released: ReleasedSeries, path: Path) -> Iterator[Check]:
    from pyarrow import parquet

    from engine.io.table_write import write_parquet

    table = parquet.read_table(path)
    wrong = [
        name
        for name, kind in zip(table.column_names, table.schema.types, strict=True)
        if kind not in _types(name, released)
    ]
    detail = text("another type: {wrong}", wrong=", ".join(wrong[:5])) if wrong else "numbers and texts"
    yield Check("Types of the columns", not wrong, detail)
    if wrong:
        return
    columns: dict[str, Any] = {name: table.column(name).combine_chunks() for name in table.column_names}
    for time in released.times:
        for end in (f"{time}_low", f"{time}_high"):
            columns[end] = pc.add(columns[end], 0.0)  # −0 is 0
    with tempfile.TemporaryDirectory(prefix="sfumato-") as folder:
        again = Path(folder) / "data.parquet"
        write_parquet(again, columns)
        same = again.read_bytes() == path.read_bytes()
        by = [parquet.read_metadata(one).created_by for one in (path, again)]
    if same:
        yield _same_bytes()
    elif by[0] != by[1]:
        yield _other_bytes(
            text("it was written by {by}, here is {by2}: the bytes cannot be compared", by=by[0], by2=by[1])
        )
    else:
        yield _other_bytes("written once more from its cells, it has other bytes: it holds something besides")


def _types(name: str, released: ReleasedSeries) -> tuple[pa.DataType, ...]:
    if name in (FIXED["group"], FIXED["level"]):
        return (pa.int64(),)
    if name == FIXED["pattern"]:
        return (pa.string(),)
    if name in {column.name for column in released.others}:
        return (pa.int64(), pa.float64(), pa.string())
    return (pa.float64(),)


# ── what was done ─────────────────────────────────────────────────────────────────────────────


def check_done(
    released: ReleasedSeries,
    columns: ClaimedColumns,
    params: ClaimedParams,
    technique: str,
    said: Document,
) -> Iterator[Check]:
    """The manifest's words on what was done, held against the file and the parameters."""
    may_suppress = technique != "timeseries.naive"
    wrong = _facts_wrong(said.get("facts"), released, params["P"] if may_suppress else 1)
    yield Check("Facts of the run", not wrong, wrong or "as many rows as the file has, and the counts agree")
    if wrong or set(said) != {"leaving", "facts"}:
        yield Check("What leaves", False, "the manifest does not say what was done in the form it must have")
        return
    reading = said["facts"]["reading"]
    expected = leaving(
        columns["time"],
        columns["sensitive"],
        params["k"],
        params["P"],
        params["ends"],
        ReadingCounts(**{name: count for name, count in reading.items() if name != "suppressed"}),
        DroppedNames(),
    )
    same = said["leaving"] == [part.as_dict() for part in expected]
    detail = "the parts named as kept and changed are those of the file"
    yield Check("What leaves", same, detail if same else "the manifest names other parts than the file has")


def _facts_wrong(facts: object, released: ReleasedSeries, least: int) -> str:
    """What does not fit; "" where everything does. Fewer than `least` series may be suppressed."""
    parts = facts if isinstance(facts, Mapping) else {}
    rows, reading = parts.get("rows"), parts.get("reading")
    if not isinstance(rows, Mapping) or not isinstance(reading, Mapping) or set(parts) != {"rows", "reading"}:
        return "facts have to tell of rows and reading, and of nothing else"
    if set(rows) != {"read", "released", "dropped", "filled", "unit"} or rows["unit"] != "series":
        return "the rows have to be counted as read, released, dropped and filled series"
    if set(reading) != {*COUNTED, "repeated_by", "identifier"} or not isinstance(reading["identifier"], bool):
        return "what reading did is not counted in the form it must have"
    counts = [rows[name] for name in ("read", "released", "dropped", "filled")]
    counts += [reading[name] for name in COUNTED]
    if not all(type(count) is int and 0 <= count < 2**53 for count in counts):
        return "a count is no whole number from 0"
    if rows["released"] != released.rows:
        return text(
            "{released} {released:series is|series are} said to be released, the file has {rows}",
            released=rows["released"],
            rows=released.rows,
        )
    dropped = reading["gaps"] + reading["lengths"] + reading["suppressed"]
    if rows["dropped"] != dropped or rows["read"] != rows["released"] + dropped:
        return "read, released and dropped series do not add up"
    if rows["filled"] > rows["read"] * (len(released.times) + reading["points_cut"]):
        return "more values are said to be filled than there are"
    if reading["suppressed"] >= max(1, least):
        return text(
            "{suppressed} {suppressed:series is|series are} said to be suppressed, more than the "
            "technique may",
            suppressed=reading["suppressed"],
        )
    if reading["repeated_by"] not in (RULES if reading["repeated"] else ("",)):
        return "it is not said what became of repeated readings"
    return ""
