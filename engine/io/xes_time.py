"""ISO 8601 times of XES as microseconds since 1970 UTC, thousands at once.

A column of equally long texts of the usual form `2011-10-01T00:38:44.546+02:00` is parsed as a matrix
of digits (days by the proleptic Gregorian rule of H. Hinnant's `days_from_civil`); anything else goes
through `datetime.fromisoformat`. A time without an offset is taken as UTC: only the order matters here.
"""

from __future__ import annotations

from datetime import UTC, datetime

import numpy as np

MISSING = np.iinfo(np.int64).min
EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
# Where the fixed characters stand in `YYYY-MM-DDThh:mm:ss`.
MARKS = {4: b"-", 7: b"-", 10: b"T", 13: b":", 16: b":"}
LAST_DAY = np.array([0, 31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])


def microseconds(texts: list[bytes]) -> np.ndarray | None:
    """One number per text, or None if any of them is not a time."""
    if not texts:
        return np.empty(0, np.int64)
    length = len(texts[0])
    joined = b"".join(texts)
    if length >= 19 and len(joined) == length * len(texts) and all(len(text) == length for text in texts):
        usual = _usual(np.frombuffer(joined, np.uint8).reshape(len(texts), length))
        if usual is not None:
            return usual
    try:
        return np.array([one_microseconds(text.decode()) for text in texts], np.int64)
    except ValueError:
        return None


def _usual(rows: np.ndarray) -> np.ndarray | None:
    """Rows of `YYYY-MM-DDThh:mm:ss[.f…](Z|±hh:mm|)`, or None if they are not that."""
    length = rows.shape[1]
    if any((rows[:, at] != mark[0]).any() for at, mark in MARKS.items()):
        return None
    fraction_digits = 0
    offset = np.zeros(len(rows), np.int64)
    end = length
    if (rows[:, -1] == ord("Z")).all():
        end = length - 1
    elif length >= 25 and (rows[:, -3] == ord(":")).all() and np.isin(rows[:, -6], (43, 45)).all():
        end = length - 6
        hours, minutes = _number(rows, end + 1, 2), _number(rows, end + 4, 2)
        if hours is None or minutes is None or (hours > 23).any() or (minutes > 59).any():
            return None
        offset = (hours * 60 + minutes) * np.where(rows[:, end] == ord("-"), -1, 1)
    if end > 19:
        fraction_digits = end - 20
        if not 1 <= fraction_digits <= 6 or (rows[:, 19] != ord(".")).any():
            return None
    parts = [_number(rows, at, width) for at, width in ((0, 4), (5, 2), (8, 2), (11, 2), (14, 2), (17, 2))]
    fraction = _number(rows, 20, fraction_digits) if fraction_digits else np.int64(0)
    whole = [part for part in parts if part is not None]
    if len(whole) < len(parts) or fraction is None:
        return None
    year, month, day, hour, minute, second = whole
    valid = (month >= 1) & (month <= 12) & (day >= 1) & (hour <= 23) & (minute <= 59) & (second <= 59)
    if not valid.all() or (day > LAST_DAY[month]).any() or (year < 1).any():
        return None
    leap = (year % 4 == 0) & ((year % 100 != 0) | (year % 400 == 0))
    if ((month == 2) & (day == 29) & ~leap).any():
        return None
    total = (_days(year, month, day) * 24 + hour) * 60 + minute - offset
    return (total * 60 + second) * 1_000_000 + fraction * 10 ** (6 - fraction_digits)


def _number(rows: np.ndarray, at: int, width: int) -> np.ndarray | None:
    digits = rows[:, at : at + width].astype(np.int64) - 48
    if ((digits < 0) | (digits > 9)).any():
        return None
    return digits @ (10 ** np.arange(width - 1, -1, -1))


def _days(year: np.ndarray, month: np.ndarray, day: np.ndarray) -> np.ndarray:
    """Days since 1970-01-01; the year begins in March, so that the leap day is its last."""
    shifted = year - (month <= 2)
    era = shifted // 400
    year_of_era = shifted - era * 400
    day_of_year = (153 * ((month + 9) % 12) + 2) // 5 + day - 1
    return era * 146_097 + year_of_era * 365 + year_of_era // 4 - year_of_era // 100 + day_of_year - 719_468


def one_microseconds(text: str) -> int:
    """A single time in any ISO form; ValueError if it is none."""
    moment = datetime.fromisoformat(text.strip())
    if moment.tzinfo is None:
        moment = moment.replace(tzinfo=UTC)
    delta = moment - EPOCH
    return (delta.days * 86_400 + delta.seconds) * 1_000_000 + delta.microseconds
