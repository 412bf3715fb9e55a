"""The worked examples, exactly."""

from __future__ import annotations

import numpy as np
import pytest

from engine.core.discrete_laplace import applied_threshold, threshold
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.kinds.graphs.aggregate import layers_of
from engine.kinds.graphs.fringe import draw_factors, factor_marginals, fringe
from engine.kinds.graphs.lowrank import Rank
from engine.kinds.graphs.noise import smear
from engine.kinds.graphs.posterior_cap import closed_form_cap
from engine.kinds.graphs.synthetic import SynthesisParams, synthesise


def edges(graph, values=None) -> dict:
    values = graph.weight if values is None else values
    cells = zip(graph.source, graph.target, values, strict=True)
    return {(graph.labels[u], graph.labels[v]): float(w) for u, v, w in cells}


@pytest.mark.parametrize(("by", "weight"), [("binary", 2), ("sum", 3)])
def test_a_person_counts_once_or_with_every_mention(study_of, by, weight):
    graph = layers_of(study_of([("P1", "A", "B"), ("P1", "A", "B"), ("P2", "A", "B")]), by)[0].graph
    assert edges(graph) == {("A", "B"): weight}
    assert graph.contributors.tolist() == [2]


FRINGE = {
    ("A", "B"): (1, 1),
    ("C", "D"): (5, 5),
    ("E", "D"): (1, 1),
    ("E", "C"): (3, 3),
    ("F", "F"): (1, 1),
}


@pytest.mark.parametrize(
    ("rule", "expected"),
    [
        ("strength", {("A", "B"), ("F", "F")}),
        ("contributors", {("A", "B"), ("F", "F"), ("E", "D")}),
        ("none", set()),
    ],
)
def test_the_fringe(graph_of, rule, expected):
    graph = graph_of(FRINGE)
    chosen = fringe(graph, rule)
    found = zip(graph.source[chosen], graph.target[chosen], strict=True)
    assert {(graph.labels[u], graph.labels[v]) for u, v in found} == expected


def settled(graph, k: Rank, floor: float | None) -> dict:
    params = SynthesisParams(0.0, rank=k, fringe="none", floor=floor)
    trace = synthesise(graph, params, Randomness.from_seed(0), Progress())
    kept = trace.kept
    return {edge: w for (edge, w), k in zip(edges(graph, trace.synthetic).items(), kept, strict=True) if k}


def test_low_rank_on_the_support(graph_of):
    graph = graph_of({("A", "A"): 4, ("A", "B"): 4, ("B", "A"): 4})
    assert settled(graph, Rank("count", 1), 1) == {("A", "A"): 5, ("A", "B"): 3, ("B", "A"): 3}


def test_the_floor_keeps_or_drops(graph_of):
    graph = graph_of({("A", "A"): 3, ("B", "B"): 1})
    assert settled(graph, Rank("count", 1), 1) == {("A", "A"): 3, ("B", "B"): 1}
    assert settled(graph, Rank("count", 1), 0) == {("A", "A"): 3}


def test_full_rank_without_noise_is_the_input(graph_of):
    graph = graph_of({("A", "B"): 7, ("B", "C"): 2, ("C", "A"): 1, ("A", "C"): 9})
    for full in (Rank("fraction", 1.0), Rank("count", 3), Rank("energy", 1.0)):
        assert settled(graph, full, 1) == edges(graph)


def test_real_weights_are_floored_one_digit_below_the_smallest_of_them(graph_of):
    graph = graph_of({("A", "A"): 3.5, ("B", "B"): 0.25})
    assert settled(graph, Rank("count", 1), 1) == {("A", "A"): pytest.approx(3.5), ("B", "B"): 0.2}


def test_discrete_laplace_of_scale_nine_tenths():
    q = np.exp(-1 / 0.9)
    assert (1 - q) / (1 + q) == pytest.approx(0.5047, abs=5e-5)
    assert 2 * q / (1 - q) ** 2 == pytest.approx(1.463, abs=5e-4)
    drawn = smear(400_000, 0.9, "laplace", True, np.random.default_rng(5))
    assert np.all(drawn == np.rint(drawn))
    assert np.mean(drawn == 0) == pytest.approx(0.5047, abs=0.003)
    assert np.var(drawn) == pytest.approx(1.463, abs=0.02)


def test_marginals_of_the_factors():
    assert factor_marginals("uniform").tolist() == [0.2] * 5
    assert factor_marginals("sorted") == pytest.approx([0.378, 0.262, 0.184, 0.118, 0.058], abs=7e-4)


@pytest.mark.parametrize("law", ["uniform", "sorted"])
def test_factors_are_drawn_with_their_marginals(law):
    factors, reckoned = draw_factors(200_000, law, np.random.default_rng(3))
    shares = np.bincount(factors.astype(int), minlength=6)[1:] / len(factors)
    assert set(np.unique(factors)) == {1, 2, 3, 4, 5}
    assert shares == pytest.approx(reckoned, abs=0.005)


def test_a_shared_draw_is_one_draw():
    factors, known = draw_factors(200_000, "shared", np.random.default_rng(3))
    shares = np.bincount(factors.astype(int), minlength=6)[1:] / len(factors)
    assert shares == pytest.approx(known, abs=0.005)
    assert np.ptp(known) > 0.05


@pytest.mark.parametrize(("b", "delta", "T", "applied"), [(0.9, 1e-3, 6.593, 7), (2, 1e-4, 18.034, 19)])
def test_thresholds(b, delta, T, applied):
    assert threshold(b, delta) == pytest.approx(T, abs=5e-4)
    assert applied_threshold(b, delta) == applied


def test_the_posterior_cap_in_closed_form():
    ratio, cap = closed_form_cap({1: 2, 2: 1, 3: 1}, 1.0)
    assert ratio == pytest.approx(3.974446, abs=5e-7)
    assert cap == pytest.approx(0.798973, abs=5e-7)
