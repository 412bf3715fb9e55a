"""The k-truncated two-sided geometric distribution, sampled exactly.

    P(x) = e^(−ε|x|) / Σ_{|y| ≤ k} e^(−ε|y|)   for |x| ≤ k,
    k = ⌈ (1/ε) · ln( (e^ε + 2δ − 1) / ((e^ε + 1)·δ) ) ⌉                      (TraVaS, Rafiei et al.)

Exact means: a uniform real number U is drawn bit by bit and x is the step of the cumulative distribution
in which U lies. The steps are irrational, so they are known as intervals, one unit of the last bit wide.
With 64 bits U nearly always lies clear of all of them; where it does not, U gets 64 more bits and the
steps are computed more finely. No probability is ever rounded to a double.
"""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Sequence
from decimal import Context, Decimal, localcontext
from fractions import Fraction
from functools import lru_cache
from itertools import accumulate
from random import Random

from engine.core.errors import ParameterError
from engine.core.number_format import grouped
from engine.core.text import text

BITS = 64
MOST_NOISE = 100_000  # the largest k: beyond, the steps of the distribution would fill the memory
MARGIN = 2  # units of the last bit within which a computed step is not trusted


@lru_cache(maxsize=64)
def truncation(epsilon: Fraction, delta: Fraction) -> int:
    """k: noise never leaves [−k, k], and a variant is released when its noisy count is above k."""
    with localcontext(Context(prec=60)):
        e, d = _decimal(epsilon), _decimal(delta)
        power = e.exp()
        return math.ceil(((power + 2 * d - 1) / ((power + 1) * d)).ln() / e)


def check_noise_bound(epsilon: float, delta: float, repeats: int) -> None:
    """ε and δ whose noise could not be drawn in bounded memory and time are refused in words."""
    k = truncation(exact(epsilon) / repeats, exact(delta) / repeats)
    if k > MOST_NOISE:
        raise ParameterError(
            text(
                "ε = {epsilon} and δ = {delta} in {repeats} draws ask for noise up to ±{k} cases; "
                "at most ±{most_noise} can be drawn",
                epsilon=f"{epsilon:g}",
                delta=f"{delta:g}",
                repeats=repeats,
                k=grouped(k),
                most_noise=grouped(MOST_NOISE),
            ),
            hint="choose a larger ε, or fewer repeats",
            name="epsilon",
        )


@lru_cache(maxsize=4)  # the draws of a curve, or of repeats, ask for the same again and again
def steps(epsilon: Fraction, k: int, bits: int) -> tuple[int, ...]:
    """⌊2^bits · P(X ≤ x)⌋ for x = −k … k−1, each off by less than MARGIN − 1 units."""
    digits = math.ceil(bits * 0.30103) + 2 * len(str(k)) + 16
    with localcontext(Context(prec=digits)):
        decay = (-_decimal(epsilon)).exp()
        weights = [Decimal(1)]
        for _ in range(k):
            weights.append(weights[-1] * decay)
        total = weights[0] + 2 * sum(weights[1:], Decimal(0))
        unit, running, found = Decimal(2) ** bits, Decimal(0), []
        for x in range(-k, k):
            running += weights[abs(x)]
            found.append(int(running / total * unit))
    return tuple(found)


class TruncatedGeometric:
    """Draws from the distribution; `random` supplies the bits."""

    def __init__(self, epsilon: Fraction, k: int):
        self.epsilon, self.k = epsilon, k
        self._steps = {BITS: steps(epsilon, k, BITS)}

    def draw(self, random: Random) -> int:
        bits, uniform = BITS, random.getrandbits(BITS)
        while True:
            known = self._steps.get(bits) or self._finer(bits)
            # U lies in [uniform, uniform + 1) / 2^bits: decided if no step can be in or near it.
            low = bisect_right(known, uniform - MARGIN)
            if low == bisect_right(known, uniform + MARGIN):
                return low - self.k
            bits, uniform = bits + BITS, uniform << BITS | random.getrandbits(BITS)

    def _finer(self, bits: int) -> tuple[int, ...]:
        self._steps[bits] = steps(self.epsilon, self.k, bits)
        return self._steps[bits]


def probabilities(epsilon: Fraction, k: int) -> list[float]:
    """P(X = x) for x = −k … k, to be shown and summed, never to sample from."""
    weights = [math.exp(-float(epsilon) * abs(x)) for x in range(-k, k + 1)]
    total = math.fsum(weights)
    return [weight / total for weight in weights]


def release_probabilities(epsilon: Fraction, k: int) -> list[float]:
    """P(n + X > k) for n = 0 … 2k + 1: how likely one draw releases a variant with n cases."""
    # From the far end of the noise inwards: the smallest terms are added first.
    return [0.0, *accumulate(reversed(probabilities(epsilon, k)))]


def release_probability(count: int, epsilon: Fraction, k: int) -> float:
    """P(count + X > k): how likely a variant with this many cases is released."""
    return release_probabilities(epsilon, k)[min(max(count, 0), 2 * k + 1)]


def hidden_count(epsilon: Fraction, k: int) -> Fraction:
    """E[count | hidden] = Σ j·P(X ≤ k−j) / Σ P(X ≤ k−j), j = 1 … 2k: what a missing variant counts as."""
    ladder = [0, *steps(epsilon, k, BITS * 2), 1 << (BITS * 2)]
    below = [ladder[2 * k - j + 1] for j in range(1, 2 * k + 1)]  # P(X ≤ k − j)
    return Fraction(sum(j * mass for j, mass in enumerate(below, 1)), sum(below))


def expected_variants(counts: Sequence[int], epsilon: Fraction, delta: Fraction) -> float:
    """How many variants a draw releases on average."""
    k = truncation(epsilon, delta)
    table = release_probabilities(epsilon, k)
    return math.fsum(table[min(n, 2 * k + 1)] for n in map(int, counts))


def exact(number: float | Fraction) -> Fraction:
    """The decimal number that was typed, not its binary neighbour."""
    return Fraction(str(number))


def _decimal(value: Fraction) -> Decimal:
    return Decimal(value.numerator) / Decimal(value.denominator)
