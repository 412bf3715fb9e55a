"""EM for Gaussian mixtures on one table, compiled: expectation and moments in one pass.

Several starts (k-means++), each run shortly, the best one to the end; k by BIC or by cover.
Full or diagonal covariances; a hair (1e-6, on standardised columns) keeps them positive definite.

    BIC(k) = −2 log L + p log n,   p = (k − 1) + k d + k d (d + 1)/2   (diagonal: 2 k d + k − 1)
    cover(k) = points within s standard deviations of some component  (Kriegel et al. 2005, free of units)
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numba import njit
from numpy.typing import NDArray

from engine.clusters import lloyd
from engine.clusters.mixture import Mixture, covered

Floats = NDArray[np.float64]

HAIR = 1e-6
SHORT = 15  # iterations every start gets before the best goes on
PATIENCE = 4  # values of k without a better BIC before the search ends


@dataclass(frozen=True)
class Fit:
    mixture: Mixture
    log_likelihood: float
    iterations: int


@dataclass(frozen=True)
class Choice:
    """The curves over k from which k was chosen."""

    fit: Fit
    ks: tuple[int, ...]
    bic: tuple[float, ...]
    cover: tuple[int, ...]


def fit(
    points: Floats,
    k: int,
    random: np.random.Generator,
    starts: int = 5,
    diagonal: bool = False,
    most: int = 300,
    tolerance: float = 1e-5,
    watch: Callable[[Mixture], None] | None = None,
) -> Fit:
    """The most likely of several starts (tolerance: gain of the mean log-likelihood)."""
    points = np.ascontiguousarray(points, dtype=np.float64)
    begun = [
        _iterate(points, _start(points, k, random, diagonal), diagonal, SHORT, tolerance)
        for _ in range(starts)
    ]
    best = max(begun, key=lambda run: run.log_likelihood)
    return _iterate(points, best.mixture, diagonal, most, tolerance, watch)


def choose(
    points: Floats,
    k_max: int,
    random: np.random.Generator,
    rule: str = "bic",
    starts: int = 5,
    diagonal: bool = False,
    deviations: float = 3.0,
    check: Callable[[float], None] = lambda share: None,
) -> Choice:
    """The k of least BIC, or (rule "cover") the first with full cover, else of largest cover."""
    n = len(points)
    fits: list[Fit] = []
    bics: list[float] = []
    covers: list[int] = []
    most = max(1, min(k_max, n // (points.shape[1] + 1)))
    for k in range(1, most + 1):
        check(k / most)
        fits.append(fit(points, k, random, starts, diagonal))
        bics.append(bic(fits[-1].log_likelihood, k, points.shape, diagonal))
        covers.append(covered(points, fits[-1].mixture, deviations))
        if rule == "cover" and covers[-1] == n:
            break
        if rule == "bic" and k - 1 - int(np.argmin(bics)) >= max(PATIENCE, most // 5):
            break
    best = int(np.argmin(bics)) if rule == "bic" else int(np.argmax(covers))
    return Choice(fits[best], tuple(range(1, len(fits) + 1)), tuple(bics), tuple(covers))


def bic(log_likelihood: float, k: int, shape: tuple[int, ...], diagonal: bool) -> float:
    n, d = shape
    free = k - 1 + k * d + (k * d if diagonal else k * d * (d + 1) // 2)
    return -2 * log_likelihood + free * math.log(max(n, 1))


def _start(points: Floats, k: int, random: np.random.Generator, diagonal: bool) -> Mixture:
    sample = points if len(points) <= 20_000 else points[random.choice(len(points), 20_000, replace=False)]
    centroids = lloyd.plus_plus(sample, np.ones(len(sample)), k, random)
    centroids, _, _ = lloyd.settle(sample, centroids, 30)
    near = lloyd.labels(sample, centroids)
    d = points.shape[1]
    counts = np.bincount(near, minlength=k)
    overall = np.cov(sample.T).reshape(d, d) / max(k, 1) + HAIR * np.eye(d)
    covariances = np.array(
        [
            np.cov(sample[near == c].T).reshape(d, d) + HAIR * np.eye(d) if counts[c] > d + 1 else overall
            for c in range(k)
        ]
    )
    weights = np.maximum(counts, 1) / np.maximum(counts, 1).sum()
    return Mixture(weights, centroids, _shape(covariances, diagonal))


def _shape(covariances: Floats, diagonal: bool) -> Floats:
    return covariances * np.eye(covariances.shape[1]) if diagonal else covariances


def _iterate(
    points: Floats,
    mixture: Mixture,
    diagonal: bool,
    most: int,
    tolerance: float,
    watch: Callable[[Mixture], None] | None = None,
) -> Fit:
    d = points.shape[1]
    before = -np.inf
    for iteration in range(1, most + 1):
        whiten, offset = _whitening(mixture)
        mass, sums, squares, total = _pass(points, mixture.means, whiten, offset)
        if total - before < tolerance * len(points):
            return Fit(mixture, total, iteration)
        before = total
        # A component that has lost its points stays where it was instead of collapsing.
        lost = mass < 1.0
        mass = np.maximum(mass, 1e-3)
        means = np.where(lost[:, None], mixture.means, sums / mass[:, None])
        # Second moments were taken about the old means, which keeps the subtraction harmless.
        step = means - mixture.means
        covariances = squares / mass[:, None, None] - step[:, :, None] * step[:, None, :] + HAIR * np.eye(d)
        covariances[lost] = mixture.covariances[lost]
        mixture = Mixture(mass / mass.sum(), means, _shape(covariances, diagonal))
        if watch is not None:
            watch(mixture)
    whiten, offset = _whitening(mixture)
    return Fit(mixture, _pass(points, mixture.means, whiten, offset)[3], most)


def _whitening(mixture: Mixture) -> tuple[Floats, Floats]:
    d = mixture.means.shape[1]
    roots = np.linalg.cholesky(mixture.covariances)
    whiten = np.linalg.inv(roots)
    log_det = np.log(np.diagonal(roots, axis1=1, axis2=2)).sum(axis=1)
    return whiten, np.log(mixture.weights) - log_det - 0.5 * d * np.log(2 * np.pi)


@njit(nogil=True, cache=True)
def _pass(points, means, whiten, offset):
    """Responsibilities and their moments: (mass, Σ r x, Σ r (x−μ)(x−μ)ᵀ, log L)."""
    n, d = points.shape
    k = len(means)
    mass = np.zeros(k)
    sums = np.zeros((k, d))
    squares = np.zeros((k, d, d))
    logs = np.empty(k)
    away = np.empty((k, d))
    likelihood = 0.0
    for i in range(n):
        top = -np.inf
        for c in range(k):
            for j in range(d):
                away[c, j] = points[i, j] - means[c, j]
            square = 0.0
            for a in range(d):
                y = 0.0
                for b in range(a + 1):
                    y += whiten[c, a, b] * away[c, b]
                square += y * y
            logs[c] = offset[c] - 0.5 * square
            top = max(top, logs[c])
        total = 0.0
        for c in range(k):
            # Below e⁻⁴⁰ of the largest nothing is left in double precision; skipping saves most exps.
            logs[c] = np.exp(logs[c] - top) if logs[c] - top > -40.0 else 0.0
            total += logs[c]
        likelihood += top + np.log(total)
        for c in range(k):
            share = logs[c] / total
            if share < 1e-17:
                continue
            mass[c] += share
            for a in range(d):
                sums[c, a] += share * points[i, a]
                for b in range(a + 1):
                    squares[c, a, b] += share * away[c, a] * away[c, b]
    for c in range(k):
        for a in range(d):
            for b in range(a + 1, d):
                squares[c, a, b] = squares[c, b, a]
    return mass, sums, squares, likelihood
