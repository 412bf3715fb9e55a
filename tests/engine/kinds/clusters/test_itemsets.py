"""Patterns: counts against counting, and no published set of counts that tells of few people."""

from __future__ import annotations

from itertools import chain, combinations, product

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.errors import ParameterError
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.kinds.clusters import inference_control, itemsets, patterns
from engine.kinds.clusters.data import Items, Site, subset
from engine.kinds.clusters.message import Message
from engine.kinds.clusters.message_schema import MessageRefused
from engine.kinds.clusters.protocol import Threads, run_rounds

COLUMNS, VALUES = "abc", "xyz"
tables = st.lists(st.tuples(*[st.integers(0, 2)] * 3), min_size=1, max_size=160)
ASKED = {"support": 0.02, "min_count": 5, "max_size": 3, "confidence": 0.3, "sensitive": []}


def as_site(rows, columns=tuple(COLUMNS), values=(tuple(VALUES),) * 3) -> Site:
    codes = np.array(rows, dtype=np.int32)
    index = np.arange(len(rows))
    return Site("all", (), np.zeros((len(rows), 0)), index, index, Items(columns, codes, values))


def from_texts(columns, *groups) -> Site:
    """A site from (how many, values …) groups."""
    rows = [values for n, *values in groups for _ in range(n)]
    known = [sorted({row[j] for row in rows}) for j in range(len(columns))]
    codes = [[known[j].index(row[j]) for j in range(len(columns))] for row in rows]
    return as_site(codes, tuple(columns), tuple(tuple(one) for one in known))


def obvious(rows, one) -> int:
    wanted = {COLUMNS.index(column): VALUES.index(value) for column, value in one}
    return sum(all(row[j] == v for j, v in wanted.items()) for row in rows)


def published(rows, min_count, max_size=3):
    values = {
        c: [v for v in VALUES if obvious(rows, [(c, v)]) >= min_count] for c in COLUMNS
    }  # fmt: skip
    return inference_control.publishable(
        values, max_size, lambda one: obvious(rows, one), len(rows), min_count
    )


@settings(max_examples=40, deadline=None)
@given(tables, st.integers(1, 10))
def test_frequent_items_and_counts_are_right(rows, least):
    site = as_site(rows)
    every = {(c, v): obvious(rows, [(c, v)]) for c in COLUMNS for v in VALUES}
    assert itemsets.frequent_items(site.items, least) == {i: n for i, n in every.items() if n >= least}
    maps = itemsets.bitmaps(site.items)
    for one in itemsets.combine(dict.fromkeys(COLUMNS, VALUES), 3):
        assert itemsets.count(one, maps, len(rows)) == obvious(rows, one)


def indicator(group, shape) -> np.ndarray:
    """1 for the cells of the full 3 × 3 × 3 table that lie in a product of sets of values."""
    grid = np.ones(shape)
    for axis, allowed in enumerate(group):
        keep = np.isin(np.arange(shape[axis]), allowed).astype(float)
        grid = grid * keep.reshape([-1 if j == axis else 1 for j in range(len(shape))])
    return grid.ravel()


def subsets(values) -> list[tuple[int, ...]]:
    return list(chain.from_iterable(combinations(values, size) for size in range(1, len(values) + 1)))


@settings(max_examples=60, deadline=None)
@given(tables, st.integers(2, 8))
def test_no_linear_combination_of_published_counts_tells_of_few(rows, least):
    """An attacker who solves all equations: every group of the table whose size he can compute is large.

    Groups are all products of sets of values; computable are those whose indicator is a combination of
    the indicators of published itemsets and of all rows. Values that nobody has are no part of the table.
    """
    kept = published(rows, least)
    present = [sorted({row[j] for row in rows}) for j in range(3)]
    shape = tuple(len(one) for one in present)
    known = [np.ones(int(np.prod(shape)))]
    for one in kept:
        at = {COLUMNS.index(c): present[COLUMNS.index(c)].index(VALUES.index(v)) for c, v in one}
        known.append(indicator([[at[j]] if j in at else range(shape[j]) for j in range(3)], shape))
    left, strength, _ = np.linalg.svd(np.array(known).T, full_matrices=False)
    basis = left[:, strength > 1e-9 * strength[0]]
    cells = [tuple(present[j].index(row[j]) for j in range(3)) for row in rows]
    for group in product(*(subsets(range(n)) for n in shape)):
        vector = indicator(group, shape)
        if vector.all() or np.abs(vector - basis @ (basis.T @ vector)).max() > 1e-7:
            continue  # all rows, or not computable
        size = sum(all(cell[j] in group[j] for j in range(3)) for cell in cells)
        assert size >= least, (group, size, kept)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(12))
