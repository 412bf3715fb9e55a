"""What leaves: the synthetic graph as edge list, adjacency matrix or network file, and nothing else.

Edges stand in the order of their labels in every format. One file, `data.<format>`, or always both of
`data.positive.<format>` and `data.negative.<format>`.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.core.technique import Done
from engine.io.graph_write import write_graph, write_node_list
from engine.io.table_write import write_csv
from engine.kinds.graphs.data import GraphLayer, Ints, PublishedGraphs, Study, Trace
from engine.kinds.graphs.describe import Facts, format_facts
from engine.kinds.graphs.params import Params

if TYPE_CHECKING:
    import pyarrow as pa


def export(
    published: PublishedGraphs, params: Params, folder: Path, format: str, randomness: Randomness
) -> Facts:
    """Writes the files; what a reader must know of them."""
    facts = format_facts(published)
    for layer in published.released:
        name = f"data.{layer.name}" if layer.name else "data"
        graph = layer.graph
        weight = graph.weight.astype(np.int64) if facts["weights"] == "whole numbers" else graph.weight
        edges = (graph.source, graph.target, weight)
        path = folder / f"{name}.{format}"
        write_graph(path, format, graph.labels, *edges, graph.directed, layer.attributes)
        if _has_node_list(params, facts, format):
            write_node_list(folder / f"{name}.nodes.csv", graph.labels, layer.attributes)
    return facts


def _has_node_list(params: Params, facts: Facts, format: str) -> bool:
    """Whether there is something to say of nodes that the format cannot say."""
    said = bool(facts.get("attributes")) or getattr(params, "isolated", False)
    return said and format in ("csv", "adjacency.csv", "net")


def files(params: Params, done: Done, format: str) -> frozenset[str]:
    """One file, or one a layer; none where what is said of the layers cannot be."""
    names = {(): (), ("",): ("data",), ("positive", "negative"): ("data.positive", "data.negative")}
    layers = done.facts.get("layers")
    known = names.get(tuple(layers) if isinstance(layers, list) and len(layers) < 3 else (), ())
    endings = [format]
    if _has_node_list(params, done.facts, format):
        endings.append("nodes.csv")
    return frozenset(f"{name}.{ending}" for name in known for ending in endings)


def audit(published: PublishedGraphs, folder: Path) -> None:
    """`edges.csv` of the audit, for the steward only, and `labels.csv` with both names of renamed nodes."""
    if published.names:
        names = sorted(published.names.items())
        write_csv(folder / "labels.csv", {"label": [a for a, _ in names], "released": [b for _, b in names]})
    write_csv(folder / "edges.csv", edge_table(published))


def edge_table(published: PublishedGraphs) -> dict[str, pa.Array]:
    """For every edge the noise was added to, what became of it. `weight` is W (of graphs.private after each
    person kept c edges), `difference` S − W (CoMap's m_diff),
    `noise` what the law drew on Ω (degN), `factor` what the fringe was multiplied by (deg1); `released` is
    empty where the edge was not published."""
    import pyarrow as pa

    def column(make: Callable[[GraphLayer, Trace], Any]) -> pa.Array:
        parts = zip(published.layers, published.traces, strict=True)
        return pa.concat_arrays([pa.array(make(layer, trace)) for layer, trace in parts])

    def labels(trace: Trace, ends: Ints) -> pa.Array:
        return pa.array(trace.original.labels, pa.string()).take(pa.array(ends))

    return {
        "layer": column(lambda layer, trace: pa.repeat(layer.name, trace.original.edges)),
        "source": column(lambda _, trace: labels(trace, trace.original.source)),
        "target": column(lambda _, trace: labels(trace, trace.original.target)),
        "weight": column(lambda _, trace: trace.original.weight),
        "fringe": column(lambda _, trace: trace.fringe.astype(np.int64)),
        "factor": column(lambda _, trace: trace.factors),
        "noise": column(lambda _, trace: trace.noise),
        "released": column(lambda _, trace: np.where(trace.kept, trace.synthetic, np.nan)),
        "difference": column(lambda _, trace: trace.synthetic - trace.original.weight),
    }


def edges(
    data: Study, published: PublishedGraphs, params: Params, progress: Progress
) -> dict[str, list[Any]]:
    """The same table for whoever looks at a run: CoMap's m_diff, degN_noise and deg1_noise."""
    return {name: column.to_pylist() for name, column in edge_table(published).items()}
