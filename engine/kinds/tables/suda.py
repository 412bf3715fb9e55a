"""Special uniques (SUDA2, Manning, Haglin and Keane 2008): why a row stands alone, by column and by value.

A minimal sample unique of a row is a set of columns on which no other row equals it, while on every smaller
subset some other row does. Sets of up to M columns of d count; one of size s scores Π_{i=s}^{M} (d − i), a
row the sum of its own. What a column (or a value) contributes is the share of the total score that lies in
minimal uniques containing it; columns overlap, so the shares add up to more than 1.

Levelwise and exact: a row unique on a set is unique on every larger one, so it is minimal where it is unique
on the set and on no subset with one column less. Only rows unique on all columns can be unique on some, so
flags are kept for those alone. M ≥ d is taken as d − 1; one column alone scores 1 for a unique.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from engine.core.progress import Progress

Codes = NDArray[np.int64]

MOST_CELLS = 200_000_000  # rows × sets of columns; above that a sample of the rows is looked at
DENSE = 4  # a table of counts up to so many times the rows is faster than sorting


@dataclass(frozen=True)
class SpecialUniques:
    scores: NDArray[np.float64]  # of every row
    minimal: int  # minimal uniques
    rows: int  # rows that have one
    columns: NDArray[np.float64]  # contribution of every column, 0…1
    values: tuple[NDArray[np.float64], ...]  # of every column: contribution of each code; missing last


def suda(
    columns: Sequence[Codes], most: int | None = None, progress: Progress | None = None
) -> SpecialUniques:
    """`columns` hold codes, -1 where missing, which is a value of its own; `most` is M (default 3)."""
    shifted = [np.asarray(column, np.int64) + 1 for column in columns]  # missing is 0
    n, d = len(shifted[0]), len(shifted)
    widths = [int(column.max(initial=0)) + 1 for column in shifted]
    largest = max(1, min(3 if most is None else most, d - 1))
    scores, total_of = np.zeros(n), np.zeros(d)
    by_value = [np.zeros(width) for width in widths]
    candidates = _unique_rows(shifted, widths)
    unique: dict[tuple[int, ...], NDArray[np.bool_]] = {}
    minimal, done, all_sets = 0, 0, sum(math.comb(d, size) for size in range(1, largest + 1))
    for size in range(1, largest + 1):
        smaller, unique = unique, {}
        score = float(math.prod(d - i for i in range(size, largest + 1))) if d > 1 else 1.0
        for chosen in combinations(range(d), size):
            if progress is not None:
                progress.report(done / all_sets)
            done += 1
            alone = _alone(shifted, widths, chosen, candidates)
            unique[chosen] = alone
            new = alone.copy()
            for subset in combinations(chosen, size - 1) if size > 1 else ():
                new &= ~smaller[subset]
            rows = candidates[new]
            minimal += len(rows)
            scores[rows] += score
            for column in chosen:
                total_of[column] += score * len(rows)
                by_value[column] += score * np.bincount(shifted[column][rows], minlength=widths[column])
    total = scores.sum() or 1.0
    return SpecialUniques(
        scores=scores,
        minimal=minimal,
        rows=int((scores > 0).sum()),
        columns=total_of / total,
        values=tuple(np.append(value[1:], value[0]) / total for value in by_value),
    )


def rows_to_look_at(rows: int, columns: int, most: int | None = None) -> int:
    """How many rows are looked at: all, or where that takes too long so many, evenly spread."""
    largest = max(1, min(3 if most is None else most, columns - 1))
    sets = sum(math.comb(columns, size) for size in range(1, largest + 1))
    return min(rows, max(1, MOST_CELLS // sets))


def _unique_rows(columns: Sequence[Codes], widths: Sequence[int]) -> NDArray[np.intp]:
    everywhere = _alone(columns, widths, tuple(range(len(columns))), np.arange(len(columns[0])))
    return np.flatnonzero(everywhere)


def _alone(
    columns: Sequence[Codes], widths: Sequence[int], chosen: tuple[int, ...], candidates: NDArray[np.intp]
) -> NDArray[np.bool_]:
    """Which of the candidates are the only row of their class on these columns."""
    rows, width = columns[chosen[0]], widths[chosen[0]]
    for place in chosen[1:]:
        if width * widths[place] >= 2**62:
            _, rows = np.unique(rows, return_inverse=True)
            width = int(rows.max(initial=0)) + 1
        rows, width = rows * widths[place] + columns[place], width * widths[place]
    if width > DENSE * len(rows):
        return _alone_by_sorting(rows, candidates)
    return np.asarray(np.bincount(rows, minlength=width)[rows[candidates]] == 1)


def _alone_by_sorting(rows: Codes, candidates: NDArray[np.intp]) -> NDArray[np.bool_]:
    ordered = np.sort(rows)
    mine = rows[candidates]
    at = np.searchsorted(ordered, mine)
    after = np.minimum(at + 1, len(ordered) - 1)
    return np.asarray((at + 1 >= len(ordered)) | (ordered[after] != mine))
