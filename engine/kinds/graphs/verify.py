"""Checks a published graph against its promise, from the bytes on disk. Shares no code with what made it.

From the files alone: they parse, have nothing but source, target and weight, weights are finite, positive
and whole where promised, no edge comes twice, edges stand in the order of their labels, no weight is under
the floor or threshold (which follow from the parameters and from nothing the manifest adds to them), and
what the writer makes of the edges that were read is the file, byte for byte: no comment, attribute, node
without an edge or other spelling of a number carries anything else out. With the original at hand also
`verify_original`.
"""

from __future__ import annotations

import filecmp
import math
import re
import tempfile
import unicodedata
from collections import Counter
from operator import itemgetter, lt
from pathlib import Path

from engine.core.technique import Check
from engine.core.text import joined, text
from engine.kinds.graphs.data import Study
from engine.kinds.graphs.verify_claims import Claims, check_claims, has_node_list, threshold
from engine.verify.read_graph import COLUMNS, Layer, Unreadable, file_name, read_layer

ZERO = "\u200c\u200d"  # joiners of zero width, with which some scripts are spelled


def verify(folder: Path, claims: Claims, data: Study | None = None) -> list[Check]:
    said = check_claims(claims)
    if not said.passed:
        return [said]
    facts, params = claims["done"]["facts"], claims["params"]
    directed, whole = facts["directed"], facts["weights"] == "whole numbers"
    try:
        listed = has_node_list(claims)
        layers = [read_layer(folder, name, claims["format"], directed, listed) for name in facts["layers"]]
    except Unreadable as error:
        return [said, Check("The data can be read", False, str(error))]
    counts = joined(
        ", ",
        (
            text("nodes: {nodes}, edges: {edges}", nodes=len(layer.nodes), edges=len(layer.edges))
            for layer in layers
        ),
    )
    checks = [
        said,
        Check("The data can be read", True, counts),
        columns := _columns_only(layers, facts["attributes"]),
        _label_spelling(layers),
        weights := _weights(layers, whole),
        _no_edge_twice(layers, directed),
        _in_order(layers, directed),
        *_nodes(layers, facts["attributes"] if columns.passed else [], params),
    ]
    if weights.passed:
        checks += [
            _least_weight(layers, claims["technique"], params, whole),
            _byte_identical(layers, claims, directed, whole),
        ]
    if data is not None and weights.passed:
        from engine.kinds.graphs.verify_original import check_against_original

        checks += check_against_original(folder, layers, claims, data)
    return checks


# ── from the files alone ──────────────────────────────────────────────────────────────────────


def _columns_only(layers: list[Layer], attributes: list[str]) -> Check:
    for layer in layers:
        if list(layer.attributes) != attributes:
            told = ", ".join(layer.attributes) or "none"
            return Check("No identifier", False, text("the node attributes are {told}", told=told))
        if layer.columns != COLUMNS:
            return Check(
                "No identifier", False, text("the columns are {columns}", columns=", ".join(layer.columns))
            )
    return Check(
        "No identifier",
        True,
        "nothing but source, target, weight and the node attributes that are said"
        if attributes
        else "nothing but source, target and weight",
    )


def _nodes(layers: list[Layer], attributes: list[str], params: Claims) -> list[Check]:
    """Values of attributes stand on enough nodes, and numbers for labels are numbers."""
    checks = []
    if attributes:
        least, name = int(params["attribute_k"]), "Values of node attributes on enough nodes"
        for attribute in attributes:
            values = {
                n: v for one in layers for n, v in zip(one.nodes, one.attributes[attribute], strict=True)
            }
            counts = Counter(value for value in values.values() if value)
            rare = min(counts.values(), default=least)
            if rare < least:
                detail = text("a value of {attribute} stands on {rare}", attribute=attribute, rare=rare)
                return [Check(name, False, detail)]
        checks.append(Check(name, True, text("each on {least} or more", least=least)))
    if params.get("relabel", "keep") == "number":
        nodes = sorted({label for layer in layers for label in layer.nodes})
        width = len(str(len(nodes)))
        right = nodes == [f"{number:0{width}d}" for number in range(1, len(nodes) + 1)]
        detail = "labels are the numbers from 1 on" if right else "labels are not the numbers from 1 on"
        checks.append(Check("Numbers for labels", right, detail))
    return checks


def _label_spelling(layers: list[Layer]) -> Check:
    """Blanks at the ends, doubled blanks and signs that cannot be seen could carry something out."""
    name = "Labels in one spelling"
    for layer in layers:
        for label in layer.nodes:
            plain = " ".join(unicodedata.normalize("NFC", label).split())
            unseen = any(
                unicodedata.category(sign) in ("Cc", "Cf", "Cs") for sign in label if sign not in ZERO
            )
            if label != plain or unseen:
                return Check(
                    name,
                    False,
                    text("{label} holds blanks or signs that cannot be seen", label=f"{label[:40]!r}"),
                )
    return Check(name, True, "no blank at an end, none doubled, no sign that cannot be seen")


