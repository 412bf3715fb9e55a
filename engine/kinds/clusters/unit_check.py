"""Whether a column is in the same unit at every site: compared before a run, not after it.

A column that is about 67 at one site and about 171 at another may be inches and centimetres, or two things
under one name. Told where the middle halves of two sites do not touch and their medians differ by half or
more, or lie four middle halves apart; other people are older, but rarely by that much.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from engine.core.stretches import through
from engine.core.text import text

APART = 4.0
RATIO = 1.5


def unit_warnings(columns: Sequence[str], sites: Sequence[tuple[str, NDArray[np.float64]]]) -> list[str]:
    """A sentence with both numbers for every column that looks like another unit somewhere."""
    found = []
    for j, name in enumerate(columns):
        copies = [(site, through(np.copy, v[:, j])) for site, v in sites]
        seen = [
            (site, np.nanpercentile(x, (25, 50, 75), overwrite_input=True))
            for site, x in copies
            if np.isfinite(x).any()
        ]
        if len(seen) < 2:
            continue
        low, high = min(seen, key=lambda one: one[1][1]), max(seen, key=lambda one: one[1][1])
        if _differ(low[1], high[1]):
            found.append(
                text(
                    "{name} is about {low} at {low2} and about {high} at {high2}: "
                    "is it the same thing in the same unit?",
                    name=name,
                    low=f"{low[1][1]:.4g}",
                    low2=low[0],
                    high=f"{high[1][1]:.4g}",
                    high2=high[0],
                )
            )
    return found


def _differ(low: NDArray[np.float64], high: NDArray[np.float64]) -> bool:
    if low[2] >= high[0]:
        return False
    width = max(low[2] - low[0], high[2] - high[0])
    if high[1] - low[1] > APART * width > 0:
        return True
    near, far = sorted((abs(low[1]), abs(high[1])))
    return far > RATIO * near and high[1] - low[1] > width
