"""Importance and texture of nodes: PageRank, eigenvector, weighted clustering, reciprocity.

On scipy.sparse, triangles compiled. Of several definitions, the ones that networkx uses are taken.
"""

from __future__ import annotations

import numba
import numpy as np
from scipy import sparse

from engine.kinds.graphs.data import Floats

DAMPING = 0.85
CLUSTERING_STEPS = 300_000_000  # products of edge pairs; a hub of 50 000 nodes would need far more


def pagerank(matrix: sparse.csr_matrix) -> Floats:
    """Weighted PageRank by power iteration; nodes without a way out go anywhere (Page et al. 1999)."""
    nodes = matrix.shape[0]
    if nodes == 0:
        return np.zeros(0)
    out = np.asarray(matrix.sum(axis=1)).ravel()
    stuck = out == 0
    step = (sparse.diags(1 / np.where(stuck, 1, out)) @ matrix).T.tocsr()
    rank = np.full(nodes, 1 / nodes)
    for _ in range(1000):
        after = DAMPING * (step @ rank + rank[stuck].sum() / nodes) + (1 - DAMPING) / nodes
        if np.abs(after - rank).sum() < 1e-12:
            return after
        rank = after
    return rank


def eigenvector(matrix: sparse.csr_matrix) -> Floats:
    """The leading left eigenvector by power iteration on A + I, which has the same one (Bonacich 1972)."""
    nodes = matrix.shape[0]
    if nodes == 0 or matrix.nnz == 0:
        return np.zeros(nodes)
    back = matrix.T.tocsr() / matrix.data.max()
    vector = np.full(nodes, 1 / np.sqrt(nodes))
    for _ in range(2000):
        after = vector + back @ vector
        after /= np.linalg.norm(after)
        if np.abs(after - vector).max() < 1e-10:
            return after
        vector = after
    return vector


def clustering(matrix: sparse.csr_matrix) -> Floats | None:
    """Weighted directed clustering, geometric mean of weights over the largest (Fagiolo 2007); None where
    hubs make it too long."""
    bare = matrix.tolil() if matrix.shape[0] < 2 else matrix - sparse.diags(matrix.diagonal())
    bare = sparse.csr_matrix(bare)
    bare.eliminate_zeros()
    if bare.nnz == 0:
        return np.zeros(matrix.shape[0])
    there = bare.astype(bool).astype(np.float64)
    degree_in, degree_out = (np.asarray(there.sum(axis=axis)).ravel() for axis in (0, 1))
    total = degree_in + degree_out
    if float((total * total).sum()) > CLUSTERING_STEPS:
        return None
    both = np.asarray(there.multiply(there.T).sum(axis=1)).ravel()
    root = bare.copy()
    root.data = np.cbrt(root.data / matrix.data.max())
    around = (root + root.T).tocsr()
    begins, heads = around.indptr.astype(np.int64), around.indices.astype(np.int32)
    closed = _triangles(begins, heads, around.data) / 2
    open_ = total * (total - 1) - 2 * both
    return np.where(open_ > 0, closed / np.where(open_ > 0, open_, 1), 0.0)


@numba.njit(cache=True, nogil=True)
def _triangles(begins, heads, weight):
    """diag(A³) of a symmetric A, without A² that has many more entries than A: Σⱼₖ aᵢⱼ aⱼₖ aₖᵢ."""
    closed, here = np.zeros(len(begins) - 1), np.zeros(len(begins) - 1)
    for i in range(len(begins) - 1):
        for e in range(begins[i], begins[i + 1]):
            here[heads[e]] = weight[e]
        for e in range(begins[i], begins[i + 1]):
            j, way = heads[e], 0.0
            for f in range(begins[j], begins[j + 1]):
                way += weight[f] * here[heads[f]]
            closed[i] += weight[e] * way
        for e in range(begins[i], begins[i + 1]):
            here[heads[e]] = 0.0
    return closed


def reciprocity(matrix: sparse.csr_matrix) -> tuple[float, float]:
    """Share of edges (and of weight) that goes both ways; self-loops aside (Squartini et al. 2013)."""
    bare = sparse.csr_matrix(matrix - sparse.diags(matrix.diagonal()))
    bare.eliminate_zeros()
    if bare.nnz == 0:
        return 0.0, 0.0
    there = bare.astype(bool)
    binary = there.multiply(there.T).nnz / there.nnz
    return float(binary), float(bare.minimum(bare.T).sum() / bare.sum())


def leading_singular_values(matrix: sparse.csr_matrix, count: int = 10) -> Floats:
    """The largest singular values, zero where there are fewer."""
    from scipy.sparse.linalg import svds

    values = np.zeros(count)
    side = matrix.shape[0]
    if matrix.nnz == 0:
        return values
    if side <= 300:
        found = np.linalg.svd(matrix.toarray(), compute_uv=False)[:count]
    else:
        start = np.full(side, 1 / np.sqrt(side)) + 1e-3 * np.cos(np.arange(side))
        found = svds(matrix, k=count, v0=start, return_singular_vectors=False)
    values[: len(found)] = np.sort(found)[::-1]
    return values
