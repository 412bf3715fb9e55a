"""k-groups out of P-subgroups: a greedy union of the envelopes that widen least.

Subgroups of at least k rows are k-groups. Then the remaining subgroup of least value loss is a
seed and takes in the one that least widens the union (least VL of the union; ties: the lower
subgroup) until it has k rows. What is left, fewer than k rows, goes one by one to the k-group
whose size·VL grows least (Shou et al. 2013, §4.3).

Looking at every subgroup for every union is quadratic. Above EXACT subgroups only the seed's
neighbours are looked at: the nearest in the leading principal components of the envelopes (low
and high ends), since VL(union) is at least the RMS distance of the two centres. The boxes in
which they are found are made anew whenever half of the subgroups are used up. On data where both
can run the value loss stays within 2 % of the exact greedy
(tests/engine/kinds/timeseries/test_kapra.py).
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from engine.kinds.timeseries.cut_kernels import cut_block
from engine.kinds.timeseries.data import Array, Rows
from engine.kinds.timeseries.union_kernels import BOXES, join_some
from engine.kinds.timeseries.utility import value_loss

EXACT = 1500  # subgroups up to which every one is looked at
COMPONENTS = 8  # in more dimensions nearly every box is near
IN_A_BOX = 16  # points at least
REPORT_EVERY = 64  # unions between two reports to the listener


def join_subgroups(
    low: Array,
    high: Array,
    sizes: Rows,
    k: int,
    exact: int = EXACT,
    report: Callable[[Array, Array, int], None] = lambda low, high, rows: None,
) -> Rows:
    """The k-group of each subgroup (numbered from 0); together they must have at least k rows.

    `report(low, high, rows)` hears the envelopes of the latest k-groups and the rows settled.
    """
    low, high = np.ascontiguousarray(low), np.ascontiguousarray(high)
    group = np.full(len(sizes), -1, dtype=np.int64)
    whole = np.flatnonzero(sizes >= k)
    group[whole] = np.arange(len(whole))
    alive = sizes < k
    order = np.flatnonzero(alive)
    order = order[np.argsort(value_loss(low[order], high[order]), kind="stable")]
    waiting, rows = int(sizes[alive].sum()), int(sizes.sum())
    made = _KGroups(low[whole], high[whole], sizes[whole], waiting // k)
    state = np.array([0, made.count, len(order), waiting, 0, 0])  # as of join_some
    points = np.empty((0, 0)) if len(order) <= exact else _principal(np.hstack([low, high]))
    search = _Search(points, alive)
    report(*made.latest(REPORT_EVERY), rows - waiting)
    while state[0] < len(order) and state[3] >= k:
        most = made.count - made.count % REPORT_EVERY + REPORT_EVERY
        again = join_some(
            low, high, sizes, k, alive, order, state, group, made.low, made.high, most, *search.boxes
        )  # fmt: skip
        made.count = int(state[1])
        if again:
            search = _Search(points, alive)
        elif made.count == most:
            report(*made.latest(REPORT_EVERY), rows - int(state[3]))
    made.rows[:] = np.bincount(group[group >= 0], sizes[group >= 0], len(made.rows))
    for rest in np.flatnonzero(group < 0):
        group[rest] = made.absorb(low[rest], high[rest], int(sizes[rest]))
    return group


class _Search:
    """The living subgroups in boxes of their points; without points in none."""

    def __init__(self, points: Array, alive: NDArray[np.bool_]):
        members, home, own = np.flatnonzero(alive), np.zeros(len(alive), np.int64), points
        starts, low, high = np.empty(0, np.int64), np.empty((0, 0)), np.empty((0, 0))
        if len(points):
            own = points[members]
            order, ends, low, high = cut_block(own, np.array([0, len(members)]), IN_A_BOX, 1)
            members, own, starts = members[order], own[order], np.insert(ends, 0, 0)
            home[members] = np.arange(len(members))
        runs = np.arange(0, len(low), BOXES)
        run_low = np.minimum.reduceat(low, runs, axis=0) if len(low) else low
        run_high = np.maximum.reduceat(high, runs, axis=0) if len(low) else high
        turned = (np.ascontiguousarray(ends.T) for ends in (low, high, run_low, run_high))
        self.boxes = points, np.ascontiguousarray(own.T), members, home, starts, *turned


def _principal(points: Array) -> Array:
    """Coordinates along the directions of largest variance."""
    from threadpoolctl import threadpool_limits

    centred = points - points.mean(axis=0)
    if centred.shape[1] <= COMPONENTS:
        return centred
    with threadpool_limits(1):  # two threads wait for each other where the processor has other work
        _, axes = np.linalg.eigh(centred.T @ centred)
        return np.ascontiguousarray(centred @ axes[:, -COMPONENTS:])


class _KGroups:
    """The k-groups made so far, with room for some more."""

    def __init__(self, low: Array, high: Array, rows: Rows, more: int):
        self.count, room = len(rows), len(rows) + more
        self.low, self.high = np.empty((room, low.shape[1])), np.empty((room, low.shape[1]))
        self.rows = np.zeros(room, dtype=np.int64)
        self.low[: self.count], self.high[: self.count], self.rows[: self.count] = low, high, rows

    def latest(self, count: int) -> tuple[Array, Array]:
        some = slice(max(0, self.count - count), self.count)
        return self.low[some].copy(), self.high[some].copy()

    def absorb(self, low: Array, high: Array, rows: int) -> int:
        """Add a subgroup to the group whose size·VL grows least."""
        lows, highs, sizes = self.low[: self.count], self.high[: self.count], self.rows[: self.count]
        new_low, new_high = np.minimum(lows, low), np.maximum(highs, high)
        growth = (sizes + rows) * value_loss(new_low, new_high) - sizes * value_loss(lows, highs)
        best = int(growth.argmin())
        lows[best], highs[best] = new_low[best], new_high[best]
        sizes[best] += rows
        return best
