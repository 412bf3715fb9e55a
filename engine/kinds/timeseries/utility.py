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
    return _loss_of_normal(sax.normal_by_channel(values, channels), steps, channels)


def _loss_of_normal(normal: Array, steps: Array, channels: int) -> Array:
    x, flat_x = _direction(normal, channels)
    y, flat_y = _direction(sax.normal_by_channel(steps, channels), channels)
    loss = 1.0 - np.einsum("ij,ij->i", x, y)
    loss = np.where(flat_x & flat_y, 0.0, np.where(flat_x | flat_y, 1.0, loss))
    return loss.reshape(len(normal), channels).mean(axis=1)


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
        normal = sax.normal_by_channel(values[part], channels)
        loss[part] = loss_of_words(normal, words[part], level[part], channels)
    return loss


def loss_of_words(normal: Array, words: Letters, level: NDArray[np.uint8], channels: int) -> Array:
    """The same of some rows, z-normalised."""
    steps = np.empty(normal.shape)
    for L in np.unique(level):
        at = level == L
        steps[at] = sax.reconstruct(words[at], int(L), normal.shape[1])
    return _loss_of_normal(normal, steps, channels)


def _direction(normal: Array, channels: int) -> tuple[Array, NDArray[np.bool_]]:
    """Rows of one channel each, of length one, and which of them are flat."""
    rows = normal.reshape(-1, normal.shape[1] // channels)
    return rows / np.sqrt(rows.shape[1]), np.asarray(~rows.any(axis=1))
