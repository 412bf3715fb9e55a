"""What is proposed for each column of a loaded table: the scan of all its cells, a role and a treatment.

Accepting all of it gives roles and a chain. What names a person is dropped; a number given to a person whose
rows repeat becomes the person column and is pseudonymised, so that rows of one person still belong together;
free text is dropped; a date of birth becomes its year, other days their quarter; postcodes keep their first
characters; the quasi-identifiers are then generalised together, and numbers to protect get noise.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Literal

from engine.core.identifier_headers import says_personal_number, words
from engine.core.identifiers import Finding, scan
from engine.core.params import Plain
from engine.core.text import text
from engine.kinds.tables import dates
from engine.kinds.tables.column_roles import ROLES
from engine.kinds.tables.data import PublishedTable, Table, TableColumn
from engine.kinds.tables.export import as_arrow
from engine.kinds.tables.params import STEPS, TableParams
from engine.kinds.tables.view_types_risk import Proposal, Proposals, Treatment

_POSTCODE = re.compile(r"(^| )(zip|zip ?code|post ?codes?|postal ?code|plz|postleitzahl|cap)( |$)")
_NAMING = frozenset(
    {"e-mail", "URL", "IBAN", "card", "codice fiscale", "Steuer-ID", "SSN", "IP address", "phone"}
    | {"person name", "address", "named like an identifier"}
)
KEPT_OF_POSTCODE = 3
LONGEST_POSTCODE = 8


def proposals(data: Table, published: PublishedTable | None, params: TableParams | None) -> Proposals:
    """Nothing of the cells leaves by it but what a sentence says of a whole column."""
    found: dict[str, list[Finding]] = {}
    for finding in scan({column.name: as_arrow(column) for column in data.columns}):
        found.setdefault(finding.column, []).append(finding)
    role_of = {name: role for role in reversed(ROLES) for name in data.role(role)}
    person = _person(data, found)
    made = tuple(
        _proposal(column, found.get(column.name, []), role_of.get(column.name, ""), column.name == person)
        for column in data.columns
    )
    roles = {role: tuple(one.column for one in made if one.role == role) for role in ROLES}
    return Proposals(made, roles, tuple(_steps(made)))


def _person(data: Table, found: dict[str, list[Finding]]) -> str:
    """The column whose rows belong together: as chosen, else a personal number that several rows share."""
    chosen = data.role("person")
    if chosen:
        return chosen[0]
    for column in data.columns:
        named = [finding for finding in found.get(column.name, []) if finding.state == "red"]
        if named and says_personal_number(column.name) and _repeats(column):
            return column.name
    return ""


def _repeats(column: TableColumn) -> bool:
    import numpy as np

    different = len(np.unique(column.values[~column.missing]))
    return 1 < different < column.present


def _proposal(column: TableColumn, found: Sequence[Finding], role: str, person: bool) -> Proposal:
    kinds = tuple(dict.fromkeys(finding.kind for finding in found))
    state: Literal["red", "amber", "green"] = (
        "red" if any(f.state == "red" for f in found) else "amber" if found else "green"
    )
    role, treatment, how = _treatment(column, found, role, person)
    why = found[0].detail if found else _reason(role)
    return Proposal(column.name, state, kinds, why, role, treatment, how)


def _treatment(
    column: TableColumn, found: Sequence[Finding], role: str, person: bool
) -> tuple[str, Treatment, str]:
    red = {finding.kind for finding in found if finding.state == "red"}
    if person:
        how = "pseudonymised: rows of one person stay together, and stay personal data"
        return "person", "pseudonymise", how
    if "free text" in red:
        return "drop", "drop", "dropped"
    if red & _NAMING or role == "id":
        return "id", "drop", "dropped: it names a person or a row"
    if column.labels is not None and dates.are_days(column.labels):
        if "date of birth" in {finding.kind for finding in found}:
            return "quasi", "dates", "dates to the year"
        return "quasi", "dates", "dates to the quarter"
    if role == "drop":
        return "drop", "drop", "dropped"
    if role == "quasi" and _POSTCODE.search(words(column.name)) and _shortens(column):
        return "quasi", "code", text("the first {count} characters are kept", count=KEPT_OF_POSTCODE)
    if role == "quasi":
        return "quasi", "generalise", "generalised together with the other quasi-identifiers"
    if role == "protect":
        return "protect", "noise", "noise is added"
    return role, "keep", "kept as it is" if role else "kept as it is, without a role"


def _shortens(column: TableColumn) -> bool:
    """Postcodes that were read as text: those read as numbers may have lost a zero, and are generalised."""
    lengths = {len(label) for label in column.labels or ()}
    return bool(lengths) and max(lengths) <= LONGEST_POSTCODE and min(lengths) > KEPT_OF_POSTCODE


def _reason(role: str) -> str:
    return {
        "quasi": "others may know it",
        "sensitive": "nobody should learn it about a person",
        "protect": "a number with many values",
        "person": "its rows belong together",
    }.get(role, "nothing was found that names a person")


def _steps(made: Iterable[Proposal]) -> Iterable[Plain]:
    """The chain as a recipe writes it: names first, then days and codes, then all quasi-identifiers."""
    made = list(made)

    def named(treatment: Treatment, how: str = "") -> list[str]:
        return [one.column for one in made if one.treatment == treatment and how in ("", one.how)]

    for technique, columns, values in (
        ("tables.pseudonymise", named("pseudonymise"), {}),
        ("tables.dates", named("dates", "dates to the year"), {"to": "year"}),
        ("tables.dates", named("dates", "dates to the quarter"), {"to": "quarter"}),
        ("tables.code", named("code"), {"operation": "keep", "characters": KEPT_OF_POSTCODE}),
        ("tables.generalise", [one.column for one in made if one.role == "quasi"], {}),
        ("tables.perturb", named("noise"), {}),
    ):
        if columns and technique in STEPS:
            yield {"technique": technique, "columns": columns, "params": values}
