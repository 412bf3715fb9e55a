"""Durations of groups of k: the rules one by one, bins of k whatever is subtracted, two implementations."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.errors import InputError, ParameterError
from engine.core.params import build
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.kinds.eventlogs.data import log_of
from engine.kinds.eventlogs.group_times import (
    UNKNOWN,
    group_times,
    host_durations,
    joined,
    ordered_distance,
    step_columns,
)
from engine.kinds.eventlogs.params import Groups
from engine.kinds.eventlogs.run import run
from engine.kinds.eventlogs.verify_group_times import plain_alignment, plain_times
from engine.kinds.eventlogs.verify_times import Declared

EDGES = (0, 10, 60, 3600, 86_400)  # four bins
AB, CD = tuple("ab"), tuple("cd")


@pytest.mark.parametrize(
    ("variant", "host", "columns"),
    [
        ("abc", "abc", [0, 1]),
        ("axc", "abc", [0, 1]),  # a substituted event keeps its place
        ("ac", "abc", [-1, -1]),  # b was inserted: neither of its steps was taken
        ("abxc", "abc", [0, -1]),  # x was left out: b and c are no neighbours in the original
        ("abc", "bc", [1]),
        ("aab", "ab", [1]),  # from the end: the second a is the one that stays
        ("ab", "aab", [-1, 0]),
        ("xy", "ab", [0]),
        ("ba", "ab", [0]),  # two substitutions come before leaving out and inserting
    ],
)
def test_a_step_takes_durations_of_neighbours_only(variant, host, columns):
    assert step_columns(tuple(variant), tuple(host)).tolist() == columns


@pytest.mark.parametrize(
    ("cells", "found"),
    [
        ([0, 0, 12, 0], [0, 0, 12, 0]),  # an empty bin has nothing to join with
        ([2, 3, 1, 8], [0, 5, 0, 9]),
        ([9, 0, 0, 3], [12, 0, 0, 0]),  # the last one joins the nearest on its left
        ([2, 1, 0, 1], [0, 0, 0, 4]),  # fewer than k in all
        ([5, 4, 6, 4], [5, 0, 14, 0]),
    ],
)
def test_small_bins_join_their_neighbour(cells, found):
    assert joined(np.array(cells), 5).tolist() == found


def test_the_distance_is_that_of_ordered_bins():
    one, other = np.array([10, 0, 0, 0]), np.array([0, 0, 0, 7])
    assert ordered_distance(one, other) == 1 and ordered_distance(one, 3 * one) == 0
    assert ordered_distance(one, np.array([0, 5, 0, 0])) == Fraction(1, 3)
    assert ordered_distance(np.array([6, 2, 0, 0]), np.array([2, 2, 0, 0])) == Fraction(1, 12)


def times(seconds, k=3, t="0.3"):
    matrices = {host: np.array(rows).reshape(-1, len(host) - 1) for host, rows in seconds.items()}
    found, missing = group_times(matrices, sorted(matrices), k, Fraction(t), EDGES)
    return found, missing


def told(found):
    return {"".join(v): [(step.source, step.weights) for step in steps] for v, steps in found.items()}


def test_a_common_step_near_its_pair_has_its_own():
    found, _ = times({AB: [[20]] * 5 + [[70]] * 4})
    assert told(found) == {"ab": [("own", (0, 5, 4, 0))]}


def test_a_step_that_is_far_from_its_pair_takes_the_pairs():
    seconds = {AB: [[20]] * 20, tuple("abc"): [[9000, 20]] * 4}
    found, _ = times(seconds)
    assert told(found)["ab"] == [("own", (0, 20, 0, 0))]
    assert told(found)["abc"][0] == ("pair", (0, 20, 0, 4))
    assert told(times(seconds, t="1")[0])["abc"][0] == ("own", (0, 0, 0, 4))


def test_too_few_durations_take_the_pairs_and_are_not_told_by_subtraction():
    """The rest of a pair would be 2 of k = 3: the own step is given up, and both tell the same."""
    found, _ = times({AB: [[20]] * 5, tuple("abc"): [[70, 20]] * 2 + [[UNKNOWN, 20]] * 3})
    assert told(found)["ab"] == told(found)["abc"][:1] == [("pair", (0, 7, 0, 0))]


def test_a_step_without_weights_leaves_the_file_without_times():
    found, missing = times({AB: [[20]] * 5, CD: [[70]] * 2 + [[UNKNOWN]] * 3})
    assert found is None and missing == [("c", "d")]


def test_k_durations_of_a_pair_are_k_cases():
    """a b a b: two cases give four durations of (a, b), which are two cases."""
    host = tuple("abab")
    found, missing = times({host: [[20, 20, 20]] * 2 + [[UNKNOWN, 20, UNKNOWN]] * 3})
    assert found is None and missing == [("a", "b")]


def case_log(cases):
    """A log of (variant, durations) a case."""
    log = log_of({tuple(v): sum(one == v for one, _ in cases) for v, _ in cases})
    listed = {variant: [steps for one, steps in cases if tuple(one) == variant] for variant in log.variants}
    moments = [np.cumsum([0, *steps]) for variant in log.variants for steps in listed[variant]]
    return replace(log, times=np.concatenate(moments).astype(np.int64) * 1_000_000)


@st.composite
def logs(draw):
    words = st.text("abc", min_size=1, max_size=5)
    cases = []
    for word in draw(st.lists(words, min_size=1, max_size=6, unique=True)):
        for _ in range(draw(st.integers(1, 8))):
            taken = draw(st.lists(st.integers(0, 90_000), min_size=len(word) - 1, max_size=len(word) - 1))
            cases.append((word, taken))
    return cases


@settings(max_examples=60, deadline=None)
@given(logs(), st.integers(2, 4), st.sampled_from(["0", "0.2", "1"]))
def test_every_bin_stands_for_k_and_two_implementations_agree(cases, k, t):
    log = case_log(cases)
    params = Groups(k=min(k, log.cases) if log.cases > 1 else 2, own=1, times="relative", t=float(t))
    if params.k > log.cases:
        return
    made = run(log, params, Randomness.from_seed(1), Progress())
    durations = {}
    begin = 0
    for place in log.variant_of_case.tolist():
        variant = log.variants[place]
        durations.setdefault(variant, []).append(
            np.diff(log.times[begin : begin + len(variant)]) // 1_000_000
        )
        begin += len(variant)
    arrays = {v: np.array(rows).reshape(len(rows), -1) for v, rows in durations.items() if len(v) > 1}
    seconds = host_durations(arrays, made.host, Progress())
    bins = {
        host: [
            [None if s == UNKNOWN else sum(e <= s for e in params.edges[1:-1]) for s in row]
            for row in seconds.get(host, np.empty((0, 0))).tolist()
        ]
        for host in made.variants
    }
    again = plain_times(bins, params.k, Fraction(t), Declared(params.edges, 0, 1))
    if made.times is None:
        assert again is None and made.untimed
        return
    own = {v: [(s.source, s.weights) for s in steps] for v, steps in made.times.steps.items()}
    assert own == {v: [(s.source, s.weights) for s in steps] for v, steps in again.items()}
    for steps in own.values():
        for _, weights in steps:
            assert all(weight == 0 or weight >= params.k for weight in weights) and any(weights)
    assert all((np.diff(m, axis=1) >= 0).all() for m in made.times.moments.values())


@given(st.text("abc", min_size=1, max_size=7), st.text("abc", min_size=1, max_size=7))
@settings(max_examples=80, deadline=None)
def test_two_alignments_agree(variant, host):
    way = plain_alignment(tuple(variant), tuple(host))
    steps = [one if one is not None and other == one + 1 else UNKNOWN for one, other in pairwise(way)]
    assert step_columns(tuple(variant), tuple(host)).tolist() == steps


def test_a_log_without_times_is_refused():
    with pytest.raises(InputError, match="has no times"):
        run(log_of({AB: 30}), Groups(times="relative"), Randomness.from_seed(1), Progress())


def test_edges_that_fall_are_refused():
    with pytest.raises(ParameterError, match="do not rise"):
        build(Groups, {"bins": ("0", "1h", "1min")})
