"""Reads a published graph for the verifier, strictly and by itself: shares no code with what wrote it.

Every format has one form only, the one Sfumato writes (GML, GEXF, Pajek, JSON: `read_network`). GraphML is
read line by line, not by an XML parser: what is not such a line (a comment, another attribute, a second
graph, a document type) is refused, and no entity can swell. An undirected matrix shows every edge on both
sides; it is read as one edge.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from operator import itemgetter
from pathlib import Path
from typing import Any

from engine.core.text import text
from engine.verify.formula_escape import unescape
from engine.verify.read_network import NETWORKS, read_network

COLUMNS = ("source", "target", "weight")
BLOCK = 1 << 20  # letters
FORMATS = ("csv", "graphml", "adjacency.csv", *NETWORKS)


@dataclass(frozen=True)
class Layer:
    """One published file as it reads."""

    name: str
    path: Path
    columns: tuple[str, ...]
    nodes: tuple[str, ...]  # in the order of the file
    edges: list[tuple[str, str, str]]  # in the order of the file, weights as they are spelled
    attributes: Mapping[str, tuple[str, ...]] = field(
        default_factory=dict
    )  # of nodes, "" where there is none


class Unreadable(Exception):
    pass


def file_name(layer: str, format_: str) -> str:
    return f"data.{layer}.{format_}" if layer else f"data.{format_}"


def read_layer(folder: Path, layer: str, format_: str, directed: bool, node_list: bool = False) -> Layer:
    """`node_list`: nodes and their attributes stand in a file of their own beside edges or matrix."""
    path = folder / file_name(layer, format_)
    readers = {"csv": _edge_list, "graphml": _graphml, "adjacency.csv": _adjacency}
    if format_ not in FORMATS:
        raise Unreadable(text("{format} is not a format of released graphs", format=format_))
    if not path.is_file():
        raise Unreadable(text("there is no {name}", name=path.name))
    try:
        read = readers.get(format_, _network)(path, layer, directed)
        return _with_node_list(read, folder / file_name(layer, "nodes.csv")) if node_list else read
    except (ValueError, IndexError, csv.Error, UnicodeError, OSError) as error:
        raise Unreadable(text("{name} cannot be read: {error}", name=path.name, error=error)) from None


def _with_node_list(layer: Layer, path: Path) -> Layer:
    rows = list(_rows(path))
    head = [unescape(cell) for cell in rows[0]]
    if head[:1] != ["node"] or any(len(row) != len(head) for row in rows):
        raise ValueError(text("{name} is not a list of nodes", name=path.name))
    nodes = tuple(unescape(row[0]) for row in rows[1:])
    if not set(layer.nodes) <= set(nodes):
        raise ValueError(text("{name} does not list every node", name=path.name))
    values = {name: tuple(unescape(row[at]) for row in rows[1:]) for at, name in enumerate(head) if at}
    return replace(layer, nodes=nodes, attributes=values)


def _rows(path: Path) -> Iterator[list[str]]:
    with open(path, encoding="utf-8", newline="") as file:
        yield from csv.reader(file, strict=True)


def _edge_list(path: Path, layer: str, directed: bool) -> Layer:
    plain = _plain_edges(path)
    if plain:
        return Layer(layer, path, COLUMNS, _ends(plain), plain)
    rows = _rows(path)
    head = tuple(next(rows, ()))
    edges = []
    for line, row in enumerate(rows, 2):
        if len(row) != len(head) or len(row) < len(COLUMNS):
            raise ValueError(
                text("line {line} has {row} cells, the first {head}", line=line, row=len(row), head=len(head))
            )
        edges.append((unescape(row[0]), unescape(row[1]), row[2]))
    return Layer(layer, path, head, _ends(edges), edges)


def _plain_edges(path: Path) -> list[tuple[str, str, str]]:
    """The edges of a file with these three columns and no apostrophe, which need no look at every cell;
    nothing of any other, and of one in which something is wrong."""
    try:
        with open(path, encoding="utf-8", newline="") as file:
            if any("'" in part for part in iter(lambda: file.read(BLOCK), "")):
                return []
            file.seek(0)
            rows = csv.reader(file, strict=True)
            edges: list[Any] = [*map(tuple, rows)] if next(rows, None) == [*COLUMNS] else []
    except (csv.Error, UnicodeError):
        return []
    return edges if {*map(len, edges)} == {len(COLUMNS)} else []


def _ends(edges: list[tuple[str, str, str]]) -> tuple[str, ...]:
    """The nodes of an edge list, which has no order of its own for them."""
    return tuple(sorted({*map(itemgetter(0), edges), *map(itemgetter(1), edges)}))


def _adjacency(path: Path, layer: str, directed: bool) -> Layer:
    rows = list(_rows(path))
    if not rows or any(len(row) != len(rows[0]) for row in rows):
        raise ValueError("its rows are not equally long")
    labels = [unescape(cell) for cell in rows[0][1:]]
    if [unescape(row[0]) for row in rows[1:]] != labels:
        raise ValueError("rows and columns are not called the same")
    edges = []
    for at, row in enumerate(rows[1:]):
        for to, cell in enumerate(row[1:]):
            if cell == "0" or (not directed and to < at):
                if not directed and cell != rows[1 + to][1 + at]:
                    raise ValueError(
                        text("{at} and {place} have two different weights", at=labels[at], place=labels[to])
                    )
                continue
            edges.append((labels[at], labels[to], cell))
    return Layer(layer, path, COLUMNS, tuple(labels), edges)


def _network(path: Path, layer: str, directed: bool) -> Layer:
    read = read_network(path, directed)
    return Layer(layer, path, COLUMNS, read.labels, read.edges, read.attributes)


_NODE = re.compile(
    r'<node id="n(0|[1-9][0-9]{0,11})"><data key="label">([^<>]*)</data>'
    r'((?:<data key="a[0-9]{1,4}">[^<>]+</data>)*)</node>'
)
_VALUE = re.compile(r'<data key="a([0-9]+)">([^<>]+)</data>')
_ATTRIBUTE = re.compile(
    r'<key id="a([0-9]{1,4})" for="node" attr\.name=("[^"<>]*"|\'[^\'<>]*\') attr\.type="string"/>'
)
_EDGE = re.compile(
    r'<edge source="n(0|[1-9][0-9]{0,11})" target="n(0|[1-9][0-9]{0,11})">'
    r'<data key="weight">([^<>&]*)</data></edge>'
)
_HEAD = (
    re.escape('<?xml version="1.0" encoding="UTF-8"?>'),
    re.escape('<graphml xmlns="http://graphml.graphdrawing.org/xmlns">'),
    r'<key id="weight" for="edge" attr\.name="weight" attr\.type="(?:long|double)"/>',
    re.escape('<key id="label" for="node" attr.name="label" attr.type="string"/>'),
)


def _graphml(path: Path, layer: str, directed: bool) -> Layer:
    with open(path, encoding="utf-8", newline="") as file:
        lines = file.read().split("\n")
    default = "directed" if directed else "undirected"
    names: list[str] = []
    for line in lines[len(_HEAD) :]:
        if not (found := _ATTRIBUTE.fullmatch(line)) or int(found[1]) != len(names):
            break
        names.append(_unescaped(found[2][1:-1].replace("&quot;", '"')))
    graph = re.escape(f'<graph id="G" edgedefault="{default}">')
    head = (*_HEAD, *[_ATTRIBUTE.pattern] * len(names), graph)
    for number, (line, form) in enumerate(zip(lines, head, strict=False), 1):
        _expect(re.fullmatch(form, line), number, line)
    if lines[-3:] != ["</graph>", "</graphml>", ""]:
        raise ValueError("it does not end as a released GraphML file ends")
    labels: list[str] = []
    values: list[dict[int, str]] = [{} for _ in names]
    edges: list[tuple[str, str, str]] = []
    for number, line in enumerate(lines[len(head) : -3], len(head) + 1):
        if not edges and (node := _NODE.fullmatch(line)):
            if int(node[1]) != len(labels):
                raise ValueError(
                    text("line {number}: the nodes are not numbered in their order", number=number)
                )
            labels.append(_unescaped(node[2]))
            for at, value in _VALUE.findall(node[3]):
                values[int(at)][len(labels) - 1] = _unescaped(value)
        else:
            edge = _expect(_EDGE.fullmatch(line), number, line)
            edges.append((labels[int(edge[1])], labels[int(edge[2])], edge[3]))
    attributes = {
        name: tuple(found.get(at, "") for at in range(len(labels)))
        for name, found in zip(names, values, strict=True)
    }
    return Layer(layer, path, COLUMNS, tuple(labels), edges, attributes)


def _expect(found: re.Match[str] | None, number: int, line: str) -> re.Match[str]:
    if found is None:
        raise ValueError(
            text("line {number} is not one of a released graph: {line}", number=number, line=f"{line[:60]!r}")
        )
    return found


def _unescaped(text: str) -> str:
    return text.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
