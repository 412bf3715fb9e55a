"""Mondrian with several workers: the first cuts here, what lies below each of them on a worker.

A class is cut by what is in it and by nothing else, so the parts below the first cuts can be cut anywhere.
The tree is put together as one machine would have numbered it: depth first, left part first. A part is sent
with the ranks that occur in it alone, and its own cuts are translated back.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from engine.core.distributed import is_column, require
from engine.core.progress import Progress
from engine.kinds.tables.diversity import Requirement
from engine.kinds.tables.mondrian import WORK, Cutting, Partition, Scale, State, cutting_of

PARTS_A_THREAD = 4  # so that no worker waits long for the others
Spread = Callable[[Callable[[Cutting], Partition], Sequence[Cutting], Progress], list[Partition]]


def partition_spread(
    scales: Sequence[Scale], requirement: Requirement, spread: Spread, threads: int, progress: Progress
) -> Partition | None:
    """What `mondrian.partition` gives."""
    cutting = cutting_of(scales, requirement)
    if not cutting.holds():
        return None
    state = cutting.state()
    below = _first_cuts(
        cutting, state, max(2 * requirement.k, len(cutting.codes) // (PARTS_A_THREAD * threads))
    )
    packed = [_packed(cutting, state.order[one.start : one.end]) for one in below]
    found = spread(cut_below, [one for one, _ in packed], progress)
    for number, (one, (asked, _)) in enumerate(zip(found, packed, strict=True), start=1):
        require(str(number), fits, one, asked)
    trees = {
        one.node: _Tree(one, part, ranks) for one, part, (_, ranks) in zip(below, found, packed, strict=True)
    }
    return _grafted(cutting, state, trees)


def cut_below(cutting: Cutting) -> Partition:
    """On a worker: one part to the end."""
    state = cutting.state()
    while state.counters[0]:
        cutting.advance(state, WORK)
    return state.partition()


def fits(found: Partition, asked: Cutting) -> bool:
    """Whether every row comes down the tree to its class, the classes have at least k rows, and each knows
    the cuts that bound it. l, t and persons are the verifier's."""
    n, d = asked.codes.shape
    nodes, leaves = len(found.column), len(found.sizes)
    tree = found.column, found.cut, found.after, found.left, found.right, found.leaf
    inner, numbers = found.column >= 0, np.arange(nodes)
    ends = np.where(inner, found.leaf, -1), np.where(inner, -1, found.left), np.where(inner, -1, found.right)
    well_formed = (
        all(is_column(one, nodes, np.int32) for one in tree)
        and bool((found.column < d).all() and (found.cut < max(1, len(asked.values))).all())
        and all(bool((one == -1).all()) for one in ends)
        and bool(((found.left > numbers) & (found.right > numbers) | ~inner).all())
        and np.array_equal(np.sort(found.leaf[~inner]), np.arange(leaves))
    )
    if not well_formed or not is_column(found.classes, n, np.int32):
        return False
    node, (low, high) = np.zeros(n, np.int32), _bounds(found, d)
    while (going := inner[node]).any():
        rows = np.flatnonzero(going)
        at = node[rows]
        goes_left = asked.codes[rows, found.column[at]] <= found.cut[at]
        node[rows] = np.where(goes_left, found.left[at], found.right[at])
    return (
        np.array_equal(found.leaf[node], found.classes)
        and np.array_equal(np.bincount(found.classes, minlength=leaves), found.sizes)
        and bool((found.sizes >= asked.k).all())
        and np.array_equal(low, found.low)
        and np.array_equal(high, found.high)
    )


def _bounds(found: Partition, columns: int) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
    """The nodes that bound each class from below and from above, by column."""
    low = np.full((len(found.column), columns), -1, np.int32)
    high = low.copy()
    level = np.zeros(1, np.int32)
    while len(level := level[found.column[level] >= 0]):
        left, right, column = found.left[level], found.right[level], found.column[level]
        low[left], high[left], low[right], high[right] = low[level], high[level], low[level], high[level]
        bounds = found.cut[level] >= 0  # cells without a value are apart, which bounds no value
        high[left[bounds], column[bounds]] = low[right[bounds], column[bounds]] = level[bounds]
        level = np.concatenate([left, right])
    leaves = np.flatnonzero(found.column < 0)
    at = leaves[np.argsort(found.leaf[leaves])]
    return low[at], high[at]


@dataclass(frozen=True)
class _Below:
    """A part that is still to be cut: its place among the ordered rows, its node, the nodes that bound it."""

    start: int
    end: int
    node: int
    low: NDArray[np.int32]
    high: NDArray[np.int32]


@dataclass(frozen=True)
class _Tree:
    """What became of it, with the ranks of every column that its own ranks stand for."""

    root: _Below
    found: Partition
    ranks: list[NDArray[np.int32]]


