"""Reads published GML, GEXF, Pajek and node-link JSON for the verifier: shares no code with what wrote it.

Read is what Sfumato writes and nothing else: nodes numbered in their order, edges with a weight and nothing
more. What a reader would pass over (a comment, another attribute of an edge) is found afterwards, because the
file written again from what was read is then another one. XML that declares anything is not parsed at all.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from engine.core import strict_json
from engine.core.text import text

Edges = list[tuple[str, str, str]]  # weights as they are spelled


@dataclass(frozen=True)
class PublishedNetwork:
    labels: tuple[str, ...]
    edges: Edges
    attributes: Mapping[str, tuple[str, ...]]


def read_network(path: Path, directed: bool) -> PublishedNetwork:
    """A ValueError where the file is not of the form that is released."""
    written = path.read_bytes().decode("utf-8")
    try:
        return NETWORKS[path.suffix[1:]](written, directed)
    except (KeyError, TypeError, AttributeError, ElementTree.ParseError) as error:
        raise ValueError(text("it is not of the form that is released ({error})", error=error)) from None


def _expect(condition: object, what: str) -> None:
    if not condition:
        raise ValueError(what)


def _collected(
    nodes: list[tuple[int, str, dict[str, str]]], ends: list[tuple[int, int, str]]
) -> PublishedNetwork:
    """Nodes are numbered from 0 on and all have the attributes of the first."""
    _expect(
        [number for number, _, _ in nodes] == list(range(len(nodes))), "the nodes are not numbered in order"
    )
    names = list(nodes[0][2]) if nodes else []
    _expect(all(list(values) == names for _, _, values in nodes), "the nodes have different attributes")
    labels = tuple(label for _, label, _ in nodes)
    _expect(all(0 <= end < len(labels) for edge in ends for end in edge[:2]), "an edge ends at no node")
    attributes = {name: tuple(values[name] for _, _, values in nodes) for name in names}
    return PublishedNetwork(labels, [(labels[a], labels[b], weight) for a, b, weight in ends], attributes)


# ── GML: line by line ─────────────────────────────────────────────────────────────────────────

_NUMBER = r"(0|[1-9][0-9]{0,11})"
_TEXT = r'"([^"\n]*)"'
_GML_BLOCK = re.compile(
    rf"  node \[\n    id {_NUMBER}\n    label {_TEXT}\n((?:    [A-Za-z][0-9A-Za-z_]* {_TEXT}\n)*)  \]\n"
    rf'|  edge \[\n    source {_NUMBER}\n    target {_NUMBER}\n    weight "?([0-9.E+-]{{1,40}})"?\n  \]\n'
)
_GML_VALUE = re.compile(rf"    ([A-Za-z][0-9A-Za-z_]*) {_TEXT}\n")


def _gml(written: str, directed: bool) -> PublishedNetwork:
    head, end = "graph [\n" + "  directed 1\n" * directed, "]\n"
    _expect(
        written.startswith(head) and written.endswith(end), "it does not begin and end as a released GML file"
    )
    at, stop = len(head), len(written) - len(end)
    nodes: list[tuple[int, str, dict[str, str]]] = []
    ends: list[tuple[int, int, str]] = []
    while at < stop:
        found = _GML_BLOCK.match(written, at, stop)
        if found is None:
            line = written.count("\n", 0, at) + 1
            raise ValueError(text("line {line} begins nothing that a released graph holds", line=line))
        if found[1] is not None:
            values = {name: _gml_text(value) for name, value in _GML_VALUE.findall(found[3])}
            nodes.append((int(found[1]), _gml_text(found[2]), values))
        else:
            weight = found[7] if found[7].isdecimal() else repr(float(found[7]))
            ends.append((int(found[5]), int(found[6]), weight))
        at = found.end()
    return _collected(nodes, ends)


def _gml_text(written: str) -> str:
    """GML is ASCII: every other sign stands as the number it has."""
    return re.sub("&#([0-9]{1,7});", lambda found: chr(int(found[1])), written)


# ── GEXF ──────────────────────────────────────────────────────────────────────────────────────

_XML = '<?xml version="1.0" encoding="UTF-8"?>\n'


def _gexf(written: str, directed: bool) -> PublishedNetwork:
    _expect(written.startswith(_XML), "it does not begin as a released GEXF file")
    body = written.removeprefix(_XML)
    _expect("<!" not in body and "<?" not in body, "a comment, a declaration or an instruction stands in it")
    space = "{http://www.gexf.net/1.2draft}"
    graph = _only(ElementTree.fromstring(body), space + "graph")
    kind = "directed" if directed else "undirected"
    _expect(graph.get("defaultedgetype") == kind, text("its edges are not {kind}", kind=kind))
    declared = graph.iterfind(f"{space}attributes/{space}attribute")
    titles = {one.attrib["id"]: one.attrib["title"] for one in declared}
    nodes = [
        (
            int(node.attrib["id"]),
            node.attrib["label"],
            {
                titles[value.attrib["for"]]: value.attrib["value"]
                for value in node.iterfind(f"{space}attvalues/{space}attvalue")
            },
        )
        for node in _only(graph, space + "nodes")
    ]
    edges = [
        (int(edge.attrib["source"]), int(edge.attrib["target"]), edge.attrib["weight"])
        for edge in _only(graph, space + "edges")
    ]
    return _collected(nodes, edges)


def _only(parent: ElementTree.Element, tag: str) -> ElementTree.Element:
    found = parent.findall(tag)
    _expect(len(found) == 1, text("there is not one {tag} in it", tag=tag.split("}")[1]))
    return found[0]


# ── Pajek: line by line ───────────────────────────────────────────────────────────────────────

_VERTEX = re.compile(r'([1-9][0-9]{0,11}) (?:"([^"]*)"|([^" ]+)) 0\.0 0\.0 ellipse')
_ARC = re.compile(r"([1-9][0-9]{0,11}) ([1-9][0-9]{0,11}) ([0-9.e+-]{1,40})")


def _pajek(written: str, directed: bool) -> PublishedNetwork:
    lines = written.split("\n")
    edges_begin = lines.index("*arcs" if directed else "*edges")
    _expect(lines[0] == f"*vertices {edges_begin - 1}" and lines[-1] == "", "it is no released Pajek file")
    nodes: list[tuple[int, str, dict[str, str]]] = []
    for found in (_line(_VERTEX, line, number) for number, line in enumerate(lines[1:edges_begin], 2)):
        nodes.append((int(found[1]) - 1, found[2] or found[3], {}))
    arcs = [
        _line(_ARC, line, number) for number, line in enumerate(lines[edges_begin + 1 : -1], edges_begin + 2)
    ]
    return _collected(nodes, [(int(arc[1]) - 1, int(arc[2]) - 1, arc[3]) for arc in arcs])


def _line(form: re.Pattern[str], line: str, number: int) -> re.Match[str]:
    found = form.fullmatch(line)
    if found is None:
        raise ValueError(text("line {number} begins nothing that a released graph holds", number=number))
    return found


# ── node-link JSON ────────────────────────────────────────────────────────────────────────────


def _node_link(written: str, directed: bool) -> PublishedNetwork:
    whole = strict_json.parse(written)
    _expect(
        set(whole) == {"directed", "multigraph", "graph", "nodes", "links"},
        "it holds other things than a graph",
    )
    _expect(whole["directed"] is directed and whole["multigraph"] is False, "it is a graph of another kind")
    nodes = [
        (_whole(node.pop("id")), _letters(node.pop("label")), node) for node in map(dict, whole["nodes"])
    ]
    for _, _, values in nodes:
        for value in values.values():
            _letters(value)
    links = [
        (_whole(link["source"]), _whole(link["target"]), _weight(link["weight"])) for link in whole["links"]
    ]
    return _collected(nodes, links)


def _whole(value: Any) -> int:
    _expect(type(value) is int, "a node is not called by its number")
    return int(value)


def _letters(value: Any) -> str:
    _expect(type(value) is str, "a label or a value is no text")
    return str(value)


def _weight(value: Any) -> str:
    _expect(type(value) in (int, float), "a weight is no number")
    return repr(value)


NETWORKS = {"gml": _gml, "gexf": _gexf, "net": _pajek, "json": _node_link}
