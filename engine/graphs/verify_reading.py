"""Reads a published graph for the verifier, in ways of its own: shares no code with what wrote it."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

from engine.files.formulas import unescape

_NAMESPACE = "{http://graphml.graphdrawing.org/xmlns}"


@dataclass(frozen=True)
class Layer:
    """One published file as it reads."""

    name: str
    columns: tuple[str, ...]
    edges: list[tuple[str, str, str]]


class Unreadable(Exception):
    pass


def read_layer(folder: Path, layer: str) -> Layer:
    stem = f"data.{layer}" if layer else "data"
    for ending, reader in (("csv", _edge_list), ("graphml", _graphml), ("adjacency.csv", _adjacency)):
        path = folder / f"{stem}.{ending}"
        if path.exists():
            try:
                return reader(path, layer)
            except (ValueError, IndexError, csv.Error, UnicodeDecodeError, ElementTree.ParseError) as error:
                raise Unreadable(f"{path.name} cannot be read: {error}") from None
    raise Unreadable(f"there is no {stem}.csv, {stem}.graphml or {stem}.adjacency.csv")


def _rows(path: Path) -> Iterator[list[str]]:
    with open(path, encoding="utf-8", newline="") as file:
        yield from csv.reader(file, strict=True)


def _edge_list(path: Path, layer: str) -> Layer:
    rows = _rows(path)
    head = tuple(next(rows, ()))
    edges = []
    for line, row in enumerate(rows, 2):
        if len(row) != len(head) or len(row) < 3:
            raise ValueError(f"line {line} has {len(row)} cells, the first {len(head)}")
        edges.append((unescape(row[0]), unescape(row[1]), row[2]))
    return Layer(layer, head, edges)


def _adjacency(path: Path, layer: str) -> Layer:
    rows = list(_rows(path))
    labels = [unescape(cell) for cell in rows[0][1:]]
    if [unescape(row[0]) for row in rows[1:]] != labels:
        raise ValueError("rows and columns are not called the same")
    edges = [
        (source, target, cell)
        for source, row in zip(labels, rows[1:], strict=True)
        for target, cell in zip(labels, row[1:], strict=True)
        if float(cell) != 0
    ]
    return Layer(layer, ("source", "target", "weight"), edges)


def _graphml(path: Path, layer: str) -> Layer:
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
    return Layer(layer, ("source", "target", "weight") if fine else tuple(keys), edges)
