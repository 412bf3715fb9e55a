"""What quasi-identifiers and near values tell: equivalence classes, l-diversity, interval disclosure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]
Codes = NDArray[np.int64]

NEAR = 0.05


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
    """The same classes, numbered in no particular order: rows that are alone are not looked at again."""
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
    return EquivalenceClasses(of_row, np.bincount(of_row))


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
