"""Checks a published graph against the original, where the house still has it: counted afresh from what was
read, with no code of what made the release.

No edge was fabricated, none was lost that should be there, edges on too few people are gone, no real weight
stands in the release as it was, nodes relabelled by a table have no name but those it gives, and no
participant's name stands anywhere in the folder.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from pathlib import Path

import numpy as np

from engine.core.technique import Check
from engine.core.text import text
from engine.kinds.graphs.data import Study
from engine.kinds.graphs.verify_claims import Claims
from engine.verify.read_graph import Layer

Edge = tuple[str, str]


def check_against_original(folder: Path, layers: list[Layer], claims: Claims, data: Study) -> list[Check]:
    params, facts = claims["params"], claims["done"]["facts"]
    private = claims["technique"] == "graphs.private"
    fewest = 1 if private else int(params["min_contributors"])
    may_vanish = private or params["floor"] == 0
    whole = private or (facts["people"] == "named" and params["aggregate_by"] == "binary")
    checks, kinds = [_read_alike(facts, data)], []
    numbered, named = params.get("relabel", "keep") == "number", _original_labels(params, data)
    for layer in layers:
        weights, people = _original_edges(data, layer.name, facts["directed"])
        ends = ((named.get(s, s), named.get(t, t)) for s, t, _ in layer.edges)
        published = {_edge(s, t, facts["directed"]) for s, t in ends}
        promised = {edge for edge in weights if people is None or people[edge] >= fewest}
        kinds.append(whole or all(weights[edge] == round(weights[edge]) for edge in promised))
        support = _degrees if numbered else _support
        checks.append(support(layer.name, published, promised, may_vanish))
        checks += _values(layer, data, named, numbered)
        if people is not None and fewest > 1 and not numbered:
            small = [edge for edge in published if people.get(edge, 0) < fewest]
            detail = text(
                "{small} published edges rest on fewer than {fewest} people", small=len(small), fewest=fewest
            )
            checks.append(Check("Edges on few people are gone", not small, detail, confidential=True))
        if facts["weights"] == "real numbers" and params["noise_scale"] > 0:
            checks.append(_no_original_weight(layer, weights))
    right = all(kinds) == (facts["weights"] == "whole numbers")
    detail = "whole or real, as in the original" if right else "not whole or real as in the original"
    checks.append(Check("Kind of weights", right, detail, confidential=True))
    if params.get("relabel", "keep") == "table":
        checks.append(_labels_by_table(layers, named))
    checks.append(_no_participant(folder, layers, data))
    return checks


def _read_alike(facts: Claims, data: Study) -> Check:
    stated = data.statements
    layers = ["positive", "negative"] if data.signed else [""]
    people = "named" if stated.person is not None else "counted"
    people = "unknown" if stated.person is None and stated.contributors is None else people
    right = facts["layers"] == layers and facts["directed"] == stated.directed and facts["people"] == people
    nodes = "people" if data.nodes == "people" else "things"
    right = right and facts["nodes"] == nodes and facts["attributes"] == list(data.attributes)
    detail = "layers, direction, nodes and people are those of the original"
    return Check(
        "Read as the original",
        right,
        detail if right else text("not all {detail}", detail=detail),
        confidential=True,
    )


def _original_labels(params: Claims, data: Study) -> dict[str, str]:
    """What nodes of the release are called in the original; nothing where the labels are the same."""
    by_table = params.get("relabel", "keep") == "table"
    return {released: label for label, released in data.pseudonyms.items()} if by_table else {}


def _labels_by_table(layers: list[Layer], named: Mapping[str, str]) -> Check:
    """A label of the original that no node is given by the table would stand for its own node unseen."""
    own = sum(label not in named for layer in layers for label in layer.nodes)
    detail = (
        text("{own} labels are none that the table gives", own=own) if own else "the table gives them all"
    )
    return Check("Labels by the table", not own, detail, confidential=True)


def _degrees(layer: str, published: set[Edge], promised: set[Edge], may_vanish: bool) -> Check:
    """Numbers for labels: the release is the original by other names only if nodes have as many edges."""
    name = text("Support of the {layer} layer", layer=layer) if layer else "Support"

    def degrees(edges: set[Edge]) -> list[tuple[int, int]]:
        out, into = Counter(s for s, _ in edges), Counter(t for _, t in edges)
        return sorted((out[node], into[node]) for node in {*out, *into})

    if may_vanish:
        right = len(published) <= len(promised)
        return Check(
            name, right, "not more edges than in the original" if right else "more edges", confidential=True
        )
    right = degrees(published) == degrees(promised)
    detail = "nodes have as many edges as in the original"
    return Check(name, right, detail if right else text("not all {detail}", detail=detail), confidential=True)


def _values(layer: Layer, data: Study, named: Mapping[str, str], numbered: bool) -> list[Check]:
    """Values of node attributes are those of the original, none made up or moved to another node."""
    for attribute, values in layer.attributes.items():
        own = data.attributes.get(attribute, {})
        found = [(named.get(node, node), v) for node, v in zip(layer.nodes, values, strict=True) if v]
        more = Counter(value for _, value in found) - Counter(own.values())
        if more if numbered else any(own.get(node) != value for node, value in found):
            detail = text("{attribute} is not that of the original", attribute=attribute)
            return [Check("Node attributes", False, detail, confidential=True)]
    return (
        [Check("Node attributes", True, "as in the original", confidential=True)] if layer.attributes else []
    )


def _edge(source: str, target: str, directed: bool) -> Edge:
    return (source, target) if directed or source <= target else (target, source)


def _original_edges(
    data: Study, layer: str, directed: bool
) -> tuple[dict[Edge, float], dict[Edge, int] | None]:
    """Weight and number of people of every edge of the original, counted afresh."""
    stated = data.statements
    there = stated.weight * (sign := -1 if layer == "negative" else 1) > 0
    count = max(1, len(stated.labels))
    source, target = stated.source[there], stated.target[there]
    if not directed:
        rank = np.empty(count, np.int64)
        rank[sorted(range(len(stated.labels)), key=stated.labels.__getitem__)] = np.arange(len(stated.labels))
        turned = rank[source] > rank[target]
        source, target = np.where(turned, target, source), np.where(turned, source, target)
    cells, at = np.unique(source * count + target, return_inverse=True)
    ends = (map(stated.labels.__getitem__, part.tolist()) for part in np.divmod(cells, count))
    edges = [*zip(*ends, strict=True)]
    weights = np.bincount(at, stated.weight[there] * sign, len(cells)).tolist()
    people = None
    if stated.person is not None:
        named = max(1, len(stated.people))
        people = np.bincount(np.unique(at * named + stated.person[there]) // named, minlength=len(cells))
    elif stated.contributors is not None:
        people = np.zeros(len(cells), np.int64)
        np.maximum.at(people, at, stated.contributors[there])
    told = None if people is None else dict(zip(edges, people.tolist(), strict=True))
    return dict(zip(edges, weights, strict=True)), told


def _support(layer: str, published: set[Edge], promised: set[Edge], may_vanish: bool) -> Check:
    name = text("Support of the {layer} layer", layer=layer) if layer else "Support"
    fabricated, lost = published - promised, promised - published
    if fabricated:
        source, target = min(fabricated)
        number = (
            "one edge is"
            if len(fabricated) == 1
            else text("{fabricated} edges are", fabricated=len(fabricated))
        )
        detail = text(
            "{number} not in the original, such as {source} → {target}",
            number=number,
            source=source,
            target=target,
        )
        return Check(name, False, detail, confidential=True)
    if lost and not may_vanish:
        number = "one edge" if len(lost) == 1 else text("{lost} edges", lost=len(lost))
        return Check(name, False, text("{number} of the original missing", number=number), confidential=True)
    detail = "no edge fabricated" if may_vanish else "no edge fabricated, none lost"
    return Check(name, True, detail, confidential=True)


def _no_original_weight(layer: Layer, weights: Mapping[Edge, float]) -> Check:
    """Real weights have many digits: one that comes back to the last of them was not blurred."""
    known = {weight for weight in weights.values() if weight != round(weight)}
    found = sum(float(written) in known for _, _, written in layer.edges)
    detail = text("{found} published weights are weights of the original to the last digit", found=found)
    return Check("No weight as it was", not found, detail if found else "none", confidential=True)


def _no_participant(folder: Path, layers: list[Layer], data: Study) -> Check:
    """Names in cells must be nodes' own; elsewhere any name that is not a number or a plain word counts."""
    name = "No participant named"
    people = set(data.statements.people) | set(data.statements.spellings) | set(data.raw.people)
    nodes = set(data.statements.labels)
    for layer in layers:
        if any(label in people and label not in nodes for label in layer.nodes):
            return Check(name, False, "a participant's name stands among the nodes", confidential=True)
    # Numbers and small words would be found in any text.
    telling = {
        person: set(re.findall(r"\w+", person))
        for person in people - nodes
        if len(person) > 2
        and not person.replace(".", "").isdigit()
        and not (person.isalpha() and person.islower())
    }
    for path in sorted(folder.rglob("*")):
        # a PDF is packed: any short name stands in its bytes by chance, and it says what the page says
        if path.is_file() and telling and path.suffix != ".pdf":
            written = path.read_text(encoding="utf-8", errors="replace")
            parts = set(re.findall(r"\w+", written))  # so that a text is searched only for names it can hold
            found = next((p for p in telling if telling[p] <= parts and _whole_word(p, written)), None)
            if found is not None and not any(found in label for label in nodes):
                return Check(
                    name,
                    False,
                    text("a participant's name stands in {name}", name=path.name),
                    confidential=True,
                )
    return Check(name, True, "in no file of the folder", confidential=True)


def _whole_word(person: str, text: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(person)}(?!\w)", text) is not None
