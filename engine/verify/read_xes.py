"""A released log read strictly, by parsers of the verifier's own: variants with counts, and their order.

What is read here is written again by the program's own writer and compared byte by byte (`verify`), so
spelling, comments and further attributes cannot carry anything; these parsers say in words what is wrong.
"""

from __future__ import annotations

import csv
import datetime
import itertools
import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple
from xml.parsers import expat

from engine.core.text import text
from engine.verify.formula_escape import unescape
from engine.verify.read_once import once

LONGEST_CELL = 1 << 27
Variant = tuple[str, ...]
Counts = dict[Variant, int]
Times = tuple[int, ...]  # seconds since 1970
MADE_UP = re.compile(r"case [1-9][0-9]*")
MOMENT = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00")


class Broken(Exception):
    """The file is not what a release looks like."""


class Case(NamedTuple):
    name: str
    variant: Variant
    times: Times | None  # None where the file has no column of times
    attributes: tuple[str, ...] = ()  # values of the attributes that were asked for, in their order
    again: int = 0  # so many cases follow that say the same, numbered on


@dataclass(frozen=True)
class Parsed:
    counts: Counts
    in_order: bool  # variants ascending, cases numbered as they stand
    times: tuple[tuple[Variant, Times], ...] | None = None  # of every case; None where the file has none
    attributes: tuple[tuple[Variant, tuple[str, ...]], ...] = ()  # of every case, where some were asked for


def read_file(path: Path, attributes: Sequence[str] = ()) -> Parsed:
    """`attributes`: names of what every case must carry besides, and nothing else."""
    return once((path, *attributes), lambda: _read_file(path, attributes))


def _read_file(path: Path, attributes: Sequence[str]) -> Parsed:
    if path.name == "data.variants.csv":
        if attributes:
            raise Broken("a table of variants cannot hold attributes of cases")
        return _read_variants(path)
    cases = _read_xes(path, attributes) if path.name == "data.xes" else _read_events(path, attributes)
    return _counted(path, cases)


def _counted(path: Path, cases: Iterator[Case]) -> Parsed:
    counts: Counts = {}
    names: set[str] = set()
    times: list[tuple[Variant, Times]] = []
    attributes: list[tuple[Variant, tuple[str, ...]]] = []
    numbered, ascending, before, number = True, True, None, 0
    for case in cases:
        number, alike = number + 1, 1 + case.again
        variant = case.variant
        if case.times is not None:
            times += [(variant, case.times)] * alike
        if case.attributes:
            attributes += [(variant, case.attributes)] * alike
        numbered = numbered and case.name == f"case {number}"
        if not numbered:  # before that no name can have come twice
            names = names or {f"case {earlier}" for earlier in range(1, number)}
            for name in _called(case, path):
                if name in names:
                    raise Broken(
                        text("{name}: two cases are called {name2}", name=path.name, name2=f"{name!r}")
                    )
                names.add(name)
        if not variant:
            raise Broken(text("{name}: a case without activities", name=path.name))
        counts[variant] = counts.get(variant, 0) + alike
        ascending = ascending and (before is None or before <= variant)
        before, number = variant, number + case.again
    timed = path.name == "data.xes" or bool(times)
    return Parsed(counts, numbered and ascending, tuple(times) if timed else None, tuple(attributes))


def _called(case: Case, path: Path) -> Iterator[str]:
    """The names of a case and of those that say the same."""
    _require_made_up(case.name, path)
    yield case.name
    for number in range(1, 1 + case.again):
        yield f"case {int(case.name.removeprefix('case ')) + number}"


@lru_cache(1 << 16)
def moment(written: str) -> int:
    """Seconds since 1970 of a time in the one spelling that a release has."""
    if not MOMENT.fullmatch(written):
        raise ValueError(text("{written} is not a time in UTC", written=f"{written[:40]!r}"))
    return int(datetime.datetime.fromisoformat(written).timestamp())


# ── XES ───────────────────────────────────────────────────────────────────────────────────────

ALLOWED = {
    ("log",),
    ("log", "extension"),
    ("log", "global"),
    ("log", "global", "string"),
    ("log", "global", "date"),
    ("log", "string"),
    ("log", "classifier"),
    ("log", "trace"),
    ("log", "trace", "string"),
    ("log", "trace", "event"),
    ("log", "trace", "event", "string"),
    ("log", "trace", "event", "date"),
}
NAME, TIME, NOTE = "concept:name", "time:timestamp", "sfumato:times"


