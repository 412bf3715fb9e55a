"""Distinct values of columns of numbers with the code of each row, where their parts are: every worker sorts
its part; merged, that is `np.unique` of the whole column with the inverse.

Noise and labels (PRAM) are drawn where all rows are: a value takes about as long to be drawn as to be sent.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from engine.core.distributed import Held, is_column, require
from engine.core.progress import Progress
from engine.io.table_parts import numbers_of_part
from engine.kinds.tables.data import Distinct, Table, TableColumn
from engine.kinds.tables.parts_quantiles import parts_of, workers_of

if TYPE_CHECKING:
    import pyarrow as pa

Array = NDArray[np.float64]


def as_held(table: Table, columns: Sequence[TableColumn]) -> tuple[Held | None, list[str]]:
    """The workers, and those of these columns of numbers that they hold as the step is given them."""
    held = workers_of(table) if table.numbers is None else None
    own = [one.name for one in columns if one.numeric and one is table.by_name.get(one.name)]
    return (held, own) if own else (None, [])


def with_distinct(table: Table, columns: list[TableColumn], progress: Progress) -> list[TableColumn]:
    """The same columns; those that workers hold know their distinct values."""
    held, names = as_held(table, columns)
    if held is None:
        return columns
    found = held.map(distinct_part, progress.part("Counting", 0.1), names)
    for part, told, own in zip(held.futures, found, parts_of(table, names), strict=True):
        require(part, fits, told, own)
    known = {name: merged([told[at] for told in found]) for at, name in enumerate(names)}
    return [replace(one, distinct=known[one.name]) if one.name in known else one for one in columns]


def distinct_part(part: pa.Table, names: Sequence[str]) -> list[Distinct]:
    return [distinct_of(numbers_of_part(part, name)) for name in names]


def distinct_of(values: Array) -> Distinct:
    known, codes = np.unique(values + 0.0, return_inverse=True)  # 0 has no sign; missing values are last
    known = known[~np.isnan(known)]
    return Distinct(known, np.where(codes < len(known), codes, -1).astype(np.int32))


def merged(parts: Sequence[Distinct]) -> Distinct:
    values = np.unique(np.concatenate([one.values for one in parts]))
    codes = [np.append(np.searchsorted(values, one.values), -1).astype(np.int32)[one.codes] for one in parts]
    return Distinct(values, np.concatenate(codes))


def fits(told: list[Distinct], columns: Sequence[Array]) -> bool:
    """Whether they stand for exactly these values: each once, in order, and none that does not occur."""
    return len(told) == len(columns) and all(map(_stand_for, told, columns))


def _stand_for(told: Distinct, values: Array) -> bool:
    known, codes = told.values, told.codes
    if not is_column(codes, len(values), np.int32) or not is_column(known, len(known), np.float64):
        return False
    meant = np.append(known, np.nan)[codes]
    return (
        bool((np.diff(known) > 0).all())
        and np.array_equal(meant, values, equal_nan=True)
        and bool((np.bincount(codes[codes >= 0], minlength=len(known)) > 0).all())
    )
