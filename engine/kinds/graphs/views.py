"""What the window draws of a whole file or run: what was loaded, what noise was added, what an attacker sees.

Views are values only, one function a plot; nothing of them is ever released. Those of one layer stand in
`layer_views`, that of the recode screen in `recode_view`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.kinds.graphs.aggregate import layers_of, people_per_node
from engine.kinds.graphs.attack import attack as attack_of
from engine.kinds.graphs.data import Floats, Ints, Published, Study
from engine.kinds.graphs.measure import kernel_of, merged
from engine.kinds.graphs.view_types import AttackView, NoiseView, Overview
from engine.kinds.graphs.views_layer import aggregated_by, matrix, network, ranks, weights
from engine.kinds.graphs.views_recode import recode

__all__ = ["matrix", "network", "ranks", "recode", "weights"]  # and all that is defined here


def overview(study: Study, published: Any = None, params: Any = None) -> Overview:
    graphs = [layer.graph for layer in layers_of(study, aggregated_by(params))]
    statements = study.statements
    people = _joined([g.contributors for g in graphs])
    active = len(np.unique(np.concatenate([g.active for g in graphs])))
    return Overview(
        len(statements.labels),
        sum(g.edges for g in graphs),
        len(statements.people) if statements.ensemble else None,
        None if people is None else int(np.sum(people == 1)),
        int(np.sum(people_per_node(statements) == 1)) if statements.ensemble else None,
        len(statements.labels) - active,
        sum(int(np.sum(g.source == g.target)) for g in graphs),
        statements.directed,
        study.signed,
        all(g.integer for g in graphs),
        float(sum(g.weight.sum() for g in graphs)),
        _edges_per_person(study),
        people,
        study.notes,
    )


def noise(study: Study, published: Published, params: Any, bins: int = 41) -> NoiseView:
    trace = merged(published.traces)
    added = trace.noised - trace.original.weight
    change = np.where(trace.kept, trace.synthetic - trace.original.weight, 0.0)
    edges = _bins(np.concatenate([trace.noise, added, change]), trace.original.integer, bins)
    return NoiseView(
        edges,
        np.histogram(trace.noise, edges)[0],
        np.histogram(added[trace.fringe], edges)[0],
        np.histogram(change[trace.kept], edges)[0],
    )


def attack(study: Study, published: Published, params: Any) -> AttackView:
    trace = merged(published.traces)
    found = attack_of(trace, kernel_of(published, params))
    people = trace.original.contributors
    single = None if people is None else int(np.sum(people[trace.kept] == 1))
    return AttackView(found.before, found.naive, found.bayes, int(trace.kept.sum()), single)


def _edges_per_person(study: Study) -> Ints | None:
    from engine.kinds.graphs.private import edges_per_person

    return edges_per_person(study) if study.statements.ensemble else None


def _joined(parts: list[Ints | None]) -> Ints | None:
    known = [part for part in parts if part is not None]
    return np.concatenate(known) if len(known) == len(parts) else None


def _bins(values: Floats, integer: bool, most: int) -> Floats:
    low, high = float(values.min(initial=0)), float(values.max(initial=0))
    if integer and high - low < 4 * most:
        return np.arange(np.floor(low) - 0.5, np.ceil(high) + 1)
    return np.linspace(low, high if high > low else low + 1, most)
