"""Mixtures: worked examples of union and mutual support, merging, EM against scikit-learn, the screen."""

from __future__ import annotations

import tracemalloc

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.special import logsumexp

from engine.core import stretches
from engine.core.errors import ParameterError
from engine.core.randomness import Randomness
from engine.kinds.clusters import component_filter, em, private_em, verify_model
from engine.kinds.clusters import mixture as mx
from engine.kinds.clusters.data import subset
from engine.kinds.clusters.utility import adjusted_rand_index

KNOWN = {"D31": 31, "R15": 15, "aggregation": 7}  # clusters of the real sets
SETTINGS = {
    "k": None, "k_max": 12, "rule": "bic", "starts": 5, "diagonal": False, "cover_spread": 0.125,
    "tau": 0.02, "min_count": 10, "small": "widen", "merge": "sample", "tau_ms": 0.01,
}  # fmt: skip


def line(*means, sigma=1.0):
    means = np.array(means, dtype=float)[:, None]
    return means, np.full((len(means), 1, 1), float(sigma) ** 2)


@pytest.mark.parametrize(
    ("away", "sigma_a", "sigma_b", "support"),
    [(1, 1, 1, 0.219695645), (3, 1, 2, 0.072537073), (0, 1, 1, 0.2820948)],
)
def test_mutual_support(away, sigma_a, sigma_b, support):
    log = mx.log_mutual_support(
        np.zeros(1), np.array([[sigma_a**2]]), np.array([away]), np.array([[sigma_b**2]])
    )
    assert np.exp(log) == pytest.approx(support, rel=1e-7)


def test_mutual_support_far_away_does_not_underflow():
    eye = np.eye(3)
    assert mx.log_mutual_support(np.zeros(3), eye, np.full(3, 1e4), eye) < -1e7


def test_union_by_moments():
    mass, mean, cov = mx.unite(np.ones(2), *line(0, 4))
    assert (mass, mean[0], cov[0, 0]) == (2, 2, 5)
    mass, mean, cov = mx.unite(np.array([3.0, 1.0]), np.array([[0.0, 0], [4, 0]]), np.array([np.eye(2)] * 2))
    assert mean.tolist() == [1, 0]
    assert cov.tolist() == [[4, 0], [0, 1]]


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 1000), st.integers(2, 6), st.integers(1, 3))
def test_union_has_the_moments_of_the_parts(seed, n, d):
    random = np.random.default_rng(seed)
    masses, means = random.random(n) + 0.1, random.normal(size=(n, d)) * 3
    roots = random.normal(size=(n, d, d))
    covariances = roots @ roots.transpose(0, 2, 1) + np.eye(d)
    _, mean, cov = mx.unite(masses, means, covariances)
    share = masses / masses.sum()
    second = np.tensordot(share, covariances + means[:, :, None] * means[:, None, :], axes=1)
    assert np.allclose(mean, share @ means)
    assert np.allclose(cov + np.outer(mean, mean), second)


def test_support_merge_leaves_exactly_k_groups():
    """The first |C| − k pairs would close a cycle among 0, .1, .2 and leave three groups."""
    group = mx.merge_by_support(*line(0, 0.1, 0.2, 10, 20), k=2)
    assert len(set(group)) == 2
    assert group[0] == group[1] == group[2]
    by_threshold = mx.merge_by_support(*line(0, 0.1, 0.2, 10, 20), k=None, log_threshold=np.log(0.01))
    assert len(set(by_threshold)) == 3


def test_runnalls_joins_the_nearest():
    merged = mx.merge_by_runnalls(np.array([1.0, 1, 1]), *line(0, 0.5, 9), k=2)
    assert np.sort(merged.means.ravel()) == pytest.approx([0.25, 9])
    assert merged.weights.sum() == pytest.approx(1)


def test_rows_some_at_a_time_are_held_against_all_components(monkeypatch):
    """What all rows and components at once would tell; and no memory of rows times components."""
    random, k, d = np.random.default_rng(4), 200, 2
    points = random.normal(size=(20_000, d)) * 3
    mixture = mx.Mixture(np.full(k, 1 / k), random.normal(size=(k, d)) * 3, np.stack([np.eye(d) / 9] * k))
    dense, threshold = mx.log_densities(points, mixture), mx.cover_threshold(d, 0.3)
    near = (dense - np.log(1 / k) >= threshold).any(axis=1)
    assert 0 < near.sum() < len(points)
    likely, nearest = logsumexp(dense, axis=1).sum(), dense.argmax(axis=1)
    monkeypatch.setattr(stretches, "ROWS", 700)
    tracemalloc.start()
    assert np.array_equal(mx.assign(points, mixture), nearest)
    assert mx.log_likelihood(points, mixture) == pytest.approx(likely, rel=1e-12)
    assert mx.count_covered(points, mixture, threshold) == near.sum()
    parts = [
        {"weight": 1 / k, "mean": mean.tolist(), "covariance": matrix.tolist()}
        for mean, matrix in zip(mixture.means, mixture.covariances, strict=True)
    ]
    monkeypatch.setattr(verify_model, "ROWS", 700)
    counted = verify_model._rows_of_each(points, parts)
    assert counted.tolist() == np.bincount(nearest, minlength=k).tolist()
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < dense.nbytes / 2


