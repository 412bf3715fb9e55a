"""A table file of any format: the whole of it, its head, and where a row stands in it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from engine.errors import InputError, Remedy
from engine.files import dialect, source, spreadsheet
from engine.files.dialect import TableReading
from engine.progress import Progress
from engine.technique import Problem

if TYPE_CHECKING:
    import pyarrow as pa

PREVIEW_ROWS = 200


@dataclass(frozen=True)
class TablePreview:
    """What the head of a file shows."""

    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    numeric: frozenset[str]
    reading: TableReading
    facts: tuple[tuple[str, str], ...]
    problems: tuple[Problem, ...] = ()


def read_table(path: Path, reading: TableReading, progress: Progress) -> pa.Table:
    """The whole file; empty and declared cells are null."""
    path = Path(path)
    source.require_file(path)
    reading = dialect.sniff(path, reading)
    kind = source.format_of(path)
    if kind == "parquet":
        from engine.files.columnar import read_parquet

        return read_parquet(path, reading, progress)
    if kind == "spreadsheet":
        return spreadsheet.to_table(spreadsheet.read_sheet(path, reading), reading, progress)
    from engine.files.delimited import read_delimited

    return read_delimited(path, reading, progress)


def place(path: Path, reading: TableReading, row: int) -> str:
    """Where the data row with this index stands, as the steward's own program would show it."""
    path = Path(path)
    kind = source.format_of(path)
    if kind == "parquet":
        return f"row {row + 1}"
    reading = dialect.sniff(path, reading)
    if kind == "spreadsheet":
        sheet = spreadsheet.read_sheet(path, reading)
        return f"row {sheet.places[row]} of sheet {sheet.name}"
    layout = dialect.layout_of(path, reading)
    with dialect.open_text(path, reading.encoding) as text:
        found = (line for line, _ in dialect.records(text, reading.separator) if line >= layout.line)
        return f"line {next(islice(found, row, None))}"


# ── numbers ───────────────────────────────────────────────────────────────────────────────────


def numbers(table: pa.Table, columns: Sequence[str], path: Path, reading: TableReading) -> np.ndarray:
    """rows × columns float64, NaN where missing; the first cell that is no number is named."""
    import pyarrow as pa
    import pyarrow.compute as pc

    from engine.files.cells import tolerant

    reading = dialect.sniff(Path(path), reading)
    values = np.empty((table.num_rows, len(columns)))
    offending: dict[str, np.ndarray] = {}
    for place_, name in enumerate(columns):
        column = table.column(name)
        if pa.types.is_string(column.type):
            found, wrong = tolerant(column.combine_chunks(), reading.decimal)
            if wrong.any():
                offending[name] = np.flatnonzero(wrong)
            values[:, place_] = found.to_numpy(zero_copy_only=False)
        elif pa.types.is_temporal(column.type):
            offending[name] = np.flatnonzero(pc.is_valid(column).to_numpy())
        else:
            values[:, place_] = pc.cast(column, pa.float64(), safe=False).to_numpy()
    if any(len(rows) for rows in offending.values()):
        raise _not_numbers(table, {n: r for n, r in offending.items() if len(r)}, Path(path), reading)
    return values


def _not_numbers(
    table: pa.Table, offending: dict[str, np.ndarray], path: Path, reading: TableReading
) -> InputError:
    name = min(offending, key=lambda n: offending[n][0])
    row = int(offending[name][0])
    text = str(table.column(name)[row].as_py()).strip()
    cells = sum(len(rows) for rows in offending.values())
    if cells == 1:
        hint = "it is the only such cell"
    else:
        hint = f"there are {cells:,} such cells in {len(offending)} column{'s' * (len(offending) > 1)}"
    remedies = []
    if "," not in text:
        missing = ",".join([*reading.missing, text])
        remedies.append(Remedy(f"Treat {text!r} as missing", {"missing": missing}))
    other = "," if reading.decimal == "." else "."
    if dialect.is_number(text, other):
        remedies.insert(0, Remedy(f"Read {other!r} as the decimal sign", {"decimal": other}))
    where = place(path, reading, row)
    return InputError(f"{where}, column {name}: {text!r} is not a number", hint, tuple(remedies))


# ── preview ───────────────────────────────────────────────────────────────────────────────────


def preview_table(path: Path, reading: TableReading) -> TablePreview:
    """The head of the file and what was recognised in it; fast for any size."""
    path = Path(path)
    size = source.require_file(path)
    reading = dialect.sniff(path, reading)
    kind = source.format_of(path)
    if kind == "parquet":
        return _preview_parquet(path, reading, size)
    if kind == "spreadsheet":
        return _preview_sheet(path, reading, size)
    return _preview_delimited(path, reading, size)


