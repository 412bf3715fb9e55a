"""The rectangle that a sheet fills, and the names of its cells."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

MOST_ROWS, MOST_COLUMNS = 1_048_576, 16_384
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
