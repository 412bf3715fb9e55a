"""Which column of a table is what, as far as names and first rows tell: for preview and load alike.

Identifier: the first column whose values are all distinct, if it is text, or whole numbers that
are named like an identifier or count on. Time points: the numeric columns left; where most share
a stem (t1, t2, …; W0, W1, …) only those, and never one that is named like a postcode, a class or
an age. Sensitive and person: only what was declared, because the one is published as it is and the other
decides what is counted. Channel (of a long file): declared, or named so in as many letters. Every other
column has no role and is not released. What was declared is taken as declared.

A column of numbers with a few cells that are none (`n/a`) is still a column of numbers: it is read
as time points, and the cells are named as mistakes. Taken for text it would be published in clear.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from engine.core.errors import InputError, Remedy
from engine.core.text import text
from engine.kinds.timeseries.params import Columns

Cells = Mapping[str, Sequence[str]]  # the first cells of every column

_NAMED_ID = re.compile(
    r"(?:^|[^A-Za-z])(?:id|ID|Id|key|nr|no|index|code|name)(?:$|[^A-Za-z])|^ID[A-Z]|ID$|Id$|^Unnamed"
)
_NAMED_TIME = re.compile(r"time|date|hour|day|week|month|year|moment|period|stamp", re.IGNORECASE)
_NAMED_VALUE = re.compile(r"value|amount|measure|reading|kwh|load|count|quantity", re.IGNORECASE)
_NAMED_CHANNEL = re.compile(r"channel|variable", re.IGNORECASE)
_NAMED_OTHERWISE = re.compile(
    r"(?:^|[^a-z])(?:plz|postleitzahl|postcode|postal|zip|cap|class|klasse|classe|label|target|age|alter|"
    r"eta|età|sex|gender|geschlecht|sesso)(?:$|[^a-z])",
    re.IGNORECASE,
)  # numbers that describe a person and are no reading of a series
_LIKE_A_NUMBER = re.compile(r"[+-]?[\d.,'\s]*\d[\d.,'\s]*(?:[eE][+-]?\d+)?")
MOSTLY = 0.5  # share of cells that look like numbers which makes a column one of numbers
LEAST_WITH_CHANNEL = 4  # columns: id, time, channel, value
COMMON_STEM = 0.6  # share of the numeric columns that makes a stem the name of the time points


@dataclass(frozen=True)
class Roles:
    id: str
    sensitive: tuple[str, ...]  # declared, never guessed
    time: tuple[str, ...]
    value: str
    other: tuple[str, ...]  # neither published nor needed
    person: str = ""  # declared, never guessed
    channel: str = ""  # of a long file


def guess_roles(
    names: Sequence[str],
    rows: Sequence[Sequence[str]],
    numeric: frozenset[str],
    declared: Columns,
    layout: str,
) -> Roles:
    """Roles for every column; an InputError for a declared name that is not there, or is there twice."""
    _refuse_unknown(names, declared)
    if declared.channel and layout != "long":
        raise InputError(
            "the role Channel is of the long layout: a row a measurement",
            remedies=(Remedy("Read it as long", {"layout": "long"}),),
        )
    cells = {name: [row[position].strip() for row in rows] for position, name in enumerate(names)}
    numeric = numeric | {name for name, column in cells.items() if _mostly_numbers(column)}
    guess = _guess_long if layout == "long" else _guess_wide
    left = tuple(name for name in names if name != declared.person)
    return replace(guess(left, cells, numeric, declared), person=declared.person)


def _refuse_unknown(names: Sequence[str], declared: Columns) -> None:
    wanted = [*([declared.id] if declared.id else []), *declared.sensitive, *declared.time]
    wanted += [name for name in (declared.value, declared.person, declared.channel) if name]
    here = set(names)
    for name in wanted:
        if name not in here:
            known = ", ".join(names[:12]) + (" …" if len(names) > 12 else "")
            raise InputError(
                text("there is no column {name}", name=f"{name!r}"),
                hint=text("the file has {known}", known=known),
            )
    twice = [name for name, count in Counter(wanted).items() if count > 1]
    if twice:
        raise InputError(
            text("column {twice} has two roles", twice=twice[0]), hint="give each column one role"
        )


def _guess_wide(names: tuple[str, ...], cells: Cells, numeric: frozenset[str], declared: Columns) -> Roles:
    taken = {*declared.sensitive, *declared.time}
    id_ = (
        _identifier([n for n in names if n not in taken], cells, numeric)
        if declared.id is None
        else declared.id
    )
    left = [n for n in names if n not in taken and n != id_]
    time = declared.time or _time_points([n for n in left if n in numeric and not _NAMED_OTHERWISE.search(n)])
    series = set(time)  # a file may have a hundred thousand of them
    return Roles(id_, declared.sensitive, tuple(time), "", tuple(n for n in left if n not in series))


def _guess_long(names: tuple[str, ...], cells: Cells, numeric: frozenset[str], declared: Columns) -> Roles:
    left = [n for n in names if n not in declared.sensitive]

    def pick(given: str | None, fits: Callable[[str], object]) -> str:
        chosen = given or next((n for n in left if fits(n)), "")
        if chosen in left:
            left.remove(chosen)
        return chosen

    given = [declared.id, *declared.time, declared.value]
    left = [n for n in left if n not in given]
    channel = (
        pick(None, _NAMED_CHANNEL.fullmatch)
        if declared.channel is None and len(names) >= LEAST_WITH_CHANNEL
        else pick(declared.channel, lambda n: False)
    )
    id_ = pick(declared.id, lambda n: _NAMED_ID.search(n)) or pick(None, lambda n: n not in numeric)
    time = pick(declared.time[0] if declared.time else None, lambda n: _NAMED_TIME.search(n))
    time = time or pick(None, lambda n: n not in numeric) or pick(None, lambda n: True)
    value = pick(declared.value, lambda n: n in numeric and _NAMED_VALUE.search(n))
    value = value or pick(None, lambda n: n in numeric)
    return Roles(id_, declared.sensitive, (time,) if time else (), value, tuple(left), channel=channel)


def _mostly_numbers(column: Sequence[str]) -> bool:
    filled = [cell for cell in column if cell]
    return sum(bool(_LIKE_A_NUMBER.fullmatch(cell)) for cell in filled) > MOSTLY * len(filled)


def _identifier(names: Sequence[str], cells: Cells, numeric: frozenset[str]) -> str:
    for position, name in enumerate(names):
        values = cells[name]
        if len(values) < 2 or len(set(values)) < len(values):
            continue
        if name not in numeric:
            return name
        whole = all(re.fullmatch(r"\d+", value) for value in values)
        if whole and (_NAMED_ID.search(name) or (position == 0 and _counts_on(values))):
            return name
    return ""


def _counts_on(values: Sequence[str]) -> bool:
    return all(int(b) - int(a) == 1 for a, b in pairwise(values))


def _time_points(names: Sequence[str]) -> tuple[str, ...]:
    """All of them, or those with the common stem."""
    if not names:
        return ()
    stem, count = Counter(_stem(n) for n in names).most_common(1)[0]
    if count >= 2 and count >= COMMON_STEM * len(names):
        return tuple(n for n in names if _stem(n) == stem)
    return tuple(names)


def _stem(name: str) -> str:
    return re.split(r"\d", name, maxsplit=1)[0].strip().lower()
