"""Proof with exact rational prices that a flow is cheapest, although its costs were rounded.

The flow F is optimal for the rounded costs ⌊scale·d/m⌋, with integer prices u, v. For the true costs d/m
new prices are computed along a spanning forest of edges that are tight for the rounded ones (all edges
that carry flow first), as integers over L = lcm of all m. They differ from u, v by the rounding errors
on a path of the forest, so only edges whose rounded reduced cost is not larger than twice the largest
difference can be negative; those are few and are checked one by one in Python integers.

If the smallest true reduced cost is −ε < 0, every flow costs at least cost(F) − ε·mass (weak duality):
that is the returned gap. If it is ≥ 0 the gap is 0 and F is proven optimal.
"""

from __future__ import annotations

import math
from collections import deque
from fractions import Fraction

import numpy as np

from engine.kinds.eventlogs.optimal_transport import OptimalFlow

MOST_CHECKED = 3_000_000


def rational_gap(
    distances: np.ndarray,
    rows: np.ndarray,
    columns: np.ndarray,
    cost: np.ndarray,
    scale: int,
    flow: OptimalFlow,
) -> Fraction:
    """Upper bound on e(F) − e(optimum), per unit of mass."""
    rounding = Fraction(1, scale)  # each cost was rounded down by less than 1/scale
    u, v = flow.prices
    tight = _edges_below(cost, u, v, 0)
    if tight is None:
        return rounding
    support = np.stack([flow.rows, flow.columns], axis=1)
    lcm = math.lcm(*(int(n) for n in np.union1d(rows, columns) if n))
    exact_u, exact_v = _forest_prices(
        distances, rows, columns, np.concatenate([support, tight]), u, v, scale, lcm
    )
    drift = max(
        (
            abs(Fraction(exact * scale, lcm) - int(rounded))
            for exact, rounded in [
                *zip(exact_u, u.tolist(), strict=True),
                *zip(exact_v, v.tolist(), strict=True),
            ]
        ),
        default=Fraction(0),
    )
    suspects = _edges_below(cost, u, v, math.ceil(2 * drift))
    if suspects is None:
        return rounding
    worst = 0
    for i, j in suspects.tolist():
        longest = max(int(rows[i]), int(columns[j]), 1)
        worst = min(worst, int(distances[i, j]) * (lcm // longest) - exact_u[i] - exact_v[j])
    return min(Fraction(-worst, lcm), rounding)


def _edges_below(cost: np.ndarray, u: np.ndarray, v: np.ndarray, limit: int) -> np.ndarray | None:
    """(row, column) of edges with rounded reduced cost up to the limit; None if there are too many."""
    found, count = [], 0
    for start in range(0, len(u), 256):
        reduced = cost[start : start + 256] - (u[start : start + 256, None] + v[None, :])
        i, j = np.nonzero(reduced <= limit)
        count += i.size
        if count > MOST_CHECKED:
            return None
        found.append(np.stack([i + start, j], axis=1))
    return np.concatenate(found)


def _forest_prices(
    distances: np.ndarray,
    rows: np.ndarray,
    columns: np.ndarray,
    edges: np.ndarray,
    u: np.ndarray,
    v: np.ndarray,
    scale: int,
    lcm: int,
) -> tuple[list[int], list[int]]:
    """Prices times lcm: exact along a spanning forest, the rounded ones where a tree begins."""
    height = len(u)
    prices: list[int | None] = [None] * (height + len(v))
    neighbours: list[list[tuple[int, int]]] = [[] for _ in prices]
    for i, j in _forest(edges, height, len(prices)):
        value = int(distances[i, j]) * (lcm // max(int(rows[i]), int(columns[j]), 1))
        neighbours[i].append((height + j, value))
        neighbours[height + j].append((i, value))
    rounded = [*u.tolist(), *v.tolist()]
    for root in range(len(prices)):
        if prices[root] is not None:
            continue
        prices[root] = rounded[root] * lcm // scale
        queue = deque([root])
        while queue:
            node = queue.popleft()
            for other, value in neighbours[node]:
                if prices[other] is None:
                    prices[other] = value - prices[node]  # type: ignore[operator]
                    queue.append(other)
    known = [price for price in prices if price is not None]
    return known[:height], known[height:]


def _forest(edges: np.ndarray, height: int, nodes: int) -> list[tuple[int, int]]:
    """Edges, first come first served, that close no cycle (union–find with path halving)."""
    parent = list(range(nodes))

    def find(node: int) -> int:
        while parent[node] != node:
            parent[node] = parent[parent[node]]
            node = parent[node]
        return node

    kept = []
    for i, j in edges.tolist():
        a, b = find(i), find(height + j)
        if a != b:
            parent[a] = b
            kept.append((i, j))
    return kept
