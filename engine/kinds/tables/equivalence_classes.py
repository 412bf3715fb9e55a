"""What quasi-identifiers and near values tell: equivalence classes, l-diversity, interval disclosure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]
Codes = NDArray[np.int64]

NEAR = 0.05
ROWS_TOGETHER = 1 << 19


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
    rows = np.zeros(len(columns[0]), np.int64)
    for column in columns:
        _, codes = np.unique(column, return_inverse=True)
        _, rows = np.unique(rows * (int(codes.max(initial=0)) + 1) + codes, return_inverse=True)
    return EquivalenceClasses(rows, np.bincount(rows))


def alike(columns: Sequence[NDArray]) -> EquivalenceClasses:
    """The same classes, numbered in no particular order, of some of many rows at a time: rows that are alike
    have the same hash, and the tables in which values are looked up stay small."""
    of_row, done = np.zeros(len(columns[0]), np.int64), 0
    part = _parts(columns)
    for number in range(int(part.max(initial=0)) + 1):
        rows = np.flatnonzero(part == number)
        found = _alike([column[rows] for column in columns])
        of_row[rows] = found + done
        done += int(found.max(initial=-1)) + 1
    return EquivalenceClasses(of_row, np.bincount(of_row))


def _parts(columns: Sequence[NDArray]) -> NDArray[np.uint8]:
    """A part for every row by all its values; about ROWS_TOGETHER rows in each, if they differ."""
    rows = len(columns[0])
    bits = min(8, int(np.ceil(np.log2(max(1, rows / ROWS_TOGETHER)))))
    if not bits:
        return np.zeros(rows, np.uint8)
    mixed = np.zeros(rows, np.uint64)
    for column in columns:
        if column.dtype.kind == "f":
            letters = (column + 0.0).astype(np.float64, copy=False).view(np.uint64)  # −0 is 0
            letters[np.isnan(column)] = 1
        else:
            letters = column.astype(np.uint64)
        mixed += letters
        mixed *= np.uint64(0x9E3779B97F4A7C15)  # Fibonacci hashing (Knuth 6.4)
        mixed ^= mixed >> np.uint64(32)
    mixed *= np.uint64(0x9E3779B97F4A7C15)
    return (mixed >> np.uint64(64 - bits)).astype(np.uint8)


def _alike(columns: Sequence[NDArray]) -> Codes:
    """Rows that are alone are not looked at again."""
    import pandas as pd

    of_row = np.zeros(len(columns[0]), np.int64)
    rows, group, done = np.arange(len(of_row)), of_row.copy(), 0
    for column in columns:
        codes, values = pd.factorize(column[rows] + 0)  # -1 where missing; −0 is 0
        group, found = pd.factorize(group * (len(values) + 1) + codes + 1)
        several = np.bincount(group, minlength=len(found)) > 1
        alone = ~several[group]
        of_row[rows[alone]] = np.arange(done, done + int(alone.sum()))
        done += int(alone.sum())
        rows, group = rows[~alone], (np.cumsum(several) - 1)[group[~alone]]
    of_row[rows] = done + group
    return of_row


def l_diversity(classes: EquivalenceClasses, sensitive: NDArray) -> int:
    """The fewest different sensitive values in one class."""
    _, values = np.unique(sensitive, return_inverse=True)
    width = int(values.max(initial=0)) + 1
    pairs = np.sort(classes.of_row * width + values)
    different = pairs[np.diff(pairs, prepend=-1) > 0]
    return int(np.bincount(different // width).min())


def interval_disclosure(original: Array, released: Array, near: float = NEAR) -> float:
    """Share of values whose original lies within `near` (a share) of the released value."""
    present = np.isfinite(original) & np.isfinite(released)
    if not present.any():
        return 0.0
    away = np.abs(original[present] - released[present])
    return float((away <= near * np.abs(released[present])).mean())
