"""Reads a published graph for the verifier, strictly and by itself: shares no code with what wrote it.

Every format has one form only, the one Sfumato writes. GraphML is read line by line, not by an XML parser:
what is not such a line (a comment, another attribute, a second graph, a document type) is refused, and no
entity can swell. An undirected matrix shows every edge on both sides; it is read as one edge.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

from engine.core.text import text
from engine.verify.formula_escape import unescape

COLUMNS = ("source", "target", "weight")
FORMATS = ("csv", "graphml", "adjacency.csv")


@dataclass(frozen=True)
class Layer:
    """One published file as it reads."""

    name: str
    path: Path
    columns: tuple[str, ...]
    nodes: tuple[str, ...]  # in the order of the file
    edges: list[tuple[str, str, str]]  # in the order of the file, weights as they are spelled


class Unreadable(Exception):
    pass


def file_name(layer: str, format_: str) -> str:
    return f"data.{layer}.{format_}" if layer else f"data.{format_}"


def read_layer(folder: Path, layer: str, format_: str, directed: bool) -> Layer:
    path = folder / file_name(layer, format_)
    reader = {"csv": _edge_list, "graphml": _graphml, "adjacency.csv": _adjacency}.get(format_)
    if reader is None:
        raise Unreadable(text("{format} is not a format of released graphs", format=format_))
    if not path.is_file():
        raise Unreadable(text("there is no {name}", name=path.name))
    try:
        return reader(path, layer, directed)
    except (ValueError, IndexError, csv.Error, UnicodeError, OSError) as error:
        raise Unreadable(text("{name} cannot be read: {error}", name=path.name, error=error)) from None


def _rows(path: Path) -> Iterator[list[str]]:
    with open(path, encoding="utf-8", newline="") as file:
        yield from csv.reader(file, strict=True)


def _edge_list(path: Path, layer: str, directed: bool) -> Layer:
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


def _ends(edges: list[tuple[str, str, str]]) -> tuple[str, ...]:
    """The nodes of an edge list, which has no order of its own for them."""
    return tuple(sorted(set(chain.from_iterable(edge[:2] for edge in edges))))


def _adjacency(path: Path, layer: str, directed: bool) -> Layer:
    rows = list(_rows(path))
    if not rows or any(len(row) != len(rows[0]) for row in rows):
        raise ValueError("its rows are not equally long")
    labels = [unescape(cell) for cell in rows[0][1:]]
    if [unescape(row[0]) for row in rows[1:]] != labels:
        raise ValueError("rows and columns are not called the same")
    edges = []
    for at, row in enumerate(rows[1:]):
        for place, cell in enumerate(row[1:]):
            if cell == "0" or (not directed and place < at):
                if not directed and cell != rows[1 + place][1 + at]:
                    raise ValueError(
                        text(
                            "{at} and {place} have two different weights", at=labels[at], place=labels[place]
                        )
                    )
                continue
            edges.append((labels[at], labels[place], cell))
    return Layer(layer, path, COLUMNS, tuple(labels), edges)


_NODE = re.compile(r'<node id="n(0|[1-9][0-9]{0,11})"><data key="label">([^<>]*)</data></node>')
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
    head = (*_HEAD, re.escape(f'<graph id="G" edgedefault="{default}">'))
    for number, (line, form) in enumerate(zip(lines, head, strict=False), 1):
        _expect(re.fullmatch(form, line), number, line)
    if lines[-3:] != ["</graph>", "</graphml>", ""]:
        raise ValueError("it does not end as a released GraphML file ends")
    labels: list[str] = []
    edges: list[tuple[str, str, str]] = []
    for number, line in enumerate(lines[len(head) : -3], len(head) + 1):
        if not edges and (node := _NODE.fullmatch(line)):
            if int(node[1]) != len(labels):
                raise ValueError(
                    text("line {number}: the nodes are not numbered in their order", number=number)
                )
            labels.append(_unescaped(node[2]))
        else:
            edge = _expect(_EDGE.fullmatch(line), number, line)
            edges.append((labels[int(edge[1])], labels[int(edge[2])], edge[3]))
    return Layer(layer, path, COLUMNS, tuple(labels), edges)


def _expect(found: re.Match[str] | None, number: int, line: str) -> re.Match[str]:
    if found is None:
        raise ValueError(
            text("line {number} is not one of a released graph: {line}", number=number, line=f"{line[:60]!r}")
        )
    return found


def _unescaped(text: str) -> str:
    return text.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
