"""Texts of numbers with few decimals: each different one is spelled once for a whole file."""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from engine.core.number_grid import MOST_DIGITS, Grid, digits_of, grid_between

if TYPE_CHECKING:
    import pyarrow as pa

_MOST = 1 << 18  # different numbers: more would take more memory than it is worth
_EACH = 4  # rows a different number: fewer, and most would be spelled for nothing


class GridTexts:
    """Of one column, asked for some rows after the others by several threads."""

    def __init__(self, rows: int, spell: Callable[[pa.Array], pa.Array]) -> None:
        self._spell, self._most = spell, min(_MOST, rows // _EACH)
        self._lock = Lock()
        self._digits = 0
        self._known: tuple[Grid, pa.Array] | None = None  # replaced as a whole
        self._fits = self._most > 0

    def coded(self, numbers: pa.Array) -> tuple[pa.Array, pa.Array] | None:
        """The texts, and for each of these numbers the place of its own, null where it is missing; None where
        they are to be spelled in another way."""
        import pyarrow as pa

        if not self._fits or not pa.types.is_float64(numbers.type):
            return None
        values = numbers.to_numpy(zero_copy_only=False)
        known, missing = self._known, None
        places = None if known is None else _places(known[0], values)
        if places is None:
            missing = np.isnan(values)
            least, greatest = float(np.fmin.reduce(values)), float(np.fmax.reduce(values))
            if not least <= greatest:
                return None
            filled = np.where(missing, least, values)
            with self._lock:
                known = self._reaching(filled, least, greatest)
            places = None if known is None else _places(known[0], filled)
        if known is None or places is None:
            self._fits = False  # others of its rows would not either
            return None
        return known[1], pa.array(places, mask=missing)

    def _reaching(
        self, values: NDArray[np.float64], least: float, greatest: float
    ) -> tuple[Grid, pa.Array] | None:
        """The texts from one of these numbers, or a known one, to another; what is known is kept."""
        import pyarrow as pa

        before = self._known
        if before is not None and _places(before[0], values) is not None:
            return before  # by another thread, or some are missing
        if before is None or before[0].steps(values) is None:
            self._digits = max(self._digits, digits_of(values))
        if self._digits > MOST_DIGITS:
            return None
        grid = None
        if (
            before is not None
        ):  # as much again to the side where it grows: sorted numbers reach further each time
            low, high = before[0].between(0, before[0].cells)[[0, -1]].tolist()
            below = min(least, low - (high - low)) if least < low else low
            above = max(greatest, high + (high - low)) if greatest > high else high
            grid = grid_between(self._digits, below, above, self._most)
            least, greatest = min(least, low), max(greatest, high)
        grid = grid or grid_between(self._digits, least, greatest, self._most)
        if grid is None or _places(grid, values) is None:
            return None
        if before is None or before[0].scale != grid.scale:
            self._known = grid, self._spell(pa.array(grid.values))
            return self._known
        above = before[0].low - grid.low
        parts = grid.between(0, above), grid.between(above + before[0].cells, grid.cells)
        first, last = (self._spell(pa.array(part)) for part in parts)
        self._known = grid, pa.concat_arrays([first, before[1], last])
        return self._known


def _places(grid: Grid, values: NDArray[np.float64]) -> NDArray[np.int32] | None:
    """Where on the grid all of them lie; None where one does not, or is a zero with a sign, written so."""
    with np.errstate(over="ignore", invalid="ignore"):
        steps = grid.steps(values)
    if steps is None or not len(steps) or not 0 <= steps.min() <= steps.max() < grid.cells:
        return None
    signed = grid.low <= 0 and bool((np.signbit(values) & (values == 0)).any())
    return None if signed else steps.astype(np.int32)
