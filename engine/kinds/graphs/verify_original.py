"""Checks a published graph against the original, where the house still has it: counted afresh from what was
read, with no code of what made the release.

No edge was fabricated, none was lost that should be there, edges on too few people are gone, no real weight
stands in the release as it was, nodes relabelled by a table have no name but those it gives, and no
participant's name stands anywhere in the folder.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from operator import itemgetter
from pathlib import Path

import numpy as np

from engine.core.technique import Check
from engine.core.text import text
from engine.kinds.graphs.data import Floats, Ints, Study
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
        original = _original_edges(data, layer.name, facts["directed"])
        published = _published_edges(layer, original.labels, named, facts["directed"])
        enough = slice(None) if original.people is None else original.people >= fewest
        promised, weights = original.cells[enough], original.weights[enough]
        kinds.append(whole or bool((weights == np.rint(weights)).all()))
        if numbered:
            checks.append(_degrees(layer, promised, len(original.labels), facts["directed"], may_vanish))
        else:
            checks.append(_support(layer.name, published, promised, original.labels, may_vanish))
        checks += _values(layer, data, named, numbered)
        if original.people is not None and fewest > 1 and not numbered:
            kept = np.isin(published.cells, promised, assume_unique=True)
            small = len(published.unknown) + int(np.count_nonzero(~kept))
            detail = text(
                "{small} published edges rest on fewer than {fewest} people", small=small, fewest=fewest
            )
            checks.append(Check("Edges on few people are gone", not small, detail, confidential=True))
        if facts["weights"] == "real numbers" and params["noise_scale"] > 0:
            checks.append(_no_original_weight(layer, original.weights))
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


def _degrees(layer: Layer, promised: Ints, count: int, directed: bool, may_vanish: bool) -> Check:
    """Numbers for labels: the release is the original by other names only if nodes have as many edges."""
    name = text("Support of the {layer} layer", layer=layer.name) if layer.name else "Support"
    own = sorted(layer.nodes)
    published = _published_edges(layer, own, {}, directed).cells
    if may_vanish:
        right = len(published) <= len(promised)
        return Check(
            name, right, "not more edges than in the original" if right else "more edges", confidential=True
        )
    right = np.array_equal(_degree_pairs(published, len(own)), _degree_pairs(promised, count))
    detail = "nodes have as many edges as in the original"
    return Check(name, right, detail if right else text("not all {detail}", detail=detail), confidential=True)


def _degree_pairs(cells: Ints, count: int) -> Ints:
    """(edges out, edges in) of every node that has one, sorted."""
    pairs = np.stack([np.bincount(ends, minlength=count) for ends in np.divmod(cells, max(1, count))])
    pairs = pairs[:, pairs.any(axis=0)]
    return pairs[:, np.lexsort(pairs)]


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


@dataclass(frozen=True)
class Original:
    """The edges of the original: source · number of labels + target, in their order."""

    labels: list[str]  # sorted
    cells: Ints
    weights: Floats
    people: Ints | None  # how many stand behind each edge


@dataclass(frozen=True)
class Published:
    """The edges of the release in the same numbers, each once; those with a label of no original by name."""

    cells: Ints
    unknown: set[Edge]


def _original_edges(data: Study, layer: str, directed: bool) -> Original:
    """Weight and number of people of every edge of the original, counted afresh."""
    stated = data.statements
    there = stated.weight * (sign := -1 if layer == "negative" else 1) > 0
    count = max(1, len(stated.labels))
    order = sorted(range(len(stated.labels)), key=stated.labels.__getitem__)
    rank = np.empty(count, np.int64)
    rank[order] = np.arange(len(stated.labels))
    source, target = rank[stated.source[there]], rank[stated.target[there]]
    if not directed:
        source, target = np.minimum(source, target), np.maximum(source, target)
    cells, at = np.unique(source * count + target, return_inverse=True)
    people = None
    if stated.person is not None:
        named = max(1, len(stated.people))
        people = np.bincount(_distinct(at * named + stated.person[there]) // named, minlength=len(cells))
    elif stated.contributors is not None:
        people = np.zeros(len(cells), np.int64)
        np.maximum.at(people, at, stated.contributors[there])
    weights = np.bincount(at, stated.weight[there] * sign, len(cells)).astype(np.float64, copy=False)
    return Original([stated.labels[place] for place in order], cells, weights, people)


def _published_edges(
    layer: Layer, labels: Sequence[str], named: Mapping[str, str], directed: bool
) -> Published:
    """`labels` are sorted, `named` says what nodes of the release are called there."""
    count, own = max(1, len(labels)), {label: place for place, label in enumerate(labels)}
    at = {node: own.get(named.get(node, node), -1) for node in layer.nodes}
    source, target = (
        np.fromiter(map(at.__getitem__, map(itemgetter(end), layer.edges)), np.int64, len(layer.edges))
        for end in (0, 1)
    )
    unknown = {
        _edge(named.get(s, s), named.get(t, t), directed)
        for s, t, _ in map(layer.edges.__getitem__, np.flatnonzero((source < 0) | (target < 0)).tolist())
    }
    both = (source >= 0) & (target >= 0)
    source, target = source[both], target[both]
    if not directed:
        source, target = np.minimum(source, target), np.maximum(source, target)
    return Published(_distinct(source * count + target), unknown)


def _distinct(values: Ints) -> Ints:
    """Each once, in their order; `np.unique` hashes them, which takes ten times as long."""
    values = np.sort(values)
    return values[np.append(True, values[1:] != values[:-1])] if len(values) else values


def _edge(source: str, target: str, directed: bool) -> Edge:
    return (source, target) if directed or source <= target else (target, source)


def _support(
    layer: str, published: Published, promised: Ints, labels: Sequence[str], may_vanish: bool
) -> Check:
    name = text("Support of the {layer} layer", layer=layer) if layer else "Support"
    made = np.setdiff1d(published.cells, promised, assume_unique=True)
    lost = len(promised) - (len(published.cells) - len(made))
    fabricated = len(made) + len(published.unknown)
    if fabricated:
        first = [(labels[cell // len(labels)], labels[cell % len(labels)]) for cell in made[:1].tolist()]
        source, target = min([*first, *published.unknown])
        number = "one edge is" if fabricated == 1 else text("{fabricated} edges are", fabricated=fabricated)
        detail = text(
            "{number} not in the original, such as {source} → {target}",
            number=number,
            source=source,
            target=target,
        )
        return Check(name, False, detail, confidential=True)
    if lost and not may_vanish:
        number = "one edge" if lost == 1 else text("{lost} edges", lost=lost)
        return Check(name, False, text("{number} of the original missing", number=number), confidential=True)
    detail = "no edge fabricated" if may_vanish else "no edge fabricated, none lost"
    return Check(name, True, detail, confidential=True)


def _no_original_weight(layer: Layer, weights: Floats) -> Check:
    """Real weights have many digits: one that comes back to the last of them was not blurred."""
    known = set(weights[weights != np.rint(weights)].tolist())
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
