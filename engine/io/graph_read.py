"""Network files: GraphML, GML and node-link JSON, read into arrays.

A node is called by its `label` (or `name`) where every node has one of its own, else by its id.
Parallel edges stay as they are in the file. XML takes no entities and no document type from outside.
"""

from __future__ import annotations

import html
import json
import math
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from engine.core.errors import InputError
from engine.core.text import text
from engine.io.input_file import open_raw, require_file
from engine.io.memory_limit import refuse_beyond_memory
from engine.io.read_errors import through_the_door

SUFFIXES = (".graphml", ".gml", ".json")
WEIGHT_NAMES = ("weight", "value", "count", "strength")
PEOPLE_NAMES = ("contributors", "people", "participants", "respondents")
LARGEST = 1 << 30  # bytes of one network file
_AGAIN = "the file breaks off, is damaged or is something else; export it again"
SWELLING = 8  # a network in Python's lists and texts takes at least so many times its file


@dataclass(frozen=True)
class Network:
    """Labels and edges by index; weight 1 where the file gives none."""

    labels: tuple[str, ...]
    source: np.ndarray
    target: np.ndarray
    weight: np.ndarray
    contributors: np.ndarray | None
    directed: bool
    others: tuple[str, ...] = ()  # attributes of nodes and edges that are not read


@through_the_door("network")
def read_network(path: Path) -> Network:
    """The network in a .graphml, .gml or .json file."""
    if require_file(path) > LARGEST:
        raise InputError(
            text("{name} is larger than 1 GB", name=path.name),
            hint="export the network as an edge list (CSV)",
        )
    refuse_beyond_memory(path, SWELLING * path.stat().st_size)
    readers = {".graphml": _read_graphml, ".gml": _read_gml, ".json": _read_json}
    return readers[path.suffix.lower()](path)


@dataclass
class _Parts:
    """What all three formats say, on its way into arrays."""

    name: str
    ids: list[str]
    attributes: list[dict[str, Any]]
    edges: list[tuple[str, str, dict[str, Any]]]
    directed: bool

    def network(self) -> Network:
        labels = self._labels()
        at = {node: place for place, node in enumerate(self.ids)}
        if len(at) < len(self.ids):
            twice = next(node for place, node in enumerate(self.ids) if at[node] != place)
            raise InputError(
                text("{name}: the node id {twice} occurs twice", name=self.name, twice=f"{twice!r}"),
                hint="give each node one id",
            )
        source, target = np.empty(len(self.edges), np.int64), np.empty(len(self.edges), np.int64)
        for place, (u, v, _) in enumerate(self.edges):
            if u not in at or v not in at:
                missing = u if u not in at else v
                raise InputError(
                    text(
                        "{name}: edge {place} names the node {missing}, which is not there",
                        name=self.name,
                        place=place + 1,
                        missing=f"{missing!r}",
                    ),
                    hint="add the node, or take the edge out",
                )
            source[place], target[place] = at[u], at[v]
        people = self._numbers(PEOPLE_NAMES, whole=True)
        weight = self._numbers(WEIGHT_NAMES)
        if weight is None:
            weight = np.ones(len(self.edges))
        return Network(labels, source, target, weight, people, self.directed, self._others())

    def _labels(self) -> tuple[str, ...]:
        named = self._named()
        return tuple(str(a[named]) for a in self.attributes) if named else tuple(self.ids)

    def _named(self) -> str:
        """The attribute that names every node, and no two alike; "" where there is none."""
        for key in ("label", "name"):
            named = [str(a[key]) for a in self.attributes if str(a.get(key, "")).strip()]
            if named and len(named) == len(self.ids) == len(set(named)):
                return key
        return ""

    def _others(self) -> tuple[str, ...]:
        of_nodes = {key for facts in self.attributes for key in facts} - {self._named(), "id"}
        of_edges = {key for _, _, facts in self.edges for key in facts}
        read = {self._called(PEOPLE_NAMES), self._called(WEIGHT_NAMES), "source", "target"}
        return tuple(sorted(of_nodes | (of_edges - read)))

    def _called(self, names: Sequence[str]) -> str | None:
        return next((n for n in names if any(n in facts for _, _, facts in self.edges)), None)

    def _numbers(self, names: Sequence[str], whole: bool = False) -> np.ndarray | None:
        found = self._called(names)
        if found is None:
            return None
        values = np.ones(len(self.edges), np.int64 if whole else np.float64)
        for place, (u, v, facts) in enumerate(self.edges):
            if found in facts:
                values[place] = _number(
                    facts[found],
                    text("{name}: edge {u} → {v}, {found}", name=self.name, u=u, v=v, found=found),
                    whole,
                )
        return values


def _number(written: Any, where: str, whole: bool) -> float:
    try:
        number = float(written)
    except (TypeError, ValueError):
        raise InputError(
            text("{where}: {text} is not a number", where=where, text=f"{written!r}"),
            hint="weights are numbers",
        ) from None
    if not math.isfinite(number) or (whole and number != int(number)):
        raise InputError(
            text(
                "{where}: {written} is not a whole number"
                if whole
                else "{where}: {written} is not a finite number",
                where=where,
                written=f"{written!r}",
            ),
            hint="repair it in the file, or take the edge out",
        )
    return number