def _weights(layers: list[Layer], whole: bool) -> Check:
    name = "Weights are positive whole numbers" if whole else "Weights are positive"
    form = re.compile(r"[0-9]{1,18}")
    for layer in layers:
        every = {edge[2] for edge in layer.edges}
        fine = {
            written
            for written in every
            if (form.fullmatch(written) if whole else _is_number(written)) and float(written) > 0
        }
        for source, target, written in layer.edges if every - fine else ():
            if written not in fine:
                return Check(
                    name,
                    False,
                    text(
                        "{source} → {target} has the weight {text}",
                        source=source,
                        target=target,
                        text=written[:40],
                    ),
                )
    return Check(name, True, "all of them")


def _is_number(text: str) -> bool:
    return len(text) <= 40 and bool(
        re.fullmatch(r"[0-9]+(\.[0-9]+)?(e[+-]?[0-9]+)?", text) and math.isfinite(float(text))
    )


def _no_edge_twice(layers: list[Layer], directed: bool) -> Check:
    for layer in layers:
        pairs = [edge[:2] for edge in layer.edges]
        if directed and (all(map(lt, pairs, pairs[1:])) or len({*pairs}) == len(pairs)):
            continue  # every edge stands after the one before it, or else is looked for
        seen: set[tuple[str, str]] = set()
        for source, target, _ in layer.edges:
            edge = (source, target) if directed or source <= target else (target, source)
            if edge in seen:
                return Check(
                    "No edge twice",
                    False,
                    text("{source} → {target} comes twice", source=source, target=target),
                )
            seen.add(edge)
    return Check("No edge twice", True, "every edge comes once")


def _in_order(layers: list[Layer], directed: bool) -> Check:
    """By labels, so that the order tells nothing."""
    name = "Order of the rows"
    for layer in layers:
        if list(layer.nodes) != sorted(set(layer.nodes)):
            return Check(name, False, "the nodes do not stand in the order of their labels")
        edges = [edge[:2] for edge in layer.edges]
        if edges != sorted(edges):
            return Check(name, False, "the edges do not stand in the order of their labels")
        if not directed and any(source > target for source, target in edges):
            return Check(name, False, "an undirected edge is not written with the smaller label first")
    return Check(name, True, "by source, then target")


def _least_weight(layers: list[Layer], technique: str, params: Claims, whole: bool) -> Check:
    if technique == "graphs.private":
        least, name = float(threshold(params)), "Every weight reaches the threshold"
    else:
        least, name = float(params["floor"]) if whole else 0.0, "No weight under the floor"
    for layer in layers:
        less = {written for written in {edge[2] for edge in layer.edges} if float(written) < least}
        for source, target, written in layer.edges if less else ():
            if written in less:
                return Check(
                    name,
                    False,
                    text(
                        "{source} → {target} has {text}, less than {least}",
                        source=source,
                        target=target,
                        text=written,
                        least=f"{least:g}",
                    ),
                )
    return Check(name, True, text("none is less than {least}", least=f"{least:g}"))


def _byte_identical(layers: list[Layer], claims: Claims, directed: bool, whole: bool) -> Check:
    """Written again from its edges alone, every file is what it is."""
    name, listed = "Nothing else is in the file", has_node_list(claims)
    with tempfile.TemporaryDirectory(prefix="sfumato-") as folder:
        for layer in layers:
            again = Path(folder) / layer.path.name
            _write(again, layer, claims, directed, whole)
            same = filecmp.cmp(again, layer.path, shallow=False)
            nodes = file_name(layer.name, "nodes.csv")
            if same and listed:
                same = filecmp.cmp(Path(folder) / nodes, layer.path.with_name(nodes), shallow=False)
            if not same:
                detail = text(
                    "{name} holds more than its edges, or spells them otherwise", name=layer.path.name
                )
                return Check(name, False, detail)
    return Check(name, True, "written again from its edges, every file is the same to the byte")


def _write(path: Path, layer: Layer, claims: Claims, directed: bool, whole: bool) -> None:
    import numpy as np

    from engine.io.graph_write import write_graph, write_node_list

    edges = sorted(layer.edges)
    isolated = claims["params"].get("isolated") is True
    ends = {*map(itemgetter(0), edges), *map(itemgetter(1), edges)}
    labels = sorted(layer.nodes if isolated else ends)
    row_of = {label: row for row, label in enumerate(layer.nodes)}
    attributes = {n: [v[row_of[label]] for label in labels] for n, v in layer.attributes.items()}
    at = {label: number for number, label in enumerate(labels)}
    source = np.array([at[edge[0]] for edge in edges], np.int64)
    target = np.array([at[edge[1]] for edge in edges], np.int64)
    weight = np.array([float(edge[2]) for edge in edges], np.float64)
    weight = weight.astype(np.int64) if whole else weight
    if has_node_list(claims):
        write_node_list(path.with_name(file_name(layer.name, "nodes.csv")), labels, attributes)
    write_graph(path, claims["format"], labels, source, target, weight, directed, attributes)
