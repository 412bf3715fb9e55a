"""Disclosure under background knowledge: worked examples, the reference, and sampling against counting."""

from __future__ import annotations

import math
from collections import Counter
from itertools import combinations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kinds.eventlogs import attack
from engine.kinds.eventlogs.background_knowledge import KnowledgeIndex

EXAMPLE = {tuple("abc"): 2, tuple("ab"): 1, tuple("acb"): 1}


@pytest.mark.parametrize(
    ("kind", "size", "case", "trace"),
    [
        ("set", 2, 11 / 36, 0.363747),
        ("sequence", 2, 25 / 48, 0.667655),
        ("sequence", 3, 0.75, 1.0),
    ],
)
def test_worked_example(kind, size, case, trace):
    found = attack.disclosure(EXAMPLE, kind, size, np.random.default_rng(0))
    assert found.case == pytest.approx(case, abs=1e-12)
    assert found.trace == pytest.approx(trace, abs=1e-6)
    assert not found.sampled


def test_nobody_has_that_many_activities():
    assert attack.disclosure(EXAMPLE, "set", 4, np.random.default_rng(0)) is None
    assert attack.disclosure({}, "set", 1, np.random.default_rng(0)) is None


variants = st.lists(st.sampled_from("abcd"), min_size=1, max_size=6).map(tuple)
logs = st.dictionaries(variants, st.integers(1, 4), min_size=1, max_size=6)


def knowledge(kind, variant, size):
    """All candidates of a variant, the obvious way."""
    chosen = combinations(variant, size)
    if kind == "sequence":
        return set(chosen)
    if kind == "multiset":
        return {tuple(sorted(c)) for c in chosen}
    return {tuple(sorted(c)) for c in chosen if len(set(c)) == size}


@settings(max_examples=80, deadline=None)
@given(logs, st.sampled_from(attack.KINDS), st.integers(1, 4))
def test_counting_follows_the_definition(log, kind, size):
    matches: dict[tuple, Counter] = {}
    for variant, count in log.items():
        for candidate in knowledge(kind, variant, size):
            matches.setdefault(candidate, Counter())[variant] += count
    found = attack.disclosure(log, kind, size, np.random.default_rng(0))
    if not matches:
        assert found is None
        return
    cases, traces = [], []
    for counter in matches.values():
        n = sum(counter.values())
        entropy = -sum(c / n * math.log(c / n) for c in counter.values())
        cases.append(1 / n)
        traces.append(1 - entropy / math.log(n) if n > 1 else 1)
    pairs = [1 / n for n in map(round, (1 / chance for chance in cases)) for _ in range(n)]
    assert found.average == pytest.approx(sum(pairs) / len(pairs))  # every case with every knowledge of it
    assert found.case == pytest.approx(sum(cases) / len(cases))
    assert found.trace == pytest.approx(sum(traces) / len(traces))


@settings(max_examples=60, deadline=None)
@given(logs, st.sampled_from(attack.KINDS), st.integers(1, 3))
def test_every_candidate_is_visited_once(log, kind, size):
    names = list(log)
    holders: dict[tuple, list[int]] = {}
    for place, variant in enumerate(names):
        for candidate in knowledge(kind, variant, size):
            holders.setdefault(candidate, []).append(place)
    # With 1, 2, 4 … cases the sum names the holders.
    coded = KnowledgeIndex({name: 2**place for place, name in enumerate(names)}, kind)
    visited = [n for leaves in attack.sibling_leaves(coded, size) for n in leaves[:, 0].tolist()]
    assert sorted(visited) == sorted(sum(2**place for place in places) for places in holders.values())


@pytest.mark.parametrize("kind", attack.KINDS)
def test_random_descents_count_the_candidates(kind):
    """The mean of weight times leaves of a descent is the number of all leaves."""
    coded = KnowledgeIndex({tuple("abcab"): 1, tuple("cba"): 2, tuple("aab"): 1}, kind)
    descents, random = attack.RandomDescents(coded, 3), np.random.default_rng(1)
    found = [descents.draw(random) for _ in range(4000)]
    number = sum(len(leaves) for leaves in attack.sibling_leaves(coded, 3))
    assert np.mean([weight * len(leaves) for leaves, weight in found]) == pytest.approx(number, rel=0.1)


@pytest.mark.parametrize("kind", attack.KINDS)
def test_sampling_estimates_what_counting_finds(kind):
    random = np.random.default_rng(8)
    log = {
        tuple(random.choice(list("abcdefgh"), random.integers(3, 9))): int(random.integers(1, 5))
        for _ in range(60)
    }
    exact = attack.disclosure(log, kind, 3, random)
    sampled = attack.disclosure_of(KnowledgeIndex(log, kind), 3, random, limit=0, sample=500)
    assert sampled.sampled and not exact.sampled
    assert sampled.case == pytest.approx(exact.case, abs=5 * sampled.case_error)
    assert sampled.trace == pytest.approx(exact.trace, abs=5 * sampled.trace_error)
    assert sampled.average == pytest.approx(exact.average, abs=5 * sampled.average_error)
    assert sampled.case_error < 0.03


def test_rare_knowledge_does_not_speak_for_an_average_case():
    """999 cases that nobody can tell apart, and one that stands alone."""
    log = {tuple("abc"): 999, tuple("abd"): 1}
    found = attack.disclosure(log, "sequence", 3, np.random.default_rng(0))
    assert found.case == pytest.approx((1 / 999 + 1) / 2)
    assert found.average == pytest.approx(2 / 1000)


def test_unique_share():
    assert attack.unique_share([1, 1, 3]) == 0.4
