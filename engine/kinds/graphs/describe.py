"""What becomes of each part of a study: what leaves as it is, what is changed, what is withheld.

Made from the parameters and from `facts` alone, and these tell nothing of the data: how many layers the
reading asked for, whether edges have a direction, whether weights are whole numbers, and whether the file
names people, counts them or says nothing of them, whether the steward says that nodes are people, and
which of their attributes the steward keeps.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.technique import Done, Leaving
from engine.core.text import text
from engine.kinds.graphs.data import PublishedGraphs, Study
from engine.kinds.graphs.params import Params, Private, Synthetic
from engine.kinds.graphs.private import Budget

Facts = Mapping[str, Any]


def describe(data: Study, published: PublishedGraphs, params: Params) -> Done:
    """What was done, and of the original nothing but how it was read."""
    stated = data.statements
    counted = "unknown" if stated.contributors is None else "counted"
    facts = {
        **format_facts(published),
        "people": "named" if stated.ensemble else counted,
        "nodes": "people" if data.nodes == "people" else "things",
    }
    return Done(leaving(params, facts, data.others), facts)


def format_facts(published: PublishedGraphs) -> Facts:
    """What a reader must know of the files."""
    whole = all(trace.original.integer for trace in published.traces)
    return {
        "layers": [layer.name for layer in published.layers],
        "directed": published.layers[0].graph.directed,
        "weights": "whole numbers" if whole else "real numbers",
        "attributes": list(published.layers[0].attributes),
    }


def leaving(params: Params, facts: Facts, others: Sequence[str] = ()) -> tuple[Leaving, ...]:
    """`others` are names that only the house reads."""
    parts = _private(params) if isinstance(params, Private) else _synthetic(params)
    if params.relabel != "keep":
        parts[0] = Leaving(text("labels of nodes"), "changed", _RELABELLED[params.relabel])
    if facts["attributes"] and isinstance(params, Synthetic):
        few = text("values on fewer than {least} nodes are left out", least=params.attribute_k)
        parts += [Leaving(text("node attribute {name}", name=n), "changed", few) for n in facts["attributes"]]
    if facts["people"] == "named":
        parts.append(Leaving(text("participants"), "dropped", "identifier"))
    if facts["people"] == "counted":
        parts.append(Leaving(text("contributors"), "dropped", "numbers of people behind edges"))
    parts.append(Leaving(text("everything else in the file"), "dropped", "not read", tuple(others)))
    return tuple(parts)


_RELABELLED = {"number": "numbers in a random order", "table": "by a table of the house"}


def _synthetic(params: Synthetic) -> list[Leaving]:
    least = params.min_contributors
    left_out = text("those on fewer than {least} people are left out", least=least) if least > 1 else ""
    scale, law = params.noise_scale, "Laplace" if params.smear == "laplace" else "normal"
    noise = (
        text("{law} noise, b = {scale}, then low rank", law=law, scale=f"{scale:g}")
        if scale > 0
        else "low rank, without noise"
    )
    return [
        Leaving(text("labels of nodes"), "kept"),
        Leaving(text("which edges exist"), "kept", left_out),
        Leaving(text("weights"), "changed", noise),
    ]


def _private(params: Private) -> list[Leaving]:
    budget = Budget(params.epsilon, params.delta, params.c)
    least, scale = budget.applied_threshold, budget.scale
    return [
        Leaving(text("labels of nodes"), "changed", "only those of published edges"),
        Leaving(
            text("which edges exist"),
            "changed",
            text("only those of {least} or more after the noise", least=least),
        ),
        Leaving(
            text("weights"),
            "changed",
            text("discrete Laplace noise, b = {scale}, then low rank", scale=f"{scale:g}"),
        ),
    ]
