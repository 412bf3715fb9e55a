"""Columns worked on some rows at a time: what is made of one lies beside it, in a file where it lies in one
(`engine.core.mapped`), and nothing as long as it stands in memory in between.

A column that is in memory goes the same way, so that both give the same to the last bit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
from numpy.typing import DTypeLike, NDArray

from engine.core.mapped import empty, in_file

Column = NDArray[Any]

ROWS = 1 << 16  # together: what is made of them stays in the cache


def stretches(length: int, rows: int = 0) -> Iterator[slice]:
    """Rows 0 to `length`, some after the others; one stretch without rows where there is none."""
    rows = rows or ROWS
    for start in range(0, max(1, length), rows):
        yield slice(start, min(length, start + rows))


def room(shape: int | tuple[int, ...], dtype: DTypeLike, *beside: Column) -> Column:
    """An array to be filled, in a file where one of these is in one."""
    return np.asarray(empty(shape, dtype)) if any(map(in_file, beside)) else np.empty(shape, dtype)


def through(work: Callable[..., Column], *columns: Column) -> Column:
    """What `work` makes of some rows of the columns at a time: one cell a row, or one row."""
    length, made = len(columns[0]), None
    for rows in stretches(length):
        found = work(*(column[rows] for column in columns))
        made = room((length, *found.shape[1:]), found.dtype, *columns) if made is None else made
        made[rows] = found
    assert made is not None
    return made


def count(test: Callable[..., Column], *columns: Column) -> int:
    """How many rows pass."""
    return sum(
        int(np.count_nonzero(test(*(column[rows] for column in columns))))
        for rows in stretches(len(columns[0]))
    )
