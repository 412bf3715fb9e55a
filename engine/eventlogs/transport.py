"""Cheapest way to turn one distribution of whole-number masses into another, exact in integers.

    minimise Σ c_ij f_ij   subject to   Σ_j f_ij = a_i,  Σ_i f_ij = b_j,  f ≥ 0      (a, b, c integers)

Small instances go to OR-tools' min-cost flow on all edges, an integer algorithm. Large ones are solved
on a short list of candidate edges: the k cheapest of every row and column and a feasible staircase. The
dual prices u, v of that optimum give every other edge its reduced cost c_ij − u_i − v_j; edges where it
is negative join the list, until there is none. Then, and only then, the optimum on the list is the
optimum on all edges (linear programming duality).

Why this is exact although POT's network simplex computes in doubles: masses, costs and with them all
flows and prices are integers below 2^53, and doubles add and subtract such integers without error. What
comes back is not trusted all the same: flows must be whole and meet both margins, edges that carry flow
must have reduced cost 0 and no edge a negative one, all checked in int64 by `_proven`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from engine.errors import SfumatoError
from engine.progress import Progress

# Below this many edges OR-tools is done before POT (2 s, 200 MB) is imported.
SMALL = 400_000
CANDIDATES = 16  # cheapest edges of every row and column to begin with
ADDED = 8  # most negative edges of every row and column that join per round
BLOCK = 1 << 21  # edges priced at once
ITERATIONS = 10**8  # POT's default stops early, warns, and returns a wrong value


@dataclass(frozen=True)
class Flow:
    """Which row gives how much to which column; `prices` prove that no cheaper way exists."""

    rows: np.ndarray
    columns: np.ndarray
    mass: np.ndarray  # int64
    cost: int
    prices: tuple[np.ndarray, np.ndarray] | None  # u, v; None where OR-tools solved it
    rounds: int


def transport(cost: np.ndarray, supply: np.ndarray, demand: np.ndarray, progress: Progress) -> Flow:
    """An optimal flow for integer costs and masses; both sides hold the same total."""
    if int(supply.sum()) != int(demand.sum()):
        raise ValueError("supply and demand differ")
    if cost.size == 0:
        none = np.empty(0, np.int64)
        return Flow(none, none, none, 0, None, 0)
    solver = solve_all_edges if cost.size <= SMALL else solve_candidate_edges
    return solver(cost, supply, demand, progress)


def solve_all_edges(cost: np.ndarray, supply: np.ndarray, demand: np.ndarray, progress: Progress) -> Flow:
    """OR-tools' cost-scaling push-relabel on the complete bipartite graph."""
    from ortools.graph.python.min_cost_flow import SimpleMinCostFlow

    progress.report(0.0, f"solving {cost.shape[0]} × {cost.shape[1]} variants")
    rows, columns = cost.shape
    solver = SimpleMinCostFlow()
    tails = np.repeat(np.arange(rows, dtype=np.int32), columns)
    heads = np.tile(np.arange(rows, rows + columns, dtype=np.int32), rows)
    capacity = np.minimum(supply[:, None], demand[None, :]).ravel().astype(np.int64)
    edges = solver.add_arcs_with_capacity_and_unit_cost(tails, heads, capacity, cost.ravel().astype(np.int64))
    nodes = np.arange(rows + columns, dtype=np.int32)
    solver.set_nodes_supplies(nodes, np.concatenate([supply, -demand]).astype(np.int64))
    status = solver.solve()
    if status != solver.OPTIMAL:
        raise SfumatoError(
            f"the flow solver gave up ({status})", hint="please report this file's size and shape"
        )
    flows = solver.flows(edges)
    used = np.flatnonzero(flows)
    mass = flows[used].astype(np.int64)
    i, j = used // columns, used % columns
    _require_margins(i, j, mass, supply, demand)
    progress.report(1.0)
    return Flow(i, j, mass, _total(cost[i, j], mass), None, 1)


