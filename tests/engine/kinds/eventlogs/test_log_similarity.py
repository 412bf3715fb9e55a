"""Both metrics: worked examples as exact fractions, their properties, and a reference."""

from __future__ import annotations

import itertools
import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import networkx as nx
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.progress import Progress
from engine.kinds.eventlogs import column_generation
from engine.kinds.eventlogs import optimal_transport as solvers
from engine.kinds.eventlogs.log_difference import absolute_difference, reference_difference
from engine.kinds.eventlogs.log_similarity import relative_similarity
from engine.kinds.eventlogs.utility import overlap_removed

ROOT = Path(__file__).resolve().parents[4]
TABLE = [
    ("abc 50, ab 25, a 25", "abcd 250, abc 250, ab 500", "13/16", "1/2", "13/16", 2525),
    ("abc 3, ab 1", "ab 10, abc 30", "1", "0", "1", 99),
    ("abc 99, x 1", "abc 99, y 1", "99/100", "1/100", "99/100", 1),
    ("abc 10, abcd 4", "abc 6", "13/14", "2/7", "13/14", 28),
    ("ab 10, cd 10", "abc 20, cde 20", "2/3", "1", "2/3", 80),
    ("aa 1", "aabbbbbbbbbb 1", "1/6", "1", "1/6", 10),
    ("aaaa 1, bbbb 1", "cccc 1, dddd 1", "0", "1", "0", 8),
    ("ab 1, aba 1", "aba 1, ba 1", "1/2", "1/2", "2/3", None),
]


def log(text: str) -> dict[tuple[str, ...], int]:
    words = [part.split() for part in text.split(",")]
    return {tuple(variant): int(count) for variant, count in words}


def similarity(left, right, match_first=True):
    return relative_similarity(left, right, Progress(), match_first)


def difference(left, right):
    return absolute_difference(left, right, Progress())


@pytest.mark.parametrize(("a", "b", "wanted", "r", "plain", "changes"), TABLE)
def test_worked_examples_are_exact(a, b, wanted, r, plain, changes):
    found = similarity(log(a), log(b))
    assert (found.similarity, found.residual_mass) == (Fraction(wanted), Fraction(r))
    assert found.gap == 0
    assert similarity(log(a), log(b), match_first=False).similarity == Fraction(plain)
    if changes is not None:
        assert difference(log(a), log(b)).difference == changes


def test_difference_is_split_into_edits_and_whole_cases():
    found = difference(log("abc 10, abcd 4"), log("abc 6"))
    assert (found.edits, found.added, found.removed) == (0, 0, 28)
    found = difference(log("abc 99, x 1"), log("abc 99, y 1, zz 2"))
    assert (found.edits, found.added, found.removed) == (1, 4, 0)
    assert {(b.source, b.target, b.mass) for b in found.moved} == {
        (("x",), ("y",), 1),
        (None, ("z", "z"), 2),
    }


def test_ties_go_to_the_fewest_edits_in_both_directions():
    """x may become y, or zz with y inserted as a whole case: 5 changes either way."""
    one, other = log("abc 99, x 1"), log("abc 99, y 1, zz 2")
    found, back = difference(one, other), difference(other, one)
    assert (found.edits, found.added, found.removed) == (1, 4, 0)
    assert (back.edits, back.added, back.removed) == (1, 0, 4)


def test_compatibility_figures_follow_the_reference_program():
    found = similarity(log("abc 99, x 1"), log("abc 99, y 1"))
    assert found.renormalised == 0
    # Residual abc 4, abcd 4 against nothing: largest residual distance 0, so every case costs 10.
    assert reference_difference(log("abc 10, abcd 4"), log("abc 6"), Progress()).difference == 80


def test_names_with_commas_are_single_activities():
    left, right = {("a,b",): 1}, {("a", "b"): 1}
    assert difference(left, right).difference == 2
    assert similarity(left, right).similarity == 0


variants = st.lists(st.sampled_from("abc"), min_size=1, max_size=4).map(tuple)
logs = st.dictionaries(variants, st.integers(1, 6), min_size=1, max_size=5)