def test_em_is_as_likely_as_scikit_learn():
    from sklearn.mixture import GaussianMixture

    random = np.random.default_rng(0)
    points = np.concatenate(
        [random.normal(c, s, size=(200, 2)) for c, s in (((0, 0), 1), ((5, 1), 0.5), ((1, 6), 0.8))]
    )
    for shape, name in (("full", "full"), ("diagonal", "diag"), ("round", "spherical")):
        ours = em.fit(points, 3, random, shape=shape, tolerance=1e-9)
        peer = GaussianMixture(
            3, covariance_type=name, n_init=5, random_state=0, tol=1e-9, max_iter=1000
        ).fit(points)
        assert ours.log_likelihood == pytest.approx(peer.score(points) * len(points), rel=1e-4)
        assert ours.log_likelihood == pytest.approx(mx.log_likelihood(points, ours.mixture))


def test_bic_and_cover_choose_k():
    random = np.random.default_rng(1)
    points = np.concatenate([random.normal(c, 0.4, size=(150, 2)) for c in ((0, 0), (5, 0), (0, 5))])
    chosen = em.choose(points, 8, random)
    assert len(chosen.fit.mixture) == 3
    by_cover = em.choose(points, 8, random, rule="cover")
    assert by_cover.cover[len(by_cover.fit.mixture) - 1] == max(by_cover.cover)


def test_bic_chooses_the_shape_that_fits():
    """Few points in many round groups: full covariances would cost more than they tell."""
    random = np.random.default_rng(2)
    centres = np.array([(x, y) for x in range(4) for y in range(4)], dtype=float)
    round_ = np.concatenate([random.normal(c, 0.15, size=(12, 2)) for c in centres])
    chosen = em.choose(round_, 20, random)
    assert (chosen.shape, len(chosen.fit.mixture)) == ("round", 16)
    assert len(em.choose(round_, 20, random, shapes=("full",)).fit.mixture) < 16
    long = random.multivariate_normal((0, 0), [[1, 0.95], [0.95, 1]], size=300)
    assert em.choose(long, 6, random).shape == "full"


def test_draws_count_for_the_rows_they_stand_for():
    """20 000 draws from a model of 60 rows are no more evidence than 60 rows."""
    random = np.random.default_rng(3)
    draws = random.standard_t(5, size=(20_000, 1))
    assert len(em.choose(draws[::5], 6, random, shapes=("full",)).fit.mixture) > 1
    assert len(em.choose(draws[::5], 6, random, shapes=("full",), evidence=60).fit.mixture) == 1


def test_draws_are_no_more_evidence_than_there_are_draws():
    """However many rows the model stands for: chance patterns of 4 000 draws are none of a million rows."""
    random = np.random.default_rng(5)
    centres = np.array([(x, y) for x in range(3) for y in range(2)], dtype=float)
    draws = np.concatenate([random.normal(centre, 0.1, size=(650, 2)) for centre in centres])
    chosen = em.choose(draws, 40, random, shapes=("full",), evidence=1_000_000)
    assert len(chosen.fit.mixture) == 6


def test_of_many_points_some_are_searched_and_all_are_fitted():
    random = np.random.default_rng(6)
    centres = random.uniform(-10, 10, size=(7, 2))
    points = centres[random.integers(0, 7, 60_000)] + random.normal(0, 0.3, size=(60_000, 2))
    chosen = em.choose(points, 20, random)
    assert len(chosen.fit.mixture) == 7 and chosen.shape == "round"
    assert chosen.fit.log_likelihood == pytest.approx(mx.log_likelihood(points, chosen.fit.mixture))
    assert max(chosen.cover) <= 1


def test_widened_components_are_as_wide_as_asked_and_do_not_tell_their_place():
    random = np.random.default_rng(4)
    tight = component_filter.Components(
        np.full(400, 20.0), np.zeros((400, 2)), np.tile(1e-6 * np.eye(2), (400, 1, 1)), np.full(400, 20.0)
    )
    sent = component_filter.filter_local(tight, SETTINGS, random)
    assert np.trace(sent.covariances, axis1=1, axis2=2).min() >= 0.02
    # the rows lie around the sent mean as widely as the sent covariance says
    assert (sent.means**2).mean(axis=0) == pytest.approx(sent.covariances[0].diagonal(), rel=0.2)
    wide = component_filter.Components(np.array([20.0]), np.zeros((1, 2)), np.eye(2)[None], np.array([20.0]))
    same = component_filter.filter_local(wide, SETTINGS, random)
    assert np.array_equal(same.means, wide.means) and np.array_equal(same.covariances, wide.covariances)
    flat = component_filter.Components(
        np.array([20.0]), np.zeros((1, 2)), np.diag([1.0, 0.0])[None], np.array([20.0])
    )
    assert component_filter.filter_local(flat, SETTINGS, random).covariances[0, 1, 1] >= 0.0025


