"""The form of a released file: names and their order, and the rounding of ends. For the verifier."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from pathlib import Path

import numpy as np

from engine.core.technique import Check
from engine.core.text import text
from engine.kinds.timeseries.verify_open import FIXED, expected_names, when_cells
from engine.kinds.timeseries.verify_read import PERSONS, ClaimedColumns, ReleasedSeries, is_long
from engine.verify.formula_escape import escape

DIGITS = 3  # significant ones of the range, that ends are rounded to
FORMATS = ("csv", "parquet", "long.csv", "sav", "dta")


# ── names ─────────────────────────────────────────────────────────────────────────────────────


def check_declaration(columns: object, format: object) -> Check:
    """What the manifest says of format and columns has the form it must have."""
    name = "Columns declared"
    if format not in FORMATS:
        return Check(name, False, text("series are not released as {format}", format=f"{format!r}"))
    if not isinstance(columns, Mapping) or set(columns) - {"persons", "channels"} != {
        *FIXED,
        "time",
        "sensitive",
    }:
        return Check(name, False, "the manifest has to name group, time, sensitive, pattern and level")
    if columns.get("persons", list(PERSONS)) != list(PERSONS):
        return Check(name, False, text("persons are counted in {values}", values=", ".join(PERSONS)))
    if any(columns[role] != fixed for role, fixed in FIXED.items()):
        return Check(
            name,
            False,
            text("other names than {values} for what the release adds", values=", ".join(FIXED.values())),
        )
    given = [columns["time"], columns["sensitive"]]
    if not all(isinstance(part, list) and all(isinstance(one, str) for one in part) for part in given):
        return Check(name, False, "time and sensitive have to be lists of names")
    every = [*columns["time"], *columns["sensitive"], *FIXED.values(), *columns.get("persons", ())]
    if len(columns["time"]) < 2 or len(set(every)) < len(every):
        return Check(name, False, "fewer than 2 time points, or a name that stands twice")
    if "channels" in columns and not _channels_fit(columns["channels"], columns["time"]):
        return Check(name, False, "the columns are not those of the channels, each with the same times")
    return Check(
        name,
        True,
        text(
            "{time} time {time:point|points}, {sensitive} sensitive",
            time=len(columns["time"]),
            sensitive=len(columns["sensitive"]),
        ),
    )


def _channels_fit(channels: object, columns: list[str]) -> bool:
    """Two or more different names, and the columns are "channel time": all of one channel, then the next."""
    if not isinstance(channels, list) or not all(isinstance(one, str) and one for one in channels):
        return False
    count = len(channels)
    if count < 2 or len(set(channels)) < count or len(columns) % count or len(columns) < 2 * count:
        return False
    each = len(columns) // count
    if not all(columns[at].startswith(f"{channels[0]} ") for at in range(each)):
        return False
    times = [columns[at][len(channels[0]) + 1 :] for at in range(each)]
    return columns == [f"{channel} {time}" for channel in channels for time in times]


def check_names(released: ReleasedSeries, columns: ClaimedColumns, path: Path) -> Check:
    """Exactly the declared columns, in the order of a release."""
    wanted, found = expected_names(columns, path), list(released.names)
    missing, extra = set(wanted) - set(found), set(found) - set(wanted)
    detail = "envelope, pattern, level and the declared columns, nothing else"
    if missing:
        detail = text("missing: {missing}", missing=", ".join(sorted(missing)[:5]))
    elif extra:
        detail = text("not declared: {extra}", extra=", ".join(sorted(extra)[:5]))
    elif wanted != found:
        detail = "the columns stand in another order than that of a release"
    elif is_long(path) and list(released.times) != [
        " ".join(map(escape, cells)) for cells in zip(*when_cells(columns), strict=True)
    ]:
        return Check("Only declared columns", False, "the times are not the declared ones, in their order")
    return Check("Only declared columns", wanted == found, detail)


# ── rounding ──────────────────────────────────────────────────────────────────────────────────


def check_rounding(released: ReleasedSeries) -> Check:
    """Every end is a multiple of 10^e, e = ⌊log10 R⌋ − 2, R the range of its time point in the file."""
    for time, low, high in zip(released.times, released.low, released.high, strict=True):
        span = Decimal(float(high.max())) - Decimal(float(low.min()))
        if not span:
            continue
        step = span.adjusted() - (DIGITS - 1)
        found = np.unique(np.concatenate([low, high]), return_counts=True)[0]  # sorted, not hashed
        fine = (end for end in found.tolist() if not is_multiple(end, step))
        finer = found[0] if len(found) > 10**DIGITS + 1 else next(fine, None)
        if finer is not None:
            detail = text("column {time}: an end is finer than a multiple of 1e{step}", time=time, step=step)
            return Check("Ends are rounded", False, detail)
    return Check(
        "Ends are rounded",
        True,
        text("to {digits} significant digits of the range of a time point", digits=DIGITS),
    )


def is_multiple(end: float, step: int) -> bool:
    return float(f"{int((Decimal(end) / Decimal(10) ** step).to_integral_value())}e{step}") == end
