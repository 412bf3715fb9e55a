"""DBSCAN on one machine: exact core points, clusters of core points, border points.

A point is core iff at least `min_points` points (itself counted) lie within ε; clusters are the
connected components of core points within ε of one another; a border point within ε of several
clusters goes to the one whose smallest core index is lowest; clusters are numbered by their
smallest core index; everything else is noise, −1 (Ester, Kriegel, Sander & Xu 1996).

Up to six dimensions on the grid of `grid.py`; above, and for ε so small that the cells could
not be numbered, on scipy's k-d tree in blocks (slower, the same labels).
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from numba import njit
from numpy.typing import NDArray

from engine.kinds.clusters import grid as grids

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
Flags = NDArray[np.bool_]

PAIRS = 1 << 17  # the tree answers with lists of numbers, some 40 bytes each: so many at once
LIST = 5  # numbers that take what a list itself does


def dbscan(points: Floats, eps: float, min_points: int) -> Ints:
    """Labels of all points."""
    around = neighbourhood(points, eps)
    core = around.core_flags(min_points)
    component = around.components(core)
    point, touched = around.touching(core, component)
    return number(component, point, touched)


def number(component: Ints, point: Ints, touched: Ints) -> Ints:
    """Labels from the components of core points (−1: not core) and the (point, component) contacts."""
    core = np.flatnonzero(component >= 0)
    labels = np.full(len(component), -1, dtype=np.int64)
    if not len(core):
        return labels
    first = np.full(component.max() + 1, len(component), dtype=np.int64)
    np.minimum.at(first, component[core], core)
    present = np.flatnonzero(first < len(component))
    rank = np.full(len(first), -1, dtype=np.int64)
    rank[present[np.argsort(first[present], kind="stable")]] = np.arange(len(present))
    labels[core] = rank[component[core]]
    lowest = np.full(len(component), len(first), dtype=np.int64)
    np.minimum.at(lowest, point, rank[touched])
    labels[point] = lowest[point]
    return labels


def neighbourhood(points: Floats, eps: float) -> GridNeighbourhood | TreeNeighbourhood:
    points = np.ascontiguousarray(points, dtype=np.float64)
    if grids.fits(points, eps):
        return GridNeighbourhood(points, eps)
    return TreeNeighbourhood(points, eps)


class GridNeighbourhood:
    """Range queries within ε answered by the grid."""

    def __init__(self, points: Floats, eps: float):
        self.grid = grids.build(points, eps)

    def _facts(self) -> tuple[Floats, Ints, Ints, float, float]:
        """What every kernel takes first."""
        g = self.grid
        return g.points, g.cells, g.start, g.side, g.eps * g.eps

    def core_flags(self, min_points: int, only: Flags | None = None) -> Flags:
        """Which points (of `only`) have at least min_points points within ε."""
        g = self.grid
        asked = np.ones(len(g.order), dtype=np.bool_) if only is None else only[g.order]
        flags = np.zeros(len(g.order), dtype=np.bool_)
        flags[g.order] = _core_flags(*self._facts(), min_points, asked)
        return flags

    def components(self, core: Flags) -> Ints:
        """Component of every core point (numbers without meaning), −1 for the others."""
        g = self.grid
        found = np.full(len(g.order), -1, dtype=np.int64)
        found[g.order] = _components(*self._facts(), core[g.order])
        return found

    def touching(self, core: Flags, component: Ints, only: Flags | None = None) -> tuple[Ints, Ints]:
        """Pairs (point that is not core, component with a core point within ε of it)."""
        g = self.grid
        asked = ~core if only is None else ~core & only
        pairs = _touching(*self._facts(), core[g.order], component[g.order], asked[g.order])
        return g.order[pairs[:, 0]], pairs[:, 1]


class TreeNeighbourhood:
    """The same three answers from scipy's k-d tree."""

    def __init__(self, points: Floats, eps: float):
        from scipy.spatial import cKDTree

        self.points, self.eps = points, eps
        self.tree = cKDTree(points)
        # A hair more than ε, then the exact test: the tree rounds √ where the grid squares.
        self._wide = eps * (1 + 1e-12)
        self._sizes = self.tree.query_ball_point(points, self._wide, return_length=True)

    def _pairs(self, rows: Ints):
        """(row, neighbour) pairs of the rows, a block at a time, tested as the grid tests them."""
        for some in blocks(self._sizes[rows]):
            block = rows[some]
            lists = self.tree.query_ball_point(self.points[block], self._wide, return_sorted=False)
            left = np.repeat(block, [len(near) for near in lists])
            right = np.concatenate([np.asarray(near, dtype=np.int64) for near in lists])
            square = ((self.points[left] - self.points[right]) ** 2).sum(axis=1)
            keep = square <= self.eps * self.eps
            yield left[keep], right[keep]

    def core_flags(self, min_points: int, only: Flags | None = None) -> Flags:
        rows = np.arange(len(self.points)) if only is None else np.flatnonzero(only)
        counts = np.zeros(len(self.points), dtype=np.int64)
        for left, _ in self._pairs(rows):
            counts += np.bincount(left, minlength=len(counts))
        return counts >= min_points

    def components(self, core: Flags) -> Ints:
        parent = np.arange(len(self.points))
        for left, right in self._pairs(np.flatnonzero(core)):
            both = core[right]
            _unite_pairs(parent, left[both], right[both])
        roots = _roots(parent)
        return np.where(core, roots, -1)

    def touching(self, core: Flags, component: Ints, only: Flags | None = None) -> tuple[Ints, Ints]:
        asked = ~core if only is None else ~core & only
        found = [np.zeros((0, 2), dtype=np.int64)]
        for left, right in self._pairs(np.flatnonzero(asked)):
            keep = core[right]
            if keep.any():
                found.append(np.unique(np.column_stack([left[keep], component[right[keep]]]), axis=0))
        pairs = np.concatenate(found)
        return pairs[:, 0], pairs[:, 1]


