"""How a table file is to be read: what the steward sets, and `sniff` for what is left to us.

Cells are missing when they are empty, blank, or declared; 'n/a' and its kin are text until
declared, so that nothing is dropped that the steward has not seen.
"""

from __future__ import annotations

import dataclasses
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from engine.core.params import field_choice, field_list, field_text
from engine.io.csv_records import head_records, read_head
from engine.io.csv_sniff import header_of, sniff_decimal, sniff_separator
from engine.io.encoding import sniff_encoding
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
