"""XES event logs: a streaming reader that keeps only what a variant needs.

Two parsers take turns. `xes_fast` reads runs of ordinary traces at memory speed; expat (strict, no
entities, line numbers) reads the header and every run the scanner declines. Expat is handed the file
without the runs that the scanner has accepted: each of those is a whole number of well-formed <trace>
elements, so leaving them out changes neither well-formedness nor meaning. The scanner is only asked
where expat has just closed a <trace> directly under <log> at the last byte it was given, so a run can
never begin inside a comment or a CDATA section.

Safety: a document type declaration (the door of entity bombs and external entities) is refused, and so
is a gzip stream that unpacks to hundreds of times its size.
"""

from __future__ import annotations

import os
from array import array
from bisect import bisect_left
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any
from xml.parsers import expat

import numpy as np

from engine.core.errors import InputError
from engine.core.number_format import grouped
from engine.core.progress import Progress
from engine.core.text import text
from engine.io.gzip_blocks import BLOCK, unpacked
from engine.io.memory_limit import refuse_beyond_memory
from engine.io.read_errors import through_the_door
from engine.io.xes_time import MISSING, one_microseconds

if TYPE_CHECKING:
    from engine.io.xes_fast import Scanned

EVENT = 20  # bytes in memory
AT_ONCE = 1 << 20  # events that are handed on together
AHEAD = 4  # runs that wait for the one before
NAME, TRANSITION, TIME = "concept:name", "lifecycle:transition", "time:timestamp"


@dataclass(frozen=True)
class XesEvents:
    """All events of the traces, in file order, as columns of codes."""

    case: np.ndarray  # index of the trace, per event
    activity: np.ndarray  # code into `activities`
    lifecycle: np.ndarray  # code into `lifecycles`, -1 where there is none
    time: np.ndarray  # microseconds since 1970 UTC, MISSING where there is none
    activities: tuple[str, ...]
    lifecycles: tuple[str, ...]
    cases: int
    person: tuple[str, ...] | None  # per trace, where a key was asked for
    bytes_read: int
    keys: tuple[str, ...] = ()  # of all attributes of log, cases and events, sorted
    of_cases: Mapping[str, Mapping[int, str]] = field(default_factory=dict)  # asked keys: trace → value
    of_events: Mapping[str, Mapping[int, str]] = field(default_factory=dict)  # asked keys: event → value


@through_the_door("event log")
def read_xes(
    path: Path,
    person: str = "",
    progress: Progress | None = None,
    fast: bool = True,
    block: int = BLOCK,
    of_cases: Sequence[str] = (),
    of_events: Sequence[str] = (),
    machine: int | None = None,
    take: Callable[[XesEvents], int] | None = None,
    at_once: int = AT_ONCE,
) -> XesEvents:
    """The events of an .xes or .xes.gz file; `person` is the trace attribute that says whose case it is.

    `of_cases` and `of_events` are keys of further attributes that are kept, of traces and of events;
    `machine` is how much memory there is, where that is not what this machine has. `take` is given the
    events of whole cases, some at once, and says how many bytes it keeps of all so far: what is returned
    are the last of them.
    """
    progress = progress or Progress()
    size, kept = max(1, path.stat().st_size), 0
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        reader = _Reader(path, person, pool if fast else None, of_cases, of_events)
        for piece, consumed in _blocks(path, block, reader):
            reader.feed(piece)
            if take and len(reader.log.case) >= at_once:
                kept = take(reader.part())
            needed = kept if take else EVENT * len(reader.log.case)
            refuse_beyond_memory(path, needed * size / min(size, consumed), machine)
            progress.report(
                min(1.0, consumed / size),
                text("{value} {value:case|cases} read", value=grouped(reader.log.cases)),
            )
        return reader.finish()


def _blocks(path: Path, size: int, reader: _Reader) -> Iterator[tuple[bytes, int]]:
    try:
        yield from unpacked(path, size)
    except InputError:
        reader.drain()  # what is wrong further up is told first
        raise


def _scan(run: bytes, event_keys: Sequence[bytes], trace_keys: Sequence[bytes]) -> Scanned | None:
    """None, too, where an asked key is written in another way than it is looked for, as `it&apos;s`."""
    from engine.io.xes_fast import scan  # a compiled loop: not for a small file

    found, asked = scan(run, event_keys, trace_keys), {*event_keys, *trace_keys}
    others = () if found is None else found.keys - asked
    return None if set(map(_unescape, others)) & set(map(_unescape, asked)) else found