def blocks(sizes: Ints) -> Iterator[slice]:
    """Stretches of points that together have about PAIRS neighbours, however many one has."""
    ends = np.cumsum(sizes + LIST)
    start = 0
    while start < len(sizes):
        before = ends[start - 1] if start else 0
        end = max(start + 1, int(np.searchsorted(ends, before + PAIRS, side="right")))
        yield slice(start, end)
        start = end


@njit(nogil=True, cache=True)
def find_root(parent, i):
    while parent[i] != i:
        parent[i] = parent[parent[i]]
        i = parent[i]
    return i


@njit(nogil=True, cache=True)
def unite(parent, a, b):
    a, b = find_root(parent, a), find_root(parent, b)
    if a < b:
        parent[b] = a
    else:
        parent[a] = b


@njit(nogil=True, cache=True)
def _unite_pairs(parent, left, right):
    for i in range(len(left)):
        unite(parent, left[i], right[i])


@njit(nogil=True, cache=True)
def _roots(parent):
    roots = np.empty_like(parent)
    for i in range(len(parent)):
        roots[i] = find_root(parent, i)
    return roots


@njit(nogil=True, cache=True)
def square_distance(points, a, b):
    total = 0.0
    for j in range(points.shape[1]):
        total += (points[a, j] - points[b, j]) ** 2
    return total


@njit(nogil=True, cache=True)
def reach(cells, at, side, eps2, buffer):
    """Cells in reach, growing the buffer where it is too small."""
    found = grids.in_reach(cells, at, side, eps2, buffer)
    if found < 0:
        buffer = np.empty(-1 - found, dtype=np.int64)
        found = grids.in_reach(cells, at, side, eps2, buffer)
    return found, buffer


@njit(nogil=True, cache=True)
def _core_flags(points, cells, start, side, eps2, min_points, asked):
    flags = np.zeros(len(points), dtype=np.bool_)
    buffer = np.empty(64, dtype=np.int64)
    for c in range(len(cells)):
        own = start[c + 1] - start[c]
        if own >= min_points:
            for p in range(start[c], start[c + 1]):
                flags[p] = asked[p]
            continue
        if not asked[start[c] : start[c + 1]].any():
            continue
        near, buffer = reach(cells, c, side, eps2, buffer)
        for p in range(start[c], start[c + 1]):
            if not asked[p]:
                continue
            count = own
            for i in range(near):
                if count >= min_points:
                    break
                other = buffer[i]
                if other == c:
                    continue
                for q in range(start[other], start[other + 1]):
                    if square_distance(points, p, q) <= eps2:
                        count += 1
            flags[p] = count >= min_points
    return flags


@njit(nogil=True, cache=True)
def _components(points, cells, start, side, eps2, core):
    parent = np.arange(len(cells))
    alive = np.zeros(len(cells), dtype=np.bool_)
    for c in range(len(cells)):
        alive[c] = core[start[c] : start[c + 1]].any()
    buffer = np.empty(64, dtype=np.int64)
    for c in range(len(cells)):
        if not alive[c]:
            continue
        near, buffer = reach(cells, c, side, eps2, buffer)
        for i in range(near):
            other = buffer[i]
            if other <= c or not alive[other] or find_root(parent, c) == find_root(parent, other):
                continue
            if _linked(points, cells, start, side, eps2, core, c, other):
                unite(parent, c, other)
    found = np.full(len(points), -1, dtype=np.int64)
    for c in range(len(cells)):
        for p in range(start[c], start[c + 1]):
            if core[p]:
                found[p] = find_root(parent, c)
    return found


@njit(nogil=True, cache=True)
def _linked(points, cells, start, side, eps2, core, a, b):
    """Whether a core point of cell a lies within ε of a core point of cell b."""
    for p in range(start[a], start[a + 1]):
        if not core[p]:
            continue
        for q in range(start[b], start[b + 1]):
            if core[q] and square_distance(points, p, q) <= eps2:
                return True
    return False


@njit(nogil=True, cache=True)
def _touching(points, cells, start, side, eps2, core, component, asked):
    pairs = np.empty((1024, 2), dtype=np.int64)
    used = 0
    buffer = np.empty(64, dtype=np.int64)
    for c in range(len(cells)):
        if not asked[start[c] : start[c + 1]].any():
            continue
        near, buffer = reach(cells, c, side, eps2, buffer)
        for p in range(start[c], start[c + 1]):
            if not asked[p]:
                continue
            before = used
            for i in range(near):
                other = buffer[i]
                for q in range(start[other], start[other + 1]):
                    if not core[q]:
                        continue
                    known = False
                    for r in range(before, used):
                        known = known or pairs[r, 1] == component[q]
                    if known or square_distance(points, p, q) > eps2:
                        continue
                    if used == len(pairs):
                        wider = np.empty((2 * used, 2), dtype=np.int64)
                        wider[:used] = pairs
                        pairs = wider
                    pairs[used, 0], pairs[used, 1] = p, component[q]
                    used += 1
    return pairs[:used].copy()
