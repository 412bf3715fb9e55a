"""Days as a step: coarser, as ages, or shifted; the shifts stay in the audit."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.core.errors import InputError, ParameterError
from engine.core.json_values import Draft
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.core.stretches import count, distinct, places, room, stretches, through
from engine.core.text import text
from engine.kinds.tables.changes import Change
from engine.kinds.tables.class_promise import EQUAL_STAYS_EQUAL
from engine.kinds.tables.column_roles import require_column
from engine.kinds.tables.data import StepOutcome, StepResult, Table, TableColumn, require_values
from engine.kinds.tables.params_dates import Dates
from engine.kinds.tables.step_code import labelled

NUMBERS = ("year", "weekday", "age", "years_since")
SHIFTS = "date_shifts.csv"
MISSING = np.iinfo(np.int64).min


@dataclass(frozen=True)
class DateChange(Change):
    """Days made coarser: what was equal stays equal (an age at a column is a function of two)."""

    to: str
    times: bool = False  # a time of day was dropped

    coarsens = True

    def claim(self) -> Draft:
        return {"step": "dates", "to": self.to}

    def treatment(self) -> str:
        return said(self.claim())

    def warnings(self) -> Iterator[str]:
        if self.times:
            yield text("column {column}: times of day were dropped", column=self.column)


@dataclass(frozen=True)
class ShiftChange(Change):
    """Days moved by one number a person."""

    window: int
    multiple: int
    times: bool = False

    @property
    def hides(self) -> bool:
        return True

    def claim(self) -> Draft:
        return {"step": "dates", "to": "shift", "window": self.window, "multiple": self.multiple}

    def treatment(self) -> str:
        return said(self.claim())

    def warnings(self) -> Iterator[str]:
        if self.times:
            yield text("column {column}: times of day were dropped", column=self.column)


@dataclass(frozen=True)
class DateOutcome(StepOutcome):
    """Coarser days follow from the day alone; an age at a column of days follows from two."""

    alone: bool

    def facts(self) -> Draft:
        return {EQUAL_STAYS_EQUAL: self.alone}


@dataclass(frozen=True)
class ShiftOutcome(StepOutcome):
    """Who was moved by how many days: stays inside. How many persons' gaps are theirs alone."""

    shifts: Mapping[str, int]
    file: str  # that was used, if any
    gap_share: float
    most_days: int

    def facts(self) -> Draft:
        return {EQUAL_STAYS_EQUAL: False}

    def audit(self, folder: Path) -> None:
        from engine.kinds.tables.house_files import csv_text, free_name, write_secret

        write_secret(free_name(folder, SHIFTS), csv_text(("person", "days"), self.shifts.items()))


def said(claim: Mapping[str, Any]) -> str:
    to = claim["to"]
    if to == "shift":
        return text("days moved by up to {window}, the same for all rows of a person", window=claim["window"])
    if to == "age":
        return "as age in completed years"
    if to == "years_since":
        return "as completed years"
    return text("days made coarser: {to}", to=to)


def run(
    table: Table,
    columns: list[TableColumn],
    params: Dates,
    randomness: Randomness,
    purpose: str,
    progress: Progress,
) -> StepResult:
    from engine.kinds.tables.dates import AGES

    days, times = [], []
    for place, column in enumerate(columns):
        progress.report(0.5 * place / len(columns), column.name)
        require_values(table, column)
        days.append(read_days(table, column, params.format, progress))
        times.append(_have_times(column, params.format))
    if params.to == "shift":
        return _shifted(table, columns, days, times, params, randomness, purpose)
    made, done = [], []
    for column, own, timed in zip(columns, days, times, strict=True):
        made.append(_coarser(table, column, own, params, progress))
        done.append(DateChange(column.name, params.to, timed))
    alone = params.to not in AGES or params.reference not in table.by_name
    return StepResult(made, list(done), outcome=DateOutcome(alone))


def _have_times(column: TableColumn, format: str) -> bool:
    from engine.kinds.tables.dates import have_times

    return not format and have_times(column.labels or ())