def solve_candidate_edges(
    cost: np.ndarray, supply: np.ndarray, demand: np.ndarray, progress: Progress
) -> Flow:
    """Column generation: POT's network simplex on a growing list of edges, proven by reduced costs."""
    from ot.lp.emd_wrap import emd_c_sparse

    progress.report(0.0, f"choosing candidate edges among {cost.shape[0]} × {cost.shape[1]}")
    width = cost.shape[1]
    edges = _first_candidates(cost, supply, demand, progress.part("", 0.3))
    a, b = supply.astype(np.float64), demand.astype(np.float64)
    flat = cost.reshape(-1)
    for number in range(1, 1000):
        i, j = (edges // width).astype(np.uint64), (edges % width).astype(np.uint64)
        progress.check()
        rows, columns, mass, _, u, v, code = emd_c_sparse(
            a, b, i, j, flat[edges].astype(np.float64), ITERATIONS
        )
        if code != 1:
            raise SfumatoError(
                f"the network simplex gave up (code {code})", hint="please report this file's shape"
            )
        found = _whole(rows, columns, mass, supply, demand)
        u, v = _whole_prices(u), _whole_prices(v)
        negative = _negative_edges(cost, u, v, progress.part("", 0.6 * 0.5**number))
        if negative.size == 0:
            progress.report(1.0)
            return _proven(cost, *found, (u, v), number)
        edges = np.union1d(edges, negative)
        progress.report(0.0, f"round {number}: {negative.size} better edges found")
    raise SfumatoError(
        "the flow solver does not come to an end", hint="please report this file's size and shape"
    )


def _first_candidates(cost, supply, demand, progress: Progress) -> np.ndarray:
    """Flat indices: the cheapest edges of every row and column, and a staircase that is feasible."""
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


def _negative_edges(cost, u, v, progress: Progress) -> np.ndarray:
    """Flat indices of edges with negative reduced cost: the worst few of every row and column."""
    rows, columns = cost.shape
    found, values = [], []
    for start, block in _blocks(cost):
        reduced = block - (u[start : start + len(block), None] + v[None, :])
        i, j = np.nonzero(reduced < 0)
        found.append((start + i) * columns + j)
        values.append(reduced[i, j])
        progress.report(start / rows)
    edges, reduced = np.concatenate(found), np.concatenate(values)
    if edges.size <= ADDED * (rows + columns):
        return edges
    worst = np.lexsort((reduced, edges // columns))
    by_row = worst[_rank_in_run(edges[worst] // columns) < ADDED]
    worst = np.lexsort((reduced, edges % columns))
    by_column = worst[_rank_in_run(edges[worst] % columns) < ADDED]
    return edges[np.union1d(by_row, by_column)]


def _rank_in_run(keys: np.ndarray) -> np.ndarray:
    """0, 1, 2 … within every run of equal keys."""
    starts = np.flatnonzero(np.r_[True, keys[1:] != keys[:-1]])
    return np.arange(keys.size) - np.repeat(starts, np.diff(np.r_[starts, keys.size]))


def _whole(rows, columns, mass, supply, demand) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    rounded = np.rint(mass).astype(np.int64)
    used = rounded > 0
    i, j, rounded = rows[used].astype(np.int64), columns[used].astype(np.int64), rounded[used]
    _require_margins(i, j, rounded, supply, demand)
    order = np.lexsort((j, i))
    return i[order], j[order], rounded[order]


def _whole_prices(prices: np.ndarray) -> np.ndarray:
    rounded = np.rint(prices)
    if np.abs(prices - rounded).max(initial=0.0) > 1e-6:
        raise SfumatoError("the network simplex returned prices that are not whole numbers")
    return rounded.astype(np.int64)


def _require_margins(rows, columns, mass, supply, demand) -> None:
    given, taken = np.zeros_like(supply), np.zeros_like(demand)
    np.add.at(given, rows, mass)
    np.add.at(taken, columns, mass)
    if not (np.array_equal(given, supply) and np.array_equal(taken, demand)):
        raise SfumatoError("the flow solver returned a flow that does not add up")


def _proven(cost, rows, columns, mass, prices, rounds: int) -> Flow:
    """Complementary slackness: with no negative edge left, flow on edges of reduced cost 0 is optimal."""
    u, v = prices
    if (cost[rows, columns] != u[rows] + v[columns]).any():
        raise SfumatoError("the network simplex returned a flow that its own prices contradict")
    return Flow(rows, columns, mass, _total(cost[rows, columns], mass), prices, rounds)


def _total(costs: np.ndarray, mass: np.ndarray) -> int:
    """Σ c·f in Python integers: the sum may leave int64."""
    return sum(int(c) * int(m) for c, m in zip(costs.tolist(), mass.tolist(), strict=True))
