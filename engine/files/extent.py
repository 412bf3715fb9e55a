"""How far a workbook reaches, found before calamine reads it.

calamine makes the whole rectangle from A1 to the farthest cell, and a copy of a shared text for every
cell that shows it: six kilobytes with one cell at XFD1048576 ask for 550 GB and end the process. So the
parts of the workbook are streamed once, and what would not fit is refused with its place. All parts are
looked at, whatever their names: which of them is the sheet that will be read, a hostile workbook may say
in two ways. What a sheet states about itself (`dimension`) is not believed.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from engine.errors import InputError
from engine.files.memory import allowance, refuse_beyond_memory
from engine.files.zipbomb import is_zip, unpacked_parts
from engine.numerals import grouped

MOST_CELLS = 50_000_000  # of the rectangle
SPARSE_CELLS = 10_000_000  # a rectangle of this size and more holds at least …
FILLED_SHARE = 0.01
MOST_ROWS, MOST_COLUMNS = 1_048_576, 16_384
CELL_BYTES = 64  # a cell in calamine and as a Python object
TEXT_BYTES = 3  # a letter in calamine and in Python
_REFERENCE = re.compile(r"([A-Z]{1,3})([1-9][0-9]{0,6})")


@dataclass
class Extent:
    """The rectangle from A1 to the farthest cell of one part, how many cells are in it, and shared texts."""

    part: str
    rows: int = 0
    columns: int = 0
    filled: int = 0
    texts: int = 0  # cells that show a shared text
    letters: int = 0  # no shared text in this part is longer; 0 where there is none
    farthest: tuple[int, int] = field(default=(0, 0))

    def reach(self, row: int, column: int) -> None:
        """Rows and columns counted from 1."""
        if row > self.rows or column > self.columns:
            self.farthest = row, column
            self.rows, self.columns = max(self.rows, row), max(self.columns, column)
        self.filled += 1

    @property
    def sheet(self) -> str:
        return self.part.rpartition("/")[2]

    @property
    def box(self) -> int:
        return self.rows * self.columns


def refuse_huge(path: Path) -> None:
    """An InputError for a workbook that would eat the machine; damaged ones are refused in words too."""
    facts = os.stat(path)
    _refuse_huge(path, facts.st_mtime_ns, facts.st_size, facts.st_ino)


@lru_cache(8)
def _refuse_huge(path: Path, _changed: int, _size: int, _file: int) -> None:
    """Once for a file as it lies on the disk: a preview and the load that follows look at it once."""
    ending = path.suffix.lower()
    if ending == ".xls":
        from engine.files.extent_xls import xls_extents

        for extent in xls_extents(path):
            _refuse(path, extent)
        return
    if not is_zip(path):
        raise InputError(
            f"{path.name} is not a readable workbook (it is no ZIP archive)",
            hint="save it again as .xlsx; a text table is named .csv",
        )
    extents = []
    for extent in _parts(path, ending):
        _refuse(path, extent)
        extents.append(extent)
    cells = sum(extent.texts for extent in extents)
    longest = max((extent.letters for extent in extents), default=0)
    if TEXT_BYTES * longest * cells > allowance():
        holders = {extent.part for extent in extents if extent.letters}
        refuse_beyond_memory(path, TEXT_BYTES * _letters_shown(path, ending, holders, cells))


def _parts(path: Path, ending: str) -> Iterator[Extent]:
    """Every part; what is no sheet has an empty extent."""
    if ending == ".xlsb":
        from engine.files.extent_xlsb import scan_records

        yield from (scan_records(name, blocks) for name, blocks in unpacked_parts(path))
    elif ending == ".ods":
        from engine.files.extent_ods import scan_tables

        yield from (scan_tables(path, name, blocks) for name, blocks in unpacked_parts(path))
    else:
        yield from _xlsx_parts(path)


def _xlsx_parts(path: Path) -> Iterator[Extent]:
    from engine.files.extent_plain import search
    from engine.files.extent_xlsx import scan_sheet

    unsure = set()
    for name, blocks in unpacked_parts(path):
        found = search(name, blocks)
        if found is None:
            unsure.add(name)
        else:
            yield found
    if unsure:
        yield from (scan_sheet(path, n, blocks) for n, blocks in unpacked_parts(path) if n in unsure)


def _letters_shown(path: Path, ending: str, holders: set[str], cells: int) -> int:
    """Letters of all cells that show a shared text: as if all showed the longest if that fits, or exactly."""
    if ending == ".xlsb":
        from engine.files.extent_xlsb import letters_shown, shared_lengths
    else:
        from engine.files.extent_xlsx import letters_shown, shared_lengths
    lengths = shared_lengths(path, holders)
    most = max(lengths, default=0) * cells
    return most if TEXT_BYTES * most <= allowance() else letters_shown(path, lengths)


def _refuse(path: Path, extent: Extent) -> None:
    if extent.rows > MOST_ROWS or extent.columns > MOST_COLUMNS:
        raise InputError(
            f"{path.name}: {extent.sheet} has a cell in row {grouped(extent.rows)}, column "
            f"{grouped(extent.columns)}, where no sheet has cells",
            hint="the workbook is damaged; save it again",
        )
    sparse = extent.box > SPARSE_CELLS and extent.filled < FILLED_SHARE * extent.box
    if extent.box > MOST_CELLS or sparse:
        raise InputError(
            f"{path.name}: {extent.sheet} reaches to cell {cell_name(*extent.farthest)}, a rectangle of "
            f"{grouped(extent.box)} cells with {grouped(extent.filled)} filled: refused",
            hint="delete what stands far from the table, or save the sheet you need as CSV",
        )
    refuse_beyond_memory(path, CELL_BYTES * extent.box)


def reference(text: str) -> tuple[int, int] | None:
    """'C2' → (2, 3); None for what is no cell."""
    match = _REFERENCE.fullmatch(text)
    if match is None:
        return None
    column = 0
    for letter in match[1]:
        column = 26 * column + ord(letter) - 64
    return int(match[2]), column


def cell_name(row: int, column: int) -> str:
    letters = ""
    while column:
        column, rest = divmod(column - 1, 26)
        letters = chr(65 + rest) + letters
    return f"{letters}{row}"
