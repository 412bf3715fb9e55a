"""SAX: a series as a string of letters, at alphabets of growing size (Lin, Keogh et al. 2003).

z-normalise with the population deviation, average w runs (PAA, fractional where w does not divide
n), and cut the normal distribution into L parts of equal probability: level L has L letters.
Level 1 is all `a`. The levels are not nested: strings equal at level 3 may differ at level 2.

Letters are numbers 0 … L−1 here; `as_text` writes them.

Of several channels each is z-normalised on its own, and its word follows that of the channel before it.
All have as many points and segments, so that averaging and expanding the whole row is the same as doing
it channel by channel: `segments` are those of all channels together.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray
from scipy.special import ndtri

from engine.kinds.timeseries.data import Array, Letters

# A value this close below a breakpoint counts as equal to it and goes up: 0.1, 0.2, 0.3 has the
# z-scores of 1, 2, 3 only up to rounding.
TOLERANCE = 1e-9
CONSTANT = 1e-12  # deviation relative to the largest magnitude, below which a series is constant
CHUNK = 1 << 11  # rows at a time: they stay in the cache, and are too few for a product to call for threads


def default_segments(points: int) -> int:
    return min(points, 4) if points <= 12 else 6


def breakpoints(level: int) -> Array:
    """The L − 1 cuts of the standard normal into L parts of equal probability."""
    return ndtri(np.arange(1, level) / level)


def heights(level: int) -> Array:
    """The value each letter stands for: the probabilistic median of its part."""
    return ndtri((2 * np.arange(1, level + 1) - 1) / (2 * level))


def normalise(values: Array) -> Array:
    """Rows with mean 0 and population deviation 1; constant rows all zero."""
    # Scaling by the largest magnitude first keeps squares of 1e200 from overflowing.
    largest = np.abs(values).max(axis=1, keepdims=True)
    scaled = values / np.where(largest > 0, largest, 1.0)
    centred = scaled - scaled.mean(axis=1, keepdims=True)
    deviation = np.sqrt(np.mean(centred * centred, axis=1, keepdims=True))
    constant = deviation <= CONSTANT
    return np.where(constant, 0.0, centred / np.where(constant, 1.0, deviation))


def normal_by_channel(values: Array, channels: int) -> Array:
    """The same of rows of several channels, each on its own."""
    return normalise(values.reshape(-1, values.shape[1] // channels)).reshape(values.shape)


def paa_weights(points: int, segments: int) -> Array:
    """(points × segments): every point repeated w times, cut into w runs of n, averaged."""
    owner = np.arange(points * segments) // points  # of each repeated point
    weights = np.zeros((points, segments))
    np.add.at(weights, (np.arange(points * segments) // segments, owner), 1.0 / points)
    return weights


def profile(
    values: Array, segments: int, check: Callable[[], None] = lambda: None, channels: int = 1
) -> Array:
    """PAA of the z-normalised rows: what letters are read from."""
    made = np.empty((len(values), segments))
    weights = paa_weights(values.shape[1], segments)
    for start in range(0, len(values), CHUNK):
        check()
        made[start : start + CHUNK] = normal_by_channel(values[start : start + CHUNK], channels) @ weights
    return made


def letters(profiles: Array, level: int) -> Letters:
    """The letters of PAA profiles at a level; a value on a breakpoint goes up."""
    found = np.zeros(profiles.shape, dtype=np.uint8)
    for cut in breakpoints(level):
        found += profiles >= cut - TOLERANCE
    return found


def sax(values: Array, segments: int, level: int) -> Letters:
    return letters(profile(values, segments), level)


def as_text(word: Letters, channels: int = 1) -> str:
    return "|".join("".join(chr(97 + letter) for letter in part) for part in np.split(word, channels))


def expand_index(points: int, segments: int) -> NDArray[np.intp]:
    """Which segment each of the n points is drawn from when a pattern is expanded."""
    return ((2 * np.arange(points) + 1) * segments) // (2 * points)


def reconstruct(words: Letters, level: int, points: int) -> Array:
    """Patterns back as step curves of n points, in units of the z-normalised series."""
    return heights(level)[words][..., expand_index(points, words.shape[-1])]
