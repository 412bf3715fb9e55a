"""Networks in lines of text: GML and Pajek."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine.core.errors import InputError
from engine.core.text import text
from engine.io.graph_parts import AGAIN, Network, Parts
from engine.io.input_file import open_raw
from engine.io.memory_limit import refuse_beyond_memory


def _letters(path: Path) -> str:
    with open_raw(path) as file:
        data = file.read()
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("latin-1")


# ── GML ───────────────────────────────────────────────────────────────────────────────────────

_GML = re.compile(r'\s*(?:(#[^\n]*)|"([^"]*)"|([\[\]])|([^\s\[\]"]+))')


def read_gml(path: Path) -> Network:
    whole = _gml_list(_gml_tokens(_letters(path)), path.name)
    graph = next((value for key, value in whole if key == "graph" and isinstance(value, list)), None)
    if graph is None:
        raise InputError(text("{name} holds no 'graph [ … ]' of a GML file", name=path.name), hint=AGAIN)
    parts = Parts(path.name, [], [], [], dict(_plain_pairs(graph)).get("directed", "0") == "1")
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
                    text("{name}: a ']' closes nothing; this is not a GML file", name=name), hint=AGAIN
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
                    hint=AGAIN,
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
        raise InputError(text("{name}: the file ends inside a '['; it was cut off", name=name), hint=AGAIN)
    return stack[0]


def _plain_pairs(pairs: list[tuple[str, Any]]) -> Iterator[tuple[str, str]]:
    return ((key, value) for key, value in pairs if isinstance(value, str))


# ── Pajek ─────────────────────────────────────────────────────────────────────────────────────

_WORD = re.compile(r'"([^"]*)"|(\S+)')
_NODE = 300  # bytes that a node takes at least, once it is there
_PAIRS, _LISTS = ("*arcs", "*edges"), ("*arcslist", "*edgeslist")


def read_pajek(path: Path) -> Network:
    """*Vertices, then *Arcs or *Edges, as pairs, as lists or as a *Matrix.

    A vertex without a line of its own has its number for a name. Nothing that would have to be guessed
    is read: networks with arcs and edges, and further objects of a Pajek project.
    """
    parts = Parts(path.name, [], [], [], False)
    section, row = "", 0
    directed: set[bool] = set()
    for line, words in _pajek_lines(_letters(path)):
        if words[0].startswith("*"):
            section, row = words[0].lower(), 0
            _open_section(path, parts, section, words, line)
        elif section == "*vertices":
            _name_vertex(parts, words, line)
        elif section == "*matrix":
            row += 1
            _refuse_not_square(parts, row, len(words), line)
            filled = ((to, w) for to, w in enumerate(words, 1) if w.strip("0") not in ("", "."))
            parts.edges += [(str(row), str(to), {"weight": w}) for to, w in filled]
            directed.add(True)
        elif section in _PAIRS + _LISTS:
            parts.edges += _pajek_edges(words, section, parts.name, line)
            directed.add(section.startswith("*arcs"))
    if section == "*matrix" and row < len(parts.ids):
        raise InputError(
            text("{name}: the file ends inside its matrix; it was cut off", name=path.name), hint=AGAIN
        )
    if not parts.ids:
        raise InputError(text("{name} holds no '*Vertices' of a Pajek file", name=path.name), hint=AGAIN)
    if len(directed) > 1:
        raise InputError(
            text("{name} holds arcs and edges", name=path.name),
            hint="let Pajek make arcs of its edges, or edges of its arcs, and save it again",
        )
    parts.directed = directed == {True}
    return parts.network()


def _pajek_lines(whole: str) -> Iterator[tuple[int, list[str]]]:
    """(line, words) of every line that says something."""
    for number, line in enumerate(whole.split("\n"), 1):
        if line.strip() and not line.lstrip().startswith("%"):
            quoted = '"' in line
            yield number, [a or b for a, b in _WORD.findall(line)] if quoted else line.split()


def _open_section(path: Path, parts: Parts, section: str, words: list[str], line: int) -> None:
    if section == "*vertices" and not parts.ids:
        count = int(words[1]) if len(words) > 1 and words[1].isdecimal() else 0
        refuse_beyond_memory(path, _NODE * count)
        parts.ids += [str(number) for number in range(1, count + 1)]
        parts.attributes += [{"label": number} for number in parts.ids]
    elif section != "*network" and (section not in (*_PAIRS, *_LISTS, "*matrix") or not parts.ids):
        raise InputError(
            text("{name}, line {line}: {section} is not read", name=parts.name, line=line, section=words[0]),
            hint="save the network alone, as a .net file that begins with its vertices",
        )


def _refuse_not_square(parts: Parts, row: int, cells: int, line: int) -> None:
    if row > len(parts.ids) or cells != len(parts.ids):
        raise InputError(
            text(
                "{name}, line {line}: the matrix should have {nodes} rows of {nodes} numbers",
                name=parts.name,
                line=line,
                nodes=len(parts.ids),
            ),
            hint=AGAIN,
        )


def _name_vertex(parts: Parts, words: list[str], line: int) -> None:
    number = int(words[0]) if words[0].isdecimal() else 0
    if not 0 < number <= len(parts.ids):
        raise InputError(
            text(
                "{name}, line {line}: there is no vertex {number}",
                name=parts.name,
                line=line,
                number=words[0],
            ),
            hint="vertices are numbered from 1 to the number after *Vertices",
        )
    if len(words) > 1:
        parts.attributes[number - 1] = {"label": words[1]}


def _pajek_edges(
    words: list[str], section: str, name: str, line: int
) -> list[tuple[str, str, dict[str, Any]]]:
    if len(words) < 2:
        raise InputError(
            text("{name}, line {line}: an edge needs two ends", name=name, line=line),
            hint="repair it in the file",
        )
    if section in _LISTS:
        return [(words[0], to, {}) for to in words[1:]]
    return [(words[0], words[1], {"weight": words[2]} if len(words) > 2 else {})]
