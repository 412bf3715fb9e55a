"""Mondrian: a table cut into classes, column by column, while both parts fulfil k, l and t.

LeFevre, DeWitt, Ramakrishnan 2006, strict partition. The widest column (width × weight, the earlier on a tie)
is cut between two distinct values, where both parts are as equal as they can be; with persons, l or t up to
eight places are tried a column. Missing sorts before everything, and missing | rest is tried first where both
occur. Depth first, left part first: that numbers the classes.

Columns come as ranks (-1 missing) in the order of their scale: numbers and days by value, categories by how
common they are or as their hierarchy lists them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

import numba
import numpy as np
from numpy.typing import NDArray

from engine.core.progress import Progress
from engine.kinds.tables.diversity import Requirement
from engine.kinds.tables.diversity_kernels import fulfils

MOST_CUTS = 8
WORK = 4_000_000  # cells looked at between two looks at the clock


@dataclass(frozen=True)
class Scale:
    """One column as Mondrian sees it: ranks, and the value of every rank where it has one."""

    ranks: NDArray[np.int32]
    values: NDArray[np.float64] | None  # of numbers and days; None for categories
    m: int  # distinct present values
    weight: float = 1.0


@dataclass(frozen=True)
class Partition:
    """Classes of rows and the tree of cuts that made them. A leaf has column -1; a row whose rank is at most
    the cut goes left. `low` and `high` are, by class and column, the last rank below and the last rank inside
    the cuts that bound it (-1: no cut)."""

    classes: NDArray[np.int32]  # of every row
    sizes: NDArray[np.int64]
    column: NDArray[np.int32]  # nodes
    cut: NDArray[np.int32]
    after: NDArray[np.int32]  # next rank that occurs in the class that was cut
    left: NDArray[np.int32]
    right: NDArray[np.int32]
    leaf: NDArray[np.int32]  # class of a leaf
    low: NDArray[np.int32]  # classes × columns: node that bounds it from below, -1 where none
    high: NDArray[np.int32]

    @cached_property
    def by_class(self) -> tuple[NDArray[np.intp], NDArray[np.int64]]:
        """Rows in the order of their classes, and where each class starts."""
        starts = np.concatenate(([0], np.cumsum(self.sizes)[:-1])).astype(np.int64)
        return np.argsort(self.classes, kind="stable"), starts


def partition(scales: Sequence[Scale], requirement: Requirement, progress: Progress) -> Partition | None:
    """None where not even all rows together fulfil what is asked."""
    cutting = cutting_of(scales, requirement)
    if not cutting.holds():
        return None
    state = cutting.state()
    while state.counters[0]:
        cutting.advance(state, WORK)
        progress.report(int(state.counters[3]) / len(cutting.codes))
    return state.partition()


@dataclass(frozen=True)
class Cutting:
    """Rows to be cut, as the compiled code takes them. `asked` is what `Requirement.arrays` makes, `rest` the
    numbers that go with it."""

    codes: NDArray[np.int32]
    number: NDArray[np.bool_]
    values: NDArray[np.float64]
    offsets: NDArray[np.int64]
    spans: NDArray[np.float64]
    weights: NDArray[np.float64]
    k: int
    asked: tuple[NDArray, ...]
    rest: tuple[float, bool, float]
    cuts: int

    def holds(self) -> bool:
        """Whether all rows together are a class."""
        fulfilled: Callable[..., bool] = fulfils
        everything, (persons, seen, *more) = np.arange(len(self.codes), dtype=np.int32), self.asked
        return fulfilled(everything, self.k, persons, seen, 0, *more, *self.rest)

    def state(self) -> State:
        n, d = self.codes.shape
        return State(n, d, max(1, 2 * n // max(1, self.k) + 1), int(self.offsets[-1]))

    def advance(self, state: State, work: int) -> None:
        advance: Callable[..., None] = _advance
        advance(
            self.codes, self.number, self.values, self.offsets, self.spans, self.weights, self.k, *self.asked,
            *self.rest, self.cuts, work, state.order, state.buffer, state.stack, state.low_stack,
            state.high_stack, state.counters, state.nodes, state.low, state.high, state.classes,
            state.stamps, state.histogram,
        )  # fmt: skip


def cutting_of(scales: Sequence[Scale], requirement: Requirement) -> Cutting:
    n, d = len(scales[0].ranks), len(scales)
    codes = np.empty((n, d), np.int32)
    for place, scale in enumerate(scales):
        codes[:, place] = scale.ranks
    offsets = np.cumsum([0] + [scale.m for scale in scales]).astype(np.int64)
    values = np.zeros(offsets[-1])
    for place, scale in enumerate(scales):
        if scale.values is not None:
            values[offsets[place] : offsets[place + 1]] = scale.values
    return Cutting(
        codes=codes,
        number=np.array([scale.values is not None for scale in scales]),
        values=values,
        offsets=offsets,
        spans=np.array([_span(scale) for scale in scales]),
        weights=np.array([scale.weight for scale in scales]),
        k=requirement.k,
        asked=requirement.arrays(),
        rest=(float(requirement.l), requirement.by_entropy, float(requirement.t)),
        cuts=1 if requirement.plain else MOST_CUTS,
    )


def _span(scale: Scale) -> float:
    if scale.values is None:
        return float(max(1, scale.m - 1))
    return float(scale.values[-1] - scale.values[0]) if scale.m > 1 else 1.0


class State:
    """Where the cutting stands, so that it can pause: a stack of parts that are still to be looked at."""

    def __init__(self, n: int, d: int, most: int, values: int):
        self.order = np.arange(n, dtype=np.int32)
        self.buffer = np.empty(n, np.int32)
        self.stack = np.zeros((max(64, most), 3), np.int64)  # start, end, node
        self.stack[0] = 0, n, 0
        self.low_stack = np.full((len(self.stack), d), -1, np.int32)
        self.high_stack = np.full((len(self.stack), d), -1, np.int32)
        self.counters = np.array([1, 1, 0, 0, 1], np.int64)  # on the stack, nodes, leaves, rows done, stamp
        self.nodes = np.full((2 * most + 1, 6), -1, np.int32)
        self.low = np.full((most + 1, d), -1, np.int32)
        self.high = np.full((most + 1, d), -1, np.int32)
        self.classes = np.zeros(n, np.int32)
        self.stamps = np.zeros(max(1, values), np.int64)
        self.histogram = np.zeros(max(1, values), np.int64)

    def partition(self) -> Partition:
        nodes, leaves = self.nodes[: int(self.counters[1])], int(self.counters[2])
        return Partition(
            classes=self.classes,
            sizes=np.bincount(self.classes, minlength=leaves),
            column=nodes[:, 0].copy(),
            cut=nodes[:, 1].copy(),
            after=nodes[:, 2].copy(),
            left=nodes[:, 3].copy(),
            right=nodes[:, 4].copy(),
            leaf=nodes[:, 5].copy(),
            low=self.low[:leaves].copy(),
            high=self.high[:leaves].copy(),
        )


@numba.njit(cache=True, nogil=True)
def _advance(
    codes, number, values, offsets, spans, weights, k, persons, seen, sensitive, of, shares, sums, counts,
    least_l, by_entropy, t, most_cuts, work, order, buffer, stack, low_stack, high_stack, counters, nodes,
    low, high, classes, stamps, histogram,
):  # fmt: skip # pragma: no cover
    """Looks at parts from the top of the stack until so much work is done."""
    d = codes.shape[1]
    widths, mixed = np.empty(d), np.empty(d, np.bool_)
    least, greatest = np.empty(d, np.int32), np.empty(d, np.int32)
    while counters[0] and work > 0:
        counters[0] -= 1
        start, end, node = stack[counters[0]]
        lows, highs = low_stack[counters[0]].copy(), high_stack[counters[0]].copy()
        rows = order[start:end]
        work -= 2 * len(rows) * d
        counters[4] += 1
        _measure(codes, rows, number, values, offsets, spans, weights, stamps, counters[4],
                 widths, mixed, least, greatest)  # fmt: skip
        column, cut, after, parted = _find_cut(
            codes, rows, widths, mixed, least, greatest, offsets, histogram, buffer, counters, most_cuts,
            k, persons, seen, sensitive, of, shares, sums, counts, least_l, by_entropy, t,
        )  # fmt: skip
        if not parted:
            classes[rows] = counters[2]
            low[counters[2]] = lows
            high[counters[2]] = highs
            nodes[node, 5] = counters[2]
            counters[2] += 1
            counters[3] += len(rows)
            continue
        nodes[node, 0], nodes[node, 1], nodes[node, 2] = column, cut, after
        nodes[node, 3], nodes[node, 4] = counters[1], counters[1] + 1
        for side in (1, 0):  # the left part on top
            at = counters[0]
            stack[at, 0] = start if side == 0 else start + parted
            stack[at, 1] = start + parted if side == 0 else end
            stack[at, 2] = counters[1] + side
            low_stack[at] = lows
            high_stack[at] = highs
            if cut >= 0:
                if side == 0:
                    high_stack[at, column] = node
                else:
                    low_stack[at, column] = node
            counters[0] += 1
        counters[1] += 2


@numba.njit(cache=True, nogil=True)
def _find_cut(
    codes, rows, widths, mixed, least, greatest, offsets, histogram, buffer, counters, most_cuts,
    k, persons, seen, sensitive, of, shares, sums, counts, least_l, by_entropy, t,
):  # fmt: skip # pragma: no cover
    """Column, last rank on the left, first on the right, and how many rows go left (they stand first then);
    nobody goes left where there is no cut."""
    for _ in range(len(widths)):
        column = -1
        for place in range(len(widths)):
            if widths[place] > 0 and (column < 0 or widths[place] > widths[column]):
                column = place
        if column < 0:
            break
        widths[column] = -1.0
        ranks, sizes = _ranks(codes, rows, column, least[column], greatest[column], offsets, histogram)
        missing = len(rows) - sizes.sum() if mixed[column] else 0
        tried = np.full(sizes.shape[0], False)
        for attempt in range(most_cuts + 1):
            if attempt == 0:
                if not missing:
                    continue
                cut, after, parted = -1, -1, missing
            else:
                place = _most_equal(sizes, missing, len(rows), tried)
                if place < 0:
                    break
                tried[place] = True
                cut, after = ranks[place], ranks[place + 1]
                parted = missing + sizes[: place + 1].sum()
            if parted < k or len(rows) - parted < k:
                continue
            _split(codes, rows, column, cut, buffer)
            counters[4] += 2
            if fulfils(
                rows[:parted], k, persons, seen, counters[4] - 1, sensitive, of, shares, sums, counts,
                least_l, by_entropy, t,
            ) and fulfils(
                rows[parted:], k, persons, seen, counters[4], sensitive, of, shares, sums, counts,
                least_l, by_entropy, t,
            ):  # fmt: skip
                return column, cut, after, parted
    return -1, -1, -1, 0


@numba.njit(cache=True, nogil=True)
def _measure(
    codes, rows, number, values, offsets, spans, weights, stamps, stamp, widths, mixed, least, greatest
):  # fmt: skip # pragma: no cover
    """How wide the rows are in every column; smallest and largest rank of those present."""
    d = codes.shape[1]
    distinct = np.zeros(d, np.int64)
    missing = np.zeros(d, np.int64)
    for place in range(d):
        least[place], greatest[place] = 2147483647, -1
    for row in rows:
        for place in range(d):
            code = codes[row, place]
            if code < 0:
                missing[place] += 1
                continue
            if code < least[place]:
                least[place] = code
            if code > greatest[place]:
                greatest[place] = code
            if not number[place] and stamps[offsets[place] + code] != stamp:
                stamps[offsets[place] + code] = stamp
                distinct[place] += 1
    for place in range(d):
        mixed[place] = 0 < missing[place] < len(rows)
        if mixed[place]:
            width = 1.0
        elif greatest[place] <= least[place]:
            width = 0.0
        elif number[place]:
            base = offsets[place]
            width = (values[base + greatest[place]] - values[base + least[place]]) / spans[place]
        else:
            width = (distinct[place] - 1) / spans[place]
        widths[place] = width * weights[place]


@numba.njit(cache=True, nogil=True)
def _ranks(codes, rows, column, least, greatest, offsets, histogram):  # pragma: no cover
    """The ranks that occur, and how often. `histogram` is zero between calls."""
    if greatest < least:
        return np.empty(0, np.int32), np.empty(0, np.int64)
    base, span = offsets[column], greatest - least + 1
    if span <= 4 * len(rows) + 64:
        for row in rows:
            if codes[row, column] >= 0:
                histogram[base + codes[row, column]] += 1
        different = 0
        for rank in range(least, greatest + 1):
            different += histogram[base + rank] > 0
        ranks, sizes = np.empty(different, np.int32), np.empty(different, np.int64)
        different = 0
        for rank in range(least, greatest + 1):
            if histogram[base + rank]:
                ranks[different], sizes[different] = rank, histogram[base + rank]
                histogram[base + rank] = 0
                different += 1
        return ranks, sizes
    own = np.empty(len(rows), np.int32)
    used = 0
    for row in rows:
        if codes[row, column] >= 0:
            own[used] = codes[row, column]
            used += 1
    own = np.sort(own[:used])
    ranks, sizes = np.empty(used, np.int32), np.empty(used, np.int64)
    different = 0
    for one in own:
        if different and ranks[different - 1] == one:
            sizes[different - 1] += 1
        else:
            ranks[different], sizes[different] = one, 1
            different += 1
    return ranks[:different], sizes[:different]


@numba.njit(cache=True, nogil=True)
def _most_equal(sizes, missing, total, tried):  # pragma: no cover
    """The place after which to cut so that both parts are as equal as can be, the smaller left on a tie."""
    best, found, left = -1, -1, missing
    for place in range(len(sizes) - 1):
        left += sizes[place]
        apart = abs(total - 2 * left)
        if not tried[place] and (found < 0 or apart < best):
            best, found = apart, place
    return found


@numba.njit(cache=True, nogil=True)
def _split(codes, rows, column, cut, buffer):  # pragma: no cover
    """Rows whose rank is at most the cut first (missing is -1); the order stays otherwise."""
    left, right = 0, 0
    for row in rows:
        if codes[row, column] <= cut:
            rows[left] = row
            left += 1
        else:
            buffer[right] = row
            right += 1
    for place in range(right):
        rows[left + place] = buffer[place]
