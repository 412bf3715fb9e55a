"""Checks a published graph against its promise, from the bytes on disk. Shares no code with what made it.

From the files alone: they parse, have nothing but source, target and weight, weights are finite, positive
and whole where promised, no edge comes twice, and no weight is under the floor or threshold. With the
original at hand: no edge was fabricated, none was lost that should be there, edges on too few people are
gone, and no participant's name stands anywhere in the folder.
"""

from __future__ import annotations

import csv
import math
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from engine.technique import Check

Edge = tuple[str, str]
_NAMESPACE = "{http://graphml.graphdrawing.org/xmlns}"


@dataclass(frozen=True)
class _Layer:
    """One published file as it reads."""

    name: str
    columns: tuple[str, ...]
    edges: list[tuple[str, str, str]]


class _Unreadable(Exception):
    pass


def verify_release(folder: Path, claims: Mapping[str, Any], data: Any = None) -> list[Check]:
    told = claims.get("columns") or {}
    try:
        layers = [_read(folder, name) for name in told.get("layers") or [""]]
    except _Unreadable as error:
        return [Check("The data can be read", False, str(error))]
    directed = bool(told.get("directed", True))
    counts = ", ".join(f"{len(_nodes(layer))} nodes and {len(layer.edges)} edges" for layer in layers)
    checks = [
        Check("The data can be read", True, counts),
        _only_the_promised_columns(layers),
        _weights(layers, told.get("weights") == "whole numbers"),
        _no_edge_twice(layers, directed),
        _least_weight(layers, claims.get("params") or {}, told),
    ]
    if data is not None:
        checks += _against_the_original(folder, layers, claims, data, directed)
    return checks


# ── reading, in ways of its own ───────────────────────────────────────────────────────────────


def _read(folder: Path, layer: str) -> _Layer:
    stem = f"data.{layer}" if layer else "data"
    for ending, reader in (("csv", _edge_list), ("graphml", _graphml), ("adjacency.csv", _adjacency)):
        path = folder / f"{stem}.{ending}"
        if path.exists():
            try:
                return reader(path, layer)
            except (ValueError, IndexError, csv.Error, UnicodeDecodeError, ElementTree.ParseError) as error:
                raise _Unreadable(f"{path.name} cannot be read: {error}") from None
    raise _Unreadable(f"there is no {stem}.csv, {stem}.graphml or {stem}.adjacency.csv")


def _rows(path: Path) -> Iterator[list[str]]:
    with open(path, encoding="utf-8", newline="") as file:
        yield from csv.reader(file, strict=True)


def _plain(cell: str) -> str:
    """Without the apostrophe that keeps a spreadsheet from running a label as a formula."""
    return cell[1:] if len(cell) > 1 and cell[0] == "'" and cell[1] in "=+-@\t\r" else cell


def _edge_list(path: Path, layer: str) -> _Layer:
    rows = _rows(path)
    head = tuple(next(rows, ()))
    edges = []
    for line, row in enumerate(rows, 2):
        if len(row) != len(head) or len(row) < 3:
            raise ValueError(f"line {line} has {len(row)} cells, the first {len(head)}")
        edges.append((_plain(row[0]), _plain(row[1]), row[2]))
    return _Layer(layer, head, edges)


def _adjacency(path: Path, layer: str) -> _Layer:
    rows = list(_rows(path))
    labels = [_plain(cell) for cell in rows[0][1:]]
    if [_plain(row[0]) for row in rows[1:]] != labels:
        raise ValueError("rows and columns are not called the same")
    edges = [
        (source, target, cell)
        for source, row in zip(labels, rows[1:], strict=True)
        for target, cell in zip(labels, row[1:], strict=True)
        if float(cell) != 0
    ]
    return _Layer(layer, ("source", "target", "weight"), edges)


