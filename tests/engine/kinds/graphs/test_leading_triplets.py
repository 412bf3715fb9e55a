"""The leading singular triplets of a large matrix, against the dense decomposition of the same matrix."""

from __future__ import annotations

import numpy as np
import pytest
from scipy import sparse

from engine.core.progress import Progress
from engine.kinds.graphs import leading_triplets
from engine.kinds.graphs.leading_triplets import TOLERANCE, leading_factors

SIDE = 900  # nodes; the dense decomposition of 2 100, where the block method begins, takes seconds


@pytest.fixture(autouse=True)
def blocks(monkeypatch):
    """By the block method at this side too."""
    monkeypatch.setattr(leading_triplets, "SMALL_SIDE", SIDE - 100)


def even(rows: int = SIDE, columns: int = SIDE) -> sparse.csr_matrix:
    """Edges anywhere: singular values crowd below the largest one."""
    return sparse.random(rows, columns, 0.006, "csr", rng=np.random.default_rng(1))


def hubs() -> sparse.csr_matrix:
    """A few nodes with weights ten thousand times those of the others."""
    few = sparse.random(20, SIDE, 0.5, "csr", rng=np.random.default_rng(2)) * 1e4
    return sparse.csr_matrix(even() + sparse.vstack([few, sparse.csr_matrix((SIDE - 20, SIDE))]))


def alike() -> sparse.csr_matrix:
    """300 islands of three nodes: every singular value 300 times, far more often than a block has columns."""
    return sparse.csr_matrix(sparse.block_diag([np.array([[0, 3, 1], [2, 0, 0], [0, 1, 0.5]])] * (SIDE // 3)))


def star() -> sparse.csr_matrix:
    """All edges at one node: two singular values, and nothing more."""
    cells = np.arange(1, SIDE), np.zeros(SIDE - 1, np.int64)
    one = sparse.csr_matrix((np.ones(SIDE - 1), cells), shape=(SIDE, SIDE))
    return sparse.csr_matrix(one + one.T)


MATRICES = {
    "even": even,
    "wide": lambda: even(SIDE, SIDE + 300),
    "tall": lambda: even(SIDE + 300, SIDE),
    "narrow": lambda: even(SIDE, 40),
    "hubs": hubs,
    "alike": alike,
    "star": star,
}


@pytest.mark.parametrize("name", MATRICES)
@pytest.mark.parametrize("k", [1, 30])
def test_the_factors_are_those_of_the_dense_decomposition(name, k):
    matrix = MATRICES[name]()
    u, exact, vt = np.linalg.svd(matrix.toarray(), full_matrices=False)
    left, right, sigma = leading_factors(matrix, k, Progress())
    assert left.shape[1] == right.shape[1] == k
    assert np.abs(sigma - exact[:k]).max() <= TOLERANCE * exact[0]
    if exact[k - 1] - exact[k] > 1e-3 * exact[0]:  # else the best approximation is not a single one
        best = (u[:, :k] * exact[:k]) @ vt[:k]
        assert np.abs(left @ right.T - best).max() <= 1e3 * TOLERANCE * exact[0]
    apart = np.linalg.norm(matrix.toarray() - left @ right.T) ** 2
    assert apart == pytest.approx(np.sum(exact[k:] ** 2), rel=1e-9, abs=1e-9 * exact[0] ** 2)


def test_every_triplet_is_within_the_tolerance():
    matrix = even()
    left, right, sigma = leading_factors(matrix, 60, Progress())
    assert np.linalg.norm(matrix.T @ (left / sigma) - right * sigma, axis=0).max() <= TOLERANCE * sigma[0]
    assert np.abs(right.T @ right - np.eye(60)).max() < 1e-12


@pytest.mark.slow  # half a minute: guesses so bad take many blocks
def test_a_bad_guess_of_the_density_and_little_room_cost_no_digit(monkeypatch):
    matrix = even()
    exact = np.linalg.svd(matrix.toarray(), compute_uv=False)
    for border in (0.3, 0.999):
        guessed = lambda *_, border=border: (border * exact[0] ** 2, exact[0] ** 2)  # noqa: E731
        monkeypatch.setattr(leading_triplets, "_density_border", guessed)
        sigma = leading_factors(matrix, 25, Progress())[2]
        assert np.abs(sigma - exact[:25]).max() <= TOLERANCE * exact[0]


def test_the_same_digits_on_every_run_and_with_any_number_of_threads(monkeypatch):
    matrix = even()
    one = leading_factors(matrix, 20, Progress())
    for threads in (2, 1, 3):
        monkeypatch.setattr(leading_triplets, "THREADS", threads)
        assert all(
            np.array_equal(*pair) for pair in zip(one, leading_factors(matrix, 20, Progress()), strict=True)
        )
