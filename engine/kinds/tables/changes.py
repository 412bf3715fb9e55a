"""What a step did to a column: what the manifest says of it, the words about it, and what to warn of.

A new step makes its own change beside its algorithm; these are those of discretise, perturb and swap.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from engine.core.json_values import Draft
from engine.core.text import text
from engine.kinds.tables.noise import Law
from engine.kinds.tables.params_perturb import StopRule

# Ties within the window leave rows as they are; below this share a swap hides next to nothing.
FEW_CHANGED = 0.2
MOST_ROWS = 0.5  # a column of which fewer rows were changed is known as if it had not been


@dataclass(frozen=True)
class Change:
    """One step on one column."""

    # Whether the released cell is true of the row and a function of its cells: rows can be told apart by it.
    coarsens: ClassVar[bool] = False

    column: str

    @property
    def hides(self) -> bool:
        """Whether most rows no longer show their own value."""
        return self.coarsens

    def claim(self) -> Draft:
        """What the manifest says of it."""
        raise NotImplementedError

    def treatment(self) -> str:
        """A few words. The verifier makes the same from the claim."""
        raise NotImplementedError

    def warnings(self) -> Iterator[str]:
        yield from ()


@dataclass(frozen=True)
class ClassChange(Change):
    """A column put into classes, or with its rare categories merged."""

    coarsens = True

    output: str  # interval | number | mean | median | category
    min_count: int
    sizes: NDArray[np.int64]
    one_valued: int  # classes that hold one single value, which is thereby disclosed
    cuts: NDArray[np.float64] | None = None  # between the classes of numbers
    filled: bool = False  # too few missing cells to be a class: they were put into another one

    def claim(self) -> Draft:
        return {"step": "discretise", "output": self.output, "min_count": self.min_count}

    def treatment(self) -> str:
        return text("in classes of at least {min_count} rows", min_count=self.min_count)

    def warnings(self) -> Iterator[str]:
        if self.one_valued:
            yield text(
                "column {column}: {one_valued} of {sizes} classes hold one single "
                "value, which is thereby disclosed",
                column=self.column,
                one_valued=self.one_valued,
                sizes=len(self.sizes),
            )
        if len(self.sizes) == 1:
            yield text(
                "column {column}: all values fell into one class, nothing of it is left", column=self.column
            )
        if self.filled:
            yield text(
                "column {column}: its few missing cells were put into another class, so that they do "
                "not point at single rows",
                column=self.column,
            )


@dataclass(frozen=True)
class NoiseChange(Change):
    """A column with noise of a known law."""

    law: Law
    confidence: float
    domain: tuple[float | None, float | None]
    decimals: int | None  # rounded like the input, if asked
    clipped: bool
    correlated: tuple[str, ...]  # the columns whose noise goes along, this one included
    bins: int
    stop: StopRule
    resolution: float = 0.0  # the originals are multiples of it, as anyone can guess
    mirrored: bool = False  # at zero: no original is below, so nothing released is

    @property
    def unit(self) -> float:
        """The step of rounded values, 0 where they are not rounded."""
        return 0.0 if self.decimals is None else 10.0**-self.decimals

    def claim(self) -> Draft:
        scale = "alpha" if self.law.shape == "uniform" else "sigma"
        claim: Draft = {"step": "perturb", "noise": self.law.shape, scale: self.law.scale}
        if self.decimals is not None:
            claim["decimals"] = self.decimals
        if self.clipped:
            claim["clipped"] = list(self.domain)
        if self.mirrored:
            claim["mirrored"] = 0
        if self.correlated:
            claim["correlated_with"] = [name for name in self.correlated if name != self.column]
        return claim

    def treatment(self) -> str:
        if self.law.shape == "uniform":
            return text("uniform noise, α = {alpha}", alpha=f"{self.law.scale:g}")
        return text("normal noise, σ = {sigma}", sigma=f"{self.law.scale:g}")

    def warnings(self) -> Iterator[str]:
        if self.clipped:
            yield text(
                "column {column}: clipping biases its mean and breaks the reconstruction", column=self.column
            )
        if self.law.sd < self.unit:
            yield text(
                "column {column}: rounding takes most of the noise away; choose more noise",
                column=self.column,
            )


@dataclass(frozen=True)
class SwapChange(Change):
    """A column whose values changed places."""

    method: str
    window: float
    changed: float  # share of the rows that hold another value than before

    def claim(self) -> Draft:
        claim: Draft = {"step": "swap", "method": self.method}
        return claim | {"window": self.window} if self.method == "rank" else claim

    def treatment(self) -> str:
        if self.method == "random":
            return "exchanged with any row"
        return text("exchanged with rows within {window} of the ranks", window=f"{self.window:.3g}")

    def warnings(self) -> Iterator[str]:
        if self.changed < FEW_CHANGED:
            yield text(
                "column {column}: only {changed} of its rows hold another value now; "
                "choose a wider window, or partners among all rows",
                column=self.column,
                changed=f"{self.changed:.0%}",
            )
