"""One file or sheet as stated edges: labels as text, weights as numbers, and where each stood."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from engine.core.errors import InputError, Remedy
from engine.core.progress import Progress
from engine.core.text import joined, text
from engine.io.csv_records import is_number
from engine.io.graph_guard import extreme_number, is_extreme
from engine.io.graph_read import network_format, read_network
from engine.io.plain_columns import Cells
from engine.io.raw_rows import TextRows, read_text_rows
from engine.kinds.graphs.coded_labels import Labels
from engine.kinds.graphs.data import Floats, Ints
from engine.kinds.graphs.detect_format import TableFormat, detect_format
from engine.kinds.graphs.labels import normalize_label
from engine.kinds.graphs.params import Columns, Reading

DROP_BLANK = Remedy("Leave out rows with empty cells", {"blank": "drop"})


@dataclass(frozen=True)
class EdgeList:
    """Edges as one file or sheet states them."""

    name: str
    source: Labels
    target: Labels
    weight: Floats
    nodes: list[str]  # labels that are there whether they have an edge or not
    location: Callable[[int], str]  # where the edge with this index stands
    person: Labels | None = None
    contributors: Floats | None = None
    directed: bool | None = None  # where the file says so
    dropped: int = 0  # rows left out because a cell was empty
    others: tuple[str, ...] = ()  # columns or attributes that are not read; told inside the house only
    attributes: Mapping[str, tuple[str, ...]] = field(
        default_factory=dict
    )  # of `nodes`, all that the file has


def read_edges(path: Path, name: str, reading: Reading, columns: Columns, progress: Progress) -> EdgeList:
    if network_format(path):
        return _from_network(path, name)
    table = read_text_rows(path, reading, progress)
    shape = detect_format(table, name, reading.form, columns)
    if shape.form == "adjacency":
        return _from_matrix(table, name, reading)
    return _from_edges(table, shape, name, reading)


def _from_network(path: Path, name: str) -> EdgeList:
    network = read_network(path)
    labels = [normalize_label(label) for label in network.labels]
    nodes = Labels.of(labels)
    people = None if network.contributors is None else network.contributors.astype(np.float64)
    return EdgeList(
        name,
        nodes.take(network.source),
        nodes.take(network.target),
        network.weight,
        labels,
        lambda at: text("edge {at}", at=at + 1),
        contributors=people,
        directed=network.directed,
        others=network.others,
        attributes=network.attributes,
    )


# ── edge lists ────────────────────────────────────────────────────────────────────────────────


def _from_edges(table: TextRows, shape: TableFormat, name: str, reading: Reading) -> EdgeList:
    first = int(shape.header)
    written = {role: table.column(at, first) for role, at in shape.roles.items()}
    kept = _complete_rows(table, written, first, shape, name, reading)
    total = len(table.rows) - first
    if len(kept) < total:
        written = {role: column.take(kept) for role, column in written.items()}
    known: dict[str, str] = {}

    def labels(role: str) -> Labels:
        column = written[role]
        for cell in {*column.different} - known.keys():
            known[cell] = normalize_label(cell)
        spelled = Labels.of(map(known.__getitem__, column.different))
        return Labels(spelled.names, spelled.codes[column.codes])

    def location(index: int) -> str:
        return table.place(int(kept[index]) + first)

    def values(role: str) -> Floats:
        column, at = written[role], shape.roles[role]

        def where(code: int) -> str:
            row = int(np.argmax(column.codes == code))
            return text("{name}, {i}, column {at}", name=name, i=location(row), at=shape.names[at])

        return parse_numbers(column.different, table.reading.decimal, where)[column.codes]

    source, target = labels("source"), labels("target")
    weight = values("weight") if "weight" in shape.roles else np.ones(len(kept))
    return EdgeList(
        name,
        source,
        target,
        weight,
        [],
        location,
        person=labels("participant") if "participant" in shape.roles else None,
        contributors=values("contributors") if "contributors" in shape.roles else None,
        dropped=total - len(kept),
        others=tuple(one for at, one in enumerate(shape.names) if at not in shape.roles.values()),
    )


def _complete_rows(
    table: TextRows,
    written: Mapping[str, Cells],
    first: int,
    shape: TableFormat,
    name: str,
    reading: Reading,
) -> Ints:
    """The rows with all their cells; the first one without is named unless it may be left out."""
    missing = {normalize_label(one) for one in reading.missing}
    incomplete = np.zeros(len(table.rows) - first, bool)
    empty = {}
    for role, column in written.items():
        bare = np.fromiter((_is_missing(cell, missing) for cell in column.different), bool)
        if bare.any():
            empty[role] = bare[column.codes]
            incomplete |= empty[role]
    if reading.blank == "refuse" and incomplete.any():
        at = int(np.argmax(incomplete))
        column_name = shape.names[next(shape.roles[role] for role in empty if empty[role][at])]
        where = text(
            "{name}, {value}, column {column}", name=name, value=table.place(at + first), column=column_name
        )
        raise InputError(
            text("{where}: the cell is empty", where=where), "an edge needs both ends", (DROP_BLANK,)
        )
    return np.flatnonzero(~incomplete)


def _is_missing(cell: str, missing: set[str]) -> bool:
    bare = cell.strip()
    return not bare or (bool(missing) and normalize_label(bare) in missing)


def parse_numbers(cells: list[str], decimal: str, where: Callable[[int], str]) -> Floats:
    """Cells as finite numbers; the first that is none is named."""
    try:
        values = np.array(cells, dtype=np.float64) if decimal == "." else np.array([], np.float64)
    except ValueError:
        values = np.array([], np.float64)
    if len(values) != len(cells):
        values = np.array(
            [_parse_number(cell, decimal, at, where) for at, cell in enumerate(cells)], np.float64
        )
    wrong = np.flatnonzero(~np.isfinite(values))
    if len(wrong):
        raise InputError(
            text(
                "{wrong}: {wrong2} is not a finite number",
                wrong=where(int(wrong[0])),
                wrong2=f"{cells[wrong[0]]!r}",
            )
        )
    extreme = np.flatnonzero(is_extreme(values))
    if len(extreme):
        raise extreme_number(cells[extreme[0]], where(int(extreme[0])))
    return values


def _parse_number(cell: str, decimal: str, at: int, where: Callable[[int], str]) -> float:
    written = cell.strip().replace("−", "-")
    if is_number(written, decimal):
        group = "," if decimal == "." else "."
        for sign in (group, "\u00a0", "\u202f", "\u2009", " ", "'"):
            written = written.replace(sign, "")
        try:
            return float(written.replace(decimal, "."))
        except ValueError:
            pass
    other = "," if decimal == "." else "."
    remedies = (
        (Remedy(text("Read {other} as the decimal sign", other=f"{other!r}"), {"decimal": other}),)
        if is_number(written, other)
        else ()
    )
    raise InputError(
        text("{at}: {cell} is not a number", at=where(at), cell=f"{cell!r}"), "weights are numbers", remedies
    )


# ── adjacency matrices ────────────────────────────────────────────────────────────────────────


def _from_matrix(table: TextRows, name: str, reading: Reading) -> EdgeList:
    rows, columns, cells, first = _matrix_parts(table, name)
    _refuse_incomplete(rows, columns, name, reading.incomplete)
    source, target, weights, at = [], [], [], []
    decimal = table.reading.decimal
    missing = {"", *(written.strip() for written in reading.missing)}
    half = reading.directed == "no" and _symmetric(rows, columns, cells)
    for place, (label, row) in enumerate(zip(rows, cells, strict=True)):
        for column, cell in zip(columns, row, strict=True):
            written = cell.strip()
            if written not in missing and written != "0" and not (half and label > column):
                source.append(label)
                target.append(column)
                weights.append(written)
                at.append(place + first)

    def where(index: int) -> str:
        return text("{value}, column {index}", value=table.place(at[index]), index=target[index])

    values = parse_numbers(weights, decimal, lambda index: joined(", ", (name, where(index))))
    ends = Labels.of(source), Labels.of(target)
    return EdgeList(name, *ends, values, [*rows, *columns], where)


def _symmetric(rows: list[str], columns: list[str], cells: list[list[str]]) -> bool:
    """An undirected matrix shows every edge on both sides; it is one edge."""
    if set(rows) != set(columns):
        return False
    at = {label: place for place, label in enumerate(columns)}
    order = [at[label] for label in rows]
    return all(
        cells[i][order[j]].strip() == cells[j][order[i]].strip() for i in range(len(rows)) for j in range(i)
    )


def _matrix_parts(table: TextRows, name: str) -> tuple[list[str], list[str], list[list[str]], int]:
    """Row labels, column labels, cells, and the row of the first cells."""
    rows, decimal = [*table.rows], table.reading.decimal
    width = max(len(fields) for fields in rows)
    if all(not c.strip() or is_number(c, decimal) for fields in rows for c in fields) and (
        width == len(rows) or rows[0][0].strip()
    ):
        if any(len(fields) != len(rows) for fields in rows):
            raise InputError(
                text(
                    "{name}: the matrix has {rows} rows and {width} columns, so it is not square",
                    name=name,
                    rows=len(rows),
                    width=width,
                ),
                hint="an adjacency matrix has a row and a column for every node",
                remedies=(Remedy("Read it as an edge list", {"form": "edges"}),),
            )
        labels = [str(at + 1) for at in range(len(rows))]
        return labels, labels, rows, 0
    head = rows[0] if len(rows[0]) == width else ["", *rows[0]]
    columns = [normalize_label(cell) for cell in head[1:]]
    for at, fields in enumerate(rows[1:], 1):
        if len(fields) != len(head):
            raise InputError(
                text(
                    "{name}, {at}: it has {fields} cells, the first row has {head}",
                    name=name,
                    at=table.place(at),
                    fields=len(fields),
                    head=len(head),
                )
            )
    labels = [normalize_label(fields[0]) for fields in rows[1:]]
    _refuse_repeated(labels, columns, name)
    return labels, columns, [fields[1:] for fields in rows[1:]], 1


def _refuse_repeated(labels: list[str], columns: list[str], name: str) -> None:
    for kind, found in (("column", columns), ("row", labels)):
        twice = next((label for at, label in enumerate(found) if label in found[:at]), None)
        if twice is not None:
            raise InputError(
                text(
                    "{name}: two {kind}s of the matrix are called {twice}",
                    name=name,
                    kind=kind,
                    twice=f"{twice!r}",
                ),
                "give each node one",
            )
        if "" in found:
            raise InputError(
                text("{name}: a {kind} of the matrix has no label", name=name, kind=kind),
                "give each node one",
            )


def _refuse_incomplete(rows: list[str], columns: list[str], name: str, incomplete: str) -> None:
    apart = sorted(set(rows) ^ set(columns))
    if apart and incomplete == "refuse":
        side = "row" if apart[0] in columns else "column"
        raise InputError(
            text(
                "{name}: the matrix has {rows} rows and {columns} columns; {apart} has no {side}",
                name=name,
                rows=len(rows),
                columns=len(columns),
                apart=f"{apart[0]!r}",
                side=side,
            ),
            hint="an adjacency matrix has a row and a column for every node",
            remedies=(Remedy("Take what is missing as no edges", {"incomplete": "zeros"}),),
        )
