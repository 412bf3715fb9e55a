"""The cells of a table file as text, row by row, with where each row stands.

For files whose first row may be a header, a matrix's labels or data already, and whose labels must not be
mistaken for numbers or missing values (a node may be called 007, NA or 1.10).
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from engine.core import params
from engine.core.errors import InputError, Remedy
from engine.core.progress import Progress
from engine.core.text import text
from engine.io import input_file, xlsx
from engine.io.csv_dialect import TableReading, decided, sniff
from engine.io.csv_records import SEPARATORS, records
from engine.io.encoding import open_text
from engine.io.memory_limit import refuse_beyond_memory
from engine.io.plain_columns import Cells, ColumnRows, plain_columns
from engine.io.read_errors import through_the_door

ROW, CELL = 100, 60  # bytes in memory: a list and its line, a text of a few letters and its place
LETTERS = 1 << 24  # bytes of text until it is looked at again: cells may be long


@dataclass(frozen=True)
class TextRows:
    """All records that are not blank, the first one included whatever it is."""

    rows: Sequence[list[str]]
    places: Sequence[int]  # line or sheet row of each
    reading: TableReading  # with what was recognised filled in
    unit: str  # "line" | "row"

    def place(self, row: int) -> str:
        number = self.places[row]
        return text("line {line}", line=number) if self.unit == "line" else text("row {row}", row=number)

    def column(self, at: int, first: int) -> Cells:
        """The cells of a column from row `first` on; a row that is too short has an empty one."""
        if isinstance(self.rows, ColumnRows):
            return self.rows.columns[at].take(slice(first, None))
        return Cells.of([row[at] if at < len(row) else "" for row in self.rows[first:]])


@through_the_door("table")
def read_text_rows(
    path: Path,
    reading: TableReading,
    progress: Progress,
    most: int | None = None,
    machine: int | None = None,
) -> TextRows:
    """All rows, or the first `most` of a text file (workbooks and Parquet are read whole). `machine` is how
    much memory there is, where that is not what this machine has."""
    input_file.require_file(path)
    kind = input_file.format_of(path)
    if kind in ("spreadsheet", "delimited"):
        _refuse_cleaning(reading)
    if kind == "spreadsheet":
        return _from_sheet(path, reading)
    if kind in ("parquet", "statistical"):
        return _from_parquet(path, reading, progress)
    return _from_text(path, reading, progress, most, machine)


# Settings that mean nothing for rows of raw cells.
CLEANING = ("bad_lines", "tidy", "units", "ranges", "outside")


def _refuse_cleaning(reading: TableReading) -> None:
    """What is read cell by cell is not cleaned: who asks for it is told, not left in the belief."""
    plain = TableReading()
    asked = [field for field in params.fields(TableReading) if field.name in CLEANING]
    for field in asked:
        if getattr(reading, field.name) != getattr(plain, field.name):
            raise InputError(
                text(
                    "{label}: networks and tables of codes are read cell by cell as they are",
                    label=field.label,
                ),
                hint="clean the file first; labels are compared without blanks around them anyway",
                remedies=(Remedy("Read it as it is", {field.name: getattr(plain, field.name) or ""}),),
            )


def sheet_names(path: Path) -> list[str]:
    """The sheets of a workbook that hold something, in their order."""
    return xlsx.filled_sheets(path)


def _from_text(
    path: Path, reading: TableReading, progress: Progress, most: int | None, machine: int | None
) -> TextRows:
    begun = dataclasses.replace(reading, first_row=reading.first_row or 1)
    found = dataclasses.replace(sniff(path, begun), header=reading.header, first_row=reading.first_row)
    if most is None and found.encoding == "utf-8" and (reading.first_row or 1) == 1:
        plain = _plain(path, found, progress, machine)
        if plain is not None:
            return plain
    rows, places = _records(path, found, progress, most, machine)
    if reading.separator == "auto" and rows and all(len(fields) == 1 for fields in rows):
        # Comment lines on top may have misled the sniffing: the sign that every row has is the separator.
        signs = (name for name, sign in SEPARATORS.items() if all(sign in fields[0] for fields in rows))
        found = dataclasses.replace(found, separator=next(signs, found.separator))
        rows, places = _records(path, found, progress, most, machine)
    _drop_padding(rows)
    if not rows:  # blank ones are no records
        raise InputError(text("{name} holds no rows", name=path.name), hint="export the data again")
    return TextRows(rows, places, found, "line")


def _plain(path: Path, found: TableReading, progress: Progress, machine: int | None) -> TextRows | None:
    """A file whose lines need no more than to be cut; what may stand on top of a table is left to others."""

    def read(rows: int, width: int, given: int, share: float) -> None:
        refuse_beyond_memory(path, max((ROW + CELL * width) * rows, given) / share, machine)
        progress.report(0.5, text("{rows} {rows:row|rows}", rows=rows))

    rows = plain_columns(path, found.separator, read)
    if rows is None or _is_preamble(rows[0]):
        return None
    return TextRows(rows, range(1, len(rows) + 1), found, "line")


def _records(
    path: Path, reading: TableReading, progress: Progress, most: int | None, machine: int | None
) -> tuple[list[list[str]], list[int]]:
    rows: list[list[str]] = []
    places: list[int] = []
    with open_text(path, reading.encoding) as written:
        file: input_file.Unpacked = written.buffer.raw  # type: ignore[attr-defined]
        looked = 0
        for line, fields in records(written, reading.separator):
            if not rows and (_is_preamble(fields) or line < (reading.first_row or 1)):
                continue
            rows.append(fields)
            places.append(line)
            if len(rows) == most:
                break
            if len(rows) % 65_536 == 0 or file.given - looked > LETTERS:
                looked = file.given
                needed = max((ROW + CELL * len(fields)) * len(rows), looked)
                refuse_beyond_memory(path, needed / file.share, machine)
                progress.report(0.5, text("{rows} {rows:row|rows}", rows=len(rows)))
    return rows, places


def _is_preamble(fields: list[str]) -> bool:
    """Comment lines on top (SNAP '#', Pajek and Konect '%'), and Excel's 'sep=;'."""
    first = fields[0].strip()
    return first[:1] in ("#", "%") or (len(fields) <= 2 and first.startswith("sep="))


def _drop_padding(rows: list[list[str]]) -> None:
    """The empty last cells that trailing separators leave, where every row has them."""
    while rows and all(len(fields) > 1 and fields[-1].strip() == "" for fields in rows):
        for fields in rows:
            fields.pop()


def _from_sheet(path: Path, reading: TableReading) -> TextRows:
    sheet = xlsx.read_sheet(path, reading.sheet, header="no", first_row=reading.first_row or 1)
    rows = [[xlsx.shown(cell) for cell in row] for row in sheet.rows]
    found = dataclasses.replace(decided(reading), header=reading.header, sheet=sheet.name)
    return TextRows(rows, list(sheet.places), found, "row")


def _from_parquet(path: Path, reading: TableReading, progress: Progress) -> TextRows:
    from engine.io.table_read import read_table

    table = read_table(path, reading, progress)
    columns = [["" if v is None else _cell(v) for v in column.to_pylist()] for column in table.columns]
    rows = [list(table.column_names), *(list(cells) for cells in zip(*columns, strict=True))]
    found = dataclasses.replace(decided(reading), header="yes")
    return TextRows(rows, list(range(len(rows))), found, "row")


def _cell(value: object) -> str:
    return str(int(value)) if isinstance(value, float) and value.is_integer() else str(value)
