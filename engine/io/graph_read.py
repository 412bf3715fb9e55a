"""Network files: GraphML, GML, GEXF, Pajek and node-link JSON, read by networkx into arrays.

What networkx would take in silence for something else is settled or refused before (`graph_guard`). A node
is called by its `label` (or `name`) where every node has one of its own, else by its id. Parallel edges
stay as they are in the file.
"""

from __future__ import annotations

import json
import warnings
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from engine.core.errors import InputError
from engine.core.text import text
from engine.io.graph_guard import AGAIN, PLACE, check_edges, finite_number
from engine.io.graph_text import read_gml, read_pajek
from engine.io.graph_xml import read_gexf, read_graphml
from engine.io.input_file import Unpacked, format_of, is_packed, open_raw, require_file
from engine.io.memory_limit import refuse_beyond_memory
from engine.io.read_errors import brief, through_the_door

FORMATS = {
    ".graphml": "graphml",
    ".gml": "gml",
    ".gexf": "gexf",
    ".net": "pajek",
    ".paj": "pajek",
    ".json": "json",
}
WEIGHT_NAMES = ("weight", "value", "count", "strength")
PEOPLE_NAMES = ("contributors", "people", "participants", "respondents")
LARGEST = 1 << 30  # bytes of one network file
SWELLING = 40  # a network takes up to so many times its file while networkx reads it
_SEEN = 4096  # bytes: enough for the head of any of them
_NO_ATTRIBUTES = {"id", "key", "networkx_key", "source", "target"}  # of an edge: what it is


@dataclass(frozen=True)
class Network:
    """Labels and edges by index; weight 1 where the file gives none."""

    labels: tuple[str, ...]
    source: np.ndarray
    target: np.ndarray
    weight: np.ndarray
    contributors: np.ndarray | None
    directed: bool
    others: tuple[str, ...] = ()  # attributes of edges that are not read
    attributes: Mapping[str, tuple[str, ...]] = field(
        default_factory=dict
    )  # of nodes; "" where there is none


def network_format(path: Path) -> str:
    """graphml, gml, gexf, pajek or json by the name, or by the head of a text; '' for a table."""
    if path.suffix.lower() in FORMATS:
        return FORMATS[path.suffix.lower()]
    if format_of(path) != "delimited":
        return ""
    head = _head(path)
    found = ""
    if head.startswith("<") and "<gexf" in head:
        found = "gexf"
    elif head.startswith(("<?xml", "<graphml")):
        found = "graphml"
    elif any(line.startswith("*vertices") for line in head.splitlines()):
        found = "pajek"
    if is_packed(path) and (found or Path(path.stem).suffix.lower() in FORMATS):
        raise InputError(text("{name} is a packed network", name=path.name), hint="unpack it first")
    return found


