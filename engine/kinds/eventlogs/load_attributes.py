"""Chosen attributes of cases out of a file: nothing of the others is kept."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from engine.core.errors import InputError
from engine.core.text import text
from engine.io.formula_escape import unescape_ours
from engine.io.recode_table import read_recode_table, recode_path
from engine.io.xes_read import XesEvents
from engine.kinds.eventlogs.assemble import Carry
from engine.kinds.eventlogs.attribute_settings import AttributeChoice, parse_choices
from engine.kinds.eventlogs.case_attributes import Chosen, case_attributes
from engine.kinds.eventlogs.data import RawAttribute
from engine.kinds.eventlogs.reading import Reading
from engine.kinds.eventlogs.recode import normal

if TYPE_CHECKING:
    import pyarrow as pa


def chosen_attributes(reading: Reading, folder: Path) -> Chosen:
    roles = read_recode_table(recode_path(reading.roles, folder), normal) if reading.roles else {}
    return Chosen(parse_choices(reading.attributes), roles, reading.dates)


def refuse_taken(chosen: Chosen, taken: Sequence[str | None]) -> None:
    """What says whose case it is, or which, is never carried."""
    for choice in chosen.choices:
        if choice.name in taken:
            raise InputError(
                text("{name} cannot be carried: it is a part of the log itself", name=f"{choice.name!r}"),
                hint="choose attributes besides case, activity, time and person",
            )


def from_xes(read: XesEvents, chosen: Chosen, file: str) -> Carry | None:
    raw = [
        RawAttribute(of_event=read.of_events[one.name])
        if one.pick
        else RawAttribute(of_case=[read.of_cases[one.name].get(case, "") for case in range(read.cases)])
        for one in chosen.choices
    ]
    return _carry(raw, chosen, file)


def from_table(table: pa.Table, case: np.ndarray, cases: int, chosen: Chosen, file: str) -> Carry | None:
    return _carry([_column(table, one, case, cases, file) for one in chosen.choices], chosen, file)


def _carry(raw: Sequence[RawAttribute], chosen: Chosen, file: str) -> Carry | None:
    if not raw:
        return None
    return lambda events, starts, present: case_attributes(raw, chosen, events, starts, present, file)


def _column(
    table: pa.Table, choice: AttributeChoice, case: np.ndarray, cases: int, file: str
) -> RawAttribute:
    import pyarrow.compute as pc

    if choice.name not in table.column_names:
        raise InputError(
            text("{file} has no column {name} to carry", file=file, name=f"{choice.name!r}"),
            hint=text("the file has: {names}", names=", ".join(table.column_names)),
        )
    column = pc.cast(table.column(choice.name).combine_chunks(), "string").fill_null("")
    values = unescape_ours(column.to_pylist())
    if choice.pick:
        return RawAttribute(of_event={at: value for at, value in enumerate(values) if value.strip()})
    found = [""] * cases
    for row, (owner, value) in enumerate(zip(case.tolist(), values, strict=True), 1):
        if value.strip() and found[owner] and found[owner] != normal(value):
            raise InputError(
                text(
                    "{file}: row {row}, column {name}: the case already has another value",
                    file=file,
                    row=row,
                    name=choice.name,
                ),
                hint=text("an attribute of events needs one value a case: {name} = last", name=choice.name),
            )
        found[owner] = normal(value) or found[owner]
    return RawAttribute(of_case=found)
