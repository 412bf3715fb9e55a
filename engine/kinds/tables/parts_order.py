"""The order of values with several workers: each sorts one range of them, equal ones as they stand.

The ranges are cut at values of an even sample, so equal values fall into one range, and the ranges one after
the other are the order of the whole: the same as `np.argsort(values, kind="stable")`.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from engine.core.distributed import Held, is_column, require
from engine.core.progress import Progress

Rows = NDArray[np.intp]

SAMPLE = 4096  # values that the ranges are cut by
RANGES_A_THREAD = 2


def order_by_ranges(values: NDArray, held: Held, progress: Progress) -> Rows:
    ranges = value_ranges(values, RANGES_A_THREAD * held.threads())
    asked = [values[rows] for rows in ranges]
    found = held.spread(order_of, asked, progress.part("Sorting", 0.5))
    for number, (own, order) in enumerate(zip(asked, found, strict=True), start=1):
        require(str(number), is_order, order, own)
    return np.concatenate([rows[order] for rows, order in zip(ranges, found, strict=True)])


def value_ranges(values: NDArray, count: int) -> list[Rows]:
    """The places of the values of each range, as they stand; ranges in ascending order."""
    sample = np.sort(values[np.linspace(0, len(values) - 1, min(len(values), SAMPLE)).astype(np.intp)])
    cuts = np.unique(sample[len(sample) * np.arange(1, count) // count])
    of_value = np.searchsorted(cuts, values, side="right").astype(np.uint16)
    return np.split(np.argsort(of_value, kind="stable"), np.cumsum(np.bincount(of_value))[:-1])


def order_of(values: NDArray) -> NDArray[np.int32]:
    """On a worker."""
    return np.argsort(values, kind="stable").astype(np.int32)


def is_order(found: NDArray, values: NDArray) -> bool:
    """Whether it is the order of these values: every place once, none before a smaller one, equal ones as
    they stand."""
    size = len(values)
    if not is_column(found, size, np.int32) or not bool(((found >= 0) & (found < size)).all()):
        return False
    ordered, later = values[found], np.diff(found) > 0
    rises, same = ordered[1:] > ordered[:-1], ordered[1:] == ordered[:-1]
    return bool((np.bincount(found, minlength=size) == 1).all()) and bool((rises | (same & later)).all())
