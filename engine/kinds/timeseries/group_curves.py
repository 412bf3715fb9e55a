"""One curve for each published group: the mean or the median of its series at every time point.

Rounded to the nearest multiple of the step that the ends of the envelopes have at that time point (see
outward_rounding.py), so that it never leaves its envelope and tells no more digits than the ends do. Values
are added up in their own order: the same series give the same curve, however the file was sorted.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from engine.kinds.timeseries.data import Array, PublishedSeries
from engine.kinds.timeseries.outward_rounding import multiples, step_exponent


def group_curves(
    values: Array, published: PublishedSeries, kind: str, check: Callable[[], None] = lambda: None
) -> Array:
    """(groups, n), for kind `mean` or `median`."""
    kept = published.kept
    rows = kept[np.argsort(published.group[kept], kind="stable")]
    curves = np.empty_like(published.low)
    for number, members in enumerate(np.split(rows, np.cumsum(published.group_sizes)[:-1])):
        check()
        ordered = np.sort(values[members], axis=0)
        middle = len(ordered) // 2
        if kind == "mean":
            curves[number] = ordered.sum(axis=0) / len(ordered)
        else:
            curves[number] = (ordered[middle] + ordered[-1 - middle]) / 2
    return _rounded(curves, published.low, published.high)


def _rounded(curves: Array, low: Array, high: Array) -> Array:
    found = np.empty_like(curves)
    for j in range(curves.shape[1]):
        exponent = step_exponent(float(low[:, j].min()), float(high[:, j].max()))
        if exponent is None:  # all series agree: the envelope says so too
            found[:, j] = low[:, j]
            continue
        grid = multiples(float(low[:, j].min()), float(high[:, j].max()), exponent)
        above = np.searchsorted(grid, curves[:, j])
        nearer = curves[:, j] - grid[above - 1] <= grid[above] - curves[:, j]
        found[:, j] = np.clip(np.where(nearer, grid[above - 1], grid[above]), low[:, j], high[:, j])
    return found + 0.0  # −0 is 0
