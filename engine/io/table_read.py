"""A table file of any format: the whole of it, where a row stands in it, its columns as numbers.

'nan' in a column of numbers is missing; 'inf' is handed on as an infinite number, for the room
that knows what it means there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

import numpy as np

from engine.core import mapped
from engine.core.errors import InputError, Remedy
from engine.core.number_format import grouped
from engine.core.progress import Progress
from engine.core.text import text
from engine.io import csv_dialect, input_file, xlsx
from engine.io.cleaning import clean
from engine.io.csv_dialect import TableReading
from engine.io.csv_records import is_number
from engine.io.memory_limit import belongs_in_files
from engine.io.preview import TablePreview, preview_table
from engine.io.read_errors import through_the_door

if TYPE_CHECKING:
    import pyarrow as pa

__all__ = [
    "TableFile",
    "TableParts",
    "TablePreview",
    "numbers",
    "place",
    "preview_table",
    "read_table",
    "read_texts",
]


ROWS = 1 << 12  # turned from columns into rows at a time
GIVEN_BACK = 16  # so many times that, and what memory they took goes back to the machine


@dataclass(frozen=True)
class TableParts:
    """A table that lies in several files or in pieces of one, and how many of its rows each of them holds."""

    paths: tuple[Path, ...]
    rows: tuple[int, ...]

    @property
    def name(self) -> str:
        return self.paths[0].name

    def of_row(self, row: int) -> tuple[Path, int]:
        """The file of a row, and its number in there."""
        if len(self.paths) == 1:
            return self.paths[0], row
        ends = np.cumsum(self.rows)
        part = int(np.searchsorted(ends, row, side="right"))
        return self.paths[part], int(row - (ends[part] - self.rows[part]))


TableFile: TypeAlias = Path | TableParts


@through_the_door("table")
def read_table(path: Path, reading: TableReading, progress: Progress, in_files: bool = False) -> pa.Table:
    """The whole file: int64, float64, string, bool, date columns; empty and declared cells are null; cleaned
    as the steward chose. A table that would fill the memory is refused; `in_files`: a text file is not, its
    columns lie in files (`arrow_in_files`), texts in a dictionary."""
    path = Path(path)
    table, signs = _read(path, reading, progress, in_files), lambda: csv_dialect.sniff(path, reading).decimal
    return clean(table, path, reading, lambda row: place(path, reading, row), signs)


def _read(path: Path, reading: TableReading, progress: Progress, in_files: bool) -> pa.Table:
    input_file.require_file(path)
    kind = input_file.format_of(path)
    if kind == "parquet":
        from engine.io.parquet import read_parquet

        return read_parquet(path, csv_dialect.decided(reading), progress)
    if kind == "statistical":
        from engine.io.statistical import read_statistical

        return read_statistical(path, reading, progress)
    if kind == "spreadsheet":
        sheet = xlsx.read_sheet(path, reading.sheet, reading.header, reading.first_row)
        decimal = csv_dialect.decided(reading).decimal
        return xlsx.to_table(sheet, reading.missing, decimal, progress)
    from engine.io.csv_read import read_delimited

    return read_delimited(path, csv_dialect.sniff(path, reading), progress, in_files)


@through_the_door("table")
def read_texts(path: Path, reading: TableReading, progress: Progress) -> pa.Table:
    """The whole file as text, cell by cell as it is written: 1 and 1.0 differ in a text file. A number of a
    workbook or Parquet file is the text of its value."""
    import pyarrow as pa
    import pyarrow.compute as pc

    path = Path(path)
    input_file.require_file(path)
    if input_file.format_of(path) in ("parquet", "spreadsheet"):
        table = read_table(path, reading, progress)
        return pa.table({name: pc.cast(table.column(name), pa.string()) for name in table.column_names})
    from engine.io.csv_read import read_delimited_texts

    return read_delimited_texts(path, csv_dialect.sniff(path, reading), progress)


@through_the_door("table")
def place(path: TableFile, reading: TableReading, row: int) -> str:
    """Where the data row with this index stands, as the steward's own program would show it."""
    if isinstance(path, TableParts):
        part, row = path.of_row(row)
        if len(path.paths) == 1:
            return place(part, reading, row)
        return text("{name}, {where}", name=part.name, where=place(part, reading, row))
    path = Path(path)
    kind = input_file.format_of(path)
    if kind in ("parquet", "statistical"):
        return text("row {row}", row=row + 1)
    if kind == "spreadsheet":
        sheet = xlsx.read_sheet(path, reading.sheet, reading.header, reading.first_row)
        return text("row {row} of sheet {name}", row=sheet.places[row], name=sheet.name)
    return text("line {value}", value=csv_dialect.line_of(path, csv_dialect.sniff(path, reading), row))


