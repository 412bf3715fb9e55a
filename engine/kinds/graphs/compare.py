"""Utility and risk of an original and a release, whoever made it: a file, or a release folder of Sfumato.

Of a folder the layers are read from the files, and how a person counts from the manifest. Two layers are
measured as one graph on two sets of nodes, as a run does, unless one is asked for by `layer`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np

from engine.core import params
from engine.core.errors import InputError, ParameterError
from engine.core.progress import Progress
from engine.core.released_data import data_file
from engine.core.text import text
from engine.kinds.graphs.aggregate import aggregate, layers_of
from engine.kinds.graphs.attack import reliable_auc, roc
from engine.kinds.graphs.data import Graph, GraphLayer, Study
from engine.kinds.graphs.load import load
from engine.kinds.graphs.measure import disjoint_union
from engine.kinds.graphs.params import Columns, Reading
from engine.kinds.graphs.utility import Figures, align, compare_graphs
from engine.verify.read_graph import FORMATS, Unreadable, file_name, read_layer


def compare(original: Path, released: Path, options: Mapping[str, str], progress: Progress) -> Figures:
    """`options`: settings of reading the original by name, `aggregate_by`, and `layer` of a signed one."""
    reading, columns, by, layer = _settings(options)
    study = load([data_file(original)], reading, columns, progress.part("Reading", 0.1))
    directed = study.statements.directed
    if released.is_dir():
        folder = released / "release" if (released / "release").is_dir() else released
        made = _read_folder(folder, directed)
        by = options.get("aggregate_by") or _aggregation_of(folder)
    else:
        made = [GraphLayer("", _read_file(released, directed, progress))]
    before, after, name = _pair(study, made, by, layer, released.name)
    utility = compare_graphs(before, after, progress.part("", 0.8))
    utility |= {"nodes": [len(before.active), len(after.active)], "edges": [before.edges, after.edges]}
    return {"layer": name, "utility": utility, "risk": _risk(before, after)}


def _pair(
    study: Study, made: Sequence[GraphLayer], by: str, asked: str, name: str
) -> tuple[Graph, Graph, str]:
    """The graphs to hold against each other: one layer, or both of them side by side."""
    released = {layer.name: layer.graph for layer in made}
    split = "negative" in released or bool(np.any(study.statements.weight < 0))
    own = {layer.name: layer.graph for layer in layers_of(replace(study, signed=split), by)}
    if asked and asked not in own:
        raise ParameterError(text("there is no layer {asked} here", asked=f"{asked!r}"), name="layer")
    if "negative" in released and not asked:
        return disjoint_union(_layers(own)), disjoint_union(_layers(released)), "positive and negative"
    chosen = asked or next(iter(own))
    if len(released) > 1 or chosen in released:
        return own[chosen], released[chosen], chosen
    if not released:
        raise InputError(text("{name} holds no released graph", name=name))
    return own[chosen], next(iter(released.values())), chosen


def _layers(graphs: Mapping[str, Graph]) -> list[GraphLayer]:
    return [GraphLayer(name, graph) for name, graph in graphs.items()]


# ── the release ───────────────────────────────────────────────────────────────────────────────


def _read_file(path: Path, directed: bool, progress: Progress) -> Graph:
    plain = Reading(directed="yes" if directed else "no")
    other = load([path], plain, Columns(), progress.part("Reading", 0.1))
    if other.statements.ensemble:
        raise InputError(text("{name} names participants: it is not a released graph", name=path.name))
    return aggregate(other.statements, "sum")


def _read_folder(folder: Path, directed: bool) -> list[GraphLayer]:
    for format_ in FORMATS:
        for names in ([""], ["positive", "negative"]):
            if (folder / file_name(names[0], format_)).is_file():
                try:
                    return [_layer(folder, name, format_, directed) for name in names]
                except Unreadable as error:
                    raise InputError(str(error), hint="is it a release of graphs? verify it") from None
    raise InputError(
        text("{folder} is not a release of graphs: there is no data file in it", folder=folder),
        hint="choose the folder that holds release/, or one graph file",
    )


def _layer(folder: Path, name: str, format_: str, directed: bool) -> GraphLayer:
    read = read_layer(folder, name, format_, directed)
    at = {label: place for place, label in enumerate(sorted(read.nodes))}
    try:
        cells = sorted((at[source], at[target], float(weight)) for source, target, weight in read.edges)
    except ValueError as error:
        raise Unreadable(f"{read.path.name}: {error}") from None
    source, target = (np.array([cell[end] for cell in cells], np.int64) for end in (0, 1))
    weight = np.array([cell[2] for cell in cells], np.float64)
    return GraphLayer(name, Graph(tuple(sorted(at)), source, target, weight, None, directed))


def _aggregation_of(folder: Path) -> str:
    """How the release counted a person, as far as its manifest says so."""
    try:
        chosen = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))["params"]["aggregate_by"]
    except (OSError, ValueError, KeyError, TypeError):
        return "binary"
    return "sum" if chosen == "sum" else "binary"


# ── settings and risk ─────────────────────────────────────────────────────────────────────────


def _settings(options: Mapping[str, str]) -> tuple[Reading, Columns, str, str]:
    reading, columns = params.build_two(options, Reading, Columns, besides=("aggregate_by", "layer"))
    by = options.get("aggregate_by", "binary")
    if by not in ("binary", "sum"):
        raise ParameterError(
            text("aggregate_by: {by} is not one of binary, sum", by=f"{by!r}"), name="aggregate_by"
        )
    if reading.signed == "refuse":
        reading = replace(reading, signed="split")
    return reading, columns, by, options.get("layer", "")


def _risk(before: Graph, after: Graph) -> Figures:
    """The attacker by weight: which released edges rested on one person? Not given from too few edges."""
    if before.contributors is None:
        return {"single_contributor_share": None, "attack_auc_naive": None, "attack_auc_before": None}
    pair = align(before, after)
    people = align(before.with_weights(before.contributors.astype(np.float64)), after).original
    # Cells of the original that are still there; sampled matrices share the order of the original's cells.
    cells = pair.original.tocoo()
    weight = np.asarray(pair.released[cells.row, cells.col]).ravel()
    single = np.asarray(people[cells.row, cells.col]).ravel() == 1
    there = weight != 0
    return {
        "single_contributor_share": float(np.mean(single[there])) if there.any() else None,
        "attack_auc_naive": reliable_auc(roc(-weight[there], single[there])),
        "attack_auc_before": reliable_auc(roc(-cells.data[there], single[there])),
    }
