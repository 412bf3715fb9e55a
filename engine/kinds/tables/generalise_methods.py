"""The two ways to generalise, from coded columns to what is written of every row."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

import numpy as np

from engine.core.distributed import Held
from engine.core.errors import ParameterError
from engine.core.json_values import Draft
from engine.core.progress import Progress
from engine.core.text import text
from engine.kinds.tables.coded_columns import CodedColumn, build_hierarchy
from engine.kinds.tables.diversity import Requirement
from engine.kinds.tables.generalise import Written, text_column
from engine.kinds.tables.hierarchy import Levels, levels_of
from engine.kinds.tables.lattice import MOST_NODES, Lattice, LatticeSearch, Node, NodeFound, search
from engine.kinds.tables.mondrian import Partition, Scale, partition
from engine.kinds.tables.mondrian_cells import ClassCells, class_cells, cut_values
from engine.kinds.tables.params_generalise import Generalise
from engine.kinds.tables.parts_lattice import distinct_spread
from engine.kinds.tables.parts_mondrian import partition_spread


def by_mondrian(
    coded: Sequence[CodedColumn],
    needs: Requirement,
    params: Generalise,
    progress: Progress,
    workers: Held | None = None,
) -> Written:
    scales = [Scale(one.ranks, one.values, one.m, params.weight_of.get(one.name, 1.0)) for one in coded]
    cutting = progress.part("Cutting", 0.8)
    found = (
        partition(scales, needs, cutting)
        if workers is None
        else partition_spread(scales, needs, workers.spread, workers.threads(), cutting)
    )
    if found is None:
        raise ParameterError("not even all rows together fulfil what is asked", hint="ask for less", name="k")
    cells = [class_cells(one, place, found, params.bounds == "tight") for place, one in enumerate(coded)]
    return Written(
        columns=[text_column(one.name, c.texts, found.classes) for one, c in zip(coded, cells, strict=True)],
        losses=np.column_stack([c.losses[found.classes] for c in cells]),
        classes=found.classes.astype(np.int64),
        suppressed=np.zeros(len(found.classes), bool),
        transform=mondrian_transform(coded, found, cells),
    )


def mondrian_transform(coded: Sequence[CodedColumn], found: Partition, cells: Sequence[ClassCells]) -> Draft:
    """The tree of cuts with the cells of its leaves, so that it can be used again (`frozen.py`)."""
    cuts = [cut_values(one, found) if one.values is not None else None for one in coded]
    nodes: list[Draft] = []
    for number in range(len(found.column)):
        column = int(found.column[number])
        if column < 0:
            nodes.append({"leaf": int(found.leaf[number])})
            continue
        node: Draft = {"column": column, "children": [int(found.left[number]), int(found.right[number])]}
        values = cuts[column]
        if found.cut[number] < 0:
            node["missing"] = True
        elif values is not None:
            node["cut"] = float(values[number])
        else:
            node["left"] = list(coded[column].labels[: int(found.cut[number]) + 1])
        nodes.append(node)
    return {
        "method": "mondrian",
        "columns": [{"name": one.name, "kind": one.kind, "labels": _labels(one)} for one in coded],
        "nodes": nodes,
        "leaves": [[_cell(c, place) for c in cells] for place in range(len(found.sizes))],
    }


def _labels(column: CodedColumn) -> list[str]:
    return list(column.labels) if column.values is None else []


def _cell(cells: ClassCells, place: int) -> Draft:
    form = cells.forms[place]
    cell: Draft = {"is": form, "text": cells.texts[place]}
    if form == "interval":
        low, high = float(cells.low[place]), float(cells.high[place])
        cell |= {"low": None if np.isinf(low) else low, "high": None if np.isinf(high) else high}
        cell["closed"] = str(cells.texts[place]).startswith("[")
    elif form in ("value", "set"):
        cell["members"] = list(cells.members[place])
    return cell


def by_lattice(
    coded: Sequence[CodedColumn],
    needs: Requirement,
    params: Generalise,
    progress: Progress,
    node: Node | None = None,
    workers: Held | None = None,
) -> Written:
    """The best node, or the one that is given."""
    hierarchies = [build_hierarchy(one, params.k) for one in coded]
    levels = [
        levels_of(hierarchy, _leaves(one), params.unknown)
        for hierarchy, one in zip(hierarchies, coded, strict=True)
    ]
    _refuse_many_nodes(coded, levels)
    leaves = np.column_stack([np.where(one.ranks < 0, one.m, one.ranks) for one in coded]).astype(np.int32)
    distinct = distinct_spread(leaves, workers, progress.part("Counting", 0.1)) if workers else None
    lattice = Lattice(leaves, levels, needs, params.limit, distinct)
    if node is not None:
        refuse_node(lattice, node, coded)
    # With levels given too: the picture of the lattice shows what they cost against the best.
    found = search(lattice, progress.part("Searching", 0.9), also=node)
    if found.best is None:
        raise infeasible(lattice, found)
    chosen = node or found.best.levels
    columns, losses = [], []
    for place, (one, own) in enumerate(zip(coded, levels, strict=True)):
        at = chosen[place]
        columns.append(text_column(one.name, own.labels[at], own.groups[at][leaves[:, place]]))
        losses.append(own.losses[at][leaves[:, place]])
    classes = np.zeros(len(leaves), np.int64)
    for column in columns:
        _, classes = np.unique(
            classes * (int(column.values.max(initial=-1)) + 2) + column.values + 1, return_inverse=True
        )
    return Written(
        columns=columns,
        losses=np.column_stack(losses),
        classes=classes.astype(np.int64),
        suppressed=lattice.suppressed_rows(chosen),
        transform={
            "method": "lattice",
            "columns": [{"name": one.name, "kind": one.kind, "labels": []} for one in coded],
            "levels": list(chosen),
            "hierarchies": [[list(line) for line in one.lines] for one in hierarchies],
        },
        levels=chosen,
        heights=tuple(one.height for one in levels),
        search=found,
    )


def given_node(coded: Sequence[CodedColumn], params: Generalise) -> Node | None:
    """The node whose levels the parameters give; None where the best one is to be found."""
    if not params.level_of:
        return None
    names = [one.name for one in coded]
    if set(params.level_of) != set(names):
        raise ParameterError(
            "levels name other columns than the step",
            hint=text("give one for each of {names}", names=", ".join(names)),
            name="levels",
        )
    return tuple(params.level_of[name] for name in names)


def refuse_node(lattice: Lattice, node: Node, coded: Sequence[CodedColumn]) -> None:
    """Levels that do not exist, or that leave out more rows than allowed."""
    for one, level, most in zip(coded, node, lattice.shape, strict=True):
        if level >= most:
            raise ParameterError(
                text("column {name} has levels 0 to {most}", name=one.name, most=most - 1), name="levels"
            )
    found = lattice.evaluate(node)
    if not found.feasible:
        raise ParameterError(
            text(
                "these levels would leave out {count} rows because of {which}, {limit} are allowed",
                count=found.suppressed,
                which=_which(lattice, node),
                limit=lattice.limit,
            ),
            hint=text("choose higher levels, or allow suppress={share}", share=_share(lattice, found))
            if found.suppressed < lattice.rows
            else "choose higher levels: no row would be left",
            name="levels",
        )


def infeasible(lattice: Lattice, found: LatticeSearch) -> ParameterError:
    """Not even every column at * will do: what of it fails, and the least that would have to be left out
    at the three nodes that come nearest."""
    top = tuple(one - 1 for one in lattice.shape)
    nearest = sorted(
        (one for one in found.looked_at.values() if one.suppressed < lattice.rows),
        key=lambda one: (one.suppressed, one.loss, one.levels),
    )[:3]
    listed = "; ".join(
        f"levels {','.join(map(str, one.levels))}: suppress={_share(lattice, one)}" for one in nearest
    )
    return ParameterError(
        text("even with every column at * {which} is not reached", which=_which(lattice, top)),
        hint=text("ask for less, or allow more rows to be left out ({listed})", listed=listed)
        if listed
        else "ask for less: at no choice of levels would a row be left",
        name="k",
    )


def _which(lattice: Lattice, node: Node) -> str:
    return ", ".join(lattice.failing(node)) or "k, l and t together"


def _share(lattice: Lattice, found: NodeFound) -> str:
    """Rounded up, so that the share as it is said is enough."""
    return f"{math.ceil(1e4 * found.suppressed / lattice.rows - 1e-9) / 1e4:g}"


def _leaves(column: CodedColumn) -> list[str | None]:
    missing: list[str | None] = [None] if (column.ranks < 0).any() else []
    return [*column.labels, *missing]


def _refuse_many_nodes(coded: Sequence[CodedColumn], levels: Sequence[Levels]) -> None:
    nodes = 1
    for one in levels:
        nodes *= one.height + 1
    if nodes <= MOST_NODES:
        return
    most: Mapping[str, int] = dict(
        sorted(
            ((c.name, one.height + 1) for c, one in zip(coded, levels, strict=True)),
            key=lambda pair: -pair[1],
        )[:3]
    )
    listed = ", ".join(f"{name} {count}" for name, count in most.items())
    raise ParameterError(
        text("the lattice has {nodes} nodes: more than can be searched", nodes=nodes),
        hint=text("use mondrian, or fewer levels: the columns with most have {listed}", listed=listed),
        name="method",
    )
