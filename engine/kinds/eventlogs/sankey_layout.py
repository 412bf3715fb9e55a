"""Which variant became which, as a picture: the variants of both sides and the bands between them.

A side shows its largest variants; all others are folded into one node at its end, and so are their
bands, so that what is drawn stays readable and adds up to the whole at any number of variants.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import numpy as np

from engine.kinds.eventlogs.data import Variant
from engine.kinds.eventlogs.log_similarity import Band, FlowEstimate
from engine.kinds.eventlogs.view_types import BUFFER, SankeyDiagram, SankeySide

NODES = 20  # a side, besides the folded one


def sankey_diagram(
    metric: str,
    value: float,
    matched: Sequence[Band],
    moved: Sequence[Band],
    rows: Mapping[Variant, int],
    limit: int = NODES,
) -> SankeyDiagram:
    """`rows` says where every variant stands in the table of variants."""
    relative = metric == "similarity"
    bands = [(band, True) for band in matched] + [(band, False) for band in moved]
    sources = _side([(b.source, b.mass) for b, _ in bands], rows, limit)
    targets = _side([(b.target, b.mass) for b, _ in bands], rows, limit)
    sums = _fold(bands, sources, targets, relative)
    # The buffer stands at the end of its side.
    keys = sorted(sums, key=lambda key: (key[0] == BUFFER, key[0], key[1] == BUFFER, key[1], not key[2]))
    ends = np.array([key[:2] for key in keys], np.int64).reshape(-1, 2)
    mass = np.array([sums[key][0] for key in keys], np.int64)
    return SankeyDiagram(
        metric=metric,
        unit="share" if relative else "cases",
        value=value,
        total=sum(band.mass for band, _ in bands),
        sources=sources,
        targets=targets,
        source=ends[:, 0],
        target=ends[:, 1],
        mass=mass,
        edits=np.array([sums[key][1] for key in keys]) / np.maximum(mass, 1),
        cost=np.array([sums[key][2] for key in keys]) / np.maximum(mass, 1),
        matched=np.array([key[2] for key in keys], bool),
        count=np.array([sums[key][3] for key in keys], np.int64),
    )


def sankey_snapshot(flow: FlowEstimate, rows: Mapping[Variant, int]) -> SankeyDiagram:
    """The live picture: the solver's present flow, and the bounds of the value."""
    diagram = sankey_diagram(flow.metric, flow.value, flow.matched, flow.moved, rows)
    return replace(diagram, bounds=flow.bounds, round=flow.round)


def _side(ends: Sequence[tuple[Variant | None, int]], rows: Mapping[Variant, int], limit: int) -> SankeySide:
    mass: dict[Variant | None, int] = {}
    for variant, amount in ends:
        mass[variant] = mass.get(variant, 0) + amount
    buffer = mass.pop(None, 0)
    named = {variant: amount for variant, amount in mass.items() if variant is not None}
    ordered = sorted(named, key=lambda variant: (-named[variant], rows[variant]))
    if len(ordered) <= limit + 1:  # folding a single one would hide it for nothing
        limit = len(ordered)
    shown, rest = ordered[:limit], ordered[limit:]
    amounts = [named[variant] for variant in shown]
    if rest:
        amounts.append(sum(named[variant] for variant in rest))
    return SankeySide(
        tuple(shown), np.array([rows[v] for v in shown], np.int64), np.array(amounts), len(rest), buffer
    )


def _fold(
    bands: Sequence[tuple[Band, bool]], sources: SankeySide, targets: SankeySide, relative: bool
) -> dict[tuple[int, int, bool], list[float]]:
    """Bands between the same nodes together, matched and moved apart: mass, edits, cost and number."""
    left = {variant: node for node, variant in enumerate(sources.variants)}
    right = {variant: node for node, variant in enumerate(targets.variants)}
    sums: dict[tuple[int, int, bool], list[float]] = {}
    for band, matched in bands:
        source = BUFFER if band.source is None else left.get(band.source, len(left))
        target = BUFFER if band.target is None else right.get(band.target, len(right))
        longest = max(len(band.source or ()), len(band.target or ()), 1)
        cost = band.distance / longest if relative else band.distance
        one = sums.setdefault((source, target, matched), [0, 0.0, 0.0, 0])
        one[0] += band.mass
        one[1] += band.mass * band.distance
        one[2] += band.mass * cost
        one[3] += 1
    return sums
