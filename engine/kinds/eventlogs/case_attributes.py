"""Chosen attributes as one value a case: refused where they name persons or single cases.

Nothing is carried unless chosen. An identifier, free text, and an attribute of which half of the cases have a
value of their own are refused (judged by the cases, not by the values: of 147 diagnoses 85 may be of one case
and become (other), while the others tell of nine tenths of the cases). A number with decimals or with more
than twenty values needs edges, a date a year or quarter; who worked on a case is a person too, and is carried
as a role by a table or not at all. An empty cell is a value of its own, (missing); what is not in a declared
list of values is (other).
"""

from __future__ import annotations

import datetime
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from engine.core.errors import InputError
from engine.core.identifiers import scan
from engine.core.text import text
from engine.io.xes_time import MISSING as NO_TIME
from engine.kinds.eventlogs.attribute_settings import (
    MISSING,
    AttributeChoice,
    class_of_number,
    number_classes,
)
from engine.kinds.eventlogs.data import CaseAttribute, RawAttribute
from engine.kinds.eventlogs.recode import OTHER, normal
from engine.kinds.eventlogs.timestamps import parse_dates

MOST_NUMBERS = 20  # different numbers from which a column is a measurement, not a code
DATE = re.compile(r"\d{4}[-/.]\d{1,2}[-/.]\d{1,2}([T ].*)?|\d{1,2}[-/.]\d{1,2}[-/.]\d{4}([T ].*)?")
WORKERS = re.compile(
    r"resource|user|agent|employee|worker|nurse|doctor|physician|clerk|operator|handler|assignee|owner|staff"
    r"|ressource|mitarbeiter|bearbeiter|risorsa|utente|operatore|medewerker|behandelaar"
)


@dataclass(frozen=True)
class Chosen:
    """Attributes to carry, with what is needed to make values of them."""

    choices: tuple[AttributeChoice, ...]
    roles: Mapping[str, str]  # worker → role
    dates: str  # how dates of a table are read


def names_a_worker(name: str) -> bool:
    return any(WORKERS.fullmatch(word) for word in re.sub(r"[\W_]+", " ", name.lower()).split())


def case_attributes(
    raw: Sequence[RawAttribute],
    chosen: Chosen,
    events: np.ndarray,
    starts: np.ndarray,
    cases: np.ndarray,
    file: str,
) -> tuple[CaseAttribute, ...]:
    """`events`: places of the events of the log, case after case; a case begins at each of `starts`."""
    found = []
    for one, choice in zip(raw, chosen.choices, strict=True):
        values = _coarse(_one_each(one, choice, events, starts, cases), choice, chosen, file)
        found.append(replace(_checked(values, choice, file), domain=domain_of(choice, chosen.roles)))
    return tuple(found)


def domain_of(choice: AttributeChoice, roles: Mapping[str, str]) -> tuple[str, ...]:
    """What a value can be as far as it is declared: known without the log. Empty where it is not."""
    if choice.form == "edges":
        missing = [] if choice.pick == "count" else [MISSING]
        return tuple(sorted([*number_classes(choice.edges), *missing]))
    if choice.form not in ("values", "role"):
        return ()
    named = choice.values if choice.form == "values" else [role for role in roles.values() if role]
    return tuple(sorted({*named, MISSING, OTHER}))


def _one_each(
    raw: RawAttribute, choice: AttributeChoice, events: np.ndarray, starts: np.ndarray, cases: np.ndarray
) -> list[str]:
    """The value of every case, "" where it has none."""
    if not choice.pick:
        return [normal(raw.of_case[case]) for case in cases.tolist()]
    found = []
    for own in np.split(events, starts[1:]):
        there = [value for event in own.tolist() if (value := normal(raw.of_event.get(event, "")))]
        if choice.pick == "count":
            found.append(str(len(there)))
        else:
            found.append(there[0 if choice.pick == "first" else -1] if there else "")
    return found


