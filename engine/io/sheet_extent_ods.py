"""The extent of the tables of .ods: cells and rows say how often they are repeated.

Empty cells and rows count only where something stands behind them: every program ends a table with a
million empty rows of sixteen thousand empty cells.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine.core.text import text
from engine.io.sheet_extent import MOST_COLUMNS, MOST_ROWS, Extent
from engine.io.sheet_extent_xlsx import parse

_CELLS = ("table-cell", "covered-table-cell")
_LOOKS = ("number-columns-repeated", "style-name", "content-validation-name", "protect")


def scan_tables(path: Path, name: str, blocks: Iterator[bytes]) -> Extent:
    """The extent of the largest table; only content.xml holds tables."""
    tables = _Tables(name)
    parse(path, name, blocks, tables.watch)
    return max(tables.done, key=lambda extent: extent.box, default=Extent(name))


class _Tables:
    def __init__(self, name: str):
        self.done: list[Extent] = []
        self._part = name
        self._row = self._row_repeat = self._column = self._width = 0
        self._cell_repeat, self._filled = 0, False
        self._filled_in_row = 0

    def watch(self, parser: Any) -> None:
        parser.StartElementHandler, parser.EndElementHandler = self._start, self._end

    def _start(self, tag: str, attributes: list[str]) -> None:
        name = tag.rpartition(":")[2]
        said = {key.rpartition(":")[2]: value for key, value in zip(*[iter(attributes)] * 2, strict=True)}
        if name == "table":
            self.done.append(Extent(text("table {name}", name=said.get("name", ""))[:60]))
            self._row = 0
        elif name == "table-row":
            self._row_repeat = _times(said.get("number-rows-repeated"), MOST_ROWS)
            self._column = self._width = self._filled_in_row = 0
        elif name in _CELLS:
            self._cell_repeat = _times(said.get("number-columns-repeated"), MOST_COLUMNS)
            self._filled = any(key not in _LOOKS for key in said)
        else:
            self._filled = True  # a paragraph, an annotation: something is in the cell

    def _end(self, tag: str) -> None:
        name = tag.rpartition(":")[2]
        if name in _CELLS:
            self._column += self._cell_repeat
            if self._filled:
                self._width = self._column
                self._filled_in_row += self._cell_repeat
        elif name == "table-row" and self.done:
            self._row += self._row_repeat
            if self._width:
                extent = self.done[-1]
                extent.reach(self._row, self._width)
                extent.filled += self._filled_in_row * self._row_repeat - 1


def _times(said: str | None, most: int) -> int:
    """How often; what is no number is one, what is beyond every sheet is one more than that."""
    if said is None or not (said.isascii() and said.isdigit()):
        return 1
    return min(int(said[:12]), most + 1)
