"""Time stamps: put in order whatever their zones, noticed where the clock was changed, put on a common grid.

Stamps with an offset (…+02:00) are instants: they are ordered, named and put on a grid as UTC. Stamps without
one are what a clock on the wall showed: in the night when summer time begins an hour is missing, when it ends
one comes twice. On a grid every reading belongs to the step that it falls into, readings of one series in one
step are put together by their mean, and a step in which nobody was read is a gap like any other.
"""

from __future__ import annotations

import datetime
import re
from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.core.errors import InputError, Remedy
from engine.core.text import text
from engine.io.cleaning import note
from engine.kinds.timeseries.data import Sensitive

AS_RECORDED = "as_recorded"
_FREQUENCIES = {"15min": "15min", "30min": "30min", "hour": "h", "day": "D", "week": "W-SUN", "month": "M"}
_HOURS = {
    "UTC": 0,
    "GMT": 0,
    "WET": 0,
    "WEST": 1,
    "CET": 1,
    "MEZ": 1,
    "CEST": 2,
    "MESZ": 2,
    "EET": 2,
    "EEST": 3,
}
_NAMED_ZONE = rf"\s({'|'.join(_HOURS)})$"
_OFFSET = re.compile(rf"\d\s*(?:Z|[+-]\d{{2}}:?\d{{2}})(?:\[[\w/+-]+\])?$|\d{_NAMED_ZONE}")
_COUNTED = re.compile(r"(\D*)(\d+(?:\.\d+)?)(\D*)")  # t7, W12, week 3
_CLOCK = re.compile(r"(\d{1,2}):(\d{2})(?::(\d{2}))?")
_DATE = re.compile(r"^(\d{1,2})([./])(\d{1,2})[./](\d{4})")
_STAMP = re.compile(r"^\d{1,4}[-./]\d{1,2}[-./]\d{1,4}")
_POINTS = re.compile(r"^(\d{2})\.(\d{2})\.(\d{4})")
MOST_STEPS = 1_000_000


def in_order(when: Sensitive) -> tuple[Sensitive, tuple[str, ...]]:
    """The times as they follow each other, whatever they are called; and what is to be said of that.

    Numbers and moments by size, stamps with a zone as UTC, dates of the wall's clock by the day they name, t2
    before t10. Texts that tell no time are put in the order of their letters, and that is said.
    """
    if when.labels.dtype.kind in "fiuM":
        return _arranged(when, when.labels), ()
    labels = [str(label) for label in when.labels]
    zoned = [bool(_OFFSET.search(label) and _STAMP.match(label)) for label in labels]
    if any(zoned) and not all(zoned) and all(_STAMP.match(label) for label in labels):
        raise InputError(
            text(
                "column {name}: some time stamps carry a zone, others do not: {one}, {other}",
                name=when.name,
                one=labels[zoned.index(True)],
                other=labels[zoned.index(False)],
            ),
            hint="which comes first cannot be told: write all of them with a zone, or none",
        )
    moments = _moments(labels) if labels else None
    if moments is None:
        numbers = _counting(labels)
        if numbers is not None:
            return _arranged(when, np.array(numbers)), ()
        said = text(
            "the times of column {name} tell no order: they are put in that of their letters, {first} …",
            name=when.name,
            first=", ".join(sorted(labels)[:3]),
        )
        return _arranged(when, np.array(labels)), (said,) if len(labels) > 1 else ()
    if not all(zoned):
        said = text("dates such as {first} are read with the day first", first=labels[0])
        return _arranged(when, np.asarray(moments)), (said,) if _ambiguous(labels) else ()
    names, codes = np.unique(_names(moments), return_inverse=True)
    zones = sorted({_zone(label) for label in labels})
    said = text(
        "the time stamps carry zones ({zones}): they are put in order, and named, as UTC",
        zones=", ".join(zones[:4]) + (" …" if len(zones) > 4 else ""),
    )
    return Sensitive(when.name, _recoded(when, codes), names.astype(object)), (said,)


def _arranged(when: Sensitive, keys: Any) -> Sensitive:
    order = np.argsort(keys, kind="stable")
    return Sensitive(when.name, _recoded(when, np.argsort(order, kind="stable")), when.labels[order])


def _counting(labels: Sequence[str]) -> list[float] | None:
    """The numbers of t1, t2, t10 or the minutes of 8:30, 10:00; None where the texts differ in more."""
    found = [_CLOCK.fullmatch(label) for label in labels]
    if labels and all(found):
        return [60.0 * int(one[1]) + int(one[2]) + int(one[3] or 0) / 60 for one in found if one]
    parts = [_COUNTED.fullmatch(label) for label in labels]
    if not labels or not all(parts) or len({(one[1], one[3]) for one in parts if one}) > 1:
        return None
    return [float(one[2]) for one in parts if one]


