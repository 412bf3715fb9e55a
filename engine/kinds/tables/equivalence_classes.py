"""What quasi-identifiers and near values tell: equivalence classes, l-diversity, interval disclosure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engine.core.stretches import counts_of, distinct, places, through
from engine.kinds.tables.moments import stretches_of

Array = NDArray[np.float64]
Codes = NDArray[np.int64]

NEAR = 0.05
ROWS_TOGETHER = 1 << 16


@dataclass(frozen=True)
class EquivalenceClasses:
    """Rows that share all quasi-identifiers; missing counts as a value of its own."""

    of_row: Codes
    sizes: NDArray[np.int64]

    @property
    def k(self) -> int:
        return int(self.sizes.min()) if len(self.sizes) else 0

    @property
    def uniques(self) -> int:
        return int((self.sizes == 1).sum())


def equivalence_classes(columns: Sequence[NDArray]) -> EquivalenceClasses:
    """Columns are numbers (NaN missing) or codes (-1 missing). Codes of the columns are combined one after
    the other and made dense again, so they never overflow."""
    rows, classes = through(_nought, columns[0]), 1
    for column in columns:
        known = distinct(column)
        combined = through(
            lambda group, part, known=known: group * len(known) + np.searchsorted(known, part), rows, column
        )
        there = distinct(combined)
        rows, classes = places(there, combined), len(there)
    return EquivalenceClasses(rows, counts_of(rows, classes))


def _nought(column: NDArray) -> Codes:
    return np.zeros(len(column), np.int64)


def alike(columns: Sequence[NDArray]) -> EquivalenceClasses:
    """The same classes, numbered in no particular order. Rows of different hashes are not alike. That those
    of one hash are is looked at in every column; where they are not, all are compared one by one."""
    mixed = _hashes(columns)
    order = np.argsort(mixed)
    mixed = mixed[order]
    begins = np.ones(len(mixed), bool)
    np.not_equal(mixed[1:], mixed[:-1], out=begins[1:])
    if not _is_one(columns, order, begins):
        return equivalence_classes(columns)
    of_row = np.empty(len(mixed), np.int64)
    of_row[order] = np.cumsum(begins) - 1
    return EquivalenceClasses(of_row, np.diff(np.flatnonzero(begins), append=len(begins)))


def _hashes(columns: Sequence[NDArray]) -> NDArray[np.uint64]:
    """Of the cells of every row: the same where they are the same."""
    hashes = np.zeros(len(columns[0]), np.uint64)
    for start in range(0, len(hashes), ROWS_TOGETHER):
        mixed = hashes[start : start + ROWS_TOGETHER]
        for column in columns:
            cells = column[start : start + ROWS_TOGETHER]
            if column.dtype.kind == "f":
                letters = (cells + 0.0).astype(np.float64, copy=False).view(np.uint64)  # −0 is 0
                letters[np.isnan(cells)] = 1
            else:
                letters = cells.astype(np.uint64)
            mixed += letters
            mixed *= np.uint64(0x9E3779B97F4A7C15)  # Fibonacci hashing (Knuth 6.4)
            mixed ^= mixed >> np.uint64(32)
    return hashes


def _is_one(columns: Sequence[NDArray], order: NDArray[np.intp], begins: NDArray[np.bool_]) -> bool:
    """Whether every row holds what the row before it in this order does, where it does not begin a class."""
    several = ~begins
    several[:-1] |= several[1:]
    places = np.flatnonzero(several)
    for start in range(0, len(places), ROWS_TOGETHER):
        place = places[start : start + ROWS_TOGETHER + 1]  # the last one is the first of the next stretch
        rows, free = order[place], begins[place][1:]
        for column in columns:
            cells = column[rows]
            one, other = cells[1:], cells[:-1]
            if not (free | (one == other) | ((one != one) & (other != other))).all():
                return False
    return True


def l_diversity(classes: EquivalenceClasses, sensitive: NDArray) -> int:
    """The fewest different sensitive values in one class."""
    _, values = np.unique(sensitive, return_inverse=True)
    width = int(values.max(initial=0)) + 1
    pairs = np.sort(classes.of_row * width + values)
    different = pairs[np.diff(pairs, prepend=-1) > 0]
    return int(np.bincount(different // width).min())


def interval_disclosure(original: Array, released: Array, near: float = NEAR) -> float:
    """Share of values whose original lies within `near` (a share) of the released value."""
    present = within = 0
    for before, after in stretches_of(original, released):
        known = np.isfinite(before) & np.isfinite(after)
        present += int(np.count_nonzero(known))
        within += int(np.count_nonzero(known & (np.abs(before - after) <= near * np.abs(after))))
    return within / present if present else 0.0
