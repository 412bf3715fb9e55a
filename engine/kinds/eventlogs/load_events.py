"""A table of events as a log: one that is there as a whole."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from engine.core.errors import InputError, Remedy
from engine.core.text import text
from engine.io.formula_escape import unescape_ours
from engine.kinds.eventlogs.assemble import Assembly, Events, ReadLog, person_key
from engine.kinds.eventlogs.data import EventLog
from engine.kinds.eventlogs.load_attributes import chosen_attributes, from_table, refuse_taken
from engine.kinds.eventlogs.params import Columns, Reading
from engine.kinds.eventlogs.timestamps import is_clock, parse_timestamps

if TYPE_CHECKING:
    import pyarrow as pa


def from_events(path: Path, table: pa.Table, reading: Reading, chosen: Columns) -> ReadLog:
    require_roles(path, table.column_names, chosen)
    assert chosen.case and chosen.activity
    if table.num_rows == 0:
        raise InputError(text("{name} holds no events", name=path.name), hint="is this the right file?")
    case, case_names = column_of(path, table, chosen.case, "case")
    activity, activities = column_of(path, table, chosen.activity, "activity")
    activities = unescape_ours(activities)
    lifecycle: np.ndarray | None = None
    lifecycles: list[str] = []
    if chosen.lifecycle_column:
        lifecycle, lifecycles = column_of(path, table, chosen.lifecycle_column, "lifecycle", required=False)
    time = parse_timestamps(path.name, table, chosen.timestamp, reading.dates) if chosen.timestamp else None
    person = _people(path, table, chosen.person, case, len(case_names)) if chosen.person else None
    carried = chosen_attributes(reading, path.parent)
    refuse_taken(carried, [*dataclasses.asdict(chosen).values()])
    carry = from_table(table, case, len(case_names), carried, path.name)
    clock = bool(chosen.timestamp) and is_clock(table, chosen.timestamp or "")
    events = Events(case, activity, activities, len(case_names), time, lifecycle, lifecycles, person, clock)
    assembly = Assembly(reading.lifecycle, reading.classifier, path.name)
    places = assembly.add(events)
    log, people = assembly.log()
    log = with_columns(log, table.column_names, reading, chosen)
    log = dataclasses.replace(log, carried=carry(*places) if carry else ())
    types = tuple((field.name, str(field.type)) for field in table.schema)
    return ReadLog(log, people, lambda: case_names, types)


def require_roles(path: Path, names: Sequence[str], chosen: Columns) -> None:
    for role in ("case", "activity"):
        if not getattr(chosen, role):
            raise InputError(
                text("{name}: no column for the {role} was recognised", name=path.name, role=role),
                hint=text("say which of these it is: {column_names}", column_names=", ".join(names)),
                remedies=tuple(
                    Remedy(text("{name} is the {role}", name=name, role=role), {role: name})
                    for name in names[:6]
                ),
            )


def with_columns(log: EventLog, names: Sequence[str], reading: Reading, chosen: Columns) -> EventLog:
    """The log with what the file calls its parts, and the columns that are none of them."""
    taken = {chosen.case, chosen.activity, chosen.timestamp, chosen.person}
    taken |= {chosen.lifecycle_column} if reading.classifier == "activity+lifecycle" else set()
    called = {"case": chosen.case or "", "activity": chosen.activity or "", "time": chosen.timestamp or ""}
    called |= {"transition": chosen.lifecycle_column or "", "person": chosen.person}
    others = tuple(sorted(name for name in set(names) - taken if name))
    return dataclasses.replace(log, attributes=others, called=called)


def column_of(
    path: Path, table: pa.Table, name: str, role: str, required: bool = True
) -> tuple[np.ndarray, list[str]]:
    """Codes and texts of a column; an empty cell is an error with its row where the role needs a value."""
    from engine.kinds.eventlogs.event_columns import named

    codes, names = named(table.column(name).combine_chunks())
    if required and (codes < 0).any():
        raise empty_cell(path, int(np.flatnonzero(codes < 0)[0]), name, role)
    return codes.astype(np.int64), names.to_pylist()


def empty_cell(path: Path, row: int, name: str, role: str) -> InputError:
    return InputError(
        text(
            "{name}: row {row}, column {name2}: the {role} is empty",
            name=path.name,
            row=row + 1,
            name2=name,
            role=role,
        ),
        hint=text("every event needs its {role}; fill the cell or leave the row out", role=role),
    )


def _people(path: Path, table: pa.Table, name: str, case: np.ndarray, cases: int) -> list[str]:
    codes, written = column_of(path, table, name, "person")
    owner = Owners(path, name, written, cases)
    owner.add(case, codes)
    return owner.people()


class Owners:
    """The person of every case; a case of two people has no unit of privacy."""

    def __init__(self, path: Path, column: str, written: Sequence[str], cases: int) -> None:
        self._path, self._column = path, column
        people, same = np.unique([person_key(person) for person in written], return_inverse=True)
        self._people, self._same = people.tolist(), same.astype(np.int32)
        self._of_case = np.full(cases, -1, np.int32)
        self._rows = 0

    def add(self, case: np.ndarray, codes: np.ndarray) -> None:
        """Case and person of the next rows."""
        person, known = self._same[codes], self._of_case
        new = np.flatnonzero(known[case] < 0)[::-1]
        known[case[new]] = person[new]
        other = np.flatnonzero(known[case] != person)
        if other.size:
            raise InputError(
                text(
                    "{name}: row {row}, column {name2}: the case already belongs to another person",
                    name=self._path.name,
                    row=self._rows + int(other[0]) + 1,
                    name2=self._column,
                ),
                hint="all events of a case must name the same person; is this column the one who worked on "
                "it?",
                remedies=(Remedy("Protect single cases instead", {"person": ""}),),
            )
        self._rows += len(case)

    def people(self) -> list[str]:
        return [self._people[code] for code in self._of_case.tolist()]
