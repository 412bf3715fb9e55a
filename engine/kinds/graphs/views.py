"""What the window draws of a file or run: what was loaded, each layer, the noise, what an attacker sees.

Views are values only, one function a plot; nothing of them is ever released. Node positions come from the
original: the steward sees both graphs, and their difference, on the same places. Above `layout.MOST_NODES`
nodes only the strongest are placed, and only the strongest edges are sent.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import numpy as np
from scipy.sparse import csr_matrix

from engine.core.errors import ParameterError
from engine.core.progress import Progress
from engine.core.text import text
from engine.kinds.graphs.aggregate import aggregate, aggregated_by, layers_of, people_per_node
from engine.kinds.graphs.attack import attack as attack_of
from engine.kinds.graphs.centrality import eigenvector, pagerank
from engine.kinds.graphs.data import (
    Floats,
    Graph,
    GraphLayer,
    Ints,
    PublishedGraphs,
    Statements,
    Study,
    Trace,
)
from engine.kinds.graphs.layout import positions
from engine.kinds.graphs.measure import kernel_of, merge_traces
from engine.kinds.graphs.params import Params
from engine.kinds.graphs.private import edges_per_person
from engine.kinds.graphs.read_categories import read_categories
from engine.kinds.graphs.recode import recode as recode_statements
from engine.kinds.graphs.shortest_paths import path_centrality
from engine.kinds.graphs.utility import align, matrix_of
from engine.kinds.graphs.view_types import (
    EdgeAttackView,
    GraphOverview,
    MatrixView,
    NetworkView,
    NoiseView,
    RanksView,
    RecodeView,
    SinglePerson,
    WeightsView,
)

MOST_EDGES = 4_000
MOST_CELLS = 400  # nodes along a matrix


def overview(
    data: Study, published: PublishedGraphs | None = None, params: Params | None = None
) -> GraphOverview:
    graphs = [layer.graph for layer in layers_of(data, aggregated_by(params))]
    statements = data.statements
    people = _concatenate([g.contributors for g in graphs])
    return GraphOverview(
        len(statements.labels),
        sum(g.edges for g in graphs),
        len(statements.people) if statements.ensemble else None,
        None if people is None else int(np.sum(people == 1)),
        int(np.sum(people_per_node(statements) == 1)) if statements.ensemble else None,
        statements.directed,
        data.signed,
        all(g.integer for g in graphs),
        edges_per_person(data) if statements.ensemble else None,
        data.notes,
    )


def recode(
    data: Study,
    published: PublishedGraphs | None = None,
    params: Params | None = None,
    categories: Mapping[str, str] | None = None,
    unmapped: str = "keep",
    table: str = "",
) -> RecodeView:
    """Live: give the categories typed so far, get the count of what still rests on one person.

    Without categories those of a table file are taken, or those the file was loaded with.
    """
    raw = data.raw
    if table:
        chosen = read_categories(Path(table))
    else:
        chosen = dict(data.categories if categories is None else categories)
    made, counts = recode_statements(raw, chosen, unmapped)
    mentions = np.bincount(np.concatenate([raw.source, raw.target]), minlength=len(raw.labels))
    order = np.lexsort((np.arange(len(mentions)), -mentions))
    people = people_per_node(raw) if raw.ensemble else None
    labels = tuple(raw.labels[at] for at in order)
    return RecodeView(
        labels,
        mentions[order],
        None if people is None else people[order],
        tuple(chosen.get(label, "") for label in labels),
        _single_person(raw),
        _single_person(made),
        counts,
    )


def network(
    data: Study,
    published: PublishedGraphs | None = None,
    params: Params | None = None,
    layer: str = "",
    most: int = MOST_EDGES,
) -> NetworkView:
    _, graph, made = _layer(data, published, params, layer)
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
    data: Study,
    published: PublishedGraphs | None = None,
    params: Params | None = None,
    layer: str = "",
    most: int = MOST_CELLS,
) -> MatrixView:
    _, graph, made = _layer(data, published, params, layer)
    whole = matrix_of(graph, {label: place for place, label in enumerate(graph.labels)})
    strength = np.asarray(whole.sum(axis=0)).ravel() + np.asarray(whole.sum(axis=1)).ravel()
    nodes = int(np.sum(strength > 0))
    chosen = np.argsort(-strength, kind="stable")[: min(most, nodes)]
    labels = tuple(graph.labels[at] for at in chosen)
    synthetic = None
    if made is not None:
        after = graph.with_weights(made)
        synthetic = _square(matrix_of(after, {label: p for p, label in enumerate(graph.labels)}), chosen)
    return MatrixView(labels, _square(whole, chosen), synthetic, nodes)


def ranks(
    data: Study,
    published: PublishedGraphs,
    params: Params,
    layer: str = "",
    top: int = 25,
    by: str = "pagerank",
) -> RanksView:
    """`by`: pagerank | strength | betweenness | closeness | eigenvector."""
    at, graph, _ = _layer(data, published, params, layer)
    pair = align(graph, published.layers[at].graph)
    before, after = (_centrality(matrix, by) for matrix in (pair.original, pair.released))
    rank_before, rank_after = _rank_of(before), _rank_of(after)
    shown = np.argsort(rank_before, kind="stable")[:top]
    return RanksView(
        tuple(pair.labels[i] for i in shown),
        before[shown],
        after[shown],
        rank_before[shown],
        rank_after[shown],
        len(pair.labels),
    )


def weights(
    data: Study, published: PublishedGraphs | None = None, params: Params | None = None, layer: str = ""
) -> WeightsView:
    _, graph, made = _layer(data, published, params, layer)
    return WeightsView(graph.weight, made, graph.contributors)


def noise(data: Study, published: PublishedGraphs, params: Params, bins: int = 41) -> NoiseView:
    trace = merge_traces(published.traces)
    added = trace.noised - trace.original.weight
    change = np.where(trace.kept, trace.synthetic - trace.original.weight, 0.0)
    edges = _bins(np.concatenate([trace.noise, added, change]), trace.original.integer, bins)
    return NoiseView(
        edges,
        np.histogram(trace.noise, edges)[0],
        np.histogram(added[trace.fringe], edges)[0],
        np.histogram(change[trace.kept], edges)[0],
    )


def attack(data: Study, published: PublishedGraphs, params: Params) -> EdgeAttackView:
    trace = merge_traces(published.traces)
    found = attack_of(trace, kernel_of(published, params))
    people = trace.original.contributors
    single = None if people is None else int(np.sum(people[trace.kept] == 1))
    return EdgeAttackView(found.before, found.naive, found.bayes, int(trace.kept.sum()), single)


def _centrality(matrix: csr_matrix, by: str) -> Floats:
    if by == "strength":
        return np.asarray(matrix.sum(axis=0)).ravel() + np.asarray(matrix.sum(axis=1)).ravel()
    if by in ("pagerank", "eigenvector"):
        return pagerank(matrix) if by == "pagerank" else eigenvector(matrix)
    cells = matrix.tocoo()
    source, target = cells.row.astype(np.int64), cells.col.astype(np.int64)
    found = path_centrality(matrix.shape[0], source, target, cells.data, Progress())
    return found.betweenness if by == "betweenness" else found.closeness


def _layer(
    data: Study, published: PublishedGraphs | None, params: Params | None, name: str
) -> tuple[int, Graph, Floats | None]:
    """The index of a layer, its original graph, and the published weights on the original's edges."""
    layers = layers_of(data, aggregated_by(params))
    at = _find(layers, name)
    graph = layers[at].graph
    if published is None:
        return at, graph, None
    return at, graph, _on_original(graph, published.traces[at])


