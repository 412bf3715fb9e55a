"""What leaves: edge list, GraphML or adjacency matrix of the synthetic graph, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from engine.files.networks_write import write_adjacency, write_edge_list, write_graphml
from engine.graphs.data import Graph, Published


def write_layers(published: Published, folder: Path, format_: str) -> Mapping[str, Any]:
    """`data.<format>`, or `data.positive.<format>` and `data.negative.<format>`; what a reader must know."""
    whole = all(layer.graph.integer for layer in published.layers)
    for layer in published.layers:
        name = f"data.{layer.name}.{format_}" if layer.name else f"data.{format_}"
        write_graph(folder / name, layer.graph, format_, whole)
    told: dict[str, Any] = {
        "layers": [layer.name for layer in published.layers],
        "directed": published.layers[0].graph.directed,
        "weights": "whole numbers" if whole else "real numbers",
    }
    if "applied_threshold" in published.facts:
        told |= {key: published.facts[key] for key in ("c", "scale", "threshold", "applied_threshold")}
    return told


def write_graph(path: Path, graph: Graph, format_: str, whole: bool) -> None:
    weight = graph.weight.astype(np.int64) if whole else graph.weight
    if format_ == "graphml":
        write_graphml(path, graph.labels, graph.source, graph.target, weight, graph.directed)
    elif format_ == "adjacency.csv":
        write_adjacency(path, graph.labels, graph.source, graph.target, weight, graph.directed)
    else:
        write_edge_list(path, graph.labels, graph.source, graph.target, weight)
