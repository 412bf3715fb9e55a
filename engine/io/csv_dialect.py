"""How a table file is to be read: what the steward sets, `sniff` for what is left to us, and where the
table then lies in the file, how its columns are called and what may be wrong with that.

Cells are missing when they are empty, blank, or declared; 'n/a' and its kin are text until
declared, so that nothing is dropped that the steward has not seen.
"""

from __future__ import annotations

import csv
import dataclasses
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any, TypeVar

from engine.core.errors import InputError, Remedy
from engine.core.number_format import grouped
from engine.core.params import field_choice, field_list, field_text
from engine.core.text import text
from engine.io.csv_records import (
    MOST_COLUMNS,
    SEPARATORS,
    Head,
    head_records,
    header_of,
    lines_of,
    preamble,
    read_head,
    records,
    sniff_decimal,
    sniff_separator,
    unique_names,
)
from engine.io.encoding import open_text, sniff_encoding
from engine.io.input_file import file_facts, format_of, require_file

_SAMPLE_RECORDS = 400


@dataclass(frozen=True)
class TableReading:
    """How the file is read; 'auto' is filled in by `sniff`."""

    encoding: str = field_choice(
        "Encoding",
        {"auto": "Recognise", "utf-8": "UTF-8", "utf-16": "UTF-16", "windows-1252": "Windows-1252"},
        default="auto",
        help="How letters are stored. Wrong when é or € look odd in the preview.",
    )
    separator: str = field_choice(
        "Separator",
        {
            "auto": "Recognise",
            ",": "Comma ,",
            ";": "Semicolon ;",
            "tab": "Tab",
            "|": "Bar |",
            "space": "Blanks",
        },
        default="auto",
        help="What stands between two cells of a line.",
    )
    decimal: str = field_choice(
        "Decimal sign",
        {"auto": "Recognise", ".": "Point 1.5", ",": "Comma 1,5"},
        default="auto",
        help="What stands before the decimals of a number.",
    )
    header: str = field_choice(
        "First row holds the names",
        {"auto": "Recognise", "yes": "Yes", "no": "No"},
        default="auto",
        help="Whether the first row names the columns or is data already.",
    )
    missing: tuple[str, ...] = field_list(
        "Missing values",
        help="Cell texts that mean 'not observed', separated by commas, such as -1, n/a.",
    )
    sheet: str = field_text(
        "Sheet", default="", more=True, help="Which sheet of a workbook; empty for the first one with data."
    )


Reading = TypeVar("Reading", bound=TableReading)


def sniff(path: Path, reading: Reading) -> Reading:
    """The same reading with every 'auto' decided from the file; what was set is kept."""
    if "auto" not in (reading.encoding, reading.separator, reading.decimal, reading.header):
        return reading
    facts, moment = file_facts(path), time.time()
    if format_of(path) == "parquet":
        return decided(reading)
    plain = TableReading(reading.encoding, reading.separator, reading.decimal, sheet=reading.sheet)
    key = (path.absolute(), facts.st_ino, facts.st_size, facts.st_mtime_ns, facts.st_ctime_ns, plain)
    found = _sniffed.get(key)
    if found is None:
        found = _of_sheet(path, plain) if format_of(path) == "spreadsheet" else _of_text(path, plain)
        if moment - facts.st_mtime > _JUST_WRITTEN:
            _sniffed[key] = found
        while len(_sniffed) > _KEPT:
            _sniffed.pop(next(iter(_sniffed)))
    return decided(reading, found.encoding, found.separator, found.decimal, found.header)


# What was decided of the last files: preview, load and all that comes later ask again with the same
# reading. A file is the same while the disk says so; one that was written a moment ago could be
# written once more within a tick of the disk's clock, so of that nothing is kept.
_sniffed: dict[tuple[Path, int, int, int, int, TableReading], TableReading] = {}
_KEPT = 64
_JUST_WRITTEN = 0.05  # seconds


def _of_sheet(path: Path, reading: TableReading) -> TableReading:
    from engine.io.xlsx import read_sheet

    require_file(path)
    return decided(reading, header="yes" if read_sheet(path, reading.sheet).given else "no")


def _of_text(path: Path, reading: TableReading) -> TableReading:
    encoding = sniff_encoding(path) if reading.encoding == "auto" else reading.encoding
    head = read_head(path, encoding)
    separator = sniff_separator(head) if reading.separator == "auto" else reading.separator
    rows = [cells for _, cells in head_records(head, separator, _SAMPLE_RECORDS)]
    decimal = sniff_decimal(rows, separator) if reading.decimal == "auto" else reading.decimal
    return decided(reading, encoding, separator, decimal, header_of(rows, decimal))


def decided(
    reading: Reading, encoding: str = "utf-8", separator: str = ",", decimal: str = ".", header: str = "yes"
) -> Reading:
    """The reading with these in place of every 'auto'."""
    found = {"encoding": encoding, "separator": separator, "decimal": decimal, "header": header}
    changes: dict[str, Any] = {name: new for name, new in found.items() if getattr(reading, name) == "auto"}
    return dataclasses.replace(reading, **changes)


