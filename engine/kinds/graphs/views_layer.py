"""What the window draws of one layer: the network, its matrix, the ranks, the weights.

Node positions come from the original: the steward sees both graphs, and their difference, on the same places.
Above `layout.MOST_NODES` nodes only the strongest are placed, and only the strongest edges are sent.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.core.errors import ParameterError
from engine.core.progress import Progress
from engine.core.text import text
from engine.kinds.graphs.aggregate import layers_of
from engine.kinds.graphs.centrality import eigenvector, pagerank
from engine.kinds.graphs.data import Floats, Graph, Ints, Layer, Published, Study, Trace
from engine.kinds.graphs.layout import positions
from engine.kinds.graphs.utility import align, matrix_of
from engine.kinds.graphs.view_types import MatrixView, NetworkView, RanksView, WeightsView

MOST_EDGES = 4_000
MOST_CELLS = 400  # nodes along a matrix


def network(
    study: Study,
    published: Published | None = None,
    params: Any = None,
    layer: str = "",
    most: int = MOST_EDGES,
) -> NetworkView:
    _, graph, made = _layer(study, published, params, layer)
    places = positions(graph, Progress())
    order = np.argsort(-np.maximum(graph.weight, made if made is not None else 0), kind="stable")
    shown = order[np.isfinite(places[graph.source[order], 0]) & np.isfinite(places[graph.target[order], 0])][
        :most
    ]
    nodes = len(graph.labels)
    return NetworkView(
        graph.labels,
        places,
        graph.source[shown],
        graph.target[shown],
        graph.weight[shown],
        None if made is None else made[shown],
        None if graph.contributors is None else graph.contributors[shown],
        _strength(graph, nodes),
        graph.directed,
        graph.edges,
    )


def matrix(
    study: Study,
    published: Published | None = None,
    params: Any = None,
    layer: str = "",
    most: int = MOST_CELLS,
) -> MatrixView:
    _, graph, made = _layer(study, published, params, layer)
    whole = matrix_of(graph, {label: place for place, label in enumerate(graph.labels)})
    strength = np.asarray(whole.sum(axis=0)).ravel() + np.asarray(whole.sum(axis=1)).ravel()
    nodes = int(np.sum(strength > 0))
    chosen = np.argsort(-strength, kind="stable")[: min(most, nodes)]
    labels = tuple(graph.labels[at] for at in chosen)
    synthetic = None
    if made is not None:
        after = graph.weighing(made)
        synthetic = _square(matrix_of(after, {label: p for p, label in enumerate(graph.labels)}), chosen)
    return MatrixView(labels, _square(whole, chosen), synthetic, nodes)


def ranks(
    study: Study,
    published: Published,
    params: Any,
    layer: str = "",
    top: int = 25,
    by: str = "pagerank",
) -> RanksView:
    """`by`: pagerank | strength | betweenness | closeness | eigenvector."""
    at, graph, _ = _layer(study, published, params, layer)
    pair = align(graph, published.layers[at].graph)
    before, after = (_centrality(matrix, by) for matrix in (pair.original, pair.released))
    place_before, place_after = _places(before), _places(after)
    shown = np.argsort(place_before, kind="stable")[:top]
    return RanksView(
        tuple(pair.labels[i] for i in shown),
        before[shown],
        after[shown],
        place_before[shown],
        place_after[shown],
        len(pair.labels),
    )


def _centrality(matrix: Any, by: str) -> Floats:
    if by == "strength":
        return np.asarray(matrix.sum(axis=0)).ravel() + np.asarray(matrix.sum(axis=1)).ravel()
    if by in ("pagerank", "eigenvector"):
        return pagerank(matrix) if by == "pagerank" else eigenvector(matrix)
    from engine.kinds.graphs.shortest_paths import path_centrality

    cells = matrix.tocoo()
    source, target = cells.row.astype(np.int64), cells.col.astype(np.int64)
    found = path_centrality(matrix.shape[0], source, target, cells.data, Progress())
    return found.betweenness if by == "betweenness" else found.closeness


def weights(
    study: Study, published: Published | None = None, params: Any = None, layer: str = ""
) -> WeightsView:
    _, graph, made = _layer(study, published, params, layer)
    return WeightsView(graph.weight, graph.weight if made is None else made, graph.contributors)


def _layer(
    study: Study, published: Published | None, params: Any, name: str
) -> tuple[int, Graph, Floats | None]:
    """The place of a layer, its original graph, and the published weights on the original's edges."""
    layers = layers_of(study, aggregated_by(params))
    at = _find(layers, name)
    graph = layers[at].graph
    if published is None:
        return at, graph, None
    return at, graph, _on_original(graph, published.traces[at])


def _find(layers: tuple[Layer, ...], name: str) -> int:
    names = [layer.name for layer in layers]
    if name and name not in names:
        raise ParameterError(text("there is no layer {name} here", name=f"{name!r}"), name="layer")
    return names.index(name) if name in names else 0


def _on_original(graph: Graph, trace: Trace) -> Floats:
    """S on the cells of the original, zero where nothing is published."""
    size = max(1, len(graph.labels))
    cells, kept = graph.source * size + graph.target, trace.original
    made = np.zeros(graph.edges)
    made[np.searchsorted(cells, kept.source * size + kept.target)] = np.where(trace.kept, trace.synthetic, 0)
    return made


def aggregated_by(params: Any) -> str:
    return getattr(params, "aggregate_by", "binary")


def _strength(graph: Graph, nodes: int) -> Floats:
    both = np.bincount(graph.source, graph.weight, nodes) + np.bincount(graph.target, graph.weight, nodes)
    return both.astype(np.float64)


def _square(whole, chosen: Ints) -> Floats:
    return whole[chosen][:, chosen].toarray()


def _places(values: Floats) -> Ints:
    order = np.argsort(-values, kind="stable")
    places = np.empty(len(values), np.int64)
    places[order] = np.arange(1, len(values) + 1)
    return places
