"""The variants of a log as the list shows them: found by the activities they hold, read as names."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from gui.base.i18n import numeral
from gui.kinds.eventlogs.activity_chips import Activities
from gui.plots.table import Column


class Variants:
    """The table of variants with the activities spelled out on demand."""

    def __init__(self, table: Any):
        self.table = table
        self.activities = Activities.of(table.activities)
        self.lengths = np.diff(table.starts)

    def __len__(self) -> int:
        return len(self.table.before)

    def trace(self, row: int) -> tuple[str, ...]:
        codes = self.table.codes[self.table.starts[row] : self.table.starts[row + 1]]
        return tuple(self.table.activities[code] for code in codes.tolist())

    def holding(self, words: str) -> np.ndarray:
        """Rows that hold the activities meant by the words (parted by commas), in this order."""
        rows, begin = np.arange(len(self)), self.table.starts[:-1]
        for term in (term.strip().lower() for term in words.split(",") if term.strip()):
            hits = np.flatnonzero(np.isin(self.table.codes, self._meant(term)))
            following = np.append(hits, len(self.table.codes))[np.searchsorted(hits, begin)]
            fits = following < self.table.starts[rows + 1]
            rows, begin = rows[fits], following[fits] + 1
        return rows

    def _meant(self, term: str) -> list[int]:
        names = self.table.activities
        exact = [code for code, name in enumerate(names) if self.activities.short[name].lower() == term]
        return exact or [code for code, name in enumerate(names) if term in name.lower()]


@dataclass(frozen=True)
class TraceColumn(Column):
    """Sorted as the log is (the commonest first), read as names."""

    variants: Variants | None = None

    @property
    def numeric(self) -> bool:
        return False

    def text(self, row: int) -> str:
        assert self.variants is not None
        return " → ".join(self.variants.trace(int(self.values[row]))) or "(empty)"


class CountColumn(Column):
    def text(self, row: int) -> str:
        return numeral(self.values[row], ",") if self.values[row] else "–"
