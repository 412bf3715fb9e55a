"""Posterior caps and the attackers."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sklearn.metrics import roc_auc_score

from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.kinds.graphs.aggregate import layers_of
from engine.kinds.graphs.attack import attack, roc
from engine.kinds.graphs.data import Graph
from engine.kinds.graphs.fringe import factor_marginals
from engine.kinds.graphs.lowrank import Rank
from engine.kinds.graphs.posterior_cap import (
    Kernel,
    Prior,
    closed_form_cap,
    empirical_prior,
    numeric_cap,
    posterior,
)
from engine.kinds.graphs.synthetic import SynthesisParams, synthesise


def prior_from(counts: dict[int, int], fringe: bool) -> Prior:
    n = np.array(sorted(counts), float)
    share = np.array([counts[int(x)] for x in n]) / sum(counts.values())
    return Prior(n, (n == 1) & fringe, n == 1, share)


def kernel(scale: float, law: str = "uniform", smear: str = "laplace") -> Kernel:
    return Kernel(scale, smear, True, factor_marginals(law))


count_tables = st.dictionaries(st.integers(1, 12), st.integers(1, 30), min_size=2).filter(lambda d: 1 in d)


@settings(deadline=None)
@given(count_tables, st.floats(0.2, 10))
def test_without_the_factor_the_numeric_cap_is_the_closed_form(counts, scale):
    found = numeric_cap(prior_from(counts, fringe=False), kernel(scale))
    assert found == pytest.approx(closed_form_cap(counts, scale)[1], rel=1e-9)


def brute_posterior(y: int, counts: dict[int, int], scale: float, factors) -> float:
    """P(n = 1 | y), written out."""
    q = math.exp(-1 / scale)

    def law(x: int) -> float:
        return (1 - q) / (1 + q) * q ** abs(x)

    chance = {
        n: f * (sum(p * law(y - k) for k, p in enumerate(factors, 1)) if n == 1 else law(y - n))
        for n, f in counts.items()
    }
    return chance[1] / sum(chance.values())


@settings(deadline=None)
@given(count_tables, st.floats(0.3, 5), st.sampled_from(["uniform", "sorted"]))
def test_the_cap_with_the_factor_is_the_largest_posterior(counts, scale, law):
    factors = factor_marginals(law)
    by_hand = max(brute_posterior(y, counts, scale, factors) for y in range(-60, 120))
    assert numeric_cap(prior_from(counts, True), kernel(scale, law)) == pytest.approx(by_hand, rel=1e-9)


def test_the_factor_raises_the_worst_ratio_between_one_and_two():
    counts = {1: 1, 2: 1}
    scale = 0.9
    plain = max(brute_posterior(y, counts, scale, [1, 0, 0, 0, 0]) for y in range(-40, 60))
    blurred = max(brute_posterior(y, counts, scale, factor_marginals("uniform")) for y in range(-40, 60))
    assert blurred > plain


def test_limits_of_the_caps():
    counts = {1: 2, 2: 1}
    assert numeric_cap(prior_from(counts, False), kernel(1.0, smear="normal")) == 1.0
    assert numeric_cap(prior_from(counts, False), kernel(0.0)) == 1.0
    assert closed_form_cap(counts, 0.0)[1] == 1.0
    assert closed_form_cap({2: 5}, 1.0)[1] == 0.0 and closed_form_cap({1: 5}, 1.0)[1] == 1.0


@settings(deadline=None)
@given(
    st.lists(st.tuples(st.integers(-3, 3), st.booleans()), min_size=2, max_size=60).filter(
        lambda pairs: len({positive for _, positive in pairs}) == 2
    )
)
def test_auc_is_that_of_scikit_learn(pairs):
    score, positive = np.array([s for s, _ in pairs], float), np.array([p for _, p in pairs])
    found = roc(score, positive)
    assert found.auc == pytest.approx(roc_auc_score(positive, score))
    assert found.true_positive[0] == found.false_positive[0] == 0
    assert found.true_positive[-1] == found.false_positive[-1] == 1


def test_nothing_to_tell_apart_is_no_curve():
    assert roc(np.arange(3.0), np.ones(3, bool)) is None


def random_graph(seed: int) -> Graph:
    rng = np.random.default_rng(seed)
    cells = np.sort(rng.choice(60 * 60, 900, replace=False))
    people = 1 + rng.geometric(0.5, 900) - 1
    return Graph(tuple(f"n{i:02d}" for i in range(60)), cells // 60, cells % 60, people.astype(float), people)


def test_the_exact_attacker_beats_the_naive_one_on_the_noised_cell():
    graph = random_graph(1)
    full = Rank("fraction", 1.0)
    for law in ("uniform", "sorted", "shared"):
        trace = synthesise(
            graph,
            SynthesisParams(0.9, rank=full, factor_law=law, floor=None),
            Randomness.from_seed(2),
            Progress(),
        )
        found = attack(trace, Kernel(0.9, "laplace", True, trace.factor_probabilities))
        assert found.before.auc == 1.0
        assert found.bayes.auc >= found.naive.auc - 0.01


def test_the_attack_on_a_real_study(shared_data, load):
    """For orientation at b = 0.9: noise alone 0.81–0.89, with the contributors rule 0.62–0.76."""
    graph = layers_of(load(shared_data("graphs/syseff_ensemble.csv")), "binary")[0].graph
    means = {}
    for rule in ("none", "contributors"):
        aucs = []
        for seed in range(20):
            trace = synthesise(
                graph, SynthesisParams(0.9, fringe=rule), Randomness.from_seed(seed), Progress()
            )
            aucs.append(attack(trace, kernel(0.9)).bayes.auc)
        means[rule] = np.mean(aucs)
    assert 0.81 < means["none"] < 0.89
    assert 0.62 < means["contributors"] < 0.76


def test_real_weights_have_a_kernel_too():
    rng = np.random.default_rng(0)
    cells = np.sort(rng.choice(2500, 600, replace=False))
    people = rng.integers(1, 5, 600)
    graph = Graph(
        tuple(f"n{i:02d}" for i in range(50)), cells // 50, cells % 50, people * rng.random(600) + 0.1, people
    )
    trace = synthesise(graph, SynthesisParams(0.5), Randomness.from_seed(2), Progress())
    law = Kernel(0.5, "laplace", False, trace.factor_probabilities)
    chance = posterior(trace.noised, empirical_prior(trace, people == 1), law)
    assert np.all((chance >= 0) & (chance <= 1))
    cap = numeric_cap(empirical_prior(trace, people == 1), law)
    assert chance.max() <= cap + 1e-3
