"""k-groups out of P-subgroups: a greedy union of the envelopes that widen least.

Subgroups of at least k rows are k-groups. Then the remaining subgroup of least value loss is a
seed and takes in the one that least widens the union (least VL of the union; ties: the lower
subgroup) until it has k rows. What is left, fewer than k rows, goes one by one to the k-group
whose size·VL grows least (Shou et al. 2013, §4.3).

Looking at every subgroup for every union is quadratic. Above EXACT subgroups only the seed's
neighbours are looked at: the nearest in a KD-tree over the leading principal components of the
envelopes (low and high ends), since VL(union) is at least the RMS distance of the two centres.
The tree is built anew whenever half of it is used up. On data where both can run the value loss
stays within 2 % of the exact greedy (tests/engine/kinds/timeseries/test_kapra.py).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from engine.kinds.timeseries.data import Array, Rows
from engine.kinds.timeseries.utility import value_loss

EXACT = 1500  # subgroups up to which every one is looked at
NEIGHBOURS = 64
FEW = 8  # living neighbours below which more are looked for
AHEAD = 16  # seeds whose neighbours are looked for together
COMPONENTS = 8  # a KD-tree in more dimensions visits nearly every point
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
    group = np.full(len(sizes), -1, dtype=np.int64)
    whole = np.flatnonzero(sizes >= k)
    group[whole] = np.arange(len(whole))
    made = _KGroups(low[whole], high[whole], sizes[whole])
    alive = sizes < k
    order = np.flatnonzero(alive)
    order = order[np.argsort(value_loss(low[order], high[order]), kind="stable")]
    pool: _Pool = _AllSubgroups(alive) if len(order) <= exact else _NearestSubgroups(low, high, alive, order)
    ends = np.hstack([low, -high])  # of a union the smaller ones: one pass for both
    waiting, settled = int(sizes[alive].sum()), int(sizes[whole].sum())
    report(*made.latest(REPORT_EVERY), settled)
    for seed in order:
        if not alive[seed] or waiting < k:
            continue
        members, union_low, union_high = _grow(int(seed), ends, sizes, k, alive, pool)
        group[members] = made.add(union_low, union_high, rows := int(sizes[members].sum()))
        waiting, settled = waiting - rows, settled + rows
        if made.count % REPORT_EVERY == 0:
            report(*made.latest(REPORT_EVERY), settled)
    for rest in np.flatnonzero(group < 0):
        group[rest] = made.absorb(low[rest], high[rest], int(sizes[rest]))
    return group


def _grow(
    seed: int, ends: Array, sizes: Rows, k: int, alive: NDArray[np.bool_], pool: _Pool
) -> tuple[list[int], Array, Array]:
    """The seed's union, grown to at least k rows; its members are alive no more."""
    members, rows, union = [seed], int(sizes[seed]), ends[seed]
    points, left = len(union) // 2, 0
    alive[seed] = False
    pool.begin(seed)
    while rows < k:
        if left < FEW:
            near = pool.candidates()
            taken: list[int] = []
            unions, left = ends[near], len(near)
        unions = np.minimum(unions, union)  # what was taken in before is in there already
        width = unions[:, :points] + unions[:, points:]
        losses = np.einsum("ij,ij->i", width, width)
        losses[taken] = np.inf
        best = int(losses.argmin())
        if taken and losses[best] == np.inf:  # squares of 1e200: those taken look alike
            left = 0
            continue
        chosen, union = int(near[best]), unions[best]
        alive[chosen] = False
        members.append(chosen)
        taken.append(best)
        rows, left = rows + int(sizes[chosen]), left - 1
    return members, union[:points], -union[points:]


class _Pool(Protocol):
    """Where the next member of a union is looked for."""

    def begin(self, seed: int) -> None: ...

    def candidates(self) -> Rows:
        """Living subgroups in ascending order, at least one."""
        ...


class _AllSubgroups:
    """Every living subgroup: the exact greedy."""

    def __init__(self, alive: NDArray[np.bool_]):
        self._alive = alive

    def begin(self, seed: int) -> None: ...

    def candidates(self) -> Rows:
        return np.flatnonzero(self._alive)


class _NearestSubgroups:
    """The living neighbours of the seed."""

    def __init__(self, low: Array, high: Array, alive: NDArray[np.bool_], seeds: Rows):
        self._alive, self._waiting, self._begun = alive, seeds, 0
        self._points = _principal(np.hstack([low, high]))
        self._build()

    def _build(self) -> None:
        from scipy.spatial import cKDTree

        self._members = np.flatnonzero(self._alive)
        self._tree = cKDTree(self._points[self._members], balanced_tree=False, compact_nodes=False)
        self._ahead: dict[int, Rows] = {}

    def begin(self, seed: int) -> None:
        self._begun += 1
        # Counting the living is a pass over all: now and then is enough.
        if self._begun % 256 == 0 and 2 * np.count_nonzero(self._alive) < len(self._members):
            self._build()
        self._seed, self._wanted = seed, NEIGHBOURS
        if seed not in self._ahead:
            self._look_ahead(seed)
        self._near = self._ahead.pop(seed)

    def _look_ahead(self, seed: int) -> None:
        """The neighbours of this seed and of the next ones: few of them are taken in before their turn."""
        begin = int(np.flatnonzero(self._waiting == seed)[0])
        self._waiting = self._waiting[begin:]
        some = self._waiting[1 : 2 * AHEAD]
        seeds = np.concatenate([[seed], some[self._alive[some]][: AHEAD - 1]])
        self._ahead = dict(zip(seeds.tolist(), self._look(seeds), strict=True))

    def candidates(self) -> Rows:
        living = self._near[self._alive[self._near]]
        while len(living) < FEW and self._wanted < len(self._members):
            self._wanted *= 4
            self._near = self._look(np.array([self._seed]))[0]
            living = self._near[self._alive[self._near]]
        self._near = living
        return living

    def _look(self, seeds: Rows) -> Rows:
        count = min(self._wanted, len(self._members))
        _, found = self._tree.query(self._points[seeds], k=[*range(1, count + 1)])
        return np.sort(self._members[found], axis=1)


def _principal(points: Array) -> Array:
    """Coordinates along the directions of largest variance."""
    centred = points - points.mean(axis=0)
    if centred.shape[1] <= COMPONENTS:
        return centred
    _, axes = np.linalg.eigh(centred.T @ centred)
    return np.ascontiguousarray(centred @ axes[:, -COMPONENTS:])


class _KGroups:
    """The k-groups made so far."""

    def __init__(self, low: Array, high: Array, rows: Rows):
        self._points = low.shape[1]
        self._low, self._high, self._rows = list(low), list(high), [int(r) for r in rows]

    @property
    def count(self) -> int:
        return len(self._rows)

    def add(self, low: Array, high: Array, rows: int) -> int:
        self._low.append(low)
        self._high.append(high)
        self._rows.append(rows)
        return len(self._rows) - 1

    def latest(self, count: int) -> tuple[Array, Array]:
        low, high = (np.array(ends[-count:]).reshape(-1, self._points) for ends in (self._low, self._high))
        return low, high

    def absorb(self, low: Array, high: Array, rows: int) -> int:
        """Add a subgroup to the group whose size·VL grows least."""
        lows, highs, sizes = np.array(self._low), np.array(self._high), np.array(self._rows)
        new_low, new_high = np.minimum(lows, low), np.maximum(highs, high)
        growth = (sizes + rows) * value_loss(new_low, new_high) - sizes * value_loss(lows, highs)
        best = int(growth.argmin())
        self._low[best], self._high[best] = new_low[best], new_high[best]
        self._rows[best] += rows
        return best
