"""GML and Pajek made ready for networkx: lines of text, settled where networkx would guess."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

from engine.core.errors import InputError
from engine.core.text import text
from engine.io.graph_guard import AGAIN, PLACE, check_complete, check_edges, finite_number, read_letters
from engine.io.memory_limit import refuse_beyond_memory

# ── GML ───────────────────────────────────────────────────────────────────────────────────────

_GML = re.compile(
    r'"[^"]*"|#.*$|\b(?:(?P<list>graph|edge)\s*\[|(?P<own>multigraph|key)\b'
    r"|(?P<name>label|name)\s+(?P<value>[^\s\"\[\]]+))",
    re.MULTILINE,
)


def read_gml(path: Path) -> Any:
    """Parallel edges are read, each by its place; a label without quotes stays as it is spelled."""
    import networkx as nx

    places = count(1)

    def edge() -> str:
        place = next(places)
        return f"edge [ key {place} {PLACE} {place} "

    def settled(found: re.Match[str]) -> str:
        if found["list"]:
            return edge() if found["list"] == "edge" else "graph [ multigraph 1 "
        if found["own"]:
            return f"networkx_{found['own']}"
        return f'{found["name"]} "{found["value"]}"' if found["name"] else found[0].replace("\n", " ")

    graph = nx.parse_gml(_GML.sub(settled, read_letters(path)).split("\n"), label="id")
    check_complete(path.name, graph, len(graph), next(places) - 1)
    return graph


# ── Pajek ─────────────────────────────────────────────────────────────────────────────────────

_WORD = re.compile(r'"([^"]*)"|(\S+)')
_NODE = 300  # bytes that a node takes at least, once it is there
_PAIRS, _LISTS = ("*arcs", "*edges"), ("*arcslist", "*edgeslist")


def read_pajek(path: Path) -> Any:
    """*Vertices, then *Arcs or *Edges, as pairs, as lists or as a *Matrix: networkx is given the pairs.

    A vertex without a line of its own has its number for a name. Nothing that would have to be guessed
    is read: networks with arcs and edges, and further objects of a Pajek project.
    """
    import networkx as nx

    labels: list[str] = []
    edges: list[tuple[str, str, str]] = []
    section, row = "", 0
    directed: set[bool] = set()
    for line, words in _pajek_lines(read_letters(path)):
        if words[0].startswith("*"):
            section, row = words[0].lower(), 0
            _open_section(path, labels, section, words, line)
        elif section == "*vertices":
            _name_vertex(path.name, labels, words, line)
        elif section:
            row += 1
            if words[0].endswith(":"):  # the number of its relation: 2: 1 3 1
                words = words[1:]
            edges += _pajek_edges(path.name, words, section, row, len(labels), line)
            directed.add(not section.startswith("*edges"))
    if section == "*matrix" and row < len(labels):
        raise InputError(
            text("{name}: the file ends inside its matrix; it was cut off", name=path.name), hint=AGAIN
        )
    if not labels:
        raise InputError(text("{name} holds no '*Vertices' of a Pajek file", name=path.name), hint=AGAIN)
    if len(directed) > 1:
        raise InputError(
            text("{name} holds arcs and edges", name=path.name),
            hint="let Pajek make arcs of its edges, or edges of its arcs, and save it again",
        )
    check_edges(path.name, map(str, range(1, len(labels) + 1)), (edge[:2] for edge in edges))
    graph = nx.parse_pajek(_plain_pajek(labels, edges, directed == {True}))
    for _, facts in graph.nodes(data=True):
        for drawing in ("x", "y", "shape"):
            del facts[drawing]
    return graph


def _plain_pajek(labels: list[str], edges: list[tuple[str, str, str]], directed: bool) -> Iterator[str]:
    """Numbers for names, because networkx makes one node of two that are called alike."""
    yield f"*vertices {len(labels)}"
    for number, label in enumerate(labels, 1):
        quoted = label.replace("\\", "\\\\")
        yield f'{number} {number} 0 0 ellipse label "{quoted}"'
    yield "*arcs" if directed else "*edges"
    for place, (source, target, weight) in enumerate(edges, 1):
        yield f"{source} {target} {weight} {PLACE} {place}"


def _pajek_lines(whole: str) -> Iterator[tuple[int, list[str]]]:
    """(line, words) of every line that says something."""
    for number, line in enumerate(whole.split("\n"), 1):
        if line.strip() and not line.lstrip().startswith("%"):
            quoted = '"' in line
            yield number, [a or b for a, b in _WORD.findall(line)] if quoted else line.split()


def _open_section(path: Path, labels: list[str], section: str, words: list[str], line: int) -> None:
    if section == "*vertices" and not labels:
        count = int(words[1]) if len(words) > 1 and words[1].isdecimal() else 0
        refuse_beyond_memory(path, _NODE * count)
        labels += [str(number) for number in range(1, count + 1)]
    elif section != "*network" and (section not in (*_PAIRS, *_LISTS, "*matrix") or not labels):
        raise InputError(
            text("{name}, line {line}: {section} is not read", name=path.name, line=line, section=words[0]),
            hint="save the network alone, as a .net file that begins with its vertices",
        )


def _name_vertex(name: str, labels: list[str], words: list[str], line: int) -> None:
    number = int(words[0]) if words[0].isdecimal() else 0
    if not 0 < number <= len(labels):
        raise InputError(
            text("{name}, line {line}: there is no vertex {number}", name=name, line=line, number=words[0]),
            hint="vertices are numbered from 1 to the number after *Vertices",
        )
    if len(words) > 1:
        labels[number - 1] = words[1]


def _pajek_edges(
    name: str, words: list[str], section: str, row: int, nodes: int, line: int
) -> list[tuple[str, str, str]]:
    """What one line says, as pairs with a weight."""
    if section == "*matrix":
        if row > nodes or len(words) != nodes:
            raise InputError(
                text(
                    "{name}, line {line}: the matrix should have {nodes} rows of {nodes} numbers",
                    name=name,
                    line=line,
                    nodes=nodes,
                ),
                hint=AGAIN,
            )
        found = [(str(row), str(to), weight) for to, weight in enumerate(words, 1)]
        found = [edge for edge in found if edge[2].strip("0") not in ("", ".")]
    elif len(words) < 2:
        raise InputError(
            text("{name}, line {line}: an edge needs two ends", name=name, line=line),
            hint="repair it in the file",
        )
    elif section in _LISTS:
        found = [(words[0], to, "1") for to in words[1:]]
    else:
        found = [(words[0], words[1], words[2] if len(words) > 2 else "1")]
    for *_, weight in found:
        finite_number(weight, text("{name}, line {line}", name=name, line=line))
    return found
