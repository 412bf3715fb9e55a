"""What a run publishes: the released table, and for every column what was done to it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.kinds.tables.data import Table
from engine.kinds.tables.noise import Law
from engine.kinds.tables.reconstruct import Reconstruction


@dataclass(frozen=True)
class Classed:
    """A column put into classes, or with its rare categories merged."""

    column: str
    output: str  # interval | number | mean | median | category
    min_count: int
    sizes: NDArray[np.int64]
    one_valued: int  # classes that hold one single value, which is thereby disclosed
    cuts: NDArray[np.float64] | None = None  # between the classes of numbers
    filled: bool = False  # too few missing cells to be a class: they were put into another one

    def claim(self) -> dict[str, Any]:
        return {"step": "discretise", "output": self.output, "min_count": self.min_count}


@dataclass(frozen=True)
class Noised:
    """A column with noise of a known law."""

    column: str
    law: Law
    confidence: float
    domain: tuple[float | None, float | None]
    decimals: int | None  # rounded like the input, if asked
    clipped: bool
    correlated: tuple[str, ...]  # the columns whose noise goes along, this one included
    bins: int
    stop: str
    step: float = 0.0  # the originals are multiples of it, as anyone can guess

    @property
    def unit(self) -> float:
        """The step of rounded values, 0 where they are not rounded."""
        return 0.0 if self.decimals is None else 10.0**-self.decimals

    def claim(self) -> dict[str, Any]:
        scale = "alpha" if self.law.shape == "uniform" else "sigma"
        claim: dict[str, Any] = {"step": "perturb", "noise": self.law.shape, scale: self.law.scale}
        if self.decimals is not None:
            claim["decimals"] = self.decimals
        if self.clipped:
            claim["clipped"] = list(self.domain)
        if self.correlated:
            claim["correlated_with"] = [name for name in self.correlated if name != self.column]
        return claim


@dataclass(frozen=True)
class Swapped:
    """A column whose values changed places."""

    column: str
    method: str
    window: float
    changed: float  # share of the rows that hold another value than before

    def claim(self) -> dict[str, Any]:
        claim: dict[str, Any] = {"step": "swap", "method": self.method}
        return claim | {"window": self.window} if self.method == "rank" else claim


Change = Classed | Noised | Swapped


@dataclass(frozen=True)
class Published:
    table: Table
    changes: tuple[Change, ...]
    reconstructions: Mapping[str, Reconstruction] = field(default_factory=dict)
    warnings: tuple[str, ...] = ()
    columns_of_steps: tuple[tuple[str, ...], ...] = ()  # what each step was done to, in order

    def of(self, column: str) -> tuple[Change, ...]:
        return tuple(change for change in self.changes if change.column == column)

    def noised(self) -> tuple[Noised, ...]:
        """Columns whose last change is noise: its law describes what was released."""
        last = {change.column: change for change in self.changes}
        return tuple(change for change in last.values() if isinstance(change, Noised))
