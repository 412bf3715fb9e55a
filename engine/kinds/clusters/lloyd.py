"""One Lloyd iteration over one site's points, compiled: nearest centroid, sums, counts, TD².

    label(x) = argmin_c Σ_j (x_j − c_j)²   (ties: lowest number),   TD² = Σ_x min_c |x − c|²

Some points at a time, laid out column by column, are held against two centroids after the other, so that
the processor does several points in one step and reads them once for both. Squares are added coordinate by
coordinate and points in their order, whatever is done together: how many are leaves no trace in a digit.
"""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor

import numpy as np
from numba import njit
from numpy.typing import NDArray

from engine.core.stretches import room

Floats = NDArray[np.float64]

SEEDING_ROWS = 20_000  # k-means++ needs no more of a table, and it is the slow part
TILE = 64  # points held against the centroids together
WIDE = 8  # columns whose differences are squared in one turn
BLOCK = 1 << 16  # rows a task; partial sums of short stretches also keep the rounding small


def sums(points: Floats, centroids: Floats) -> tuple[Floats, Floats, float]:
    """(Σ of the points of each cluster, their counts, TD²)."""
    return _added(points, centroids, None)


def labels(points: Floats, centroids: Floats) -> NDArray[np.int64]:
    return assign(points, centroids)[0]


def assign(points: Floats, centroids: Floats) -> tuple[NDArray[np.int64], Floats, Floats, float]:
    """(Cluster of each point, Σ of the points of each cluster, their counts, TD²), in one pass."""
    found = room(len(points), np.int64, points)
    return found, *_added(points, centroids, found)


def _added(
    points: Floats, centroids: Floats, found: NDArray[np.int64] | None
) -> tuple[Floats, Floats, float]:
    """Clusters go into `found`; where nobody asks for them, into no memory that grows with the points."""
    k, d = centroids.shape
    # Two at a time: where one is left over it goes with one that is nearest to nothing.
    pairs = np.concatenate([centroids, np.full((k % 2, d), np.inf)])
    starts = range(0, max(len(points), 1), BLOCK)

    def work(start: int) -> tuple[Floats, float]:
        some = points[start : start + BLOCK]
        into = np.empty(len(some), np.int64) if found is None else found[start : start + BLOCK]
        return _assign(some, pairs, into)

    if len(starts) == 1:
        parts = [work(0)]
    else:
        with ThreadPoolExecutor(max_workers=os.cpu_count()) as pool:
            parts = list(pool.map(work, starts))
    total = np.sum([part[0] for part in parts], axis=0)
    return total[:k, :-1], total[:k, -1], float(np.sum([part[1] for part in parts]))


@njit(nogil=True, cache=True, fastmath={"contract"}, error_model="numpy", inline="always")
def _add_squares(tile, pair, begin, first, second):
    """Squared distances of a tile to two centroids, over so many columns more."""
    for t in range(TILE):
        one, other = first[t], second[t]
        for j in range(WIDE):
            step = tile[begin + j, t] - pair[0, begin + j]
            one += step * step
            step = tile[begin + j, t] - pair[1, begin + j]
            other += step * step
        first[t], second[t] = one, other


@njit(nogil=True, cache=True, fastmath={"contract"}, error_model="numpy", inline="always")
def _compare(tile, pair, begin, width, first, second, least, best, c):
    """The same over the last columns, and which of the two is nearer than what was nearest so far. `width`
    is written where this is called: a loop of a length that is known when it is compiled needs no turns."""
    for t in range(TILE):
        # Begun with a number in memory, be it 0: two squares alone could be fused in either order.
        one, other = first[t], second[t]
        for j in range(width):
            step = tile[begin + j, t] - pair[0, begin + j]
            one += step * step
            step = tile[begin + j, t] - pair[1, begin + j]
            other += step * step
        # A choice instead of a branch: which centroid is nearer cannot be foretold, and a wrong guess of the
        # processor costs more than the whole comparison.
        nearest, away = best[t], least[t]
        nearest = c if one < away else nearest
        away = one if one < away else away
        best[t] = c + 1 if other < away else nearest
        least[t] = other if other < away else away


@njit(nogil=True, cache=True, fastmath={"contract"}, error_model="numpy")
def _assign(points, centroids, found):
    k, d = centroids.shape
    last = WIDE * (max(d - 1, 0) // WIDE)  # where the last columns begin
    total = np.zeros((k, d + 1))
    tile, pair = np.zeros((d, TILE)), np.empty((2, d))
    first, second = np.zeros(TILE), np.zeros(TILE)
    least, best = np.empty(TILE), np.empty(TILE, dtype=np.int64)
    square = 0.0
    for start in range(0, len(points), TILE):
        held = min(TILE, len(points) - start)
        for t in range(held):
            for j in range(d):
                tile[j, t] = points[start + t, j]
        least[:] = np.inf
        best[:] = 0
        for c in range(0, k, 2):
            pair[0], pair[1] = centroids[c], centroids[c + 1]
            if last:
                first[:] = 0.0
                second[:] = 0.0
                for begin in range(0, last, WIDE):
                    _add_squares(tile, pair, begin, first, second)
            if d - last == 1:
                _compare(tile, pair, last, 1, first, second, least, best, c)
            elif d - last == 2:
                _compare(tile, pair, last, 2, first, second, least, best, c)
            elif d - last == 3:
                _compare(tile, pair, last, 3, first, second, least, best, c)
            elif d - last == 4:
                _compare(tile, pair, last, 4, first, second, least, best, c)
            elif d - last == 5:
                _compare(tile, pair, last, 5, first, second, least, best, c)
            elif d - last == 6:
                _compare(tile, pair, last, 6, first, second, least, best, c)
            elif d - last == 7:
                _compare(tile, pair, last, 7, first, second, least, best, c)
            else:
                _compare(tile, pair, last, WIDE, first, second, least, best, c)
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
