"""A private directly-follows graph as a file: edge list, GraphML or JSON, in one spelling each.

Beginning and end of a case are nodes called `start` and `end`. GraphML and JSON give every node a type
(activity, start, end); the edge list has none, so that a log with an activity of that name is refused there.
Arrows stand in the order of their names, those from the start first and those to the end last. Durations that
are released stand beside it in `times.json`.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

from engine.core.errors import ReleaseError
from engine.core.randomness import Randomness
from engine.core.technique import Done
from engine.core.text import text
from engine.io.graph_write import xml_text
from engine.io.table_write import write_csv
from engine.kinds.eventlogs.data import ArrowTimes, PublishedFlow

FORMATS = ("csv", "graphml", "json")
TIMES = "times.json"
TYPES = {"▶": "start", "■": "end"}  # how a beginning and an end stand in the pairs
Weights = Mapping[tuple[str, str], int]


def export(
    published: PublishedFlow, params: object, folder: Path, format: str, randomness: Randomness
) -> Mapping[str, object]:
    weights = dict(zip(published.pairs, published.weights.tolist(), strict=True))
    write_flow(weights, Path(folder), format)
    if published.times is not None:
        write_arrow_times(Path(folder) / TIMES, published.times)
    return {}


def files(params: Any, done: Done | None, format: str) -> frozenset[str]:
    return frozenset({f"data.{format}", *([TIMES] if params.timed else ())})


def write_flow(weights: Weights, folder: Path, format: str) -> None:
    path = folder / f"data.{format}"
    {"csv": _write_edges, "graphml": _write_graphml, "json": _write_json}[format](path, weights)


def write_arrow_times(path: Path, times: ArrowTimes) -> None:
    """Budget and edges, and for each arrow where its weights come from."""
    arrows = [
        {"arrow": list(arrow), "source": step.source, "weights": list(step.weights)}
        for arrow, step in sorted(times.arrows.items())
    ]
    told = {**times.told, "edges_in_seconds": list(times.edges), "arrows": arrows}
    _write_text(path, json.dumps(told, ensure_ascii=False, separators=(",", ":")) + "\n")


def ordered(weights: Weights) -> list[tuple[str, str]]:
    return sorted(weights, key=lambda pair: (_rank(pair[0]), _rank(pair[1])))


def _rank(name: str) -> tuple[int, str]:
    return {"▶": 0, "■": 2}.get(name, 1), name


def _nodes(weights: Weights) -> list[str]:
    return sorted({name for pair in weights for name in pair}, key=_rank)


def _write_edges(path: Path, weights: Weights) -> None:
    for name in _nodes(weights):
        if name in TYPES.values():
            raise ReleaseError(
                text(
                    "an activity is called {name}, as the beginning or end of a case is in an edge list",
                    name=f"{name!r}",
                ),
                hint="choose GraphML or JSON, which tell them apart, or recode the activity",
            )
    pairs = ordered(weights)
    write_csv(
        path,
        {
            "source": [TYPES.get(source, source) for source, _ in pairs],
            "target": [TYPES.get(target, target) for _, target in pairs],
            "weight": [weights[pair] for pair in pairs],
        },
    )


def _write_graphml(path: Path, weights: Weights) -> None:
    nodes = _nodes(weights)
    place = {name: number for number, name in enumerate(nodes)}
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<graphml xmlns="http://graphml.graphdrawing.org/xmlns">',
        '<key id="weight" for="edge" attr.name="weight" attr.type="long"/>',
        '<key id="label" for="node" attr.name="label" attr.type="string"/>',
        '<key id="type" for="node" attr.name="type" attr.type="string"/>',
        '<graph id="G" edgedefault="directed">',
    ]
    for name in nodes:
        label, kind = escape(xml_text(TYPES.get(name, name))), TYPES.get(name, "activity")
        lines.append(
            f'<node id="n{place[name]}"><data key="label">{label}</data><data key="type">{kind}</data></node>'
        )
    for source, target in ordered(weights):
        ends = f'source="n{place[source]}" target="n{place[target]}"'
        lines.append(f'<edge {ends}><data key="weight">{weights[source, target]}</data></edge>')
    _write_text(path, "\n".join([*lines, "</graph>", "</graphml>", ""]))


def _write_json(path: Path, weights: Weights) -> None:
    """Node-link JSON, as graph tools read it."""
    nodes = _nodes(weights)
    place = {name: number for number, name in enumerate(nodes)}
    graph = {
        "directed": True,
        "nodes": [
            {"id": place[name], "label": TYPES.get(name, name), "type": TYPES.get(name, "activity")}
            for name in nodes
        ],
        "edges": [
            {"source": place[source], "target": place[target], "weight": weights[source, target]}
            for source, target in ordered(weights)
        ],
    }
    _write_text(path, json.dumps(graph, ensure_ascii=False, indent=1) + "\n")


def _write_text(path: Path, content: str) -> None:
    with open(path, "w", encoding="utf-8", newline="\n") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
