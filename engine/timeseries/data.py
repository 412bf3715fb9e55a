"""Series in memory, and where they came from. The identifier is not kept."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]


@dataclass(frozen=True)
class Sensitive:
    """A column published as it is: the label of each row by number, −1 where it is missing."""

    name: str
    codes: NDArray[np.int32]
    labels: NDArray[Any]

    def take(self, rows: NDArray[np.int64]) -> Sensitive:
        return Sensitive(self.name, self.codes[rows], self.labels)


@dataclass(frozen=True)
class SeriesTable:
    """N series of n points, all finite."""

    values: Array  # (N, n)
    times: tuple[str, ...]
    sensitive: tuple[Sensitive, ...] = ()
    notes: tuple[str, ...] = ()  # what reading did to the file: for the steward, as warnings

    def __len__(self) -> int:
        return len(self.values)

    def take(self, rows: NDArray[np.int64], note: str) -> SeriesTable:
        sensitive = tuple(s.take(rows) for s in self.sensitive)
        return SeriesTable(self.values[rows], self.times, sensitive, (*self.notes, note))


@dataclass(frozen=True)
class Origin:
    """Where the series came from, for messages that name a place."""

    path: Path
    reading: Any
    rows: NDArray[np.int64]  # a row of the file for each series

    def place(self, series: int) -> str:
        from engine.files.table import place

        return place(self.path, self.reading, int(self.rows[series]))
