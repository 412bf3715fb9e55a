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
from engine.core.params import field_choice, field_int, field_list, field_text
from engine.core.text import joined, text
from engine.io.cleaning import lines_words
from engine.io.csv_records import (
    MOST_COLUMNS,
    SEPARATORS,
    Head,
    first_line_of_table,
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
    first_row: int | None = field_int(
        "Table begins in row",
        default=None,
        low=1,
        high=100_000,
        auto="below titles and notes",
        help="The row of the file that holds the names, or the first row of data where there are none. What "
        "stands above it is left out.",
    )
    missing: tuple[str, ...] = field_list(
        "Missing values",
        help="Cell texts that mean 'not observed', separated by commas, such as -1, n/a.",
    )
    bad_lines: str = field_choice(
        "Lines that do not fit",
        {"refuse": "refuse the file and list them", "skip": "leave them out and count them"},
        default="refuse",
        more=True,
        help="Lines of a text file that have more or fewer cells than the table has columns.",
    )
    tidy: str = field_choice(
        "Values",
        {
            "as_is": "as they are",
            "trim": "without blanks around them",
            "fold": "trimmed, and spellings that differ only in capitals or blanks made one",
        },
        default="as_is",
        more=True,
        help="Texts only. Of several spellings the commonest is taken. What is changed is counted and "
        "reported.",
    )
    units: str = field_choice(
        "Numbers with a unit",
        {"as_is": "texts, as they are", "off": "numbers, where a column has one unit"},
        default="as_is",
        more=True,
        help="70 kg or 12,50 €: the unit is taken off. A column with several units stays text. Name the unit "
        "in the header.",
    )
    ranges: tuple[str, ...] = field_list(
        "Ranges",
        more=True,
        help="What the numbers of a column can be, such as age=0..120, height=0.3..2.5 (in its own unit).",
    )
    outside: str = field_choice(
        "Values outside their range",
        {"refuse": "refuse the file and say where", "missing": "are missing"},
        default="refuse",
        more=True,
        help="Numbers outside the range that was declared for their column.",
    )
    sheet: str = field_text(
        "Sheet",
        default="",
        listed=True,
        help="Which sheet of a workbook; empty for the first that holds a table.",
    )
    labels: str = field_choice(
        "Value labels",
        {"labels": "take the place of the codes", "codes": "codes stay"},
        default="labels",
        more=True,
        help="SPSS and Stata files: whether a coded column is read as what its codes mean. A column whose "
        "first rows hold codes without a label stays as it is.",
    )
    declared: str = field_choice(
        "Values declared missing",
        {"missing": "are missing", "values": "stay as values"},
        default="missing",
        more=True,
        help="SPSS files declare some values as missing, such as 99 for 'refused'.",
    )
    scheduler: str = field_text(
        "Dask scheduler",
        default="",
        more=True,
        help="Address such as tcp://host:8786: the files are parts of one data set, and the workers read "
        "them (of event logs they count the cases, of tables they count and cut classes, and keep the rows "
        "until the table is closed); the rest is done here, and what is released is the same. "
        "The word here reads the parts without a cluster. Raw rows are on the workers, in memory and perhaps "
        "on their disks; scheduler and workers can run code here: only machines of your own house.",
    )


Reading = TypeVar("Reading", bound=TableReading)


def sniff(path: Path, reading: Reading) -> Reading:
    """The same reading with every 'auto' decided from the file; what was set is kept."""
    chosen = (reading.encoding, reading.separator, reading.decimal, reading.header)
    if "auto" not in chosen and reading.first_row is not None:
        return reading
    facts, moment = file_facts(path), time.time()
    if format_of(path) in ("parquet", "statistical"):
        return decided(reading)
    plain = TableReading(
        reading.encoding,
        reading.separator,
        reading.decimal,
        first_row=reading.first_row,
        sheet=reading.sheet,
    )
    key = (path.absolute(), facts.st_ino, facts.st_size, facts.st_mtime_ns, facts.st_ctime_ns, plain)
    found = _sniffed.get(key)
    if found is None:
        found = _of_sheet(path, plain) if format_of(path) == "spreadsheet" else _of_text(path, plain)
        if moment - facts.st_mtime > _JUST_WRITTEN:
            _sniffed[key] = found
        while len(_sniffed) > _KEPT:
            _sniffed.pop(next(iter(_sniffed)))
    return decided(reading, found.encoding, found.separator, found.decimal, found.header, found.first_row)


# What was decided of the last files: preview, load and all that comes later ask again with the same
# reading. A file is the same while the disk says so; one that was written a moment ago could be
# written once more within a tick of the disk's clock, so of that nothing is kept.
_sniffed: dict[tuple[Path, int, int, int, int, TableReading], TableReading] = {}
_KEPT = 64
_JUST_WRITTEN = 0.05  # seconds


def _of_sheet(path: Path, reading: TableReading) -> TableReading:
    from engine.io.xlsx import read_sheet

    require_file(path)
    sheet = read_sheet(path, reading.sheet, first_row=reading.first_row)
    return decided(reading, header="yes" if sheet.given else "no", first_row=sheet.first)


def _of_text(path: Path, reading: TableReading) -> TableReading:
    encoding = sniff_encoding(path) if reading.encoding == "auto" else reading.encoding
    whole = read_head(path, encoding)
    first = reading.first_row or first_line_of_table(whole, reading.separator)
    head = whole.from_line(first)
    separator = sniff_separator(head) if reading.separator == "auto" else reading.separator
    rows = [cells for _, cells in head_records(head, separator, _SAMPLE_RECORDS)]
    decimal = sniff_decimal(rows, separator) if reading.decimal == "auto" else reading.decimal
    return decided(reading, encoding, separator, decimal, header_of(rows, decimal), first)


def decided(
    reading: Reading,
    encoding: str = "utf-8",
    separator: str = ",",
    decimal: str = ".",
    header: str = "yes",
    first_row: int | None = None,
) -> Reading:
    """The reading with these in place of every 'auto'."""
    found = {"encoding": encoding, "separator": separator, "decimal": decimal, "header": header}
    changes: dict[str, Any] = {name: new for name, new in found.items() if getattr(reading, name) == "auto"}
    first = first_row if reading.first_row is None else reading.first_row
    return dataclasses.replace(reading, **changes, first_row=first)


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
    return layout_of_head(read_head(path, reading.encoding).from_line(reading.first_row or 1), reading)


def layout_of_head(head: Head, reading: TableReading) -> Layout:
    found = [cells for _, cells in head_records(head, reading.separator, _SAMPLE_RECORDS)]
    if not found and head.lines:
        raise InputError(
            text("the file has nothing from row {row} on", row=head.lines + 1),
            hint="choose a row in which the table begins",
            remedies=(Remedy("Recognise where it begins", {"first_row": ""}),),
        )
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
        letters, line = head.letters + before.letters, head.lines + before.lines + 1
        return Layout(names, (), letters, line, before.comments, padded)
    given = [*first, ""] if _longer_by_nothing(found) else first
    letters, lines = _extent(head.text[before.letters :], reading.separator)
    padded = len(given) > 1 and not given[-1].strip()
    return Layout(
        unique_names(given),
        tuple(given),
        head.letters + before.letters + letters,
        head.lines + before.lines + lines + 1,
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
            if line >= layout.line and (reading.bad_lines == "refuse" or len(cells) == len(layout.names)):
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
    cells = text("{found} {found:field|fields}", found=found)
    return text("line {line}", line=line), text(
        "has {cells}, the header has {wanted}" if header else "has {cells}, the first row has {wanted}",
        cells=cells,
        wanted=wanted,
    )


def faults(path: Path, reading: TableReading, layout: Layout) -> Iterator[tuple[int, list[str]]]:
    """Every record that does not fit, with its line."""
    whole = dataclasses.replace(reading, bad_lines="refuse")
    for line, cells in data_records(path, whole, layout):
        if len(cells) != len(layout.names):
            yield line, cells


def first_fault(path: Path, reading: TableReading, layout: Layout) -> InputError | None:
    """The first record that does not fit, and how many there are."""
    width = len(layout.names)
    lines = []
    fault: tuple[str, str] | None = None
    for line, cells in faults(path, reading, layout):
        lines.append(line)
        if any("\n" in cell or "\r" in cell for cell in cells):
            return InputError(
                text("line {line}: a quotation mark is opened and not closed in its cell", line=line),
                hint='close it, or double it ("") where it belongs to the text',
            )
        fault = fault or ragged(line, len(cells), width, reading.header == "yes")
    if fault is None:
        return None
    hint = "put cells that hold the separator in quotation marks, give short lines empty cells"
    if len(lines) > 1:
        hint = joined(
            "; ",
            (text("{n} such lines: {lines}", n=grouped(len(lines)), lines=lines_words(lines)), hint),
        )
    label = text("Leave out {n} lines", n=len(lines)) if len(lines) > 1 else "Leave out this line"
    return InputError(" ".join(fault), hint=hint, remedies=(Remedy(label, {"bad_lines": "skip"}),))


def _sign(separator: str) -> str:
    return {"tab": text("tabs"), "space": text("blanks")}.get(separator, f"'{separator}'")