def _find(layers: tuple[GraphLayer, ...], name: str) -> int:
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


def _strength(graph: Graph, nodes: int) -> Floats:
    both = np.bincount(graph.source, graph.weight, nodes) + np.bincount(graph.target, graph.weight, nodes)
    return both.astype(np.float64)


def _square(whole: csr_matrix, chosen: Ints) -> Floats:
    return whole[chosen][:, chosen].toarray()


def _rank_of(values: Floats) -> Ints:
    order = np.argsort(-values, kind="stable")
    places = np.empty(len(values), np.int64)
    places[order] = np.arange(1, len(values) + 1)
    return places


def _single_person(statements: Statements) -> SinglePerson:
    """Single-person edges and nodes of statements (signs aside: an edge is an edge)."""
    graph = aggregate(replace(statements, weight=np.abs(statements.weight)), "binary")
    people = graph.contributors
    return SinglePerson(
        len(graph.active),
        graph.edges,
        int(np.sum(people_per_node(statements) == 1)) if statements.ensemble else None,
        None if people is None else int(np.sum(people == 1)),
    )


def _concatenate(parts: list[Ints | None]) -> Ints | None:
    known = [part for part in parts if part is not None]
    return np.concatenate(known) if len(known) == len(parts) else None


def _bins(values: Floats, integer: bool, most: int) -> Floats:
    low, high = float(values.min(initial=0)), float(values.max(initial=0))
    if integer and high - low < 4 * most:
        return np.arange(np.floor(low) - 0.5, np.ceil(high) + 1)
    return np.linspace(low, high if high > low else low + 1, most)
