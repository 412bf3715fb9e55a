"""Checks a published graph against its promise, from the bytes on disk. Shares no code with what made it.

From the files alone: they parse, have nothing but source, target and weight, weights are finite, positive
and whole where promised, no edge comes twice, and no weight is under the floor or threshold. With the
original at hand: no edge was fabricated, none was lost that should be there, edges on too few people are
gone, and no participant's name stands anywhere in the folder.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from engine.graphs.verify_reading import Layer, Unreadable, read_layer
from engine.technique import Check

Edge = tuple[str, str]


def verify_release(folder: Path, claims: Mapping[str, Any], data: Any = None) -> list[Check]:
    told = claims.get("columns") or {}
    try:
        layers = [read_layer(folder, name) for name in told.get("layers") or [""]]
    except Unreadable as error:
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


# ── from the files alone ──────────────────────────────────────────────────────────────────────


def _nodes(layer: Layer) -> set[str]:
    return {label for source, target, _ in layer.edges for label in (source, target)}


def _only_the_promised_columns(layers: list[Layer]) -> Check:
    for layer in layers:
        if layer.columns != ("source", "target", "weight"):
            return Check("No identifier", False, f"the columns are {', '.join(layer.columns)}")
    return Check("No identifier", True, "nothing but source, target and weight")


def _weights(layers: list[Layer], whole: bool) -> Check:
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


def _no_edge_twice(layers: list[Layer], directed: bool) -> Check:
    for layer in layers:
        seen: set[Edge] = set()
        mirrored = not directed and _is_symmetric(layer)
        for source, target, _ in layer.edges:
            edge = (source, target) if directed or mirrored else _ordered(source, target)
            if edge in seen:
                return Check("No edge twice", False, f"{source} → {target} comes twice")
            seen.add(edge)
    return Check("No edge twice", True, "every edge comes once")


def _is_symmetric(layer: Layer) -> bool:
    """An undirected matrix shows every edge on both sides, with one weight."""
    weights = {(source, target): weight for source, target, weight in layer.edges}
    return len(weights) == len(layer.edges) and all(
        weights.get((target, source)) == weight for (source, target), weight in weights.items()
    )


def _ordered(source: str, target: str) -> Edge:
    return (source, target) if source <= target else (target, source)


def _least_weight(layers: list[Layer], params: Mapping[str, Any], told: Mapping[str, Any]) -> Check:
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
    folder: Path, layers: list[Layer], claims: Mapping[str, Any], data: Any, directed: bool
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


def _no_participant(folder: Path, layers: list[Layer], data: Any) -> Check:
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
