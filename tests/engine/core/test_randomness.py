from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from engine.core.randomness import Randomness


def test_a_seed_brings_the_same_streams_again():
    first, second = Randomness.from_seed(7), Randomness.from_seed(7)
    assert first.seeded
    assert first.generator("noise").integers(1 << 40) == second.generator("noise").integers(1 << 40)
    assert first.bits("noise").getrandbits(200) == second.bits("noise").getrandbits(200)


def test_without_a_seed_nothing_comes_again():
    first, second = Randomness.from_seed(None), Randomness.from_seed(None)
    assert not first.seeded
    assert first.bits("noise").getrandbits(128) != second.bits("noise").getrandbits(128)


def test_purposes_have_streams_of_their_own():
    source = Randomness.from_seed(1)
    drawn = {source.bits(purpose).getrandbits(128) for purpose in ("a", "b", "noise")}
    drawn |= {int(source.generator(p).integers(1 << 62)) for p in ("a", "b", "noise")}
    assert len(drawn) == 6


@given(st.integers(1, 300), st.integers(0, 5))
def test_bits_stay_in_range(k, seed):
    bits = Randomness.from_seed(seed).bits("x")
    assert all(0 <= bits.getrandbits(k) < 1 << k for _ in range(20))


def test_bits_are_uniform():
    bits = Randomness.from_seed(3).bits("x")
    counts = np.bincount([bits.randrange(6) for _ in range(60_000)], minlength=6)
    chi2 = ((counts - 10_000) ** 2 / 10_000).sum()
    assert chi2 < 25.7  # 0.9999 quantile at 5 degrees of freedom
