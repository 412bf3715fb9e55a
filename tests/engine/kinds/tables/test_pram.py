"""PRAM: worked examples, an invariant matrix leaves the shares, draws follow it, EM finds them again."""

from __future__ import annotations

from itertools import islice

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.kinds.tables import pram

COUNTS = np.array([60, 30, 10])


def test_the_invariant_example():
    rows = [[0.92, 0.06, 0.02], [0.12, 0.86, 0.02], [0.12, 0.06, 0.82]]
    assert pram.invariant(COUNTS, 0.8) == pytest.approx(np.array(rows))


def test_the_uniform_example_by_em():
    steps = list(islice(pram.estimates(np.array([50, 30, 20]), pram.uniform(3, 0.8)), 3))
    expected = [[0.45, 0.31, 0.24], [0.509904, 0.295184, 0.194912], [0.539391, 0.288312, 0.172297]]
    assert np.array(steps) == pytest.approx(np.array(expected), abs=1e-6)


def test_the_invariant_example_by_em():
    steps = list(islice(pram.estimates(COUNTS, pram.invariant(COUNTS, 0.8)), 2))
    expected = [[0.496555, 0.327660, 0.175785], [0.563850, 0.312120, 0.124029]]
    assert np.array(steps) == pytest.approx(np.array(expected), abs=1e-6)


def test_epsilon_of_the_uniform_example():
    assert pram.epsilon(3, 0.8) == pytest.approx(2.079442, abs=1e-6)


@given(st.lists(st.integers(1, 1000), min_size=2, max_size=8), st.floats(0.01, 0.99))
def test_an_invariant_matrix_leaves_the_shares(counts, keep):
    matrix = pram.invariant(np.array(counts), keep)
    shares = np.array(counts) / np.sum(counts)
    assert shares @ matrix == pytest.approx(shares, abs=1e-12)
    assert matrix.sum(axis=1) == pytest.approx(np.ones(len(counts)))


def test_figures_by_formula():
    found = pram.figures(COUNTS, pram.invariant(COUNTS, 0.8), None)
    shares = COUNTS / 100
    assert found.posterior == pytest.approx(0.8 + 0.2 * 0.6)
    assert found.expected == pytest.approx((shares * 0.2 * (1 - shares)).sum())


def test_draws_follow_the_matrix_and_missing_stays():
    random = np.random.default_rng(1)
    codes = np.repeat([0, 1, 2, -1], 40_000)
    matrix = pram.uniform(3, 0.8)
    released = pram.draw(codes, matrix, random.random(len(codes)))
    assert (released[codes == -1] == -1).all()
    for label in range(3):
        shares = np.bincount(released[codes == label], minlength=3) / 40_000
        assert shares == pytest.approx(matrix[label], abs=0.01)
    assert pram.draw(np.array([0, 2]), matrix, np.array([0.0, np.nextafter(1, 0)])).tolist() == [0, 2]


def test_shares_behind_a_uniform_matrix_are_found_again():
    matrix = pram.uniform(3, 0.6)
    released = np.array([0.5, 0.3, 0.2]) @ matrix * 1e6
    assert pram.reconstruct_shares(released, matrix) == pytest.approx([0.5, 0.3, 0.2], abs=1e-4)


def test_small_groups_are_drawn_together():
    groups = np.array([0] * 20 + [1] * 3 + [2] * 4 + [3] * 12)
    assert np.bincount(pram.merge_groups(groups, 5)).tolist() == [20, 12, 7]
    assert np.bincount(pram.merge_groups(np.array([0, 1]), 5)).tolist() == [2]