class _Log:
    """Handlers of an XML parser that let through nothing but names of cases and activities, and times."""

    def __init__(self, path: Path, attributes: Sequence[str] = ()):
        self._path, self._wanted = path, list(attributes)
        self._further: list[tuple[str, str]] = []
        self._stack: list[str] = []
        self._names: list[str] = []
        self._trace: list[str] = []
        self._times: list[int] = []
        self._activities = 0
        self.cases: list[Case] = []
        self.skipped_lines = 0
        # One tuple for each variant, and for equal times, however many cases have them.
        self._known: dict[tuple[str, ...] | Times, tuple] = {}
        self.parser = expat.ParserCreate()
        self.parser.StartElementHandler, self.parser.EndElementHandler = self._start, self._end
        self.parser.CommentHandler = self.parser.ProcessingInstructionHandler = self._refuse
        self.parser.StartDoctypeDeclHandler = self._refuse
        self.parser.CharacterDataHandler = self._text

    def _start(self, tag: str, attributes: dict[str, str]) -> None:
        self._stack.append(tag)
        if tuple(self._stack) not in ALLOWED:
            raise self._wrong(f"<{tag}> does not belong there")
        if tag in ("string", "date"):
            self._check_key(tag, attributes)
        if tag in ("trace", "event") and attributes:
            raise self._wrong(f"<{tag}> carries attributes")
        if tag == "trace":
            self._names, self._trace, self._times, self._further = [], [], [], []
        elif tag == "event":
            self._activities = 0
        elif tag == "string" and self._stack[1] == "trace":
            self._name(attributes["key"], attributes["value"])
        elif tag == "date" and self._stack[1] == "trace":
            self._time(attributes["value"])

    def _check_key(self, tag: str, attributes: dict[str, str]) -> None:
        key = TIME if tag == "date" else NOTE if len(self._stack) == 2 else NAME
        of_case = tag == "string" and self._stack[1:-1] == ["trace"]
        allowed = {key, *(self._wanted if of_case else ())}
        if set(attributes) != {"key", "value"} or attributes["key"] not in allowed:
            raise self._wrong("an attribute that is no name and no time")

    def _name(self, key: str, value: str) -> None:
        if key != NAME:
            self._further.append((key, value))
        elif len(self._stack) == 3:
            self._names.append(value)
        else:
            self._trace.append(value)
            self._activities += 1

    def _time(self, value: str) -> None:
        try:
            self._times.append(moment(value))
        except ValueError as error:
            raise self._wrong(str(error)) from None

    def _end(self, tag: str) -> None:
        self._stack.pop()
        if tag == "event" and self._activities != 1:
            raise self._wrong(text("an event with {activities} names", activities=self._activities))
        if tag == "event" and len(self._times) != len(self._trace):
            raise self._wrong("an event that has not one time")
        if tag == "trace":
            if len(self._names) != 1:
                raise self._wrong(text("a case with {names} names", names=len(self._names)))
            if [key for key, _ in self._further] != self._wanted:
                raise self._wrong("a case has not each attribute that is said to be carried")
            variant, times = tuple(self._trace), tuple(self._times)
            further = tuple(value for _, value in self._further)
            known = self._known.setdefault
            self.cases.append(
                Case(self._names[0], known(variant, variant), known(times, times), known(further, further))
            )

    @property
    def between_cases(self) -> bool:
        return self._stack == ["log"]

    def _refuse(self, *_parts: object) -> None:
        raise Broken(text("{name}: a comment or a document type does not belong there", name=self._path.name))

    def _text(self, characters: str) -> None:
        if characters.strip():
            raise self._wrong("text between the elements")

    def _wrong(self, what: str) -> Broken:
        return Broken(
            text(
                "{name}, line {currentlinenumber}: {what}",
                name=self._path.name,
                currentlinenumber=self.parser.CurrentLineNumber + self.skipped_lines,
                what=what,
            )
        )


OPENED, CLOSED = b'\n\t<trace>\n\t\t<string key="concept:name" value="case ', b"</trace>"
BLOCK, KEPT, ALIKE = 1 << 22, 1 << 16, 1 << 18
DIGITS = 16  # of a number that is counted on


def _read_xes(path: Path, attributes: Sequence[str] = ()) -> Iterator[Case]:
    log = _Log(path, attributes)
    try:
        with path.open("rb") as file:
            yield from _parse(log, iter(lambda: file.read(BLOCK), b""))
    except expat.ExpatError as error:
        raise Broken(
            text(
                "{name}, line {lineno}: {value}",
                name=path.name,
                lineno=error.lineno + log.skipped_lines,
                value=expat.ErrorString(error.code),
            )
        ) from None
    except (OSError, LookupError, ValueError) as error:
        raise Broken(text("{name} cannot be read: {error}", name=path.name, error=error)) from None


