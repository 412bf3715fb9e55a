"""Does a published file of series keep the promise of (k,P)-anonymity? Judged from the file alone.

Every distinct envelope in at least k rows of the whole file; within an envelope every distinct
(pattern, level) in at least P rows. Shares no code with what makes releases: counts are taken over
the rows as they are written, whatever GroupID says.

With the original at hand: no row too many, none missing but fewer than P suppressed ones, every
original inside an envelope, as many originals inside each envelope as it has rows, and the
sensitive values those of the original.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.technique import Check
from engine.timeseries.released import Codes, Released, Unreadable, find_data, place, read_released

PLACES = 3  # named in a message
LOOKED_AT = 10**8  # originals compared with envelopes; beyond, a sample is taken and said so


def verify_release(folder: Path, claims: Mapping[str, Any], original: Any = None) -> list[Check]:
    """Every check with its result; the first that makes others meaningless ends the list."""
    try:
        path = find_data(Path(folder))
        released = read_released(path, claims.get("columns") or {})
    except Unreadable as problem:
        return [Check("File reads", False, str(problem))]
    checks = [Check("File reads", True, f"{released.rows} rows, {len(released.names)} columns")]
    checks += _columns(released, claims.get("columns") or {})
    checks += _cells(released, path)
    if all(check.passed for check in checks):
        checks += _promise(released, claims.get("params") or {}, path)
        if original is not None:
            found = _against(released, claims, original, path)
            checks += [replace(check, inside=True) for check in found]
    return checks


# ── form ──────────────────────────────────────────────────────────────────────────────────────


def _columns(released: Released, columns: Mapping[str, Any]) -> Iterator[Check]:
    declared, missing = set(columns.get("sensitive") or ()), []
    wanted = [*(columns.get("time") or ()), *declared]
    present = {*released.times, *(column.name for column in released.others)}
    missing = [name for name in wanted if name not in present and f"'{name}" not in present]
    missing += [n for n, c in (("Pattern", released.pattern), ("Level", released.level)) if c is None]
    missing += [] if released.times else ["interval columns"]
    yield Check("Columns present", not missing, f"missing: {', '.join(missing)}" if missing else "all there")
    extra = [
        c.name for c in released.others if c.name not in declared and c.name.removeprefix("'") not in declared
    ]
    yield Check(
        "Only declared columns",
        not extra,
        f"not declared: {', '.join(extra)}"
        if extra
        else "nothing but envelope, pattern and declared columns",
    )
    telling = [c.name for c in _all_codes(released) if released.rows > 1 and _all_distinct(c, released.rows)]
    detail = (
        f"every row has its own value in: {', '.join(telling)}" if telling else "no column names its rows"
    )
    yield Check("No identifier", not telling, detail)


def _all_codes(released: Released) -> list[Codes]:
    return [*released.others, *([released.group] if released.group else [])]


def _all_distinct(column: Codes, rows: int) -> bool:
    return len(np.unique(column.codes)) == rows


def _cells(released: Released, path: Path) -> Iterator[Check]:
    yield Check("Rows", released.rows > 0, f"{released.rows} rows")
    bad = released.bad_cells
    yield Check("Cells are intervals", not bad, "; ".join(bad[:PLACES]) if bad else "every cell parses")
    wrong = []
    for time, codes, low, high in zip(
        released.times, released.interval, released.low, released.high, strict=True
    ):
        broken = ~(np.isfinite(low) & np.isfinite(high) & (low <= high))
        if broken.any() and not bad:
            row = int(np.argmax(broken[codes]))
            at = codes[row]
            wrong.append(f"{place(row, path)}, column {time}: [{low[at]:g}..{high[at]:g}]")
    detail = "; ".join(wrong[:PLACES]) if wrong else "low ≤ high, all finite"
    yield Check("Intervals are in order", not wrong, detail)
    if released.pattern and released.level:
        yield from _patterns(released.pattern, released.level, len(released.times), path)


def _patterns(pattern: Codes, level: Codes, points: int, path: Path) -> Iterator[Check]:
    levels = [_level(value) for value in level.values]
    wrong = next((i for i, value in enumerate(levels) if not 1 <= value <= 26), None)
    if wrong is not None:
        row = int(np.argmax(level.codes == wrong))
        yield Check(
            "Levels", False, f"{place(row, path)}: level {level.values[wrong]!r} is no number from 1 to 26"
        )
        return
    lengths = Counter(len(str(value)) for value in pattern.values)
    one = len(lengths) == 1 and 1 <= next(iter(lengths)) <= points
    told = ", ".join(f"{length} letters" for length in sorted(lengths))
    yield Check("Patterns of one length", one, told + ("" if one else f" for {points} time points"))
    highest = np.array([_highest_letter(str(value or "")) for value in pattern.values])
    unfit = highest[pattern.codes] > np.array(levels)[level.codes]
    row = int(np.argmax(unfit)) if unfit.any() else 0
    detail = f"{place(row, path)}: {pattern.values[pattern.codes[row]]!r} at level {levels[level.codes[row]]}"
    yield Check(
        "Letters fit the level", not unfit.any(), detail if unfit.any() else "every letter is in its alphabet"
    )


def _level(value: Any) -> int:
    try:
        return int(str(value))
    except ValueError:
        return 0


def _highest_letter(word: str) -> int:
    """1 for a, 2 for b …; 99 for what is no letter of any alphabet."""
    return max((ord(sign) - 96 if "a" <= sign <= "z" else 99 for sign in word), default=99)


# ── promise ───────────────────────────────────────────────────────────────────────────────────


def classes(*columns: NDArray[np.int64]) -> NDArray[np.int64]:
    """One number for each distinct combination."""
    joint = np.zeros(len(columns[0]), dtype=np.int64)
    for column in columns:
        joint = np.unique(joint * (int(column.max(initial=0)) + 1) + column, return_inverse=True)[1]
    return joint


def _promise(released: Released, params: Mapping[str, Any], path: Path) -> Iterator[Check]:
    k, P = int(params.get("k", 2)), int(params.get("P", 1))
    assert released.pattern is not None and released.level is not None
    envelope = classes(*released.interval)
    pattern = classes(envelope, released.pattern.codes, released.level.codes)
    yield _shared(f"Every envelope in {k} rows", envelope, k, "envelope", path)
    yield _shared(f"Every pattern of an envelope in {P} rows", pattern, P, "envelope and pattern", path)
    if released.group is not None:
        yield _shared(f"Every group in {k} rows", released.group.codes, k, "GroupID", path)
        both = classes(released.group.codes, envelope)
        finer = int(both.max(initial=0)) > int(classes(released.group.codes).max(initial=0))
        yield Check(
            "One envelope a group",
            not finer,
            "a GroupID has two envelopes" if finer else "every group has one",
        )
    yield from _claimed(released, params, path)
    least = int(params.get("distinct") or 1)
    if least > 1:
        yield from (_diverse(column, pattern, least, path) for column in released.others)


def _shared(name: str, classes_: NDArray[np.int64], least: int, what: str, path: Path) -> Check:
    sizes = np.bincount(classes_)
    if sizes.min() >= least:
        return Check(name, True, f"the smallest class has {sizes.min()} rows")
    few = np.flatnonzero(sizes[classes_] < least)
    where = ", ".join(place(int(row), path) for row in few[:PLACES])
    return Check(name, False, f"{len(few)} rows share their {what} with fewer than {least} rows: {where} …")


def _claimed(released: Released, params: Mapping[str, Any], path: Path) -> Iterator[Check]:
    assert released.pattern is not None and released.level is not None
    if params.get("segments"):
        wanted = int(params["segments"])
        length = len(str(released.pattern.values[0]))
        yield Check(
            "Segments as claimed", length == wanted, f"patterns have {length} letters, {wanted} claimed"
        )
    if params.get("max_level"):
        highest = max(_level(value) for value in released.level.values)
        claimed = int(params["max_level"])
        yield Check(
            "Level as claimed", highest <= claimed, f"highest level {highest}, at most {claimed} claimed"
        )


def _diverse(column: Codes, pattern: NDArray[np.int64], least: int, path: Path) -> Check:
    name = f"{least} different values of {column.name} in every class"
    pairs = np.unique(pattern * (len(column.values) + 1) + column.codes) // (len(column.values) + 1)
    found = np.bincount(pairs)
    poor = np.flatnonzero(found[pattern] < least)
    if not len(poor):
        return Check(name, True, f"the poorest class has {found.min()}")
    return Check(name, False, f"{len(poor)} rows in classes with fewer, first {place(int(poor[0]), path)}")


# ── against the original ──────────────────────────────────────────────────────────────────────


def _against(released: Released, claims: Mapping[str, Any], original: Any, path: Path) -> Iterator[Check]:
    values = original.values
    if values.shape[1] != len(released.times):
        detail = f"{len(released.times)} in the release, {values.shape[1]} in the original"
        yield Check("Time points", False, detail)
        return
    lost = len(values) - released.rows
    # Naive publishes every row; KAPRA leaves out fewer than P.
    naive = claims.get("technique") == "timeseries.naive"
    fine = 0 <= lost < (1 if naive else max(1, int((claims.get("params") or {}).get("P", 1))))
    yield Check("Rows accounted for", fine, f"{released.rows} published, {lost} suppressed of {len(values)}")
    yield from _inside(released, values, lost, path)
    for column in original.sensitive:
        yield _same_values(released, column, lost)


def _inside(released: Released, values: NDArray[np.float64], lost: int, path: Path) -> Iterator[Check]:
    envelope = classes(*released.interval)
    _, first, sizes = np.unique(envelope, return_index=True, return_counts=True)
    low = np.stack([ends[codes[first]] for ends, codes in zip(released.low, released.interval, strict=True)])
    high = np.stack(
        [ends[codes[first]] for ends, codes in zip(released.high, released.interval, strict=True)]
    )
    columns = _Columns(values, low, high)
    work, looked = columns.work, np.arange(len(first))
    every = bool(work.sum() <= LOOKED_AT)
    if not every:
        looked = np.random.default_rng().permutation(looked)
        looked = looked[: max(1, int(np.searchsorted(np.cumsum(work[looked]), LOOKED_AT)))]
    seen = np.zeros(len(values), dtype=bool)
    short = []
    for e in looked:
        rows = columns.within(int(e))
        seen[rows] = True
        if len(rows) < sizes[e]:
            short.append(f"{place(int(first[e]), path)}: {len(rows)} originals for {sizes[e]} rows")
    told = f"{len(looked)} envelopes looked at" + ("" if every else f" of {len(first)}, drawn at random")
    yield Check("Envelopes hold their originals", not short, "; ".join(short[:PLACES]) if short else told)
    outside = int((~seen).sum()) if every else _outside(values, low, high)
    many = len(values) if every else SAMPLE_ROWS
    detail = f"{outside} of {many} originals lie in no envelope, {lost} are suppressed"
    yield Check("Originals lie in envelopes", outside <= lost, detail)


SAMPLE_ROWS = 500


class _Columns:
    """The original by column, each sorted: an envelope is looked up where it is narrowest."""

    def __init__(self, values: NDArray[np.float64], low, high):
        self._low, self._high = low, high
        self._columns = np.ascontiguousarray(values.T)
        self._order = np.argsort(self._columns, axis=1)
        self._begin = np.empty(low.shape, dtype=np.int64)
        self._count = np.empty(low.shape, dtype=np.int64)  # originals in the interval, by time and envelope
        for j, (column, order) in enumerate(zip(self._columns, self._order, strict=True)):
            ascending = column[order]
            self._begin[j] = np.searchsorted(ascending, low[j], side="left")
            self._count[j] = np.searchsorted(ascending, high[j], side="right") - self._begin[j]

    @property
    def work(self) -> NDArray[np.int64]:
        """Originals that have to be looked at for each envelope."""
        return self._count.min(axis=0)

    def within(self, e: int) -> NDArray[np.int64]:
        """The originals inside envelope e."""
        narrow = np.argsort(self._count[:, e])
        begin = self._begin[narrow[0], e]
        rows = self._order[narrow[0], begin : begin + self._count[narrow[0], e]]
        for j in narrow[1:]:
            value = self._columns[j, rows]
            rows = rows[(value >= self._low[j, e]) & (value <= self._high[j, e])]
        return rows


def _outside(values: NDArray[np.float64], low, high) -> int:
    """Of a sample of originals, how many lie in no envelope."""
    rows = np.random.default_rng().choice(len(values), SAMPLE_ROWS, replace=False)
    return sum(
        not ((low <= values[r][:, None]) & (values[r][:, None] <= high)).all(axis=0).any() for r in rows
    )


def _same_values(released: Released, column: Any, lost: int) -> Check:
    name = f"{column.name} unchanged"
    mine = next((c for c in released.others if c.name == column.name), None)
    if mine is None:
        return Check(name, False, "the column is not in the release")
    counts = np.bincount(mine.codes, minlength=len(mine.values))
    published: Counter[str] = Counter()
    for value, n in zip(mine.values, counts, strict=True):
        published[_spelled(value)] += int(n)
    labels = [*(_spelled(label) for label in column.labels), ""]
    codes = np.where(column.codes < 0, len(labels) - 1, column.codes)
    there: Counter[str] = Counter()
    for label, n in zip(labels, np.bincount(codes, minlength=len(labels)), strict=True):
        there[label] += int(n)
    foreign = published - there
    detail = f"{sum(foreign.values())} values are not those of the original" if foreign else "the same values"
    return Check(name, not foreign and sum((there - published).values()) <= max(lost, 0), detail)


def _spelled(value: Any) -> str:
    """A value as text, one spelling for 1, 1.0 and '1'."""
    if value is None:
        return ""
    content = str(value)
    try:
        return repr(float(content))
    except ValueError:
        return content
