"""A log and a directly-follows graph that was released of it: the figures of a run that files alone tell.

`edges_fabricated` are arrows that the log does not have; `unique_released_own` those that a single case of it
has, where a run counts the cases that kept a pair within the bound.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from engine.core.json_values import Draft
from engine.kinds.eventlogs.data import EventLog, PublishedFlow
from engine.kinds.eventlogs.measure_flow import case_pairs, total_variation
from engine.kinds.eventlogs.utility import END, START


def compare_flow(log: EventLog, released: Mapping[tuple[str, str], int]) -> Draft:
    passages = case_pairs(log.as_counts())
    kept = [pair for pair in released if passages[pair]]
    weights = np.array([released[pair] for pair in released], np.int64)
    return {
        "edges": len(released),
        "activities": len({name for pair in released for name in pair} - {START, END}),
        "edges_lost": 1 - len(kept) / len(passages),
        "edges_fabricated": len(released) - len(kept),
        "passages_kept": sum(passages[pair] for pair in kept) / sum(passages.values()),
        "total_variation": total_variation(PublishedFlow(tuple(released), weights, 0, 0.0, {}), passages),
        "unique_released_own": sum(passages[pair] == 1 for pair in kept),
        "cases": log.cases,
    }