def levenshtein(left, right):
    row = list(range(len(right) + 1))
    for i, x in enumerate(left, 1):
        before, row[0] = row[0], i
        for j, y in enumerate(right, 1):
            before, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, before + (x != y))
    return row[-1]


def cheapest(supply, demand, cost):
    """Minimum-cost flow by networkx, integers."""
    graph = nx.DiGraph()
    for i, mass in enumerate(supply):
        graph.add_node(("s", i), demand=-mass)
    for j, mass in enumerate(demand):
        graph.add_node(("t", j), demand=mass)
    for i, j in itertools.product(range(len(supply)), range(len(demand))):
        graph.add_edge(("s", i), ("t", j), weight=cost[i][j])
    return nx.min_cost_flow_cost(graph)


def reference_emd(left, right, match_first):
    a, b = sum(left.values()), sum(right.values())
    supply, demand = {v: n * b for v, n in left.items()}, {v: n * a for v, n in right.items()}
    if match_first:
        for v in left.keys() & right.keys():
            common = min(supply[v], demand[v])
            supply[v] -= common
            demand[v] -= common
    s, d = [v for v in supply if supply[v]], [v for v in demand if demand[v]]
    if not s:
        return Fraction(0)
    cost = [[levenshtein(x, y) * 12 // max(len(x), len(y)) for y in d] for x in s]  # lcm(1…4) = 12
    return Fraction(cheapest([supply[v] for v in s], [demand[v] for v in d], cost), 12 * a * b)


@settings(max_examples=60, deadline=None)
@given(logs, logs, st.booleans())
def test_similarity_is_the_reference_optimum(left, right, match_first):
    assert similarity(left, right, match_first).similarity == 1 - reference_emd(left, right, match_first)


@settings(max_examples=60, deadline=None)
@given(logs, logs)
def test_difference_is_the_reference_optimum_and_needs_no_matching(left, right):
    # The reference does not match first: the buffer is the empty trace, and edit distance is a metric.
    s, d = [*left, ()], [*right, ()]
    a, b = sum(left.values()), sum(right.values())
    supply = [*left.values(), max(0, b - a)]
    demand = [*right.values(), max(0, a - b)]
    cost = [[levenshtein(x, y) for y in d] for x in s]
    found = difference(left, right)
    assert found.difference == cheapest(supply, demand, cost)
    assert found.difference == found.edits + found.added + found.removed


@settings(max_examples=60, deadline=None)
@given(logs, logs, st.integers(1, 5))
def test_properties_of_similarity(left, right, factor):
    found = similarity(left, right)
    assert 0 <= found.similarity <= 1
    assert found.similarity == similarity(right, left).similarity
    assert found.similarity == similarity({v: n * factor for v, n in left.items()}, right).similarity
    assert found.similarity == similarity(dict(reversed(left.items())), right).similarity
    assert found.similarity <= similarity(left, right, match_first=False).similarity
    assert sum(band.mass for band in found.matched + found.moved) == found.total


@settings(max_examples=60, deadline=None)
@given(logs, logs, logs)
def test_properties_of_difference(left, middle, right):
    found = difference(left, right).difference
    assert found == difference(right, left).difference
    assert found <= difference(left, middle).difference + difference(middle, right).difference
    events = [sum(len(v) * n for v, n in one.items()) for one in (left, right)]
    assert found >= abs(events[0] - events[1])
    assert (found == 0) == (left == right)


@settings(max_examples=40, deadline=None)
@given(st.integers(2, 14), st.integers(2, 14), st.integers(0, 2**32 - 1))
def test_both_solvers_find_the_same_optimum(rows, columns, seed):
    rng = np.random.default_rng(seed)
    cost = rng.integers(0, 40, (rows, columns)).astype(np.int32)
    supply = rng.integers(1, 9, rows)
    demand = (
        rng.multinomial(supply.sum() - columns, np.ones(columns) / columns) + 1
        if supply.sum() > columns
        else None
    )
    if demand is None:
        return
    every = solvers.solve_all_edges(cost, supply, demand, Progress())
    some = solvers.solve_candidate_edges(cost, supply, demand, Progress())
    assert every.cost == some.cost == cheapest(supply.tolist(), demand.tolist(), cost.tolist())


def test_candidate_edges_are_added_until_none_is_negative(monkeypatch):
    """With a single candidate a row the first list cannot hold the optimum; the proof must notice."""
    monkeypatch.setattr(column_generation, "CANDIDATES", 1)
    rng = np.random.default_rng(5)
    cost = rng.integers(0, 1000, (60, 80)).astype(np.int32)
    supply = np.full(60, 4, np.int64)
    demand = np.full(80, 3, np.int64)
    seen: list[solvers.FeasibleFlow] = []
    some = solvers.solve_candidate_edges(cost, supply, demand, Progress(), seen.append)
    assert some.rounds > 1
    assert some.cost == solvers.solve_all_edges(cost, supply, demand, Progress()).cost
    # On the way every flow is feasible, gets cheaper, and its bound holds.
    assert [one.round for one in seen] == list(range(1, some.rounds + 1))
    for one in seen:
        assert np.array_equal(np.bincount(one.rows, one.mass, len(supply)), supply)
        assert np.array_equal(np.bincount(one.columns, one.mass, len(demand)), demand)
        assert one.bound <= some.cost <= one.cost == int((cost[one.rows, one.columns] * one.mass).sum())
    assert [one.cost for one in seen] == sorted((one.cost for one in seen), reverse=True)
    assert seen[0].cost > some.cost == seen[-1].cost == seen[-1].bound


def test_the_solver_comes_without_the_rest_of_its_package():
    """Importing POT as a whole takes seconds and 200 MB: the first comparison would wait for it."""
    work = (
        "import sys; from engine.kinds.eventlogs.log_similarity import relative_similarity as s\n"
        "from engine.core.progress import Progress\n"
        "print(s({('a',): 1}, {('a', 'b'): 1}, Progress()).similarity)\n"
        "print([name for name in ('ot', 'scipy', 'sklearn', 'pandas') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", work], capture_output=True, text=True, cwd=ROOT)
    assert done.stdout.split("\n") == ["1/2", "[]", ""], done.stderr


def test_long_variants_without_a_common_denominator_are_proven():
    """Lengths 30…60 have no common multiple that fits: the rational certificate must close the gap."""
    rng = np.random.default_rng(3)

    def draw():
        return {
            tuple(rng.choice(list("abcdef"), rng.integers(30, 61))): int(rng.integers(1, 5))
            for _ in range(40)
        }

    left, right = draw(), draw()
    found = similarity(left, right)
    assert found.gap == 0
    assert found.similarity == similarity(right, left).similarity


def test_a_rounded_optimum_is_not_called_proven(monkeypatch):
    """At a scale of 16 costs are hardly told apart: the certificate must bound the error."""
    rng = np.random.default_rng(3)

    def draw():
        return {
            tuple(rng.choice(list("abc"), rng.integers(17, 60))): int(rng.integers(1, 5)) for _ in range(40)
        }

    left, right = draw(), draw()
    true = similarity(left, right)
    assert true.gap == 0
    monkeypatch.setattr("engine.kinds.eventlogs.log_similarity.SCALE", 16)
    coarse = similarity(left, right)
    assert 0 <= coarse.residual_distance - true.residual_distance <= coarse.gap
    assert coarse.residual_distance > true.residual_distance


def test_the_option_with_the_absolute_overlap_removed():
    """abc 50 and ab 25 leave both logs: a 25 against abcd 250, abc 200, ab 475, as shares."""
    left = {tuple("abc"): 50, tuple("ab"): 25, tuple("a"): 25}
    right = {tuple("abcd"): 250, tuple("abc"): 250, tuple("ab"): 500}
    found = overlap_removed(left, right, Progress())
    assert found is not None
    cost = (250 * Fraction(3, 4) + 200 * Fraction(2, 3) + 475 * Fraction(1, 2)) / 925
    assert found.similarity == 1 - cost
    assert overlap_removed({("a",): 2}, {("a",): 3}, Progress()) is None  # one log holds the other
