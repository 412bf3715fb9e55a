"""Ends of envelopes, rounded outward: an end is the reading of an extreme member, somebody's exact value.

At every time point, low ends go down and high ends up to a multiple of 10^e, e = ⌊log10 R⌋ − 2: three
significant digits of R, the largest published high end less the smallest low end of that time point.
R is that of the *published* ends (so that the file alone tells the step): where rounding lifts R over
a power of ten, the step is the next one. Readings that are no finer than the step lie on its grid and
stay as they are, so this is the coarser of the input's precision and three digits of the range.
A time point at which all series agree has no range, and keeps its value.
"""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal

import numpy as np

from engine.kinds.timeseries.data import Array
from engine.kinds.timeseries.rounding_kernels import to_multiples

DIGITS = 3


def round_outward(low: Array, high: Array, check: Callable[[], None] = lambda: None) -> tuple[Array, Array]:
    """(groups, n) ends, each at least as far out as before."""
    lows, highs = np.empty_like(low), np.empty_like(high)
    for j in range(low.shape[1]):
        check()
        one = (np.ascontiguousarray(ends[:, j]) for ends in (low, high))
        lows[:, j], highs[:, j] = _column(*one)
    return lows, highs


def _column(low: Array, high: Array) -> tuple[Array, Array]:
    exponent = step_exponent(float(low.min()), float(high.max()))
    while exponent is not None:
        grid = multiples(float(low.min()), float(high.max()), exponent)
        lows, highs = to_multiples(grid, low, high)
        needed = step_exponent(float(lows.min()), float(highs.max()))
        if needed is None or needed <= exponent:
            return lows, highs
        exponent = needed
    return low + 0.0, high + 0.0  # −0 is 0


def step_exponent(least: float, most: float) -> int | None:
    """The power of ten that ends between these two are multiples of; None where there is no range."""
    span = Decimal(most) - Decimal(least)
    return span.adjusted() - (DIGITS - 1) if span else None


def multiples(least: float, most: float, exponent: int) -> Array:
    """The multiples of 10^exponent around [least, most], each the float64 nearest to its decimal."""
    step = Decimal(10) ** exponent
    first, last = int(Decimal(least) / step) - 2, int(Decimal(most) / step) + 2
    return np.unique([float(f"{multiple}e{exponent}") for multiple in range(first, last + 1)])
