"""Where one large text table can be cut, so that several workers read it: between records, for certain.

A piece is read as a file of its own, below the lines that stand above the data. Not cut is what only a whole
file tells: what is packed, UTF-16, and all that follows a quotation mark in an unusual place (`csv_blocks`),
or any mark where lines are cleaned before they become records. A log is cut where the case changes, and not
at all where its cases do not stand one after another.
"""

from __future__ import annotations

from codecs import BOM_UTF8
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import accumulate, groupby, pairwise
from pathlib import Path
from typing import TypeVar

from engine.core.distributed_worker import Piece
from engine.core.errors import InputError
from engine.io.csv_blocks import whole_records
from engine.io.csv_dialect import Layout, TableReading, layout_of
from engine.io.csv_records import SEPARATORS, lines_of, records
from engine.io.encoding import open_text
from engine.io.input_file import file_facts, format_of, is_packed, open_raw

PIECE = 1 << 24  # bytes: about a quarter of a second of a worker
WINDOW = 1 << 18  # bytes after that, in which a log's case has to change
CODECS = {"utf-8": "utf-8", "windows-1252": "cp1252"}

Made = TypeVar("Made")


@dataclass(frozen=True)
class Pieces:
    """A file in pieces, how it is read, and how it lies as a whole."""

    pieces: tuple[Piece, ...]
    reading: TableReading
    layout: Layout

    def reader(self, function: Callable[[Path], Made]) -> Callable[[Path], Made]:
        """`function` for a piece, which has to lie as the whole does."""
        return partial(_read_alike, function=function, reading=self.reading, layout=self.layout)


def _read_alike(path: Path, function: Callable[[Path], Made], reading: TableReading, layout: Layout) -> Made:
    if layout_of(path, reading) != layout:
        raise InputError("")  # nobody reads that: the whole file is read in place of its pieces
    return function(path)


def pieces_of(path: Path, reading: TableReading, case: str = "") -> Pieces | None:
    """Of a file and a reading without 'auto', where it is to be cut; `case` names a column whose values stay
    together."""
    facts = file_facts(path)
    if facts.st_size < 2 * PIECE or format_of(path) != "delimited" or is_packed(path):
        return None
    if reading.encoding not in CODECS:
        return None
    try:
        layout = layout_of(path, reading)
        head = _head(path, reading.encoding, layout.skip)
        ends = list(_ends(path, reading, layout, head, case))
    except (InputError, ValueError):  # who reads the whole says what is wrong with it
        return None
    cuts = [(head, 0), *ends, (facts.st_size, 0)]
    lines = accumulate(within for _, within in cuts)
    made = tuple(
        Piece(path, facts.st_size, facts.st_mtime_ns, head, begin, end, above, number)
        for number, (((begin, _), (end, _)), above) in enumerate(zip(pairwise(cuts), lines, strict=False), 1)
    )
    return Pieces(made, reading, layout) if ends else None


def _head(path: Path, encoding: str, letters: int) -> int:
    """Bytes of the file's mark and first letters."""
    with open_text(path, encoding) as file:
        written = file.read(letters)
    if "\ufffd" in written:
        raise ValueError  # letters that are not written so
    with open_raw(path) as raw:
        mark = len(BOM_UTF8) if encoding == "utf-8" and raw.read(3) == BOM_UTF8 else 0
    return mark + len(written.encode(CODECS[encoding]))


def _ends(
    path: Path, reading: TableReading, layout: Layout, head: int, case: str
) -> Iterator[tuple[int, int]]:
    """Where pieces end before the file does, each with its lines if lines are asked for."""
    cleaned = layout.comments or reading.separator == "space"
    sign, place, block = SEPARATORS[reading.separator], head, b""
    with open_raw(path) as file:
        file.seek(head)
        while True:
            block += file.read(PIECE + WINDOW - len(block))
            if len(block) < PIECE + WINDOW or (cleaned and b'"' in block):
                return
            if case and place == head and not _one_after_another(block[:WINDOW], reading, layout, case):
                return
            cut = whole_records(block[:PIECE], sign)
            if case and cut:
                cut += _to_next_case(block[cut : cut + WINDOW], reading, layout, case)
            if not cut or block.startswith(BOM_UTF8, cut):
                return
            place += cut
            yield place, _lines(block[:cut]) if reading.bad_lines == "skip" else 0
            block = block[cut:]


def _lines(block: bytes) -> int:
    return block.count(b"\n") + block.count(b"\r") - block.count(b"\r\n")


def _cases(block: bytes, reading: TableReading, layout: Layout, case: str) -> Iterator[tuple[int, str]]:
    """(bytes before it, its case) of each record that is whole for certain."""
    codec = CODECS[reading.encoding]
    whole = block[: whole_records(block, SEPARATORS[reading.separator])].decode(codec)
    above = [0, *accumulate(len(line.encode(codec)) for line in lines_of(whole))]
    at = layout.names.index(case)
    for line, cells in records(lines_of(whole), reading.separator, len(layout.names), layout.comments):
        if len(cells) == len(layout.names):
            yield above[line - 1], cells[at]


def _one_after_another(block: bytes, reading: TableReading, layout: Layout, case: str) -> bool:
    named = [name for name, _ in groupby(name for _, name in _cases(block, reading, layout, case))]
    return len(named) == len(set(named))


def _to_next_case(block: bytes, reading: TableReading, layout: Layout, case: str) -> int:
    """Bytes before the first record of another case than the first one's."""
    found = _cases(block, reading, layout, case)
    _, first = next(found, (0, ""))
    for before, name in found:
        if name != first:
            return before
    raise ValueError  # one case is larger than what is looked at
