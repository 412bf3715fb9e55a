"""What travels in this room: statements as they were read, aggregate graphs, and what is published.

A statement is one row "this participant drew source → target with this weight". An aggregate graph
has one cell an edge: N_ij people behind it and weight W_ij. Labels are sorted, cells are sorted row
by row, and every random draw follows that order: the order of rows in a file never matters.
An undirected edge is one cell with source ≤ target, drawn once.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.core.stretches import distinct

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]
Flags = NDArray[np.bool_]


@dataclass(frozen=True)
class Statements:
    """Edges as they were stated; without people it is an aggregate that somebody else made."""

    labels: tuple[str, ...]  # of nodes, sorted
    source: Ints
    target: Ints
    weight: Floats
    people: tuple[str, ...] = ()  # sorted; they never leave the house
    person: Ints | None = None
    contributors: Ints | None = None  # of an aggregate that says so
    directed: bool = True
    spellings: tuple[str, ...] = ()  # every spelling of every participant, as the file has it

    @property
    def ensemble(self) -> bool:
        return self.person is not None


@dataclass(frozen=True)
class Graph:
    """An aggregate: the cells of the support Ω = {W ≠ 0}, sorted by source, then target."""

    labels: tuple[str, ...]
    source: Ints
    target: Ints
    weight: Floats
    contributors: Ints | None = None
    directed: bool = True

    @property
    def edges(self) -> int:
        return len(self.weight)

    @property
    def integer(self) -> bool:
        return bool(np.all(self.weight == np.rint(self.weight)))

    @property
    def active(self) -> Ints:
        """The nodes that have an edge."""
        return distinct(np.concatenate([self.source, self.target]))

    def subgraph(self, kept: Flags) -> Graph:
        """The same graph with the cells where `kept` holds."""
        people = None if self.contributors is None else self.contributors[kept]
        return Graph(
            self.labels, self.source[kept], self.target[kept], self.weight[kept], people, self.directed
        )

    def with_weights(self, weight: Floats) -> Graph:
        """The same support with other weights and nothing known of the people behind it."""
        return Graph(self.labels, self.source, self.target, weight, None, self.directed)


@dataclass(frozen=True)
class GraphLayer:
    """One graph of a study; a signed study has two, each with weights above zero."""

    name: str  # "" | "positive" | "negative"
    graph: Graph
    attributes: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # by name, a value a node or ""


@dataclass(frozen=True)
class RecodeCounts:
    """What recoding did."""

    labels_before: int
    labels_after: int
    mapped: int
    unmapped: int
    loops_dropped: int  # self-loops that merging created
    statements_dropped: int  # statements that named a dropped label


@dataclass(frozen=True)
class Study:
    """A loaded file: the statements as read (upper and lower case settled), and as recoded."""

    raw: Statements
    statements: Statements
    counts: RecodeCounts | None = None
    signed: bool = False  # read as two layers, whatever the weights are
    notes: tuple[str, ...] = ()
    categories: dict[str, str] = field(default_factory=dict)  # of the recode table, raw label → category
    others: tuple[str, ...] = ()  # columns or attributes that are not read; told inside the house only
    attributes: Mapping[str, Mapping[str, str]] = field(
        default_factory=dict
    )  # those to keep: name → label → value
    nodes: str = "auto"  # what the steward says they are: auto | things | people
    person_like: str = ""  # why the nodes look like people; told inside the house only
    pseudonyms: Mapping[str, str] = field(
        default_factory=dict
    )  # of the relabelling table, label → released label


@dataclass(frozen=True)
class Trace:
    """How one layer came to be, for the steward only: it never leaves the house."""

    original: Graph  # what the noise was applied to
    fringe: Flags
    factors: Floats  # 1 outside the fringe
    noised: Floats  # Y on Ω, before the low rank
    noise: Floats  # Y − W·factor
    kept: Flags  # cells that are published
    synthetic: Floats  # S on Ω; zero where nothing is published
    rank: int
    capped: bool  # fewer triplets than asked for, because the graph is large
    factor_probabilities: Floats  # of the factors 1..5, as the exact Bayes attacker weighs them


@dataclass(frozen=True)
class WeightSnapshot:
    """Weights on their way, for the steward who watches: seen in the window and nowhere else."""

    stage: str  # how far: "After the noise"
    layer: str
    source: Ints
    target: Ints
    weight: Floats


@dataclass(frozen=True)
class PublishedGraphs:
    """What was made: the layers that may leave, and the traces that stay."""

    layers: tuple[GraphLayer, ...]
    traces: tuple[Trace, ...]
    facts: dict[str, Any] = field(default_factory=dict)  # scale, c, threshold, counts of what was dropped
    warnings: tuple[str, ...] = ()
    names: Mapping[str, str] = field(
        default_factory=dict
    )  # label → released label; empty where labels are kept

    @property
    def released(self) -> tuple[GraphLayer, ...]:
        """The layers as they leave, by their released labels."""
        return tuple(relabelled(layer, self.names) for layer in self.layers) if self.names else self.layers


def relabelled(layer: GraphLayer, names: Mapping[str, str]) -> GraphLayer:
    """The layer by other labels, nodes and edges in the order of these: the old order tells nothing."""
    graph = layer.graph
    renamed = [names[label] for label in graph.labels]
    order = np.argsort(np.array(renamed), kind="stable")
    to = np.empty(len(order), np.int64)
    to[order] = np.arange(len(order))
    source, target = to[graph.source], to[graph.target]
    if not graph.directed:
        source, target = np.minimum(source, target), np.maximum(source, target)
    labels = tuple(renamed[at] for at in order)
    made = graph_of_cells(labels, source, target, graph.weight, graph.contributors, graph.directed)
    attributes = {name: tuple(values[at] for at in order) for name, values in layer.attributes.items()}
    return GraphLayer(layer.name, made, attributes)


def graph_of_cells(
    labels: tuple[str, ...], source: Ints, target: Ints, weight: Floats, people: Ints | None, directed: bool
) -> Graph:
    """Parallel edges add up; explicit zeros are no edges. People behind parallel edges of an aggregate
    may be the same ones, so their number is the largest, not the sum: never more than is certain."""
    there = weight != 0
    cell, place = _cells(source[there], target[there], len(labels), directed)
    total: Floats = np.bincount(place, weight[there], len(cell)).astype(np.float64)
    count = None
    if people is not None:
        count = np.zeros(len(cell), np.int64)
        np.maximum.at(count, place, people[there])
    size = max(1, len(labels))
    made = Graph(labels, cell // size, cell % size, total, count, directed)
    return made.subgraph(made.weight != 0)


def _cells(source: Ints, target: Ints, nodes: int, directed: bool) -> tuple[Ints, Ints]:
    """Distinct cells in row-major order, and for every statement the place of its cell."""
    if not directed:
        source, target = np.minimum(source, target), np.maximum(source, target)
    return np.unique(source * max(1, nodes) + target, return_inverse=True)


def names(study: Study) -> dict[str, tuple[str, ...]]:
    """What next year's network is held against: labels as they were in the file."""
    return {"nodes": tuple(study.raw.labels)}
