"""What the recode screen shows: raw labels by frequency, and what still rests on one person."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from engine.kinds.graphs.aggregate import aggregate, people_per_node
from engine.kinds.graphs.data import Statements, Study
from engine.kinds.graphs.recode import recode as recode_statements
from engine.kinds.graphs.view_types import RecodeView, Rest


def recode(
    study: Study,
    published: Any = None,
    params: Any = None,
    categories: Mapping[str, str] | None = None,
    unmapped: str = "keep",
    table: str = "",
) -> RecodeView:
    """Live: give the categories typed so far, get the count of what still rests on one person.

    Without categories those of a table file are taken, or those the file was loaded with.
    """
    raw = study.raw
    if table:
        from engine.kinds.graphs.recode_table import read_categories

        chosen = read_categories(Path(table))
    else:
        chosen = dict(study.categories if categories is None else categories)
    made, counts = recode_statements(raw, chosen, unmapped)
    mentions = np.bincount(np.concatenate([raw.source, raw.target]), minlength=len(raw.labels))
    order = np.lexsort((np.arange(len(mentions)), -mentions))
    people = people_per_node(raw) if raw.ensemble else None
    labels = tuple(raw.labels[at] for at in order)
    return RecodeView(
        labels,
        mentions[order],
        None if people is None else people[order],
        tuple(chosen.get(label, "") for label in labels),
        rest(raw),
        rest(made),
        counts,
    )


def rest(statements: Statements) -> Rest:
    """Single-person edges and nodes of statements (signs aside: an edge is an edge)."""
    graph = aggregate(_unsigned(statements), "binary")
    people = graph.contributors
    return Rest(
        len(graph.active),
        graph.edges,
        int(np.sum(people_per_node(statements) == 1)) if statements.ensemble else None,
        None if people is None else int(np.sum(people == 1)),
    )


def _unsigned(statements: Statements) -> Statements:
    return replace(statements, weight=np.abs(statements.weight))
