"""The best node of the lattice of generalisation: one level for every column, least loss, exact.

At a node, rows of classes that break k, l or t are suppressed (again while that changes the table's
distribution under t). Feasible: suppressed ≤ ⌊suppress·n⌋, and not all. The loss of a node is at least the
sum of its columns' mean losses, because a suppressed row costs the most: nodes whose bound is above the
best loss are never looked at. A node that is not feasible makes every node below it infeasible, for k and
distinct l at any limit, for entropy l and t only without suppression ({a, b} has entropy 2, merged with 100
a nearly 1).

Among equal losses (1e-12): fewer suppressed rows, then the smaller sum of levels, then the smaller vector.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import numba
import numpy as np
from numpy.typing import NDArray

from engine.core.progress import Progress
from engine.kinds.tables.diversity import Requirement
from engine.kinds.tables.hierarchy import Levels
from engine.kinds.tables.lattice_classes import NodeClasses, broken_rows

MOST_NODES = 2_000_000
EQUAL = 1e-12
OPEN, INFEASIBLE, FEASIBLE = 0, 1, 2

Node = tuple[int, ...]
DistinctRows = tuple[NDArray[np.int32], NDArray[np.int64], NDArray[np.float64]]


@dataclass(frozen=True)
class NodeFound:
    levels: Node
    loss: float
    suppressed: int
    feasible: bool


@dataclass(frozen=True)
class LatticeSearch:
    """The best node (None where none is feasible), and everything that was looked at."""

    best: NodeFound | None
    looked_at: dict[Node, NodeFound]
    bounds: NDArray[np.float64]  # of every node, shaped by the levels
    state: NDArray[np.int8]
    shape: Node

    @property
    def nodes(self) -> int:
        return int(np.prod(self.shape))


class Lattice:
    """Leaves of every row, levels of every column, and how a node is judged."""

    def __init__(
        self,
        leaves: NDArray[np.int32],
        levels: Sequence[Levels],
        requirement: Requirement,
        suppress: float,
        distinct: DistinctRows | None = None,
    ):
        self.levels, self.requirement = levels, requirement
        self.rows = len(leaves)
        self.limit = int(np.floor(suppress * self.rows + 1e-9))
        self.exact_below = suppress == 0 or (
            (not requirement.by_entropy or not requirement.l) and (requirement.t < 0)
        )
        self.distinct, self.of_row, self.counts = distinct or distinct_rows(leaves)
        self.shape: Node = tuple(one.height + 1 for one in levels)
        widths = max(len(one.groups[0]) for one in levels)
        self._groups = np.zeros((len(levels), max(self.shape), widths), np.int32)
        self._losses = np.zeros((len(levels), max(self.shape), widths))
        self._sizes = np.ones((len(levels), max(self.shape)), np.int64)
        for column, one in enumerate(levels):
            for level in range(one.height + 1):
                m = len(one.groups[level])
                self._groups[column, level, :m] = one.groups[level]
                self._losses[column, level, :m] = one.losses[level]
                self._sizes[column, level] = len(one.labels[level])
        self._classes = None if requirement.plain else NodeClasses(requirement, self.of_row)

    def bounds(self) -> NDArray[np.float64]:
        """Σ of the columns' mean losses over d, for all nodes at once."""
        d = len(self.levels)
        total = np.zeros(self.shape)
        for column, one in enumerate(self.levels):
            weights = np.bincount(self.distinct[:, column], self.counts, minlength=len(one.groups[0]))
            means = np.array([float(weights @ loss) / self.rows for loss in one.losses])
            shape = [1] * d
            shape[column] = len(means)
            total = total + means.reshape(shape)
        return total / d

    def evaluate(self, node: Node) -> NodeFound:
        groups, count = self._group(node)
        if self._classes is None:
            sizes = np.bincount(groups, self.counts, minlength=count)
            broken = sizes[groups] < self.requirement.k
        else:
            broken = broken_rows(self._classes, groups, count)
        suppressed = int(self.counts[broken].sum())
        loss = _loss(self.distinct, np.array(node), self._losses, self.counts, broken) / self.rows
        feasible = suppressed <= self.limit and suppressed < self.rows
        return NodeFound(node, float(loss), suppressed, feasible)

    def failing(self, node: Node) -> tuple[str, ...]:
        """Which of k, l and t, each asked for by itself, would suppress more rows here than may be."""
        needs, (groups, count) = self.requirement, self._group(node)
        asked = {
            "k": replace(needs, l=0.0, t=-1.0),
            "l": replace(needs, k=1, t=-1.0),
            "t": replace(needs, k=1, l=0.0),
        }
        found = []
        for name, alone in asked.items():
            broken = broken_rows(NodeClasses(alone, self.of_row), groups, count)
            suppressed = int(self.counts[broken].sum())
            if suppressed > self.limit or suppressed == self.rows:
                found.append(name)
        return tuple(found)

    def suppressed_rows(self, node: Node) -> NDArray[np.bool_]:
        """Of the table, at this node."""
        groups, count = self._group(node)
        if self._classes is None:
            broken = np.bincount(groups, self.counts, minlength=count)[groups] < self.requirement.k
        else:
            broken = broken_rows(self._classes, groups, count)
        return np.asarray(broken[self.of_row])

    def _group(self, node: Node) -> tuple[NDArray[np.int64], int]:
        return _group_rows(self.distinct, np.array(node), self._groups, self._sizes)


