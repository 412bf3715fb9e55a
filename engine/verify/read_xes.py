"""A released log read strictly, by parsers of the verifier's own: variants with counts, and their order.

What is read here is written again by the program's own writer and compared byte by byte (`verify`), so
spelling, comments and further attributes cannot carry anything; these parsers say in words what is wrong.
"""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from xml.parsers import expat

from engine.core.text import text
from engine.verify.formula_escape import unescape

LONGEST_CELL = 1 << 27
Variant = tuple[str, ...]
Counts = dict[Variant, int]


class Broken(Exception):
    """The file is not what a release looks like."""


@dataclass(frozen=True)
class Parsed:
    counts: Counts
    in_order: bool  # variants ascending, cases numbered as they stand


def read_file(path: Path) -> Parsed:
    if path.name == "data.variants.csv":
        return _read_variants(path)
    cases = _read_xes(path) if path.name == "data.xes" else _read_events(path)
    return _counted(path, cases)


def _counted(path: Path, cases: Iterator[tuple[str, Variant]]) -> Parsed:
    counts: Counts = {}
    names: set[str] = set()
    in_order, before = True, None
    for number, (name, variant) in enumerate(cases, 1):
        _require_made_up(name, path)
        if name in names:
            raise Broken(text("{name}: two cases are called {name2}", name=path.name, name2=f"{name!r}"))
        if not variant:
            raise Broken(text("{name}: a case without activities", name=path.name))
        names.add(name)
        counts[variant] = counts.get(variant, 0) + 1
        in_order = (
            in_order
            and name == text("case {number}", number=number)
            and (before is None or before <= variant)
        )
        before = variant
    return Parsed(counts, in_order)


# ── XES ───────────────────────────────────────────────────────────────────────────────────────

ALLOWED = {
    ("log",),
    ("log", "extension"),
    ("log", "global"),
    ("log", "global", "string"),
    ("log", "classifier"),
    ("log", "trace"),
    ("log", "trace", "string"),
    ("log", "trace", "event"),
    ("log", "trace", "event", "string"),
}


class _Log:
    """Handlers of an XML parser that let through nothing but names of cases and activities."""

    def __init__(self, path: Path):
        self._path = path
        self._stack: list[str] = []
        self._names: list[str] = []
        self._trace: list[str] = []
        self._activities = 0
        self.cases: list[tuple[str, Variant]] = []
        self._known: dict[Variant, Variant] = {}  # one tuple for each variant, however many cases it has
        self.parser = expat.ParserCreate()
        self.parser.StartElementHandler, self.parser.EndElementHandler = self._start, self._end
        self.parser.CommentHandler = self.parser.ProcessingInstructionHandler = self._refuse
        self.parser.StartDoctypeDeclHandler = self._refuse
        self.parser.CharacterDataHandler = self._text

    def _start(self, tag: str, attributes: dict[str, str]) -> None:
        self._stack.append(tag)
        if tuple(self._stack) not in ALLOWED:
            raise self._wrong(f"<{tag}> does not belong there")
        if tag == "string" and (set(attributes) != {"key", "value"} or attributes["key"] != "concept:name"):
            raise self._wrong("an attribute that is no name")
        if tag in ("trace", "event") and attributes:
            raise self._wrong(f"<{tag}> carries attributes")
        if tag == "trace":
            self._names, self._trace = [], []
        elif tag == "event":
            self._activities = 0
        elif tag == "string" and self._stack[1] == "trace":
            self._name(attributes["value"])

    def _name(self, value: str) -> None:
        if len(self._stack) == 3:
            self._names.append(value)
        else:
            self._trace.append(value)
            self._activities += 1

    def _end(self, tag: str) -> None:
        self._stack.pop()
        if tag == "event" and self._activities != 1:
            raise self._wrong(text("an event with {activities} names", activities=self._activities))
        if tag == "trace":
            if len(self._names) != 1:
                raise self._wrong(text("a case with {names} names", names=len(self._names)))
            variant = tuple(self._trace)
            self.cases.append((self._names[0], self._known.setdefault(variant, variant)))

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
                currentlinenumber=self.parser.CurrentLineNumber,
                what=what,
            )
        )


def _read_xes(path: Path) -> Iterator[tuple[str, Variant]]:
    log = _Log(path)
    try:
        with path.open("rb") as file:
            log.parser.ParseFile(file)
    except expat.ExpatError as error:
        raise Broken(
            text(
                "{name}, line {lineno}: {value}",
                name=path.name,
                lineno=error.lineno,
                value=expat.ErrorString(error.code),
            )
        ) from None
    except (OSError, LookupError, ValueError) as error:
        raise Broken(text("{name} cannot be read: {error}", name=path.name, error=error)) from None
    return iter(log.cases)


# ── tables ────────────────────────────────────────────────────────────────────────────────────


def _rows(path: Path, head: list[str]) -> Iterator[tuple[str, str]]:
    csv.field_size_limit(LONGEST_CELL)
    try:
        with path.open(encoding="utf-8", newline="") as file:
            rows = csv.reader(file, strict=True)
            found = next(rows, [])
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
                yield row[0], row[1]
    except (OSError, UnicodeDecodeError, csv.Error) as error:
        raise Broken(text("{name} cannot be read: {error}", name=path.name, error=error)) from None


def _read_events(path: Path) -> Iterator[tuple[str, Variant]]:
    """Rows of a case stand together: one that comes again is a second case of the same name."""
    name, trace = "", list[str]()
    for case, activity in _rows(path, ["case", "activity"]):
        if case != name and trace:
            yield name, tuple(trace)
            trace = []
        name = case
        trace.append(unescape(activity))
    if trace:
        yield name, tuple(trace)


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
    if not re.fullmatch(r"case [1-9][0-9]*", name):
        raise Broken(
            text("{name}: {name2} is not a made-up case name", name=path.name, name2=f"{name[:40]!r}")
        )
