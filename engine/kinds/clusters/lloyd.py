"""One Lloyd iteration over one site's points, compiled: nearest centroid, sums, counts, TD².

    label(x) = argmin_c Σ_j (x_j − c_j)²   (ties: lowest number),   TD² = Σ_x min_c |x − c|²

The innermost loop runs over the centroids, which the processor does several at a time.
"""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor

import numpy as np
from numba import njit
from numpy.typing import NDArray

Floats = NDArray[np.float64]

BLOCK = 1 << 16  # rows a task; partial sums of short stretches also keep the rounding small


def sums(points: Floats, centroids: Floats) -> tuple[Floats, Floats, float]:
    """(Σ of the points of each cluster, their counts, TD²)."""
    parts = _in_blocks(_sums, points, centroids)
    total = np.sum([part[0] for part in parts], axis=0)
    return total[:, :-1], total[:, -1], float(np.sum([part[1] for part in parts]))


def labels(points: Floats, centroids: Floats) -> NDArray[np.int64]:
    if not len(points):
        return np.zeros(0, dtype=np.int64)
    return np.concatenate(_in_blocks(_labels, points, centroids))


def _in_blocks(work, points: Floats, centroids: Floats) -> list:
    across = np.ascontiguousarray(centroids.T)
    blocks = [points[i : i + BLOCK] for i in range(0, max(len(points), 1), BLOCK)]
    if len(blocks) == 1:
        return [work(blocks[0], across)]
    with ThreadPoolExecutor(max_workers=os.cpu_count()) as pool:
        return list(pool.map(lambda block: work(block, across), blocks))


@njit(nogil=True, cache=True, fastmath={"contract"}, error_model="numpy", inline="always")
def _nearest(points, across, i, away):
    d, k = across.shape
    for c in range(k):
        away[c] = 0.0
    for j in range(d):
        x = points[i, j]
        for c in range(k):
            step = x - across[j, c]
            away[c] += step * step
    best = 0
    least = away[0]
    for c in range(1, k):
        # A choice instead of a branch: which centroid is nearer cannot be foretold, and a wrong guess
        # of the processor costs more than the whole comparison.
        nearer = away[c] < least
        best = c if nearer else best
        least = away[c] if nearer else least
    return best, least


@njit(nogil=True, cache=True, fastmath={"contract"}, error_model="numpy")
def _sums(points, across):
    d, k = across.shape
    total = np.zeros((k, d + 1))
    away = np.empty(k)
    square = 0.0
    for i in range(len(points)):
        best, least = _nearest(points, across, i, away)
        square += least
        for j in range(d):
            total[best, j] += points[i, j]
        total[best, d] += 1.0
    return total, square


@njit(nogil=True, cache=True, fastmath={"contract"}, error_model="numpy")
def _labels(points, across):
    found = np.empty(len(points), dtype=np.int64)
    away = np.empty(across.shape[1])
    for i in range(len(points)):
        found[i], _ = _nearest(points, across, i, away)
    return found


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
