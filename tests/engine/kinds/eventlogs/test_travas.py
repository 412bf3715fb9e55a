"""The mechanism: worked constants, the sampler against exact probabilities, what may be released."""

from __future__ import annotations

import itertools
import math
from collections import Counter
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.progress import Listener, Progress
from engine.core.randomness import Randomness
from engine.kinds.eventlogs import noise
from engine.kinds.eventlogs.data import EventLog, log_of
from engine.kinds.eventlogs.travas import bound_contributions, release

F = Fraction


@pytest.mark.parametrize(
    ("epsilon", "delta", "k"),
    [(1, ".1", 2), (1, ".01", 4), (1, ".001", 7), (2, ".001", 4), (".1", ".01", 18)],
)
def test_truncation(epsilon, delta, k):
    assert noise.truncation(F(epsilon), F(delta)) == k


@pytest.mark.parametrize(
    ("delta", "chance", "hidden"), [(".1", 0.0674508, 1.726577), (".01", 0.00854818, 2.692561)]
)
def test_single_cases_and_hidden_counts(delta, chance, hidden):
    k = noise.truncation(F(1), F(delta))
    assert noise.release_probability(1, F(1), k) == pytest.approx(chance, rel=1e-5)
    assert float(noise.hidden_count(F(1), k)) == pytest.approx(hidden, abs=1e-6)


@settings(max_examples=60, deadline=None)
@given(st.fractions(F(1, 50), 5), st.fractions(F(1, 10**6), F(1, 2)))
def test_a_variant_of_one_case_shows_with_probability_at_most_delta(epsilon, delta):
    k = noise.truncation(epsilon, delta)
    assert noise.release_probability(1, epsilon, k) <= float(delta) * (1 + 1e-9)
    chances = noise.probabilities(epsilon, k)
    ratios = [a / b for a, b in itertools.pairwise(chances)]
    assert all(math.exp(-float(epsilon)) - 1e-9 <= r <= math.exp(float(epsilon)) + 1e-9 for r in ratios)


class Scripted:
    """A source of bits that says what it was told."""

    def __init__(self, *words):
        self.words = list(words)

    def getrandbits(self, bits):
        word = self.words.pop(0)
        assert word < 1 << bits
        return word


def test_an_undecided_number_gets_more_bits():
    sampler = noise.TruncatedGeometric(F(1), 2)
    step = noise.steps(F(1), 2, 64)[1]  # between −1 and 0
    low = Scripted(step, 0)
    high = Scripted(step, 2**64 - 1)
    below, above = sampler.draw(low), sampler.draw(high)
    assert not low.words and not high.words
    assert (below, above) == (-1, 0)
    assert sampler.draw(Scripted(step - 5)) == -1
    assert sampler.draw(Scripted(step + 5)) == 0
    assert sampler.draw(Scripted(0)) == -2
    assert sampler.draw(Scripted(2**64 - 3)) == 2


def test_sampler_follows_the_exact_probabilities():
    random = Randomness.from_seed(11).bits("noise")
    sampler = noise.TruncatedGeometric(F(1, 2), 6)
    draws = 40_000
    counted = Counter(sampler.draw(random) for _ in range(draws))
    expected = [draws * p for p in noise.probabilities(F(1, 2), 6)]
    chi = sum((counted[x] - e) ** 2 / e for x, e in zip(range(-6, 7), expected, strict=True))
    assert chi < 45  # 12 degrees of freedom, p < 1e-5
    assert set(counted) <= set(range(-6, 7))


def draw(
    log: EventLog,
    seed: int | None = 1,
    repeats: int = 1,
    epsilon: float = 1.0,
    delta: float = 0.01,
    c: int = 1,
):
    source = Randomness.from_seed(seed)
    return release(log, epsilon, delta, repeats, c, source.bits("noise"), source.bits("cases"), Progress())


def test_only_variants_of_the_log_above_the_threshold():
    log = log_of({("a", "b"): 30, ("a",): 1, ("b",): 6, ("c",): 2})
    for seed in range(200):
        found = draw(log, seed)
        assert set(found.variants) <= set(log.variants)
        assert ("a", "b") in found.variants
        for variant, count in found.as_counts().items():
            assert count > found.k == 4
            assert abs(count - log.as_counts()[variant]) <= found.k


def test_same_seed_same_release_and_no_seed_differs():
    log = log_of({tuple("ab" * i): 20 + i for i in range(1, 40)})
    first, again = draw(log, 5), draw(log, 5)
    assert first.as_counts() == again.as_counts()
    assert draw(log, None).as_counts() != draw(log, None).as_counts()


def test_the_order_of_the_file_does_not_matter():
    log = log_of({tuple("abc"[:i]): 9 for i in range(1, 4)})
    turned = EventLog(log.variants[::-1], log.counts[::-1], log.variant_of_case)
    assert draw(log, 3).as_counts() == draw(turned, 3).as_counts()


def test_repeats_average_and_fill_in_what_was_hidden():
    log = log_of({("a",): 50, ("b",): 3})
    k = noise.truncation(F(1, 3), F(".01") / 3)
    least = (k + 1 + 2 * noise.hidden_count(F(1, 3), k)) / 3
    for seed in range(60):
        found = draw(log, seed, repeats=3)
        assert found.k == k
        assert all(count >= math.floor(least + F(1, 2)) for count in found.counts.tolist())


def test_persons_keep_a_bounded_number_of_cases():
    cases = np.repeat(np.arange(3, dtype=np.int32), [50, 30, 20])
    person = np.zeros(100, np.int32)
    person[60:] = np.arange(1, 41)
    log = EventLog((("a",), ("b",), ("c",)), np.array([50, 30, 20]), cases, person)
    counts, left_out = bound_contributions(log, 2, Randomness.from_seed(4).bits("cases"))
    assert left_out == 58 and counts.sum() == 42
    again, _ = bound_contributions(log, 2, Randomness.from_seed(4).bits("cases"))
    assert counts.tolist() == again.tolist()


def test_nothing_above_the_threshold_is_an_empty_release():
    log = log_of({(str(i),): 1 for i in range(20)})
    found = draw(log, 1, delta=1e-9)
    assert found.variants == () and found.cases == 0
    assert noise.expected_variants(log.counts.tolist(), F(1), F(1, 10**9)) < 1e-6


def test_a_counted_expectation_matches_many_draws():
    log = log_of({(str(i),): i for i in range(1, 12)})
    runs = 300
    mean = sum(len(draw(log, seed).variants) for seed in range(runs)) / runs
    assert mean == pytest.approx(noise.expected_variants(log.counts.tolist(), F(1), F(".01")), abs=0.25)


def test_what_was_decided_is_shown_whole_at_the_end():
    """A quick run has sent only its first variant so far; the list must not stay like that."""
    shown = []

    class Looker(Listener):
        def snapshot(self, snapshot):
            shown.append(snapshot)

    log, source = log_of({(str(n),): 50 + n for n in range(300)}), Randomness.from_seed(3)
    found = release(log, 1.0, 0.01, 1, 1, source.bits("noise"), source.bits("cases"), Progress(Looker()))
    assert len(shown[-1].places) == len(found.variants) == 300
    assert shown[-1].counts.sum() == found.cases