# ── GraphML ───────────────────────────────────────────────────────────────────────────────────


def _read_graphml(path: Path) -> Network:
    from lxml import etree

    keys: dict[str, str] = {}
    parts = _Parts(path.name, [], [], [], True)
    default = "directed"
    with open_raw(path) as file:
        events = etree.iterparse(
            file, events=("start", "end"), resolve_entities=False, no_network=True, load_dtd=False
        )
        try:
            for event, element in events:
                tag = element.tag.rpartition("}")[2] if isinstance(element.tag, str) else ""
                if event == "start":
                    if tag == "graph":
                        default = element.get("edgedefault", "directed")
                    if element.getroottree().docinfo.doctype:
                        raise InputError(
                            text(
                                "{name} declares a document type, which GraphML does not need", name=path.name
                            ),
                            hint="it can hide an entity bomb; remove the declaration",
                        )
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
        except etree.XMLSyntaxError as error:
            raise InputError(
                text("{name} is not well-formed XML: {msg}", name=path.name, msg=error.msg), hint=_AGAIN
            ) from None
    parts.directed = default != "undirected"
    if not parts.ids and not parts.edges:
        raise InputError(f"{path.name} holds no <node> of a GraphML graph", hint=_AGAIN)
    return parts.network()


def _graphml_data(element, keys: dict[str, str]) -> dict[str, str]:
    return {
        keys.get(child.get("key", ""), child.get("key", "")): child.text or ""
        for child in element
        if isinstance(child.tag, str) and child.tag.endswith("data")
    }


# ── GML ───────────────────────────────────────────────────────────────────────────────────────

_GML = re.compile(r'\s*(?:(#[^\n]*)|"([^"]*)"|([\[\]])|([^\s\[\]"]+))')


def _read_gml(path: Path) -> Network:
    with open_raw(path) as file:
        data = file.read()
    try:
        written = data.decode("utf-8")
    except UnicodeDecodeError:
        written = data.decode("latin-1")
    whole = _gml_list(_gml_tokens(written), path.name)
    graph = next((value for key, value in whole if key == "graph" and isinstance(value, list)), None)
    if graph is None:
        raise InputError(text("{name} holds no 'graph [ … ]' of a GML file", name=path.name), hint=_AGAIN)
    parts = _Parts(path.name, [], [], [], dict(_plain_pairs(graph)).get("directed", "0") == "1")
    for key, value in graph:
        if key == "node" and isinstance(value, list):
            facts = dict(_plain_pairs(value))
            parts.ids.append(facts.get("id", ""))
            parts.attributes.append(facts)
        elif key == "edge" and isinstance(value, list):
            facts = dict(_plain_pairs(value))
            parts.edges.append((facts.get("source", ""), facts.get("target", ""), facts))
    return parts.network()


def _gml_tokens(text: str) -> Iterator[tuple[str, str]]:
    for comment, quoted, bracket, word in _GML.findall(text):
        if bracket or word:
            yield ("bracket", bracket) if bracket else ("word", word)
        elif not comment:
            yield "text", html.unescape(quoted)


def _gml_list(tokens: Iterator[tuple[str, str]], name: str) -> list[tuple[str, Any]]:
    """Nested lists of (key, value); an explicit stack, so that no file is too deep."""
    stack: list[list[tuple[str, Any]]] = [[]]
    keys: list[str] = []
    key = None
    for kind, token in tokens:
        if kind == "bracket" and token == "]":
            if len(stack) == 1 or key is not None:
                raise InputError(
                    text("{name}: a ']' closes nothing; this is not a GML file", name=name), hint=_AGAIN
                )
            done = stack.pop()
            stack[-1].append((keys.pop(), done))
        elif key is None:
            if kind != "word":
                raise InputError(
                    text(
                        "{name}: {token} stands where a key is expected; this is not a GML file",
                        name=name,
                        token=f"{token[:40]!r}",
                    ),
                    hint=_AGAIN,
                )
            key = token
        elif kind == "bracket":
            stack.append([])
            keys.append(key)
            key = None
        else:
            stack[-1].append((key, token))
            key = None
    if len(stack) > 1:
        raise InputError(text("{name}: the file ends inside a '['; it was cut off", name=name), hint=_AGAIN)
    return stack[0]


def _plain_pairs(pairs: list[tuple[str, Any]]) -> Iterator[tuple[str, str]]:
    return ((key, value) for key, value in pairs if isinstance(value, str))


# ── node-link JSON ────────────────────────────────────────────────────────────────────────────


def _read_json(path: Path) -> Network:
    with open_raw(path) as file:
        try:
            whole = json.loads(file.read())
        except ValueError as error:
            raise InputError(
                text("{name} is not JSON: {error}", name=path.name, error=error), hint=_AGAIN
            ) from None
    links = whole.get("links", whole.get("edges")) if isinstance(whole, dict) else None
    nodes = whole.get("nodes") if isinstance(whole, dict) else None
    if not isinstance(links, list) or not isinstance(nodes, list):
        raise InputError(
            text("{name} is not node-link JSON", name=path.name),
            hint='it should hold "nodes": [ … ] and "links": [ … ]',
        )
    parts = _Parts(path.name, [], [], [], bool(whole.get("directed", True)))
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
