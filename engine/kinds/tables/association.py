"""How strongly columns hang together when they are not numbers: Cramér's V, and the cross table of a pair.

V = √(χ² / (n·(min(r, c) − 1))) of the cross table of two columns (Cramér 1946), 0 independent, 1 one
follows from the other; by `scipy.stats.contingency`. A column counts by its commonest values, the rest as
one; numbers by tenths of the original. The release is counted by the cells it has: a column wiped to one
value hangs together with nothing, and that is a loss.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from engine.kinds.tables.data import Table, TableColumn

MOST_VALUES = 12  # of a column; V of a cross table with many empty cells says nothing
MOST_COLUMNS = 20
MOST_ROWS = 100_000
REST = "…"  # all values beyond the commonest
MISSING = "–"

Matrix = NDArray[np.float64]


@dataclass(frozen=True)
class CodedColumn:
    """Small whole numbers for the values of a column, missing among them, and what they stand for."""

    codes: NDArray[np.int64]
    labels: tuple[str, ...]


def associations(columns: Sequence[CodedColumn]) -> Matrix:
    """Cramér's V of every pair; 1 on the diagonal, 0 where a column has one value only."""
    matrix = np.eye(len(columns))
    for first in range(len(columns)):
        for second in range(first + 1, len(columns)):
            value = cramers_v(cross_counts(columns[first], columns[second]))
            matrix[first, second] = matrix[second, first] = value
    return matrix


def cramers_v(counts: NDArray[np.int64]) -> float:
    from scipy.stats.contingency import association

    held = counts[counts.sum(axis=1) > 0][:, counts.sum(axis=0) > 0]
    if min(held.shape, default=0) < 2:
        return 0.0
    return float(association(held, method="cramer"))


def cross_counts(first: CodedColumn, second: CodedColumn) -> NDArray[np.int64]:
    """How many rows hold each pair of values."""
    height, width = len(first.labels), len(second.labels)
    return np.bincount(first.codes * width + second.codes, minlength=height * width).reshape(height, width)


def both_coded(before: TableColumn, after: TableColumn) -> tuple[CodedColumn, CodedColumn]:
    """A column of the original and of the release. Numbers that are still numbers are counted in the classes
    of the original; everything else by the values it has."""
    days = _days_as_numbers(before)
    if days is not None:
        same = _days_as_numbers(after)
        cuts = _tenths(days)
        return _in_classes(days, cuts, _day), _by_value(after) if same is None else _in_classes(
            same, cuts, _day
        )
    if before.numeric and after.numeric and not after.class_numbers:
        cuts = _tenths(before)
        return _in_classes(before, cuts), _in_classes(after, cuts)
    if before.numeric:
        return _in_classes(before, _tenths(before)), _by_value(after)
    return _by_value(before), _by_value(after)


def shared_columns(original: Table, released: Table) -> list[str]:
    """Released columns that hold something before; at most twenty."""
    names = [c.name for c in released.columns if c.name in original.by_name]
    return [name for name in names if original.by_name[name].present][:MOST_COLUMNS]


def _days_as_numbers(column: TableColumn) -> TableColumn | None:
    """Days are ordered: they are counted by tenths, as numbers are. None where there are other texts."""
    from engine.kinds.tables.dates import are_days, parse_day

    if column.labels is None or not are_days(column.labels):
        return None
    days = np.array([*(parse_day(label) for label in column.labels), np.nan], dtype=np.float64)
    return TableColumn(column.name, days[column.values], None, 0)


def _tenths(column: TableColumn) -> NDArray:
    known = column.finite[~np.isnan(column.finite)]
    return np.unique(np.quantile(known, np.arange(1, 10) / 10)) if len(known) else np.empty(0)


def _day(number: float) -> str:
    from engine.kinds.tables.dates import iso

    return iso(int(number))


def _in_classes(
    column: TableColumn, cuts: NDArray, write: Callable[[float], str] = "{:.6g}".format
) -> CodedColumn:
    codes = np.searchsorted(cuts, column.finite, side="left")
    absent = np.isnan(column.finite)
    ends = ["", *(write(cut) for cut in cuts.tolist()), ""]
    labels = [f"({low}..{high}]" if high else f"({low}..)" for low, high in pairwise(ends)]
    return CodedColumn(np.where(absent, len(labels), codes), (*labels, MISSING))


def _by_value(column: TableColumn) -> CodedColumn:
    """The commonest values by their frequency, then by label; all others as one."""
    labels: Sequence[str]
    if column.labels is None:
        values, codes = np.unique(np.nan_to_num(column.values, nan=-np.inf), return_inverse=True)
        labels = [MISSING if value == -np.inf else f"{value:g}" for value in values]
    else:
        codes = column.values + 1
        labels = (MISSING, *column.labels)
    counts = np.bincount(codes, minlength=len(labels))
    kept = [int(code) for code in np.argsort(-counts, kind="stable") if counts[code]]
    shown = kept if len(kept) <= MOST_VALUES else kept[: MOST_VALUES - 1]
    place = np.full(len(labels), len(shown))
    place[shown] = np.arange(len(shown))
    named = [labels[code] for code in shown]
    return CodedColumn(
        place[codes].astype(np.int64), tuple(named if len(shown) == len(kept) else [*named, REST])
    )