def numbers(table: pa.Table, columns: Sequence[str], path: TableFile, reading: TableReading) -> np.ndarray:
    """rows × columns float64, NaN where missing, in a file where they would fill the memory; the first cell
    that is no number is named."""
    import pyarrow as pa
    import pyarrow.compute as pc

    from engine.io.parse_numbers import tolerant

    reading = csv_dialect.sniff(path.paths[0] if isinstance(path, TableParts) else Path(path), reading)
    found: list[pa.ChunkedArray] = []
    different: dict[str, pa.Array] = {}  # of texts in a dictionary: what numbers they are
    offending: dict[str, np.ndarray] = {}
    for name in columns:
        column = table.column(name)
        if pa.types.is_dictionary(column.type):
            words = column.chunk(0).dictionary if column.num_chunks else pa.array([], pa.string())
            different[name], wrong = tolerant(words, reading.decimal)
            offending[name] = _places_of(column, wrong)
            found.append(column)
        elif pa.types.is_string(column.type):
            parsed, wrong = tolerant(column.combine_chunks(), reading.decimal)
            offending[name] = np.flatnonzero(wrong)
            found.append(pa.chunked_array([parsed]))
        elif pa.types.is_temporal(column.type):
            offending[name] = np.flatnonzero(pc.is_valid(column).to_numpy())
        else:
            found.append(column)
        del column
    offending = {name: rows for name, rows in offending.items() if len(rows)}
    if offending:
        raise _not_numbers(table, offending, path, reading)
    shape = (table.num_rows, len(found))
    values = mapped.empty(shape) if belongs_in_files(8 * shape[0] * shape[1]) else np.empty(shape)
    start = 0
    # Some rows of all columns at a time: they stay in the cache while they are laid side by side, and are let
    # go of afterwards where nobody else has the table.
    waiting = pa.table(found, names=list(columns)).to_batches(ROWS)[::-1] if found else []
    del table, found
    while waiting:
        part = waiting.pop()
        cells = [
            different[name].take(cell.indices)
            if name in different
            else pc.cast(cell, pa.float64(), safe=False)
            for name, cell in zip(columns, part, strict=True)
        ]
        values[start : start + part.num_rows] = np.stack(
            [cell.to_numpy(zero_copy_only=False) for cell in cells], axis=1
        )
        start += part.num_rows
        if len(waiting) % GIVEN_BACK == 0:  # Arrow would keep it
            pa.default_memory_pool().release_unused()
    return values


def _places_of(column: pa.ChunkedArray, wanted: np.ndarray) -> np.ndarray:
    """The rows that hold one of the wanted texts of the dictionary in common."""
    import pyarrow.compute as pc

    if not wanted.any():
        return np.empty(0, np.intp)
    found, start = [], 0
    for piece in column.chunks:
        hits = wanted[pc.fill_null(piece.indices, 0).to_numpy()] & pc.is_valid(piece).to_numpy(
            zero_copy_only=False
        )
        found.append(start + np.flatnonzero(hits))
        start += len(piece)
    return np.concatenate(found)


def _not_numbers(
    table: pa.Table, offending: dict[str, np.ndarray], path: TableFile, reading: TableReading
) -> InputError:
    name = min(offending, key=lambda name: offending[name][0])
    row = int(offending[name][0])
    written = str(table.column(name)[row].as_py()).strip()
    cells = sum(map(len, offending.values()))
    hint = "it is the only such cell"
    if cells > 1:
        where = (
            text("column {name}", name=name)
            if len(offending) == 1
            else text("{offending} columns", offending=len(offending))
        )
        hint = text(
            "{cells:there is|there are} {cells} such {cells:cell|cells}, in {where}",
            cells=grouped(cells),
            where=where,
        )
    remedies = []
    other = "," if reading.decimal == "." else "."
    if is_number(written, other):
        remedies.append(
            Remedy(text("Read {other} as the decimal sign", other=f"{other!r}"), {"decimal": other})
        )
    if "," not in written:  # a list of texts cannot hold one with a comma
        missing = ",".join([*reading.missing, written])
        remedies.append(Remedy(text("Treat {text} as missing", text=f"{written!r}"), {"missing": missing}))
    where = place(path, reading, row)
    return InputError(
        text("{where}, column {name}: {text} is not a number", where=where, name=name, text=f"{written!r}"),
        hint,
        tuple(remedies),
    )
