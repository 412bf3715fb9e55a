"""Workbooks (xlsx, xlsm, xlsb, xls, ods) through calamine: one sheet, one table.

Rows are numbered as the spreadsheet program shows them.
"""

from __future__ import annotations

import datetime
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from engine.core.errors import InputError, Remedy
from engine.core.progress import Progress
from engine.core.text import text
from engine.io.csv_records import TITLE_LINES, header_of, unique_names
from engine.io.input_file import require_file
from engine.io.read_errors import readable
from engine.io.sheet_extent import cell_name
from engine.io.workbook_size import refuse_huge


@dataclass(frozen=True)
class Sheet:
    """The filled part of a sheet: names, data rows and where each stood."""

    name: str
    given: tuple[str, ...]
    names: tuple[str, ...]
    rows: Sequence[Sequence[Any]]
    places: Sequence[int]  # the row number of every data row
    first: int = 1  # the row in which the table begins
    above: tuple[str, ...] = ()  # what stands above it
    merged: tuple[str, ...] = ()  # ranges of merged cells in the table
    sheets: tuple[str, ...] = ()  # all sheets of the workbook


def read_sheet(path: Path, wanted: str, header: str = "auto", first_row: int | None = None) -> Sheet:
    """The sheet by its name, or the first that holds a table; from `first_row` on, or where the table
    seems to begin."""
    found = _filled(path, wanted)
    start = _first_of_table(found.rows) if first_row is None else _at_row(path, found, first_row)
    rows, places = found.rows[start:], found.places[start:]
    above = tuple(shown(cell) for row in found.rows[:start] for cell in row if cell != "")
    merged = tuple(_range_name(*cells) for cells in found.merged if cells[1][0] >= places[0] - 1)
    sheet = _sheet(path, found, rows, places, header)
    return replace(sheet, first=places[0], above=above, merged=merged, sheets=found.sheets)


def _at_row(path: Path, found: _Filled, first_row: int) -> int:
    start = sum(place < first_row for place in found.places)
    if start == len(found.places):
        raise InputError(
            text(
                "sheet {name} of {file} ends above row {row}", name=found.name, file=path.name, row=first_row
            ),
            hint="choose a row in which the table begins",
            remedies=(Remedy("Recognise where it begins", {"first_row": ""}),),
        )
    return start


