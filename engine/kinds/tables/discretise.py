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
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from engine.core.distributed import require
from engine.core.errors import ParameterError
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.core.stretches import count, counts_of, ordered_numbers, stretches, through
from engine.core.text import text
from engine.kinds.tables.changes import Change, ClassChange
from engine.kinds.tables.data import Table, TableColumn, count_decimals, require_values
from engine.kinds.tables.moments import mean_of
from engine.kinds.tables.params import Discretise
from engine.kinds.tables.parts_quantiles import Sketch, Stretches, held_numbers, rank_bounds, sorted_parts

Array = NDArray[np.float64]
Codes = NDArray[np.int32]
Ordered = Array | Stretches  # a column, or what workers that sorted its parts told of it

# Up to this many cuts, counting `value > cut` is several times faster than a binary search per value.
FEW_CUTS = 32
OTHER = "(other)"


@dataclass(frozen=True)
class ValueClasses:
    """Cuts between classes, how many values each holds, and which hold one single value."""

    cuts: Array
    sizes: NDArray[np.int64]
    one_valued: NDArray[np.bool_]


def discretise_columns(
    table: Table, columns: list[TableColumn], params: Discretise, _r: Randomness, _p: str, progress: Progress
) -> tuple[list[TableColumn], list[Change]]:
    made: list[TableColumn] = []
    done: list[Change] = []
    for column in columns:
        require_values(table, column)
        if column.present < params.min_count:
            raise ParameterError(
                text(
                    "the smallest class ({min_count}) is larger than the {present} values of column {name}",
                    min_count=params.min_count,
                    present=column.present,
                    name=column.name,
                ),
                hint="choose a smaller min_count, or drop the column",
                name="min_count",
            )
    sorted_there = _sorted_by_workers(table, [one for one in columns if one.numeric], params, progress)
    for place, column in enumerate(columns):
        progress.report(place / len(columns), column.name)
        new, change = (
            _classes(column, params, sorted_there.get(column.name))
            if column.numeric
            else _merge_categories(column, params)
        )
        made.append(new)
        done.append(change)
    return made, done


def _sorted_by_workers(
    table: Table, columns: list[TableColumn], params: Discretise, progress: Progress
) -> dict[str, Stretches]:
    """Columns whose parts are on workers, sorted there; the others are sorted here."""
    held = held_numbers(table, columns)
    if held is None:
        return {}

    def bounds(sketches: Sequence[Sketch]) -> tuple[Array, Array]:
        n = sum(one.size for one in sketches)
        (low, high), _ = rank_bounds(sketches, np.array([0, n - 1]))
        ranks = np.append(_target_ranks(n, params.classes), [0, n - 1])
        if params.method == "frequency" or low == high:
            return rank_bounds(sketches, ranks)
        cuts = np.append(_width_cuts(low, high, params.classes), [low, high])
        return cuts, cuts

    return sorted_parts(table, held, [column.name for column in columns], bounds, progress.part("", 0.5))


def _classes(
    column: TableColumn, params: Discretise, sorted_there: Stretches | None
) -> tuple[TableColumn, ClassChange]:
    cut = _by_frequency if params.method == "frequency" else _by_width
    in_order = ordered_numbers(column.values) if sorted_there is None else sorted_there
    classes = cut(in_order, params.classes, params.min_count)
    codes = assign(column.values, classes.cuts)
    if sorted_there is not None:  # what workers counted, counted here
        require(column.name, np.array_equal, counts_of(codes, len(classes.sizes)), classes.sizes)
    codes, sizes, filled = _fill_missing(codes, classes.sizes, params.min_count)
    one_valued, cuts = int(classes.one_valued.sum()), classes.cuts
    change = ClassChange(column.name, params.output, params.min_count, sizes, one_valued, cuts, filled)
    if params.output == "interval":
        return TableColumn(column.name, codes, interval_labels(classes.cuts, column.decimals)), change
    if params.output == "number":
        numbers = np.arange(1.0, len(sizes) + 1)
        return TableColumn(column.name, _spread(numbers, codes), None, 0, True), change
    if isinstance(in_order, Stretches):
        in_order = ordered_numbers(column.values)
    centres = _centres(in_order, classes.sizes, params.output)
    return TableColumn(column.name, _spread(centres, codes), None, count_decimals(centres)), change


