"""What a release of series lost: value loss and pattern loss of every row.

VL of a row: root of the mean squared width of its group's envelope.
PL of a row: 1 − cosine of the vectors of all pairwise differences (x_j − x_i, i < j) of the
original and of the reconstructed pattern. With c = x − mean(x), Σ_{i<j} (x_j−x_i)(y_j−y_i) =
n·Σ c_i d_i, so PL is 1 − Pearson correlation: O(n). Both flat → 0, exactly one flat → 1.
(Shou et al. 2013, §3.)
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from engine.kinds.timeseries import sax
from engine.kinds.timeseries.data import Array, Letters

CONSTANT = sax.CONSTANT


def value_loss(low: Array, high: Array) -> Array:
    """VL of each envelope."""
    width = high - low
    widest = width.max(axis=-1, keepdims=True)
    # Scaled by the widest: squares of 1e200 would overflow.
    scaled = width / np.where(widest > 0, widest, 1.0)
    return widest[..., 0] * np.sqrt(np.mean(scaled * scaled, axis=-1))


def pattern_loss(values: Array, steps: Array) -> Array:
    """PL of each row of `values` against the same row of `steps`."""
    x, flat_x = _direction(values)
    y, flat_y = _direction(steps)
    loss = 1.0 - np.einsum("ij,ij->i", x, y)
    return np.where(flat_x & flat_y, 0.0, np.where(flat_x | flat_y, 1.0, loss))


def pattern_loss_of_words(
    values: Array,
    words: Letters,
    level: NDArray[np.uint8],
    check: Callable[[], None] = lambda: None,
) -> Array:
    """PL of each row against its published pattern."""
    loss = np.empty(len(values))
    for start in range(0, len(values), sax.CHUNK):
        check()
        part = slice(start, start + sax.CHUNK)
        steps = np.empty(values[part].shape)
        for L in np.unique(level[part]):
            at = level[part] == L
            steps[at] = sax.reconstruct(words[part][at], int(L), values.shape[1])
        loss[part] = pattern_loss(values[part], steps)
    return loss


def _direction(rows: Array) -> tuple[Array, NDArray[np.bool_]]:
    """Rows centred and of length one, and which of them are flat."""
    normal = sax.normalise(rows)
    return normal / np.sqrt(rows.shape[1]), np.asarray(~normal.any(axis=1))
