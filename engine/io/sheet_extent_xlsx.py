"""The extent of the sheets of .xlsx and .xlsm, by expat.

A cell says where it stands (`<c r="C2">`), or stands right of the one before it; so do rows. Cells stand in
<sheetData>: parts without are no sheets, and need not be well-formed (old drawings are not).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from xml.parsers import expat

from engine.core.errors import InputError
from engine.core.text import text
from engine.io.sheet_extent import Extent, reference
from engine.io.zip_bomb import unpacked_parts


def scan_sheet(path: Path, name: str, blocks: Iterator[bytes]) -> Extent:
    """The extent of one part."""
    sheet = _Sheet(path, name)
    parse(path, name, blocks, sheet.watch)
    sheet.extent.letters = max(sheet.lengths, default=0)
    return sheet.extent


def shared_lengths(path: Path, holders: set[str]) -> list[int]:
    """Letters of every shared text, in their order, from the parts that hold such."""
    lengths: list[int] = []
    for name, blocks in unpacked_parts(path):
        if name in holders:
            sheet = _Sheet(path, name)
            parse(path, name, blocks, sheet.watch)
            lengths += sheet.lengths
    return lengths


def letters_shown(path: Path, lengths: list[int]) -> int:
    """Letters of all cells that show a shared text."""
    total = 0
    for name, blocks in unpacked_parts(path):
        shown = _Shown(lengths)
        parse(path, name, blocks, shown.watch)
        total += shown.total
    return total


def parse(path: Path, name: str, blocks: Iterator[bytes], watch: Callable[[Any], None]) -> None:
    """A part through expat; what is no XML (a picture), or damaged and no sheet, is passed over."""
    seen = _Seen(blocks)
    first = next(seen, b"")
    if not first.lstrip(b"\xef\xbb\xbf\xfe\xff \t\r\n\0").startswith(b"<"):
        return
    parser = expat.ParserCreate()
    parser.ordered_attributes = True

    def refuse(*_parts: Any) -> None:
        raise InputError(
            text(
                "{name}: {name2} declares a document type, which a workbook does not need",
                name=path.name,
                name2=name,
            ),
            hint="save it again with a spreadsheet program",
        )

    parser.StartDoctypeDeclHandler = refuse
    watch(parser)
    try:
        parser.Parse(first, False)
        for block in seen:
            parser.Parse(block, False)
        parser.Parse(b"", True)
    except expat.ExpatError as error:
        if not seen.sheet_to_the_end():
            return
        raise InputError(
            text(
                "{name} is a damaged workbook: {name2}, line {lineno} is not well-formed",
                name=path.name,
                name2=name,
                lineno=error.lineno,
            ),
            hint="save it again with a spreadsheet program",
        ) from None


class _Seen:
    """Blocks, and whether a mark of a table of cells was in one of them."""

    MARKS = (b"sheetData", b"table-row", b"<si")

    def __init__(self, blocks: Iterator[bytes]):
        self._blocks, self._tail, self._sheet = blocks, b"", False

    def __iter__(self) -> Iterator[bytes]:
        return self

    def __next__(self) -> bytes:
        block = next(self._blocks)
        both = self._tail + block
        self._sheet = self._sheet or any(mark in both for mark in self.MARKS)
        self._tail = block[-16:]
        return block

    def sheet_to_the_end(self) -> bool:
        for _ in self:
            pass
        return self._sheet


class _Sheet:
    """Counts cells as they begin, and the letters of shared texts (no shared text holds another)."""

    def __init__(self, path: Path, name: str):
        self.path = path
        self.extent = Extent(name)
        self.lengths: list[int] = []
        self._row, self._column, self._inside, self._in_text = 0, 0, False, False
        self._parser: Any = None

    def watch(self, parser: Any) -> None:
        parser.StartElementHandler = self._start
        self._parser = parser

    def _start(self, tag: str, attributes: list[str]) -> None:
        name = tag.rpartition(":")[2] if ":" in tag else tag
        if self._inside:
            if name == "c":
                self._cell(attributes)
            elif name == "row":
                self._begin_row(attributes)
        elif name == "sheetData":
            self._inside = True
        elif name == "si":
            if self._in_text:
                raise self._nowhere("<si>")
            self.lengths.append(0)
            self._in_text = True
            self._parser.CharacterDataHandler, self._parser.EndElementHandler = self._text, self._end

    def _text(self, text: str) -> None:
        self.lengths[-1] += len(text)

    def _end(self, tag: str) -> None:
        if tag == "si" or tag.endswith(":si"):
            self._in_text = False
            self._parser.CharacterDataHandler = None

    def _begin_row(self, attributes: list[str]) -> None:
        self._row, self._column = self._row + 1, 0
        for key, value in zip(attributes[::2], attributes[1::2], strict=True):
            if key == "r":
                self._row = int(value) if value.isascii() and value.isdigit() and len(value) < 10 else 0
                if not self._row:
                    raise self._nowhere(value)

    def _cell(self, attributes: list[str]) -> None:
        row, self._column = self._row, self._column + 1
        for at in range(0, len(attributes), 2):
            if attributes[at] == "r":
                place = reference(attributes[at + 1])
                if place is None:
                    raise self._nowhere(attributes[at + 1])
                row, self._column = place
            elif attributes[at] == "t":
                self.extent.texts += attributes[at + 1] == "s"
        self.extent.reach(max(row, 1), self._column)

    def _nowhere(self, said: str) -> InputError:
        return InputError(
            text(
                "{name}: {sheet} names a place that does not exist: {said}",
                name=self.path.name,
                sheet=self.extent.sheet,
                said=f"{said[:40]!r}",
            ),
            hint="the workbook is damaged; save it again with a spreadsheet program",
        )


class _Shown:
    """Adds up the lengths of the shared texts that the cells of a sheet show."""

    def __init__(self, lengths: list[int]):
        self.total = 0
        self._lengths, self._parser = lengths, None
        self._shared, self._number = False, ""

    def watch(self, parser: Any) -> None:
        parser.StartElementHandler, parser.EndElementHandler = self._start, self._end
        parser.CharacterDataHandler = self._text

    def _start(self, tag: str, attributes: list[str]) -> None:
        name = tag.rpartition(":")[2]
        if name == "c":
            self._shared = ("t", "s") in zip(attributes[::2], attributes[1::2], strict=True)
        self._number = ""

    def _text(self, text: str) -> None:
        if self._shared and len(self._number) < 20:
            self._number += text

    def _end(self, tag: str) -> None:
        if self._shared and tag.rpartition(":")[2] == "v":
            number = self._number.strip()
            at = int(number) if number.isascii() and number.isdigit() else len(self._lengths)
            self.total += self._lengths[at] if at < len(self._lengths) else 0
            self._shared = False