def _parse(log: _Log, blocks: Iterator[bytes]) -> Iterator[Case]:
    """Every trace is parsed once: one that follows another whole one, and has all bytes of an earlier one but
    for its number, says the same as that one did."""
    known: dict[bytes, Case] = {}
    data, quiet = b"", False
    for block in blocks:
        data, at = data + block, 0
        while (end := data.find(CLOSED, at)) >= 0:
            number, body = b"", b""
            if data.startswith(OPENED, at):
                number, _, body = data[at + len(OPENED) : end].partition(b'"/>')
            plain = number.isdigit() and not number.startswith(b"0") and len(number) < DIGITS
            like, begun = known.get(body) if quiet and plain else None, at
            at = end + len(CLOSED)
            if like is None:
                log.parser.Parse(data[begun:at], False)
                whole = len(log.cases) == 1 and log.between_cases
                if quiet and whole and plain and len(known) < KEPT:
                    known[body] = log.cases[0]
                quiet = whole
                yield from log.cases
                log.cases.clear()
                continue
            again, begins = _repeated(data, at, int(number), body)
            log.skipped_lines += data.count(b"\n", begun, at) * (1 + again)
            at = begins
            yield like._replace(name=f"case {number.decode()}", again=again)
        if not at:
            log.parser.Parse(data, False)
            at, quiet = len(data), False
        data = data[at:]
    log.parser.Parse(data, True)
    yield from log.cases


def _repeated(data: bytes, at: int, number: int, body: bytes) -> tuple[int, int]:
    """How many cases follow that have the same body and are numbered on, and where another one begins."""
    first, some, between = number, 1, b'"/>' + body + CLOSED + OPENED
    while some:
        numbers = map(b"%d".__mod__, range(number + 1, number + 1 + some))
        wanted = OPENED + between.join(numbers) + between[: -len(OPENED)]
        if data.startswith(wanted, at):
            at, number = at + len(wanted), number + some
            some = min(4 * some, 1 + ALIKE // len(between))
        else:
            some //= 4
    return number - first, at


# ── tables ────────────────────────────────────────────────────────────────────────────────────


def _rows(
    path: Path, head: list[str], further: str = "", attributes: Sequence[str] = ()
) -> Iterator[list[str]]:
    """The rows below the header; `further` is a column that may stand before the attributes at the end."""
    csv.field_size_limit(LONGEST_CELL)
    try:
        with path.open(encoding="utf-8", newline="") as file:
            rows = csv.reader(file, strict=True)
            found = next(rows, [])
            if (further and [unescape(name) for name in found] == [*head, further, *attributes]) or (
                attributes and [unescape(name) for name in found] == [*head, *attributes]
            ):
                head = found
            if found != head:
                raise Broken(
                    text("{name} has the columns {found}, not {head}", name=path.name, found=found, head=head)
                )
            for number, row in enumerate(rows, 2):
                if len(row) != len(head):
                    raise Broken(
                        text(
                            "{name}, row {number}: {row} cells, not {head}",
                            name=path.name,
                            number=number,
                            row=len(row),
                            head=len(head),
                        )
                    )
                yield row
    except (OSError, UnicodeDecodeError, csv.Error) as error:
        raise Broken(text("{name} cannot be read: {error}", name=path.name, error=error)) from None


def _read_events(path: Path, attributes: Sequence[str] = ()) -> Iterator[Case]:
    """Rows of a case stand together: one that comes again is a second case of the same name."""
    rows = _rows(path, ["case", "activity"], "timestamp", attributes)
    for name, own in itertools.groupby(rows, key=lambda row: row[0]):
        cells = list(own)
        first = 2 if len(cells[0]) == 2 + len(attributes) else 3
        further = {tuple(unescape(cell) for cell in row[first:]) for row in cells}
        if len(further) > 1:
            raise Broken(text("{name}: a case with two values of an attribute", name=path.name))
        try:
            times = tuple(moment(row[2]) for row in cells) if first == 3 else None
        except ValueError as error:
            raise Broken(text("{name}: {error}", name=path.name, error=error)) from None
        yield Case(name, tuple(unescape(row[1]) for row in cells), times, further.pop())


def _read_variants(path: Path) -> Parsed:
    counts: Counts = {}
    for cell, count in _rows(path, ["variant", "count"]):
        try:
            names = json.loads(unescape(cell))
        except (ValueError, RecursionError):
            names = None
        if not isinstance(names, list) or not names or not all(isinstance(name, str) for name in names):
            raise Broken(
                text("{name}: {cell} is not a list of activities", name=path.name, cell=f"{cell[:40]!r}")
            )
        if not re.fullmatch(r"[1-9][0-9]{0,17}", count):
            raise Broken(
                text(
                    "{name}: {count} is not a positive number of cases",
                    name=path.name,
                    count=f"{count[:40]!r}",
                )
            )
        if tuple(names) in counts:
            raise Broken(text("{name}: a variant stands there twice", name=path.name))
        counts[tuple(names)] = int(count)
    return Parsed(counts, list(counts) == sorted(counts))


def _require_made_up(name: str, path: Path) -> None:
    if not MADE_UP.fullmatch(name):
        raise Broken(
            text("{name}: {name2} is not a made-up case name", name=path.name, name2=f"{name[:40]!r}")
        )
