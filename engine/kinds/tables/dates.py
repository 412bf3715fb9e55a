"""Days made coarser, turned into ages, or shifted by one number of days a person.

A column holds days if every present text is YYYY-MM-DD (a time of day may follow and is dropped) or is
written as the format says. Age is completed years: who was born on 29 February completes a year on 1 March of
common years. A shift is one whole number a person, uniform in −w…w without 0 (multiples only if asked), the
same in all rows and columns of the person: gaps between the days of one person stay exact.
"""

from __future__ import annotations

import datetime
import re
from collections.abc import Mapping, Sequence
from random import Random

import numpy as np
from numpy.typing import NDArray

from engine.core.errors import ParameterError
from engine.core.text import text

Days = NDArray[np.int64]  # since 1970-01-01

_ISO = re.compile(r"(\d{4})-(\d\d)-(\d\d)(?:[T ]\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?(?: ?Z| ?[+-]\d\d:?\d\d)?)?")
_EPOCH = datetime.date(1970, 1, 1).toordinal()
FIRST_DAY = datetime.date.min.toordinal() - _EPOCH
LAST_DAY = datetime.date.max.toordinal() - _EPOCH
AGES = ("age", "years_since")


class NotADay(ValueError):
    """A text that is no day; `written` is it, `exists` tells whether it looks like one."""

    def __init__(self, written: str, looks_like_one: bool):
        super().__init__(written)
        self.written, self.looks_like_one = written, looks_like_one


def check_format(format: str) -> None:
    if re.search(r"%[ygGDxcC]", format) or "%Y" not in format:
        raise ParameterError(
            text("the format {format} does not write the year with four digits", format=repr(format)),
            hint="write it like %d.%m.%Y: two digits leave the century open",
            name="format",
        )


def parse_day(written: str, format: str = "") -> int:
    """The number of the day, or NotADay."""
    plain = written.strip()
    if format:
        try:
            return datetime.datetime.strptime(plain, format).date().toordinal() - _EPOCH
        except ValueError:
            raise NotADay(written, bool(re.search(r"\d", plain))) from None
    found = _ISO.fullmatch(plain)
    try:
        if found is None:
            raise ValueError
        return datetime.date(*map(int, found.groups())).toordinal() - _EPOCH
    except ValueError:
        raise NotADay(written, found is not None) from None


def are_days(labels: Sequence[str]) -> bool:
    """Whether every text is an ISO day that exists; the first are looked at first."""
    if not labels:
        return False
    try:
        for label in labels:
            parse_day(label)
    except NotADay:
        return False
    return True


def have_times(labels: Sequence[str]) -> bool:
    return any(len(label.strip()) > 10 and label.strip()[10:].strip(" T:0.Z") != "" for label in labels)


def iso(day: int) -> str:
    return datetime.date.fromordinal(int(day) + _EPOCH).isoformat()


def coarser(day: int, to: str) -> str:
    """The day as year, quarter, month, ISO week, weekday (Monday 1) or decade."""
    date = datetime.date.fromordinal(int(day) + _EPOCH)
    if to == "year":
        return f"{date.year:04}"
    if to == "quarter":
        return f"{date.year:04}-Q{(date.month + 2) // 3}"
    if to == "month":
        return f"{date.year:04}-{date.month:02}"
    if to == "week":
        year, week, _ = date.isocalendar()
        return f"{year:04}-W{week:02}"
    if to == "weekday":
        return str(date.isoweekday())
    return f"{date.year // 10 * 10:04}s"


def completed_years(born: int, at: int) -> int:
    """Negative where the day comes after the reference."""
    first, then = (datetime.date.fromordinal(int(day) + _EPOCH) for day in (born, at))
    return then.year - first.year - ((then.month, then.day) < (first.month, first.day))


def years_between(born: Days, at: Days) -> Days:
    """The same of columns of days."""
    months, days = zip(*map(_months_and_days, (born, at)), strict=True)
    return (months[1] - months[0] - (days[1] < days[0])) // 12


def _months_and_days(days: Days) -> tuple[Days, Days]:
    """Months since 1970, and how many days into its month each is."""
    dates = days.astype("M8[D]")
    months = dates.astype("M8[M]")
    return months.astype(np.int64), (dates - months.astype("M8[D]")).astype(np.int64)


def draw_shifts(count: int, window: int, multiple: int, bits: Random) -> list[int]:
    """So many shifts, each uniform over the multiples in −window…window without 0."""
    reach = window // multiple
    if not reach:
        raise ParameterError(
            text("no multiple of {multiple} lies within {window} days", multiple=multiple, window=window),
            hint="choose a wider window",
            name="shift",
        )
    drawn = [bits.randrange(2 * reach) for _ in range(count)]
    return [multiple * (one - reach if one < reach else one - reach + 1) for one in drawn]


def shift_days(days: Days, shifts: Days) -> Days:
    """Shifted days; ValueError with the first row that would leave the years 1…9999."""
    moved = days + shifts
    outside = np.flatnonzero((moved < FIRST_DAY) | (moved > LAST_DAY))
    if len(outside):
        raise ValueError(int(outside[0]))
    return moved


def unique_gap_share(persons: NDArray[np.int64], days: Sequence[Days], missing: int) -> tuple[float, int]:
    """Share of the persons whose sequence of gaps between days nobody else has, and the most days a person
    has. Gaps of a person are those between all its days in order, over the chosen columns; a row whose
    person is -1 stands for itself; `missing` is what stands for a missing day."""
    own = np.where(persons >= 0, persons, persons.max(initial=-1) + 1 + np.arange(len(persons)))
    who = np.concatenate([own for _ in days])
    when = np.concatenate(list(days))
    known = when != missing
    who, when = who[known], when[known]
    if not len(who):
        return 0.0, 0
    order = np.lexsort((when, who))
    who, when = who[order], when[order]
    starts = np.flatnonzero(np.r_[True, who[1:] != who[:-1]])
    ends = np.r_[starts[1:], len(who)]
    gaps = np.diff(when, append=0)
    seen: dict[bytes, int] = {}
    for start, end in zip(starts.tolist(), ends.tolist(), strict=True):
        key = gaps[start : end - 1].tobytes()
        seen[key] = seen.get(key, 0) + 1
    alone = sum(1 for count in seen.values() if count == 1)
    return alone / len(starts), int((ends - starts).max())


def known_shifts(lines: Mapping[str, str], name: str) -> dict[str, int]:
    """Person → days, as a file of an earlier release has them."""
    made = {}
    for person, written in lines.items():
        if not re.fullmatch(r"-?[1-9]\d{0,6}", written.strip()):
            raise ParameterError(
                text("{name}: {written} is no number of days", name=name, written=repr(written)),
                name="shifts",
            )
        made[person] = int(written)
    return made
