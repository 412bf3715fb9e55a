"""Numbers with few decimals as whole numbers: where on a grid each of them lies.

A column written with two decimals between 0 and 100 holds at most 10 001 different numbers, however many
rows there are. What is made of each different number, or counted of it, stands in a list of that length.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]

MOST_DIGITS = 6
EXACT = 2.0**53
HEAD = 1000  # numbers tell on which grid all may lie


@dataclass(frozen=True)
class Grid:
    """Numbers with so many decimals, from the least one on."""

    scale: float
    low: int
    cells: int

    def places(self, values: Array) -> NDArray[np.int64] | None:
        """Where on the grid each number lies; None where one lies beside it."""
        steps = self.steps(values)
        return None if steps is None else steps.astype(np.int64)

    def steps(self, values: Array) -> Array | None:
        """The same before it becomes whole numbers: also of what lies before the grid or behind it."""
        steps = values * self.scale
        np.rint(steps, out=steps)
        if not np.array_equal(steps / self.scale, values):
            return None
        steps -= self.low
        return steps

    @property
    def values(self) -> Array:
        return self.between(0, self.cells)

    def between(self, start: int, stop: int) -> Array:
        """The numbers at some places."""
        return (self.low + np.arange(start, stop)) / self.scale


def grid_of(columns: Sequence[Array], most: float) -> Grid | None:
    """The grid on which the first numbers of these columns lie, where it is small enough for all of them."""
    heads = (column[:HEAD] for column in columns)
    digits = max(digits_of(head[~np.isnan(head)]) for head in heads)
    if digits > MOST_DIGITS or not all(map(len, columns)):
        return None
    with np.errstate(invalid="ignore"):
        least = min(float(np.fmin.reduce(column)) for column in columns)
        return grid_between(digits, least, max(float(np.fmax.reduce(column)) for column in columns), most)


def grid_between(digits: int, least: float, greatest: float, most: float) -> Grid | None:
    """That of numbers with so many decimals from one number to another, where it is small enough."""
    scale = 10.0**digits
    least, greatest = least * scale, greatest * scale
    if digits > MOST_DIGITS or not -EXACT < least <= greatest < min(EXACT, least + most):
        return None
    return Grid(scale, round(least), round(greatest) - round(least) + 1)


def digits_of(values: Array) -> int:
    """The fewest decimals that these numbers are written with; beyond the most, one more than those."""
    with np.errstate(over="ignore", invalid="ignore"):  # of numbers too large for more decimals
        rounded = (
            digits for digits in range(MOST_DIGITS + 1) if np.array_equal(np.round(values, digits), values)
        )
        return next(rounded, MOST_DIGITS + 1)
