"""The head of a table file: its first rows, what was recognised, and what looks wrong.

Only the first quarter megabyte of a text is looked at, and a few blocks further down for the
encoding, so that it takes the same time for any size; a workbook has to be unpacked whole.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from engine.core.number_format import grouped
from engine.core.technique import Problem
from engine.core.text import text
from engine.io import csv_dialect, input_file, xlsx
from engine.io.csv_dialect import TableReading
from engine.io.csv_records import Head, head_records, is_number, read_head
from engine.io.encoding import label
from engine.io.read_errors import through_the_door

if TYPE_CHECKING:
    import pyarrow as pa

PREVIEW_ROWS = 200
_PROBLEMS = 20

Rows = Sequence[tuple[str, ...]]


@dataclass(frozen=True)
class TablePreview:
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]  # the first 200, as texts
    numeric: frozenset[str]
    reading: TableReading  # without 'auto'
    facts: tuple[tuple[str, str], ...]
    problems: tuple[Problem, ...] = ()


@through_the_door("table")
def preview_table(path: Path, reading: TableReading) -> TablePreview:
    path = Path(path)
    size = input_file.require_file(path)
    kind = input_file.format_of(path)
    if kind == "parquet":
        return _preview_parquet(path, csv_dialect.decided(reading), size)
    if kind == "spreadsheet":
        return _preview_sheet(path, reading, size)
    return _preview_delimited(path, csv_dialect.sniff(path, reading), size)


def _preview_delimited(path: Path, reading: TableReading, size: int) -> TablePreview:
    head = read_head(path, reading.encoding)
    found = csv_dialect.layout_of_head(head, reading)
    names, width = found.names, len(found.names)
    lines = head_records(head, reading.separator, width=width)
    data = [(line, cells) for line, cells in lines if line >= found.line]
    if not data and head.complete:
        raise csv_dialect.header_only(path, reading)
    problems = [*_name_problems(found.given, names), *_ragged_problems(data, width, reading.header == "yes")]
    if width < 2:
        error = csv_dialect.only_one_column(path, reading)
        problems.append(Problem("the whole file", error.message, error.remedies))
    rows = [tuple(cells[:width]) + ("",) * (width - len(cells)) for _, cells in data]
    if found.padded and not any(row[-1].strip() for row in rows):
        names, rows = names[:-1], [row[:-1] for row in rows]
    facts = (
        ("Encoding", label(reading.encoding)),
        ("Separator", reading.separator),
        ("Decimal sign", reading.decimal),
        ("Header", text("line {line}", line=found.line - 1) if found.given else "none"),
        ("Size", input_file.size_words(size)),
        ("Rows", _count_words(path, reading, head, len(rows))),
        ("Columns", str(len(names))),
    )
    return _preview(names, rows, reading, facts, problems)


def _count_words(path: Path, reading: TableReading, head: Head, rows: int) -> str:
    """'811', or an estimate from the share of the file that the head makes up."""
    if head.complete:
        return grouped(rows)
    with input_file.Unpacked(path) as stream:
        taken, wanted = 0, len(head.text.encode("utf-16-le" if reading.encoding == "utf-16" else "utf-8"))
        while taken < wanted:
            taken += len(stream.read(wanted - taken))
        about = int(rows / max(stream.share, 1e-9))
    return text("about {value}", value=grouped(round(about, 2 - len(str(about)))))


def _ragged_problems(data: Sequence[tuple[int, list[str]]], width: int, header: bool) -> list[Problem]:
    faults = [(line, len(cells)) for line, cells in data if len(cells) != width]
    problems = [
        Problem(*csv_dialect.ragged(line, found, width, header)) for line, found in faults[:_PROBLEMS]
    ]
    if len(faults) > _PROBLEMS:
        problems.append(
            Problem("further down", text("{problems} more such lines", problems=len(faults) - _PROBLEMS))
        )
    return problems


def _preview_parquet(path: Path, reading: TableReading, size: int) -> TablePreview:
    import pyarrow as pa

    from engine.io.parquet import head_of_parquet

    table, total = head_of_parquet(path, reading, PREVIEW_ROWS)
    texts = [[_shown(cell) for cell in _spelled(column).to_pylist()] for column in table.columns]
    kinds = zip(table.column_names, table.schema.types, strict=True)
    numeric = frozenset(
        name for name, kind in kinds if pa.types.is_integer(kind) or pa.types.is_floating(kind)
    )
    facts = (
        ("Format", "Parquet"),
        ("Size", input_file.size_words(size)),
        ("Rows", grouped(total)),
        ("Columns", str(table.num_columns)),
    )
    rows = tuple(zip(*texts, strict=True))
    return TablePreview(tuple(table.column_names), rows, numeric, reading, facts)


def _spelled(column: pa.ChunkedArray) -> pa.ChunkedArray:
    """Times to the microsecond: Python has no finer ones."""
    import pyarrow as pa
    import pyarrow.compute as pc

    if not pa.types.is_timestamp(column.type):
        return column
    return pc.cast(column, pa.timestamp("us", column.type.tz), safe=False)


def _shown(cell: object) -> str:
    return "" if cell is None else str(cell)


def _preview_sheet(path: Path, reading: TableReading, size: int) -> TablePreview:
    sheet = xlsx.read_sheet(path, reading.sheet, reading.header)
    reading = replace(csv_dialect.decided(reading, header="yes" if sheet.given else "no"), sheet=sheet.name)
    rows = [tuple(xlsx.shown(cell) for cell in row) for row in sheet.rows[: 5 * PREVIEW_ROWS]]
    facts = (
        ("Format", "Workbook"),
        ("Sheet", sheet.name),
        ("Size", input_file.size_words(size)),
        ("Rows", grouped(len(sheet.rows))),
        ("Columns", str(len(sheet.names))),
    )
    return _preview(sheet.names, rows, reading, facts, _name_problems(sheet.given, sheet.names))


def _preview(
    names: Sequence[str],
    rows: Rows,
    reading: TableReading,
    facts: tuple[tuple[str, str], ...],
    problems: Sequence[Problem],
) -> TablePreview:
    missing = {"", *(text.strip() for text in reading.missing)}
    columns = zip(*rows[: 10 * PREVIEW_ROWS], strict=True) if rows else ([] for _ in names)
    numeric = frozenset(
        name
        for name, cells in zip(names, columns, strict=True)
        if _all_numbers(cells, missing, reading.decimal)
    )
    return TablePreview(tuple(names), tuple(rows[:PREVIEW_ROWS]), numeric, reading, facts, tuple(problems))


def _all_numbers(cells: Sequence[str], missing: set[str], decimal: str) -> bool:
    """As the reader will decide: a column with codes such as 007 is text."""
    filled = [cell.strip() for cell in cells if cell.strip() not in missing]
    if any(cell[0] == "0" and cell[1:2].isdigit() for cell in filled):
        return False
    found = [cell for cell in filled if is_number(cell, decimal)]
    return len(found) == len(filled) and any(cell.lower() not in ("nan", "-nan") for cell in found)


def _name_problems(given: Sequence[str], names: Sequence[str]) -> list[Problem]:
    problems = []
    for place, (old, new) in enumerate(zip(given, names, strict=False), 1):
        bare = " ".join(old.split())
        if not bare and place < len(given):
            problems.append(
                Problem(
                    text("column {place}", place=place),
                    text("it has no name and is called {new} here", new=f"{new!r}"),
                )
            )
        elif bare and bare != new:
            problems.append(
                Problem(
                    text("column {place}", place=place),
                    text(
                        "the name {bare} occurs twice; this one is {new} here",
                        bare=f"{bare!r}",
                        new=f"{new!r}",
                    ),
                )
            )
    return problems