class _Columns:
    """The growing columns both parsers write to."""

    def __init__(self, of_cases: Sequence[str] = (), of_events: Sequence[str] = ()) -> None:
        self.of_cases: dict[str, dict[int, str]] = {key: {} for key in of_cases}
        self.of_events: dict[str, dict[int, str]] = {key: {} for key in of_events}
        self.case, self.activity, self.lifecycle = array("i"), array("i"), array("i")
        self.time = array("q")
        self.activities: dict[str, int] = {}
        self.lifecycles: dict[str, int] = {}
        self.person: list[str] = []
        self.keys: set[str] = set()
        self.raw_keys: set[bytes] = set()
        self.cases = self.handed = 0

    def add_event(self, activity: str, lifecycle: str | None, time: int) -> None:
        self.case.append(self.cases)
        self.activity.append(self.activities.setdefault(activity, len(self.activities)))
        code = -1 if lifecycle is None else self.lifecycles.setdefault(lifecycle, len(self.lifecycles))
        self.lifecycle.append(code)
        self.time.append(time)

    def add_scanned(self, found: Scanned) -> None:
        """Take over a scanned run."""
        for asked, values, offset in (
            (self.of_cases, found.of_traces[1:], self.cases),
            (self.of_events, found.of_events, len(self.case)),
        ):
            for known, (those, raw) in zip(asked.values(), values, strict=True):
                spelled = {one: _unescape(one) for one in set(raw)}
                known.update(zip((those + offset).tolist(), map(spelled.__getitem__, raw), strict=True))
        names = self._codes(found, found.activities, self.activities)
        lives = self._codes(found, found.lifecycles, self.lifecycles)
        self.case.frombytes((found.trace_of_event + np.int32(self.cases)).tobytes())
        self.activity.frombytes(names[found.activity].tobytes())
        self.lifecycle.frombytes(lives[found.lifecycle].tobytes())
        self.time.frombytes(found.time.tobytes())
        people = [""] * found.traces
        for owner, value in zip(*found.of_traces[0], strict=True):
            people[owner] = _unescape(value)
        self.person += people
        self.raw_keys |= found.keys
        self.cases += found.traces

    def part(self) -> tuple[int, list[array[int]]]:
        """How many cases are whole and were not handed on yet, and the columns of their events."""
        whole, cases = bisect_left(self.case, self.cases), self.cases - self.handed
        columns = [column[:whole] for column in (self.case, self.activity, self.lifecycle, self.time)]
        for column in (self.case, self.activity, self.lifecycle, self.time):
            del column[:whole]
        self.handed = self.cases
        return cases, columns

    @staticmethod
    def _codes(found: Scanned, those: list[int], names: dict[str, int]) -> np.ndarray:
        """Our number of each of those texts; in the order of the file, and -1 behind the last for none."""
        codes = np.full(len(found.texts) + 1, -1, np.int32)
        for code in those:
            codes[code] = names.setdefault(_unescape(found.texts[code]), len(names))
        return codes


class _Reader:
    """Cuts the stream at the last </trace> of each block and decides who parses what.

    What a scan finds depends on nothing but its bytes: some runs are scanned ahead, side by side. Whether it
    is taken is decided in the order of the file.
    """

    def __init__(
        self,
        path: Path,
        person: str,
        pool: Executor | None,
        of_cases: Sequence[str] = (),
        of_events: Sequence[str] = (),
    ):
        self.log = _Columns(of_cases, of_events)
        self.strict = StrictParser(path, person, self.log)
        self.keys = list(map(_escape, of_events)), [_escape(person), *map(_escape, of_cases)]
        self.pool, self.rest, self.total = pool, b"", 0
        self.waiting: deque[tuple[bytes, Future[Scanned | None] | None]] = deque()

    def feed(self, block: bytes) -> None:
        cut = block.rfind(b"</trace>") + 8 if self.pool else 0
        run, self.rest = (self.rest + block[:cut], block[cut:]) if cut > 7 else (self.rest + block, b"")
        # The first run holds the header. Most files are no longer, and need no compiled scanner.
        ahead = self.pool.submit(_scan, run, *self.keys) if self.pool and cut > 7 and self.total else None
        self.total += len(block)
        self.waiting.append((run, ahead))
        while len(self.waiting) > AHEAD:
            self._take()

    def _take(self) -> None:
        run, ahead = self.waiting.popleft()
        found = ahead.result() if ahead and self.strict.quiet else None
        if found is None:
            self.strict.feed(run)
        else:
            self.log.add_scanned(found)
            self.strict.skipped_lines += found.lines

    def drain(self) -> None:
        while self.waiting:
            self._take()

    def finish(self) -> XesEvents:
        self.drain()
        self.strict.feed(self.rest, last=True)
        return self.part()

    def part(self) -> XesEvents:
        """The cases that are whole by now, numbered from 0: they are let go of here."""
        log = self.log
        cases, columns = log.part()
        people = tuple(log.person)
        log.person.clear()
        return XesEvents(
            case=np.frombuffer(columns[0], np.int32) - np.int32(log.cases - cases),
            activity=np.frombuffer(columns[1], np.int32),
            lifecycle=np.frombuffer(columns[2], np.int32),
            time=np.frombuffer(columns[3], np.int64),
            activities=tuple(log.activities),
            lifecycles=tuple(log.lifecycles),
            cases=cases,
            person=people if self.strict.person else None,
            bytes_read=self.total,
            keys=tuple(sorted(log.keys | {_unescape(key) for key in log.raw_keys})),
            of_cases=log.of_cases,
            of_events=log.of_events,
        )


