"""One Lloyd iteration over one site's points, compiled: nearest centroid, sums, counts, TD².

    label(x) = argmin_c Σ_j (x_j − c_j)²   (ties: lowest number),   TD² = Σ_x min_c |x − c|²

Some points at a time are held against one centroid after the other, so that the processor does several
points in one step. Squares are added coordinate by coordinate, whatever is done together.
"""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor

import numpy as np
from numba import njit
from numpy.typing import NDArray

Floats = NDArray[np.float64]

SEEDING_ROWS = 20_000  # k-means++ needs no more of a table, and it is the slow part
TILE = 64  # points held against the centroids together
BLOCK = 1 << 16  # rows a task; partial sums of short stretches also keep the rounding small


def sums(points: Floats, centroids: Floats) -> tuple[Floats, Floats, float]:
    """(Σ of the points of each cluster, their counts, TD²)."""
    return _added(points, centroids, None)


def labels(points: Floats, centroids: Floats) -> NDArray[np.int64]:
    return assign(points, centroids)[0]


def assign(points: Floats, centroids: Floats) -> tuple[NDArray[np.int64], Floats, Floats, float]:
    """(Cluster of each point, Σ of the points of each cluster, their counts, TD²), in one pass."""
    found = np.empty(len(points), dtype=np.int64)
    return found, *_added(points, centroids, found)


def _added(
    points: Floats, centroids: Floats, found: NDArray[np.int64] | None
) -> tuple[Floats, Floats, float]:
    """Clusters go into `found`; where nobody asks for them, into no memory that grows with the points."""
    across = np.ascontiguousarray(centroids.T)
    starts = range(0, max(len(points), 1), BLOCK)

    def work(start: int) -> tuple[Floats, float]:
        some = points[start : start + BLOCK]
        into = np.empty(len(some), np.int64) if found is None else found[start : start + BLOCK]
        return _assign(some, across, into)

    if len(starts) == 1:
        parts = [work(0)]
    else:
        with ThreadPoolExecutor(max_workers=os.cpu_count()) as pool:
            parts = list(pool.map(work, starts))
    total = np.sum([part[0] for part in parts], axis=0)
    return total[:, :-1], total[:, -1], float(np.sum([part[1] for part in parts]))


@njit(nogil=True, cache=True, fastmath={"contract"}, error_model="numpy", inline="always")
def _distances(tile, across, c, away):
    """Squared distances of the points of a tile to one centroid. Four coordinates in a turn: their sum
    stays in a register."""
    d = len(across)
    away[:] = 0.0
    for j in range(0, d - 3, 4):
        for t in range(TILE):
            first = tile[j, t] - across[j, c]
            second = tile[j + 1, t] - across[j + 1, c]
            third = tile[j + 2, t] - across[j + 2, c]
            fourth = tile[j + 3, t] - across[j + 3, c]
            square = away[t] + first * first
            square = square + second * second
            square = square + third * third
            away[t] = square + fourth * fourth
    rest = d - d % 4
    if d % 4 >= 2:
        for t in range(TILE):
            first = tile[rest, t] - across[rest, c]
            second = tile[rest + 1, t] - across[rest + 1, c]
            square = away[t] + first * first
            away[t] = square + second * second
        rest += 2
    for j in range(rest, d):
        for t in range(TILE):
            step = tile[j, t] - across[j, c]
            away[t] += step * step


@njit(nogil=True, cache=True, fastmath={"contract"}, error_model="numpy")
def _assign(points, across, found):
    d, k = across.shape
    total = np.zeros((k, d + 1))
    tile = np.zeros((d, TILE))
    away, least, best = np.empty(TILE), np.empty(TILE), np.empty(TILE, dtype=np.int64)
    square = 0.0
    for start in range(0, len(points), TILE):
        held = min(TILE, len(points) - start)
        for t in range(held):
            for j in range(d):
                tile[j, t] = points[start + t, j]
        least[:] = np.inf
        best[:] = 0
        for c in range(k):
            _distances(tile, across, c, away)
            for t in range(TILE):
                # A choice instead of a branch: which centroid is nearer cannot be foretold, and a wrong
                # guess of the processor costs more than the whole comparison.
                nearer = away[t] < least[t]
                best[t] = c if nearer else best[t]
                least[t] = away[t] if nearer else least[t]
        for t in range(held):
            nearest = best[t]
            found[start + t] = nearest
            square += least[t]
            for j in range(d):
                total[nearest, j] += tile[j, t]
            total[nearest, d] += 1.0
    return total, square


def plus_plus(points: Floats, weights: Floats, k: int, random: np.random.Generator) -> Floats:
    """Greedy k-means++ over weighted points: the best of 2 + log k draws a step.

    (Arthur & Vassilvitskii 2007, §5 names the greedy form; it is also scikit-learn's.)
    """
    tries = 2 + int(np.log(max(k, 1)))
    chosen = _plus_plus(np.ascontiguousarray(points), weights.astype(np.float64), random.random((k, tries)))
    return points[chosen].copy()


@njit(nogil=True, cache=True)
def _plus_plus(points, weights, draws):
    """`draws` are uniform numbers, (k, tries): randomness comes from outside."""
    n, d = points.shape
    k, tries = draws.shape
    chosen = np.empty(k, dtype=np.int64)
    away = np.full(n, np.inf)
    best = np.empty(n)
    trial = np.empty(n)
    for step in range(k):
        chance = np.cumsum(weights * away if step else weights)
        if not chance[-1] > 0:  # fewer distinct points than k
            chance = np.cumsum(weights)
        least = np.inf
        for t in range(tries if step else 1):
            row = min(np.searchsorted(chance, draws[step, t] * chance[-1], side="right"), n - 1)
            cost = 0.0
            for i in range(n):
                square = 0.0
                for j in range(d):
                    square += (points[i, j] - points[row, j]) ** 2
                trial[i] = min(away[i], square)
                cost += trial[i] * weights[i]
            if cost < least:
                least = cost
                chosen[step] = row
                best[:] = trial
        away[:] = best
    return chosen


def fit(points: Floats, centroids: Floats, rounds: int) -> tuple[Floats, Floats, float]:
    """Lloyd on one table: (centroids, counts, TD²); an empty cluster keeps its centroid."""
    best = np.inf
    counts = np.zeros(len(centroids))
    for _ in range(rounds):
        total, counts, square = sums(points, centroids)
        if not square < best:
            break
        best = square
        centroids = np.where(counts[:, None] > 0, total / np.maximum(counts, 1)[:, None], centroids)
    return centroids, counts, best
