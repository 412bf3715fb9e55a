"""Low-rank approximation evaluated on the support only: S_ij = Σ_{r≤k} U_ir σ_r V_jr for (i,j) ∈ Ω.

An entry outside the support stays exactly zero, so no edge is ever fabricated. Only rows and columns
that have an entry are decomposed. Up to 2 000 nodes the matrix is dense; above, the leading triplets
come from `leading_triplets`, the reconstruction is row dot products in blocks, O(nnz·k) in time, a dense
matrix is never built, and the rank is at most 200.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

import numpy as np

from engine.core.errors import ParameterError
from engine.core.progress import Progress
from engine.core.text import text
from engine.kinds.graphs.data import Floats, Graph, Ints

DENSE_NODES = 2_000
LARGEST_SPARSE_RANK = 200
BLOCK = 1 << 16


@dataclass(frozen=True)
class Rank:
    """How much of the spectrum is kept: `count` triplets, a `fraction` of the active nodes, or `energy`."""

    kind: str
    value: float


def parse_rank(written: str) -> Rank:
    """`12` → count, `0.5` → fraction of active nodes, `energy:0.9` → that share of Σσ².

    At most six digits and six decimals: the text stands in the manifest, where a long one could say more.
    """
    spelled = str(written).strip().lower()
    found = re.fullmatch(r"(energy:)?([01]|[01]?\.[0-9]{1,6})|([0-9]{1,6})", spelled)
    value = float(spelled.removeprefix("energy:")) if found else 0.0
    kind = "count" if spelled.isdigit() else "energy" if spelled.startswith("energy:") else "fraction"
    if not value > 0 or (kind != "count" and not value <= 1):
        raise ParameterError(
            text(
                "Rank: {text} is not a whole number (12), a fraction of the active nodes (0.5) or energy:0.9",
                text=f"{written!r}",
            ),
            hint="six digits are the most",
            name="rank",
        )
    return Rank(kind, int(value) if kind == "count" else value)


def format_rank(rank: Rank) -> str:
    """The one way a rank is written: `12`, `0.5`, `1.0`, `energy:0.9`."""
    if rank.kind == "count":
        return str(int(rank.value))
    digits = f"{rank.value:.6f}".rstrip("0")
    return ("energy:" if rank.kind == "energy" else "") + (digits + "0" if digits.endswith(".") else digits)


def check_rank(written: str) -> None:
    """A rank that is none, or is written in another way than the one: blanks and noughts could say more."""
    wanted = format_rank(parse_rank(written))
    if written != wanted:
        raise ParameterError(
            text("Rank: {text} is written {wanted}", text=f"{written!r}", wanted=wanted), name="rank"
        )


@dataclass(frozen=True)
class Approximation:
    values: Floats  # on Ω
    rank: int
    capped: bool


def approximate(graph: Graph, values: Floats, rank: Rank, progress: Progress) -> Approximation:
    """The rank-k approximation of the matrix with `values` on the cells of `graph`, on those cells."""
    from threadpoolctl import threadpool_limits

    if graph.edges == 0:
        return Approximation(values, 0, False)
    source, target, entries = _symmetrised(graph, values)
    rows, source = np.unique(source, return_inverse=True)
    columns, target = np.unique(target, return_inverse=True)
    full = min(len(rows), len(columns))
    large = len(graph.active) > DENSE_NODES
    asked = _target_rank(rank, len(graph.active))
    capped = large and asked is not None and asked > LARGEST_SPARSE_RANK
    if capped:
        asked = LARGEST_SPARSE_RANK
    if asked is not None and asked >= full:
        return Approximation(values.copy(), full, False)
    # Two BLAS threads on a busy machine were 10 to 20 times slower than one.
    with threadpool_limits(1):
        if not large:
            left, right = _dense_factors(source, target, entries, rank, asked, (len(rows), len(columns)))
        else:
            shape = (len(rows), len(columns))
            left, right = _sparse_factors(source, target, entries, rank, asked, shape, progress)
        progress.report(0.7)
        made = _on_support(left, right, source[: graph.edges], target[: graph.edges], progress)
    short = large and rank.kind == "energy" and left.shape[1] == LARGEST_SPARSE_RANK
    return Approximation(made, left.shape[1], capped or short)


def _symmetrised(graph: Graph, values: Floats) -> tuple[Ints, Ints, Floats]:
    """An undirected cell stands on both sides of the diagonal."""
    if graph.directed:
        return graph.source, graph.target, values
    mirrored = graph.source != graph.target
    return (
        np.concatenate([graph.source, graph.target[mirrored]]),
        np.concatenate([graph.target, graph.source[mirrored]]),
        np.concatenate([values, values[mirrored]]),
    )


def _target_rank(rank: Rank, active: int) -> int | None:
    if rank.kind == "energy":
        return None
    # 0.29 · 100 is 28.999…: what was meant is 29.
    return int(rank.value) if rank.kind == "count" else max(1, int(np.floor(rank.value * active + 1e-9)))


def _energy_rank(sigma: Floats, share: float, total: float) -> int:
    """The smallest k with Σ_{r≤k} σ_r² ≥ share · total (all of them if they do not reach it)."""
    return min(len(sigma), int(np.searchsorted(np.cumsum(sigma**2), share * total * (1 - 1e-12))) + 1)


def _dense_factors(source, target, entries, rank: Rank, asked: int | None, shape) -> tuple[Floats, Floats]:
    from scipy.linalg import svd

    matrix = np.zeros(shape)
    matrix[source, target] = entries
    u, sigma, vt = svd(matrix, full_matrices=False, overwrite_a=True, check_finite=False)
    k = asked if asked is not None else _energy_rank(sigma, rank.value, float(np.sum(entries**2)))
    return u[:, :k] * sigma[:k], np.ascontiguousarray(vt[:k].T)


def _sparse_factors(
    source, target, entries, rank: Rank, asked: int | None, shape, progress: Progress
) -> tuple[Floats, Floats]:
    from scipy.sparse import csr_matrix

    from engine.kinds.graphs.leading_triplets import leading_factors

    matrix = csr_matrix((entries, (source, target)), shape=shape)
    ceiling = min(LARGEST_SPARSE_RANK, min(shape) - 1)
    if asked is not None:
        left, right, _ = leading_factors(matrix, min(asked, ceiling), progress)
        return left, right
    k, total = min(25, ceiling), float(np.sum(entries**2))
    while True:
        left, right, sigma = leading_factors(matrix, k, progress)
        enough = _energy_rank(sigma, rank.value, total)
        if k == ceiling or enough < k:
            return np.ascontiguousarray(left[:, :enough]), np.ascontiguousarray(right[:, :enough])
        k = min(2 * k, ceiling)


def _on_support(left: Floats, right: Floats, source: Ints, target: Ints, progress: Progress) -> Floats:
    made = np.empty(len(source))
    for begin in range(0, len(source), BLOCK):
        block = slice(begin, begin + BLOCK)
        made[block] = np.einsum("ek,ek->e", left[source[block]], right[target[block]])
        progress.report(0.7 + 0.3 * begin / len(source))
    return made
