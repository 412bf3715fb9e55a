"""The privacy level in both directions, and noise that keeps to its law."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy import integrate, stats

from engine.core import params
from engine.core.errors import ParameterError
from engine.kinds.tables.data import Table, TableColumn
from engine.kinds.tables.moments import correlations_of
from engine.kinds.tables.noise import Law, law_for_level, privacy_level
from engine.kinds.tables.params import Perturb
from engine.kinds.tables.perturb import correlated_noise, perturb
from tests.engine.kinds.tables.people import published_of


def test_worked_examples():
    assert privacy_level(Law("uniform", 10), 0.5) == 10
    assert privacy_level(Law("normal", 10), 0.95) == pytest.approx(39.199, abs=5e-4)
    assert law_for_level("normal", 100, 0.95).scale == pytest.approx(25.5107, abs=5e-5)
    assert law_for_level("uniform", 100, 0.95).scale == pytest.approx(52.6316, abs=5e-5)


def test_certainty_with_normal_noise_is_refused():
    with pytest.raises(ParameterError, match="100 %"):
        privacy_level(Law("normal", 1), 1.0)
    assert privacy_level(Law("uniform", 3), 1.0) == 6


@given(st.sampled_from(["uniform", "normal"]), st.floats(1e-3, 1e6), st.floats(0.01, 0.99))
def test_both_directions_agree(shape, width, confidence):
    assert privacy_level(law_for_level(shape, width, confidence), confidence) == pytest.approx(width)


@pytest.mark.parametrize("law", [Law("uniform", 2.5), Law("normal", 1.5)])
def test_the_claimed_interval_holds_the_claimed_share(law):
    noise = law.draw(np.random.default_rng(3), 200_000)
    inside = np.abs(noise) <= privacy_level(law, 0.8) / 2
    assert inside.mean() == pytest.approx(0.8, abs=0.005)
    assert noise.std() == pytest.approx(law.sd, rel=0.01)


@pytest.mark.parametrize("law", [Law("uniform", 2.5), Law("normal", 1.5)])
@pytest.mark.parametrize("x", [-3.0, -0.7, 0.0, 1.9, 4.0])
def test_integral_of_the_distribution_function(law, x):
    expected, _ = integrate.quad(lambda t: float(law.cdf(np.array(t))), -20, x, limit=200)
    assert float(law.cdf_integral(np.array(x))) == pytest.approx(expected, abs=1e-6)


@given(
    st.lists(st.floats(-1e6, 1e6), min_size=1, max_size=60),
    st.floats(0.01, 1e4),
    st.sampled_from([None, 0, 1, 2]),
)
def test_uniform_noise_never_leaves_its_bounds_whatever_the_rounding(values, alpha, decimals):
    if decimals is not None and alpha < 10.0**-decimals:
        return
    x = np.round(np.array(values), 2)
    w = perturb(x, Law("uniform", alpha), decimals, np.random.default_rng(0))
    assert (np.abs(w - x) <= alpha + 1e-9 * (1 + np.abs(x))).all()


def test_missing_stays_missing_and_noise_follows_the_law():
    x = np.append(np.random.default_rng(1).integers(0, 90, 50_000).astype(float), np.nan)
    w = perturb(x, Law("normal", 4.0), None, np.random.default_rng(2))
    assert np.isnan(w[-1]) and np.isnan(w).sum() == 1
    assert stats.kstest(w[:-1] - x[:-1], stats.norm(0, 4).cdf).pvalue > 1e-4


def test_rounded_like_the_input():
    w = perturb(np.arange(100.0), Law("normal", 4.0), 0, np.random.default_rng(2))
    assert (w == np.round(w)).all()


def test_correlated_noise_keeps_correlations_and_strength():
    random = np.random.default_rng(4)
    base = random.normal(size=(40_000, 1))
    x = base + 0.3 * random.normal(size=(40_000, 4))
    noise = np.transpose(correlated_noise(x.T, np.array([1.0, 2.0, 3.0, 4.0]), random))
    assert noise.std(axis=0) == pytest.approx([1, 2, 3, 4], rel=0.02)
    assert correlations_of(noise.T) == pytest.approx(correlations_of(x.T), abs=0.02)
    independent = x + random.normal(size=x.shape) * x.std(axis=0)
    together = x + np.transpose(correlated_noise(x.T, x.std(axis=0), random))
    drift = [np.abs(correlations_of(w.T) - correlations_of(x.T)).mean() for w in (independent, together)]
    assert drift[1] < drift[0] / 10


@pytest.mark.parametrize(
    ("values", "asked", "said"),
    [
        ([1e300] * 30, {"sigma": 1}, "would be lost"),
        ([1e300] * 30, {"level_share": 0.5}, "one value in every row"),
        ([1e300] * 30, {}, "one value in every row"),
        ([1e308, -1e308] * 15, {"level_share": 0.5}, "would be lost"),
        ([1e308, -1e308] * 15, {}, "would be lost"),
    ],
)
def test_noise_that_a_number_cannot_hold_is_refused(values, asked, said):
    table = Table((TableColumn("x", np.array(values)),), {})
    with pytest.raises(ParameterError, match=said):
        published_of(table, params.build(Perturb, {"columns": "x", **asked}))


def test_noise_of_the_size_of_its_numbers_is_not():
    table = Table((TableColumn("x", np.array([1e300] * 30)),), {})
    made = published_of(table, params.build(Perturb, {"columns": "x", "sigma": 1e299}))
    assert made.reconstructions["x"].grid.width > 0
