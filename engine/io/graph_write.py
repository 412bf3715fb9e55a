"""Networks out: edge list and adjacency as CSV, GraphML. Nothing but labels, edges and weights."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from xml.sax.saxutils import escape, quoteattr

import numpy as np

from engine.core.errors import ReleaseError
from engine.core.number_format import grouped
from engine.core.text import text
from engine.io.table_write import write_csv

LARGEST_ADJACENCY = 2_000  # nodes: beyond, no dense matrix is ever built


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


def write_graphml(
    path: Path,
    labels: Sequence[str],
    source: np.ndarray,
    target: np.ndarray,
    weight: np.ndarray,
    directed: bool,
) -> None:
    """One spelling for one graph: the verifier reads it line by line and compares the bytes.

    networkx writes the same graph in other bytes (its own names of keys, schema locations, ids that are
    the labels), so this writer stays.
    """
    kind = "long" if weight.dtype.kind in "iu" else "double"
    with open(path, "w", encoding="utf-8", newline="\n") as file:
        file.write('<?xml version="1.0" encoding="UTF-8"?>\n')
        file.write('<graphml xmlns="http://graphml.graphdrawing.org/xmlns">\n')
        file.write(f'<key id="weight" for="edge" attr.name="weight" attr.type="{kind}"/>\n')
        file.write('<key id="label" for="node" attr.name="label" attr.type="string"/>\n')
        file.write(f'<graph id="G" edgedefault="{"directed" if directed else "undirected"}">\n')
        for place, label in enumerate(labels):
            written = escape(_xml_text(label))
            file.write(f'<node id="n{place}"><data key="label">{written}</data></node>\n')
        for u, v, w in zip(source.tolist(), target.tolist(), weight.tolist(), strict=True):
            ends = text("source={value} target={value2}", value=quoteattr(f"n{u}"), value2=quoteattr(f"n{v}"))
            file.write(f'<edge {ends}><data key="weight">{w!r}</data></edge>\n')
        file.write("</graph>\n</graphml>\n")
        file.flush()
        os.fsync(file.fileno())


def _xml_text(label: str) -> str:
    """Without the control characters that XML 1.0 cannot hold."""
    return "".join(
        sign for sign in label if sign in "\t\n\r" or (ord(sign) >= 32 and sign not in "\ufffe\uffff")
    )