def search(lattice: Lattice, progress: Progress, also: Node | None = None) -> LatticeSearch:
    """`also` is looked at in any case."""
    bounds = lattice.bounds()
    state = np.zeros(lattice.shape, np.int8)
    found: dict[Node, NodeFound] = {}
    best: NodeFound | None = None

    def look(node: Node) -> NodeFound:
        nonlocal best
        if node in found:
            return found[node]
        one = found[node] = lattice.evaluate(node)
        if one.feasible:
            state[node] = FEASIBLE
            if best is None or _better(one, best):
                best = one
        elif lattice.exact_below:
            state[tuple(slice(level + 1) for level in node)] = INFEASIBLE
        else:
            state[node] = INFEASIBLE
        progress.report(float((state != OPEN).mean()))
        return one

    if also is not None:
        look(also)
    order = np.argsort(bounds.ravel(), kind="stable")
    for flat in order:
        node = tuple(int(level) for level in np.unravel_index(flat, lattice.shape))
        if best is not None and bounds[node] > best.loss + EQUAL:
            break
        if state[node] != OPEN:
            continue
        if lattice.exact_below:
            _bisect(_path(node, bounds, lattice.shape), state, look)
        if state[node] == OPEN:
            look(node)
    return LatticeSearch(best, found, bounds, state, lattice.shape)


def _path(node: Node, bounds: NDArray, shape: Node) -> list[Node]:
    """Upward from a node, always to the neighbour of least bound, to the top."""
    path = [node]
    while True:
        above = [
            (*path[-1][:place], level + 1, *path[-1][place + 1 :])
            for place, level in enumerate(path[-1])
            if level + 1 < shape[place]
        ]
        if not above:
            return path
        path.append(min(above, key=lambda one: (bounds[one], one)))


def _bisect(path: list[Node], state: NDArray[np.int8], look: Callable[[Node], NodeFound]) -> None:
    """Finds where a path turns feasible: what is below an infeasible node is decided with it."""
    low, high = 0, len(path) - 1
    while low < high:
        middle = (low + high) // 2
        known = state[path[middle]]
        feasible = known == FEASIBLE if known != OPEN else look(path[middle]).feasible
        low, high = (low, middle) if feasible else (middle + 1, high)
    if state[path[low]] == OPEN:
        look(path[low])


def _better(one: NodeFound, other: NodeFound) -> bool:
    if abs(one.loss - other.loss) > EQUAL:
        return one.loss < other.loss
    mine = (one.suppressed, sum(one.levels), one.levels)
    return mine < (other.suppressed, sum(other.levels), other.levels)


def distinct_rows(leaves: NDArray[np.int32]) -> DistinctRows:
    """Distinct rows, for each row which it is, and how many rows each stands for."""
    combined = np.zeros(len(leaves), np.int64)
    for column in range(leaves.shape[1]):
        codes = leaves[:, column].astype(np.int64)
        combined = combined * (int(codes.max(initial=0)) + 1) + codes
        if int(combined.max(initial=0)) > 2**31:
            _, combined = np.unique(combined, return_inverse=True)
    _, first, of_row, counts = np.unique(combined, return_index=True, return_inverse=True, return_counts=True)
    return leaves[first], of_row.astype(np.int64), counts.astype(np.float64)


@numba.njit(cache=True, nogil=True)
def _group_rows(distinct, node, groups, sizes):  # pragma: no cover
    """The class of every distinct row at the node, numbered as they come: open addressing by a mixed hash."""
    n, d = distinct.shape
    space = 16
    while space < 2 * n:
        space *= 2
    slots = np.full(space, -1, np.int64)
    firsts = np.empty(n, np.int64)
    made = np.empty(n, np.int64)
    count = 0
    for row in range(n):
        mixed = np.uint64(1469598103934665603)
        for column in range(d):
            code = groups[column, node[column], distinct[row, column]]
            mixed = (mixed ^ np.uint64(code)) * np.uint64(1099511628211)
        mixed ^= mixed >> np.uint64(29)
        place = np.int64(mixed & np.uint64(space - 1))
        while True:
            other = slots[place]
            if other < 0:
                slots[place] = count
                firsts[count] = row
                made[row] = count
                count += 1
                break
            same = True
            for column in range(d):
                level = node[column]
                if (
                    groups[column, level, distinct[row, column]]
                    != groups[column, level, distinct[firsts[other], column]]
                ):
                    same = False
                    break
            if same:
                made[row] = other
                break
            place = (place + 1) & (space - 1)
    return made, count


@numba.njit(cache=True, nogil=True)
def _loss(distinct, node, losses, counts, broken):  # pragma: no cover
    n, d = distinct.shape
    total = 0.0
    for row in range(n):
        if broken[row]:
            total += counts[row]
            continue
        own = 0.0
        for column in range(d):
            own += losses[column, node[column], distinct[row, column]]
        total += counts[row] * own / d
    return total
