"""Which role each column of a table has: as given, else guessed from the head of the file.

One function for the preview of the window and for loading, so that window and command line release the same.
What names a person is an identifier; what others may know (sex, age, postcode, dates of birth, everything
with few values) is a quasi-identifier; what medicine and belief call their own is sensitive; other numbers
are to be protected. A text column that nothing recognises and whose values mostly differ is not released:
nothing leaves in clear by a guess, except columns that were recognised as sensitive.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from engine.core.errors import ParameterError
from engine.core.identifier_headers import says_something, words
from engine.core.text import text
from engine.kinds.tables.params import Columns

if TYPE_CHECKING:
    from engine.io.table_read import TablePreview

ROLES = ("id", "person", "quasi", "sensitive", "protect", "drop")
WITHHELD = ("id", "person", "drop")
MANY = 12  # different values in the head from which numbers are measurements, not categories
MOSTLY = 0.5  # share of different values from which a text says something about single rows

Roles = Mapping[str, tuple[str, ...]]  # role -> names of columns
OpenRoles = Mapping[str, Sequence[str] | None]  # None: to be guessed

_QUASI = re.compile(
    r"(^| )(ages?|alter|eta|sex|gender|geschlecht|sesso|genere|zip|zip ?code|post ?codes?|postal ?code|plz"
    r"|postleitzahl|cap|region|regione|bundesland|kreis|provincia|county|district|city|stadt|comune|citta"
    r"|town|country|nationality|nationalitat|staatsangehorigkeit|nazionalita|cittadinanza|marital( status)?"
    r"|familienstand|stato civile|occupation|job|beruf|professione|education|bildung|istruzione|race"
    r"|ethnicity|birth ?year|year of birth|geburtsjahr|anno (di )?nascita|household|haushalt|children"
    r"|kinder|figli)( |$)"
)
_SENSITIVE = re.compile(
    r"diagnos|(^| )(icd|icd ?10|icd ?9|hiv|disease|illness|chronic|krankheit|erkrankung|malattia|patologia"
    r"|disorder|disability|behinderung|disabilita|medication|medikation|therapy|therapie|terapia|religion"
    r"|religione|konfession|criminal|conviction|vorstrafe|addiction|sucht|blood ?group|psych\w*)( |$)"
)
_SHORT_NUMBER = re.compile(r"[-+]?\d{1,7}([.,]\d{1,6})?")
_ICD = re.compile(r"[A-TV-Z]\d[0-9A-Z](\.[0-9A-Z]{1,4})?")


def given_roles(columns: Columns) -> OpenRoles:
    """As the steward gave them. The person is one column, and never guessed."""
    given = {role: getattr(columns, role) for role in ROLES}
    return given | {"person": (columns.person,) if columns.person else ()}


def with_roles(columns: Columns, resolved: Roles) -> Columns:
    changes: dict[str, Any] = {**resolved, "person": "".join(resolved["person"])}
    return replace(columns, **changes)


def resolve_roles(given: OpenRoles, head: TablePreview) -> dict[str, tuple[str, ...]]:
    """Every role with its columns: what is given stays, a role that is None is guessed for the columns that
    no given role takes. Giving one role changes no other guess."""
    check_roles(given, head.columns)
    taken = {name for names in given.values() for name in names or ()}
    guessed = guess_roles(head)
    resolved = {}
    for role in ROLES:
        names = given.get(role, ())
        resolved[role] = tuple(n for n in guessed[role] if n not in taken) if names is None else tuple(names)
    return resolved


def guess_roles(head: TablePreview) -> dict[str, tuple[str, ...]]:
    from engine.core.identifiers import scan

    cells = {
        name: [row[place].strip() for row in head.rows if row[place].strip()]
        for place, name in enumerate(head.columns)
    }
    found: dict[str, list[str]] = {}
    for finding in scan({name: values for name, values in cells.items() if _may_name(name, values)}):
        found.setdefault(finding.column, []).append(f"{finding.state} {finding.kind}")
    roles: dict[str, list[str]] = {role: [] for role in ROLES}
    for name in head.columns:
        role = _role(name, cells[name], name in head.numeric, found.get(name, []))
        if role:
            roles[role].append(name)
    return {role: tuple(names) for role, names in roles.items()}


def _may_name(name: str, cells: Sequence[str]) -> bool:
    """Short numbers under a header that says nothing name nobody: of thousands of columns most are such."""
    return says_something(name) or not all(_SHORT_NUMBER.fullmatch(cell) for cell in cells)


def _role(name: str, cells: Sequence[str], numeric: bool, found: Sequence[str]) -> str:
    distinct = len(set(cells))
    kinds = {one.partition(" ")[2] for one in found}
    if any("date of birth" in one for one in found):
        return "quasi"
    if any(one.startswith("red") for one in found):
        return "drop" if "free text" in kinds else "id"
    if kinds & {"named like an identifier", "phone"} or "amber person name" in found:
        return "id"
    if numeric and _counts_rows(cells):
        return "id"
    if _SENSITIVE.search(words(name)) or (not numeric and _are_icd_codes(cells)):
        return "sensitive"
    if not distinct:
        return "drop"  # nothing is known of it
    if _QUASI.search(words(name)):
        return "quasi"
    if numeric:
        return "protect" if distinct > MANY else "quasi"
    mostly_different = distinct > MOSTLY * len(cells) and distinct > 2
    return "drop" if found or mostly_different else "quasi"


def _counts_rows(cells: Sequence[str]) -> bool:
    """0, 1, 2 … in any order: a number of the row."""
    if len(cells) < 5 or not all(re.fullmatch(r"\d{1,15}", cell) for cell in cells):
        return False
    numbers = sorted(int(cell) for cell in cells)
    return numbers == list(range(numbers[0], numbers[0] + len(numbers)))


def _are_icd_codes(cells: Sequence[str]) -> bool:
    fitting = [cell for cell in cells if _ICD.fullmatch(cell)]
    return len(fitting) > 0.8 * len(cells) and len(set(fitting)) > 2


def check_roles(roles: OpenRoles, names: Sequence[str]) -> None:
    for role, chosen in roles.items():
        for name in chosen or ():
            require_column(name, names, role)
    for name in [name for role in WITHHELD for name in roles.get(role) or ()]:
        for role in ("quasi", "sensitive", "protect"):
            if name in (roles.get(role) or ()):
                other = next(r for r in WITHHELD if name in (roles.get(r) or ()))
                raise ParameterError(
                    text(
                        "column {name} is {other} and {role} at the same time",
                        name=name,
                        other=other,
                        role=role,
                    ),
                    hint="id, person and drop do not leave: give it one role",
                    name=role,
                )


def require_column(name: str, names: Sequence[str], parameter: str) -> None:
    if name not in names:
        raise ParameterError(
            text("there is no column {name}", name=f"{name!r}"),
            hint=text("the columns are: {names}", names=", ".join(names)),
            name=parameter,
        )
