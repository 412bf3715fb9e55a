"""What was lost and what an attacker can still do, as figures by key.

The two layers of a signed study are measured as one graph on two sets of nodes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.core.identifiers import Finding, as_risk, scan, scan_titles
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.core.technique import Measured
from engine.core.text import text
from engine.kinds.graphs.aggregate import aggregated_by, layers_of
from engine.kinds.graphs.attack import attack, reliable_auc
from engine.kinds.graphs.data import Graph, GraphLayer, PublishedGraphs, Study, Trace
from engine.kinds.graphs.labels import person_key
from engine.kinds.graphs.node_attributes import fewest_alike
from engine.kinds.graphs.params import Params, Private, Synthetic
from engine.kinds.graphs.posterior_cap import Kernel, closed_form_cap, empirical_prior, numeric_cap
from engine.kinds.graphs.private import edges_per_person
from engine.kinds.graphs.utility import Figures, compare_graphs

FEW = 10  # people
LABELS = text("labels of nodes")


def measure(
    data: Study, published: PublishedGraphs, params: Params, randomness: Randomness, progress: Progress
) -> Measured:
    original = disjoint_union(layers_of(data, aggregated_by(params)))
    released = disjoint_union(published.layers)
    utility = compare_graphs(original, released, progress.part("", 0.9))
    utility |= {
        "nodes": len(released.labels),
        "edges": released.edges,
        "rank_used": max((trace.rank for trace in published.traces), default=0),
    }
    trace = merge_traces(published.traces)
    risk = _attack_metrics(trace, kernel_of(published, params))
    if isinstance(params, Private):
        risk |= _private_metrics(published, params)
    else:
        risk |= _synthetic_metrics(data, trace, published, params)
    risk["people"] = len(data.statements.people) if data.statements.ensemble else None
    risk["nodes"] = data.nodes
    risk["person_like"] = data.person_like
    risk["fewest_alike"] = fewest_alike(published.layers)
    risk["identifiers"] = _identifying_labels(data, published)
    warnings = list(data.notes) + list(published.warnings)
    if utility["path_sampled"]:
        warnings.append(
            text(
                "betweenness and closeness were estimated from {path_sources} of {labels} nodes",
                path_sources=utility["path_sources"],
                labels=len(original.labels),
            )
        )
    return Measured(utility, risk, tuple(warnings))


def _identifying_labels(study: Study, published: PublishedGraphs) -> list[dict[str, str]]:
    """Released labels that name persons: by what they look like, or because a participant is called so."""
    labels = sorted({label for layer in published.released for label in layer.graph.labels})
    people = {person_key(name) for name in study.statements.people}
    named = [label for label in labels if person_key(label) in people]
    found = scan({LABELS: labels}, listed=True)
    for name in published.layers[0].attributes:
        found += scan({name: [v for layer in published.layers for v in layer.attributes[name] if v]})
    found += scan_titles(published.layers[0].attributes)
    if named:
        telling = any(not label.isdigit() and len(label) > 2 for label in named)  # else maybe numbers of both
        number = "one label" if len(named) == 1 else text("{named} labels", named=len(named))
        words = text("labels of nodes: {number} the participants are called by too", number=number)
        found.append(Finding(LABELS, "participant", "red" if telling else "amber", words))
    return as_risk(found)


def kernel_of(published: PublishedGraphs, params: Params) -> Kernel:
    """The law of the noised cells of a release."""
    traces = published.traces
    integer = all(trace.original.integer for trace in traces)
    probabilities = traces[0].factor_probabilities if traces else np.ones(1)
    law = "laplace" if isinstance(params, Private) else params.smear
    return Kernel(published.facts["scale"], law, integer, probabilities)


def _attack_metrics(trace: Trace, kernel: Kernel) -> Figures:
    """None where it is not known: the file does not tell, or too few edges do (`attack.FEWEST`)."""
    people = trace.original.contributors
    found = attack(trace, kernel)
    best = reliable_auc(found.bayes)
    metrics: Figures = {
        "attack_auc_naive": reliable_auc(found.naive),
        "attack_auc_bayes": best,
        "attack_auc_error": found.bayes.error if found.bayes and best is not None else None,
        "attack_auc_before": reliable_auc(found.before),
    }
    counts = ("single_edges", "fewest_contributors", "single_contributor_share", "few_contributors_share")
    if people is None:
        return metrics | dict.fromkeys(counts)
    behind = people[trace.kept]
    if not len(behind):
        return metrics | dict.fromkeys(counts) | {"single_edges": 0}
    shares = (int(np.sum(behind == 1)), int(behind.min()), float(np.mean(behind == 1)))
    return metrics | dict(zip(counts, (*shares, float(np.mean(behind < FEW))), strict=True))


def _synthetic_metrics(study: Study, trace: Trace, published: PublishedGraphs, params: Synthetic) -> Figures:
    """ε only where it holds: whole counts, one person one step, Laplace, and no factor beside it."""
    graph = trace.original
    counting = graph.integer and (params.aggregate_by == "binary" or not study.statements.ensemble)
    holds = (
        counting
        and graph.contributors is not None
        and bool(np.all(graph.contributors == graph.weight))
        and params.smear == "laplace"
        and published.facts["fringe"] == "none"
        and params.noise_scale > 0
    )
    most = int(edges_per_person(study).max(initial=0)) if study.statements.ensemble else None
    edge = 1 / params.noise_scale if holds else None
    return {
        "noise_scale": params.noise_scale,
        "epsilon_edge": edge,
        "contributions": most,
        "epsilon_person": edge * most if edge is not None and most is not None else None,
        "posterior_cap": _cap(trace, kernel_of(published, params)),
        "posterior_cap_noise_alone": _closed_cap(graph, params),
        "prior_single": None
        if graph.contributors is None or not graph.edges
        else float(np.mean(graph.contributors == 1)),
        "presence_disclosed": True,
    }


def _cap(trace: Trace, kernel: Kernel) -> float | None:
    people = trace.original.contributors
    if people is None or not trace.original.edges:
        return None
    return numeric_cap(empirical_prior(trace, people == 1), kernel)


def _closed_cap(graph: Graph, params: Synthetic) -> float | None:
    """Λ's cap: for counts of people and Laplace noise alone, without the factor."""
    if graph.contributors is None or not graph.edges or params.smear != "laplace":
        return None
    if not np.array_equal(graph.contributors, graph.weight):
        return None
    values, counts = np.unique(graph.contributors, return_counts=True)
    frequencies = dict(zip(values.tolist(), counts.tolist(), strict=True))
    return closed_form_cap(frequencies, params.noise_scale)[1]