def test_no_group_of_few_is_pinned_down_by_bounds_either(seed):
    """Counts are not negative: the largest and the least size a group can have, by linear programming."""
    from scipy.optimize import linprog

    random = np.random.default_rng(seed)
    cells = random.choice(8, size=int(random.integers(60, 300)), p=random.dirichlet(np.full(8, 0.5)))
    rows, least = [(c // 4, c // 2 % 2, c % 2) for c in cells.tolist()], int(random.integers(3, 7))
    kept = published(rows, least)
    shape = (2, 2, 2)
    known, sizes = [np.ones(8)], [len(rows)]
    for one, n in kept.items():
        at = {COLUMNS.index(c): VALUES.index(v) for c, v in one}
        known.append(indicator([[at[j]] if j in at else range(2) for j in range(3)], shape))
        sizes.append(n)
    for group in product(*(subsets(range(2)) for _ in range(3))):
        vector = indicator(group, shape)
        low, high = (
            sign * linprog(sign * vector, A_eq=np.array(known), b_eq=sizes, method="highs").fun
            for sign in (1, -1)
        )
        assert high - low > 1e-6 or low < 0.5 or low > least - 0.5, (group, low, kept)


@settings(max_examples=60, deadline=None)
@given(tables, st.integers(2, 8))
def test_nothing_follows_with_certainty(rows, least):
    kept = published(rows, least)
    for one, n in kept.items():
        assert n == obvious(rows, one) >= least
        for size in range(len(one)):
            for part in combinations(one, size):
                assert (kept[part] if part else len(rows)) - n >= least


def run(site: Site, sites: int = 1, **asked):
    owner = np.arange(len(site)) % sites
    parts = tuple(subset(site, np.flatnonzero(owner == i), f"s{i}") for i in range(sites))
    randomness, wanted = Randomness.from_seed(0), {**ASKED, **asked}
    return run_rounds(
        patterns.METHOD, Threads(patterns.METHOD, parts, randomness), wanted, randomness, Progress()
    )


def told(outcome) -> dict[tuple, int]:
    result = outcome.result
    pairs = zip(result["itemsets"], result["counts"], strict=True)
    return {itemsets.itemset(one): int(n) for one, n in pairs}


@pytest.mark.parametrize("sites", [1, 3])
def test_the_rest_of_two_columns_is_not_told(sites):
    """N − a1 − a2 − c + a1c + a2c would be three people with neither a common job nor a common town."""
    rare = [(12, f"r{i}", "c") for i in range(10)]
    lonely = [(1, "r0", "n0"), (1, "r1", "n1"), (1, "r2", "n2")]
    few = [(25, "a1", f"n{i}") for i in range(5)] + [(26, "a2", f"n{i}") for i in range(5)]
    site = from_texts(("job", "town"), (300, "a1", "c"), (300, "a2", "c"), *rare, *few, *lonely)
    kept = told(run(site, sites, min_count=10, support=0.05))
    assert (("job", "a1"),) in kept and (("town", "c"),) in kept
    listed = [one for one in kept if len(one) == 2]
    assert {one[0][1] for one in listed} != {"a1", "a2"}  # both would leave the three alone


@pytest.mark.parametrize("sites", [1, 2])
def test_a_value_that_all_of_a_group_have_is_not_told_by_differences(sites):
    """All miners are positive: neither the rule, nor its contrapositive, nor a difference may say so."""
    site = from_texts(("hiv", "job"), (40, "pos", "miner"), (60, "pos", "clerk"), (100, "neg", "clerk"))
    outcome = run(site, sites, min_count=10, sensitive=["hiv"], confidence=0.0)
    assert {one for one in told(outcome) if len(one) > 1} == set()
    assert outcome.result["rules"] == []


def test_columns_and_values_with_an_equals_sign_are_kept_apart():
    site = from_texts(("hiv=status", "job"), (60, "pos", "miner"), (60, "=neg", "clerk"),
                      (40, "pos", "clerk"), (40, "=neg", "miner"))  # fmt: skip
    kept = told(run(site, min_count=10))
    assert (("hiv=status", "=neg"), ("job", "clerk")) in kept


def test_sites_add_up_to_the_whole_under_masks():
    random = np.random.default_rng(2)
    rows = random.integers(0, 3, size=(2400, 3))
    outcome = run(as_site(rows), 3)
    assert outcome.result["rows"] == 2400
    kept = told(outcome)
    assert any(len(one) == 3 for one in kept)
    for one, n in kept.items():
        assert n == obvious(rows.tolist(), one)
    for crossing in outcome.border:
        assert "counts" not in crossing.facts and not crossing.contains


def test_counts_that_sites_left_out_are_not_told_by_what_does_not_add_up():
    """Four people of each site have x and q: left out, what x lacks of p and q would tell of them."""
    site = from_texts(("a", "b"), (30, "x", "p"), (12, "x", "q"), (90, "y", "p"), (90, "y", "q"),
                      (90, "z", "p"), (90, "z", "q"))  # fmt: skip
    kept = told(run(site, 3, min_count=10, support=0.01))
    assert (("a", "x"),) in kept and (("a", "z"), ("b", "p")) in kept
    assert not any(len(one) == 2 and ("a", "x") in one for one in kept)


def test_a_single_site_sends_what_may_be_published_and_nothing_else():
    rows = np.random.default_rng(2).integers(0, 3, size=(400, 3))
    outcome = run(as_site(rows))
    (sent,) = [c for c in outcome.border if c.kind == "publishable itemsets"]
    assert sorted(sent.facts["counts"]) == sorted(told(outcome).values())


def test_a_count_below_the_floor_of_a_site_is_answered_as_nothing():
    """Whatever a master asks: of three people with this pair the totals do not tell."""
    site = from_texts(("a", "b"), (50, "x", "x"), (3, "x", "y"), (50, "y", "x"), (50, "y", "y"))
    randomness = Randomness.from_seed(0)
    named = patterns.site_step(site, {}, Message("request items", ASKED), randomness)
    keys = {"all": named.message.body["key"], "other": "5"}
    both = {"values": [["a", "x"], ["a", "y"], ["b", "x"], ["b", "y"]]}
    tables = patterns.site_step(site, named.memory, Message("values to combine", both), randomness)
    assert [sorted({c for c, _ in table}) for table in tables.message.body["tables"]] == [["a"], ["b"]]
    body = {"itemsets": [[["a", "x"], ["b", "y"]], [["a", "x"], ["b", "x"]], [["a", "x"]]], "keys": keys}
    answer = patterns.site_step(site, tables.memory, Message("itemsets to count", body), randomness)
    assert answer.plain["counts"].tolist() == [0, 0, 53, 153]


@pytest.mark.parametrize(
    "change",
    [
        {"keys": {}},
        {"keys": {"all": "3", "other": "5"}},
        {"itemsets": [[["a", "x"]] * 2]},
        {"itemsets": [[["name", "Anna"]]]},
    ],
)
def test_a_site_refuses_to_count_what_was_not_agreed(change):
    site = from_texts(("a", "b"), (50, "x", "x"), (50, "y", "y"))
    randomness = Randomness.from_seed(0)
    named = patterns.site_step(site, {}, Message("request items", ASKED), randomness)
    body = {"itemsets": [[["a", "x"]]], "keys": {"all": named.message.body["key"], "other": "5"}, **change}
    with pytest.raises((MessageRefused, patterns.InputError)):
        patterns.site_step(site, named.memory, Message("itemsets to count", body), randomness)


def test_too_many_combinations_are_refused_with_a_way_out():
    values = {f"c{i}": [str(v) for v in range(50)] for i in range(10)}
    with pytest.raises(ParameterError, match="combinations of values") as caught:
        itemsets.combine(values, 3)
    assert "least support" in caught.value.hint
