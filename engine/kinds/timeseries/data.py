"""Series in memory, what reading did to the file, and where they came from. The identifier is not kept."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.core.text import text

Array = NDArray[np.float64]


@dataclass(frozen=True)
class Sensitive:
    """A column published as it is: the label of each series by number, −1 where it is missing."""

    name: str
    codes: NDArray[np.int32]
    labels: NDArray[Any]  # numbers or texts

    def take(self, rows: NDArray[np.int64]) -> Sensitive:
        return Sensitive(self.name, self.codes[rows], self.labels)


@dataclass(frozen=True)
class Account:
    """What reading did to the file, in numbers that a recipient may see: no name, no place, no value."""

    gaps: int = 0  # series left out because values are missing
    lengths: int = 0  # series left out because of their length
    filled: int = 0  # values filled by straight lines
    points_cut: int = 0  # time points cut off the end of every series
    repeated: int = 0  # readings that came again for the same series and time
    repeated_by: str = ""  # what became of them: first, last or mean; "" where there were none
    identifier: bool = False  # a column named the series, and was dropped
    roleless: int = 0  # columns dropped because they have no role


@dataclass(frozen=True)
class Dropped:
    """Names of what reading left out: for the steward in the house, never for a recipient."""

    identifier: str = ""
    roleless: tuple[str, ...] = ()
    points: tuple[str, ...] = ()  # cut off the end of every series


@dataclass(frozen=True)
class SeriesTable:
    """N series of n points, all finite."""

    values: Array  # (N, n)
    times: tuple[str, ...]
    sensitive: tuple[Sensitive, ...] = ()
    notes: tuple[str, ...] = ()  # what reading did to the file: for the steward, as warnings
    account: Account = Account()
    file_rows: NDArray[np.int64] | None = None  # the row of the file each series (in a long file: begins) in
    long: bool = False  # a row of the file is one reading, not one series
    dropped: Dropped = Dropped()

    def __len__(self) -> int:
        return len(self.values)

    @property
    def read(self) -> int:
        """Series in the file, whatever became of them."""
        return len(self) + self.account.gaps + self.account.lengths

    def take(self, rows: NDArray[np.int64], note: str, **account: Any) -> SeriesTable:
        """These series only; `note` says why, `account` counts it."""
        sensitive = tuple(s.take(rows) for s in self.sensitive)
        return replace(
            self,
            values=self.values[rows],
            sensitive=sensitive,
            notes=(*self.notes, note),
            account=replace(self.account, **account),
            file_rows=None if self.file_rows is None else self.file_rows[rows],
        )

    def place_of(self, rows: NDArray[np.int64]) -> NDArray[np.int64]:
        """Where these series stand, or begin, in the file: its rows, counted from 0 without the header."""
        return rows if self.file_rows is None else self.file_rows[rows]


@dataclass(frozen=True)
class Origin:
    """Where the series came from, for messages that name a place."""

    path: Path
    reading: Any
    rows: NDArray[np.int64]  # a row of the file for each series: in a long file, of its first reading

    def place(self, series: int) -> str:
        from engine.io.table_read import place

        where = place(self.path, self.reading, int(self.rows[series]))
        return (
            text("the series that begins at {where}", where=where) if self.reading.layout == "long" else where
        )