def _fill_missing(codes: NDArray, sizes: NDArray, min_count: int) -> tuple[NDArray, NDArray, bool]:
    """Missing cells are a class of their own. Fewer than the smallest class would point at those rows: they
    go into the largest class, where they change least."""
    missing = count(lambda part: part < 0, codes)
    if not 0 < missing < min_count:
        return codes, sizes, False
    largest = int(np.argmax(sizes))
    sizes = sizes.copy()
    sizes[largest] += missing
    return through(lambda part: np.where(part < 0, part.dtype.type(largest), part), codes), sizes, True


def _centres(in_order: Array, sizes: NDArray[np.int64], output: str) -> NDArray:
    """Of classes that are ranges of the sorted column, one after the other."""
    ends = np.cumsum(sizes)
    classes = [in_order[start:end] for start, end in pairwise(np.append(0, ends).tolist())]
    centre = mean_of if output == "mean" else _middle
    found = np.array([centre(values) for values in classes])
    return round_centres(found, in_order[ends - sizes], in_order[ends - 1])


def _middle(in_order: Array) -> float:
    """The median of sorted values."""
    half = len(in_order) // 2
    return float(in_order[half] if len(in_order) % 2 else (in_order[half - 1] + in_order[half]) / 2)


def _merge_categories(column: TableColumn, params: Discretise) -> tuple[TableColumn, ClassChange]:
    """Rare categories into (other); missing cells are a category like the others."""
    assert column.labels is not None
    counts = counts_of(column.values, len(column.labels))
    counts = np.append(counts, len(column.values) - counts.sum())  # the missing ones last
    rare = merge_rare(counts, params.min_count)
    if rare.any() and OTHER in column.labels:
        rare[column.labels.index(OTHER)] = True
    kept = [
        label for label, gone, n in zip(column.labels, rare[:-1], counts[:-1], strict=True) if n and not gone
    ]
    labels = sorted({*kept, OTHER}) if rare.any() else kept
    at = {label: place for place, label in enumerate(labels)}
    new = np.array([at.get(label, at.get(OTHER, -1)) for label in column.labels] + [-1], np.int32)
    filled = bool(rare[-1]) and bool(counts[-1])
    if filled:
        new[-1] = at[OTHER]
    codes = through(new.__getitem__, column.values)
    sizes = counts_of(codes, len(labels))
    return (
        TableColumn(column.name, codes, tuple(labels)),
        ClassChange(column.name, "category", params.min_count, sizes, 0, None, filled),
    )


def interval_labels(cuts: NDArray, decimals: int | None) -> tuple[str, ...]:
    """(low..high], the outermost bounds open."""
    texts = [plain_number(cut, None if decimals is None else decimals + 1) for cut in cuts]
    if not texts:
        return ("(..)",)
    inner = [f"({low}..{high}]" for low, high in pairwise(texts)]
    return (f"(..{texts[0]}]", *inner, f"({texts[-1]}..)")


def plain_number(value: float, decimals: int | None) -> str:
    """Shortest text that reads back as the same number."""
    near = round(float(value), decimals) if decimals is not None else float(value)
    exact = (
        near if decimals is not None and abs(near - value) <= 1e-9 * max(1.0, abs(value)) else float(value)
    )
    return str(int(exact)) if exact.is_integer() and abs(exact) < 1e15 else repr(exact)


def _spread(of_class: NDArray, codes: NDArray) -> NDArray:
    return through(np.append(of_class, np.nan).__getitem__, codes)


# ── classes of numbers and of categories ──────────────────────────────────────────────────────


def equal_frequency(values: Ordered, classes: int, min_count: int) -> ValueClasses:
    """Classes of about n/m values each; missing values are left out of the count."""
    return _by_frequency(_in_order(values), classes, min_count)


def _by_frequency(in_order: Ordered, classes: int, min_count: int) -> ValueClasses:
    places = _nearest_places(in_order, classes) if len(in_order) >= 2 * min_count else []
    return _classes_between(in_order, places, classes, min_count)


