"""A transform of an earlier release used again: no class is computed anew, k, l and t are checked, and rows
that break them are suppressed within the limit.

A number beyond every cut falls into the outermost class. A value that is not inside what its class is
written as (a label the tree has never seen, a present value where all were missing) cannot be released: its
row is suppressed.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.core.errors import InputError, ParameterError
from engine.core.json_values import Draft
from engine.core.text import text
from engine.kinds.tables.coded_columns import CodedColumn
from engine.kinds.tables.diversity import Requirement
from engine.kinds.tables.generalise import Written, text_column
from engine.kinds.tables.hierarchy import Hierarchy, build_days, build_numbers, levels_of
from engine.kinds.tables.lattice_classes import broken
from engine.kinds.tables.params_generalise import Generalise


def read_transform(path: str) -> Draft:
    try:
        found = json.loads(Path(path).read_text(encoding="utf-8"))
        if found["method"] not in ("mondrian", "lattice") or not found["columns"]:
            raise ValueError
    except OSError:
        raise ParameterError(
            text("{name} cannot be read", name=Path(path).name), hint="give transform.json", name="transform"
        ) from None
    except (ValueError, KeyError, TypeError):
        raise InputError(
            text("{name} is no transform of a release", name=Path(path).name),
            hint="give audit/transform.json of an earlier release",
        ) from None
    return dict(found)


def apply_transform(
    transform: Mapping[str, Any], coded: Sequence[CodedColumn], needs: Requirement, params: Generalise
) -> Written:
    if transform["method"] != params.method:
        raise ParameterError(
            text("the transform is of method={method}", method=transform["method"]),
            hint="choose the same method",
            name="method",
        )
    names = [column["name"] for column in transform["columns"]]
    if names != [one.name for one in coded]:
        raise ParameterError(
            text("the transform is of the columns {names}", names=", ".join(names)),
            hint="generalise the same columns in the same order",
            name="transform",
        )
    try:
        _refuse_bounds(transform, params)
        apply = _mondrian if transform["method"] == "mondrian" else _lattice
        columns, losses, classes, unknown, more = apply(transform, coded)
    except (KeyError, IndexError, TypeError, ValueError):
        raise InputError("the transform is damaged", hint="use the file as the release wrote it") from None
    rows = len(classes)
    bad = unknown | broken(needs, classes, unknown)
    limit = int(np.floor(params.limit * rows + 1e-9))
    if int(bad.sum()) > limit or bad.all():
        raise ParameterError(
            text(
                "with this transform {bad} of {rows} rows break what is asked or do not fit; {limit} may be "
                "left "
                "out",
                bad=int(bad.sum()),
                rows=rows,
                limit=limit,
            ),
            hint=text("allow suppress={share}, or release without a transform", share=f"{bad.mean():.3g}"),
            name="suppress",
        )
    return Written(columns, losses, classes, bad, dict(transform) | more)


def _refuse_bounds(transform: Mapping[str, Any], params: Generalise) -> None:
    """Tight intervals show exact values: the release must say which it has."""
    cells = [cell for leaf in transform.get("leaves", ()) for cell in leaf if cell["is"] == "interval"]
    if any(bool(cell["closed"]) != (params.bounds == "tight") for cell in cells):
        raise ParameterError(
            text("the transform is of bounds={bounds}", bounds="tight" if cells[0]["closed"] else "cuts"),
            hint="choose the same bounds",
            name="bounds",
        )


# columns, losses, classes, rows that do not fit, and what the transform tells beyond what was read
Applied = tuple[list[Any], NDArray[np.float64], NDArray[np.int64], NDArray[np.bool_], Draft]


def _mondrian(transform: Mapping[str, Any], coded: Sequence[CodedColumn]) -> Applied:
    nodes, leaves = transform["nodes"], transform["leaves"]
    rows = len(coded[0].ranks)
    classes = np.zeros(rows, np.int64)
    waiting = [(0, np.arange(rows))]
    while waiting:
        number, own = waiting.pop()
        node = nodes[number]
        if "leaf" in node:
            classes[own] = int(node["leaf"])
            continue
        column = coded[int(node["column"])]
        left = _goes_left(column, column.ranks[own], node)
        waiting += [
            (int(child), own[side]) for child, side in zip(node["children"], (left, ~left), strict=True)
        ]
    columns, losses, unknown = [], [], np.zeros(rows, bool)
    for place, column in enumerate(coded):
        cells = [leaf[place] for leaf in leaves]
        columns.append(text_column(column.name, [cell["text"] for cell in cells], classes))
        unknown |= ~_inside(column, cells, classes, transform["columns"][place])
        losses.append(_losses(column, cells)[classes])
    return columns, np.column_stack(losses), classes, unknown, {}


def _goes_left(column: CodedColumn, ranks: NDArray, node: Mapping[str, Any]) -> NDArray[np.bool_]:
    if node.get("missing"):
        return np.asarray(ranks < 0)
    if "cut" in node:
        assert column.values is not None
        values = np.append(column.values, -np.inf)[ranks]
        return np.asarray(values <= float(node["cut"]))
    chosen = set(node["left"])
    known = np.array([label in chosen for label in column.labels] + [True])
    return np.asarray(known[ranks])


def _inside(
    column: CodedColumn, cells: Sequence[Mapping[str, Any]], classes: NDArray, told: Mapping[str, Any]
) -> NDArray[np.bool_]:
    """Whether what is written of a row is true of it."""
    seen = set(told["labels"]) if column.values is None else None
    fits = np.zeros(len(classes), bool)
    order = np.argsort(classes, kind="stable")
    bounds = np.searchsorted(classes[order], np.arange(len(cells) + 1))
    for place, cell in enumerate(cells):
        own = order[bounds[place] : bounds[place + 1]]
        if len(own):
            fits[own] = _fits(column, column.ranks[own], cell, seen)
    return fits


def _fits(
    column: CodedColumn, ranks: NDArray, cell: Mapping[str, Any], seen: set[str] | None
) -> NDArray[np.bool_]:
    form = cell["is"]
    if form == "missing":
        return np.asarray(ranks < 0)
    if form == "interval":
        assert column.values is not None
        values = np.append(column.values, np.nan)[ranks]
        low = -np.inf if cell["low"] is None else float(cell["low"])
        high = np.inf if cell["high"] is None else float(cell["high"])
        above = values >= low if cell["closed"] else values > low
        return np.asarray(above & (values <= high))
    if form == "any":
        known = [seen is None or label in seen for label in column.labels]
        return np.array([*known, True])[ranks]
    members = set(cell["members"])
    return np.array([label in members for label in column.labels] + [False])[ranks]


def _losses(column: CodedColumn, cells: Sequence[Mapping[str, Any]]) -> NDArray[np.float64]:
    found = []
    for cell in cells:
        if cell["is"] == "interval" and column.values is not None:
            low = column.values[0] if cell["low"] is None else cell["low"]
            high = column.values[-1] if cell["high"] is None else cell["high"]
            span = column.values[-1] - column.values[0]
            found.append(min(1.0, max(0.0, (high - low) / span)) if span > 0 else 0.0)
        elif cell["is"] == "set":
            found.append(min(1.0, (len(cell["members"]) - 1) / max(1, column.m - 1)))
        else:
            found.append(1.0 if cell["is"] == "any" else 0.0)
    return np.array(found)


def _lattice(transform: Mapping[str, Any], coded: Sequence[CodedColumn]) -> Applied:
    columns, losses, more = [], [], []
    rows = len(coded[0].ranks)
    classes, unknown = np.zeros(rows, np.int64), np.zeros(rows, bool)
    for column, level, lines in zip(coded, transform["levels"], transform["hierarchies"], strict=True):
        hierarchy = _extended(Hierarchy(column.name, tuple(tuple(line) for line in lines)), column)
        more.append([list(line) for line in hierarchy.lines[len(lines) :]])
        leaves: list[str | None] = [*column.labels, None]
        levels = levels_of(hierarchy, leaves, "star")
        at = np.where(column.ranks < 0, column.m, column.ranks)
        lacking = np.array([label not in hierarchy.of_value for label in column.labels] + [False])
        if level < hierarchy.height:
            unknown |= lacking[at]
        made = text_column(column.name, levels.labels[level], levels.groups[level][at])
        columns.append(made)
        losses.append(levels.losses[level][at])
        _, classes = np.unique(classes * (len(made.labels or ()) + 1) + made.values + 1, return_inverse=True)
    return columns, np.column_stack(losses), classes.astype(np.int64), unknown, {"more": more}


def _extended(hierarchy: Hierarchy, column: CodedColumn) -> Hierarchy:
    """Days the file did not have are put into the same months and years. Classes of numbers depend on the
    values they were built from, so a number is known where its class is among those of the transform."""
    new = [label for label in column.labels if label not in hierarchy.of_value]
    if not new or not hierarchy.lines:
        return hierarchy
    if column.kind == "day":
        return Hierarchy(column.name, (*hierarchy.lines, *build_days(column.name, new).lines))
    if column.kind == "number":
        return Hierarchy(column.name, (*hierarchy.lines, *_numbers(hierarchy, new)))
    return hierarchy


def _numbers(hierarchy: Hierarchy, new: Sequence[str]) -> list[tuple[str, ...]]:
    built = build_numbers(hierarchy.column, np.array(sorted(float(line[0]) for line in hierarchy.lines)))
    if built.of_value != hierarchy.of_value:
        return []  # a hierarchy that was given: it alone says what belongs together
    from engine.kinds.tables.hierarchy import number_classes, number_widths

    values = [float(line[0]) for line in hierarchy.lines]
    widths = number_widths(min(values), max(values))
    levels = [number_classes(np.array([float(label) for label in new]), width) for width in widths]
    return [(label, *(level[place] for level in levels), "*") for place, label in enumerate(new)]
