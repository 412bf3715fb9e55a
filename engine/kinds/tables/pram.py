"""Post-randomisation (PRAM, Gouweleeuw et al. 1998): labels are drawn anew by a known matrix.

R[j, i] = P(released i | original j). Invariant: R = p·I + (1−p)·1πᵀ with π the shares of the present values:
with probability p the value stays, else it is drawn anew from π (and may be the same), so πR = π: released
shares estimate the original ones. Uniform: p on the diagonal, (1−p)/(m−1) elsewhere; where the list of the m
labels is public, one cell is ε-locally differentially private with ε = ln(p(m−1)/(1−p)).

Shares behind a uniform matrix are reconstructed by the EM of Agrawal and Aggarwal with K[i, j] = R[j, i]:
π'_j = π_j Σ_i q_i K[i, j] / Σ_l K[i, l] π_l, from the uniform start. Missing cells stay missing.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engine.core.stretches import counts_of, through

Array = NDArray[np.float64]
Codes = NDArray[np.int64]

MOST_STEPS = 500
SMALL_CHANGE = 1e-9


@dataclass(frozen=True)
class Figures:
    """What the matrix tells: nothing of a single row."""

    expected: float  # share of the present cells that change, by the matrix
    posterior: float  # largest P(original = j | released = j)
    epsilon: float | None  # uniform only


def invariant(counts: NDArray, keep: float) -> Array:
    shares = np.asarray(counts, np.float64) / np.sum(counts)
    return keep * np.eye(len(shares)) + (1 - keep) * shares[None, :]


def uniform(labels: int, keep: float) -> Array:
    matrix = np.full((labels, labels), (1 - keep) / (labels - 1))
    np.fill_diagonal(matrix, keep)
    return matrix


def epsilon(labels: int, keep: float) -> float:
    return math.log(keep * (labels - 1) / (1 - keep))


def figures(counts: NDArray, matrix: Array, epsilon_: float | None) -> Figures:
    shares = np.asarray(counts, np.float64) / np.sum(counts)
    stays = np.diag(matrix)
    released = shares @ matrix
    seen = released > 0
    posterior = float((shares[seen] * stays[seen] / released[seen]).max())
    return Figures(float((shares * (1 - stays)).sum()), posterior, epsilon_)


def draw(codes: Codes, matrix: Array, chance: Array) -> Codes:
    """One draw a cell; `chance` is uniform in [0, 1) for every row, -1 stays -1."""
    released = codes.copy()
    cumulated = np.cumsum(matrix, axis=1)
    for label in range(len(matrix)):
        rows = np.flatnonzero(codes == label)
        found = np.searchsorted(cumulated[label], chance[rows], side="right")
        released[rows] = np.minimum(found, _last(matrix[label]))
    return released


def _last(row: Array) -> int:
    """The last label with a chance: rounding of the sum must not reach beyond it."""
    return int(np.flatnonzero(row > 0)[-1])


def estimates(released: NDArray, matrix: Array) -> Iterator[Array]:
    """The steps of the EM from the uniform start, for ever."""
    observed = np.asarray(released, np.float64) / np.sum(released)
    shares = np.full(len(matrix), 1 / len(matrix))
    while True:
        expected = shares @ matrix
        ratio = np.divide(observed, expected, out=np.zeros_like(observed), where=expected > 0)
        shares = shares * (matrix @ ratio)
        yield shares


def reconstruct_shares(released: NDArray, matrix: Array) -> Array:
    """The shares of the originals as anyone can estimate them from released counts and the matrix."""
    before = np.full(len(matrix), 1 / len(matrix))
    for number, shares in enumerate(estimates(released, matrix), start=1):
        if number >= MOST_STEPS or np.abs(shares - before).sum() < SMALL_CHANGE:
            return shares
        before = shares
    raise AssertionError("an endless iterator ended")


def merge_groups(groups: Codes, min_count: int) -> Codes:
    """Groups 0, 1, 2 … in which labels are drawn; those with fewer rows are one group together."""
    sizes = counts_of(groups, int(groups.max(initial=-1)) + 1)
    kept = sizes >= min_count
    of_group = np.where(kept, np.cumsum(kept) - 1, int(kept.sum()))
    return through(of_group.__getitem__, groups)
