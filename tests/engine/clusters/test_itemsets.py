"""Patterns: counts against counting, and no published set of counts that tells of few people."""

from __future__ import annotations

from itertools import combinations, product

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.clusters import itemsets, patterns
from engine.clusters.data import Items, Site, take
from engine.clusters.transport import Threads, drive
from engine.progress import Progress
from engine.randomness import Randomness

tables = st.lists(st.tuples(*[st.integers(0, 2)] * 3), min_size=1, max_size=120)


def as_site(rows) -> Site:
    codes = np.array(rows, dtype=np.int32)
    items = Items(("a", "b", "c"), codes, (("x", "y", "z"),) * 3)
    index = np.arange(len(rows))
    return Site("all", (), np.zeros((len(rows), 0)), index, index, items)


def obvious(rows, itemset) -> int:
    wanted = {"abc".index(item[0]): "xyz".index(item[2]) for item in itemset}
    return sum(all(row[j] == v for j, v in wanted.items()) for row in rows)


@settings(max_examples=60, deadline=None)
@given(tables, st.integers(1, 10))
def test_frequent_itemsets_are_all_and_right(rows, least):
    found = itemsets.frequent(as_site(rows).items, least, 3)
    every = [
        tuple(f"{c}={v}" for c, v in zip(columns, values, strict=True))
        for size in (1, 2, 3)
        for columns in combinations("abc", size)
        for values in product("xyz", repeat=size)
    ]
    assert found == {one: obvious(rows, one) for one in every if obvious(rows, one) >= least}


@settings(max_examples=80, deadline=None)
@given(tables, st.integers(2, 8), st.booleans())
def test_no_published_counts_tell_of_few(rows, least, sensitive):
    counts = itemsets.frequent(as_site(rows).items, 1, 3)
    hidden = ("c",) if sensitive else ()
    kept = itemsets.publishable(counts, len(rows), least, hidden)
    known = {(): len(rows), **kept}
    for whole in kept:
        assert kept[whole] >= least
        for size in range(len(whole)):
            for has in combinations(whole, size):
                hasnot = [item for item in whole if item not in has]
                group = [r for r in rows if obvious([r], has) and not any(obvious([r], (i,)) for i in hasnot)]
                assert len(group) == 0 or len(group) >= least
    for base in known:
        for column in "abc":
            values = [one for one in kept if set(base) < set(one) and len(one) == len(base) + 1
                      and (set(one) - set(base)).pop()[0] == column]  # fmt: skip
            if values:
                rest = known[base] - sum(kept[one] for one in values)
                assert rest == 0 or rest >= least
    found, _ = itemsets.rules(kept, least, 0.0, hidden)
    for rule in found:
        given_, both = obvious(rows, rule.given), obvious(rows, (*rule.given, *rule.then))
        assert both == rule.count >= least and not 0 < given_ - both < least
        assert not (sensitive and given_ == both and any(item[0] == "c" for item in rule.then))


def test_sites_add_up_to_the_whole_under_masks():
    random = np.random.default_rng(2)
    rows = random.integers(0, 3, size=(400, 3))
    whole = as_site(rows)
    owner = np.arange(400) % 3
    sites = tuple(take(whole, np.flatnonzero(owner == i), f"s{i}") for i in range(3))
    asked = {"support": 0.02, "min_count": 5, "max_size": 3, "confidence": 0.3, "sensitive": []}
    randomness = Randomness.from_seed(0)
    outcome = drive(
        patterns.METHOD, Threads(patterns.METHOD, sites, randomness), asked, randomness, Progress()
    )
    assert outcome.result["rows"] == 400
    for one, n in zip(outcome.result["itemsets"], outcome.result["counts"], strict=True):
        assert n == obvious(rows.tolist(), tuple(one))
    second = [c for c in outcome.border if c.kind == "masked counts"]
    assert len(second) == 3 and not any(c.facts for c in second)
