"""Network files: GraphML, GML, GEXF, Pajek and node-link JSON, read into arrays.

The readers are our own. networkx was measured on the same files and is not equal: of two edges with one
id it keeps the last weight; an id that occurs twice or is not there becomes a node; in Pajek files a
comment becomes an edge, edges after arcs become arcs, a weight such as 1,5 is dropped and arc lists are
taken for weights; parallel edges in GML are refused. Weights are counts of people here, so nothing may be
lost in silence. What networkx writes is read as networkx reads it: the tests hold both together.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from engine.core.errors import InputError
from engine.core.text import text
from engine.io.graph_parts import AGAIN, Network, Parts
from engine.io.graph_text import read_gml, read_pajek
from engine.io.graph_xml import read_gexf, read_graphml
from engine.io.input_file import Unpacked, format_of, is_packed, open_raw, require_file
from engine.io.memory_limit import refuse_beyond_memory
from engine.io.read_errors import through_the_door

FORMATS = {
    ".graphml": "graphml",
    ".gml": "gml",
    ".gexf": "gexf",
    ".net": "pajek",
    ".paj": "pajek",
    ".json": "json",
}
LARGEST = 1 << 30  # bytes of one network file
SWELLING = 8  # a network in Python's lists and texts takes at least so many times its file
_SEEN = 4096  # bytes: enough for the head of any of them


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
    readers: dict[str, Callable[[Path], Network]] = {
        "graphml": read_graphml,
        "gml": read_gml,
        "gexf": read_gexf,
        "pajek": read_pajek,
        "json": _read_json,
    }
    return readers[network_format(path)](path)


def _read_json(path: Path) -> Network:
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
    parts = Parts(path.name, [], [], [], bool(whole.get("directed", True)))
    for place, node in enumerate(nodes):
        facts = node if isinstance(node, dict) else {"id": node}
        parts.ids.append(str(facts.get("id", facts.get("name", place))))
        parts.attributes.append(facts)
    known = set(parts.ids)
    for place, link in enumerate(links, 1):
        if not isinstance(link, dict) or "source" not in link or "target" not in link:
            raise InputError(
                text("{name}: link {place} has no source and target", name=path.name, place=place),
                hint='write each link as { "source": …, "target": … }',
            )
        ends = [_json_end(link[key], parts.ids, known) for key in ("source", "target")]
        parts.edges.append((ends[0], ends[1], link))
    return parts.network()


def _json_end(value: Any, ids: list[str], known: set[str]) -> str:
    """An id, or (older files) the place of the node in the list."""
    if str(value) not in known and isinstance(value, int) and 0 <= value < len(ids):
        return ids[value]
    return str(value)