class StrictParser:
    """expat with the few handlers that a log needs; anything that is not in a trace is ignored."""

    def __init__(self, path: Path, person: str, log: _Columns):
        self.path, self.person, self.log = path, person, log
        self.skipped_lines, self.quiet = 0, False
        self._fed, self._depth, self._plain = 0, 0, True
        self._parents: list[str] = []
        self._event: dict[str, str] = {}
        self._who = ""
        parser = expat.ParserCreate()
        parser.buffer_text = True
        parser.StartElementHandler = self._start
        parser.EndElementHandler = self._end
        parser.XmlDeclHandler = self._declaration
        parser.StartDoctypeDeclHandler = self._refuse_doctype
        self._parser = parser

    def feed(self, data: bytes, last: bool = False) -> None:
        self._fed += len(data)
        self.quiet = False
        try:
            self._parser.Parse(data, last)
        except expat.ExpatError as error:
            reason = expat.ErrorString(error.code)
            line = error.lineno + self.skipped_lines
            hint = "the file breaks off or is damaged; export it again from where it comes from"
            raise InputError(
                text(
                    "{name}, line {line}, column {offset}: {reason}",
                    name=self.path.name,
                    line=line,
                    offset=error.offset + 1,
                    reason=reason,
                ),
                hint,
            ) from None

    @property
    def line(self) -> int:
        return self._parser.CurrentLineNumber + self.skipped_lines

    def _declaration(self, _version: str, encoding: str | None, _standalone: int) -> None:
        self._plain = encoding is None or encoding.upper() == "UTF-8"

    def _refuse_doctype(self, *_parts: Any) -> None:
        raise InputError(
            text(
                "{name}, line {line}: the file declares a document type (DOCTYPE)",
                name=self.path.name,
                line=self.line,
            ),
            hint="XES needs none, and it can hide an entity bomb; remove the declaration",
        )

    def _start(self, tag: str, attributes: dict[str, str]) -> None:
        name = tag.rpartition(":")[2]
        depth, parents = self._depth, self._parents
        # What is nested in an attribute of the log (statistics by the thousand) goes with that attribute.
        if "key" in attributes and (depth == 1 or parents[1:2] == ["trace"]):
            self.log.keys.add(attributes["key"])
        if depth == 0 and name != "log":
            raise InputError(
                f"{self.path.name}: the outermost element is <{tag}>, an XES file begins with <log>",
                hint="open the log that was exported as XES, or a CSV or Parquet table of its events",
            )
        if depth == 3 and parents[2] == "event" and parents[1] == "trace":
            if "key" in attributes and "value" in attributes:
                self._event[attributes["key"]] = attributes["value"]
        elif depth == 2 and parents[1] == "trace":
            if name == "event":
                self._event = {}
            else:
                self._of_case(attributes.get("key", ""), attributes.get("value", ""))
        parents.append(name)
        self._depth = depth + 1

    def _of_case(self, key: str, value: str) -> None:
        if self.person and key == self.person:
            self._who = value
        if key in self.log.of_cases:
            self.log.of_cases[key][self.log.cases] = value

    def _end(self, tag: str) -> None:
        self._depth -= 1
        name, depth = self._parents.pop(), self._depth
        if depth == 2 and name == "event" and self._parents[1] == "trace":
            self._close_event()
        elif depth == 1 and name == "trace":
            self.log.person.append(self._who)
            self.log.cases += 1
            self._who = ""
            self.quiet = self._plain and self._parser.CurrentByteIndex + 8 == self._fed

    def _close_event(self) -> None:
        activity = self._event.get(NAME)
        if activity is None:
            raise InputError(
                text(
                    "{name}, line {line}: an event has no {name_2} (case {cases})",
                    name=self.path.name,
                    line=self.line,
                    name_2=NAME,
                    cases=self.log.cases + 1,
                ),
                hint="every event needs an activity name; repair the export",
            )
        stamp = self._event.get(TIME)
        time = MISSING
        if stamp is not None:
            try:
                time = one_microseconds(stamp)
            except ValueError:
                raise InputError(
                    text(
                        "{name}, line {line}: {stamp} is not a date and time",
                        name=self.path.name,
                        line=self.line,
                        stamp=f"{stamp!r}",
                    ),
                    hint="XES writes 2024-05-31T08:15:00.000+02:00",
                ) from None
        for key, known in self.log.of_events.items():
            if key in self._event:
                known[len(self.log.case)] = self._event[key]
        self.log.add_event(activity, self._event.get(TRANSITION), time)


def _escape(key: str) -> bytes:
    """A key as the canonical shape writes it."""
    replaced = key.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")
    return replaced.encode()


def _unescape(raw: bytes) -> str:
    """The text of a scanned value: line breaks and tabs become spaces, as XML normalises attributes."""
    text = raw.decode("utf-8").replace("\r\n", " ").translate(NORMALISED)
    if "&" in text:
        for entity, character in ENTITIES:
            text = text.replace(entity, character)
    return text


NORMALISED = str.maketrans("\t\n\r", "   ")
# &amp; last: what it yields must not be read again.
ENTITIES = (("&lt;", "<"), ("&gt;", ">"), ("&quot;", '"'), ("&apos;", "'"), ("&amp;", "&"))
