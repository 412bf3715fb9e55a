"""Disjoint classes instead of values: equal frequency or equal width, never smaller than they may be.

Equal frequency: the target of cut j lies after j·n/m values; the cut falls at the nearest place between
two distinct values (lower on a tie), at the midpoint of its neighbours rounded to as few digits as keep it
strictly between them: an exact midpoint would tell one neighbour to whoever knows the other. A class under
max(min_count, ⌈n/2m⌉) is merged into its smaller neighbour (left on a tie), smallest first. A class is
(low, high]: a value equal to a cut belongs below it.

Equal width: the cuts would betray the least and the greatest value (two cuts tell width and origin), so
the range is first widened to whole steps of its own power of ten: 17…90 is cut as 10…90.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]
Codes = NDArray[np.int32]

# Up to this many cuts, counting `value > cut` is several times faster than a binary search per value.
FEW_CUTS = 32


@dataclass(frozen=True)
class Classes:
    """Cuts between classes, how many values each holds, and which hold one single value."""

    cuts: Array
    sizes: NDArray[np.int64]
    one_valued: NDArray[np.bool_]


def equal_frequency(values: Array, classes: int, min_count: int) -> Classes:
    """Classes of about n/m values each; missing values are left out of the count."""
    ordered = _ordered(values)
    places = _nearest_places(ordered, classes) if len(ordered) >= 2 * min_count else []
    return _settled(ordered, places, classes, min_count)


def equal_width(values: Array, classes: int, min_count: int) -> Classes:
    """Classes of the same width over a rounded range; classes that are too small are merged."""
    ordered = _ordered(values)
    if len(ordered) < 2 * min_count or ordered[0] == ordered[-1]:
        return _settled(ordered, [], classes, min_count)
    low, high = rounded_range(float(ordered[0]), float(ordered[-1]))
    cuts = low + (high - low) * np.arange(1, classes) / classes
    places = np.searchsorted(ordered, cuts, side="right")
    kept = _merged(places.tolist(), len(ordered), max(min_count, math.ceil(len(ordered) / (2 * classes))))
    at = dict(zip(places.tolist(), cuts.tolist(), strict=True))
    return _described(ordered, kept, np.array([at[place] for place in kept]))


def rounded_range(low: float, high: float) -> tuple[float, float]:
    """The range widened to whole multiples of the power of ten below its width."""
    step = 10.0 ** math.floor(math.log10(high - low))
    return math.floor(low / step) * step, math.ceil(high / step) * step


def assign(values: Array, cuts: Array) -> Codes:
    """Class number of every value (0 the lowest), -1 where it is missing."""
    if len(cuts) <= FEW_CUTS:
        above = np.zeros(len(values), np.int8)
        for cut in cuts:
            above += values > cut
        numbers = above.astype(np.int32)
    else:
        numbers = np.searchsorted(cuts, values, side="left").astype(np.int32)
    numbers[np.isnan(values)] = -1
    return numbers


def class_means(values: Array, codes: Codes, count: int) -> Array:
    present = codes >= 0
    total = np.bincount(codes[present], weights=values[present], minlength=count)
    return total / np.maximum(np.bincount(codes[present], minlength=count), 1)


def class_medians(values: Array, codes: Codes, count: int) -> Array:
    return np.array([np.median(values[codes == number]) for number in range(count)])


def merge_rare(counts: NDArray[np.int64], min_count: int) -> NDArray[np.bool_]:
    """Which categories go into (other): the rare ones, and while those together are still too few, the
    next smallest one too. Categories nobody has count as nothing."""
    order = np.argsort(counts, kind="stable")
    rare = (counts > 0) & (counts < min_count)
    if not rare.any():
        return rare
    for category in order[counts[order] >= min_count]:
        if counts[rare].sum() >= min_count:
            break
        rare[category] = True
    return rare


def _ordered(values: Array) -> Array:
    ordered = np.sort(values)  # missing values (NaN) end up last
    return ordered[: len(ordered) - int(np.isnan(values).sum())]


def _nearest_places(ordered: Array, classes: int) -> list[int]:
    """Places p (how many values lie below the cut) nearest to j·n/m where two distinct values meet.

    The run of equal values around the target ends at the two candidates; binary search finds its ends
    without looking at the whole column. Distances are compared in whole numbers (times m)."""
    n = len(ordered)
    target = np.arange(1, classes) * n
    inside = np.minimum(target // classes, n - 1)
    low = np.searchsorted(ordered, ordered[inside], side="left")
    high = np.searchsorted(ordered, ordered[inside], side="right")
    nearer_low = (target - low * classes <= high * classes - target) & (low > 0)
    place = np.where(nearer_low | (high >= n), low, high)
    return sorted({int(p) for p in place if 0 < p < n})


def _settled(ordered: Array, places: list[int], classes: int, min_count: int) -> Classes:
    least = max(min_count, math.ceil(len(ordered) / (2 * classes)))
    kept = _merged(places, len(ordered), least)
    at = np.array(kept, dtype=np.intp)
    return _described(ordered, kept, _between(ordered[at - 1], ordered[at]) if kept else np.empty(0))


def _described(ordered: Array, places: list[int], cuts: Array) -> Classes:
    starts, ends = np.array([0, *places]), np.array([*places, len(ordered)])
    one_valued = ordered[starts] == ordered[ends - 1] if len(ordered) else np.ones(1, bool)
    return Classes(cuts, ends - starts, one_valued)


def _between(below: Array, above: Array) -> Array:
    """Cuts strictly between two neighbours: their midpoint with as few significant digits as stay there.
    Neighbouring floats have nothing between them; the lower one is the cut then."""
    return np.array([_round_between(float(low), float(high)) for low, high in zip(below, above, strict=True)])


def _round_between(low: float, high: float) -> float:
    middle = low / 2 + high / 2
    for digits in range(1, 18):
        cut = float(f"{middle:.{digits}g}")
        if low < cut < high:
            return cut
    return low


def rounded_centres(centres: Array, least: Array, greatest: Array) -> Array:
    """Means or medians of classes to a tenth of the power of ten below the width of the class, finer where
    that would leave the class: enough for an analyst, too coarse to tell a sum or one value of it."""
    return np.array(
        [
            _round_centre(float(c), float(low), float(high))
            for c, low, high in zip(centres, least, greatest, strict=True)
        ]
    )


def _round_centre(centre: float, low: float, high: float) -> float:
    if not high > low:
        return centre  # one single value, which is disclosed whatever is written: it is flagged
    digits = 1 - math.floor(math.log10(high - low))
    for finer in range(16):
        near = round(centre, digits + finer)
        if low <= near <= high:
            return float(near)
    return centre


def _merged(places: list[int], n: int, least: int) -> list[int]:
    edges = [0, *places, n]
    sizes = [high - low for low, high in pairwise(edges)]
    inner = list(places)
    while len(sizes) > 1 and min(sizes) < least:
        small = sizes.index(min(sizes))
        left = small > 0 and (small + 1 == len(sizes) or sizes[small - 1] <= sizes[small + 1])
        joint = small - 1 if left else small
        sizes[joint : joint + 2] = [sizes[joint] + sizes[joint + 1]]
        del inner[joint]
    return inner
