"""The k leading singular triplets of a large sparse matrix A: block Krylov on a Chebyshev filter of AᵀA.

The filter T_d, stretched so that [0, c] falls on [−1, 1], leaves eigenvalues below c small and lets those
above grow as cosh(d·arcosh(2λ/c − 1)): a basis of about 1.6 k vectors holds the wanted ones, where Lanczos
without it needs ten times k (Zhou & Saad 2007; Fang & Saad 2012). c comes from the density of eigenvalues,
by Gauss quadrature of a few Lanczos recurrences (Lin, Saad & Yang 2016): a little over k of them should lie
above. A bad c costs time, never truth: Ritz vectors are taken when |Aᵀu − σv| ≤ TOLERANCE·σ₁ for each, and
a fresh block finds no larger ones.

Vectors begin with signs of a fixed sequence, so that the result is the same on every run.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count

import numpy as np
from scipy import sparse
from scipy.linalg import eigh, eigh_tridiagonal, qr
from threadpoolctl import threadpool_limits

from engine.core.progress import Progress
from engine.kinds.graphs.data import Floats

TOLERANCE = 1e-9
SMALL_SIDE = 2_000  # below, all eigenvectors of the small side are there in a second
WIDTH = 16  # columns at a time: a row of them is two lines of cache
DEGREE = 10
STEPS = 30  # of the recurrences that tell the density
ABOVE = 1.4  # times k: how many eigenvalues the filter may leave above c
RANGE = np.log(1e12)  # of the filter: beyond, what is left of the largest vectors drowns the others
THREADS = 2

Product = Callable[[Floats], Floats]


def leading_factors(matrix: sparse.csr_matrix, k: int, progress: Progress) -> tuple[Floats, Floats, Floats]:
    """L, R and the k largest σ, largest first: L·Rᵀ = A·V·Vᵀ = UΣVᵀ is the best approximation of rank k."""
    if matrix.shape[0] < matrix.shape[1]:
        right, left, sigma = leading_factors(matrix.T.tocsr(), k, progress)
        return left, right, sigma
    if matrix.shape[1] <= SMALL_SIDE:
        squared = (matrix.T @ matrix).toarray()
        right = eigh(squared, subset_by_index=(len(squared) - k, len(squared) - 1))[1][:, ::-1]
    else:
        # Threads of the library wait for each other on every small matrix, and longest on a busy machine.
        with threadpool_limits(1), ThreadPoolExecutor(THREADS) as pool:
            right = _leading_vectors(_gram(matrix, pool), matrix.shape[1], k, progress)
    right = np.ascontiguousarray(right)
    left = matrix @ right
    return left, right, np.linalg.norm(left, axis=0)


def _gram(matrix: sparse.csr_matrix, pool: ThreadPoolExecutor) -> Product:
    """x ↦ AᵀA·x, some rows of each product a thread: the same digits however many there are."""
    halves = [
        [one[rows[0] : rows[-1] + 1] for rows in np.array_split(np.arange(one.shape[0]), THREADS)]
        for one in (matrix, matrix.T.tocsr())
    ]

    def product(x: Floats) -> Floats:
        for half in halves:
            x = np.concatenate(list(pool.map(lambda rows, x=x: rows @ x, half)))
        return x

    return product


def _leading_vectors(product: Product, side: int, k: int, progress: Progress) -> Floats:
    signs = (_signs(side, number) for number in count())
    border, largest = _density_border(product, next(signs), ABOVE * k)
    room = min(side - WIDTH, 5 * k + 20 * WIDTH)
    basis = np.empty((side, room), order="F")  # memory comes as it is filled
    squared = np.zeros((room, room))  # basisᵀ·AᵀA·basis, its upper half
    filled, known, block = 0, -np.inf, next(signs)
    while True:
        block = _orthonormal(_filtered(product, block, border, largest), basis[:, :filled], signs)
        basis[:, filled : filled + WIDTH] = block
        squared[: filled + WIDTH, filled : filled + WIDTH] = basis[:, : filled + WIDTH].T @ product(block)
        filled += WIDTH
        progress.report(0.3 + 0.4 * min(1.0, filled / (2 * k)))
        if filled < 1.4 * k + WIDTH and filled + WIDTH <= room:
            continue
        values, inside = eigh(squared[:filled, :filled], lower=False)
        values, inside = np.maximum(values[::-1], 0), inside[:, ::-1]
        if _converged(product, basis[:, :filled], inside[:, :k], values[:k]):
            total = float(values[:k].sum())
            if total - known <= TOLERANCE * values[0]:
                return basis[:, :filled] @ inside[:, :k]
            known, block = total, next(signs)  # equal eigenvalues, more than a block has columns, may hide
        if filled + WIDTH > room:
            kept = min(k + WIDTH, filled)
            basis[:, :kept] = basis[:, :filled] @ inside[:, :kept]
            squared[:] = 0
            squared[np.arange(kept), np.arange(kept)] = values[:kept]
            border, filled, block = float(values[kept - 1]), kept, basis[:, kept - WIDTH : kept].copy()


def _density_border(product: Product, signs: Floats, above: float) -> tuple[float, float]:
    """A number over which about `above` eigenvalues lie, and about the largest of them."""
    side = len(signs)
    x, before, beta = signs / np.sqrt(side), np.zeros_like(signs), np.zeros(WIDTH)
    alphas, betas = [], []
    for _ in range(STEPS):
        y = product(x) - beta * before
        alpha = np.einsum("ij,ij->j", x, y)
        y -= alpha * x
        beta = np.linalg.norm(y, axis=0)
        before, x = x, y / np.where(beta > 0, beta, 1)
        alphas.append(alpha)
        betas.append(beta)
    made = [
        eigh_tridiagonal(a, b) for a, b in zip(np.transpose(alphas), np.transpose(betas[:-1]), strict=True)
    ]
    nodes = np.concatenate([values for values, _ in made])
    counts = np.concatenate([vectors[0] ** 2 for _, vectors in made]) * (side / WIDTH)
    order = np.argsort(-nodes)
    at = min(int(np.searchsorted(np.cumsum(counts[order]), above)), len(nodes) - 1)
    return float(nodes[order[at]]), float(nodes[order[0]])


def _filtered(product: Product, x: Floats, border: float, largest: float) -> Floats:
    """T_d(2·AᵀA/c − 1)·x by its recurrence; x itself one step further where there is nothing to damp."""
    if border <= 1e-12 * largest:
        return product(x)
    half = border / 2
    degree = int(np.clip(RANGE / np.arccosh(max(largest / half - 1, 1.01)), 2, DEGREE))
    y = product(x) / half - x
    for _ in range(degree - 1):
        x, y = y, (product(y) / half - y) * 2 - x
    return y


def _orthonormal(block: Floats, basis: Floats, signs: Iterator[Floats]) -> Floats:
    """The block's part outside the basis; columns that lie in it make way for fresh ones."""
    norm = np.linalg.norm(block, axis=0)
    block = block / np.where(norm > 0, norm, 1)
    while True:
        block -= basis @ (basis.T @ block)
        block, upper = qr(block, mode="economic", check_finite=False)
        left = np.abs(np.diag(upper))
        if left.min() > 0.99:  # nothing was taken away: a pass that takes much leaves a trace of it
            return block
        lost = left < 1e-10
        if lost.any():
            block[:, lost] = next(signs)[:, lost] / np.sqrt(len(block))


