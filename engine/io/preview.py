"""The head of a table file: its first rows, what was recognised, and what looks wrong.

Only the first quarter megabyte of a text is looked at, and a few blocks further down for the
encoding, so that it takes the same time for any size; a workbook has to be unpacked whole.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from engine.core.errors import Remedy
from engine.core.number_format import grouped
from engine.core.technique import Problem
from engine.core.text import text
from engine.io import csv_dialect, input_file, xlsx
from engine.io.cleaning import noticed, noticed_units
from engine.io.csv_dialect import TableReading
from engine.io.csv_records import Head, head_records, is_number, lines_of, read_head
from engine.io.encoding import label
from engine.io.read_errors import through_the_door
from engine.io.units import bare_numbers

if TYPE_CHECKING:
    import pyarrow as pa

PREVIEW_ROWS = 200
_PROBLEMS = 20

Rows = Sequence[tuple[str, ...]]


@dataclass(frozen=True)
class TablePreview:
    path: Path
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]  # the first 200, as texts
    numeric: frozenset[str]
    reading: TableReading  # without 'auto'
    facts: tuple[tuple[str, str], ...]
    problems: tuple[Problem, ...] = ()
    labels: Mapping[str, str] = field(default_factory=dict)  # what the file says a column means
    lists: Mapping[str, Sequence[str]] = field(default_factory=dict)  # what a setting may be: sheets

    @property
    def unused(self) -> tuple[str, ...]:
        """Settings of reading that mean nothing for a file of this format."""
        return input_file.unused_settings(self.path)


@through_the_door("table")
def preview_table(path: Path, reading: TableReading) -> TablePreview:
    path = Path(path)
    size = input_file.require_file(path)
    kind = input_file.format_of(path)
    if kind == "parquet":
        return _preview_parquet(path, csv_dialect.decided(reading), size)
    if kind == "statistical":
        return _preview_statistical(path, csv_dialect.decided(reading), size)
    if kind == "spreadsheet":
        return _preview_sheet(path, reading, size)
    return _preview_delimited(path, csv_dialect.sniff(path, reading), size)


def _preview_delimited(path: Path, reading: TableReading, size: int) -> TablePreview:
    whole = read_head(path, reading.encoding)
    head = whole.from_line(reading.first_row or 1)
    found = csv_dialect.layout_of_head(head, reading)
    names, width = found.names, len(found.names)
    lines = head_records(head, reading.separator, width=width)
    data = [(line, cells) for line, cells in lines if line >= found.line]
    if not data and head.complete:
        raise csv_dialect.header_only(path, reading)
    above = [line.strip() for line in lines_of(whole.text[: head.letters]) if line.strip()]
    problems = [
        *_above_problems(above, reading),
        *_name_problems(found.given, names),
    ]
    if reading.bad_lines == "refuse":
        problems += _ragged_problems(data, width, reading.header == "yes")
    if width < 2:
        error = csv_dialect.only_one_column(path, reading)
        problems.append(Problem("the whole file", error.message, error.remedies))
    if reading.bad_lines == "skip":
        data = [(line, cells) for line, cells in data if len(cells) == width]
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
    return _preview(path, names, rows, reading, facts, problems)


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
    skip = Remedy(text("Leave out such lines ({n} in the first rows)", n=len(faults)), {"bad_lines": "skip"})
    problems = [
        Problem(*csv_dialect.ragged(line, found, width, header), (skip,) if not number else ())
        for number, (line, found) in enumerate(faults[:_PROBLEMS])
    ]
    if len(faults) > _PROBLEMS:
        problems.append(
            Problem(
                "further down",
                text("{problems} more such {problems:line|lines}", problems=len(faults) - _PROBLEMS),
            )
        )
    return problems


def _preview_parquet(path: Path, reading: TableReading, size: int) -> TablePreview:
    from engine.io.parquet import head_of_parquet

    table, total = head_of_parquet(path, reading, PREVIEW_ROWS)
    facts = (
        ("Format", "Parquet"),
        ("Size", input_file.size_words(size)),
        ("Rows", grouped(total)),
        ("Columns", str(table.num_columns)),
    )
    return _preview_arrow(path, table, reading, facts)


def _preview_statistical(path: Path, reading: TableReading, size: int) -> TablePreview:
    from engine.io.codebook import codebook_of, spelled
    from engine.io.statistical import PROGRAMS, head_of_statistical

    table, described = head_of_statistical(path, reading, PREVIEW_ROWS)
    entries = codebook_of(table)
    facts = [
        ("Format", PROGRAMS[path.suffix.lower()]),
        ("Size", input_file.size_words(size)),
        ("Rows", grouped(described.rows) if described.rows else "not told by the file"),
        ("Columns", str(table.num_columns)),
    ]
    coded = [name for name, entry in entries.items() if entry.values]
    if coded:
        facts.append(("Value labels", _listed([_coded_words(name, entries[name].values) for name in coded])))
    ranges = [
        f"{name}: "
        + ", ".join(spelled(a) if a == b else f"{spelled(a)}–{spelled(b)}" for a, b in one.missing)
        for name, one in entries.items()
        if one.missing
    ]
    if ranges:
        facts.append(("Declared missing", _listed(ranges)))
    labels = {name: entry.label for name, entry in entries.items() if entry.label}
    return replace(_preview_arrow(path, table, reading, tuple(facts)), labels=labels)


def _coded_words(name: str, values: Sequence[tuple[float | str, str]]) -> str:
    from engine.io.codebook import spelled

    shown = ", ".join(f"{spelled(code)} = {label}" for code, label in values[:3])
    return f"{name} ({shown}{' …' if len(values) > 3 else ''})"


def _listed(parts: Sequence[str]) -> str:
    return "; ".join(parts[:3]) + (" …" if len(parts) > 3 else "")


def _preview_arrow(
    path: Path, table: pa.Table, reading: TableReading, facts: tuple[tuple[str, str], ...]
) -> TablePreview:
    import pyarrow as pa

    texts = [[_shown(cell) for cell in _spelled(column).to_pylist()] for column in table.columns]
    kinds = zip(table.column_names, table.schema.types, strict=True)
    missing = {"", *(text.strip() for text in reading.missing)}
    numeric = frozenset(
        name
        for (name, kind), cells in zip(kinds, texts, strict=True)
        if pa.types.is_integer(kind)
        or pa.types.is_floating(kind)
        or (pa.types.is_string(kind) and _with_unit(cells, missing, reading))
    )
    rows = tuple(zip(*texts, strict=True))
    return TablePreview(path, tuple(table.column_names), rows, numeric, reading, facts)


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
    sheet = xlsx.read_sheet(path, reading.sheet, reading.header, reading.first_row)
    header = "yes" if sheet.given else "no"
    reading = replace(csv_dialect.decided(reading, header=header, first_row=sheet.first), sheet=sheet.name)
    problems = [*_above_problems(sheet.above, reading), *_merged_problems(sheet.merged)]
    rows = [tuple(xlsx.shown(cell) for cell in row) for row in sheet.rows[: 5 * PREVIEW_ROWS]]
    facts = (
        ("Format", "Workbook"),
        ("Sheet", sheet.name),
        ("Size", input_file.size_words(size)),
        ("Rows", grouped(len(sheet.rows))),
        ("Columns", str(len(sheet.names))),
    )
    problems += _name_problems(sheet.given, sheet.names)
    found = _preview(path, sheet.names, rows, reading, facts, problems)
    return replace(found, lists={"sheet": sheet.sheets})


def _above_problems(above: Sequence[str], reading: TableReading) -> list[Problem]:
    """What stands above the table is left out, and the steward is told."""
    if not above:
        return []
    shown = above[0] if len(above[0]) <= 60 else above[0][:59] + "…"
    what = text(
        "above the table, which begins in row {row}, stands {shown}: it is left out",
        row=reading.first_row or 1,
        shown=f"{shown!r}",
    )
    return [Problem("", what, (Remedy("Begin in the first row", {"first_row": 1}),))]


def _merged_problems(merged: Sequence[str]) -> list[Problem]:
    """A program shows one value over them all; the file holds it in the first cell alone."""
    if not merged:
        return []
    names = ", ".join(merged[:3]) + (" …" if len(merged) > 3 else "")
    what = text("merged cells: only the first cell of each holds a value, the others are read as empty")
    return [Problem(names, what)]


def _preview(
    path: Path,
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
        if _all_numbers(cells, missing, reading.decimal) or _with_unit(cells, missing, reading)
    )
    shown = tuple(rows[:PREVIEW_ROWS])
    texts = [name for name in names if name not in numeric], _without(shown, names, numeric)
    if reading.units == "as_is":
        written = partial(is_number, decimal=reading.decimal)
        problems = [*problems, *(Problem(*one) for one in noticed_units(*texts, written))]
    if reading.tidy == "as_is":
        problems = [*problems, *(Problem(*one) for one in noticed(*texts))]
    return TablePreview(path, tuple(names), shown, numeric, reading, facts, tuple(problems))


def _with_unit(cells: Sequence[str], missing: set[str], reading: TableReading) -> bool:
    """Whether the cells become numbers when their unit is taken off."""
    if reading.units != "off":
        return False
    bare = bare_numbers([cell for cell in cells if cell.strip() not in missing])
    return bare is not None and _all_numbers(bare, set(), reading.decimal)


def _without(rows: Rows, names: Sequence[str], numeric: frozenset[str]) -> Rows:
    """The cells of columns that are no numbers."""
    places = [at for at, name in enumerate(names) if name not in numeric]
    return [tuple(row[at] for at in places) for row in rows]


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
