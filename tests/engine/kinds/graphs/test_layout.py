"""Positions: the same for the same graph, near for what is tied, finite for everything that has an edge."""

from __future__ import annotations

from xml.etree import ElementTree

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.kinds.graphs.data import Graph, GraphLayer, PublishedGraphs
from engine.kinds.graphs.layout import (
    MOST_NODES,
    _classical,
    _distances,
    majorise,
    positions,
    strongest_nodes,
)
from engine.kinds.graphs.params import Synthetic
from engine.kinds.graphs.report_figures import report_figures
from engine.kinds.graphs.run import run
from engine.kinds.graphs.views import network


def graph_from(nodes: int, edges, weight=None, directed: bool = True) -> Graph:
    cells = np.unique(np.array([u * nodes + v for u, v in edges], np.int64))
    weights = np.ones(len(cells)) if weight is None else np.asarray(weight, float)
    return Graph(
        tuple(f"n{i:04d}" for i in range(nodes)), cells // nodes, cells % nodes, weights, None, directed
    )


def stress(places: np.ndarray, distance: np.ndarray) -> float:
    apart = np.linalg.norm(places[:, None] - places[None, :], axis=2)
    pairs = ~np.eye(len(places), dtype=bool)
    return float((((apart - distance) / np.where(pairs, distance, 1)) ** 2)[pairs].sum())


@settings(deadline=None, max_examples=25)
@given(st.lists(st.tuples(st.integers(0, 11), st.integers(0, 11)), max_size=40))
def test_every_node_with_an_edge_has_a_place_of_its_own(edges):
    graph = graph_from(12, edges)
    places = positions(graph, Progress())
    active = graph.active
    assert np.isfinite(places[active]).all() and np.all(np.abs(places[active]) <= 1 + 1e-9)
    assert np.isnan(np.delete(places, active, axis=0)).all()
    assert len(np.unique(np.round(places[active], 6), axis=0)) == len(active)
    assert np.array_equal(places, positions(graph, Progress()), equal_nan=True)


def test_one_layout_serves_every_view_and_run_of_a_graph(study_of):
    rows = [(f"p{n}", "a", "b") for n in range(5)] + [("p1", "b", "c"), ("p2", "c", "a"), ("p2", "b", "d")]
    study = study_of(rows)
    places = [network(study).positions]
    for seed, scale in ((1, 0.5), (2, 3.0)):
        params = Synthetic(noise_scale=scale)
        made = run(study, params, Randomness.from_seed(seed), Progress())
        places.append(network(study, made, params).positions)
    places.append(network(study_of(rows[::-1])).positions)  # read again, with its rows in another order
    assert all(each is places[0] for each in places) and not places[0].flags.writeable
    assert network(study_of(rows[1:])).positions is not places[0]


def test_majorisation_never_makes_it_worse():
    rng = np.random.default_rng(1)
    graph = graph_from(40, {(int(u), int(v)) for u, v in rng.integers(0, 40, (120, 2))})
    distance = _distances(graph, graph.active)
    start = _classical(distance)
    assert stress(majorise(distance, start, Progress()), distance) < stress(start, distance)


def test_a_path_is_drawn_as_a_path():
    places = positions(graph_from(8, [(i, i + 1) for i in range(7)]), Progress())
    near = np.linalg.norm(np.diff(places, axis=0), axis=1)
    assert near.std() / near.mean() < 0.05
    assert np.linalg.norm(places[0] - places[7]) == pytest.approx(7 * near.mean(), rel=0.05)


def test_only_the_strongest_of_many_are_placed():
    nodes = MOST_NODES + 200
    graph = graph_from(nodes, [(i, (i + 1) % nodes) for i in range(nodes)], 1.0 + np.arange(nodes) % 5)
    assert len(strongest_nodes(graph, 10)) == 10
    assert np.isfinite(positions(graph, Progress())[:, 0]).sum() == MOST_NODES


@pytest.mark.parametrize("directed", [True, False])
def test_the_report_figure_is_drawn_from_the_released_graph_alone(directed):
    graph = graph_from(6, [(0, 1), (1, 2), (2, 2), (4, 5)], [1, 2, 3, 4], directed)
    (picture,) = report_figures(PublishedGraphs((GraphLayer("", graph),), ()))
    assert ElementTree.fromstring(picture.svg).tag == "svg"
    assert "n0001" in picture.svg and "n0003" not in picture.svg
    assert report_figures(PublishedGraphs((GraphLayer("", graph.subgraph(np.zeros(4, bool))),), ())) == []


def test_labels_cannot_break_the_figure():
    graph = Graph(("<script>", "a & b"), np.array([0]), np.array([1]), np.array([1.0]))
    (picture,) = report_figures(PublishedGraphs((GraphLayer("", graph),), ()))
    assert "<script>" not in picture.svg
    ElementTree.fromstring(picture.svg)
