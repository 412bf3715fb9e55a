"""The order of values with several workers: each sorts one range of them, equal ones as they stand.

The ranges are cut at values of an even sample, so equal values fall into one range, and the ranges one after
the other are the order of the whole: the same as `np.argsort(values, kind="stable")`.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from engine.core.distributed import Held, misfit
from engine.core.progress import Progress

Rows = NDArray[np.intp]

SAMPLE = 4096  # values that the ranges are cut by
RANGES_A_THREAD = 2


def order_by_ranges(values: NDArray, held: Held, progress: Progress) -> Rows:
    ranges = value_ranges(values, RANGES_A_THREAD * held.threads())
    found = held.spread(order_of, [values[rows] for rows in ranges], progress.part("Sorting", 0.5))
    for number, (rows, order) in enumerate(zip(ranges, found, strict=True), start=1):
        if not is_order(order, len(rows)):
            raise misfit(str(number))
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


def is_order(found: object, size: int) -> bool:
    """Whether it names each of so many places once."""
    if not isinstance(found, np.ndarray) or found.shape != (size,) or found.dtype != np.int32:
        return False
    return bool(((found >= 0) & (found < size)).all()) and bool(
        (np.bincount(found, minlength=size) == 1).all()
    )
