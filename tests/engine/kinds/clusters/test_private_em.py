"""EM as it is promised: cover by one threshold, starts as good as a peer's, rows counted, own screens."""

from __future__ import annotations

import numpy as np
import pytest

from engine.core.randomness import Randomness
from engine.kinds.clusters import component_filter, em, private_em
from engine.kinds.clusters import mixture as mx
from engine.kinds.clusters.data import one_site
from engine.kinds.clusters.message import Message

SETTINGS = {
    "k": None, "k_max": 12, "rule": "bic", "starts": 3, "diagonal": False, "cover_spread": 0.125,
    "tau": 0.02, "min_count": 10, "small": "widen", "merge": "sample", "tau_ms": 0.01,
}  # fmt: skip


def test_the_threshold_is_the_density_of_the_narrow_normal_at_three_deviations():
    narrow = np.eye(2) * 0.125**2
    at = np.array([[3 * 0.125, 0.0]])
    assert mx.cover_threshold(2, 0.125) == pytest.approx(mx.log_normal(at, np.zeros(2), narrow)[0])


def test_one_wide_normal_does_not_cover_everything():
    random = np.random.default_rng(0)
    points = np.concatenate([random.normal(c, 0.1, size=(100, 2)) for c in ((-1, 0), (1, 0), (0, 1))])
    threshold = mx.cover_threshold(2, 0.125)
    one = em.fit(points, 1, random).mixture
    assert mx.count_covered(points, one, threshold) < len(points)
    assert len(em.choose(points, 10, random, rule="cover").fit.mixture) >= 3


@pytest.mark.slow
@pytest.mark.parametrize(("name", "groups"), [("R15", 15), ("D31", 31), ("aggregation", 7)])
def test_cover_chooses_somewhat_more_than_there_are(name, groups, point_set):
    points, _, _ = point_set(name)
    standard = (points - points.mean(axis=0)) / points.std(axis=0)
    chosen = em.choose(standard, 40, np.random.default_rng(0), rule="cover", starts=2, shapes=("full",))
    assert 1.08 * groups <= len(chosen.fit.mixture) <= 1.5 * groups


def far_apart(n: int, d: int, k: int) -> np.ndarray:
    random = np.random.default_rng(0)
    points = random.random((k, d))[random.integers(k, size=n)] * 3 + random.normal(size=(n, d)) * 0.08
    points[: n // 10] = random.random((n // 10, d)) * 3
    return points


def test_no_less_likely_than_a_peer_with_the_same_starts():
    from sklearn.mixture import GaussianMixture

    points = far_apart(4000, 3, 20)
    begun = em.initial_mixtures(points, 6, np.random.default_rng(1), em.TRIES * 2)
    ours = em.fit(points, 6, np.random.default_rng(1), 2)
    peers = []
    for start in begun:
        inverse = np.linalg.inv(start.covariances)
        model = GaussianMixture(
            6, weights_init=start.weights, means_init=start.means, precisions_init=inverse
        )
        peers.append(model.fit(points).score(points) * len(points))
    assert ours.log_likelihood >= max(peers)


def test_the_model_a_site_chooses_is_no_less_likely_than_a_peers():
    from sklearn.mixture import GaussianMixture

    points = far_apart(3000, 2, 9)
    chosen = em.choose(points, 14, np.random.default_rng(2), shapes=("full",))
    peer = GaussianMixture(len(chosen.fit.mixture), n_init=5, random_state=0).fit(points)
    assert chosen.fit.log_likelihood >= peer.score(points) * len(points)


def obvious_counts(standard: np.ndarray, mixture: mx.Mixture) -> np.ndarray:
    from scipy.stats import multivariate_normal

    dense = [
        weight * multivariate_normal(mean, covariance).pdf(standard)
        for weight, mean, covariance in zip(mixture.weights, mixture.means, mixture.covariances, strict=True)
    ]
    return np.bincount(np.argmax(dense, axis=0), minlength=len(mixture))


@pytest.mark.parametrize("k", [4, 12])
def test_every_published_component_is_the_likeliest_for_enough_rows(k, over_sites):
    """Expected mass is no count: with many components some are nobody's most likely one."""
    random = np.random.default_rng(5)
    points = np.concatenate([random.normal(0, 1, size=(260, 2)), random.normal(3, 0.2, size=(40, 2))])
    outcome, _ = over_sites(private_em.METHOD, points, "random:3", **{**SETTINGS, "k": k})
    result = outcome.result
    standard = (points - result["centre"]) / result["scale"]
    released = mx.Mixture(result["weights"], result["means"], result["covariances"])
    assert obvious_counts(standard, released).min() >= 10
    assert result["counts"].min() >= 10 and result["counts"].sum() <= len(points)
    assert (result["counts"] % 10 == 0).all()
    assert result["weights"].sum() == pytest.approx(1)


def test_a_site_never_counts_fewer_than_the_floor_nor_tells_by_the_rest():
    mixture = mx.Mixture(np.full(3, 1 / 3), np.array([[0.0], [5.0], [10.0]]), np.ones((3, 1, 1)))
    rows = np.concatenate([np.full(30, 0.0), np.full(4, 5.0), np.full(25, 10.0)])[:, None]
    answer = private_em.count_rows(rows, mixture, 10)
    assert answer.message.body["counts"].tolist() == [30, 0, 20]
    assert np.bincount(answer.plain["groups"]).tolist() in ([34, 0, 25], [30, 0, 29])
    few = private_em.count_rows(rows[:9], mixture, 10)
    assert few.message.body["counts"].tolist() == [0, 0, 0]


@pytest.mark.parametrize("scale", [1e-3, 1.0, 50.0])
def test_a_site_screens_by_its_own_standard_deviations(scale):
    """A master that says the columns are narrower than they are does not get a tight group as it is."""
    random = np.random.default_rng(3)
    tight = random.normal((30.0, 200.0), (0.02, 0.2), size=(14, 2))
    rows = np.concatenate([random.normal((10, 100), (4, 30), size=(300, 2)), tight])
    own = rows.std(axis=0)
    site = one_site("a", ("x", "y"), rows)
    honest = np.array([5.0, 40.0])
    body = {**SETTINGS, "centre": np.zeros(2), "scale": honest * scale}
    reply = private_em.site_step(site, {}, Message("request model", body), Randomness.from_seed(0))
    sent = reply.message.body
    variances = np.diagonal(sent["covariances"], axis1=1, axis2=2) * (honest * scale) ** 2
    assert len(variances) and (variances / own**2).sum(axis=1).min() >= 0.02 * (1 - 1e-9)
    assert (variances / own**2).min() >= component_filter.LEAST_VARIANCE * (1 - 1e-9)
