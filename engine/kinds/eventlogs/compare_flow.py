"""A log and a directly-follows graph that was released of it: the figures of a run that files alone tell.

`edges_fabricated` are arrows that the log does not have; `unique_released_own` those that a single case of it
has, where a run counts the cases that kept a pair within the bound.
"""

from __future__ import annotations

import csv
from pathlib import Path

import numpy as np

from engine.core.errors import InputError
from engine.core.json_values import Draft
from engine.kinds.eventlogs.data import EventLog, PublishedFlow
from engine.kinds.eventlogs.measure_flow import case_pairs, total_variation
from engine.kinds.eventlogs.utility import END, START
from engine.kinds.eventlogs.verify_flow import COLUMNS, read_flow
from engine.verify.read_xes import Broken


def is_flow(path: Path) -> bool:
    """A network, or a table with the columns of an edge list."""
    if path.suffix in (".graphml", ".json"):
        return True
    if path.suffix != ".csv" or not path.is_file():
        return False
    with path.open(encoding="utf-8", errors="replace", newline="") as file:
        return next(csv.reader(file), []) == COLUMNS


def compare_flow(log: EventLog, path: Path) -> Draft:
    try:
        released = dict(read_flow(path))
    except Broken as problem:
        raise InputError(
            str(problem), hint="give a directly-follows graph as Sfumato writes it, or a log"
        ) from None
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
