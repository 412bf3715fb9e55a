"""What the worker sends the window of a study: values only, made by `views`.

Unpickling a value imports the module of its class, so that nothing that computes stands here.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.kinds.graphs.data import Floats, Ints, RecodeCounts

FEWEST = 5  # edges of one person, and edges of more, an attack must rest on to say anything


@dataclass(frozen=True)
class GraphOverview:
    """What was loaded, in numbers."""

    nodes: int
    edges: int
    people: int | None
    single_edges: int | None
    single_nodes: int | None
    directed: bool
    signed: bool
    integer: bool
    edges_per_person: Ints | None
    notes: tuple[str, ...]


@dataclass(frozen=True)
class SinglePerson:
    """How much rests on one person."""

    nodes: int
    edges: int
    single_nodes: int | None
    single_edges: int | None


@dataclass(frozen=True)
class RecodeView:
    """The recode screen: raw labels by frequency, and what the categories do."""

    labels: tuple[str, ...]
    mentions: Ints
    people: Ints | None
    categories: tuple[str, ...]  # "" where there is none
    before: SinglePerson
    after: SinglePerson
    counts: RecodeCounts


@dataclass(frozen=True)
class NetworkView:
    """Both graphs on the same places; edges are those of the original, strongest first."""

    labels: tuple[str, ...]
    positions: Floats
    source: Ints
    target: Ints
    original: Floats
    synthetic: Floats | None  # 0 where the edge is not published
    contributors: Ints | None
    strength: Floats
    directed: bool
    edges: int  # of the whole graph, of which these are the strongest


@dataclass(frozen=True)
class MatrixView:
    """Heat maps over the strongest nodes, strongest first."""

    labels: tuple[str, ...]
    original: Floats
    synthetic: Floats | None
    nodes: int  # with an edge, of which these are the strongest


@dataclass(frozen=True)
class RanksView:
    """A centrality before and after, the first of the original on top."""

    labels: tuple[str, ...]
    before: Floats
    after: Floats
    rank_before: Ints
    rank_after: Ints
    nodes: int


@dataclass(frozen=True)
class WeightsView:
    """How many edges have at least a weight, before and after; and the two weights of every edge."""

    before: Floats
    after: Floats | None  # None before a run
    contributors: Ints | None


@dataclass(frozen=True)
class NoiseView:
    """Histograms of what was added: on all edges, on the fringe, and the change that was left."""

    edges: Floats
    everywhere: Ints
    fringe: Ints
    difference: Ints


@dataclass(frozen=True)
class Roc:
    false_positive: Floats
    true_positive: Floats
    auc: float
    error: float  # standard error of the area
    few: int  # edges of the rarer kind (of one person, or of more) the curve rests on


@dataclass(frozen=True)
class EdgeAttackView:
    """ROC curves: which published edges rested on one person?"""

    before: Roc | None
    naive: Roc | None
    bayes: Roc | None
    published: int
    single: int | None
