"""The differentially private aggregate: what the proof needs, checked."""

from __future__ import annotations

import math
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.discrete_laplace import applied_threshold, threshold
from engine.core.errors import InputError, ParameterError
from engine.core.params import build
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.kinds.graphs.lowrank import Rank
from engine.kinds.graphs.params import Private
from engine.kinds.graphs.private import (
    Budget,
    bound_contributions,
    bounded_layers,
    edges_per_person,
    privatise,
)
from engine.kinds.graphs.run import run


@settings(deadline=None)
@given(st.floats(0.05, 500), st.floats(1e-9, 0.2))
def test_an_edge_of_one_person_passes_with_probability_delta_at_most(scale, delta):
    m = applied_threshold(scale, delta)
    q = math.exp(-1 / scale)
    assert q ** (m - 1) / (1 + q) <= delta * (1 + 1e-9)
    assert m >= threshold(scale, delta) - 1e-9 and m >= 2


def test_the_continuous_threshold_alone_would_not_hold():
    # T − 1 just under a whole number: rounding up to it leaves the tail over δ₁.
    scale, m = 5.0, 20
    delta = math.exp(-(m - 1) / scale) / 2 * 1.000001
    q = math.exp(-1 / scale)
    assert math.ceil(threshold(scale, delta)) == m and q ** (m - 1) / (1 + q) > delta
    assert applied_threshold(scale, delta) == m + 1


@settings(deadline=None)
@given(st.lists(st.integers(0, 9), max_size=80), st.integers(1, 6), st.integers(0, 99))
def test_nobody_keeps_more_than_c(people, c, seed):
    person = np.array(people, np.int64)
    kept = bound_contributions(person, c, Randomness.from_seed(seed))
    for one in set(people):
        own = person == one
        assert kept[own].sum() == min(c, own.sum())


def test_which_edges_are_kept_is_even_chance():
    counts = np.zeros(6)
    for seed in range(3000):
        counts += bound_contributions(np.zeros(6, np.int64), 2, Randomness.from_seed(seed))
    assert counts / 3000 == pytest.approx([1 / 3] * 6, abs=0.04)


def test_c_counts_over_both_layers_of_a_signed_study(study_of):
    rows = [("P1", "A", f"B{i}", 1 if i % 2 else -1) for i in range(10)]
    study = study_of(rows, signed=True)
    assert edges_per_person(study).tolist() == [10]
    layers, left_out = bounded_layers(study, 3, Randomness.from_seed(1))
    assert sum(graph.edges for _, graph in layers) == 3 and left_out == 7


def test_c_is_the_same_whatever_the_data(study_of):
    """Whatever most people drew, no run takes it for c."""
    for many in (0, 9, 99):
        rows = [(f"P{i:03d}", "A", f"B{j}") for i in range(100) for j in range(1 + (i >= 90) * many)]
        study = study_of(rows)
        made = run(study, Private(), Randomness.from_seed(1), Progress())
        assert made.facts["c"] == 5 and made.facts["scale"] == 5
    with pytest.raises(ParameterError):
        build(Private, {"c": "auto"})


def test_parameters_become_noise_and_threshold(study_of):
    study = study_of([(f"P{i:03d}", "A", "B") for i in range(400)] + [("P000", "B", "C")])
    made = run(study, Private(epsilon=0.5, delta=1e-4, c=2), Randomness.from_seed(3), Progress())
    budget = Budget(0.5, 1e-4, 2)
    assert made.facts["scale"] == budget.scale == 4.0 and budget.exact_scale == Fraction(4)
    assert made.facts["threshold"] == pytest.approx(1 + 4 * math.log(1 / (2 * 5e-5)))
    graph = made.layers[0].graph
    assert graph.labels == ("A", "B") and graph.weight[0] >= made.facts["applied_threshold"]
    trace = made.traces[0]
    assert np.all(trace.noised[trace.kept] >= made.facts["applied_threshold"])


@settings(deadline=None, max_examples=30)
@given(st.integers(0, 10_000))
def test_every_published_weight_reaches_the_threshold_before_and_after_low_rank(seed):
    rng = np.random.default_rng(seed)
    from engine.kinds.graphs.data import Graph

    cells = np.sort(rng.choice(100, 40, replace=False))
    counts = rng.integers(1, 60, 40).astype(float)
    graph = Graph(tuple(f"n{i}" for i in range(10)), cells // 10, cells % 10, counts, counts.astype(np.int64))
    budget = Budget(1.0, 1e-3, 2)
    trace = privatise(graph, budget, Rank("fraction", 0.3), Randomness.from_seed(seed), Progress())
    least = budget.applied_threshold
    assert np.array_equal(trace.kept, trace.noised >= least)
    assert np.all(trace.synthetic[trace.kept] >= least) and not trace.synthetic[~trace.kept].any()


def test_the_loss_of_one_person_is_bounded_in_every_outcome():
    """Neighbours differ in one person with c edges: exact probabilities of every thresholded outcome."""
    epsilon, delta, c = 1.0, 0.05, 2
    budget = Budget(epsilon, delta, c)
    q, least = math.exp(-1 / budget.scale), budget.applied_threshold

    def law(count: int) -> dict:
        """Of what is seen of one cell: a value over the threshold, or nothing."""
        if count == 0:
            return {None: 1.0}
        seen = {y: (1 - q) / (1 + q) * q ** abs(y - count) for y in range(least, least + 400)}
        return {**seen, None: 1 - sum(seen.values())}

    for with_person, without in (((1, 1), (0, 0)), ((1, 5), (0, 4)), ((3, 9), (2, 8))):
        for first, second in ((with_person, without), (without, with_person)):
            a, b = [law(n) for n in first], [law(n) for n in second]
            excess = 0.0
            for x in set(a[0]) | set(b[0]):
                for y in set(a[1]) | set(b[1]):
                    p = a[0].get(x, 0) * a[1].get(y, 0)
                    r = b[0].get(x, 0) * b[1].get(y, 0)
                    excess += max(0.0, p - math.exp(epsilon) * r)
            assert excess <= delta + 1e-9


def test_a_small_study_is_told_so(study_of):
    study = study_of([(f"P{i}", "A", "B") for i in range(12)])
    made = run(study, Private(c=1), Randomness.from_seed(1), Progress())
    assert made.layers[0].graph.edges == 0
    assert any("too small for ε = 1" in words and "about ε" in words for words in made.warnings)


def test_an_aggregate_cannot_be_bounded(file_of, load):
    study = load(file_of("a.csv", "source,target,weight\nA,B,9\n"))
    with pytest.raises(InputError, match="who drew which edge"):
        run(study, Private(), Randomness.from_seed(1), Progress())


def test_epsilon_has_few_decimals():
    with pytest.raises(ParameterError, match="six decimals"):
        build(Private, {"epsilon": "0.12345678"})
    assert Budget(0.1, 1e-5, 3).exact_scale == 30


def test_the_seed_repeats_and_the_order_of_rows_does_not_matter(study_of):
    rows = [(f"P{i:02d}", "A", f"B{i % 3}") for i in range(90)] + [("P00", "C", "A")]
    one = run(study_of(rows), Private(epsilon=5, c=2), Randomness.from_seed(9), Progress())
    two = run(study_of(rows[::-1]), Private(epsilon=5, c=2), Randomness.from_seed(9), Progress())
    assert one.layers[0].graph.labels == two.layers[0].graph.labels
    assert np.array_equal(one.layers[0].graph.weight, two.layers[0].graph.weight)
    assert one.layers[0].graph.edges > 0
