"""From a file to an event log: XES, a table of events (CSV, Parquet, Excel), or a variant table.

Roles of table columns are guessed by name in several languages, then by content; what was guessed is
shown and can be set. A variant table has one row a variant: its activities as a JSON list (as Sfumato
writes it) or joined by commas, and a count.
"""

from __future__ import annotations

import dataclasses
import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from engine.core.distributed import AS_PARTS
from engine.core.errors import InputError
from engine.core.progress import Progress
from engine.core.text import text
from engine.io.formula_escape import unescape_ours
from engine.io.recode_table import read_recode_table, recode_path
from engine.kinds.eventlogs.assemble import Assembly, Events, Places, ReadLog
from engine.kinds.eventlogs.data import EventLog, Recoding, log_of
from engine.kinds.eventlogs.load_attributes import chosen_attributes, from_xes, refuse_taken
from engine.kinds.eventlogs.load_events import column_of, from_events
from engine.kinds.eventlogs.load_parts import load_parts
from engine.kinds.eventlogs.params import Columns, Reading
from engine.kinds.eventlogs.recode import check_table, normal, recode_log

if TYPE_CHECKING:
    import pyarrow as pa

    from engine.io.xes_read import XesEvents

NONE = "-"  # says that there is no such column, where an empty choice means "recognise it"
XES_SUFFIXES = (".xes", ".xes.gz", ".xml")
# Exact names first, then words a name may contain; case and punctuation do not matter.
NAMES = {
    "case": (
        (
            "case:concept:name",
            "case_id",
            "caseid",
            "case",
            "case id",
            "trace",
            "traceid",
            "trace_id",
            "case:id",
        ),
        ("case", "trace", "fall", "dossier", "zaak", "ticket", "incident"),
    ),
    "activity": (
        ("concept:name", "activity", "activity_name", "task", "event", "aktivität", "activité", "activiteit"),
        ("activity", "task", "action", "aktivit", "vorgang", "step", "event"),
    ),
    "timestamp": (
        ("time:timestamp", "timestamp", "complete timestamp", "end", "time", "datetime", "date"),
        ("timestamp", "time", "date", "datum", "zeit"),
    ),
    "lifecycle_column": (("lifecycle:transition", "lifecycle", "transition"), ("lifecycle", "transition")),
    "variant": (("variant", "variants", "trace variant"), ("variant",)),
    "count": (("count", "cases", "frequency", "n"), ("count", "frequenc")),
}


PERSONS = ("person", "patient", "customer", "client", "citizen", "applicant", "klant", "kunde", "patientin")


def person_like(name: str) -> bool:
    """Whether a column is named like the person a case is about."""
    words = _plain(name).split()
    return any(word in PERSONS for word in words) and not any(
        word in ("type", "age", "group") for word in words
    )


def is_xes(path: Path) -> bool:
    return path.name.lower().endswith(XES_SUFFIXES)


def load(paths: Sequence[Path], reading: Reading, columns: Columns, progress: Progress) -> EventLog:
    """The log as the reading asks for it: recoded, remembering what it was in the file."""
    path = single_file(paths, reading)
    recoding = read_recoding(reading, path.parent)
    if reading.scheduler:
        files = [Path(path) for path in paths]
        log = load_parts(files, is_xes(path), reading, columns, read_log, guess_roles, progress)
    else:
        log = read_log(path, reading, columns, progress).log
    check_table(log, recoding, Path(reading.recode).name)
    return recode_log(log, recoding)


def read_recoding(reading: Reading, folder: Path) -> Recoding:
    """The recoding with the names of its table."""
    if not reading.recode:
        return reading.recoding
    table = read_recode_table(recode_path(reading.recode, folder), normal)
    if not table:
        raise InputError(text("the recode table {name} gives no activity a name", name=reading.recode))
    return dataclasses.replace(reading.recoding, table=tuple(sorted(table.items())))


def read_log(path: Path, reading: Reading, columns: Columns, progress: Progress) -> ReadLog:
    if is_xes(path):
        return _load_xes(path, reading, columns, progress)
    from engine.io.table_read import read_table
    from engine.kinds.eventlogs.load_stream import read_stream, streams

    if streams(path, reading):
        found = read_stream(path, reading, lambda names: guess_roles(names, columns), progress)
        if found is not None:
            return found
    table = read_table(path, reading, progress.part("Reading the table", 0.7))
    chosen = guess_roles(table.column_names, columns)
    if chosen.variant and not chosen.case:
        if reading.attributes:
            raise InputError(
                text("{name} is a table of variants: it has no cases with attributes", name=path.name),
                hint="carry attributes from a log of events",
            )
        return ReadLog(_from_variants(path, table, chosen))
    return from_events(path, table, reading, chosen)


def single_file(paths: Sequence[Path], reading: Reading) -> Path:
    """The file, or the first of its parts where a scheduler reads them."""
    if len(paths) != 1 and not reading.scheduler:
        raise InputError(
            text("one event log at a time, not {paths} files", paths=len(paths)),
            hint="join them into one log first",
            remedies=(AS_PARTS,),
        )
    return Path(paths[0])


