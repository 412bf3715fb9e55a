"""From a study and parameters to what may be published: decides what the parameters leave to the data."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from engine.core.errors import ParameterError
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.core.text import text
from engine.kinds.graphs.aggregate import layers_of
from engine.kinds.graphs.data import Graph, GraphLayer, PublishedGraphs, Study, Trace
from engine.kinds.graphs.lowrank import LARGEST_SPARSE_RANK, parse_rank
from engine.kinds.graphs.node_attributes import attach
from engine.kinds.graphs.params import Params, Private, Synthetic
from engine.kinds.graphs.private import Budget, bounded_layers, edges_per_person, privatise, reachable_epsilon
from engine.kinds.graphs.synthetic import SynthesisParams, synthesise


def run(data: Study, params: Params, randomness: Randomness, progress: Progress) -> PublishedGraphs:
    if isinstance(params, Private):
        return _run_private(data, params, randomness, progress)
    return _run_synthetic(data, params, randomness, progress)


def _run_synthetic(
    study: Study, params: Synthetic, randomness: Randomness, progress: Progress
) -> PublishedGraphs:
    layers = layers_of(study, params.aggregate_by)
    traces, dropped = [], 0
    for layer in layers:
        graph, gone = _drop_small(layer.graph, params.min_contributors)
        dropped += gone
        chosen = SynthesisParams(
            params.noise_scale,
            params.smear,
            parse_rank(params.rank),
            _fringe_rule(graph, params.fringe),
            params.factor_law,
            params.floor,
        )
        part = progress.part(layer.name, 1 / len(layers))
        traces.append(synthesise(graph, chosen, randomness, part, layer.name))
    facts = {
        "scale": params.noise_scale,
        "dropped": dropped,
        "fringe": _fringe_rule(layers[0].graph, params.fringe),
    }
    warnings = _shared_warnings(traces)
    if dropped:
        number = "one edge" if dropped == 1 else text("{dropped} edges", dropped=dropped)
        warnings.append(
            text(
                "left out: {number} on fewer than {min_contributors} people",
                number=number,
                min_contributors=params.min_contributors,
            )
        )
    made = _published_layers(layers, traces, params.isolated)
    made = attach(made, study.attributes, params.attribute_k)
    names = _names(study, made, params.relabel, randomness)
    return PublishedGraphs(made, tuple(traces), facts, tuple(warnings), names)


def _run_private(
    study: Study, params: Private, randomness: Randomness, progress: Progress
) -> PublishedGraphs:
    counts = edges_per_person(study)
    c = params.c
    budget = Budget(params.epsilon, params.delta, c)
    bounded, left_out = bounded_layers(study, c, randomness)
    rank = parse_rank(params.rank)
    traces = [
        privatise(graph, budget, rank, randomness, progress.part(name, 1 / len(bounded)), name)
        for name, graph in bounded
    ]
    layers = [GraphLayer(name, graph) for name, graph in bounded]
    facts: dict[str, float | str] = {
        "scale": budget.scale,
        "c": c,
        "threshold": budget.threshold,
        "applied_threshold": budget.applied_threshold,
        "left_out": left_out,
        "over_c": int(np.sum(counts > c)),
    }
    warnings = _shared_warnings(traces)
    too_small = _too_small(traces, budget)
    if too_small:
        facts["too_small"] = too_small
        warnings.append(too_small)
    made = _published_layers(layers, traces, isolated=False)  # a label without an edge: somebody named it
    names = _names(study, made, params.relabel, randomness)
    return PublishedGraphs(made, tuple(traces), facts, tuple(warnings), names)


def _names(
    study: Study, layers: Sequence[GraphLayer], relabel: str, randomness: Randomness
) -> dict[str, str]:
    """What published nodes are called; nothing where their labels are kept."""
    labels = sorted({label for layer in layers for label in layer.graph.labels})
    if relabel == "number":
        drawn = randomness.generator("graph labels").permutation(len(labels)) + 1
        width = len(str(len(labels)))
        return {label: f"{number:0{width}d}" for label, number in zip(labels, drawn.tolist(), strict=True)}
    if relabel == "table":
        missing = [label for label in labels if label not in study.pseudonyms]
        if missing:
            raise ParameterError(
                text("the relabelling table has no name for {label}", label=f"{missing[0]!r}")
                if study.pseudonyms
                else "there is no relabelling table",
                hint="choose it under Load ▸ Relabelling table; every published label needs a row",
                name="relabel",
            )
        return {label: study.pseudonyms[label] for label in labels}
    return {}


def _drop_small(graph: Graph, least: int) -> tuple[Graph, int]:
    """Without the edges on fewer than `least` people, and how many there were."""
    if least <= 1:
        return graph, 0
    if graph.contributors is None:
        raise ParameterError(
            "this file does not say how many people stand behind an edge, so none can be left out for it",
            hint="where weights count people, choose the weight column as contributors too",
            name="min_contributors",
        )
    kept = graph.contributors >= least
    return graph.subgraph(kept), int(np.sum(~kept))


def _fringe_rule(graph: Graph, asked: str) -> str:
    if asked == "auto":
        return "strength" if graph.contributors is None else "contributors"
    if asked == "contributors" and graph.contributors is None:
        raise ParameterError(
            "this file does not say how many people stand behind an edge",
            hint="use the fringe rule strength, or choose a column as contributors",
            name="fringe",
        )
    return asked


def _published_layers(
    layers: Sequence[GraphLayer], traces: list[Trace], isolated: bool
) -> tuple[GraphLayer, ...]:
    """The synthetic graphs; nodes without an edge are left out, whoever named them, unless asked for."""
    made = []
    for layer, trace in zip(layers, traces, strict=True):
        graph = trace.original.subgraph(trace.kept).with_weights(trace.synthetic[trace.kept])
        made.append(GraphLayer(layer.name, graph if isolated else _without_isolates(graph)))
    return tuple(made)


def _without_isolates(graph: Graph) -> Graph:
    active = graph.active
    to = np.full(len(graph.labels), -1, np.int64)
    to[active] = np.arange(len(active))
    labels = tuple(graph.labels[at] for at in active)
    return Graph(labels, to[graph.source], to[graph.target], graph.weight, graph.contributors, graph.directed)


def _shared_warnings(traces: list[Trace]) -> list[str]:
    warnings = []
    if any(trace.capped for trace in traces):
        warnings.append(
            text(
                "the graph is large: the rank was capped at {largest_sparse_rank}",
                largest_sparse_rank=LARGEST_SPARSE_RANK,
            )
        )
    if not any(trace.kept.any() for trace in traces):
        warnings.append("no edge is left to publish")
    return warnings


def _too_small(traces: list[Trace], budget: Budget) -> str:
    """Say plainly when a small study cannot reach what was asked."""
    counts = np.concatenate([trace.original.weight for trace in traces]).astype(np.int64)
    largest, least = int(counts.max(initial=0)), budget.applied_threshold
    if largest >= least:
        return ""
    words = text(
        "this study is too small for ε = {epsilon}: edges are published from {least} people on, "
        "and the largest number of people behind an edge is {largest}",
        epsilon=f"{budget.epsilon:g}",
        least=least,
        largest=largest,
    )
    reach = reachable_epsilon(counts, budget.c, budget.delta)
    if reach is not None:
        words += text(
            "; about ε = {reach} would let the strongest tenth of the edges through", reach=f"{reach:.2g}"
        )
    return words
