"""Utility figures against networkx and plain definitions."""

from __future__ import annotations

import networkx as nx
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy import sparse, stats

from engine.core.progress import Progress
from engine.kinds.graphs import centrality, shortest_paths
from engine.kinds.graphs.data import Graph
from engine.kinds.graphs.utility import (
    compare_graphs,
    edge_metrics,
    graph_statistics,
    kolmogorov_smirnov,
    top_overlap,
)


def random_matrix(seed: int, nodes: int = 30, share: float = 0.15, whole: bool = False) -> sparse.csr_matrix:
    rng = np.random.default_rng(seed)
    there = rng.random((nodes, nodes)) < share
    weights = rng.integers(1, 6, (nodes, nodes)) if whole else rng.random((nodes, nodes)) + 0.05
    return sparse.csr_matrix(np.where(there, weights, 0).astype(float))


def digraph(matrix) -> nx.DiGraph:
    graph = nx.from_scipy_sparse_array(matrix, create_using=nx.DiGraph)
    for _, _, facts in graph.edges(data=True):
        facts["distance"] = 1 / facts["weight"]
    return graph


def values(found: dict) -> np.ndarray:
    return np.array([found[node] for node in sorted(found)])


seeds = st.integers(0, 10_000)


@settings(deadline=None, max_examples=15)
@given(seeds, st.booleans())
def test_centralities_are_those_of_networkx(seed, whole):
    matrix = random_matrix(seed, whole=whole)
    graph = digraph(matrix)
    found = graph_statistics(matrix, Progress()).values
    assert np.allclose(found["pagerank"], values(nx.pagerank(graph, tol=1e-13, max_iter=1000)), atol=1e-9)
    assert np.allclose(found["closeness"], values(nx.closeness_centrality(graph, distance="distance")))
    assert np.allclose(found["clustering"], values(nx.clustering(graph, weight="weight")))
    if not whole:  # networkx takes 1/3 + 1/3 and 2/3 for different distances
        plain = nx.betweenness_centrality(graph, weight="distance", normalized=False)
        assert np.allclose(found["betweenness"], values(plain))


@settings(deadline=None, max_examples=10)
@given(seeds)
def test_paths_of_equal_length_are_all_counted(seed):
    matrix = random_matrix(seed)
    matrix.data[:] = 1
    expected = nx.betweenness_centrality(digraph(matrix), normalized=False)
    assert np.allclose(graph_statistics(matrix, Progress()).values["betweenness"], values(expected))


def test_thirds_tie():
    """A→B→C→D (1/3 each) and A→D (weight 1) are equally long."""
    source, target = np.array([0, 1, 2, 0]), np.array([1, 2, 3, 3])
    found = shortest_paths.path_centrality(4, source, target, np.array([3.0, 3.0, 3.0, 1.0]), Progress())
    assert found.betweenness == pytest.approx([0, 1.5, 1.5, 0])


@pytest.mark.parametrize("seed", range(5))
def test_buckets_and_the_heap_give_the_same_digits(seed, monkeypatch):
    edges = random_matrix(seed, nodes=60, whole=True).tocoo()
    row, column = edges.row.astype(np.int64), edges.col.astype(np.int64)
    made = []
    for most in (shortest_paths.BUCKETS, 0):
        monkeypatch.setattr(shortest_paths, "BUCKETS", most)
        made.append(shortest_paths.path_centrality(60, row, column, edges.data, Progress()))
    assert made[0].betweenness.tobytes() == made[1].betweenness.tobytes()
    assert made[0].closeness.tobytes() == made[1].closeness.tobytes()


def test_one_heavy_edge_in_a_long_chain():
    """Buckets as narrow as the short edge are nearly all empty: counted on the heap, in the same digits."""
    nodes = 40
    weights = np.where(np.arange(nodes - 1) == 7, 8000.0, 1.0)
    found = shortest_paths.path_centrality(
        nodes, np.arange(nodes - 1), np.arange(1, nodes), weights, Progress()
    )
    at = np.arange(nodes)
    assert found.betweenness == pytest.approx(at * (nodes - 1 - at))


def test_eigenvector_of_a_strong_graph():
    matrix = random_matrix(3, share=0.4)
    expected = nx.eigenvector_centrality(digraph(matrix), weight="weight", max_iter=5000, tol=1e-12)
    assert np.allclose(centrality.eigenvector(matrix), values(expected), atol=1e-7)


def test_reciprocity():
    matrix = sparse.csr_matrix(np.array([[5.0, 2, 0], [1, 0, 3], [0, 0, 0]]))
    assert centrality.reciprocity(matrix) == (pytest.approx(2 / 3), pytest.approx(2 / 6))