def read_days(table: Table, column: TableColumn, format: str, progress: Progress) -> NDArray[np.int64]:
    """The day of every row, MISSING where there is none."""
    from engine.kinds.tables.parts_days import days_by_workers

    if column.labels is None:
        raise ParameterError(
            text("column {name} holds numbers, no days", name=column.name),
            hint="take it out of the step",
            name="columns",
        )
    found = days_by_workers(table, column.labels, format, progress)
    if found is None:
        found = np.fromiter(
            (_day(table, column, place, format) for place in range(len(column.labels))), np.int64
        )
    return through(np.append(found, MISSING).__getitem__, column.values)


def _day(table: Table, column: TableColumn, place: int, format: str) -> int:
    """The day that a label writes."""
    from engine.kinds.tables.dates import NotADay, parse_day

    assert column.labels is not None
    try:
        return parse_day(column.labels[place], format)
    except NotADay as error:
        row = int(np.flatnonzero(column.values == place)[0])
        raise InputError(
            text(
                "{row}, column {name}: {text} is a day that does not exist"
                if error.looks_like_one
                else "{row}, column {name}: {text} is no day",
                row=table.row_label(row),
                name=column.name,
                text=repr(error.written),
            ),
            hint="mend it, declare it as missing, or say how days are written (format, such as %d.%m.%Y)",
        ) from None


def _coarser(
    table: Table, column: TableColumn, days: NDArray[np.int64], params: Dates, progress: Progress
) -> TableColumn:
    from engine.kinds.tables import dates

    if params.to in dates.AGES:
        return _ages(table, column, days, params, progress)
    known = distinct(days)
    codes = places(known, days)
    texts = ["" if day == MISSING else dates.coarser(day, params.to) for day in known.tolist()]
    if params.to not in NUMBERS:
        return labelled(column.name, codes, texts)
    numbers = np.array([np.nan if not written else float(written) for written in texts])
    return TableColumn(column.name, through(numbers.__getitem__, codes), None, 0)


def _ages(
    table: Table, column: TableColumn, days: NDArray[np.int64], params: Dates, progress: Progress
) -> TableColumn:
    at = _reference(table, params, days, progress)
    found = through(_years, days, at)
    if params.negative == "refuse" and count(lambda part: part < 0, found):
        raise InputError(
            text(
                "{row}, column {name}: the day lies after the reference",
                row=table.row_label(int(np.flatnonzero(found < 0)[0])),
                name=column.name,
            ),
            hint="choose a later reference, or negative=missing",
        )
    return TableColumn(column.name, through(lambda part: np.where(part < 0, np.nan, part), found), None, 0)


def _years(born: NDArray[np.int64], then: NDArray[np.int64]) -> NDArray[np.float64]:
    from engine.kinds.tables.dates import years_between

    known = (born != MISSING) & (then != MISSING)
    return np.where(known, years_between(np.where(known, born, 0), np.where(known, then, 0)), np.nan)


def _reference(table: Table, params: Dates, days: NDArray[np.int64], progress: Progress) -> NDArray[np.int64]:
    from engine.kinds.tables.dates import NotADay, parse_day

    if params.reference in table.by_name:
        column = table.by_name[params.reference]
        require_values(table, column)
        return read_days(table, column, params.format, progress)
    try:
        day = parse_day(params.reference)
        return through(lambda part: np.full(len(part), day), days)
    except NotADay:
        raise ParameterError(
            text("{reference} is no day and no column", reference=repr(params.reference)),
            hint="give reference = 2024-12-31, or a column of days",
            name="reference",
        ) from None


# ── shifts ────────────────────────────────────────────────────────────────────────────────────


