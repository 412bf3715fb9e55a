"""Cheapest way to turn one distribution of whole-number masses into another, exact in integers.

    minimise Σ c_ij f_ij   subject to   Σ_j f_ij = a_i,  Σ_i f_ij = b_j,  f ≥ 0      (a, b, c integers)

POT's network simplex solves small instances on all edges. Large ones are solved on a short list of
candidate edges: the k cheapest of every row and column and a feasible staircase. The dual prices u, v of
that optimum give every other edge its reduced cost c_ij − u_i − v_j; edges where it is negative join the
list, until there is none. Then, and only then, the optimum on the list is the optimum on all edges (linear
programming duality). Every round has a flow that is feasible and prices that bound what is still to be
gained: `callback` sees both.

Why this is exact although the network simplex computes in doubles: masses, costs and with them all flows
and prices are integers below 2^53, and doubles add and subtract such integers without error. What comes
back is not trusted all the same: flows must be whole and meet both margins, edges that carry flow must
have reduced cost 0 and no edge a negative one, all checked in int64.

Measured against OR-tools' min-cost flow (cost scaling) and the network simplex on all edges, the candidate
edges are ahead of both from some 600 × 600 on (tests/benchmarks/bench_eventlogs.py).
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from engine.core.errors import SfumatoError
from engine.core.progress import Progress
from engine.core.text import text
from engine.kinds.eventlogs.column_generation import first_candidates, negative_edges
from engine.kinds.eventlogs.pot_emd import network_simplex

SMALL = 400_000  # up to so many edges looking at all of them is faster than choosing
ITERATIONS = 10**8  # POT's default stops early, warns, and returns a wrong value
ROUNDS = 1000  # some five are needed


@dataclass(frozen=True)
class OptimalFlow:
    """Which row gives how much to which column; `prices` prove that no cheaper way exists."""

    rows: np.ndarray
    columns: np.ndarray
    mass: np.ndarray  # int64
    cost: int
    prices: tuple[np.ndarray, np.ndarray]  # u, v
    rounds: int


@dataclass(frozen=True)
class FeasibleFlow:
    """A feasible flow on the way: what it costs, and what no flow can cost less than."""

    rows: np.ndarray
    columns: np.ndarray
    mass: np.ndarray
    cost: int
    bound: int
    round: int


RoundCallback = Callable[[FeasibleFlow], None]
FlowArrays = tuple[np.ndarray, np.ndarray, np.ndarray]  # rows, columns, masses
Prices = tuple[np.ndarray, np.ndarray]


def transport(
    cost: np.ndarray,
    supply: np.ndarray,
    demand: np.ndarray,
    progress: Progress,
    callback: RoundCallback | None = None,
) -> OptimalFlow:
    """An optimal flow for integer costs and masses; both sides hold the same total."""
    if int(supply.sum()) != int(demand.sum()):
        raise ValueError("supply and demand differ")
    if cost.size == 0:
        none = np.empty(0, np.int64)
        return OptimalFlow(none, none, none, 0, (np.zeros(len(supply), int), np.zeros(len(demand), int)), 0)
    if cost.size <= SMALL:
        return solve_all_edges(cost, supply, demand, progress)
    return solve_candidate_edges(cost, supply, demand, progress, callback)


def solve_all_edges(
    cost: np.ndarray, supply: np.ndarray, demand: np.ndarray, progress: Progress
) -> OptimalFlow:
    """The network simplex on the complete bipartite graph."""
    progress.report(0.0, text("{shape} × {shape2} variants", shape=cost.shape[0], shape2=cost.shape[1]))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        plan, _, u, v, code = network_simplex().emd_c(
            supply.astype(np.float64), demand.astype(np.float64), cost.astype(np.float64), ITERATIONS, 1
        )
    _require_finished(code)
    rows, columns = np.nonzero(plan)
    found = _whole((rows, columns, plan[rows, columns]), supply, demand)
    prices = _whole_prices(u), _whole_prices(v)
    if negative_edges(cost, *prices, progress)[0].size:
        raise SfumatoError("the network simplex returned a flow that its own prices contradict")
    progress.report(1.0)
    return _proven(cost, found, prices, 1)


def solve_candidate_edges(
    cost: np.ndarray,
    supply: np.ndarray,
    demand: np.ndarray,
    progress: Progress,
    callback: RoundCallback | None = None,
) -> OptimalFlow:
    """Column generation: the network simplex on a growing list of edges, proven by reduced costs."""
    progress.report(0.0, text("{shape} × {shape2} variants", shape=cost.shape[0], shape2=cost.shape[1]))
    edges = first_candidates(cost, supply, demand, progress.part("", 0.3))
    for number in range(1, ROUNDS):
        progress.check()
        (rows, columns, mass), prices = _solve_list(cost, supply, demand, edges)
        negative, least = negative_edges(cost, *prices, progress.part("", 0.6 * 0.5**number))
        if callback is not None:
            bound = _bound(supply, demand, prices, least)
            callback(FeasibleFlow(rows, columns, mass, _total(cost[rows, columns], mass), bound, number))
        if negative.size == 0:
            progress.report(1.0)
            return _proven(cost, (rows, columns, mass), prices, number)
        edges = np.concatenate([edges, negative])  # none of them is listed: listed ones are not negative
        progress.report(0.0, text("round {number}", number=number))
    raise SfumatoError(
        "the flow solver does not come to an end", hint="please report this file's size and shape"
    )


def _solve_list(
    cost: np.ndarray, supply: np.ndarray, demand: np.ndarray, edges: np.ndarray
) -> tuple[FlowArrays, Prices]:
    """An optimal flow (rows, columns, masses) on the listed edges alone, and its prices."""
    width = cost.shape[1]
    rows, columns, mass, _, u, v, code = network_simplex().emd_c_sparse(
        supply.astype(np.float64),
        demand.astype(np.float64),
        (edges // width).astype(np.uint64),
        (edges % width).astype(np.uint64),
        cost.reshape(-1)[edges].astype(np.float64),
        ITERATIONS,
    )
    _require_finished(code)
    return _whole((rows, columns, mass), supply, demand), (_whole_prices(u), _whole_prices(v))


def _bound(supply: np.ndarray, demand: np.ndarray, prices: Prices, least: np.ndarray) -> int:
    """Σ a_i u'_i + Σ b_j v_j with u' lowered until no edge is negative: no flow costs less."""
    u, v = prices
    return _total(supply, u + np.minimum(least, 0)) + _total(demand, v)


def _require_finished(code: int) -> None:
    if code != 1:
        raise SfumatoError(
            text("the network simplex gave up (code {code})", code=code),
            hint="please report this file's shape",
        )


def _whole(flow: FlowArrays, supply: np.ndarray, demand: np.ndarray) -> FlowArrays:
    rows, columns, mass = flow
    rounded = np.rint(mass).astype(np.int64)
    used = rounded > 0
    i, j, rounded = rows[used].astype(np.int64), columns[used].astype(np.int64), rounded[used]
    given, taken = np.zeros_like(supply), np.zeros_like(demand)
    np.add.at(given, i, rounded)
    np.add.at(taken, j, rounded)
    if not (np.array_equal(given, supply) and np.array_equal(taken, demand)):
        raise SfumatoError("the flow solver returned a flow that does not add up")
    order = np.lexsort((j, i))
    return i[order], j[order], rounded[order]


def _whole_prices(prices: np.ndarray) -> np.ndarray:
    rounded = np.rint(prices)
    if np.abs(prices - rounded).max(initial=0.0) > 1e-6:
        raise SfumatoError("the network simplex returned prices that are not whole numbers")
    return rounded.astype(np.int64)


def _proven(cost: np.ndarray, flow: FlowArrays, prices: Prices, rounds: int) -> OptimalFlow:
    """Complementary slackness: with no negative edge left, flow on edges of reduced cost 0 is optimal."""
    (rows, columns, mass), (u, v) = flow, prices
    if (cost[rows, columns] != u[rows] + v[columns]).any():
        raise SfumatoError("the network simplex returned a flow that its own prices contradict")
    return OptimalFlow(rows, columns, mass, _total(cost[rows, columns], mass), prices, rounds)


def _total(costs: np.ndarray, mass: np.ndarray) -> int:
    """Σ c·f in Python integers: the sum may leave int64."""
    return sum(int(c) * int(m) for c, m in zip(costs.tolist(), mass.tolist(), strict=True))
