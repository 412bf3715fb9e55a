"""A sorted column that nobody holds whole: cuts of classes from the parts of a table, exactly.

Every worker sorts the column of its part and tells every so many-th value of it. Between those values the
rank of any place is known within bounds, so for each place that a cut may need the workers are asked for one
short stretch around it: their values in there with counts, their neighbours on both sides, and how many lie
below. Merged, that is the sorted column of the whole table wherever a cut looks at it (`Stretches`): the same
classes as in one piece, from counts.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from engine.core.distributed import Held, is_column, require
from engine.core.progress import Progress
from engine.io.table_parts import HeldTable, numbers_of_part
from engine.kinds.tables.data import Table, TableColumn

if TYPE_CHECKING:
    import pyarrow as pa

Array = NDArray[np.float64]
Counts = NDArray[np.int64]

TOLD = 2048  # values a part tells of itself
FEW = 1_000_000  # rows: with fewer, a step is done before its parts are handed out and fetched


@dataclass(frozen=True)
class Sketch:
    """Every so many-th value of a sorted part, the first and the last among them, and their places."""

    values: Array
    places: Counts
    size: int


@dataclass(frozen=True)
class Stretch:
    """The distinct values from one bound to another with the nearest below and above, and how many values of
    the whole column lie below the first of them."""

    values: Array
    counts: Counts
    below: int


class Stretches:
    """The sorted column as far as it is known: stands where a sorted array would."""

    def __init__(self, size: int, known: Sequence[Stretch], name: str = "") -> None:
        self._size, self._name = size, name
        values = np.concatenate([one.values for one in known])
        starts = np.concatenate([one.below + np.cumsum(one.counts) - one.counts for one in known])
        counts = np.concatenate([one.counts for one in known])
        self._values, first = np.unique(values, return_index=True)
        self._starts, self._ends = starts[first], (starts + counts)[first]

    def __len__(self) -> int:
        return self._size

    def __getitem__(self, places: int | NDArray[np.integer]) -> Array:
        wanted = np.asarray(places) % self._size
        at = np.searchsorted(self._starts, wanted, side="right") - 1
        # every place that is looked at was asked about, so that somebody told of other places
        require(self._name, lambda ends: bool((wanted < ends).all() and (at >= 0).all()), self._ends[at])
        return self._values[at]

    def searchsorted(self, values: NDArray, side: str = "left") -> Counts:
        """How many values are smaller, or with `right` not larger. Right for bounds of a stretch and for
        values that occur in one."""
        at = np.searchsorted(self._values, values, side=side)  # type: ignore[call-overload]
        return np.asarray(np.append(0, self._ends)[at])


def workers_of(table: Table) -> Held | None:
    """The workers that hold the parts of the table, where there are any, and rows enough to ask them."""
    file = table.origin[0] if table.origin else None
    return file.held if isinstance(file, HeldTable) and table.rows >= FEW else None


def held_numbers(table: Table, columns: Sequence[TableColumn]) -> Held | None:
    """The parts on their workers, where they hold these columns as the step is given them."""
    own = all(column is table.by_name.get(column.name) and column.numeric for column in columns)
    return workers_of(table) if own and columns and table.numbers is None else None


def sorted_parts(
    table: Table,
    held: Held,
    names: Sequence[str],
    bounds: Callable[[Sequence[Sketch]], tuple[Array, Array]],
    progress: Progress,
) -> dict[str, Stretches]:
    """Each column as a sorted array would be around the bounds that its sketches give."""
    ordered = held.kept(_sorted, tuple(names))
    own = parts_of(table, names)
    told = ordered.map(sketches_of, progress.part("Sorting", 0.8))
    for part, sketches, columns in zip(held.futures, told, own, strict=True):
        require(part, are_sketches, sketches, columns)
    asked = [bounds([part[at] for part in told]) for at in range(len(names))]
    found = ordered.map(near_bounds, progress.part("Counting", 0.2), asked)
    for part, near, columns in zip(held.futures, found, own, strict=True):
        require(part, are_near, near, asked, columns)
    return {
        name: merged([part[at] for part in told], [part[at] for part in found], name)
        for at, name in enumerate(names)
    }


def parts_of(table: Table, names: Sequence[str]) -> list[list[Array]]:
    """Columns as they are here, part by part."""
    assert table.origin is not None and isinstance(table.origin[0], HeldTable)
    ends = np.cumsum(table.origin[0].rows)[:-1]
    return [
        list(part)
        for part in zip(*(np.split(table.by_name[name].values, ends) for name in names), strict=True)
    ]


def rank_bounds(sketches: Sequence[Sketch], ranks: NDArray[np.integer]) -> tuple[Array, Array]:
    """Two values between which the value of each rank lies, the nearest that the sketches can tell."""
    told = np.unique(np.concatenate([one.values for one in sketches]))
    below, upto = np.zeros(len(told), np.int64), np.zeros(len(told), np.int64)
    for one in sketches:  # at most so many are smaller, at least so many are not larger
        below += np.append(one.places, one.size)[np.searchsorted(one.values, told, side="left")]
        upto += np.append(0, one.places + 1)[np.searchsorted(one.values, told, side="right")]
    above = np.searchsorted(upto, ranks + 1, side="left")
    low = told[np.searchsorted(below, ranks, side="right") - 1]
    return low, told[np.minimum(above, len(told) - 1)]


# ── on the workers ────────────────────────────────────────────────────────────────────────────


def _sorted(part: pa.Table, names: Sequence[str]) -> list[Array]:
    columns = []
    for name in names:
        values = np.sort(numbers_of_part(part, name))  # missing values end up last
        columns.append(values[: len(values) - int(np.isnan(values).sum())])
    return columns


def sketches_of(columns: Sequence[Array]) -> list[Sketch]:
    made = []
    for ordered in columns:
        places = np.unique(np.linspace(0, len(ordered) - 1, min(len(ordered), TOLD)).astype(np.int64))
        made.append(Sketch(ordered[places], places, len(ordered)))
    return made


def near_bounds(columns: Sequence[Array], asked: Sequence[tuple[Array, Array]]) -> list[list[Near]]:
    return [
        [_near(ordered, low, high) for low, high in zip(*bounds, strict=True)]
        for ordered, bounds in zip(columns, asked, strict=True)
    ]


@dataclass(frozen=True)
class Near:
    """What one part knows of a stretch; before and after it: a value and how often, if any."""

    inside: tuple[Array, Counts]
    before: tuple[Array, Counts]
    after: tuple[Array, Counts]
    below: int  # how many values lie below the stretch


def _near(ordered: Array, low: float, high: float) -> Near:
    start, end = np.searchsorted(ordered, low, side="left"), np.searchsorted(ordered, high, side="right")
    earlier = np.searchsorted(ordered, ordered[start - 1], side="left") if start else start
    later = np.searchsorted(ordered, ordered[end], side="right") if end < len(ordered) else end
    inside, before, after = (
        np.unique(ordered[slice(*ends)], return_counts=True)
        for ends in ((start, end), (earlier, start), (end, later))
    )
    return Near(inside, before, after, int(start))


# ── held against the columns here ─────────────────────────────────────────────────────────────


def are_sketches(told: list[Sketch], columns: Sequence[Array]) -> bool:
    return len(told) == len(columns) and all(map(_is_sketch, told, columns))


def _is_sketch(told: Sketch, values: Array) -> bool:
    places = len(told.places)
    return (
        told.size == len(values) - int(np.isnan(values).sum())
        and is_column(told.values, places, np.float64)
        and is_column(told.places, places, np.int64)
        and bool((np.diff(told.values) >= 0).all() and (np.diff(told.places) > 0).all())
        and (places == 0) == (told.size == 0)
        and (places == 0 or (told.places[0], told.places[-1]) == (0, told.size - 1))
    )


def are_near(found: list[list[Near]], asked: Sequence[tuple[Array, Array]], columns: Sequence[Array]) -> bool:
    """Whether they tell of these stretches. How many values lie beyond a cut is counted where it is used."""
    return len(found) == len(columns) and all(
        len(near) == len(low) and all(map(_is_near, near, low, high, [len(values)] * len(near)))
        for near, (low, high), values in zip(found, asked, columns, strict=True)
    )


def _is_near(near: Near, low: float, high: float, size: int) -> bool:
    inside, counts = near.inside
    return (
        0 <= near.below <= size - int(counts.sum())
        and all(_is_counted(*one) for one in (near.before, near.inside, near.after))
        and bool(((inside >= low) & (inside <= high)).all())
        and len(near.before[0]) == (near.below > 0)
        and len(near.after[0]) <= 1
        and bool((near.before[0] < low).all() and (near.after[0] > high).all())
    )


def _is_counted(values: Array, counts: Counts) -> bool:
    size = len(values)
    return (
        is_column(values, size, np.float64)
        and is_column(counts, size, np.int64)
        and bool((np.diff(values) > 0).all() and (counts > 0).all())
    )


# ── merged here ───────────────────────────────────────────────────────────────────────────────


def merged(sketches: Sequence[Sketch], found: Sequence[Sequence[Near]], name: str = "") -> Stretches:
    """What the parts said of the same bounds, put together."""
    size = sum(one.size for one in sketches)
    return Stretches(size, [_stretch(same) for same in zip(*found, strict=True)], name)


def _stretch(parts: Sequence[Near]) -> Stretch:
    inside = _summed([one.inside for one in parts])
    before = [end[-1:] for end in _summed([one.before for one in parts])]  # the nearest of all parts
    after = [end[:1] for end in _summed([one.after for one in parts])]
    values, counts = (np.concatenate(three) for three in zip(before, inside, after, strict=True))
    return Stretch(values, counts, sum(one.below for one in parts) - int(before[1].sum()))


def _summed(counted: Sequence[tuple[Array, Counts]]) -> tuple[Array, Counts]:
    values, place = np.unique(np.concatenate([one[0] for one in counted]), return_inverse=True)
    counts = np.zeros(len(values), np.int64)
    np.add.at(counts, place, np.concatenate([one[1] for one in counted]))
    return values, counts