def _private_metrics(published: PublishedGraphs, params: Private) -> Figures:
    facts = published.facts
    return {
        "noise_scale": facts["scale"],
        "epsilon_edge": 1 / facts["scale"],
        "contributions": facts["c"],
        "epsilon_person": params.epsilon,
        "delta_person": params.delta,
        "threshold": facts["threshold"],
        "applied_threshold": facts["applied_threshold"],
        "people_over_c": facts["over_c"],
        "edges_left_out_by_c": facts["left_out"],
        "too_small": facts.get("too_small", ""),
        "posterior_cap": None,
        "presence_disclosed": False,
    }


def disjoint_union(layers: Sequence[GraphLayer]) -> Graph:
    """One graph; the layers of a signed study stand next to each other, each on nodes of its own."""
    if len(layers) == 1:
        return layers[0].graph
    return _union([layer.graph for layer in layers], [f"{layer.name}: " for layer in layers])


def merge_traces(traces: Sequence[Trace]) -> Trace:
    """The traces of all layers as one."""
    if len(traces) == 1:
        return traces[0]
    graph = _union([trace.original for trace in traces], [f"{at}: " for at in range(len(traces))])

    def column(name: str) -> NDArray[Any]:
        return np.concatenate([getattr(trace, name) for trace in traces])

    return Trace(
        graph,
        column("fringe"),
        column("factors"),
        column("noised"),
        column("noise"),
        column("kept"),
        column("synthetic"),
        max(trace.rank for trace in traces),
        any(trace.capped for trace in traces),
        traces[0].factor_probabilities,
    )


def _union(graphs: list[Graph], prefixes: list[str]) -> Graph:
    labels, begin, source, target = [], 0, [], []
    for graph, prefix in zip(graphs, prefixes, strict=True):
        labels += [prefix + label for label in graph.labels]
        source.append(graph.source + begin)
        target.append(graph.target + begin)
        begin += len(graph.labels)
    people = [graph.contributors for graph in graphs if graph.contributors is not None]
    return Graph(
        tuple(labels),
        np.concatenate(source),
        np.concatenate(target),
        np.concatenate([graph.weight for graph in graphs]),
        np.concatenate(people) if len(people) == len(graphs) else None,
        graphs[0].directed,
    )
