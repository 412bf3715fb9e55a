"""Distance-based record linkage: how many released rows find their own original as the nearest.

The attacker holds the originals of the linked columns (Pagliuca, Seri 1999; Domingo-Ferrer, Torra 2001).
Distance is Euclidean over columns in units of the originals' standard deviation; two different categories
are one unit apart; categories released unchanged divide the rows into blocks. Originals that are the same
in every linked column share the success. Above `LIMIT` rows a random sample of released rows is looked up,
among all originals.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]

LIMIT = 20_000
SAMPLE = 2_000
# Farther than any two rows can be by the other columns: keeps blocks apart in one tree.
APART = 1e4
LABEL_DIMENSIONS = 8


@dataclass(frozen=True)
class LinkageResult:
    share: float  # of the released rows looked up whose nearest original is their own
    own: Array  # distance to the own original
    nearest: Array  # distance to the nearest original
    rows: int  # rows looked up
    sampled: bool


def link(originals: Array, released: Array, generator: np.random.Generator) -> LinkageResult:
    """Rows are points (see `numbers_as_points`, `labels_as_points`), in the same order in both."""
    from scipy.spatial import cKDTree

    n = len(originals)
    rows = np.arange(n) if n <= LIMIT else np.sort(generator.choice(n, SAMPLE, replace=False))
    tree = cKDTree(originals, balanced_tree=False, compact_nodes=False)
    nearest, _ = tree.query(released[rows], k=1)
    own = np.sqrt(((released[rows] - originals[rows]) ** 2).sum(axis=1))
    # The tree adds up squares in another order: as near as the nearest means the nearest.
    hit = own <= nearest * (1 + 1e-12)
    copies = tree.query_ball_point(originals[rows], 0.0, return_length=True)
    share = float((hit / copies).mean()) if len(rows) else 0.0
    return LinkageResult(share, own, nearest, len(rows), n > LIMIT)


def numbers_as_points(original: Array, released: Array) -> tuple[Array, Array]:
    """One coordinate: in units of the originals' standard deviation, missing values at the mean."""
    spread = float(np.nanstd(original))
    middle = float(np.nanmean(original))
    unit = spread if spread > 0 else 1.0
    before, after = ((np.nan_to_num(v, nan=middle) - middle) / unit for v in (original, released))
    return before[:, None], after[:, None]


def blocks_as_points(codes: NDArray) -> Array:
    """One coordinate that keeps rows of different blocks apart."""
    return (codes * APART)[:, None].astype(float)


def labels_as_points(original: NDArray, released: NDArray, count: int) -> tuple[Array, Array]:
    """Categories one unit apart: corners of a simplex, or nearly orthogonal directions if there are many."""
    if count + 1 <= LABEL_DIMENSIONS:
        corners = np.eye(count + 1)
    else:
        corners = np.random.default_rng(0).standard_normal((count + 1, LABEL_DIMENSIONS))
        corners /= np.linalg.norm(corners, axis=1, keepdims=True)
    corners = corners / np.sqrt(2)
    return corners[original], corners[released]  # code -1 (missing) takes the last corner