def _coarse(values: list[str], choice: AttributeChoice, chosen: Chosen, file: str) -> list[str]:
    distinct = sorted(set(values) - {""})
    if not distinct:
        raise InputError(
            text("{file}: no case has a value of {name}", file=file, name=f"{choice.name!r}"),
            hint="an attribute of events needs first, last or count",
        )
    if choice.form == "edges":
        made = {value: class_of_number(_number(value, choice, file), choice.edges) for value in distinct}
    elif choice.form in ("year", "quarter"):
        moments = parse_dates(file, choice.name, distinct, chosen.dates)
        made = {value: _date(at, choice.form) for value, at in zip(distinct, moments, strict=True)}
    elif choice.form == "role":
        made = {value: chosen.roles.get(value) or OTHER for value in distinct}
        if set(made.values()) == {OTHER}:
            raise InputError(
                text("no value of {name} has a role in the table of roles", name=f"{choice.name!r}"),
                hint="is it the table of another log? Names are compared with capitals",
            )
    elif choice.form == "values":
        made = {value: value if value in choice.values else OTHER for value in distinct}
        if set(made.values()) == {OTHER}:
            raise InputError(
                text("no value of {name} is one of those that were listed", name=f"{choice.name!r}"),
                hint="is it the list of another log? Values are compared with capitals",
            )
    else:
        _refuse_numbers_and_dates(distinct, choice, file)
        made = {value: value for value in distinct}
    return [made.get(value, MISSING) for value in values]


def _number(value: str, choice: AttributeChoice, file: str) -> float:
    try:
        number = float(value)
    except ValueError:
        number = float("nan")
    if number != number:
        raise InputError(
            text("{file}: {name}: {value} is not a number", file=file, name=choice.name, value=f"{value!r}"),
            hint="edges are for numbers; carry the attribute as it is, or mend the file",
        )
    return number


def _date(moment: int, form: str) -> str:
    if moment == NO_TIME:
        return MISSING
    day = datetime.datetime(1970, 1, 1) + datetime.timedelta(microseconds=int(moment))
    return f"{day.year}" if form == "year" else f"{day.year} Q{(day.month + 2) // 3}"


def _refuse_numbers_and_dates(distinct: Sequence[str], choice: AttributeChoice, file: str) -> None:
    if all(DATE.fullmatch(value) for value in distinct):
        raise InputError(
            text("{file}: {name} holds dates", file=file, name=f"{choice.name!r}"),
            hint=text("carry it as a year or quarter: {name} = year", name=choice.name),
        )
    numbers = [value for value in distinct if re.fullmatch(r"[+-]?[\d.]+(e[+-]?\d+)?", value, re.I)]
    measured = len(distinct) > MOST_NUMBERS or any("." in value for value in distinct)
    if len(numbers) == len(distinct) and measured:
        raise InputError(
            text("{file}: {name} holds numbers", file=file, name=f"{choice.name!r}"),
            hint=text("declare edges of classes: {name} = 0 10 100", name=choice.name),
        )


def _checked(values: list[str], choice: AttributeChoice, file: str) -> CaseAttribute:
    """Refused: what names persons, who worked on it, free text, and what mostly names one case."""
    if choice.form != "role" and choice.pick != "count" and names_a_worker(choice.name):
        raise InputError(
            text("{file}: {name} names who worked on a case", file=file, name=f"{choice.name!r}"),
            hint="that is a person too: carry a role by a table of roles, or nothing",
        )
    if choice.form == "as it is":
        for found in scan({choice.name: [value for value in values if value != MISSING]}):
            if found.state == "red":
                raise InputError(
                    text(
                        "{file}: {name} cannot be carried: {kind} ({detail})",
                        file=file,
                        name=f"{choice.name!r}",
                        kind=found.kind,
                        detail=found.detail,
                    ),
                    hint="what names a person or tells of a single case does not leave",
                )
    counted = Counter(values)
    single = sum(cases == 1 for value, cases in counted.items() if value != MISSING)
    if 2 * single >= len(values):
        raise InputError(
            text(
                "{file}: {name} cannot be carried: in {single} of {cases} cases the value is of one case",
                file=file,
                name=f"{choice.name!r}",
                single=single,
                cases=len(values),
            ),
            hint="make it coarser: edges, year or quarter, or a role by a table",
        )
    ordered = sorted(counted)
    place = {value: at for at, value in enumerate(ordered)}
    codes = np.fromiter((place[value] for value in values), np.int32, len(values))
    return CaseAttribute(choice.name, choice.how, tuple(ordered), codes)
