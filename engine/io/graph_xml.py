"""Networks in XML: GraphML and GEXF. XML takes no entities and no document type from outside."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine.core.errors import InputError
from engine.core.text import text
from engine.io.graph_parts import AGAIN, Network, Parts
from engine.io.input_file import open_raw

Element = Any  # lxml has no types


def _elements(path: Path, format: str) -> Iterator[tuple[str, str, Element]]:
    """(start | end, name without its space, element) as the file is read."""
    from lxml import etree

    with open_raw(path) as file:
        events = etree.iterparse(
            file, events=("start", "end"), resolve_entities=False, no_network=True, load_dtd=False
        )
        try:
            for event, element in events:
                if event == "start" and element.getroottree().docinfo.doctype:
                    raise InputError(
                        text(
                            "{name} declares a document type, which GraphML does not need"
                            if format == "GraphML"
                            else "{name} declares a document type, which GEXF does not need",
                            name=path.name,
                        ),
                        hint="it can hide an entity bomb; remove the declaration",
                    )
                yield event, _local(element), element
        except etree.XMLSyntaxError as error:
            raise InputError(
                text("{name} is not well-formed XML: {msg}", name=path.name, msg=error.msg), hint=AGAIN
            ) from None


def _local(element: Element) -> str:
    return element.tag.rpartition("}")[2] if isinstance(element.tag, str) else ""


# ── GraphML ───────────────────────────────────────────────────────────────────────────────────


def read_graphml(path: Path) -> Network:
    keys: dict[str, str] = {}
    parts = Parts(path.name, [], [], [], True)
    for event, tag, element in _elements(path, "GraphML"):
        if event == "start":
            if tag == "graph":
                parts.directed = element.get("edgedefault", "directed") != "undirected"
        elif tag == "key":
            keys[element.get("id", "")] = element.get("attr.name", element.get("id", ""))
        elif tag == "node":
            parts.ids.append(element.get("id", ""))
            parts.attributes.append(_graphml_data(element, keys))
            element.clear()
        elif tag == "edge":
            facts = _graphml_data(element, keys)
            parts.edges.append((element.get("source", ""), element.get("target", ""), facts))
            element.clear()
    if not parts.ids and not parts.edges:
        raise InputError(text("{name} holds no <node> of a GraphML graph", name=path.name), hint=AGAIN)
    return parts.network()


def _graphml_data(element: Element, keys: dict[str, str]) -> dict[str, str]:
    return {
        keys.get(child.get("key", ""), child.get("key", "")): child.text or ""
        for child in element
        if isinstance(child.tag, str) and child.tag.endswith("data")
    }


# ── GEXF ──────────────────────────────────────────────────────────────────────────────────────


def read_gexf(path: Path) -> Network:
    """Versions 1.1 to 1.3. Edges without a type are undirected, unless the graph says otherwise."""
    titles: dict[tuple[str, str], str] = {}  # of the attributes of ("node" | "edge", their id)
    usual: dict[str, dict[str, Any]] = {"node": {}, "edge": {}}
    parts = Parts(path.name, [], [], [], False)
    for event, tag, element in _elements(path, "GEXF"):
        if event == "start":
            if tag == "graph":
                parts.directed = element.get("defaultedgetype") == "directed"
                _refuse_dynamic(path, element)
        elif tag == "attribute":
            parent, key = element.getparent(), element.get("id", "")
            owner = parent.get("class", "") if parent is not None else ""
            titles[owner, key] = element.get("title", key)
            default = next((child.text for child in element if _local(child) == "default"), None)
            if owner in usual and default is not None:
                usual[owner][titles[owner, key]] = default
        elif tag == "node":
            facts = {**usual["node"], **_gexf_values(element, "node", titles)}
            parts.ids.append(element.get("id", ""))
            label = element.get("label")
            parts.attributes.append(facts if label is None else {**facts, "label": label})
            element.clear()
        elif tag == "edge":
            facts = {**usual["edge"], **_gexf_values(element, "edge", titles)}
            if element.get("weight") is not None:
                facts["weight"] = element.get("weight")
            _add_gexf_edge(parts, element, facts)
            element.clear()
    if not parts.ids and not parts.edges:
        raise InputError(text("{name} holds no <node> of a GEXF graph", name=path.name), hint=AGAIN)
    return parts.network()


def _refuse_dynamic(path: Path, graph: Element) -> None:
    if graph.get("mode") == "dynamic":
        raise InputError(
            text("{name} holds a graph that changes over time", name=path.name),
            hint="export one moment of it, or export it as GraphML",
        )


def _gexf_values(element: Element, owner: str, titles: dict[tuple[str, str], str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for value in (v for values in element if _local(values) == "attvalues" for v in values):
        if _local(value) == "attvalue":
            key = value.get("for", value.get("id", ""))
            found[titles.get((owner, key), key)] = value.get("value", "")
    return found


def _add_gexf_edge(parts: Parts, element: Element, facts: dict[str, Any]) -> None:
    source, target = element.get("source", ""), element.get("target", "")
    kind = element.get("type", "")
    if kind == ("undirected" if parts.directed else "directed"):
        raise InputError(
            text(
                "{name}: edge {place} is undirected, the others are not"
                if parts.directed
                else "{name}: edge {place} is directed, the others are not",
                name=parts.name,
                place=len(parts.edges) + 1,
            ),
            hint="export the graph with edges of one kind",
        )
    parts.edges.append((source, target, facts))
    if kind == "mutual" and parts.directed:
        parts.edges.append((target, source, facts))
