"""What was recognised in files of maps before they are loaded whole."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from engine.core import params
from engine.core.errors import InputError, Remedy
from engine.core.number_format import grouped
from engine.core.progress import Progress
from engine.core.technique import Preview, Problem
from engine.core.text import text
from engine.io.csv_dialect import TableReading, decided
from engine.io.encoding import label
from engine.io.graph_read import Network, network_format, read_network
from engine.io.input_file import Unpacked, format_of, size_words, unused_settings
from engine.io.raw_rows import CLEANING, TextRows, read_text_rows, sheet_names
from engine.kinds.graphs.detect_format import TableFormat, detect_format
from engine.kinds.graphs.labels import case_variants, normalize_label, person_key
from engine.kinds.graphs.node_attributes import person_like
from engine.kinds.graphs.params import Columns, Reading

ROWS = 200
ENDS = ("participant", "source", "target")
READ = 2_500  # rows looked at: more than a dense matrix may have


def preview(paths: Sequence[Path], reading: Reading, columns: Columns, progress: Progress) -> Preview:
    """The first file, what it is taken for, and how many maps there are."""
    if not paths:
        raise InputError("no file was given", hint="choose the participants' maps or an aggregate")
    return replace(_look(paths, reading, columns, progress), unused=_unused(Path(paths[0])))


def _unused(path: Path) -> tuple[str, ...]:
    """A network file says how it is to be read; rows of raw cells are not cleaned."""
    if network_format(path):
        return tuple(field.name for field in params.fields(TableReading) if field.name != "scheduler")
    kind = format_of(path)
    return (*unused_settings(path), *(CLEANING if kind in ("delimited", "spreadsheet") else ()))


def _look(paths: Sequence[Path], reading: Reading, columns: Columns, progress: Progress) -> Preview:
    path = Path(paths[0])
    progress.report(0.0, path.name)
    if network_format(path):
        return _preview_network(path, paths, reading, columns)
    sheets = sheet_names(path) if format_of(path) == "spreadsheet" and not reading.sheet else []
    one = replace(reading, sheet=sheets[0]) if len(sheets) > 1 else reading
    table = read_text_rows(path, one, progress, READ)
    assert isinstance(table.reading, Reading)
    found = replace(table.reading, sheet=reading.sheet if len(sheets) > 1 else table.reading.sheet)
    try:
        shape = detect_format(table, path.name, reading.form, columns)
    except InputError as error:
        return _without_format(table, found, columns, error)
    return _preview_table(table, shape, paths, sheets, found, columns)


def _preview_table(
    table: TextRows,
    shape: TableFormat,
    paths: Sequence[Path],
    sheets: list[str],
    reading: Reading,
    columns: Columns,
) -> Preview:
    body = table.rows[int(shape.header) :]
    names = _column_names(shape.names)
    rows = tuple(_padded(row, len(names)) for row in body[:ROWS])
    named: dict[str, Any] = {role: shape.names[at] for role, at in shape.roles.items()}
    chosen = replace(columns, **named)
    roles = {shape.names[at]: role for role, at in shape.roles.items()}
    many = len(body) >= READ - 1
    what = "adjacency matrix" if shape.form == "adjacency" else "edge list"
    facts = [
        ("Form", what),
        ("Encoding", label(reading.encoding)),
        ("Separator", reading.separator),
        ("Size", size_words(Path(paths[0]).stat().st_size)),
        ("Rows", _count_rows(Path(paths[0]), int(shape.header)) if many else grouped(len(body))),
        *_participant_facts(shape, paths, sheets, body, many),
    ]
    header = "yes" if shape.header else "no"
    problems = _problems(body, shape, reading)
    return Preview(names, rows, roles, tuple(facts), replace(reading, header=header), chosen, tuple(problems))


def _count_rows(path: Path, header: int) -> str:
    """How many rows a text file has, by its line ends: exact where every line is a row."""
    lines, doubtful, last = 0, False, b"\n"
    with Unpacked(path) as file:
        while block := file.read(1 << 20):
            lines += block.count(b"\n")
            doubtful = doubtful or any(sign in last + block for sign in (b'"', b"\n\n", b"\n\r", b"#", b"\0"))
            last = block[-1:]
    rows = grouped(lines + (last != b"\n") - header)
    return text("about {rows}", rows=rows) if doubtful else rows


def _participant_facts(
    shape: TableFormat, paths: Sequence[Path], sheets: list[str], body: Sequence[list[str]], many: bool
) -> list[tuple[str, str]]:
    if "participant" in shape.roles:
        at = shape.roles["participant"]
        drawn = Counter(person for person, *_ in {_edge_key(row, shape) for row in body if at < len(row)})
        if many:
            return [("Participants", text("at least {drawn}", drawn=grouped(len(drawn))))]
        usual = int(np.percentile([*drawn.values()], 95, method="higher")) if drawn else 0
        # Shown for orientation; whoever sets c by it has set it by the data.
        return [
            ("Participants", grouped(len(drawn))),
            ("Edges a participant", text("up to {usual} for 95 of 100 participants", usual=usual)),
        ]
    if len(paths) > 1:
        return [("Participants", text("{paths}, a file each", paths=len(paths)))]
    if len(sheets) > 1:
        return [("Participants", text("{sheets}, a sheet each", sheets=len(sheets)))]
    return [("Participants", "not named: an aggregate")]


def _edge_key(row: list[str], shape: TableFormat) -> tuple[str, str, str]:
    person, source, target = (row[shape.roles[role]] if shape.roles[role] < len(row) else "" for role in ENDS)
    return person_key(person), normalize_label(source), normalize_label(target)


def _problems(body: Sequence[list[str]], shape: TableFormat, reading: Reading) -> list[Problem]:
    if shape.form != "edges":
        return _person_problems(shape.names[1:], (), reading)
    ends = (shape.roles["source"], shape.roles["target"])
    labels = {normalize_label(row[at]) for row in body for at in ends if at < len(row)}
    problems = _person_problems(sorted(labels), (), reading)
    twins = case_variants(labels)
    if twins and reading.case == "keep":
        remedy = Remedy("Take them as the same label", {"case": "fold"})
        one, other, more = *twins[0][:2], len(twins) - 1
        words = text("{one} and {other} differ only in case", one=one, other=other) + (
            text(", and {more} more", more=more) if more else ""
        )
        problems.append(Problem("labels", words, (remedy,)))
    at = shape.roles.get("weight")
    if at is not None and reading.signed == "refuse":
        negative = next((row for row in body if at < len(row) and row[at].strip()[:1] in ("-", "−")), None)
        if negative is not None:
            remedy = Remedy("Split into a positive and a negative layer", {"signed": "split"})
            words = text(
                "the weight {strip} is negative, and weights are counts here", strip=negative[at].strip()
            )
            problems.append(Problem(text("column {at}", at=shape.names[at]), words, (remedy,)))
    return problems


def _preview_network(path: Path, paths: Sequence[Path], reading: Reading, columns: Columns) -> Preview:
    network = read_network(path)
    facts = (
        (
            "Form",
            text(
                "{form}, directed" if network.directed else "{form}, undirected",
                form=network_format(path).upper(),
            ),
        ),
        ("Size", size_words(path.stat().st_size)),
        ("Nodes", str(len(network.labels))),
        ("Edges", str(len(network.source))),
        (
            "Participants",
            text("{paths}, a file each", paths=len(paths)) if len(paths) > 1 else "not named: an aggregate",
        ),
    )
    names = ("source", "target", "weight")
    attributes = [name for name in network.attributes if name not in names]
    kept = [name for name in attributes if name in columns.attributes]
    return Preview(
        (*names, *attributes),
        tuple(_edge_texts(network, attributes)),
        {name: name for name in names} | dict.fromkeys(kept, "attributes"),
        (*facts, *_attribute_facts(network, columns)),
        decided(reading),
        columns,
        tuple(_person_problems(network.labels, network.attributes, reading)),
    )


def _edge_texts(network: Network, attributes: list[str]) -> Iterator[tuple[str, ...]]:
    """An attribute of nodes stands in the row of an edge as that of its source → that of its target."""
    for u, v, w in zip(network.source[:ROWS], network.target[:ROWS], network.weight[:ROWS], strict=True):
        values = (network.attributes[name] for name in attributes)
        yield network.labels[u], network.labels[v], f"{w:g}", *(f"{one[u]} → {one[v]}" for one in values)


def _attribute_facts(network: Network, columns: Columns) -> list[tuple[str, str]]:
    told = []
    for name, values in network.attributes.items():
        distinct = len({value for value in values if value})
        if name in columns.attributes:
            words = text(
                "{distinct} {distinct:value|values}, kept where enough nodes have {distinct:it|them}",
                distinct=distinct,
            )
        else:
            words = text("{distinct} {distinct:value|values}, dropped", distinct=distinct)
        told.append((text("Node attribute {name}", name=name), words))
    return told


def _person_problems(labels: Iterable[str], attributes: Iterable[str], reading: Reading) -> list[Problem]:
    why = person_like(labels, attributes) if reading.nodes == "auto" else ""
    if not why:
        return []
    remedies = (
        Remedy("The nodes are people", {"nodes": "people"}),
        Remedy("They are things or ideas", {"nodes": "things"}),
    )
    words = text(
        "they look like people: {why}. A promise is to those who drew the edges, not to those who are nodes",
        why=why,
    )
    return [Problem("nodes", words, remedies)]


def _without_format(table: TextRows, reading: Reading, columns: Columns, error: InputError) -> Preview:
    """A file whose shape is not clear is still shown, with what is wrong."""
    width = max(len(row) for row in table.rows[:ROWS])
    names = tuple(text("column {at}", at=at + 1) for at in range(width))
    rows = tuple(_padded(row, width) for row in table.rows[:ROWS])
    problem = Problem("the file", error.one_line(), error.remedies)
    return Preview(names, rows, {}, (), reading, columns, (problem,))


def _padded(row: list[str], width: int) -> tuple[str, ...]:
    return tuple(row[:width]) + ("",) * (width - len(row))


def _column_names(names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(name or text("column {at}", at=at + 1) for at, name in enumerate(names))


def fit(preview: Preview) -> float:
    """An edge list names its two ends; a network file and a matrix are nothing else."""
    roles = set(preview.roles.values())
    if not {"source", "target"} <= roles:
        return 0.95 if dict(preview.facts).get("Form") == "adjacency matrix" else 0.0
    ends = [name for name, role in preview.roles.items() if role in ("source", "target")]
    words = ("source", "target", "from", "to", "von", "nach", "cause", "effect")
    if any(word in re.split(r"[\W_]+", name.lower()) for name in ends for word in words):
        return 0.95
    places = [preview.columns.index(name) for name in ends]
    numbered = all(row[at].strip().isdecimal() for row in preview.rows for at in places if at < len(row))
    return 0.5 if numbered and len(preview.columns) <= 3 else 0.3
