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
_OFFSET = re.compile(r"\d\s*(?:Z|[+-]\d{2}:?\d{2})$")
_DAY_FIRST = re.compile(r"^\d{1,2}[./]\d{1,2}[./]\d{4}")
_STAMP = re.compile(r"^\d{1,4}[-./]\d{1,2}[-./]\d{1,4}")
MOST_STEPS = 1_000_000


def in_order(when: Sensitive) -> tuple[Sensitive, tuple[str, ...]]:
    """The times by code, named so that their names sort as they follow each other; and what is to be said."""
    labels = [str(label) for label in when.labels]
    if not labels or not all(_OFFSET.search(label) and _STAMP.match(label) for label in labels):
        return when, ()
    moments = _moments(labels)
    if moments is None:
        return when, ()
    names, codes = np.unique(_names(moments), return_inverse=True)
    zones = sorted({_zone(label) for label in labels})
    said = text(
        "the time stamps carry zones ({zones}): they are put in order, and named, as UTC",
        zones=", ".join(zones[:4]) + (" …" if len(zones) > 4 else ""),
    )
    return Sensitive(when.name, _recoded(when, codes), names.astype(object)), (said,)


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
    first = all(_DAY_FIRST.match(label) for label in labels)
    if not all(_STAMP.match(label) for label in labels):
        return None
    try:
        found = pd.to_datetime(list(labels), format="mixed", dayfirst=first, utc=zoned)
    except (ValueError, OverflowError):
        return None
    return found.tz_localize(None) if found.tz is not None else found


def _names(moments: Any) -> np.ndarray:
    whole = bool((moments == moments.floor("min")).all())
    return np.array(moments.strftime("%Y-%m-%d %H:%M" if whole else "%Y-%m-%d %H:%M:%S.%f"), dtype=str)


def _zone(label: str) -> str:
    found = re.search(r"(Z|[+-]\d{2}:?\d{2})$", label)
    return found[1] if found else ""


# ── the clock is changed ──────────────────────────────────────────────────────────────────────


def summer_time_begins(before: str, after: str) -> bool:
    """A step over the night in which clocks go forward: the last Sunday of March in Europe, the second in
    North America; more than the usual step, by the hour that is not there."""
    try:
        a, b = datetime.datetime.fromisoformat(before), datetime.datetime.fromisoformat(after)
    except ValueError:
        return False
    sunday = b.month == 3 and b.weekday() == 6 and (b.day > 24 or 8 <= b.day <= 14)
    return sunday and a.date() == b.date() and a.hour <= 2 and b.hour == 3


def summer_time_ends(stamp: str) -> bool:
    """An hour that comes twice: the last Sunday of October, or the first of November."""
    try:
        at = datetime.datetime.fromisoformat(stamp)
    except ValueError:
        return False
    sunday = at.weekday() == 6 and ((at.month == 10 and at.day > 24) or (at.month == 11 and at.day < 8))
    return sunday and at.hour in (1, 2)
