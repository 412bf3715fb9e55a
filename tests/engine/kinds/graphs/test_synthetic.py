"""Synthetic aggregates: support, order, rank, and the published means over sixty seeds."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.errors import ParameterError
from engine.core.params import build
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.kinds.graphs.aggregate import aggregate, layers_of
from engine.kinds.graphs.attack import roc
from engine.kinds.graphs.data import Statements, Study
from engine.kinds.graphs.lowrank import Rank, approximate, parse_rank
from engine.kinds.graphs.params import Synthetic
from engine.kinds.graphs.run import run
from engine.kinds.graphs.synthetic import SynthesisParams, synthesise

NODES = 8
statements_lists = st.lists(
    st.tuples(st.integers(0, 5), st.integers(0, NODES - 1), st.integers(0, NODES - 1), st.integers(1, 4)),
    min_size=1,
    max_size=60,
)


def statements(rows) -> Statements:
    labels = tuple(f"n{i}" for i in range(NODES))  # isolates included
    person, source, target, weight = (np.array(column, np.int64) for column in zip(*rows, strict=True))
    return Statements(labels, source, target, weight.astype(float), tuple("abcdef"), person)


def published_edges(published) -> dict:
    return {
        (layer.name, layer.graph.labels[u], layer.graph.labels[v]): float(w)
        for layer in published.layers
        for u, v, w in zip(layer.graph.source, layer.graph.target, layer.graph.weight, strict=True)
    }


@settings(deadline=None, max_examples=60)
@given(
    statements_lists,
    st.sampled_from(["binary", "sum"]),
    st.sampled_from(["contributors", "strength", "none"]),
    st.sampled_from(["uniform", "sorted", "shared"]),
    st.sampled_from(["1", "3", "0.5", "1.0", "energy:0.8"]),
    st.booleans(),
    st.integers(0, 1000),
)
def test_the_support_is_kept_exactly(rows, by, rule, law, rank, directed, seed):
    from dataclasses import replace

    stated = replace(statements(rows), directed=directed)
    params = Synthetic(aggregate_by=by, fringe=rule, factor_law=law, rank=rank)
    made = run(Study(stated, stated), params, Randomness.from_seed(seed), Progress())
    original = aggregate(stated, by)
    expected = {
        ("", original.labels[u], original.labels[v])
        for u, v in zip(original.source, original.target, strict=True)
    }
    found = published_edges(made)
    assert set(found) == expected
    assert all(w >= 1 and w == round(w) for w in found.values())
    used = {label for _, *edge in expected for label in edge}
    assert set(made.layers[0].graph.labels) == used  # isolates do not leave


@settings(deadline=None, max_examples=40)
@given(statements_lists, st.randoms(), st.integers(0, 1000))
def test_the_order_of_rows_never_matters(rows, chance, seed):
    shuffled = list(rows)
    chance.shuffle(shuffled)
    made = [
        run(Study(s, s), Synthetic(aggregate_by="sum"), Randomness.from_seed(seed), Progress())
        for s in (statements(rows), statements(shuffled))
    ]
    assert published_edges(made[0]) == published_edges(made[1])


@settings(deadline=None, max_examples=40)
@given(statements_lists, st.integers(2, 4), st.integers(0, 100))
def test_edges_on_few_people_are_gone(rows, least, seed):
    stated = statements(rows)
    made = run(
        Study(stated, stated), Synthetic(min_contributors=least), Randomness.from_seed(seed), Progress()
    )
    graph = aggregate(stated, "binary")
    kept = graph.contributors >= least
    expected = {
        ("", graph.labels[u], graph.labels[v])
        for u, v in zip(graph.source[kept], graph.target[kept], strict=True)
    }
    assert set(published_edges(made)) == expected
    assert made.facts["dropped"] == int(np.sum(~kept))


def test_floor_zero_lets_edges_vanish_and_never_publishes_them(study_of):
    rows = [(f"P{i}", "A", f"B{i}") for i in range(200)]
    made = run(study_of(rows), Synthetic(floor=0, fringe="none"), Randomness.from_seed(1), Progress())
    found = published_edges(made)
    assert 0 < len(found) < 200 and all(w > 0 for w in found.values())


def test_signed_studies_have_two_layers(study_of):
    study = study_of([("P1", "A", "B", 1), ("P2", "A", "B", -1), ("P2", "B", "C", -2)], signed=True)
    made = run(study, Synthetic(noise_scale=0, fringe="none"), Randomness.from_seed(1), Progress())
    assert published_edges(made) == {
        ("positive", "A", "B"): 1,
        ("negative", "A", "B"): 1,
        ("negative", "B", "C"): 1,
    }


def test_one_node_and_nothing(study_of):
    loop = run(study_of([("P1", "A", "A")]), Synthetic(), Randomness.from_seed(1), Progress())
    assert set(published_edges(loop)) == {("", "A", "A")}
    gone = run(
        study_of([("P1", "A", "A")]), Synthetic(min_contributors=5), Randomness.from_seed(1), Progress()
    )
    assert published_edges(gone) == {} and "no edge is left to publish" in gone.warnings


def test_an_aggregate_without_contributors_has_its_own_rules(file_of, load):
    study = load(file_of("a.csv", "source,target,weight\nA,B,1\nB,C,5\n"))
    assert run(study, Synthetic(), Randomness.from_seed(1), Progress()).facts["fringe"] == "strength"
    for wrong in (Synthetic(min_contributors=2), Synthetic(fringe="contributors")):
        with pytest.raises(ParameterError, match="how many people"):
            run(study, wrong, Randomness.from_seed(1), Progress())


@pytest.mark.parametrize(
    ("text", "rank"),
    [
        ("12", Rank("count", 12)),
        ("0.5", Rank("fraction", 0.5)),
        (" energy:0.9 ", Rank("energy", 0.9)),
        ("1.0", Rank("fraction", 1.0)),
    ],
)
def test_ranks_are_read(text, rank):
    assert parse_rank(text) == rank


@pytest.mark.parametrize("text", ["0", "-1", "1.5", "half", "energy:", "energy:2", "power:0.5", "", "nan"])
def test_wrong_ranks_are_refused(text):
    with pytest.raises(ParameterError, match="Rank"):
        build(Synthetic, {"rank": text})


def truncated(matrix: np.ndarray, k: int) -> np.ndarray:
    u, s, vt = np.linalg.svd(matrix)
    return (u[:, :k] * s[:k]) @ vt[:k]


@pytest.mark.parametrize("directed", [True, False])
@pytest.mark.parametrize("sparse", [True, False])
def test_low_rank_is_the_truncated_svd_on_the_support(graph_of, monkeypatch, directed, sparse):
    from engine.kinds.graphs import lowrank

    if sparse:
        monkeypatch.setattr(lowrank, "DENSE_NODES", 1)
    rng = np.random.default_rng(8)
    edges = {
        (f"n{i:02d}", f"n{j:02d}"): int(rng.integers(1, 9))
        for i in range(30)
        for j in range(30)
        if rng.random() < 0.3
    }
    edges = edges if directed else {edge: w for edge, w in edges.items() if edge[0] <= edge[1]}
    graph = graph_of(edges, directed)
    matrix = np.zeros((len(graph.labels),) * 2)
    matrix[graph.source, graph.target] = graph.weight
    if not directed:
        matrix[graph.target, graph.source] = graph.weight
    for k in (1, 4, 10):
        made = approximate(graph, graph.weight, Rank("count", k), Progress())
        assert made.rank == k
        assert np.allclose(made.values, truncated(matrix, k)[graph.source, graph.target], atol=1e-7)
    energy = np.cumsum(np.linalg.svd(matrix, compute_uv=False) ** 2) / np.sum(matrix**2)
    asked = approximate(graph, graph.weight, Rank("energy", 0.9), Progress())
    assert asked.rank == int(np.searchsorted(energy, 0.9)) + 1


# ── means over sixty seeds ────────────────────────────────────────────────────────────────────

SEEDS = 60


@pytest.fixture
def syseff(shared_data, load):
    return layers_of(load(shared_data("graphs/syseff_ensemble.csv")), "binary")[0].graph


RECIPES = {
    "noise alone": SynthesisParams(0.9, rank=Rank("fraction", 1.0), fringe="none", floor=None),
    "low rank": SynthesisParams(0.9, fringe="none"),
    "uniform": SynthesisParams(0.9),
    "sorted": SynthesisParams(0.9, factor_law="sorted"),
}


@pytest.mark.parametrize(
    ("name", "ratio", "spread", "auc", "auc_spread"),
    [
        ("noise alone", 1.004, 0.026, None, None),
        ("low rank", 1.090, 0.018, None, None),
        ("uniform", 1.458, 0.023, 0.515, 0.020),
        ("sorted", 1.300, 0.021, 0.629, 0.020),
    ],
)
def test_means_over_sixty_seeds(syseff, name, ratio, spread, auc, auc_spread):
    traces = [
        synthesise(syseff, RECIPES[name], Randomness.from_seed(seed), Progress()) for seed in range(SEEDS)
    ]
    ratios = [trace.synthetic.sum() / syseff.weight.sum() for trace in traces]
    assert abs(np.mean(ratios) - ratio) < 4 * spread / np.sqrt(SEEDS)
    assert np.std(ratios) == pytest.approx(spread, rel=0.4)
    assert all(trace.kept.all() for trace in traces)
    if auc is not None:
        assert all(trace.synthetic.min() >= 1 for trace in traces)
        found = [roc(-trace.synthetic, syseff.contributors == 1).auc for trace in traces]
        assert abs(np.mean(found) - auc) < 4 * auc_spread / np.sqrt(SEEDS)
