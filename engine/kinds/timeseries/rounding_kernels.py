"""The loop of outward_rounding.py, compiled: each end to the multiple on its outer side.

Where it stands among the multiples is reckoned by its share of their span, and held against its neighbours:
near the last digits of a float64 multiples are not even.
"""

from __future__ import annotations

import numpy as np
from numba import njit


@njit(cache=True, nogil=True)
def to_multiples(grid, low, high):  # pragma: no cover
    """The last multiple up to each low end, the first one from each high end on; `grid` ascends, and reaches
    beyond all of them."""
    lows, highs = np.empty(len(low)), np.empty(len(high))
    span = grid[-1] - grid[0]
    scale = (len(grid) - 1) / span if span < np.inf else 0.0
    for i in range(len(low)):
        at = _last_up_to(grid, scale, low[i])
        lows[i] = grid[at]
        at = _last_up_to(grid, scale, high[i])
        highs[i] = grid[at] if grid[at] == high[i] else grid[at + 1]
    return lows, highs


@njit(cache=True, nogil=True)
def _last_up_to(grid, scale, value):  # pragma: no cover
    share = (value - grid[0]) * scale
    at = int(share) if 0 <= share < len(grid) else 0
    while grid[at] > value:
        at -= 1
    while at + 1 < len(grid) and grid[at + 1] <= value:
        at += 1
    return at