def _first_cuts(cutting: Cutting, state: State, most: int) -> list[_Below]:
    """Cuts all parts of more than so many rows; what is left. Leaves found on the way are left to be found
    again: they are few."""
    n, d = cutting.codes.shape
    free = np.full(d, -1, np.int32)
    larger, left = [_Below(0, n, 0, free, free)], []
    while larger:
        one = larger.pop()
        state.stack[0] = one.start, one.end, one.node
        state.low_stack[0], state.high_stack[0] = one.low, one.high
        state.counters[0] = 1
        cutting.advance(state, 1)
        if not state.counters[0]:
            left.append(one)
        for at in range(int(state.counters[0])):
            start, end, node = (int(word) for word in state.stack[at])
            part = _Below(start, end, node, state.low_stack[at].copy(), state.high_stack[at].copy())
            (larger if end - start > most else left).append(part)
    return left


def _packed(cutting: Cutting, rows: NDArray[np.int32]) -> tuple[Cutting, list[NDArray[np.int32]]]:
    """These rows by themselves: ranks, values and persons that do not occur are not sent."""
    codes, ranks, values = cutting.codes[rows], [], []
    for column in range(codes.shape[1]):
        start, end = cutting.offsets[column : column + 2]
        codes[:, column], own = _renumbered(codes[:, column], int(end - start))
        ranks.append(own)
        values.append(cutting.values[start:end][own])
    persons, _, sensitive, *more = cutting.asked
    if len(persons):
        persons, _ = _renumbered(persons[rows], int(persons.max()) + 1)
    seen = np.full(int(persons.max(initial=-1)) + 1, -1, np.int64)
    sensitive = np.asfortranarray(sensitive[rows] if len(sensitive) else sensitive)
    offsets = np.cumsum([0, *map(len, ranks)]).astype(np.int64)
    asked = (persons, seen, sensitive, *more)
    return replace(cutting, codes=codes, values=np.concatenate(values), offsets=offsets, asked=asked), ranks


def _renumbered(codes: NDArray[np.int32], m: int) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
    """0, 1, 2 … for the codes that occur, in their order (-1 stays), and what each stands for."""
    there = np.zeros(m + 1, bool)
    there[codes] = True
    there[-1] = False
    new = np.append(np.cumsum(there[:-1]) - 1, -1).astype(np.int32)
    return new[codes], np.flatnonzero(there).astype(np.int32)


def _grafted(cutting: Cutting, state: State, trees: dict[int, _Tree]) -> Partition:
    """One tree, its nodes and classes numbered as they are met depth first."""
    classes = np.empty(len(cutting.codes), np.int32)
    low: list[NDArray[np.int32]] = []
    high: list[NDArray[np.int32]] = []
    nodes = np.full((2 * sum(len(one.found.sizes) for one in trees.values()) - 1, 6), -1, np.int32)
    number = {0: 0}  # of the nodes of the first cuts, in the whole tree
    stack, used, leaves = [0], 1, 0
    while stack:
        node = stack.pop()
        at = number[node]
        if node not in trees:
            column, cut, after, left, right, _ = state.nodes[node].tolist()
            nodes[at] = column, cut, after, used, used + 1, -1
            number[left], number[right] = used, used + 1
            used += 2
            stack += [right, left]
            continue
        tree = trees[node]
        found, own = tree.found, np.arange(used - 1, used - 1 + len(tree.found.column), dtype=np.int32)
        own[0] = at
        used += len(own) - 1
        nodes[own] = _translated(tree, own, leaves)
        classes[state.order[tree.root.start : tree.root.end]] = found.classes + leaves
        leaves += len(found.sizes)
        for bounds, inner, outer in ((low, found.low, tree.root.low), (high, found.high, tree.root.high)):
            above = np.array([number.get(int(one), -1) for one in outer], np.int32)
            bounds.append(np.where(inner < 0, above, own[inner]))
    column, cut, after, lefts, rights, leaf = nodes.T.copy()
    bounds_of = (np.concatenate(low), np.concatenate(high))
    sizes = np.bincount(classes, minlength=leaves)
    return Partition(classes, sizes, column, cut, after, lefts, rights, leaf, *bounds_of)


def _translated(tree: _Tree, own: NDArray[np.int32], leaves: int) -> NDArray[np.int32]:
    """The nodes of a tree with ranks, numbers and classes of the whole."""
    found = tree.found
    cut, after = found.cut.copy(), found.after.copy()
    for column, ranks in enumerate(tree.ranks):
        for mine in (cut, after):
            there = (found.column == column) & (mine >= 0)
            mine[there] = ranks[mine[there]]
    inner = found.column >= 0
    left, right = np.where(inner, own[found.left], -1), np.where(inner, own[found.right], -1)
    return np.column_stack([found.column, cut, after, left, right, np.where(inner, -1, found.leaf + leaves)])
