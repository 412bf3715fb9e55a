"""Is a table an edge list or an adjacency matrix, and which column is what?

An edge list has a row an edge (`source`, `target`, perhaps `participant`, `weight`, `contributors`), an
adjacency matrix has the same labels along the first row and the first column. What the steward said wins;
names of columns decide next; then the shape of the cells.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.core.errors import InputError, Remedy
from engine.core.text import text
from engine.io.csv_records import is_number, unique_names
from engine.io.raw_rows import TextRows
from engine.kinds.graphs.labels import normalize_label
from engine.kinds.graphs.params import Columns

ROLES = ("participant", "source", "target", "weight", "contributors")
NAMES = {
    "participant": (
        "participant",
        "person",
        "respondent",
        "subject",
        "user",
        "informant",
        "interviewee",
        "map",
    ),
    "source": ("source", "from", "src", "tail", "sender", "cause"),
    "target": ("target", "to", "dst", "head", "receiver", "effect"),
    "weight": ("weight", "value", "strength", "count", "w", "rating", "feature"),
    "contributors": ("contributors", "people", "participants", "respondents", "n"),
}
SEEN = 400  # rows that decide


@dataclass(frozen=True)
class TableFormat:
    """What a table is: its form, its column names and what they stand for."""

    form: str  # edges | adjacency
    names: tuple[str, ...]
    header: bool
    roles: Mapping[str, int]  # role -> index of the column; edge lists only


def detect_format(table: TextRows, name: str, form: str, columns: Columns) -> TableFormat:
    """The shape of a table; an InputError in one line where it has none."""
    rows = table.rows
    width = max(len(fields) for fields in rows[:SEEN])
    given = {role: getattr(columns, role) for role in ROLES if getattr(columns, role)}
    if form == "adjacency" or (form == "auto" and not given and _is_matrix(table)):
        return TableFormat("adjacency", tuple(normalize_label(cell) for cell in rows[0]), True, {})
    if width == 1:
        raise InputError(
            text(
                "{name} has one column ({rows} …): an edge needs a source and a target",
                name=name,
                rows=f"{rows[0][0]!r}",
            ),
            hint="is another sign between the cells? choose the separator under Load",
            remedies=(Remedy("Read blanks as the separator", {"separator": "space"}),),
        )
    header = _has_header(table, given)
    names = unique_names(rows[0]) if header else unique_names([""] * width)
    return TableFormat("edges", names, header, _roles(table, names, header, given, name))


def _is_matrix(table: TextRows) -> bool:
    rows = table.rows
    head = [cell.strip().casefold() for cell in rows[0]]
    if any(cell in NAMES["source"] for cell in head) and any(cell in NAMES["target"] for cell in head):
        return False
    decimal = table.reading.decimal
    body = rows[1:SEEN]
    width = max(len(fields) for fields in body) if body else len(rows[0])
    if not body:
        return False
    columns = {normalize_label(cell) for cell in rows[0][-(width - 1) :]} if width > 1 else set()
    labels = {normalize_label(fields[0]) for fields in rows[1:]}
    corner = rows[0][0].strip() == "" or len(rows[0]) == width - 1
    if corner and columns == labels and len(labels) > 1:
        return True  # whatever is in a cell: one that is no weight is named when it is read
    if not all(_is_weight(cell, decimal) for fields in body for cell in fields[1:]):
        return False
    if all(_is_weight(cell, decimal) for fields in rows[:SEEN] for cell in fields):
        return width == len(rows[0]) == len(rows) >= 4
    shared = len(columns & labels)
    return shared > 0 and (corner or 2 * shared >= max(len(columns), min(len(labels), SEEN)))


def _is_weight(cell: str, decimal: str) -> bool:
    return not cell.strip() or is_number(cell, decimal)


def _has_header(table: TextRows, given: Mapping[str, str]) -> bool:
    if table.reading.header in ("yes", "no"):
        return table.reading.header == "yes"
    first = [normalize_label(cell) for cell in table.rows[0]]
    known = {word for words in NAMES.values() for word in words} | {n.casefold() for n in given.values()}
    if any(cell.casefold() in known for cell in first):
        return True
    decimal, below = table.reading.decimal, table.rows[1:SEEN]
    if any(is_number(cell, decimal) for cell in first) or not below:
        return False
    if any(all(len(r) > at and is_number(r[at], decimal) for r in below) for at in range(len(first))):
        return True
    # Words over words: a name of a column does not come again as a label below it.
    labels = {normalize_label(cell) for fields in table.rows[1:] for cell in fields}
    return not any(cell in labels for cell in first)


def _roles(
    table: TextRows, names: tuple[str, ...], header: bool, given: Mapping[str, str], where: str
) -> dict[str, int]:
    roles = {role: _column_index(names, column, role, where) for role, column in given.items()}
    if header:
        lower = [name.strip().casefold() for name in names]
        for role in ROLES:
            found = [at for word in NAMES[role] for at, name in enumerate(lower) if name == word]
            if found and role not in roles and found[0] not in roles.values():
                roles[role] = found[0]
    if "source" not in roles or "target" not in roles:
        roles = _by_position(table, names, header, roles, where)
    elif "weight" not in roles and "weight" not in given:
        rest = [at for at in range(len(names)) if at not in roles.values()]
        if len(rest) == 1 and len(names) <= 4 and _numeric(table, rest[0], header):
            roles["weight"] = rest[0]
    return roles


def _by_position(
    table: TextRows, names: tuple[str, ...], header: bool, roles: dict[str, int], where: str
) -> dict[str, int]:
    """Two columns are an edge, three an edge with a weight or a person before it, four all of them."""
    rest = [at for at in range(len(names)) if at not in roles.values()]
    orders = {2: ("source", "target"), 4: ("participant", "source", "target", "weight")}
    if len(rest) == 3:
        last = _numeric(table, rest[2], header)
        orders[3] = ("source", "target", "weight") if last else ("participant", "source", "target")
    order = tuple(role for role in orders.get(len(rest), ()) if role not in roles)
    wanted = {"source", "target"} - set(roles)
    if not wanted <= set(order) or len(order) != len(rest):
        raise InputError(
            text(
                "{where}: which of the columns {names} are source and target is not clear",
                where=where,
                names=", ".join(names[:8]),
            ),
            hint="name them: source=…, target=… (and participant, weight, contributors where there are such)",
        )
    return roles | dict(zip(order, rest, strict=True))


def _numeric(table: TextRows, at: int, header: bool) -> bool:
    cells = [fields[at].strip() for fields in table.rows[int(header) : SEEN] if len(fields) > at]
    filled = [cell for cell in cells if cell]
    return bool(filled) and all(is_number(cell, table.reading.decimal) for cell in filled)


def _column_index(names: tuple[str, ...], column: str, role: str, where: str) -> int:
    if column in names:
        return names.index(column)
    raise InputError(
        text(
            "{where} has no column {column} (asked for as {role})",
            where=where,
            column=f"{column!r}",
            role=role,
        ),
        hint=text("its columns: {names}", names=", ".join(names[:20])),
    )
