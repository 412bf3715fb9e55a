"""Attributes of nodes: which a study keeps, which values may be published, and whether nodes are people.

A value is published where at least k published nodes have it; the others have none. Attributes are kept of a
single network only: of several maps, whose value holds would tell of the one who drew it, and categories of a
recode table have no attributes of their own.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from engine.core.errors import InputError, Remedy
from engine.core.identifiers import scan
from engine.core.text import text
from engine.kinds.graphs.data import GraphLayer
from engine.kinds.graphs.labels import lowercase, normalize_label
from engine.kinds.graphs.params import Reading
from engine.kinds.graphs.read_edges import EdgeList

_OF_PEOPLE = re.compile(
    "age|sex|gender|birth(day|date)?|(date|year) of birth|dob|e-?mail|phone|mobile|surname|forename|"
    "(first|last)[_ ]?name|nationality|occupation|salary|income|alter|geschlecht|geburtsdatum|vorname|"
    "nachname|telefon|beruf|età|sesso|data di nascita|cognome|telefono",
    re.IGNORECASE,
)


def kept_attributes(
    parts: Sequence[EdgeList], reading: Reading, wanted: Sequence[str]
) -> dict[str, dict[str, str]]:
    """The chosen attributes by label; a value that two spellings of one label do not share is none."""
    if not wanted:
        return {}
    drop = Remedy("Drop the node attributes", {"attributes": ""})
    if len(parts) > 1 or reading.recode:
        raise InputError(
            "node attributes are kept of a single network only"
            if len(parts) > 1
            else "categories of a recode table have no attributes",
            hint="of several maps, whose value holds would tell of the one who drew it"
            if len(parts) > 1
            else "leave out the recode table, or the attributes",
            remedies=(drop,),
        )
    part, found = parts[0], {}
    for name in wanted:
        if name not in part.attributes or name == "label":  # what nodes are called stands there
            known = ", ".join(part.attributes) or "none"
            raise InputError(
                text("{name} has no node attribute {wanted}", name=part.name, wanted=f"{name!r}"),
                hint=text("its node attributes: {known}", known=known),
                remedies=(drop,),
            )
        values: dict[str, str] = {}
        for label, value in zip(part.nodes, part.attributes[name], strict=True):
            spelled = lowercase(label) if reading.case == "fold" else label
            plain = normalize_label(value)
            values[spelled] = plain if values.get(spelled, plain) == plain else ""
        found[name] = values
    return found


def attach(
    layers: Sequence[GraphLayer], attributes: Mapping[str, Mapping[str, str]], k: int
) -> tuple[GraphLayer, ...]:
    """The layers with the values that at least k of their nodes have."""
    nodes = sorted({label for layer in layers for label in layer.graph.labels})
    allowed = {
        name: {
            value
            for value, count in Counter(values.get(label, "") for label in nodes).items()
            if value and count >= k
        }
        for name, values in attributes.items()
    }

    def value(name: str, label: str) -> str:
        found = attributes[name].get(label, "")
        return found if found in allowed[name] else ""

    return tuple(
        replace(
            layer,
            attributes={
                name: tuple(value(name, label) for label in layer.graph.labels) for name in attributes
            },
        )
        for layer in layers
    )


def fewest_alike(layers: Sequence[GraphLayer]) -> int | None:
    """The fewest nodes that have the same values in all attributes; None where there is no attribute."""
    rows = {
        label: tuple(values[at] for values in layer.attributes.values())
        for layer in layers
        for at, label in enumerate(layer.graph.labels)
        if layer.attributes
    }
    return min(Counter(rows.values()).values(), default=None) if rows else None


def person_like(labels: Iterable[str], attributes: Iterable[str]) -> str:
    """Why nodes look like people: labels that name persons, or attributes that only persons have."""
    for found in scan({text("labels of nodes"): list(labels)}, listed=True):
        if found.state == "red" or found.kind == "person name":
            return found.detail
    telling = sorted(name for name in attributes if _OF_PEOPLE.fullmatch(name.strip()))
    return text("they have the attribute {name}", name=telling[0]) if telling else ""