# ── where the table lies ──────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class Layout:
    names: tuple[str, ...]  # unique, one a column
    given: tuple[str, ...]  # as they stand in the file; none without a header
    skip: int  # letters before the first data record
    line: int  # the line in which the data begin
    comments: bool  # lines that begin with # are none of the table
    padded: bool  # the last column has no name: left by separators at the ends of lines


def layout_of(path: Path, reading: TableReading) -> Layout:
    """For a reading without 'auto'."""
    return layout_of_head(read_head(path, reading.encoding), reading)


def layout_of_head(head: Head, reading: TableReading) -> Layout:
    found = [cells for _, cells in head_records(head, reading.separator, _SAMPLE_RECORDS)]
    if not found:
        raise InputError("the file holds only empty cells", hint="export the data again")
    before = preamble(head.text)
    first = found[0]
    if len(first) > MOST_COLUMNS:
        raise InputError(
            text(
                "the file has {first} columns, and {most_columns} can be read",
                first=grouped(len(first)),
                most_columns=grouped(MOST_COLUMNS),
            ),
            hint="check the separator; leave out columns, or turn rows and columns round",
        )
    if reading.header == "no":
        names = unique_names([""] * len(first))
        padded = len(first) > 1 and not any(row[-1].strip() for row in found)
        return Layout(names, (), before.letters, before.lines + 1, before.comments, padded)
    given = [*first, ""] if _longer_by_nothing(found) else first
    letters, lines = _extent(head.text[before.letters :], reading.separator)
    padded = len(given) > 1 and not given[-1].strip()
    return Layout(
        unique_names(given),
        tuple(given),
        before.letters + letters,
        before.lines + lines + 1,
        before.comments,
        padded,
    )


def _longer_by_nothing(found: list[list[str]]) -> bool:
    """Every row ends in a separator, only the header does not."""
    width = len(found[0]) + 1
    return len(found) > 1 and all(len(row) == width and not row[-1].strip() for row in found[1:])


def _extent(text: str, separator: str) -> tuple[int, int]:
    """(letters, lines) of the first record with something in it, and of what stands before it."""
    reader = csv.reader(lines_of(text), delimiter=SEPARATORS[separator])
    while not any(cell.strip() for cell in next(reader)):
        pass
    return sum(map(len, islice(lines_of(text), reader.line_num))), reader.line_num


def data_records(path: Path, reading: TableReading, layout: Layout) -> Iterator[tuple[int, list[str]]]:
    """(line, cells) of every data record, by reading the file slowly."""
    with open_text(path, reading.encoding) as text:
        for line, cells in records(text, reading.separator, len(layout.names), layout.comments):
            if line >= layout.line:
                yield line, cells


def line_of(path: Path, reading: TableReading, row: int) -> int:
    """The line in which the data row with this index begins."""
    found = data_records(path, reading, layout_of(path, reading))
    line, _ = next(islice(found, row, None))
    return line


# ── what may be wrong ─────────────────────────────────────────────────────────────────────────


def only_one_column(path: Path, reading: TableReading) -> InputError:
    others = [name for name in SEPARATORS if name != reading.separator]
    return InputError(
        text(
            "{name} has only one column when its lines are cut at {separator}",
            name=path.name,
            separator=_sign(reading.separator),
        ),
        hint="choose the separator that stands between the cells",
        remedies=tuple(
            Remedy(text("Cut at {name}", name=_sign(name)), {"separator": name}) for name in others
        ),
    )


def header_only(path: Path, reading: TableReading) -> InputError:
    remedies = (Remedy("Read the first line as data", {"header": "no"}),) if reading.header == "yes" else ()
    return InputError(
        text("{name} has a header and no rows below it", name=path.name),
        hint="export the data again",
        remedies=remedies,
    )


def ragged(line: int, found: int, wanted: int, header: bool) -> tuple[str, str]:
    """(place, sentence) for a ragged row."""
    cells = "1 field" if found == 1 else text("{found} fields", found=found)
    return text("line {line}", line=line), text(
        "has {cells}, the header has {wanted}" if header else "has {cells}, the first row has {wanted}",
        cells=cells,
        wanted=wanted,
    )


def first_fault(path: Path, reading: TableReading, layout: Layout) -> InputError | None:
    """The first record that does not fit."""
    width = len(layout.names)
    for line, cells in data_records(path, reading, layout):
        if len(cells) == width:
            continue
        if any("\n" in cell or "\r" in cell for cell in cells):
            return InputError(
                text("line {line}: a quotation mark is opened and not closed in its cell", line=line),
                hint='close it, or double it ("") where it belongs to the text',
            )
        place, words = ragged(line, len(cells), width, reading.header == "yes")
        return InputError(
            f"{place} {words}",
            hint="put cells that hold the separator in quotation marks, give short lines empty cells",
        )
    return None


def _sign(separator: str) -> str:
    return {"tab": "tabs", "space": "blanks"}.get(separator, f"'{separator}'")
