"""Which variant became which, as a picture: the variants of both sides, the bands between them, the edits.

A side shows its largest variants; all others are folded into one node at its end, and so are their
bands, so that what is drawn stays readable and adds up to the whole at any number of variants.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from engine.eventlogs.counterpart import compared_with, counts_beside
from engine.eventlogs.data import EventLog, Variant
from engine.eventlogs.distances import encode
from engine.eventlogs.similarity import Band

BUFFER = -1
NODES = 40  # a side, besides the folded one


@dataclass(frozen=True)
class FlowSide:
    """Nodes of one side, the largest first; `folded` variants share one more node after them."""

    variants: tuple[Variant, ...]
    rows: np.ndarray  # where each stands in the table of variants
    mass: np.ndarray  # one longer than `variants` where some are folded
    folded: int
    buffer: int  # mass of the buffer on this side


@dataclass(frozen=True)
class FlowPicture:
    """Bands as arrays, in the order of their sources; masses add up to `total`."""

    metric: str
    unit: str  # "share" (of total) or "cases"
    value: float  # the similarity, or the difference
    total: int
    sources: FlowSide
    targets: FlowSide
    source: np.ndarray  # node; len(variants) is the folded one, BUFFER the buffer
    target: np.ndarray
    mass: np.ndarray
    edits: np.ndarray  # edit distance; where bands are folded the mean by mass
    cost: np.ndarray  # what the metric charges: edits, or edits / longer length
    matched: np.ndarray  # flags: the same variant on both sides
    count: np.ndarray  # how many bands are in it


@dataclass(frozen=True)
class VariantTable:
    """All variants of both logs as arrays: the commonest of the original first, then those it lacks."""

    activities: tuple[str, ...]  # the commonest first
    codes: np.ndarray  # activities of all variants, one after the other
    starts: np.ndarray  # one longer than there are variants
    before: np.ndarray  # cases
    after: np.ndarray  # cases; 0: not there
    compared: bool  # whether there is another log


@dataclass(frozen=True)
class Step:
    """One step of an alignment: keep, insert, delete or substitute."""

    operation: str
    before: str
    after: str


def flow(
    data: EventLog,
    published: Any,
    params: Any,
    metric: str = "similarity",
    limit: int = NODES,
    against: str = "",
) -> FlowPicture | None:
    """None while there is nothing to compare with, or nothing was released."""
    found = compared_with(data, published, against)
    if found is None or found.matched is None:
        return None
    relative = metric == "similarity"
    side = found.matched if relative else found.difference
    bands = [(band, True) for band in side.matched] + [(band, False) for band in side.moved]
    rows = {variant: row for row, variant in enumerate(_rows(data, published, against))}
    sources = _side([(b.source, b.mass) for b, _ in bands], rows, limit)
    targets = _side([(b.target, b.mass) for b, _ in bands], rows, limit)
    folded = _folded(bands, sources, targets, relative)
    return FlowPicture(
        metric=metric,
        unit="share" if relative else "cases",
        value=float(found.matched.similarity) if relative else float(found.difference.difference),
        total=sum(band.mass for band, _ in bands),
        sources=sources,
        targets=targets,
        **folded,
    )


def _side(ends: Sequence[tuple[Variant | None, int]], rows: Mapping[Variant, int], limit: int) -> FlowSide:
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
    return FlowSide(
        tuple(shown), np.array([rows[v] for v in shown], np.int64), np.array(amounts), len(rest), buffer
    )


def _folded(
    bands: Sequence[tuple[Band, bool]], sources: FlowSide, targets: FlowSide, relative: bool
) -> dict[str, np.ndarray]:
    """Bands between the same nodes together, matched and moved apart; edits and cost as means by mass."""
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
    # The buffer stands at the end of its side.
    keys = sorted(sums, key=lambda key: (key[0] == BUFFER, key[0], key[1] == BUFFER, key[1], not key[2]))
    ends = np.array([key[:2] for key in keys], np.int64).reshape(-1, 2)
    mass = np.array([sums[key][0] for key in keys], np.int64)
    return {
        "source": ends[:, 0],
        "target": ends[:, 1],
        "mass": mass,
        "edits": np.array([sums[key][1] for key in keys]) / np.maximum(mass, 1),
        "cost": np.array([sums[key][2] for key in keys]) / np.maximum(mass, 1),
        "matched": np.array([key[2] for key in keys], bool),
        "count": np.array([sums[key][3] for key in keys], np.int64),
    }


def variants(data: EventLog, published: Any, params: Any, against: str = "") -> VariantTable:
    before, after = data.as_counts(), counts_beside(data, published, against)
    names = _rows(data, published, against)
    events: dict[str, int] = {}
    for variant in names:
        for activity in variant:
            events[activity] = events.get(activity, 0) + max(before.get(variant, 0), 1)
    activities = sorted(events, key=lambda activity: (-events[activity], activity))
    code = {activity: place for place, activity in enumerate(activities)}
    lengths = [len(variant) for variant in names]
    return VariantTable(
        activities=tuple(activities),
        codes=np.array([code[activity] for variant in names for activity in variant], np.int32),
        starts=np.concatenate([[0], np.cumsum(lengths)]).astype(np.int64),
        before=np.array([before.get(variant, 0) for variant in names], np.int64),
        after=np.array([after.get(variant, 0) for variant in names], np.int64),
        compared=published is not None or bool(against),
    )


def _rows(data: EventLog, published: Any, against: str) -> list[Variant]:
    """The commonest first; those only the other log has come last."""
    after, before = counts_beside(data, published, against), set(data.variants)
    extra = sorted(after.keys() - before, key=lambda variant: (-after[variant], variant))
    return [*data.variants, *extra]


def alignment(
    data: EventLog, published: Any, params: Any, source: Sequence[str] = (), target: Sequence[str] = ()
) -> tuple[Step, ...]:
    """Two variants edit by edit, cheapest way."""
    from rapidfuzz.distance import Levenshtein

    left, right = tuple(source), tuple(target)
    (a,), (b,) = encode([left], [right])
    names = {"equal": "keep", "insert": "insert", "delete": "delete", "replace": "substitute"}
    steps = []
    for code in Levenshtein.opcodes(a, b):
        gone, come = left[code.src_start : code.src_end], right[code.dest_start : code.dest_end]
        for place in range(max(len(gone), len(come))):
            one = gone[place] if place < len(gone) else ""
            other = come[place] if place < len(come) else ""
            steps.append(Step(names[code.tag], one, other))
    return tuple(steps)
