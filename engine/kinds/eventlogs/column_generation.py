"""Edges worth looking at: a short list to begin with, and those that prices call too cheap to leave out.

Edges are named by their flat index row · columns + column. With dual prices u, v the reduced cost of an
edge is c_ij − u_i − v_j; a negative one can improve the flow. The least one of every row also bounds
what any flow costs: u_i + min(0, min_j c_ij − u_i − v_j) and v_j are feasible prices (weak duality).
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from engine.core.progress import Progress

CANDIDATES = 8  # cheapest edges of every row and column to begin with
ADDED = 8  # most negative edges of every row and column that join per round
BLOCK = 1 << 21  # edges priced at once


def first_candidates(
    cost: np.ndarray, supply: np.ndarray, demand: np.ndarray, progress: Progress
) -> np.ndarray:
    """The cheapest edges of every row and column, and a staircase that is feasible."""
    rows, columns = cost.shape
    parts = [_staircase(supply, demand) @ np.array([columns, 1])]
    for start, block in _blocks(cost):
        cheap = _cheapest(block, min(CANDIDATES, columns))
        parts.append(((start + np.arange(len(block)))[:, None] * columns + cheap).ravel())
        progress.report(0.5 * start / rows)
    for start, block in _blocks(cost.T):
        cheap = _cheapest(np.ascontiguousarray(block), min(CANDIDATES, rows))
        parts.append((cheap * columns + (start + np.arange(len(block)))[:, None]).ravel())
        progress.report(0.5 + 0.5 * start / columns)
    return np.unique(np.concatenate(parts))


def negative_edges(
    cost: np.ndarray, u: np.ndarray, v: np.ndarray, progress: Progress
) -> tuple[np.ndarray, np.ndarray]:
    """Edges with negative reduced cost (the worst few of every row and column), and the least of each row."""
    rows, columns = cost.shape
    found, values, least = [np.empty(0, np.int64)], [np.empty(0, np.int64)], []
    for start, block in _blocks(cost):
        reduced = block - (u[start : start + len(block), None] + v[None, :])
        least.append(reduced.min(axis=1))
        some = np.flatnonzero(least[-1] < 0)
        i, j = np.nonzero(reduced[some] < 0)
        found.append((start + some[i]) * columns + j)
        values.append(reduced[some[i], j])
        progress.report(start / rows)
    edges, reduced = np.concatenate(found), np.concatenate(values)
    return _worst(edges, reduced, rows, columns), np.concatenate(least)


def _worst(edges: np.ndarray, reduced: np.ndarray, rows: int, columns: int) -> np.ndarray:
    if edges.size <= ADDED * (rows + columns):
        return edges
    worst = np.lexsort((reduced, edges // columns))
    by_row = worst[_rank_in_run(edges[worst] // columns) < ADDED]
    worst = np.lexsort((reduced, edges % columns))
    by_column = worst[_rank_in_run(edges[worst] % columns) < ADDED]
    return edges[np.union1d(by_row, by_column)]


def _cheapest(block: np.ndarray, k: int) -> np.ndarray:
    if k == block.shape[1]:
        return np.tile(np.arange(k), (len(block), 1))
    return np.argpartition(block, k - 1, axis=1)[:, :k]


def _staircase(supply: np.ndarray, demand: np.ndarray) -> np.ndarray:
    """The (row, column) pairs of the north-west corner rule: a feasible flow uses them."""
    pairs = []
    i = j = 0
    left, right = int(supply[0]), int(demand[0])
    while True:
        pairs.append((i, j))
        moved = min(left, right)
        left, right = left - moved, right - moved
        if left == 0 and i + 1 < len(supply):
            i += 1
            left = int(supply[i])
        elif right == 0 and j + 1 < len(demand):
            j += 1
            right = int(demand[j])
        else:
            return np.array(pairs, np.int64)


def _blocks(cost: np.ndarray) -> Iterator[tuple[int, np.ndarray]]:
    step = max(1, BLOCK // cost.shape[1])
    for start in range(0, len(cost), step):
        yield start, cost[start : start + step]


def _rank_in_run(keys: np.ndarray) -> np.ndarray:
    """0, 1, 2 … within every run of equal keys."""
    starts = np.flatnonzero(np.r_[True, keys[1:] != keys[:-1]])
    return np.arange(keys.size) - np.repeat(starts, np.diff(np.r_[starts, keys.size]))
