"""Numbers that are written with their unit: 70 kg, 12,50 €, $ 3.20, 35 %.

A column whose cells are all numbers, some or all with one and the same unit, can be read as numbers. Where
there are several units (70 kg, 900 g), taking them off would mix them up: such a column stays text.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence

_WRITTEN = re.compile(
    r"(?P<before>[€$£¥])?\s*(?P<number>[-+−]?[0-9](?:[0-9.,'\u00a0\u202f\u2009 ]*[0-9])?)"
    r"(?P<apart>\s*)(?P<after>[^\W\d_µ][^\s\d]{0,11}|[µ°%‰€$£¥][^\s\d]{0,11})?(?P<power>[23](?=$))?"
)


def split(cell: str) -> tuple[str, str] | None:
    """Number and unit ('' for none); None where it is no number, or where a single letter follows it at once:
    12a is the number of a house."""
    found = _WRITTEN.fullmatch(cell.strip())
    if not found or (found["before"] and found["after"]) or (found["power"] and not found["after"]):
        return None
    unit = (found["after"] or "") + (found["power"] or "")
    if unit[:1].isalpha() and len(unit) == 1 and not found["apart"]:
        return None
    return found["number"], (found["before"] or "") + unit


def units_of(cells: Iterable[str], is_number: Callable[[str], bool]) -> Counter[str] | None:
    """How often each unit stands in cells that all are numbers; None where one is not."""
    found: Counter[str] = Counter()
    for cell in cells:
        made = split(cell)
        if made is None or not is_number(made[0]):
            return None
        found[made[1]] += 1
    return found


def bare_numbers(cells: Sequence[str]) -> list[str] | None:
    """The numbers of cells that have one unit; None where there is none, or several."""
    made = [split(cell) for cell in cells]
    told = [one for one in made if one is not None]
    one_unit = len({unit for _, unit in told} - {""}) == 1
    return [number for number, _ in told] if one_unit and len(told) == len(made) else None