def _first_of_table(rows: Sequence[Sequence[Any]]) -> int:
    """Below titles and notes: rows that fill less than half of what most rows of the sheet fill."""
    filled = [sum(cell != "" for cell in row) for row in rows[:200]]
    usual = sorted(filled)[len(filled) // 2]
    for at, count in enumerate(filled[:TITLE_LINES]):
        if 2 * count > usual:
            return at
    return 0


def _range_name(first: tuple[int, int], last: tuple[int, int]) -> str:
    return f"{cell_name(first[0] + 1, first[1] + 1)}:{cell_name(last[0] + 1, last[1] + 1)}"


def _sheet(path: Path, found: _Filled, rows: list[list[Any]], places: list[int], header: str) -> Sheet:
    name, first = found.name, [shown(cell) for cell in rows[0]]
    if header == "auto":
        header = header_of([[shown(cell) for cell in row] for row in rows[:50]], ".")
    if header == "no":
        return Sheet(name, (), unique_names([""] * len(first)), rows, places)
    if len(rows) < 2:
        raise InputError(
            text(
                "sheet {name} of {name2} has a header in row {places} and no rows below it",
                name=name,
                name2=path.name,
                places=places[0],
            ),
            hint="export the data again, or choose another sheet",
            remedies=_other_sheets(found.sheets, name),
        )
    return Sheet(name, tuple(first), unique_names(first), rows[1:], places[1:])


def filled_sheets(path: Path) -> list[str]:
    """The sheets of a workbook that hold something, in their order."""
    with _open(path) as book:
        return [name for name in book.sheet_names if _kept(book, name)] or [_filled(path, "").name]


@dataclass(frozen=True)
class _Filled:
    name: str
    rows: list[list[Any]]
    places: list[int]
    merged: tuple[tuple[tuple[int, int], tuple[int, int]], ...]
    sheets: tuple[str, ...]


def _filled(path: Path, wanted: str) -> _Filled:
    """The sheet's rows that are not blank, without blank columns on the right, and their numbers."""
    with _open(path) as book:
        names = book.sheet_names
        if wanted and wanted not in names:
            raise InputError(
                text("{name} has no sheet {wanted}", name=path.name, wanted=f"{wanted!r}"),
                hint=text("its sheets: {names}", names=", ".join(names)),
                remedies=_other_sheets(names),
            )
        filled: list[tuple[str, list[tuple[list[Any], int]]]] = []
        for name in [wanted] if wanted else names:
            kept = _kept(book, name)
            filled += [(name, kept)] if kept else []
            if _is_table(kept):
                filled = filled[-1:]
                break
        if filled:
            name, kept = filled[0]
            width = max(_width(row) for row, _ in kept)
            merged = tuple(book.get_sheet_by_name(name).merged_cell_ranges or ())
            rows, places = [row[:width] for row, _ in kept], [place for _, place in kept]
            return _Filled(name, rows, places, merged, tuple(names))
    what = text("sheet {wanted} of {name}", wanted=wanted, name=path.name) if wanted else path.name
    raise InputError(
        text("{what} holds no cells", what=what),
        hint="choose another sheet or file",
        remedies=_other_sheets(names, wanted) if wanted else (),
    )


def _other_sheets(names: Sequence[str], but: str = "") -> tuple[Remedy, ...]:
    return tuple(
        Remedy(text("Read sheet {name}", name=name), {"sheet": name}) for name in names if name != but
    )[:6]


def _is_table(kept: Sequence[tuple[Sequence[Any], int]]) -> bool:
    """Two rows with two cells each: a cover sheet has lines of text."""
    return sum(sum(cell != "" for cell in row) > 1 for row, _ in kept) > 1


@contextmanager
def _open(path: Path) -> Iterator[Any]:
    """The workbook, if it does not eat the machine; what calamine says about it becomes a sentence."""
    from python_calamine import CalamineWorkbook, PasswordError

    require_file(path)
    with readable(path, "workbook"):
        refuse_huge(path)
        try:
            with CalamineWorkbook.from_path(str(path)) as book:
                yield book
        except PasswordError:
            raise InputError(
                text("{name} is locked with a password", name=path.name), hint="save it again without one"
            ) from None


def _kept(book: Any, name: str) -> list[tuple[list[Any], int]]:
    """Rows with something in them, with their numbers."""
    rows = book.get_sheet_by_name(name).to_python(skip_empty_area=False)
    return [(row, place) for place, row in enumerate(rows, 1) if any(cell != "" for cell in row)]


def _width(row: Sequence[Any]) -> int:
    return next((place for place in range(len(row), 0, -1) if row[place - 1] != ""), 0)


def shown(cell: Any) -> str:
    """A cell as it is shown: 3.0 as 3, dates in ISO form."""
    if isinstance(cell, float) and cell.is_integer() and abs(cell) < 1e15:
        return str(int(cell))
    if isinstance(cell, datetime.datetime) and cell.time() == datetime.time():
        return cell.date().isoformat()
    return cell.isoformat(sep=" ") if isinstance(cell, datetime.datetime) else str(cell)


def to_table(sheet: Sheet, missing: tuple[str, ...], decimal: str, progress: Progress):
    """Arrow columns: numbers, booleans, dates or texts where all cells agree, else texts."""
    import pyarrow as pa

    from engine.io.parse_numbers import without

    columns = []
    for place, _name in enumerate(sheet.names):
        progress.report(place / len(sheet.names))
        cells = [row[place] if place < len(row) else "" for row in sheet.rows]
        columns.append(without(_column(cells, missing, decimal), missing, decimal))
    return pa.table(columns, names=sheet.names)


def _column(cells: list[Any], missing: tuple[str, ...], decimal: str):
    import pyarrow as pa

    from engine.io.parse_numbers import numbers_of

    blank = {"", *(text.strip() for text in missing)}
    values = [None if isinstance(cell, str) and cell.strip() in blank else cell for cell in cells]
    kinds = {type(value) for value in values if value is not None}
    if kinds and kinds <= {int, float}:
        if all(v is None or (float(v).is_integer() and abs(v) < 1 << 53) for v in values):
            return pa.array([None if v is None else int(v) for v in values], pa.int64())
        return pa.array([None if v is None else float(v) for v in values], pa.float64())
    if kinds == {bool}:
        return pa.array(values, pa.bool_())
    if kinds == {datetime.date}:
        return pa.array(values, pa.date32())
    if kinds and kinds <= {datetime.datetime, datetime.date}:
        moments = [
            v if v is None or isinstance(v, datetime.datetime) else datetime.datetime(v.year, v.month, v.day)
            for v in values
        ]
        return pa.array(moments, pa.timestamp("us"))
    texts = pa.array([None if v is None else shown(v) for v in values], pa.string())
    if str in kinds and texts.null_count < len(texts):
        found = numbers_of(texts, decimal)
        if found is not None and found.null_count < len(found):
            return found
    return texts