def _graphml(path: Path, layer: str) -> _Layer:
    if b"<!DOCTYPE" in path.read_bytes()[:4096]:
        raise ValueError("it declares a document type")
    root = ElementTree.parse(path).getroot()
    keys = sorted(key.get("attr.name", "") for key in root.iter(f"{_NAMESPACE}key"))
    labels = {}
    for node in root.iter(f"{_NAMESPACE}node"):
        data = {part.get("key"): part.text or "" for part in node.iter(f"{_NAMESPACE}data")}
        labels[node.get("id", "")] = data["label"] if set(data) == {"label"} else str(sorted(data.items()))
    edges = []
    for edge in root.iter(f"{_NAMESPACE}edge"):
        said = [part.text or "" for part in edge.iter(f"{_NAMESPACE}data")]
        if len(said) != 1 or set(edge.keys()) != {"source", "target"}:
            raise ValueError(f"an edge says more than its ends and weight: {said}")
        edges.append((labels[edge.get("source", "")], labels[edge.get("target", "")], said[0]))
    fine = keys == ["label", "weight"]
    return _Layer(layer, ("source", "target", "weight") if fine else tuple(keys), edges)


# ── from the files alone ──────────────────────────────────────────────────────────────────────


def _nodes(layer: _Layer) -> set[str]:
    return {label for source, target, _ in layer.edges for label in (source, target)}


def _only_the_promised_columns(layers: list[_Layer]) -> Check:
    for layer in layers:
        if layer.columns != ("source", "target", "weight"):
            return Check("No identifier", False, f"the columns are {', '.join(layer.columns)}")
    return Check("No identifier", True, "nothing but source, target and weight")


def _weights(layers: list[_Layer], whole: bool) -> Check:
    name = "Weights are positive" + (" whole numbers" if whole else "")
    for layer in layers:
        for source, target, text in layer.edges:
            fine = bool(re.fullmatch(r"[0-9]+", text)) if whole else _is_number(text)
            if not fine or not float(text) > 0:
                return Check(name, False, f"{source} → {target} has the weight {text}")
    return Check(name, True, "all of them")


def _is_number(text: str) -> bool:
    try:
        return math.isfinite(float(text))
    except ValueError:
        return False


def _no_edge_twice(layers: list[_Layer], directed: bool) -> Check:
    for layer in layers:
        seen: set[Edge] = set()
        mirrored = not directed and _is_symmetric(layer)
        for source, target, _ in layer.edges:
            edge = (source, target) if directed or mirrored else _ordered(source, target)
            if edge in seen:
                return Check("No edge twice", False, f"{source} → {target} comes twice")
            seen.add(edge)
    return Check("No edge twice", True, "every edge comes once")


def _is_symmetric(layer: _Layer) -> bool:
    """An undirected matrix shows every edge on both sides, with one weight."""
    weights = {(source, target): weight for source, target, weight in layer.edges}
    return len(weights) == len(layer.edges) and all(
        weights.get((target, source)) == weight for (source, target), weight in weights.items()
    )


def _ordered(source: str, target: str) -> Edge:
    return (source, target) if source <= target else (target, source)


def _least_weight(layers: list[_Layer], params: Mapping[str, Any], told: Mapping[str, Any]) -> Check:
    if "epsilon" in params:
        least, name = float(told.get("applied_threshold", math.inf)), "Every weight reaches the threshold"
        wanted = _threshold(params, told)
        if least < wanted:
            return Check(name, False, f"the threshold {least:g} is below the {wanted} that ε and δ ask for")
    else:
        whole = told.get("weights") == "whole numbers"
        least, name = float(params.get("floor", 0)) if whole else 0.0, "No weight under the floor"
    for layer in layers:
        for source, target, text in layer.edges:
            if float(text) < least:
                return Check(name, False, f"{source} → {target} has {text}, less than {least:g}")
    return Check(name, True, f"none is less than {least:g}")


def _threshold(params: Mapping[str, Any], told: Mapping[str, Any]) -> int:
    """The fewest people m with P(1 + noise ≥ m) ≤ δ/c, by adding up the tail term by term."""
    c = int(params.get("c") or told["c"])
    q = math.exp(-float(params["epsilon"]) / c)
    allowed = float(params["delta"]) / c
    fewest, tail = 1, 1 / (1 + q)
    while tail > allowed * (1 + 1e-9):
        fewest, tail = fewest + 1, tail * q
    return fewest


