"""Gaussian mixtures as values: density, union by moments, mutual support, and merging to k.

Mutual support of two components (Kriegel, Kröger, Pryakhin & Schubert 2005, with the root that the
lecture's slide lost):  ∫ N₁N₂ dx = N(μ₁ − μ₂; 0, Σ₁ + Σ₂), always as a logarithm.
Union of components with masses m: mean Σ m μ / Σ m, covariance Σ m (Σ + (μ_i − μ)(μ_i − μ)ᵀ) / Σ m.

Rows are held against the components some at a time: with all of them the memory would grow with rows times
components, and how many components there will be nobody knows before.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engine.core.stretches import count, stretches, through

Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Mixture:
    """Weights sum to 1; covariances are full d × d matrices."""

    weights: Floats
    means: Floats
    covariances: Floats

    def __len__(self) -> int:
        return len(self.weights)


def normalise(masses: Floats, means: Floats, covariances: Floats) -> Mixture:
    return Mixture(masses / masses.sum(), means, covariances)


def log_densities(points: Floats, mixture: Mixture) -> Floats:
    """log w_i N_i(x) for every point and component."""
    found = np.empty((len(points), len(mixture)))
    for i in range(len(mixture)):
        found[:, i] = np.log(mixture.weights[i]) + log_normal(
            points, mixture.means[i], mixture.covariances[i]
        )
    return found


def log_normal(points: Floats, mean: Floats, covariance: Floats) -> Floats:
    square, log_det = _mahalanobis(points, mean, covariance)
    return -0.5 * (square + log_det + len(mean) * np.log(2 * np.pi))


def _mahalanobis(points: Floats, mean: Floats, covariance: Floats) -> tuple[Floats, float]:
    root = np.linalg.cholesky(covariance)
    away = np.linalg.solve(root, (points - mean).T)
    return (away**2).sum(axis=0), 2 * float(np.log(np.diag(root)).sum())


def log_likelihood(points: Floats, mixture: Mixture) -> float:
    """Σ log p(x)."""
    return sum(_log_likelihood(points[rows], mixture) for rows in stretches(len(points)))


def _log_likelihood(points: Floats, mixture: Mixture) -> float:
    logs = log_densities(points, mixture)
    top = logs.max(axis=1, keepdims=True)
    return float((top[:, 0] + np.log(np.exp(logs - top).sum(axis=1))).sum())


def assign(points: Floats, mixture: Mixture) -> NDArray[np.int64]:
    if not len(points):
        return np.zeros(0, dtype=np.int64)
    return through(lambda some: log_densities(some, mixture).argmax(axis=1), points)


def cover_threshold(columns: int, spread: float) -> float:
    """log t: what a normal of `spread` of the columns' standard deviations has at Mahalanobis distance 3.

    On standardised columns. One number for all components: a threshold that moves with each component lets
    one wide normal cover everything (Kriegel, Kröger, Pryakhin & Schubert 2005 take an absolute one).
    """
    return -0.5 * columns * float(np.log(2 * np.pi)) - columns * float(np.log(spread)) - 4.5


def count_covered(points: Floats, mixture: Mixture, log_threshold: float) -> int:
    """Points x with P(x | C) ≥ t for some component C."""

    def covered(some: Floats) -> NDArray[np.bool_]:
        inside = np.zeros(len(some), dtype=bool)
        for mean, covariance in zip(mixture.means, mixture.covariances, strict=True):
            inside |= log_normal(some, mean, covariance) >= log_threshold
        return inside

    return count(covered, points)


def draw(mixture: Mixture, count: int, random: np.random.Generator) -> Floats:
    """A sample: the component by weight, then the point."""
    which = random.choice(len(mixture), size=count, p=mixture.weights)
    roots = np.linalg.cholesky(mixture.covariances)
    noise = random.standard_normal((count, mixture.means.shape[1]))
    return mixture.means[which] + np.einsum("nij,nj->ni", roots[which], noise)


def log_mutual_support(mean_a: Floats, cov_a: Floats, mean_b: Floats, cov_b: Floats) -> float:
    return float(log_normal(mean_a[None], mean_b, cov_a + cov_b)[0])


def unite(masses: Floats, means: Floats, covariances: Floats) -> tuple[float, Floats, Floats]:
    """The one normal with the same mass, mean and covariance as all of these together."""
    mass = float(masses.sum())
    mean = masses @ means / mass
    away = means - mean
    spread = covariances + away[:, :, None] * away[:, None, :]
    return mass, mean, np.tensordot(masses, spread, axes=1) / mass


def unite_groups(masses: Floats, means: Floats, covariances: Floats, group: NDArray[np.int64]) -> Mixture:
    united = [unite(masses[rows], means[rows], covariances[rows]) for rows in _rows_of(group)]
    return normalise(
        np.array([m for m, _, _ in united]),
        np.array([mean for _, mean, _ in united]),
        np.array([covariance for _, _, covariance in united]),
    )


def _rows_of(group: NDArray[np.int64]) -> list[NDArray[np.int64]]:
    return [np.flatnonzero(group == g) for g in np.unique(group)]


def merge_by_support(
    means: Floats, covariances: Floats, k: int | None, log_threshold: float | None = None
) -> NDArray[np.int64]:
    """Group of each component: pairs by descending mutual support, united until k groups are left.

    (Uniting the first |C| − k pairs, as the slide has it, can close cycles and leave more.) With a
    threshold instead of k: unite while the support is at least that.
    """
    n = len(means)
    pairs = [(i, j) for i in range(n) for j in range(i + 1, n)]
    support = np.array(
        [log_mutual_support(means[i], covariances[i], means[j], covariances[j]) for i, j in pairs]
    )
    parent = list(range(n))
    groups = n
    for at in np.argsort(-support, kind="stable"):
        if (k is not None and groups <= k) or (log_threshold is not None and support[at] < log_threshold):
            break
        a, b = (_root(parent, i) for i in pairs[at])
        if a != b:
            parent[max(a, b)] = min(a, b)
            groups -= 1
    return np.array([_root(parent, i) for i in range(n)])


def _root(parent: list[int], i: int) -> int:
    while parent[i] != i:
        i = parent[i]
    return i


def merge_by_runnalls(masses: Floats, means: Floats, covariances: Floats, k: int) -> Mixture:
    """Unite, step by step, the pair whose union costs least Kullback–Leibler (Runnalls 2007).

    B(i, j) = ½ ((m_i + m_j) log |Σ_ij| − m_i log |Σ_i| − m_j log |Σ_j|)
    """
    parts = [(float(m), mean, cov) for m, mean, cov in zip(masses, means, covariances, strict=True)]
    cost = {
        (i, j): runnalls_cost(parts[i], parts[j]) for i in range(len(parts)) for j in range(i + 1, len(parts))
    }
    alive = dict(enumerate(parts))
    while len(alive) > max(1, k):
        i, j = min(cost, key=lambda pair: cost[pair])
        alive[i] = _pair(alive[i], alive.pop(j))
        cost = {pair: value for pair, value in cost.items() if j not in pair and i not in pair}
        cost |= {(min(i, o), max(i, o)): runnalls_cost(alive[i], alive[o]) for o in alive if o != i}
    kept = list(alive.values())
    return normalise(
        np.array([m for m, _, _ in kept]),
        np.array([mean for _, mean, _ in kept]),
        np.array([cov for _, _, cov in kept]),
    )


Part = tuple[float, Floats, Floats]


def _pair(a: Part, b: Part) -> Part:
    return unite(np.array([a[0], b[0]]), np.array([a[1], b[1]]), np.array([a[2], b[2]]))


def runnalls_cost(a: Part, b: Part) -> float:
    both = _pair(a, b)
    logs = [np.linalg.slogdet(part[2])[1] for part in (both, a, b)]
    return 0.5 * float(both[0] * logs[0] - a[0] * logs[1] - b[0] * logs[2])