def equal_width(values: Ordered, classes: int, min_count: int) -> ValueClasses:
    """Classes of the same width over a rounded range; classes that are too small are merged."""
    return _by_width(_in_order(values), classes, min_count)


def _by_width(in_order: Ordered, classes: int, min_count: int) -> ValueClasses:
    if len(in_order) < 2 * min_count or in_order[0] == in_order[-1]:
        return _classes_between(in_order, [], classes, min_count)
    cuts = _width_cuts(float(in_order[0]), float(in_order[-1]), classes)
    places = in_order.searchsorted(cuts, side="right")
    kept = _merge_small(places.tolist(), len(in_order), _least_size(len(in_order), classes, min_count))
    at = dict(zip(places.tolist(), cuts.tolist(), strict=True))
    return _value_classes(in_order, kept, np.array([at[place] for place in kept]))


def _width_cuts(least: float, greatest: float, classes: int) -> Array:
    low, high = round_range(least, greatest)
    return low + (high - low) * np.arange(1, classes) / classes


def round_range(low: float, high: float) -> tuple[float, float]:
    """The range widened to whole multiples of the power of ten below its width."""
    step = 10.0 ** math.floor(math.log10(high - low))
    return math.floor(low / step) * step, math.ceil(high / step) * step


def assign(values: Array, cuts: Array) -> Codes:
    """Class number of every value (0 the lowest), -1 where it is missing."""
    return through(lambda part: _assigned(part, cuts), values)


def _assigned(values: Array, cuts: Array) -> Codes:
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
    total = np.zeros(count)
    for rows in stretches(len(values)):
        present = codes[rows] >= 0
        total += np.bincount(codes[rows][present], weights=values[rows][present], minlength=count)
    return total / np.maximum(counts_of(codes, count), 1)


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


def _in_order(values: Ordered) -> Ordered:
    return values if isinstance(values, Stretches) else ordered_numbers(values)


def _target_ranks(n: int, classes: int) -> NDArray[np.int64]:
    return np.minimum(np.arange(1, classes) * n // classes, n - 1)


def _nearest_places(in_order: Ordered, classes: int) -> list[int]:
    """Places p (how many values lie below the cut) nearest to j·n/m where two distinct values meet.

    The run of equal values around the target ends at the two candidates; binary search finds its ends
    without looking at the whole column. Distances are compared in whole numbers (times m)."""
    n = len(in_order)
    target = np.arange(1, classes) * n
    inside = in_order[_target_ranks(n, classes)]
    low, high = in_order.searchsorted(inside, side="left"), in_order.searchsorted(inside, side="right")
    nearer_low = (target - low * classes <= high * classes - target) & (low > 0)
    place = np.where(nearer_low | (high >= n), low, high)
    return sorted({int(p) for p in place if 0 < p < n})


def _classes_between(in_order: Ordered, places: list[int], classes: int, min_count: int) -> ValueClasses:
    kept = _merge_small(places, len(in_order), _least_size(len(in_order), classes, min_count))
    at = np.array(kept, dtype=np.intp)
    return _value_classes(in_order, kept, _between(in_order[at - 1], in_order[at]) if kept else np.empty(0))


def _least_size(n: int, classes: int, min_count: int) -> int:
    return max(min_count, math.ceil(n / (2 * classes)))


def _value_classes(in_order: Ordered, places: list[int], cuts: Array) -> ValueClasses:
    starts, ends = np.array([0, *places]), np.array([*places, len(in_order)])
    one_valued = in_order[starts] == in_order[ends - 1] if len(in_order) else np.ones(1, bool)
    return ValueClasses(cuts, ends - starts, one_valued)


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


def round_centres(centres: Array, least: Array, greatest: Array) -> Array:
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
        return low  # one single value, which is disclosed whatever is written: it is flagged
    digits = 1 - math.floor(math.log10(high - low))
    for finer in range(16):
        near = round(centre, digits + finer)
        if low <= near <= high:
            return float(near)
    return centre


def _merge_small(places: list[int], n: int, least: int) -> list[int]:
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