# ── with the original ─────────────────────────────────────────────────────────────────────────


def _against_the_original(
    folder: Path, layers: list[_Layer], claims: Mapping[str, Any], data: Any, directed: bool
) -> list[Check]:
    params = claims.get("params") or {}
    private = "epsilon" in params
    fewest = int(params.get("min_contributors", 1))
    may_vanish = private or params.get("floor") == 0
    checks = []
    for layer in layers:
        weights, people = _original_edges(data, layer.name, directed)
        published = {_edge(s, t, directed) for s, t, _ in layer.edges}
        promised = {edge for edge in weights if people is None or people[edge] >= fewest}
        checks.append(_support(layer.name, published, promised, may_vanish))
        if people is not None and fewest > 1:
            small = [edge for edge in published if people.get(edge, 0) < fewest]
            detail = f"{len(small)} published edges rest on fewer than {fewest} people"
            checks.append(Check("Edges on few people are gone", not small, detail, inside=True))
    checks.append(_no_participant(folder, layers, data))
    return checks


def _edge(source: str, target: str, directed: bool) -> Edge:
    return (source, target) if directed else _ordered(source, target)


def _original_edges(
    data: Any, layer: str, directed: bool
) -> tuple[dict[Edge, float], dict[Edge, int] | None]:
    """Weight and number of people of every edge of the original, counted afresh."""
    stated = data.statements
    sign = -1 if layer == "negative" else 1
    weights: dict[Edge, float] = {}
    behind: dict[Edge, set[int]] = {}
    counted: dict[Edge, int] = {}
    people = stated.person.tolist() if stated.person is not None else [0] * len(stated.weight)
    told = stated.contributors.tolist() if stated.contributors is not None else [0] * len(stated.weight)
    rows = zip(
        stated.source.tolist(), stated.target.tolist(), stated.weight.tolist(), people, told, strict=True
    )
    for source, target, weight, person, count in rows:
        if weight * sign > 0:
            edge = _edge(stated.labels[source], stated.labels[target], directed)
            weights[edge] = weights.get(edge, 0) + weight * sign
            behind.setdefault(edge, set()).add(person)
            counted[edge] = max(counted.get(edge, 0), count)
    if stated.person is not None:
        return weights, {edge: len(who) for edge, who in behind.items()}
    return weights, counted if stated.contributors is not None else None


def _support(layer: str, published: set[Edge], promised: set[Edge], may_vanish: bool) -> Check:
    name = f"Support of the {layer} layer" if layer else "Support"
    fabricated, lost = published - promised, promised - published
    if fabricated:
        source, target = min(fabricated)
        return Check(
            name,
            False,
            f"{len(fabricated)} edges are not in the original, such as {source} → {target}",
            inside=True,
        )
    if lost and not may_vanish:
        return Check(name, False, f"{len(lost)} edges of the original are missing", inside=True)
    return Check(name, True, "no edge fabricated" + ("" if may_vanish else ", none lost"), inside=True)


def _no_participant(folder: Path, layers: list[_Layer], data: Any) -> Check:
    """Names in cells must be nodes' own; elsewhere any name that is not a number or a plain word counts."""
    name = "No participant named"
    people = set(data.statements.people) | set(data.raw.people)
    nodes = set(data.statements.labels)
    for layer in layers:
        for label in _nodes(layer):
            if label in people and label not in nodes:
                return Check(name, False, "a participant's name stands among the nodes", inside=True)
    # Numbers and small words would be found in any text.
    telling = {
        person
        for person in people - nodes
        if len(person) > 2
        and not person.replace(".", "").isdigit()
        and not (person.isalpha() and person.islower())
    }
    for path in sorted(folder.rglob("*")):
        if path.is_file() and telling:
            words = path.read_text(encoding="utf-8", errors="replace")
            found = next((p for p in telling if p in words and _stands_alone(p, words)), None)
            if found is not None and not any(found in label for label in nodes):
                return Check(name, False, f"a participant's name stands in {path.name}", inside=True)
    return Check(name, True, "in no file of the folder", inside=True)


def _stands_alone(person: str, text: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(person)}(?!\w)", text) is not None