def test_sampled_sources_estimate_the_whole(monkeypatch):
    matrix = random_matrix(5, nodes=1200, share=0.01)
    exact = graph_statistics(matrix, Progress())
    monkeypatch.setattr(shortest_paths, "EXACT_STEPS", 1000)
    monkeypatch.setattr(shortest_paths, "SAMPLED_STEPS", 300 * (1200 + matrix.nnz))
    sampled = graph_statistics(matrix, Progress())
    assert exact.sources == 1200 and sampled.sources == 300
    for name in ("betweenness", "closeness"):
        assert np.corrcoef(exact.values[name], sampled.values[name])[0, 1] > 0.85
        assert sampled.values[name].sum() == pytest.approx(exact.values[name].sum(), rel=0.1)


@settings(deadline=None)
@given(st.lists(st.integers(0, 5), min_size=1), st.lists(st.integers(0, 5), min_size=1))
def test_kolmogorov_smirnov_is_that_of_scipy(one, other):
    expected = stats.ks_2samp(one, other).statistic
    assert kolmogorov_smirnov(np.array(one, float), np.array(other, float)) == pytest.approx(expected)


def test_lost_and_fabricated_are_counted_apart():
    before = sparse.csr_matrix(np.array([[0, 1, 2], [0, 0, 3], [0, 0, 0]]))
    after = sparse.csr_matrix(np.array([[0, 1, 0], [4, 0, 3], [5, 0, 0]]))
    found = edge_metrics(before, after, directed=True)
    assert (found["edges_lost"], found["edges_fabricated"]) == (1, 2)
    both = edge_metrics(before + before.T, (before + before.T).tocsr() * 1, directed=False)
    assert (both["edges_lost"], both["edges_fabricated"]) == (0, 0)


def test_undirected_edges_are_counted_once():
    before = sparse.csr_matrix(np.array([[1, 1, 1], [1, 0, 0], [1, 0, 0]]))
    after = sparse.csr_matrix(np.array([[0, 1, 0], [1, 0, 1], [0, 1, 0]]))
    found = edge_metrics(before, after, directed=False)
    assert (found["edges_lost"], found["edges_fabricated"]) == (2, 1)


def test_the_strongest_tenth_and_its_ties():
    matrix = sparse.csr_matrix(np.arange(1, 101, dtype=float).reshape(10, 10))
    assert top_overlap(matrix, matrix) == 1.0
    assert top_overlap(matrix, sparse.csr_matrix(matrix.toarray()[::-1])) == 0.0
    level = sparse.csr_matrix(np.ones((10, 10)))
    assert top_overlap(matrix, level) == pytest.approx(0.1)  # a tenth is in by lot


def test_a_graph_agrees_with_itself():
    cells = np.arange(0, 400, 3)
    graph = Graph(tuple(f"n{i:02d}" for i in range(20)), cells // 20, cells % 20, 1.0 + cells % 7)
    found = compare_graphs(graph, graph, Progress())
    assert found["total_weight_ratio"] == 1 and found["edges_lost"] == found["edges_fabricated"] == 0
    for name in ("pagerank", "betweenness", "eigenvector", "closeness"):
        assert found[f"{name}_spearman"] == pytest.approx(1) and found[f"{name}_kendall"] == pytest.approx(1)
    for name in ("weight", "degree", "in_strength", "out_strength"):
        assert found[f"{name}_ks"] == 0 and found[f"{name}_wasserstein"] == 0
    assert found["spectral_distance"] == 0 and found["top_edge_overlap"] == pytest.approx(1)
    assert found["density"][0] == found["density"][1] == pytest.approx(len(cells) / 380)


def test_nothing_compared_with_something():
    empty = Graph((), *(np.zeros(0, np.int64) for _ in range(2)), np.zeros(0))
    one = Graph(("A",), np.array([0]), np.array([0]), np.array([3.0]))
    for before, after in ((empty, empty), (one, empty), (empty, one), (one, one)):
        found = compare_graphs(before, after, Progress())
        assert found["pagerank_spearman"] is None
        assert found["edges_lost"] == max(0, before.edges - after.edges)


def test_graphs_with_other_labels_meet_on_the_union():
    one = Graph(("A", "B"), np.array([0]), np.array([1]), np.array([3.0]))
    two = Graph(("B", "C"), np.array([0]), np.array([1]), np.array([6.0]))
    found = compare_graphs(one, two, Progress())
    assert (found["edges_lost"], found["edges_fabricated"], found["total_weight_ratio"]) == (1, 1, 2)
