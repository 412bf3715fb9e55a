"""Noise for the cells of a graph: two-sided geometric, Laplace, normal; fast, or exact to the last bit.

Discrete Laplace with scale b: P(x) = (1−q)/(1+q)·q^|x|, q = e^(−1/b); the difference of two geometric
variables (Ghosh, Roughgarden & Sundararajan 2012). b = 0.9: P(0) = 0.5047, variance 1.463.

`exact_discrete_laplace` uses nothing but integers and random bits (Canonne, Kamath & Steinke 2020,
algorithm 2), whole arrays at a time: no floating-point Laplace whose low bits betray the count
(Mironov 2012). It is what differentially private releases draw from.
"""

from __future__ import annotations

import random
from fractions import Fraction

import numpy as np

from engine.kinds.graphs.data import Floats, Ints


def smear(count: int, scale: float, law: str, integer: bool, generator: np.random.Generator) -> Floats:
    """`count` draws of noise around zero (`law`: laplace | normal), whole numbers for integer input."""
    if scale == 0:
        return np.zeros(count)
    if law == "normal":
        noise = generator.normal(0.0, scale, count)
        return np.rint(noise) if integer else noise
    if not integer:
        return generator.laplace(0.0, scale, count)
    stop = -np.expm1(-1.0 / scale)  # 1 − q without cancellation
    return (generator.geometric(stop, count) - generator.geometric(stop, count)).astype(np.float64)


def discrete_laplace_variance(scale: float) -> float:
    """2q / (1−q)²."""
    q = np.exp(-1.0 / scale)
    return float(2 * q / (1 - q) ** 2)


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