def _load_xes(path: Path, reading: Reading, columns: Columns, progress: Progress) -> ReadLog:
    from engine.io.xes_preview import declared_attributes
    from engine.io.xes_read import read_xes

    chosen = chosen_attributes(reading, path.parent)
    refuse_taken(chosen, (columns.person, "lifecycle:transition"))
    of_cases = [one.name for one in chosen.choices if not one.pick]
    of_events = [one.name for one in chosen.choices if one.pick]
    assembly, named = Assembly(reading.lifecycle, reading.classifier, path.name), False

    def add(read: XesEvents) -> Places:
        nonlocal named
        named = named or read.person is None or any(read.person)
        events = Events(
            case=read.case,
            activity=read.activity,
            activities=read.activities,
            cases=read.cases,
            time=read.time,
            lifecycle=read.lifecycle if read.lifecycles else None,
            lifecycles=read.lifecycles,
            person=read.person,
        )
        return assembly.add(events)

    def take(read: XesEvents) -> int:
        add(read)
        return assembly.held

    # Attributes are found by their places in the whole file.
    parts = None if chosen.choices else take
    read = read_xes(path, columns.person or "", progress, of_cases=of_cases, of_events=of_events, take=parts)
    places = add(read)
    if not named:
        raise InputError(
            text("{name}: no case has an attribute {person}", name=path.name, person=f"{columns.person!r}"),
            hint="choose an attribute of the cases, or leave the person empty",
        )
    log, people = assembly.log()
    carry = from_xes(read, chosen, path.name)
    carried = carry(*places) if carry else ()
    taken = {"concept:name", "time:timestamp", columns.person}
    taken |= {"lifecycle:transition"} if reading.classifier == "activity+lifecycle" else set()
    declared = set(declared_attributes(path)) - taken
    called = {"case": "case:concept:name", "activity": "concept:name", "time": "time:timestamp"}
    called |= {"transition": "lifecycle:transition", "person": columns.person or ""}
    undeclared = _sorted(set(read.keys) - declared - taken)
    log = dataclasses.replace(
        log, attributes=_sorted(declared), undeclared=undeclared, called=called, carried=carried
    )
    return ReadLog(log, people)


def guess_roles(names: Sequence[str], given: Columns) -> Columns:
    """The Columns with what was left empty filled in by the names of the columns; '' where there is none."""
    for role, name in dataclasses.asdict(given).items():
        if name and name != NONE and name not in names:
            raise InputError(
                text("there is no column {name} for the role {role}", name=f"{name!r}", role=role),
                hint=text("the file has: {names}", names=", ".join(names)),
            )
    taken = {name for name in dataclasses.asdict(given).values() if name}
    chosen = {}
    for role in ("variant", "count", "case", "lifecycle_column", "timestamp", "activity"):
        asked = getattr(given, role)
        if asked is None:
            asked = _by_name(role, [name for name in names if name not in taken]) or ""
        elif asked == NONE:
            asked = ""
        chosen[role] = asked
        taken.add(asked)
    if chosen["case"] and chosen["activity"] and given.variant is None:
        # A log may have a column that names the variant of each case: it is still a table of events.
        chosen["variant"] = chosen["count"] = ""
    return dataclasses.replace(given, **chosen)


def _by_name(role: str, names: Sequence[str]) -> str | None:
    exact, words = NAMES[role]
    plain = {_plain(name): name for name in reversed(names)}
    for candidate in exact:
        if _plain(candidate) in plain:
            return plain[_plain(candidate)]
    if role in ("lifecycle_column", "variant", "count"):
        return None  # not needed: only a clear name will do
    return next((name for word in words for name in names if word in name.lower()), None)


def _plain(name: str) -> str:
    return re.sub(r"[\W_]+", " ", name.lower()).strip()


def _from_variants(path: Path, table: pa.Table, chosen: Columns) -> EventLog:
    assert chosen.variant
    codes, texts = column_of(path, table, chosen.variant, "variant")
    texts = unescape_ours(texts)
    counts: dict[tuple[str, ...], int] = {}
    numbers = _counts(path, table, chosen.count) if chosen.count else [1] * len(codes)
    for row, (code, number) in enumerate(zip(codes.tolist(), numbers, strict=True), 1):
        variant = parse_variant(texts[code])
        if not variant:
            raise InputError(
                text(
                    "{name}: row {row}, column {variant}: no activities in {code}",
                    name=path.name,
                    row=row,
                    variant=chosen.variant,
                    code=f"{texts[code]!r}",
                )
            )
        counts[variant] = counts.get(variant, 0) + number
    if not any(counts.values()):
        raise InputError(text("{name} holds no cases", name=path.name), hint="every count is 0")
    log = log_of(counts)
    facts = (
        ("Cases", str(log.cases)),
        ("Variants", str(len(log.variants))),
        ("Table of", "variants and counts"),
    )
    others = _sorted(set(table.column_names) - {chosen.variant, chosen.count})
    return dataclasses.replace(log, facts=facts, attributes=others)


def _sorted(names: set[str]) -> tuple[str, ...]:
    return tuple(sorted(name for name in names if name))


def _counts(path: Path, table: pa.Table, name: str) -> list[int]:
    numbers = []
    for row, value in enumerate(table.column(name).to_pylist(), 1):
        try:
            number = int(str(value)) if float(str(value)) == int(float(str(value))) else -1
        except (ValueError, OverflowError):
            number = int(float(str(value))) if re.fullmatch(r"\d+\.0+", str(value)) else -1
        if number < 0:
            raise InputError(
                text(
                    "{name}: row {row}, column {name2}: {value} is not a number of cases",
                    name=path.name,
                    row=row,
                    name2=name,
                    value=f"{value!r}",
                ),
                hint="counts are whole numbers from 0",
            )
        numbers.append(number)
    return numbers


def parse_variant(cell: str) -> tuple[str, ...]:
    """The activities of a variant cell: a JSON list, or names joined by commas."""
    if cell.lstrip().startswith("["):
        try:
            listed = json.loads(cell)
        except ValueError:
            listed = None
        if isinstance(listed, list) and all(isinstance(name, str) for name in listed):
            return tuple(listed)
    return tuple(name.strip() for name in cell.split(",") if name.strip())