def test_duplicates_and_constant_columns_do_not_break_em():
    points = np.column_stack([np.repeat([0.0, 1.0], 30), np.zeros(60)])
    assert np.isfinite(em.fit(points, 4, np.random.default_rng(0)).log_likelihood)


@pytest.mark.parametrize("small", ["widen", "unite", "keep"])
def test_nothing_below_the_screen_crosses_the_border(over_sites, small):
    random = np.random.default_rng(5)
    tight = random.normal((3, 3), 0.001, size=(120, 2))  # enough points, hardly any spread
    few = random.normal((-6, 6), 0.3, size=(16, 2))  # four at each site
    points = np.concatenate([random.normal(0, 1, size=(600, 2)), tight, few])
    outcome, _ = over_sites(private_em.METHOD, points, "random:4", **{**SETTINGS, "small": small})
    sent = [crossing.facts for crossing in outcome.border if crossing.kind == "components"]
    assert len(sent) == 4
    for facts in sent:
        assert facts["counts"] and min(facts["counts"]) >= 10
        assert min(facts["pscores"]) >= 0.02
        assert min(facts["smallest_variances"]) >= 0.0025
    assert outcome.result["refused"] > 0
    assert not any(crossing.original for crossing in outcome.border)


def test_all_refused_is_said(over_sites):
    with pytest.raises(ParameterError, match="every component was refused"):
        over_sites(
            private_em.METHOD,
            np.random.default_rng(0).random((80, 2)),
            "random:2",
            **{**SETTINGS, "tau": 50, "small": "keep"},
        )


SCREENS = {"as specified": {}, "open": {"tau": 0.0, "min_count": 2}}


@pytest.fixture
def agreement(point_set, over_sites):
    """Adjusted Rand index to central EM of the mixtures merged over four sites, by merge."""

    def indices(name: str, screened: str, seed: int) -> dict[str, float]:
        k, (points, _, _) = KNOWN[name], point_set(name)
        standard = (points - points.mean(axis=0)) / points.std(axis=0)
        central = mx.assign(standard, em.fit(standard, k, np.random.default_rng(0), 20).mixture)
        asked = {**SETTINGS, "k": k, "k_max": 40, **SCREENS[screened]}

        def at_random(whole):
            rows = np.array_split(np.random.default_rng(seed).permutation(len(whole)), 4)
            return tuple(subset(whole, np.sort(part), f"site-{i}") for i, part in enumerate(rows))

        outcome, labels = over_sites(private_em.METHOD, points, at_random, seed=seed, **asked)
        found = {"sample": adjusted_rand_index(central, labels)}
        local, result = outcome.result["local"], outcome.result
        parts = [local[part] for part in ("counts", "means", "covariances")]
        for merge in ("runnalls", "mutual_support"):
            merged = private_em.merge_models(*parts, {**asked, "merge": merge}, Randomness.from_seed(seed))
            labels = mx.assign((points - result["centre"]) / result["scale"], merged)
            found[merge] = adjusted_rand_index(central, labels)
        return found

    return indices


@pytest.mark.parametrize("name", ["R15", "aggregation"])
def test_merged_em_agrees_with_central_em(name, agreement):
    """With the screen as specified, on the sets that are quick.

    A single split says little: over four of R15 the index was .80 to 1.0 with exact moments (mean .89) and
    .82 to .97 with the coarse ones that a site sends (mean .87).
    """
    found = agreement(name, "as specified", 3)
    print(name, found)
    assert found["sample"] >= 0.8
    assert min(found.values()) > 0.4


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("screened", list(SCREENS))
def test_merged_em_over_sets_splits_and_seeds(screened, agreement):
    """The mean over all three sets, each with ten splits and seeds: no lucky draw."""
    found = {name: [agreement(name, screened, seed) for seed in range(10)] for name in KNOWN}
    means = {}
    for merge in ("sample", "runnalls", "mutual_support"):
        by_set = {name: [round(one[merge], 3) for one in found[name]] for name in KNOWN}
        means[merge] = np.mean(list(by_set.values()))
        print(screened, merge, f"{means[merge]:.3f}", by_set)
    assert means["sample"] >= 0.85
    assert min(means.values()) >= 0.8
