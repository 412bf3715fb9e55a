"""Noise: the laws, exactness, and that draws repeat."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest
from scipy import stats

from engine.core.discrete_laplace import _bernoulli_exp, _uniform_below, exact_discrete_laplace
from engine.core.randomness import Randomness


def law(scale: float, values: np.ndarray) -> np.ndarray:
    q = np.exp(-1 / scale)
    return (1 - q) / (1 + q) * q ** np.abs(values)


def assert_discrete_laplace(drawn: np.ndarray, scale: float) -> None:
    """Chi-square against the law, tails put together."""
    far = int(np.ceil(4 * scale))
    middle = np.arange(-far, far + 1)
    seen = [np.sum(drawn < -far), *(np.sum(drawn == x) for x in middle), np.sum(drawn > far)]
    tail = (1 - law(scale, middle).sum()) / 2
    expected = np.array([tail, *law(scale, middle), tail]) * len(drawn)
    assert stats.chisquare(seen, expected * np.sum(seen) / expected.sum()).pvalue > 1e-4


@pytest.mark.parametrize(
    "scale", [Fraction(9, 10), Fraction(1), Fraction(7, 3), Fraction(12), Fraction(1, 5)]
)
def test_exact_noise_has_its_law(scale):
    drawn = exact_discrete_laplace(60_000, scale, Randomness.from_seed(11).bits("test"))
    assert drawn.dtype == np.int64
    assert_discrete_laplace(drawn, float(scale))


def reference_discrete_laplace(scale: Fraction, bits) -> int:
    """Canonne, Kamath & Steinke 2020, algorithm 2, one draw at a time."""

    def coin(gamma: Fraction) -> bool:
        k = 1
        while bits.randrange(gamma.denominator * k) < gamma.numerator:
            k += 1
        return k % 2 == 1

    t, s = scale.numerator, scale.denominator
    while True:
        u = bits.randrange(t)
        if not coin(Fraction(u, t)):
            continue
        v = 0
        while coin(Fraction(1)):
            v += 1
        size = (u + t * v) // s
        negative = bits.randrange(2)
        if not (negative and size == 0):
            return -size if negative else size


def test_whole_arrays_and_single_draws_agree_in_law():
    bits = Randomness.from_seed(4).bits("reference")
    slow = np.array([reference_discrete_laplace(Fraction(5, 2), bits) for _ in range(8_000)])
    fast = exact_discrete_laplace(8_000, Fraction(5, 2), Randomness.from_seed(5).bits("fast"))
    assert stats.ks_2samp(slow, fast).pvalue > 1e-3


def test_coins_of_probability_e_to_the_minus_gamma():
    bits = Randomness.from_seed(2).bits("coins")
    for above, below in ((1, 1), (1, 3), (0, 5)):
        heads = _bernoulli_exp(np.full(100_000, above, np.uint64), np.full(100_000, below, np.uint64), bits)
        assert heads.mean() == pytest.approx(np.exp(-above / below), abs=0.006)


def test_whole_numbers_below_a_limit_are_uniform():
    drawn = _uniform_below(np.full(90_000, 9, np.uint64), Randomness.from_seed(2).bits("below"))
    assert stats.chisquare(np.bincount(drawn.astype(int), minlength=9)).pvalue > 1e-4


def test_the_same_seed_draws_the_same_and_another_does_not():
    def draw(seed):
        return exact_discrete_laplace(500, Fraction(9, 10), Randomness.from_seed(seed).bits("x")).tolist()

    assert draw(1) == draw(1) != draw(2)