def _preview_delimited(path: Path, reading: TableReading, size: int) -> TablePreview:
    layout = dialect.layout_of(path, reading)
    text = dialect.head_text(path, reading.encoding)
    found = [
        (line, fields)
        for line, fields in dialect.all_head_records(text, reading.separator)
        if line >= layout.line
    ]
    names = layout.names
    problems = _name_problems(layout.given, names)
    for line, fields in found:
        if len(fields) != len(names):
            what = f"it has {len(fields)} fields, the header has {len(names)}"
            problems.append(Problem(f"line {line}", what))
    rows = [tuple(fields[: len(names)]) + ("",) * (len(names) - len(fields)) for _, fields in found]
    if layout.padded and not any(row[-1] for row in rows):
        names, rows = names[:-1], [row[:-1] for row in rows]
    with dialect.open_text(path, reading.encoding) as stream:
        whole = len(stream.read(len(text) + 1)) == len(text)
    count = f"{len(rows):,}" if whole else _about(len(rows) * size / max(1, len(text.encode())))
    facts = (
        ("Encoding", reading.encoding.replace("utf", "UTF").replace("windows", "Windows")),
        ("Separator", reading.separator),
        ("Decimal sign", reading.decimal),
        ("Header", reading.header),
        ("Size", source.size_words(size)),
        ("Rows", count.replace(",", " ")),
        ("Columns", str(len(names))),
    )
    return _preview(names, rows, reading, facts, problems)


def _about(rows: float) -> str:
    digits = max(0, len(str(int(rows))) - 2)
    return f"about {round(rows, -digits):,.0f}"


def _preview_parquet(path: Path, reading: TableReading, size: int) -> TablePreview:
    import pyarrow as pa

    from engine.files.columnar import flat, open_parquet

    with open_parquet(path) as file:
        total = file.metadata.num_rows
        head = next(file.iter_batches(PREVIEW_ROWS), None)
    if head is None:
        raise InputError(f"{path.name} has columns and no rows", hint="export the data again")
    table = flat(pa.table(head), reading)
    texts = [["" if v is None else str(v) for v in column.to_pylist()] for column in table.columns]
    kinds = zip(table.column_names, table.schema.types, strict=True)
    numeric = frozenset(n for n, t in kinds if pa.types.is_integer(t) or pa.types.is_floating(t))
    facts = (
        ("Format", "Parquet"),
        ("Size", source.size_words(size)),
        ("Rows", f"{total:,}".replace(",", " ")),
        ("Columns", str(table.num_columns)),
    )
    rows = tuple(zip(*texts, strict=True))
    return TablePreview(tuple(table.column_names), rows, numeric, reading, facts)


def _preview_sheet(path: Path, reading: TableReading, size: int) -> TablePreview:
    sheet = spreadsheet.read_sheet(path, reading)
    rows = [tuple(spreadsheet._text(cell) for cell in row) for row in sheet.rows[: 5 * PREVIEW_ROWS]]
    facts = (
        ("Format", "Workbook"),
        ("Sheet", sheet.name),
        ("Size", source.size_words(size)),
        ("Rows", f"{len(sheet.rows):,}".replace(",", " ")),
        ("Columns", str(len(sheet.names))),
    )
    return _preview(
        sheet.names, rows, replace(reading, sheet=sheet.name), facts, _name_problems(sheet.given, sheet.names)
    )


def _preview(names, rows, reading, facts, problems) -> TablePreview:
    missing = {"", *(text.strip() for text in reading.missing)}
    numeric = set()
    for place_, name in enumerate(names):
        cells = [row[place_].strip() for row in rows]
        filled = [cell for cell in cells if cell not in missing]
        codes = any(len(cell) > 1 and cell[0] == "0" and cell.isdigit() for cell in filled)
        if filled and not codes and all(dialect.is_number(cell, reading.decimal) for cell in filled):
            numeric.add(name)
    return TablePreview(
        tuple(names), tuple(rows[:PREVIEW_ROWS]), frozenset(numeric), reading, facts, tuple(problems)
    )


def _name_problems(given: Sequence[str], names: Sequence[str]) -> list[Problem]:
    problems: list[Problem] = []
    if not given:
        return problems
    for place_, (old, new) in enumerate(zip(given, names, strict=True), 1):
        if not old.strip() and place_ < len(given):
            problems.append(Problem(f"column {place_}", f"it has no name and is called {new!r}"))
        elif old.strip() and " ".join(old.split()) != new:
            problems.append(
                Problem(f"column {place_}", f"the name {old.strip()!r} occurs before; it is called {new!r}")
            )
    return problems
