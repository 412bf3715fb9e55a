"""What quasi-identifiers and near values tell: equivalence classes, l-diversity, interval disclosure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engine.core.mapped import LARGE, Growing, in_file
from engine.core.number_grid import Grid, grid_of
from engine.core.stretches import (
    count,
    counted,
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
MOST_PACKED = 1 << 62  # different rows in one number


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
    mixed = hashes_of(columns)
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


def sizes_alike(columns: Sequence[NDArray]) -> NDArray[np.int64]:
    """How many rows each of these classes has, in no particular order. Where the cells of a row fit into one
    number, such numbers are counted."""
    packed = _packed(columns)
    return alike(columns).sizes if packed is None else counted(packed, spent=True)[1]


def _packed(columns: Sequence[NDArray]) -> Codes | None:
    """One number a row, the same for rows that share all cells; None where there is none for all of them."""
    made, span = room(len(columns[0]), np.int64, *columns), 1
    made[:] = 0
    for column in columns:
        grid, low, width = None, 0, 0
        if column.dtype.kind == "f":
            grid = grid_of((column,), MOST_PACKED // span)
            width = 0 if grid is None else grid.cells + 1
        elif len(column):
            low = int(column.min())
            width = int(column.max()) - low + 1
        if not 0 < span * width <= MOST_PACKED:
            return None
        for rows in stretches(len(made)):
            codes = column[rows] - low if grid is None else _places(grid, column[rows])
            if codes is None:
                return None
            made[rows] *= width
            made[rows] += codes
        span *= width
    return made


def _places(grid: Grid, cells: Array) -> Codes | None:
    """Where on the grid they lie, from 1 on; 0 where missing."""
    missing = np.isnan(cells)
    found = grid.places(cells[~missing] if missing.any() else cells)
    if found is None:
        return None
    found += 1
    if len(found) == len(cells):
        return found
    places = np.zeros(len(cells), np.int64)
    places[~missing] = found
    return places


def hashes_of(columns: Sequence[NDArray]) -> NDArray[np.uint64]:
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
