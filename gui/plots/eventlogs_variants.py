"""The variants of a log as the list shows them: found by the activities they hold, read as names."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from gui.plots.eventlogs_chips import Activities
from gui.plots.table import Column
from gui.words import numeral


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
        rows = np.arange(len(self))
        terms = [term.strip().lower() for term in words.split(",") if term.strip()]
        meant = [self._meant(term) for term in terms]
        for codes in meant:
            hits = np.concatenate([[0], np.cumsum(np.isin(self.table.codes, codes))])
            has = hits[self.table.starts[1:]] > hits[self.table.starts[:-1]]
            rows = rows[has[rows]]
        if len(meant) < 2:
            return rows
        return np.array([row for row in rows.tolist() if self._in_order(row, meant)], np.int64)

    def _meant(self, term: str) -> list[int]:
        names = self.table.activities
        exact = [code for code, name in enumerate(names) if self.activities.short[name].lower() == term]
        return exact or [code for code, name in enumerate(names) if term in name.lower()]

    def _in_order(self, row: int, meant: list[list[int]]) -> bool:
        codes = iter(self.table.codes[self.table.starts[row] : self.table.starts[row + 1]].tolist())
        return all(any(code in wanted for code in codes) for wanted in meant)


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
