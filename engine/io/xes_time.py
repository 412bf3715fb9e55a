"""ISO 8601 times of XES as microseconds since 1970 UTC, thousands at once.

A column in which all times have an offset, or none has, is cast by arrow; anything else goes through
`datetime.fromisoformat`, which decides in doubt. A time without an offset is taken as UTC: only the
order matters here.
"""

from __future__ import annotations

from datetime import UTC, datetime

import numpy as np

MISSING = np.iinfo(np.int64).min
EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
YEAR_ONE = -62_135_596_800_000_000  # arrow knows a year 0, the calendar does not


def microseconds(texts: list[bytes]) -> np.ndarray | None:
    """One number per text, or None if any of them is not a time."""
    if not texts:
        return np.empty(0, np.int64)
    cast = _cast(texts)
    if cast is not None and cast.min() >= YEAR_ONE:
        return cast
    try:
        return np.array([one_microseconds(text.decode()) for text in texts], np.int64)
    except ValueError:
        return None


def _cast(texts: list[bytes]) -> np.ndarray | None:
    import pyarrow as pa

    for zone in ("UTC", None):  # arrow wants an offset in every text, or in none
        try:
            times = pa.array(texts, pa.string()).cast(pa.timestamp("us", zone))
        except pa.ArrowInvalid:
            continue
        return times.cast(pa.int64()).to_numpy()
    return None


def one_microseconds(text: str) -> int:
    """A single time in any ISO form; ValueError if it is none."""
    moment = datetime.fromisoformat(text.strip())
    if moment.tzinfo is None:
        moment = moment.replace(tzinfo=UTC)
    delta = moment - EPOCH
    return (delta.days * 86_400 + delta.seconds) * 1_000_000 + delta.microseconds