def _shifted(
    table: Table,
    columns: list[TableColumn],
    days: list[NDArray[np.int64]],
    times: list[bool],
    params: Dates,
    randomness: Randomness,
    purpose: str,
) -> StepResult:
    from engine.kinds.tables import dates

    names, persons = _persons(table, params, days[0])
    known = _known_shifts(params)
    bits = randomness.bits(f"{purpose} shifts")
    alone = count(lambda part: part < 0, persons)
    drawn = dates.draw_shifts(len(names) + alone, params.shift, params.multiple, bits)
    of_person = {name: known.get(name, shift) for name, shift in zip(names, drawn[: len(names)], strict=True)}
    by_row = _shifts_of_rows(persons, list(of_person.values()), drawn[len(names) :])
    made, done = [], []
    for column, own, timed in zip(columns, days, times, strict=True):
        moved = room(len(own), np.int64, own)
        for rows in stretches(len(own)):
            moved[rows] = _moved(table, column.name, own[rows], by_row[rows], rows.start)
        known_days = distinct(moved)
        texts = ["" if day == MISSING else dates.iso(day) for day in known_days.tolist()]
        made.append(labelled(column.name, places(known_days, moved), texts))
        done.append(ShiftChange(column.name, params.shift, params.multiple, timed))
    share, most = dates.unique_gap_share(persons, days, MISSING)
    return StepResult(made, list(done), outcome=ShiftOutcome(of_person, params.shifts, share, most))


def _shifts_of_rows(persons: NDArray, of_person: list[int], alone: list[int]) -> NDArray[np.int64]:
    """Of their persons; rows of nobody have one each."""
    shifts, nobodys = np.array([*of_person, 0], np.int64), iter(alone)

    def of_rows(part: NDArray) -> NDArray[np.int64]:
        found, none = shifts[part], part < 0
        found[none] = list(islice(nobodys, int(none.sum())))
        return found

    return through(of_rows, persons)


def _moved(table: Table, name: str, days: NDArray, shifts: NDArray, first: int) -> NDArray[np.int64]:
    """The days of some rows, `first` the number of the first of them."""
    from engine.kinds.tables.dates import shift_days

    present = days != MISSING
    try:
        moved = shift_days(np.where(present, days, 0), np.where(present, shifts, 0))
    except ValueError as error:
        raise InputError(
            text(
                "{row}, column {name}: the shifted day would leave the years 1 to 9999",
                row=table.row_label(first + int(error.args[0])),
                name=name,
            ),
            hint="choose a smaller window, or declare the day as missing",
        ) from None
    return np.where(present, moved, MISSING)


def _persons(table: Table, params: Dates, days: NDArray[np.int64]) -> tuple[list[str], NDArray[np.int64]]:
    """The persons in their order, and whose each row is (-1: nobody's)."""
    from engine.kinds.tables.written_cells import written_codes, written_labels

    name = params.person_column or next(iter(table.role("person")), "")
    if not name:
        return [], through(lambda part: np.full(len(part), -1, np.int64), days)
    require_column(name, list(table.by_name), "person_column")
    column = table.by_name[name]
    return written_labels(column, each_once=True), written_codes(column)


def _known_shifts(params: Dates) -> dict[str, int]:
    if not params.shifts:
        return {}
    from engine.kinds.tables.dates import known_shifts
    from engine.kinds.tables.house_files import read_pairs

    file = Path(params.shifts).name
    found = known_shifts(read_pairs(params.shifts, "shifts", ("person", "days")), file)
    if any(abs(shift) > params.shift or shift % params.multiple for shift in found.values()):
        raise ParameterError(
            text("{file} holds a shift outside the window", file=file),
            hint="choose the window and the multiple that it was made with",
            name="shift",
        )
    return found


def default_columns(
    table: Table, released: Mapping[str, TableColumn], touched: Collection[str], alone: bool
) -> tuple[str, ...]:
    from engine.kinds.tables.dates import are_days

    return tuple(n for n, c in released.items() if n not in touched and c.labels and are_days(c.labels))


def default_words(in_chain: bool) -> str:
    return "Every column of days"


def summary(params: Dates, names: str) -> str:
    if params.to == "shift":
        return text(
            "{names}: days are moved by up to {window} days, all days of a person by the same number: gaps "
            "between them stay exact, and the rows stay personal data.",
            names=names,
            window=params.shift,
        )
    if params.to in ("age", "years_since"):
        return text("{names}: completed years instead of days.", names=names)
    return text("{names}: {to} instead of days, nothing finer.", names=names, to=params.to)
