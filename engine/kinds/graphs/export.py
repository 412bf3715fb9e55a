"""What leaves: edge list, GraphML or adjacency matrix of the synthetic graph, and nothing else.

Edges stand in the order of their labels in every format. One file, `data.<format>`, or always both of
`data.positive.<format>` and `data.negative.<format>`.
"""

from __future__ import annotations

from itertools import chain
from pathlib import Path

import numpy as np

from engine.core.randomness import Randomness
from engine.core.technique import Done
from engine.io.graph_write import write_adjacency, write_edge_list, write_graphml
from engine.io.table_write import write_csv
from engine.kinds.graphs.data import Graph, PublishedGraphs
from engine.kinds.graphs.describe import Facts, format_facts
from engine.kinds.graphs.params import Params


def export(
    published: PublishedGraphs, params: Params, folder: Path, format: str, randomness: Randomness
) -> Facts:
    """Writes the files; what a reader must know of them."""
    facts = format_facts(published)
    for layer in published.layers:
        path = folder / (f"data.{layer.name}.{format}" if layer.name else f"data.{format}")
        _write_graph(path, layer.graph, format, facts["weights"] == "whole numbers")
    return facts


def files(params: Params, done: Done, format: str) -> frozenset[str]:
    """One file, or one a layer; none where what is said of the layers cannot be."""
    names = {(): (), ("",): ("data",), ("positive", "negative"): ("data.positive", "data.negative")}
    layers = done.facts.get("layers")
    known = names.get(tuple(layers) if isinstance(layers, list) and len(layers) < 3 else (), ())
    return frozenset(f"{name}.{format}" for name in known)


def _write_graph(path: Path, graph: Graph, format: str, whole: bool) -> None:
    weight = graph.weight.astype(np.int64) if whole else graph.weight
    if format == "graphml":
        write_graphml(path, graph.labels, graph.source, graph.target, weight, graph.directed)
    elif format == "adjacency.csv":
        write_adjacency(path, graph.labels, graph.source, graph.target, weight, graph.directed)
    else:
        write_edge_list(path, graph.labels, graph.source, graph.target, weight)


def audit(published: PublishedGraphs, folder: Path) -> None:
    """`edges.csv` of the audit, for the steward only: for every edge the noise was added to, what became of
    it. `weight` is W (of graphs.private after each person kept c edges), `difference` S − W (CoMap's m_diff),
    `noise` what the law drew on Ω (degN), `factor` what the fringe was multiplied by (deg1); `released` is
    empty where the edge was not published."""
    parts = [
        {
            "layer": [layer.name] * trace.original.edges,
            "source": [trace.original.labels[at] for at in trace.original.source],
            "target": [trace.original.labels[at] for at in trace.original.target],
            "weight": trace.original.weight.tolist(),
            "fringe": trace.fringe.astype(np.int64).tolist(),
            "factor": trace.factors.tolist(),
            "noise": trace.noise.tolist(),
            "released": np.where(trace.kept, trace.synthetic, np.nan).tolist(),
            "difference": (trace.synthetic - trace.original.weight).tolist(),
        }
        for layer, trace in zip(published.layers, published.traces, strict=True)
    ]
    whole = {name: list(chain.from_iterable(part[name] for part in parts)) for name in parts[0]}
    write_csv(folder / "edges.csv", whole)
