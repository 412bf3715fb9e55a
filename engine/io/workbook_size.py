"""How far a workbook reaches, found before calamine reads it.

calamine makes the whole rectangle from A1 to the farthest cell, and a copy of a shared text for every
cell that shows it: six kilobytes with one cell at XFD1048576 ask for 550 GB and end the process. So the
parts of the workbook are streamed once, and what would not fit is refused with its place. All parts are
looked at, whatever their names: which of them is the sheet that will be read, a hostile workbook may say
in two ways. What a sheet states about itself (`dimension`) is not believed.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from engine.core.errors import InputError
from engine.core.number_format import grouped
from engine.core.text import text
from engine.io import (
    sheet_extent_ods,
    sheet_extent_plain,
    sheet_extent_xls,
    sheet_extent_xlsb,
    sheet_extent_xlsx,
)
from engine.io.memory_limit import allowance, refuse_beyond_memory
from engine.io.sheet_extent import MOST_COLUMNS, MOST_ROWS, Extent, cell_name
from engine.io.zip_bomb import is_zip, unpacked_parts

MOST_CELLS = 50_000_000  # of the rectangle
SPARSE_CELLS = 10_000_000  # a rectangle of this size and more holds at least …
FILLED_SHARE = 0.01
CELL_BYTES = 64  # a cell in calamine and as a Python object
TEXT_BYTES = 3  # a letter in calamine and in Python


def refuse_huge(path: Path) -> None:
    """An InputError for a workbook that would eat the machine; damaged ones are refused in words too."""
    facts = os.stat(path)
    _refuse_huge(path, facts.st_mtime_ns, facts.st_size, facts.st_ino)


@lru_cache(8)
def _refuse_huge(path: Path, _changed: int, _size: int, _file: int) -> None:
    """Once for a file as it lies on the disk: a preview and the load that follows look at it once."""
    ending = path.suffix.lower()
    if ending == ".xls":
        for extent in sheet_extent_xls.xls_extents(path):
            _refuse(path, extent)
        return
    if not is_zip(path):
        raise InputError(
            text("{name} is not a readable workbook (it is no ZIP archive)", name=path.name),
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
        yield from (sheet_extent_xlsb.scan_records(name, blocks) for name, blocks in unpacked_parts(path))
    elif ending == ".ods":
        yield from (sheet_extent_ods.scan_tables(path, name, blocks) for name, blocks in unpacked_parts(path))
    else:
        yield from _xlsx_parts(path)


def _xlsx_parts(path: Path) -> Iterator[Extent]:
    unsure = set()
    for name, blocks in unpacked_parts(path):
        found = sheet_extent_plain.search(name, blocks)
        if found is None:
            unsure.add(name)
        else:
            yield found
    if unsure:
        yield from (
            sheet_extent_xlsx.scan_sheet(path, n, blocks) for n, blocks in unpacked_parts(path) if n in unsure
        )


def _letters_shown(path: Path, ending: str, holders: set[str], cells: int) -> int:
    """Letters of all cells that show a shared text: as if all showed the longest if that fits, or exactly."""
    reader = sheet_extent_xlsb if ending == ".xlsb" else sheet_extent_xlsx
    lengths = reader.shared_lengths(path, holders)
    most = max(lengths, default=0) * cells
    return most if TEXT_BYTES * most <= allowance() else reader.letters_shown(path, lengths)


def _refuse(path: Path, extent: Extent) -> None:
    if extent.rows > MOST_ROWS or extent.columns > MOST_COLUMNS:
        raise InputError(
            text(
                "{name}: {sheet} has a cell in row {rows}, column {columns}, where no sheet has cells",
                name=path.name,
                sheet=extent.sheet,
                rows=grouped(extent.rows),
                columns=grouped(extent.columns),
            ),
            hint="the workbook is damaged; save it again",
        )
    sparse = extent.box > SPARSE_CELLS and extent.filled < FILLED_SHARE * extent.box
    if extent.box > MOST_CELLS or sparse:
        raise InputError(
            text(
                "{name}: {sheet} reaches to cell {farthest}, a rectangle of "
                "{box} cells with {filled} filled: refused",
                name=path.name,
                sheet=extent.sheet,
                farthest=cell_name(*extent.farthest),
                box=grouped(extent.box),
                filled=grouped(extent.filled),
            ),
            hint="delete what stands far from the table, or save the sheet you need as CSV",
        )
    refuse_beyond_memory(path, CELL_BYTES * extent.box)
