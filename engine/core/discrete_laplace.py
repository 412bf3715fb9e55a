"""Discrete Laplace noise, exact to the last bit, and the threshold from which noisy counts may be shown.

P(x) = (1−q)/(1+q)·q^|x|, q = e^(−1/b): the difference of two geometric variables (Ghosh, Roughgarden &
Sundararajan 2012). Drawn with nothing but integers and random bits (Canonne, Kamath & Steinke 2020, algorithm
2), whole arrays at a time: no floating-point Laplace whose low bits betray the count (Mironov 2012). It is
what differentially private releases draw from.

A cell that only one contributor has is shown with probability P(1 + X ≥ T) = q^(T−1)/(1+q), which
`applied_threshold` keeps at or below δ₁ (Korolova et al. 2009).
"""

from __future__ import annotations

import math
import random
from fractions import Fraction

import numpy as np
import numpy.typing as npt

Ints = npt.NDArray[np.int64]


def threshold(scale: float, delta_edge: float) -> float:
    """T = 1 + b·ln(1/(2δ₁))."""
    return 1 + scale * math.log(1 / (2 * delta_edge))


def applied_threshold(scale: float, delta_edge: float) -> int:
    """The smallest whole m ≥ T with P(1 + X ≥ m) = q^(m−1)/(1+q) ≤ δ₁; at least 2."""
    q = math.exp(-1 / scale)
    exact = 1 + scale * math.log(1 / ((1 + q) * delta_edge))
    return max(2, math.ceil(max(threshold(scale, delta_edge), exact)))


def exact_discrete_laplace(count: int, scale: Fraction, bits: random.Random) -> Ints:
    """`count` draws of discrete Laplace with scale t/s, exact and from cryptographic bits."""
    t, s = scale.numerator, scale.denominator
    if t >= 1 << 40:
        raise ValueError("the scale has too many digits for exact integer noise")
    drawn = np.zeros(count, np.int64)
    missing = np.arange(count)
    while len(missing):
        u = _uniform_below(np.full(len(missing), t, np.uint64), bits)
        whole = _bernoulli_exp(u, np.full(len(missing), t, np.uint64), bits)
        missing_u, place = u[whole], np.flatnonzero(whole)
        tail = _geometric_exp_one(len(place), bits)
        size = (missing_u.astype(np.int64) + t * tail) // s
        negative = _uniform_below(np.full(len(place), 2, np.uint64), bits) == 1
        # Zero would come twice (as +0 and −0): the second is refused.
        fine = ~(negative & (size == 0))
        drawn[missing[place[fine]]] = np.where(negative, -size, size)[fine]
        refused = np.ones(len(missing), bool)
        refused[place[fine]] = False
        missing = missing[refused]
    return drawn


def _geometric_exp_one(count: int, bits: random.Random) -> Ints:
    """How many coins of probability e^(−1) fall before the first failure."""
    heads = np.zeros(count, np.int64)
    going = np.arange(count)
    while len(going):
        one = np.ones(len(going), np.uint64)
        going = going[_bernoulli_exp(one, one, bits)]
        heads[going] += 1
    return heads


def _bernoulli_exp(above: np.ndarray, below: np.ndarray, bits: random.Random) -> np.ndarray:
    """Coins of probability e^(−above/below) for above ≤ below: the parity of the first k whose coin of
    probability above/(below·k) fails (von Neumann 1951)."""
    k = np.ones(len(above), np.uint64)
    going = np.arange(len(above))
    while len(going):
        success = _uniform_below(below[going] * k[going], bits) < above[going]
        going = going[success]
        k[going] += np.uint64(1)
    return k % np.uint64(2) == 1


def _uniform_below(limit: np.ndarray, bits: random.Random) -> np.ndarray:
    """Uniform whole numbers 0 ≤ x < limit, by refusing the uneven end of 64 random bits."""
    made = np.zeros(len(limit), np.uint64)
    missing = np.arange(len(limit))
    top = np.uint64(2**64 - 1)
    while len(missing):
        raw = np.frombuffer(bits.randbytes(8 * len(missing)), "<u8").astype(np.uint64)
        bound = limit[missing]
        fair = raw < top - top % bound
        made[missing[fair]] = (raw % bound)[fair]
        missing = missing[~fair]
    return made
