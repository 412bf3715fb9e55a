"""What quasi-identifiers and near values tell: equivalence classes, l-diversity, interval disclosure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engine.core.mapped import LARGE, Growing, in_file
from engine.core.stretches import (
    count,
    counts_of,
    distinct,
    find,
    lengths_from,
    places,
    room,
    stretches,
    through,
)
from engine.kinds.tables.moments import stretches_of

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
        return count(lambda part: part == 1, self.sizes)


def equivalence_classes(columns: Sequence[NDArray]) -> EquivalenceClasses:
    """Columns are numbers (NaN missing) or codes (-1 missing). Codes of the columns are combined one after
    the other and made dense again, so they never overflow."""
    rows, classes = through(_nought, columns[0]), 1
    for column in columns:
        known = distinct(column)
        combined = through(
            lambda group, part, known=known: group * len(known) + find(known, part), rows, column
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
    begins = room(len(mixed), bool, mixed)
    for rows in stretches(len(mixed)):
        part = mixed[order[max(0, rows.start - 1) : rows.stop]]
        differs = part[1:] != part[:-1]
        begins[rows] = differs if rows.start else np.append(True, differs)[: len(part)]
    if not _is_one(columns, order, begins):
        return equivalence_classes(columns)
    of_row, classes = room(len(mixed), np.int64, mixed), -1
    firsts = Growing(np.int64, 0 if in_file(mixed) else LARGE)
    for rows in stretches(len(mixed)):
        firsts.add(rows.start + np.flatnonzero(begins[rows]))
        number = classes + np.cumsum(begins[rows])
        of_row[order[rows]] = number
        classes = int(number[-1]) if len(number) else classes
    return EquivalenceClasses(of_row, lengths_from(np.asarray(firsts.whole()), len(mixed)))


def _hashes(columns: Sequence[NDArray]) -> NDArray[np.uint64]:
    """Of the cells of every row: the same where they are the same."""
    hashes = room(len(columns[0]), np.uint64, *columns)
    for rows in stretches(len(hashes)):
        mixed = np.zeros(rows.stop - rows.start, np.uint64)
        for column in columns:
            cells = column[rows]
            if column.dtype.kind == "f":
                letters = (cells + 0.0).astype(np.float64, copy=False).view(np.uint64)  # −0 is 0
                letters[np.isnan(cells)] = 1
            else:
                letters = cells.astype(np.uint64)
            mixed += letters
            mixed *= np.uint64(0x9E3779B97F4A7C15)  # Fibonacci hashing (Knuth 6.4)
            mixed ^= mixed >> np.uint64(32)
        hashes[rows] = mixed
    return hashes


def _is_one(columns: Sequence[NDArray], order: NDArray[np.intp], begins: NDArray[np.bool_]) -> bool:
    """Whether every row holds what the row before it in this order does, where it does not begin a class."""
    for stretch in stretches(len(order)):
        place = stretch.start + np.flatnonzero(~begins[stretch])
        rows, before = order[place], order[place - 1]
        for column in columns:
            one, other = column[rows], column[before]
            if not ((one == other) | ((one != one) & (other != other))).all():
                return False
    return True


def l_diversity(classes: EquivalenceClasses, sensitive: NDArray) -> int:
    """The fewest different sensitive values in one class."""
    known = distinct(sensitive)
    pairs = through(lambda group, part: group * len(known) + find(known, part), classes.of_row, sensitive)
    of_pairs = through(lambda pair: pair // max(1, len(known)), distinct(pairs))
    return int(counts_of(of_pairs, len(classes.sizes)).min(initial=len(known)))


def interval_disclosure(original: Array, released: Array, near: float = NEAR) -> float:
    """Share of values whose original lies within `near` (a share) of the released value."""
    present = within = 0
    for before, after in stretches_of(original, released):
        known = np.isfinite(before) & np.isfinite(after)
        present += int(np.count_nonzero(known))
        within += int(np.count_nonzero(known & (np.abs(before - after) <= near * np.abs(after))))
    return within / present if present else 0.0
