"""Networks out: edge list and adjacency as CSV, GraphML, and by networkx GML, GEXF, Pajek and node-link JSON.
Nothing but labels, edges, weights and the attributes of nodes that are given."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape, quoteattr

import numpy as np

from engine.core.errors import ReleaseError
from engine.core.number_format import grouped
from engine.core.text import text
from engine.io.table_write import write_csv

LARGEST_ADJACENCY = 2_000  # nodes: beyond, no dense matrix is ever built
_GML_KEY = re.compile("[A-Za-z][0-9A-Za-z_]*")
_GEXF_OWN = {"id", "label", "pid", "parents", "viz", "slices", "spells", "start", "end"}


def write_graph(
    path: Path,
    format: str,
    labels: Sequence[str],
    source: np.ndarray,
    target: np.ndarray,
    weight: np.ndarray,
    directed: bool,
    attributes: Mapping[str, Sequence[str]],
) -> None:
    """An edge list, a matrix and Pajek say nothing of attributes: `write_node_list`."""
    edges = (source, target, weight)
    if format == "csv":
        write_edge_list(path, labels, *edges)
    elif format == "adjacency.csv":
        write_adjacency(path, labels, *edges, directed)
    elif format == "graphml":
        write_graphml(path, labels, *edges, directed, attributes)
    else:
        writer = {"gml": _gml, "gexf": _gexf, "net": _pajek, "json": _node_link}[format]
        written = writer(
            labels, list(zip(*(part.tolist() for part in edges), strict=True)), directed, attributes
        )
        with open(path, "w", encoding="utf-8", newline="\n") as file:
            file.write(written)
            file.flush()
            os.fsync(file.fileno())


def write_edge_list(
    path: Path, labels: Sequence[str], source: np.ndarray, target: np.ndarray, weight: np.ndarray
) -> None:
    """`source,target,weight`, one line an edge."""
    import pyarrow as pa

    names = pa.array(list(labels), pa.string())
    columns = {
        "source": names.take(pa.array(source)),
        "target": names.take(pa.array(target)),
        "weight": weight,
    }
    write_csv(path, columns)


def write_adjacency(
    path: Path,
    labels: Sequence[str],
    source: np.ndarray,
    target: np.ndarray,
    weight: np.ndarray,
    directed: bool,
) -> None:
    """A square matrix with the labels in the first row and column; a row is where an edge comes from."""
    if len(labels) > LARGEST_ADJACENCY:
        raise ReleaseError(
            text(
                "an adjacency matrix of {labels} nodes would have {labels2} cells",
                labels=len(labels),
                labels2=grouped(len(labels) ** 2),
            ),
            hint="choose the edge list or GraphML",
        )
    matrix = np.zeros((len(labels), len(labels)), weight.dtype)
    matrix[source, target] = weight
    if not directed:
        matrix[target, source] = weight
    # One label may be "node" too: the column of row labels takes a name that no node has.
    corner = "node" if "node" not in labels else "node" + "_" * max(len(label) for label in labels)
    write_csv(path, {corner: list(labels), **{label: matrix[:, at] for at, label in enumerate(labels)}})


def write_node_list(path: Path, labels: Sequence[str], attributes: Mapping[str, Sequence[str]]) -> None:
    """`node` and a column an attribute: what an edge list or a matrix cannot say of its nodes."""
    write_csv(path, {"node": list(labels), **{name: list(values) for name, values in attributes.items()}})


def write_graphml(
    path: Path,
    labels: Sequence[str],
    source: np.ndarray,
    target: np.ndarray,
    weight: np.ndarray,
    directed: bool,
    attributes: Mapping[str, Sequence[str]] | None = None,
) -> None:
    """One spelling for one graph: the verifier reads it line by line and compares the bytes.

    networkx writes the same graph in other bytes (its own names of keys, schema locations, ids that are
    the labels), so this writer stays. Attributes are of nodes; where one has no value, nothing is written.
    """
    attributes = attributes or {}
    kind = "long" if weight.dtype.kind in "iu" else "double"
    with open(path, "w", encoding="utf-8", newline="\n") as file:
        file.write('<?xml version="1.0" encoding="UTF-8"?>\n')
        file.write('<graphml xmlns="http://graphml.graphdrawing.org/xmlns">\n')
        file.write(f'<key id="weight" for="edge" attr.name="weight" attr.type="{kind}"/>\n')
        file.write('<key id="label" for="node" attr.name="label" attr.type="string"/>\n')
        for number, name in enumerate(attributes):
            file.write(f'<key id="a{number}" for="node" attr.name={quoteattr(name)} attr.type="string"/>\n')
        file.write(f'<graph id="G" edgedefault="{"directed" if directed else "undirected"}">\n')
        for at, label in enumerate(labels):
            data = f'<data key="label">{escape(xml_text(label))}</data>'
            for number, values in enumerate(attributes.values()):
                if values[at]:
                    data += f'<data key="a{number}">{escape(xml_text(values[at]))}</data>'
            file.write(f'<node id="n{at}">{data}</node>\n')
        for u, v, w in zip(source.tolist(), target.tolist(), weight.tolist(), strict=True):
            file.write(f'<edge source="n{u}" target="n{v}"><data key="weight">{w!r}</data></edge>\n')
        file.write("</graph>\n</graphml>\n")
        file.flush()
        os.fsync(file.fileno())


def xml_text(label: str) -> str:
    """Without the control characters that XML 1.0 cannot hold."""
    return "".join(
        sign for sign in label if sign in "\t\n\r" or (ord(sign) >= 32 and sign not in "\ufffe\uffff")
    )


# ── by networkx ───────────────────────────────────────────────────────────────────────────────

Edges = Sequence[tuple[int, int, float]]
Attributes = Mapping[str, Sequence[str]]


def _gml(labels: Sequence[str], edges: Edges, directed: bool, attributes: Attributes) -> str:
    import networkx as nx

    _refuse_names("GML", [name for name in attributes if not _GML_KEY.fullmatch(name)])
    graph = _graph(labels, edges, directed, attributes)  # networkx calls nodes by their names in GML
    return "\n".join(nx.generate_gml(nx.relabel_nodes(graph, dict(enumerate(labels))))) + "\n"


def _gexf(labels: Sequence[str], edges: Edges, directed: bool, attributes: Attributes) -> str:
    """Without `meta`, in which networkx tells the day and its version: the same bytes on any day."""
    from networkx.readwrite.gexf import GEXFWriter

    _refuse_names("GEXF", [name for name in attributes if name in _GEXF_OWN])
    graph = _graph(labels, edges, directed, attributes)
    for number, facts in graph.nodes(data=True):
        facts["label"] = labels[number]
    writer = GEXFWriter(encoding="utf-8", prettyprint=True, version="1.2draft")
    writer.add_graph(graph)
    writer.xml.remove(writer.xml.find("meta"))
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{writer}\n'


def _pajek(labels: Sequence[str], edges: Edges, directed: bool, attributes: Attributes) -> str:
    """Quotes have no escape in Pajek, and readers differ in what a backslash means."""
    import networkx as nx

    for label in labels:
        if '"' in label or "\\" in label or ("'" in label and " " not in label):
            raise ReleaseError(
                text("a Pajek file cannot hold the label {label}", label=f"{label[:40]!r}"),
                hint="choose GraphML, or other labels",
            )
    graph = nx.relabel_nodes(_graph(labels, edges, directed, {}), dict(enumerate(labels)))
    return "\n".join(nx.generate_pajek(graph)) + "\n"


def _node_link(labels: Sequence[str], edges: Edges, directed: bool, attributes: Attributes) -> str:
    import networkx as nx

    graph = _graph(labels, edges, directed, attributes)
    for number, facts in graph.nodes(data=True):
        facts["label"] = labels[number]
    return json.dumps(nx.node_link_data(graph, edges="links"), ensure_ascii=False) + "\n"


def _graph(labels: Sequence[str], edges: Edges, directed: bool, attributes: Attributes) -> Any:
    """Nodes by number, edges in their order. Every node has every attribute, "" for none, so that a file
    names all of them, and in one order."""
    import networkx as nx

    graph = nx.DiGraph() if directed else nx.Graph()
    for number in range(len(labels)):
        graph.add_node(number, **{name: values[number] for name, values in attributes.items()})
    graph.add_weighted_edges_from(edges)
    return graph


def _refuse_names(form: str, names: Sequence[str]) -> None:
    if names:
        raise ReleaseError(
            text("{form} cannot hold a node attribute {name}", form=form, name=f"{names[0][:40]!r}"),
            hint="choose GraphML, or leave the attribute out",
        )
