"""The variants of both logs, the flow between them, and two variants edit by edit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.kinds.eventlogs.comparison_log import compared_with, counts_beside
from engine.kinds.eventlogs.data import EventLog, Variant
from engine.kinds.eventlogs.levenshtein import encode
from engine.kinds.eventlogs.sankey_layout import NODES, draw_flow
from engine.kinds.eventlogs.view_types import FlowPicture, Step, VariantTable


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
    rows = {variant: row for row, variant in enumerate(_rows(data, published, against))}
    if metric == "similarity":
        return draw_flow(
            metric, float(found.matched.similarity), found.matched.matched, found.matched.moved, rows, limit
        )
    side = found.difference
    return draw_flow(metric, float(side.difference), side.matched, side.moved, rows, limit)


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
