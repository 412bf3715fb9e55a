"""Utility and risk of a pair of files, whoever made them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import numpy as np

from engine import params
from engine.errors import InputError, ParameterError
from engine.graphs.aggregate import aggregate, layers_of
from engine.graphs.attack import roc
from engine.graphs.data import Graph
from engine.graphs.loading import load_study
from engine.graphs.settings import Columns, Reading
from engine.graphs.utility import align, compare_graphs
from engine.progress import Progress


def compare_files(
    original: Path, released: Path, options: Mapping[str, str], progress: Progress
) -> dict[str, Any]:
    """`options`: settings of reading the original by name, `aggregate_by`, and `layer` of a signed one."""
    reading, columns, by, layer = _settings(options)
    study = load_study([original], reading, columns, progress.part("Reading", 0.1))
    graphs = {part.name: part.graph for part in layers_of(study, by)}
    if layer not in graphs:
        layer = next(iter(graphs))
    before = graphs[layer]
    plain = Reading(directed="yes" if before.directed else "no")
    other = load_study([released], plain, Columns(), progress.part("Reading", 0.1))
    if other.statements.ensemble:
        raise InputError(f"{released.name} names participants: it is not a released graph")
    after = aggregate(other.statements, "sum")
    utility = compare_graphs(before, after, progress.part("", 0.8))
    utility |= {"nodes": [len(before.active), len(after.active)], "edges": [before.edges, after.edges]}
    return {"layer": layer, "utility": utility, "risk": _risk(before, after)}


def _settings(options: Mapping[str, str]) -> tuple[Reading, Columns, str, str]:
    own = {name: value for name, value in options.items() if name not in ("aggregate_by", "layer")}
    names = {kind: {f.name for f in fields(kind)} for kind in (Reading, Columns)}
    unknown = set(own) - names[Reading] - names[Columns]
    if unknown:
        raise ParameterError(f"there is no setting {min(unknown)!r} of reading graphs", name=min(unknown))
    reading = params.build(Reading, {n: v for n, v in own.items() if n in names[Reading]})
    columns = params.build(Columns, {n: v for n, v in own.items() if n in names[Columns]})
    by = options.get("aggregate_by", "binary")
    if by not in ("binary", "sum"):
        raise ParameterError(f"aggregate_by: {by!r} is not one of binary, sum", name="aggregate_by")
    if reading.signed == "refuse":
        reading = replace(reading, signed="split")
    return reading, columns, by, options.get("layer", "")


def _risk(before: Graph, after: Graph) -> dict[str, Any]:
    """The attacker by weight: which released edges rested on one person?"""
    if before.contributors is None:
        return {"single_contributor_share": None, "attack_auc_naive": None, "attack_auc_before": None}
    pair = align(before, after)
    people = align(before.weighing(before.contributors.astype(np.float64)), after).original
    # Cells of the original that are still there; sampled matrices share the order of the original's cells.
    cells = pair.original.tocoo()
    weight = np.asarray(pair.released[cells.row, cells.col]).ravel()
    single = np.asarray(people[cells.row, cells.col]).ravel() == 1
    there = weight != 0
    naive, own = roc(-weight[there], single[there]), roc(-cells.data[there], single[there])
    return {
        "single_contributor_share": float(np.mean(single[there])) if there.any() else None,
        "attack_auc_naive": naive.auc if naive else None,
        "attack_auc_before": own.auc if own else None,
    }
