"""What leaves: edge list, GraphML or adjacency matrix of the synthetic graph, and nothing else.

Edges stand in the order of their labels in every format. One file, `data.<format>`, or always both of
`data.positive.<format>` and `data.negative.<format>`.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain
from pathlib import Path
from typing import Any

import numpy as np

from engine.core.technique import Done
from engine.io.graph_write import write_adjacency, write_edge_list, write_graphml
from engine.kinds.graphs.data import Graph, Published, Study
from engine.kinds.graphs.describe import leaving


def describe_release(technique: str, study: Study, published: Published, params: Any) -> Done:
    """What was done, and of the original nothing but how it was read."""
    stated = study.statements
    counted = "unknown" if stated.contributors is None else "counted"
    facts = shape_facts(published) | {"people": "named" if stated.ensemble else counted}
    return Done(leaving(technique, params, facts, study.others), facts)


def shape_facts(published: Published) -> dict[str, Any]:
    whole = all(trace.original.integer for trace in published.traces)
    return {
        "layers": [layer.name for layer in published.layers],
        "directed": published.layers[0].graph.directed,
        "weights": "whole numbers" if whole else "real numbers",
    }


def _file_name(layer: str, format_: str) -> str:
    return f"data.{layer}.{format_}" if layer else f"data.{format_}"


def write_layers(published: Published, folder: Path, format_: str) -> Mapping[str, Any]:
    """The files; what a reader must know of them."""
    told = shape_facts(published)
    for layer in published.layers:
        path = folder / _file_name(layer.name, format_)
        write_graph(path, layer.graph, format_, told["weights"] == "whole numbers")
    return told


def write_graph(path: Path, graph: Graph, format_: str, whole: bool) -> None:
    weight = graph.weight.astype(np.int64) if whole else graph.weight
    if format_ == "graphml":
        write_graphml(path, graph.labels, graph.source, graph.target, weight, graph.directed)
    elif format_ == "adjacency.csv":
        write_adjacency(path, graph.labels, graph.source, graph.target, weight, graph.directed)
    else:
        write_edge_list(path, graph.labels, graph.source, graph.target, weight)


def write_record(published: Published, folder: Path) -> None:
    """`edges.csv` of the audit, for the steward only: for every edge the noise was added to, what became of
    it. `weight` is W (of graphs.private after each person kept c edges), `difference` S − W (CoMap's m_diff),
    `noise` what the law drew on Ω (degN), `factor` what the fringe was multiplied by (deg1); `released` is
    empty where the edge was not published."""
    from engine.io.table_write import write_csv

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
