"""Utility figures against scipy and against what they must say in plain cases."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy import stats

from engine.kinds.tables.utility import (
    Feature,
    column_utility,
    correlation_difference,
    il1s,
    label_distance,
    learn,
    pmse,
)


def features(table):
    return [Feature(column) for column in table.T]


SAMPLE = st.lists(st.floats(-1e3, 1e3), min_size=2, max_size=50)


@given(SAMPLE, SAMPLE)
def test_distances_of_distributions_are_scipys(x, w):
    found = column_utility(np.array(x), np.array(w))
    assert found.ks == pytest.approx(stats.ks_2samp(x, w, method="asymp").statistic)
    assert found.wasserstein == pytest.approx(stats.wasserstein_distance(x, w), rel=1e-6, abs=1e-9)
    assert found.quantiles[2][0] == pytest.approx(np.median(x))
    assert found.mean[1] == pytest.approx(np.mean(w))


@given(SAMPLE)
def test_a_column_that_nothing_touched_is_as_far_as_its_copy(x):
    values = np.array([*x, np.nan])
    assert column_utility(values, values) == column_utility(values, values.copy())
    assert il1s([values], [values]) == il1s([values], [values.copy()]) == 0


def test_correlations_move_as_numpy_says_whichever_columns_are_touched():
    random = np.random.default_rng(5)
    x = list(random.normal(size=(1, 70_000)) + random.normal(size=(3, 70_000)))
    w = [x[0], x[1] + random.normal(size=70_000), x[2]]
    expected = np.corrcoef(w) - np.corrcoef(x)
    assert correlation_difference(x, w) == pytest.approx(expected, abs=1e-12)
    assert correlation_difference(x, [column.copy() for column in w]) == pytest.approx(expected, abs=1e-12)


def test_a_column_without_numbers_has_no_figures():
    assert column_utility(np.array([np.nan, np.inf]), np.array([1.0, 2.0])) is None


def test_label_distance_is_half_the_absolute_difference():
    assert label_distance(np.array([0, 0, 1, -1]), np.array([0, 1, 1, -1]), 2) == pytest.approx(0.25)


def test_il1s_by_hand():
    x = np.array([[0.0, 5], [2.0, 5]])
    w = np.array([[1.0, 9], [2.0, 9]])
    assert il1s(x.T, w.T) == pytest.approx((1 / np.sqrt(2) + 0) / 2)  # the constant column has no spread
    assert il1s(x.T, x.T) == 0


def test_pmse_sees_broken_links_that_single_columns_hide():
    random = np.random.default_rng(1)
    x = random.normal(size=(4_000, 1)) + 0.3 * random.normal(size=(4_000, 3))
    shuffled = np.column_stack([random.permutation(column) for column in x.T])
    same = pmse(features(x), features(x + random.normal(0, 0.01, x.shape)), np.random.default_rng(2))
    broken = pmse(features(x), features(shuffled), np.random.default_rng(2))
    assert same < 0.002
    assert 0.02 < broken <= 0.25


def test_learning_from_a_faithful_release_is_as_good_and_from_noise_is_not():
    random = np.random.default_rng(3)
    x = random.normal(size=(3_000, 3))
    target = (x[:, 0] + x[:, 1] > 0).astype(int)
    near = x + random.normal(0, 0.05, x.shape)
    good = learn(features(x), features(near), target, target, np.random.default_rng(4))
    bad = learn(features(x), features(random.permutation(x)), target, target, np.random.default_rng(4))
    assert good.from_released > 0.9 and good.from_original > 0.9
    assert bad.from_released < 0.65
    assert bad.majority == pytest.approx(0.5, abs=0.05)


def test_nothing_to_learn_is_said_by_none():
    x = np.zeros((100, 2))
    one = np.zeros(100, int)
    assert learn(x, x, one, one, np.random.default_rng(0)) is None
