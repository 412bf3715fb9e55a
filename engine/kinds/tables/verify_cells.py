"""Generalised cells as the verifier reads them: *, values, intervals, sets, labels."""

from __future__ import annotations

import datetime
import math
import re
from dataclasses import dataclass
from typing import Literal

from engine.kinds.tables.verify_intervals import shortest

_DAY = re.compile(r"(\d{4})-(\d\d)-(\d\d)")
_INTERVAL = re.compile(r"([(\[])([^()\[\]]*?)\.\.([^()\[\]]*?)([)\]])")
_NUMBER = re.compile(r"-?\d+(\.\d+)?(e[-+]?\d+)?")


@dataclass(frozen=True)
class CellForm:
    kind: Literal["star", "number", "interval", "set", "label"]
    low: float = -math.inf
    high: float = math.inf
    low_in: bool = False
    high_in: bool = False
    days: bool = False  # ends are days
    members: tuple[str, ...] = ()
    day: int | None = None

    def contains(self, value: str) -> bool:
        found = end_of(value[:10] if self.days else value)
        if found is None or found[1] != self.days:
            return False
        number = found[0]
        above = number >= self.low if self.low_in else number > self.low
        return above and (number <= self.high if self.high_in else number < self.high)


def cell_form(cell: str) -> CellForm | None:
    """None where it looks like an interval or a set and is none."""
    if cell == "*":
        return CellForm("star")
    found = _INTERVAL.fullmatch(cell)
    if found:
        return _interval(*found.groups())
    if cell.startswith("{") and cell.endswith("}"):
        members = members_of(cell[1:-1])
        return CellForm("set", members=members) if members else None
    day = _day(cell)
    if day is not None:
        return CellForm("label", day=day)
    return CellForm("number" if _NUMBER.fullmatch(cell) else "label")


def _interval(opening: str, low: str, high: str, closing: str) -> CellForm | None:
    """(low..high], (..high], (low..), [low..high] and [low..high); ends are numbers or days, low < high,
    except in [low..high] where they may not be equal either: that is one value."""
    ends = [end_of(end) if end else None for end in (low, high)]
    if any(end is None for end, written in zip(ends, (low, high), strict=True) if written) or not (
        low or high
    ):
        return None
    kinds = {end[1] for end in ends if end is not None}
    if len(kinds) > 1 or (opening == "[" and not (low and high)):
        return None
    if opening == "(" and (closing == "]") != bool(high):
        return None
    least = -math.inf if ends[0] is None else ends[0][0]
    greatest = math.inf if ends[1] is None else ends[1][0]
    if not least < greatest:
        return None
    return CellForm("interval", least, greatest, opening == "[", closing == "]", kinds == {True})


def end_of(written: str) -> tuple[float, bool] | None:
    """A number as it is written here, or a day; and whether it is a day."""
    day = _day(written)
    if day is not None:
        return float(day), True
    try:
        value = float(written)
    except ValueError:
        return None
    return (value, False) if math.isfinite(value) and shortest(value) == written else None


def _day(written: str) -> int | None:
    found = _DAY.fullmatch(written)
    if not found:
        return None
    try:
        return datetime.date(*map(int, found.groups())).toordinal()
    except ValueError:
        return None


def members_of(inside: str) -> tuple[str, ...]:
    """Members sorted and different, at least two; those with , { } or " are quoted. Empty where it is no
    set."""
    members, place = [], 0
    while place <= len(inside):
        if inside[place : place + 1] == '"':
            found = re.compile(r'"((?:[^"]|"")*)"').match(inside, place)
            if not found:
                return ()
            members.append(found.group(1).replace('""', '"'))
            place = found.end()
        else:
            end = inside.find(", ", place)
            end = len(inside) if end < 0 else end
            plain = inside[place:end]
            if not plain or any(sign in plain for sign in ',{}"'):
                return ()
            members.append(plain)
            place = end
        if place == len(inside):
            break
        if inside[place : place + 2] != ", ":
            return ()
        place += 2
    return tuple(members) if len(members) > 1 and members == sorted(set(members)) else ()
