"""What is looked at before networkx reads a network, so that nothing is lost or made up in silence.

networkx keeps one of two edges with one id, makes a node of an id that nothing declares, merges two nodes
of one id, and drops a weight that is no number. Weights are counts of people here: so node ids are checked,
ends of edges are checked, every edge is told its place in the file, and every value stays the text
that the file has until `Network` is made of it.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from engine.core.errors import InputError
from engine.core.text import text
from engine.io.input_file import open_raw

AGAIN = "the file breaks off, is damaged or is something else; export it again"
# Whole numbers above are not told apart any more; products and shares of numbers beyond these are none.
LARGEST, SMALLEST = 1e15, 1e-100
PLACE = "sfumato_place"  # what an edge is told for its place in the file


def check_edges(name: str, nodes: Iterable[str], edges: Iterable[tuple[str, str]]) -> None:
    """An InputError for a node id that occurs twice and for an edge to a node that is not there."""
    known: set[str] = set()
    for node in nodes:
        if node in known:
            raise InputError(
                text("{name}: the node id {twice} occurs twice", name=name, twice=f"{node!r}"),
                hint="give each node one id",
            )
        known.add(node)
    for place, ends in enumerate(edges, 1):
        for end in ends:
            if end not in known:
                raise InputError(
                    text(
                        "{name}: edge {place} names the node {missing}, which is not there",
                        name=name,
                        place=place,
                        missing=f"{end!r}",
                    ),
                    hint="add the node, or take the edge out",
                )


def check_complete(name: str, graph: Any, nodes: int, edges: int) -> None:
    """An InputError where networkx found less in the file than there is."""
    if len(graph) != nodes or graph.number_of_edges() != edges:
        raise InputError(
            text(
                "{name}: of {nodes} nodes and {edges} edges only {found_nodes} and {found_edges} stand where "
                "they belong",
                name=name,
                nodes=nodes,
                edges=edges,
                found_nodes=len(graph),
                found_edges=graph.number_of_edges(),
            ),
            hint=AGAIN,
        )


def finite_number(written: Any, where: str, whole: bool = False) -> float:
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
    if is_extreme(number):
        raise extreme_number(written, where)
    return number


def is_extreme(number: Any) -> Any:
    """Whether a number (or each of an array) is one that no weight of a network is."""
    size = abs(number)
    return (size > LARGEST) | ((size < SMALLEST) & (size > 0))


def extreme_number(written: Any, where: str) -> InputError:
    return InputError(
        text(
            "{where}: {written} is too large or too small to be computed with",
            where=where,
            written=f"{written!r}",
        ),
        hint="numbers up to 10^15 and from 10^-100 are read, and 0; write them in another unit",
    )


def one_direction(name: str, place: int, directed: bool, edge: bool) -> None:
    """An InputError for an edge of another kind than the graph says."""
    if edge != directed:
        raise InputError(
            text(
                "{name}: edge {place} is undirected, the others are not"
                if directed
                else "{name}: edge {place} is directed, the others are not",
                name=name,
                place=place,
            ),
            hint="export the graph with edges of one kind",
        )


def read_letters(path: Path) -> str:
    with open_raw(path) as file:
        data = file.read()
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("latin-1")
