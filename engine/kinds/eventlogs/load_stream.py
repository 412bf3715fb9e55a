"""A text table of events as a log, however large it is: read a block at a time and counted part by part.

Every cell becomes a number as it is read (`event_columns`): case, activity, transition and person of an event
each take four bytes, its time eight, beyond some size in a nameless file. Then events are put together by
their cases, in the order in which cases come up: a million events of whole cases at once become variants
(`assemble`) and are let go of. Rows of a case may stand anywhere, in any order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from engine.core import mapped
from engine.core.number_format import grouped
from engine.core.progress import Progress
from engine.core.text import text
from engine.io.csv_columns import Sink
from engine.io.csv_dialect import Layout, header_only, layout_of, sniff
from engine.io.csv_read import read_into
from engine.io.formula_escape import unescape_ours
from engine.io.input_file import format_of
from engine.io.memory_limit import refuse_beyond_memory
from engine.io.read_errors import through_the_door
from engine.kinds.eventlogs.assemble import Assembly, Events, ReadLog, in_memory
from engine.kinds.eventlogs.event_columns import Room, Texts, Times
from engine.kinds.eventlogs.load_events import Owners, empty_cell, require_roles, with_columns
from engine.kinds.eventlogs.params import Columns, Reading

AT_ONCE = 1 << 20  # events


def streams(path: Path, reading: Reading) -> bool:
    """Whether nothing is asked for that needs all of the table: attributes are found by their places in it,
    and cleaning counts what it changes in all columns."""
    plain = reading.tidy == reading.units == "as_is" and not reading.ranges
    return plain and not reading.attributes and format_of(path) == "delimited"


@through_the_door("table")
def read_stream(
    path: Path,
    reading: Reading,
    guess: Callable[[Sequence[str]], Columns],
    progress: Progress,
    machine: int | None = None,
    at_once: int = AT_ONCE,
) -> ReadLog | None:
    """The log of a file that `streams`, or None where it is none of events or is to be held after all.

    `guess` tells the roles of columns by their names; `machine` is how much memory there is, where that is
    not what this machine has.
    """
    decided = sniff(path, reading)
    layout = layout_of(path, decided)
    if len(layout.names) < 2:
        return None
    chosen = guess(layout.names)
    texts = {chosen.case, chosen.activity, chosen.lifecycle_column, chosen.person}
    if (chosen.variant and not chosen.case) or chosen.timestamp in texts - {"", None}:
        return None
    if layout.padded and layout.names[-1] in {*texts, chosen.timestamp}:
        return None  # it is there only if a cell of it holds something
    require_roles(path, layout.names, chosen)
    return _Stream(path, decided, layout, chosen, machine).log(at_once, progress)


class _Filled:
    """Whether any cell of a column holds something."""

    cell = 0
    expected = None

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        self.any = False

    def numbers(self, cells: pa.Array) -> None:
        return None

    def add(self, cells: pa.Array, made: None) -> None:
        self.any = self.any or cells.null_count < len(cells)


@dataclass(frozen=True, eq=False)
class _Codes:
    """A column of texts by numbers: what was met as `raw` is number `place[raw]`."""

    raw: NDArray[np.int32]
    place: NDArray[np.int32]
    names: pa.Array
    kind: str

    def __getitem__(self, rows: Any) -> NDArray[np.int32]:
        return self.place[self.raw[rows]]

    def in_pieces(self) -> Iterator[tuple[int, NDArray[np.int32]]]:
        """Where some rows begin, and their numbers."""
        for start in range(0, len(self.raw), AT_ONCE):
            yield start, self[start : start + AT_ONCE]

    def first_empty(self) -> int | None:
        if (self.place[:-1] >= 0).all() and not any((piece < 0).any() for _, piece in self.in_pieces()):
            return None
        empty = (start + np.flatnonzero(piece < 0) for start, piece in self.in_pieces())
        return next((int(rows[0]) for rows in empty if rows.size), None)


class _Stream:
    """The columns of a file on their way into a log."""

    def __init__(
        self, path: Path, reading: Reading, layout: Layout, chosen: Columns, machine: int | None
    ) -> None:
        self._path, self._reading, self._layout, self._chosen = path, reading, layout, chosen
        self._machine, self._room = machine, Room(path, machine)

    def log(self, at_once: int, progress: Progress) -> ReadLog:
        path, chosen = self._path, self._chosen
        texts, time, names = self._read(progress)
        assert chosen.case and chosen.activity
        case, activity = texts[chosen.case], texts[chosen.activity]
        for column, name, role in ((case, chosen.case, "case"), (activity, chosen.activity, "activity")):
            self._refuse_empty(column, name, role)
        if chosen.timestamp and time is not None:
            time = self._settled(time, progress)
        people = self._people(case, texts[chosen.person]) if chosen.person else None
        transition = texts[chosen.lifecycle_column] if chosen.lifecycle_column else None
        activities = unescape_ours(activity.names.to_pylist())
        transitions = transition.names.to_pylist() if transition else ()
        types = {name: column.kind for name, column in texts.items()}
        types[chosen.timestamp or ""] = time.type if time else ""
        columns: list[Any] = [case, activity, *([transition] if transition else ())]
        columns += [time.times()] if time else []
        clock, has_times, has_transitions = bool(time and time.clock), bool(time), bool(transition)
        case_names, cases = case.names, len(case.names)
        assembly, done = Assembly(self._reading.lifecycle, self._reading.classifier, path.name), 0
        del texts, time, case, activity, transition  # until their events are brought together
        for first, size, part in _in_parts(columns, cases, at_once):
            assembly.add(
                Events(
                    case=part[0] - np.int32(first),
                    activity=part[1],
                    activities=activities,
                    cases=size,
                    time=part[-1] if has_times else None,
                    lifecycle=part[2] if has_transitions else None,
                    lifecycles=transitions,
                    person=None if people is None else people[first : first + size],
                    clock=clock,
                )
            )
            done += size
            refuse_beyond_memory(path, self._room.held + assembly.held, self._machine)
            words = text("{value} {value:case|cases} read", value=grouped(done))
            progress.report(0.8 + 0.2 * done / cases, words)
        log, keys = assembly.log()
        log = with_columns(log, names, self._reading, chosen)
        return ReadLog(log, keys, case_names.to_pylist, tuple((name, types.get(name, "")) for name in names))

    def _read(self, progress: Progress) -> tuple[Mapping[str, _Codes], Times | None, Sequence[str]]:
        """The columns of the roles, and the names of all that there are."""
        chosen, layout, reading = self._chosen, self._layout, self._reading
        roles = (chosen.case, chosen.activity, chosen.lifecycle_column, chosen.person)
        texts = {name: Texts(reading, self._room) for name in roles if name}
        time, last = Times(reading) if chosen.timestamp else None, _Filled()
        columns: dict[str, Sink] = {**texts}
        if chosen.timestamp and time:
            columns[chosen.timestamp] = time
        if layout.padded:
            columns[layout.names[-1]] = last
        read_into(self._path, reading, layout, columns, progress.part("Reading", 0.8))
        raw = {name: column.codes() for name, column in texts.items()}
        if not len(next(iter(raw.values()))):
            raise header_only(self._path, reading)
        known = {name: _Codes(raw[name], *column.settle()) for name, column in texts.items()}
        return known, time, layout.names[:-1] if layout.padded and not last.any else layout.names

    def _settled(self, time: Times, progress: Progress) -> Times:
        """The times as they are meant, by reading them once more where they were taken for something else."""
        name = self._chosen.timestamp or ""
        while (other := time.settle(self._path.name, name)) is not None:
            time = other
            columns: dict[str, Sink] = {name: time}
            read_into(
                self._path, self._reading, self._layout, columns, progress.part("Reading texts again", 0.8)
            )
        return time

    def _refuse_empty(self, column: _Codes, name: str, role: str) -> None:
        row = column.first_empty()
        if row is not None:
            raise empty_cell(self._path, row, name, role)

    def _people(self, case: _Codes, person: _Codes) -> Sequence[str]:
        self._refuse_empty(person, self._chosen.person, "person")
        owners = Owners(self._path, self._chosen.person, person.names.to_pylist(), len(case.names))
        for start, some in case.in_pieces():
            owners.add(some, person[start : start + AT_ONCE])
        people = owners.people()
        self._room.take(8 * len(people))
        return people


def _in_parts(columns: list[Any], cases: int, at_once: int) -> Iterator[tuple[int, int, list[NDArray[Any]]]]:
    """The events of some whole cases after another, those of a case in the order of the file: the first of
    the cases, how many there are, and the columns. The first column is that of the cases."""
    sizes = np.zeros(cases, np.int64)
    for _, case in columns[0].in_pieces():
        counts = np.bincount(case - case.min())
        sizes[case.min() : case.min() + len(counts)] += counts
    cut = (np.cumsum(sizes) - 1) // at_once
    firsts = np.flatnonzero(np.diff(cut, prepend=-1))
    part = np.repeat(np.arange(len(firsts), dtype=np.int32), np.diff(firsts, append=cases))
    begins = np.cumsum([0, *np.add.reduceat(sizes, firsts).tolist()])
    if not _together(columns[0], part):
        columns[:] = _brought_together(columns, part, begins)
    ends = np.append(firsts, cases)[1:]
    for at, (first, end) in enumerate(zip(firsts.tolist(), ends.tolist(), strict=True)):
        yield first, end - first, [column[begins[at] : begins[at + 1]] for column in columns]


def _together(case: _Codes, part: NDArray[np.int32]) -> bool:
    """Whether the events of a part follow each other already."""
    before = 0
    for _, some in case.in_pieces():
        own = part[some]
        if own[0] < before or (own[1:] < own[:-1]).any():
            return False
        before = own[-1]
    return True


def _brought_together(
    columns: Sequence[Any], part: NDArray[np.int32], begins: NDArray[np.int64]
) -> list[NDArray[Any]]:
    """All columns with the events of a part after those of the one before, else in the order of the file."""
    moved = [_room_for(int(begins[-1]), column[:0].dtype) for column in columns]
    filled = begins[:-1].copy()
    for start, case in columns[0].in_pieces():
        own = part[case]
        order, counts = np.argsort(own, kind="stable"), np.bincount(own, minlength=len(filled))
        ends = np.cumsum(counts)
        for source, target in zip(columns, moved, strict=True):
            some = source[start : start + AT_ONCE][order]
            for at in np.flatnonzero(counts).tolist():
                target[filled[at] : filled[at] + counts[at]] = some[ends[at] - counts[at] : ends[at]]
        filled += counts
    return moved


def _room_for(rows: int, kind: np.dtype[Any]) -> NDArray[Any]:
    return np.empty(rows, kind) if rows * kind.itemsize <= in_memory() else mapped.empty(rows, kind)