def _head(path: Path) -> str:
    with Unpacked(path) as file:
        data = file.read(_SEEN) or b""
    encoding = "utf-16" if data[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig"
    return data.decode(encoding, errors="replace").lstrip().lower()


@through_the_door("network")
def read_network(path: Path) -> Network:
    """The network in a file of any of the formats."""
    if require_file(path) > LARGEST:
        raise InputError(
            text("{name} is larger than 1 GB", name=path.name),
            hint="export the network as an edge list (CSV)",
        )
    refuse_beyond_memory(path, SWELLING * path.stat().st_size)
    readers: dict[str, Callable[[Path], Any]] = {
        "graphml": read_graphml,
        "gml": read_gml,
        "gexf": read_gexf,
        "pajek": read_pajek,
        "json": _read_json,
    }
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of drawings and ports that networkx leaves out, as is meant
        try:
            graph = readers[network_format(path)](path)
        except (TypeError, AttributeError) as error:  # a value where networkx takes a list for granted, an
            # attribute that is called like an argument of its own
            raise InputError(
                text("{name} cannot be read as a network: {error}", name=path.name, error=brief(error)),
                hint=AGAIN,
            ) from None
    return _network(path.name, graph)


def _read_json(path: Path) -> Any:
    import networkx as nx

    with open_raw(path) as file:
        try:
            whole = json.loads(file.read())
        except ValueError as error:
            raise InputError(
                text("{name} is not JSON: {error}", name=path.name, error=error), hint=AGAIN
            ) from None
    links = whole.get("links", whole.get("edges")) if isinstance(whole, dict) else None
    nodes = whole.get("nodes") if isinstance(whole, dict) else None
    if not isinstance(links, list) or not isinstance(nodes, list):
        raise InputError(
            text("{name} is not node-link JSON", name=path.name),
            hint='it should hold "nodes": [ … ] and "links": [ … ]',
        )
    facts = [node if isinstance(node, dict) else {"id": node} for node in nodes]
    ids = [str(node.get("id", node.get("name", place))) for place, node in enumerate(facts)]
    known, ends = set(ids), []
    for place, link in enumerate(links, 1):
        if not isinstance(link, dict) or "source" not in link or "target" not in link:
            raise InputError(
                text("{name}: link {place} has no source and target", name=path.name, place=place),
                hint='write each link as { "source": …, "target": … }',
            )
        ends.append((_json_end(link["source"], ids, known), _json_end(link["target"], ids, known)))
    check_edges(path.name, ids, ends)
    settled = {
        "directed": bool(whole.get("directed", True)),
        "multigraph": True,
        "nodes": [{**node, "id": name} for node, name in zip(facts, ids, strict=True)],
        "links": [
            {**link, "source": source, "target": target, "key": place, PLACE: place}
            for place, (link, (source, target)) in enumerate(zip(links, ends, strict=True), 1)
        ],
    }
    return nx.node_link_graph(settled, edges="links")


def _json_end(value: Any, ids: list[str], known: set[str]) -> str:
    """An id, or (older files) the place of the node in the list."""
    if str(value) not in known and isinstance(value, int) and 0 <= value < len(ids):
        return ids[value]
    return str(value)


# ── from networkx into arrays ─────────────────────────────────────────────────────────────────


def _network(name: str, graph: Any) -> Network:
    usual = {scope: graph.graph.get(f"{scope}_default", {}) for scope in ("node", "edge")}
    nodes = [{**usual["node"], **facts} for _, facts in graph.nodes(data=True)]
    ids = [str(node) for node in graph]
    at = {node: place for place, node in enumerate(graph)}
    edges = [(u, v, {**usual["edge"], **facts}) for u, v, facts in _in_file_order(graph)]
    weight = _numbers(name, edges, WEIGHT_NAMES)
    named = _naming_attribute(nodes)
    read = {_called(edges, PEOPLE_NAMES), _called(edges, WEIGHT_NAMES)} | _NO_ATTRIBUTES
    attributes = {key for facts in nodes for key in facts} - {named, "id"}
    return Network(
        tuple(str(facts[named]) for facts in nodes) if named else tuple(ids),
        np.array([at[u] for u, _, _ in edges], np.int64),
        np.array([at[v] for _, v, _ in edges], np.int64),
        np.ones(len(edges)) if weight is None else weight,
        _numbers(name, edges, PEOPLE_NAMES, whole=True),
        graph.is_directed(),
        tuple(sorted({key for _, _, facts in edges for key in facts} - read)),
        {key: tuple(_spelled(facts.get(key)) for facts in nodes) for key in sorted(attributes)},
    )


def _in_file_order(graph: Any) -> list[tuple[Any, Any, dict[str, Any]]]:
    """networkx goes through edges by their ends; every edge says its place in the file."""
    placed = [(int(facts.pop(PLACE, 0)), u, v, facts) for u, v, facts in graph.edges(data=True)]
    return [edge[1:] for edge in sorted(placed, key=lambda edge: edge[0])]


def _naming_attribute(nodes: list[dict[str, Any]]) -> str:
    """The attribute that names every node, and no two alike; "" where there is none."""
    for key in ("label", "name"):
        named = {_spelled(facts.get(key)) for facts in nodes} - {""}
        if named and len(named) == len(nodes):
            return key
    return ""


def _spelled(value: Any) -> str:
    return "" if value is None or not str(value).strip() else str(value)


def _called(edges: list[tuple[Any, Any, dict[str, Any]]], names: Sequence[str]) -> str | None:
    return next((name for name in names if any(name in facts for _, _, facts in edges)), None)


def _numbers(
    name: str, edges: list[tuple[Any, Any, dict[str, Any]]], names: Sequence[str], whole: bool = False
) -> np.ndarray | None:
    found = _called(edges, names)
    if found is None:
        return None
    values = np.ones(len(edges), np.int64 if whole else np.float64)
    for place, (u, v, facts) in enumerate(edges):
        if found in facts:
            where = text("{name}: edge {u} → {v}, {found}", name=name, u=u, v=v, found=found)
            values[place] = finite_number(facts[found], where, whole)
    return values
