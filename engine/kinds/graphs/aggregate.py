"""From statements to graphs: N_ij = number of distinct people, W_ij = sum of per-person weights.

`binary`: a person counts once an edge, so W = N; `sum` keeps the weights a person gave.
P1: A→B, A→B; P2: A→B gives binary W=2 N=2, sum W=3 N=2.
Signed statements become two layers, each with weights above zero: what people said increases, and
what they said decreases.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from engine.core.stretches import distinct
from engine.kinds.graphs.data import Flags, Floats, Graph, GraphLayer, Ints, Statements, Study, graph_of_cells
from engine.kinds.graphs.params import Params, Synthetic


@dataclass(frozen=True)
class Contributions:
    """One entry for every person and edge: what each person adds to each cell."""

    person: Ints
    source: Ints
    target: Ints
    weight: Floats


def layers_of(study: Study, by: str) -> tuple[GraphLayer, ...]:
    """The graphs of a study; one, or a positive and a negative one."""
    return tuple(
        GraphLayer(name, aggregate(statements, by))
        for name, statements in split_signs(study.statements, study.signed)
    )


def aggregated_by(params: Params | None) -> str:
    """How a person counts: once an edge, unless the parameters say otherwise."""
    return params.aggregate_by if isinstance(params, Synthetic) else "binary"


def split_signs(statements: Statements, signed: bool) -> list[tuple[str, Statements]]:
    if not signed:
        return [("", statements)]
    positive = _subset(statements, statements.weight > 0)
    negative = _subset(statements, statements.weight < 0)
    return [("positive", positive), ("negative", replace(negative, weight=-negative.weight))]


def aggregate(statements: Statements, by: str) -> Graph:
    """The weighted graph of all statements together (`by` is "binary" or "sum")."""
    if statements.person is None:
        return graph_of_cells(
            statements.labels,
            statements.source,
            statements.target,
            statements.weight,
            statements.contributors,
            statements.directed,
        )
    return graph_of(contributions(statements, by), statements.labels, statements.directed)


def contributions(statements: Statements, by: str) -> Contributions:
    """Each person's own edges, sorted by person and cell, each once."""
    assert statements.person is not None
    there = statements.weight != 0
    source, target = statements.source[there], statements.target[there]
    if not statements.directed:
        source, target = np.minimum(source, target), np.maximum(source, target)
    size = max(1, len(statements.labels))
    # People × labels² could overflow one key; people × distinct cells cannot.
    cell, place = np.unique(source * size + target, return_inverse=True)
    key = statements.person[there] * max(1, len(cell)) + place
    distinct, owner = np.unique(key, return_inverse=True)
    weight: Floats = np.bincount(owner, statements.weight[there], len(distinct)).astype(np.float64)
    chosen = cell[distinct % max(1, len(cell))]
    if by == "binary":
        weight = np.ones(len(distinct))
    return Contributions(distinct // max(1, len(cell)), chosen // size, chosen % size, weight)


def graph_of(given: Contributions, labels: tuple[str, ...], directed: bool) -> Graph:
    """The aggregate of what the people gave."""
    size = max(1, len(labels))
    cell, place = np.unique(given.source * size + given.target, return_inverse=True)
    weight: Floats = np.bincount(place, given.weight, len(cell)).astype(np.float64)
    people = np.bincount(place, minlength=len(cell)).astype(np.int64)
    return Graph(labels, cell // size, cell % size, weight, people, directed)


def people_per_node(statements: Statements) -> Ints:
    """How many distinct people named each node (ensembles only)."""
    assert statements.person is not None
    size = max(1, len(statements.labels))
    named = distinct(
        np.concatenate(
            [statements.person * size + statements.source, statements.person * size + statements.target]
        )
    )
    return np.bincount(named % size, minlength=len(statements.labels)).astype(np.int64)


def _subset(statements: Statements, kept: Flags) -> Statements:
    def cut(values):
        return None if values is None else values[kept]

    return replace(
        statements,
        source=statements.source[kept],
        target=statements.target[kept],
        weight=statements.weight[kept],
        person=cut(statements.person),
        contributors=cut(statements.contributors),
    )
