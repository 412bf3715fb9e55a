"""What a released graph still tells of the original: distributions, importance, edges, texture.

Everything is computed on both graphs over the union of their nodes. Edges lost and edges fabricated are
counted apart. Correlations are None where one side is constant.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from scipy import sparse, stats

from engine.core.progress import Progress
from engine.kinds.graphs import centrality
from engine.kinds.graphs.data import Floats, Graph, Ints
from engine.kinds.graphs.shortest_paths import path_centrality

Figures = dict[str, Any]  # plain JSON values by the key of a metric

RANKINGS = ("pagerank", "betweenness", "eigenvector", "closeness")


@dataclass(frozen=True)
class GraphStatistics:
    """All statistics of one graph."""

    matrix: sparse.csr_matrix
    values: Mapping[str, Floats]  # one number a node: degree, strengths, the rankings, clustering
    weights: Floats  # of the edges
    reciprocity: tuple[float, float]
    spectrum: Floats
    density: float
    sources: int  # visited for betweenness and closeness


@dataclass(frozen=True)
class AlignedGraphs:
    """Two graphs on the same nodes."""

    labels: tuple[str, ...]
    original: sparse.csr_matrix
    released: sparse.csr_matrix


def compare_graphs(original: Graph, released: Graph, progress: Progress) -> Figures:
    """Every utility figure by its key."""
    from threadpoolctl import threadpool_limits

    with threadpool_limits(1):
        pair = align(original, released)
        before = graph_statistics(pair.original, progress.part("Measuring the original", 0.5))
        after = graph_statistics(pair.released, progress.part("Measuring the release", 0.5))
        return metrics(before, after, original, released)


def align(original: Graph, released: Graph) -> AlignedGraphs:
    labels = tuple(sorted(set(original.labels) | set(released.labels)))
    at = {label: place for place, label in enumerate(labels)}
    return AlignedGraphs(labels, matrix_of(original, at), matrix_of(released, at))


def matrix_of(graph: Graph, at: Mapping[str, int]) -> sparse.csr_matrix:
    """Sparse adjacency over the given places of labels; an undirected edge goes both ways."""
    place: Ints = np.array([at[label] for label in graph.labels], np.int64)
    source, target, weight = place[graph.source], place[graph.target], graph.weight
    if not graph.directed:
        proper = source != target
        source, target = np.concatenate([source, target[proper]]), np.concatenate([target, source[proper]])
        weight = np.concatenate([weight, weight[proper]])
    return sparse.csr_matrix((weight, (source, target)), shape=(len(at), len(at)))


def graph_statistics(matrix: sparse.csr_matrix, progress: Progress) -> GraphStatistics:
    nodes = matrix.shape[0]
    edges = matrix.tocoo()
    degree = (np.diff(matrix.indptr) + np.diff(matrix.tocsc().indptr)).astype(float)
    progress.report(0.05)
    paths = path_centrality(
        nodes, edges.row.astype(np.int64), edges.col.astype(np.int64), edges.data, progress.part("", 0.7)
    )
    grouped = centrality.clustering(matrix)
    values = {
        "degree": degree,
        "in_strength": np.asarray(matrix.sum(axis=0)).ravel(),
        "out_strength": np.asarray(matrix.sum(axis=1)).ravel(),
        "pagerank": centrality.pagerank(matrix),
        "betweenness": paths.betweenness,
        "eigenvector": centrality.eigenvector(matrix),
        "closeness": paths.closeness,
        **({} if grouped is None else {"clustering": grouped}),
    }
    progress.report(0.9)
    return GraphStatistics(
        matrix,
        values,
        edges.data,
        centrality.reciprocity(matrix),
        centrality.leading_singular_values(matrix),
        matrix.nnz / max(1, nodes * (nodes - 1)),
        paths.sources,
    )


def metrics(before: GraphStatistics, after: GraphStatistics, original: Graph, released: Graph) -> Figures:
    found: Figures = {
        "total_weight_ratio": _ratio(released.weight.sum(), original.weight.sum()),
        **edge_metrics(before.matrix, after.matrix, original.directed and released.directed),
        "density": [before.density, after.density],
        "reciprocity": [before.reciprocity[0], after.reciprocity[0]],
        "reciprocity_weighted": [before.reciprocity[1], after.reciprocity[1]],
        "spectral_distance": _relative_distance(before.spectrum, after.spectrum),
    }
    for name in ("degree", "in_strength", "out_strength"):
        found |= _distribution(name, before.values[name], after.values[name])
    found |= _distribution("weight", before.weights, after.weights)
    for name in RANKINGS:
        found |= _agreement(name, before.values[name], after.values[name])
    if "clustering" in before.values and "clustering" in after.values:
        found["clustering"] = [
            float(p.values["clustering"].mean()) if p.matrix.shape[0] else 0.0 for p in (before, after)
        ]
    else:
        found["clustering"] = None
    nodes = before.matrix.shape[0]
    found["path_sources"] = min(before.sources, after.sources)
    found["path_sampled"] = found["path_sources"] < nodes
    return found


def edge_metrics(before: sparse.csr_matrix, after: sparse.csr_matrix, directed: bool) -> Figures:
    """Edges lost and fabricated, and how many of the strongest tenth are still among the strongest."""
    there, now = before.astype(bool).astype(np.int8), after.astype(bool).astype(np.int8)
    both = int(there.multiply(now).nnz)
    lost, made = there.nnz - both, now.nnz - both
    if not directed:
        loops = [int((m.diagonal() != 0).sum()) for m in (there, now, there.multiply(now))]
        lost = (lost + loops[0] - loops[2]) // 2
        made = (made + loops[1] - loops[2]) // 2
    return {"edges_lost": lost, "edges_fabricated": made, "top_edge_overlap": top_overlap(before, after)}


def top_overlap(before: sparse.csr_matrix, after: sparse.csr_matrix, share: float = 0.1) -> float | None:
    """Of the strongest tenth of the original edges, the part that is in the strongest tenth of the release;
    edges that tie at the border count by the share of them that fits, broken by one lot for both."""
    count = int(np.ceil(share * before.nnz))
    if count == 0 or after.nnz == 0:
        return None
    chance = [_top_chance(matrix, count) for matrix in (before, after)]
    return float(chance[0].minimum(chance[1]).sum() / count)


def _top_chance(matrix: sparse.csr_matrix, count: int) -> sparse.csr_matrix:
    """For every edge the chance to be among the `count` strongest when ties are broken by lot."""
    made = matrix.copy()
    count = min(count, len(made.data))
    border = np.partition(made.data, -count)[-count]
    above = made.data > border
    tied = made.data == border
    made.data = above + tied * ((count - above.sum()) / tied.sum())
    made.eliminate_zeros()
    return made


def _distribution(name: str, before: Floats, after: Floats) -> Figures:
    if not len(before) or not len(after):
        return {f"{name}_ks": None, f"{name}_wasserstein": None}
    return {
        f"{name}_ks": kolmogorov_smirnov(before, after),
        f"{name}_wasserstein": float(stats.wasserstein_distance(before, after)),
    }


def kolmogorov_smirnov(one: Floats, other: Floats) -> float:
    """The largest gap between two empirical distributions (without the p-value that scipy adds)."""
    values = np.concatenate([one, other])
    below = [np.searchsorted(np.sort(sample), values, side="right") / len(sample) for sample in (one, other)]
    return float(np.abs(below[0] - below[1]).max())


def _agreement(name: str, before: Floats, after: Floats) -> Figures:
    # Power iteration leaves differences in the tenth digit that are no differences.
    before, after = _nine_digits(before), _nine_digits(after)
    if len(before) < 2 or np.ptp(before) == 0 or np.ptp(after) == 0:
        return {f"{name}_spearman": None, f"{name}_kendall": None}
    return {
        f"{name}_spearman": float(stats.spearmanr(before, after).statistic),
        f"{name}_kendall": float(stats.kendalltau(before, after).statistic),
    }


def _nine_digits(values: Floats) -> Floats:
    return np.round(values / (float(np.abs(values).max(initial=0)) or 1.0), 9).astype(np.float64)


def _ratio(after: float, before: float) -> float | None:
    return float(after / before) if before else None


def _relative_distance(before: Floats, after: Floats) -> float | None:
    size = float(np.linalg.norm(before))
    return float(np.linalg.norm(before - after) / size) if size else None