def on_grid(when: Sensitive, step: str) -> Sensitive:
    """The step of the grid that each reading falls into; all steps from the first to the last are there."""
    import pandas as pd

    labels = [str(label) for label in when.labels]
    moments = _moments(labels)
    if moments is None:
        raise InputError(
            text("column {name}: not every time is a date: {first}", name=when.name, first=repr(labels[0])),
            hint="a grid needs time stamps such as 2024-03-31 02:00",
            remedies=(Remedy("Take the times as they are", {"grid": AS_RECORDED}),),
        )
    periods = pd.PeriodIndex(moments, freq=_FREQUENCIES[step])
    count = (periods.max() - periods.min()).n + 1
    if count > MOST_STEPS:
        raise InputError(
            text("the times span {count} {count:step|steps} of a {step}", count=count, step=step),
            hint="choose a coarser grid",
        )
    steps = pd.period_range(periods.min(), periods.max(), freq=_FREQUENCIES[step])
    short = "%Y-%m-%d" if step in ("day", "week") else "%Y-%m" if step == "month" else "%Y-%m-%d %H:%M"
    names = np.array([one.start_time.strftime(short) for one in steps], dtype=object)
    return Sensitive(when.name, _recoded(when, steps.get_indexer(periods)), names)


def note_gridded(readings: int) -> None:
    note(gridded=readings)


def _recoded(when: Sensitive, codes: Any) -> Any:
    return np.where(when.codes >= 0, np.asarray(codes)[when.codes], -1).astype(np.int32)


def _moments(labels: Sequence[str]) -> Any:
    """UTC where there are offsets, else the wall's clock; None where a text is no time."""
    import pandas as pd

    zoned = all(_OFFSET.search(label) for label in labels)
    first = _day_first(labels)
    if first is None or not all(_STAMP.match(label) for label in labels):
        return None
    try:
        plain = [_with_offset(label) for label in labels]
        found = pd.to_datetime(plain, format="mixed", dayfirst=first, utc=zoned)
    except (ValueError, OverflowError):
        return None
    return found.tz_localize(None) if found.tz is not None else found


def _day_first(labels: Sequence[str]) -> bool | None:
    """31.01.2024 always, 31/01/2024 where a first number is above twelve or none tells; None: two ways."""
    dates = [found for label in labels if (found := _DATE.match(label))]
    if any(found[2] == "." for found in dates):
        return True
    days, months = (any(int(found[at]) > 12 for found in dates) for at in (1, 3))
    return None if days and months else bool(dates) and not months


def _ambiguous(labels: Sequence[str]) -> bool:
    dates = [_DATE.match(label) for label in labels]
    return all(one and one[2] == "/" and int(one[1]) <= 12 and int(one[3]) <= 12 for one in dates)


def _with_offset(label: str) -> str:
    """CET is +01:00; what stands in brackets behind an offset says no more than it."""
    bare = label.partition("[")[0]
    named = re.search(_NAMED_ZONE, bare)
    return f"{bare[: named.start()]}+{_HOURS[named[1]]:02}:00" if named else bare


def wall_clock(label: str) -> datetime.datetime:
    """2024-03-31 01:30 or 31.03.2024 01:30; ValueError for what is no such stamp."""
    return datetime.datetime.fromisoformat(_POINTS.sub(r"\3-\2-\1", label))


def _names(moments: Any) -> np.ndarray:
    whole = bool((moments == moments.floor("min")).all())
    return np.array(moments.strftime("%Y-%m-%d %H:%M" if whole else "%Y-%m-%d %H:%M:%S.%f"), dtype=str)


def _zone(label: str) -> str:
    found = re.search(rf"(Z|[+-]\d{{2}}:?\d{{2}})(?:\[.*)?$|{_NAMED_ZONE}", label)
    return found[1] or found[2] if found else ""


# ── the clock is changed ──────────────────────────────────────────────────────────────────────


def summer_time_begins(before: str, after: str) -> bool:
    """A step over the night in which clocks go forward: the last Sunday of March in Europe, the second in
    North America; more than the usual step, by the hour that is not there."""
    try:
        a, b = wall_clock(before), wall_clock(after)
    except ValueError:
        return False
    sunday = b.month == 3 and b.weekday() == 6 and (b.day > 24 or 8 <= b.day <= 14)
    return sunday and a.date() == b.date() and a.hour <= 2 and b.hour == 3


def summer_time_ends(stamp: str) -> bool:
    """An hour that comes twice: the last Sunday of October, or the first of November."""
    try:
        at = wall_clock(stamp)
    except ValueError:
        return False
    sunday = at.weekday() == 6 and ((at.month == 10 and at.day > 24) or (at.month == 11 and at.day < 8))
    return sunday and at.hour in (1, 2)
