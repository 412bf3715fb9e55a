"""Coding of single values: top and bottom, rounding, first characters, a table of new labels.

Top by value v: values ≥ v are written [v..), bottom ≤ v: (..v]. By share: v is the largest value with at
least max(min_count, ⌈share·present⌉) values ≥ v, so that equal values are never torn apart. Rounding is
base·⌊x/base + ½⌋: half goes up. The first characters of a code are kept and the rest masked; kept beginnings
that too few rows share become *.

Each is a function of the written value: what was equal stays equal, so classes of rows only grow.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from engine.core.errors import ParameterError
from engine.core.stretches import ordered_numbers, through
from engine.core.text import text
from engine.kinds.tables.parts_quantiles import Stretches

Array = NDArray[np.float64]

MASK = "*"


def bound_by_share(values: Array | Stretches, share: float, min_count: int, top: bool = True) -> float:
    """The value from which on (or up to which) values are coded."""
    present = values if isinstance(values, Stretches) else ordered_numbers(values)
    needed = coded_count(len(present), share, min_count)
    if len(present) < needed:
        raise ParameterError(
            text(
                "only {present} values: {needed} are to be coded as one", present=len(present), needed=needed
            ),
            hint="choose a smaller min_count, or take the column out of the step",
            name="min_count",
        )
    return float(present[len(present) - needed] if top else present[needed - 1])


def coded_count(present: int, share: float, min_count: int) -> int:
    """How many values are coded at least."""
    return max(min_count, math.ceil(share * present))


def beyond(values: Array, bound: float, top: bool = True) -> NDArray[np.bool_]:
    """Which values are coded; missing ones never."""
    return values >= bound if top else values <= bound


def round_to(values: Array, base: float, how: str = "nearest") -> Array:
    """Multiples of the base; a value exactly between two goes up. In whole steps first, so that 0.3 is
    written 0.3 and not 0.30000000000000004."""
    digits, half = _decimals(base), 0.5 if how == "nearest" else 0.0

    def rounded(part: Array) -> Array:
        whole = base * np.floor(part / base + half)
        return np.round(whole, digits) + 0.0 if digits is not None else whole

    return through(rounded, values)


def _decimals(base: float) -> int | None:
    return next((digits for digits in range(13) if round(base, digits) == base), None)


def keep_first(labels: Sequence[str], count: int, mask: str = MASK) -> list[str]:
    """The first characters; the rest is masked one by one, or cut off where the mask is empty."""
    return [label[:count] + mask * max(0, len(label) - count) for label in labels]


def restore_digits(values: Array, length: int) -> list[str]:
    """Whole numbers with the leading zeros that reading took away; missing as empty text."""
    return ["" if math.isnan(value) else f"{int(value):0{length}d}" for value in values.tolist()]


def rare_to_star(labels: Sequence[str], counts: NDArray[np.int64], min_count: int) -> list[str]:
    """Labels that stand in fewer rows than this become *."""
    return [label if n >= min_count else MASK for label, n in zip(labels, counts.tolist(), strict=True)]


def map_labels(labels: Sequence[str], new: Mapping[str, str], unmapped: str, name: str) -> list[str]:
    """The label of the table for each; what it does not know is refused, kept or (other)."""
    unknown = [label for label in labels if label not in new]
    if unknown and unmapped == "refuse":
        shown = ", ".join(repr(label) for label in unknown[:5])
        raise ParameterError(
            text(
                "column {name}: the table says nothing of {unknown} values: {shown}",
                name=name,
                unknown=len(unknown),
                shown=shown,
            ),
            hint="add them to the table, or choose unmapped=keep or unmapped=(other)",
            name="map",
        )
    return [new.get(label, label if unmapped == "keep" else "(other)") for label in labels]