def _converged(product: Product, basis: Floats, inside: Floats, values: Floats) -> bool:
    """|AᵀAv − σ²v| ≤ TOLERANCE·σ₁·σ of all (σ no smaller than rounding lets it be); the last are slowest."""
    for begin in range(inside.shape[1] - WIDTH, -WIDTH, -WIDTH):
        columns = slice(max(0, begin), begin + WIDTH)
        vectors = basis @ inside[:, columns]
        apart = np.linalg.norm(product(vectors) - vectors * values[columns], axis=0)
        if (apart > TOLERANCE * np.sqrt(values[0] * np.maximum(values[columns], 1e-9 * values[0]))).any():
            return False
    return True


def _signs(rows: int, drawn: int) -> Floats:
    """±1 by splitmix64 (Steele et al. 2014), whole numbers only: the same on every machine."""
    z = np.arange(drawn * rows * WIDTH + 1, (drawn + 1) * rows * WIDTH + 1, dtype=np.uint64)
    z *= np.uint64(0x9E3779B97F4A7C15)
    for shift, factor in ((30, 0xBF58476D1CE4E5B9), (27, 0x94D049BB133111EB)):
        z = (z ^ (z >> np.uint64(shift))) * np.uint64(factor)
    return np.where(z >> np.uint64(63), 1.0, -1.0).reshape(rows, WIDTH)
