"""A log whose cases lie in several files: every worker counts the variants of its part, counts are summed.

What comes back of a part is its variants with counts, for every case the number of its variant, the person's
key where one was named, and 64 bits of a hash of the name of the case: by these a case whose events lie in
two parts is found and refused, because counted twice it would be protected half. Every trace of an XES file
is a case of its own, as in one file. Times decide the order of the events on the worker, and stay there.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from engine.core.distributed import HERE, NotInPieces, is_column, map_parts, require
from engine.core.distributed_worker import Part, Piece
from engine.core.errors import InputError, ParameterError
from engine.core.number_format import grouped
from engine.core.progress import Progress
from engine.core.text import text
from engine.io.csv_dialect import layout_of, sniff
from engine.io.csv_pieces import Pieces, pieces_of
from engine.io.table_parts import part_reading, refuse_other_columns
from engine.kinds.eventlogs.assemble import ReadLog
from engine.kinds.eventlogs.data import EventLog, Variant
from engine.kinds.eventlogs.params import Columns, Reading
from engine.kinds.eventlogs.timestamps import BY_PART

SUMS = ("Cases", "Events")  # facts that are counted; the others are of the whole log
ReadFile = Callable[[Path, Reading, Columns, Progress], ReadLog]  # one file, on whichever machine


@dataclass(frozen=True)
class LogPart:
    """What a worker tells of its part."""

    log: EventLog  # without times
    people: tuple[str, ...] | None  # by the codes of the log
    cases: NDArray[np.uint64] | None  # hashed names; None: every trace is a case of its own
    types: tuple[tuple[str, str], ...]  # of the columns of a table


def load_parts(
    paths: Sequence[Path],
    xes: bool,
    reading: Reading,
    columns: Columns,
    read: ReadFile,
    roles: Callable[[Sequence[str], Columns], Columns],
    progress: Progress,
) -> EventLog:
    """The log of all parts, the same as of one file with all of their cases one after another."""
    if reading.attributes:
        raise ParameterError(
            "attributes of cases are carried out of one file only",
            hint="leave them out, or read the log without a scheduler",
            name="attributes",
        )
    if reading.tidy == "fold":
        raise ParameterError(
            "which spelling is the commonest is not known part by part",
            hint="trim the values, or recode the activities",
            name="tidy",
        )
    alike = replace(reading, scheduler="") if xes else part_reading(paths, reading)
    if alike.dates == "auto":
        alike = replace(alike, dates=BY_PART)
    counting = partial(count_part, read=read, columns=columns)
    progress = progress.part("Counting cases by part", 0.9)
    cut = None if xes else _cut(paths, alike, reading.scheduler, columns, roles)
    if cut is not None:
        function = cut.reader(partial(counting, reading=cut.reading))
        with suppress(NotInPieces):
            parts = _counted(reading.scheduler, function, cut.pieces, progress)
            _refuse_pieces(cut.pieces, parts)
            return _sum(cut.pieces, parts)
    parts = _counted(reading.scheduler, partial(counting, reading=alike), paths, progress)
    _refuse_unlike(paths, parts)
    _refuse_split_cases(paths, parts)
    return _sum(paths, parts)


def _cut(
    paths: Sequence[Path],
    reading: Reading,
    scheduler: str,
    columns: Columns,
    roles: Callable[[Sequence[str], Columns], Columns],
) -> Pieces | None:
    """One large table of events in pieces that share no case, for workers."""
    if len(paths) != 1 or scheduler == HERE:
        return None
    with suppress(InputError):  # who reads it whole says what is wrong
        reading = sniff(paths[0], reading)
        case = roles(layout_of(paths[0], reading).names, columns).case
        return pieces_of(paths[0], reading, case) if case else None
    return None


def _counted(
    address: str, counting: Callable[[Path], LogPart], given: Sequence[Part], progress: Progress
) -> list[LogPart]:
    parts = map_parts(address, counting, given, progress)
    for one, part in zip(given, parts, strict=True):
        require(one.name, fits, part)
    return parts


# ── on the worker ─────────────────────────────────────────────────────────────────────────────


def count_part(path: Path, read: ReadFile, reading: Reading, columns: Columns) -> LogPart:
    found = read(path, reading, columns, Progress())
    log = replace(found.log, times=None, times_elsewhere=found.log.times is not None)
    return LogPart(log, found.people, None if found.cases is None else _hashed(found.cases()), found.types)


def _hashed(names: Sequence[str]) -> NDArray[np.uint64]:
    digests = b"".join(hashlib.blake2b(name.encode(), digest_size=8).digest() for name in names)
    return np.frombuffer(digests, np.uint64)


# ── back here ─────────────────────────────────────────────────────────────────────────────────


def fits(part: LogPart) -> bool:
    """Whether counts, cases and people tell of one log. Whose log it is, the verifier finds."""
    log, cases = part.log, len(part.log.variant_of_case)
    people = log.person_of_case
    return (
        all(isinstance(name, str) for variant in log.variants for name in variant)
        and all(variant and isinstance(variant, tuple) for variant in log.variants)
        and is_column(log.counts, len(log.variants), np.int64)
        and is_column(log.variant_of_case, cases, np.int32)
        and np.array_equal(np.bincount(log.variant_of_case, minlength=len(log.variants)), log.counts)
        and log.times is None
        and (part.cases is None or is_column(part.cases, cases, np.uint64))
        and (people is None) == (part.people is None)
        and (people is None or is_column(people, cases, np.int32))
        and np.array_equal(np.unique([] if people is None else people), np.arange(len(part.people or ())))
    )


def _refuse_pieces(pieces: Sequence[Piece], parts: Sequence[LogPart]) -> None:
    """Of one file, what is told of all of its events has to be told of each piece."""
    try:
        _refuse_unlike(pieces, parts)
        _refuse_split_cases(pieces, parts)
    except InputError:
        raise NotInPieces from None
    told = {tuple(one for one in part.log.facts if one[0] not in SUMS) for part in parts}
    if len(told) > 1 or any(part.log.notes for part in parts):
        raise NotInPieces


def _refuse_unlike(paths: Sequence[Part], parts: Sequence[LogPart]) -> None:
    """A column that is a number in one part and a text in another would name one case in two ways."""
    refuse_other_columns(paths, [[name for name, _ in part.types] for part in parts])
    first = dict(parts[0].types)
    roles = {name for name in parts[0].log.called.values() if name}
    for path, part in zip(paths, parts, strict=True):
        for name, kind in part.types:
            if name in roles and kind != first[name]:
                raise InputError(
                    text(
                        "column {name} is of one type in {first} and of another in {other}",
                        name=name,
                        first=paths[0].name,
                        other=path.name,
                    ),
                    hint="write it alike in all parts",
                )


def _refuse_split_cases(paths: Sequence[Part], parts: Sequence[LogPart]) -> None:
    named = [part.cases for part in parts if part.cases is not None]
    if len(named) < 2:
        return
    whole = np.concatenate(named)
    owner = np.repeat(np.arange(len(named)), [len(one) for one in named])
    order = np.argsort(whole, kind="stable")
    again = np.flatnonzero(whole[order][1:] == whole[order][:-1])
    if len(again):
        first, other = sorted(owner[order[again[0] : again[0] + 2]].tolist())
        raise InputError(
            text(
                "{cases} {cases:case has|cases have} events in two parts, one of them in {first} and in "
                "{other}",
                cases=len(again),
                first=paths[first].name,
                other=paths[other].name,
            ),
            hint="put all events of a case into one part: a case counted twice would be protected half",
        )


def _sum(paths: Sequence[Part], parts: Sequence[LogPart]) -> EventLog:
    counted: Counter[Variant] = Counter()
    for part in parts:
        counted.update(part.log.as_counts())
    ordered = sorted(counted, key=lambda variant: (-counted[variant], variant))
    place = {variant: at for at, variant in enumerate(ordered)}
    logs = [part.log for part in parts]
    attributes = {name for log in logs for name in log.attributes}
    return replace(
        logs[0],
        variants=tuple(ordered),
        counts=np.array([counted[variant] for variant in ordered], np.int64),
        variant_of_case=np.concatenate(
            [np.array([place[v] for v in log.variants], np.int32)[log.variant_of_case] for log in logs]
        ),
        person_of_case=_people(parts),
        facts=_facts(logs),
        notes=tuple(
            text("{name}: {note}", name=path.name, note=note)
            for path, log in zip(paths, logs, strict=True)
            for note in log.notes
        ),
        attributes=tuple(sorted(attributes)),
        undeclared=tuple(sorted({name for log in logs for name in log.undeclared} - attributes)),
        times_elsewhere=any(log.times_elsewhere for log in logs),
    )


def _people(parts: Sequence[LogPart]) -> np.ndarray | None:
    """One number a person over all parts, in the order of their first cases."""
    numbers: dict[str, int] = {}
    found = []
    for part in parts:
        if part.people is None or part.log.person_of_case is None:
            return None
        own = np.array([numbers.setdefault(key, len(numbers)) for key in part.people], np.int32)
        found.append(own[part.log.person_of_case])
    return np.concatenate(found)


def _facts(logs: Sequence[EventLog]) -> tuple[tuple[str, str], ...]:
    """Sums of what is counted; of the rest, what the first part says."""
    sums = dict(zip(SUMS, (sum(log.cases for log in logs), sum(log.events for log in logs)), strict=True))
    return tuple((name, grouped(sums[name]) if name in sums else said) for name, said in logs[0].facts)
