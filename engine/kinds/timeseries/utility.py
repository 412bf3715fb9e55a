"""What a release of series lost: value loss and pattern loss of every row.

VL of a row: root of the mean squared width of its group's envelope. Channels have different units: where
there are several, widths are shares of the range that the release has in their channel.
PL of a row: 1 − cosine of the vectors of all pairwise differences (x_j − x_i, i < j) of the
original and of the reconstructed pattern. With c = x − mean(x), Σ_{i<j} (x_j−x_i)(y_j−y_i) =
n·Σ c_i d_i, so PL is 1 − Pearson correlation: O(n). Both flat → 0, exactly one flat → 1.
(Shou et al. 2013, §3.) Of several channels: the mean of their losses.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from engine.kinds.timeseries import sax
from engine.kinds.timeseries.data import Array, Letters, channel_slices

CONSTANT = sax.CONSTANT


def value_loss(low: Array, high: Array) -> Array:
    """VL of each envelope."""
    width = high - low
    widest = width.max(axis=-1, keepdims=True)
    # Scaled by the widest: squares of 1e200 would overflow.
    scaled = width / np.where(widest > 0, widest, 1.0)
    return widest[..., 0] * np.sqrt(np.mean(scaled * scaled, axis=-1))


def released_value_loss(low: Array, high: Array, channels: int) -> Array:
    """VL of each envelope of a release."""
    if channels == 1:
        return value_loss(low, high)
    span = np.empty(low.shape[1])
    for part in channel_slices(len(span), channels):
        span[part] = (high[:, part].max() - low[:, part].min()) or 1.0
    return value_loss(low / span, high / span)


def pattern_loss(values: Array, steps: Array, channels: int = 1) -> Array:
    """PL of each row of `values` against the same row of `steps`."""
    x, flat_x = _direction(values.reshape(-1, values.shape[1] // channels))
    y, flat_y = _direction(steps.reshape(-1, steps.shape[1] // channels))
    loss = 1.0 - np.einsum("ij,ij->i", x, y)
    loss = np.where(flat_x & flat_y, 0.0, np.where(flat_x | flat_y, 1.0, loss))
    return loss.reshape(len(values), channels).mean(axis=1)


def pattern_loss_of_words(
    values: Array,
    words: Letters,
    level: NDArray[np.uint8],
    check: Callable[[], None] = lambda: None,
    channels: int = 1,
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
        loss[part] = pattern_loss(values[part], steps, channels)
    return loss


def _direction(rows: Array) -> tuple[Array, NDArray[np.bool_]]:
    """Rows centred and of length one, and which of them are flat."""
    normal = sax.normalise(rows)
    return normal / np.sqrt(rows.shape[1]), np.asarray(~normal.any(axis=1))
