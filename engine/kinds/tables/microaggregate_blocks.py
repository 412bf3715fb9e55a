"""Blocks of columns that are microaggregated together: points, patterns of missing cells, released values.

Numbers are standardised; a category is its indicators divided by √2, so that two different values are at
distance 1. Rows are split by which cells of the block are missing. A pattern of fewer than k rows is set
wholly missing; if fewer than k rows are then wholly missing, they are left out within the limit, or it is
refused.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engine.core.errors import ParameterError
from engine.core.json_values import Draft
from engine.core.progress import Progress
from engine.core.text import text
from engine.kinds.tables.changes import Change
from engine.kinds.tables.data import StepOutcome, Table, TableColumn, count_decimals, require_values
from engine.kinds.tables.hierarchy import Hierarchy
from engine.kinds.tables.params_microaggregate import Microaggregate
from engine.kinds.tables.written_values import STAR


@dataclass(frozen=True)
class GroupChange(Change):
    """A column whose cells are the mean, median or commonest value of a group."""

    coarsens = True

    k: int
    output: str  # mean | median | mode | ancestor

    def claim(self) -> Draft:
        return {"step": "microaggregate", "k": self.k, "output": self.output}

    def treatment(self) -> str:
        return text("{output} of groups of at least {k} rows", output=self.output, k=self.k)


@dataclass(frozen=True)
class Block:
    """The groups of one block; -1: wholly missing."""

    names: tuple[str, ...]
    groups: NDArray[np.int32]
    loss: float  # IL, 0…1
    emptied: int  # cells that were set missing
    dropped: NDArray[np.bool_]


@dataclass(frozen=True)
class MicroaggregateOutcome(StepOutcome):
    params: Microaggregate
    method: str
    blocks: tuple[Block, ...]
    rows: int

    def facts(self) -> Draft:
        return {
            "k": self.params.k,
            "blocks": [list(block.names) for block in self.blocks],
            "method": self.method,
            "dropped": int(self.dropped.sum()),
            "emptied": sum(block.emptied for block in self.blocks),
        }

    @property
    def dropped(self) -> NDArray[np.bool_]:
        found: NDArray[np.bool_] = np.logical_or.reduce([block.dropped for block in self.blocks])
        return found


def resolved_method(params: Microaggregate, rows: int) -> str:
    if params.method != "auto":
        return params.method
    from engine.kinds.tables import microaggregate

    return "mdav" if rows <= microaggregate.MDAV_ROWS else "centre"


def make_block(
    table: Table, columns: Sequence[TableColumn], params: Microaggregate, method: str, progress: Progress
) -> Block:
    for column in columns:
        require_values(table, column)
    missing = np.column_stack([column.missing for column in columns])
    pattern = (
        missing @ (1 << np.arange(len(columns), dtype=object))
        if len(columns) > 60
        else (missing @ (1 << np.arange(len(columns), dtype=np.int64)))
    )
    _, pattern = np.unique(pattern, return_inverse=True)
    sizes = np.bincount(pattern)
    whole = missing.all(axis=1) | (sizes[pattern] < params.k)
    emptied = int((~missing[whole]).sum())
    dropped = np.zeros(table.rows, bool)
    if 0 < whole.sum() < params.k:
        dropped = whole
        _refuse_dropped(columns, int(whole.sum()), table.rows, params)
    points = [_points(column) for column in columns]
    groups, formed, loss = np.full(table.rows, -1, np.int32), 0, [0.0, 0.0]
    for number in np.unique(pattern[~whole]).tolist():
        rows = np.flatnonzero((pattern == number) & ~whole)
        present = ~missing[rows[0]]
        own = np.column_stack([p[rows] for p, here in zip(points, present, strict=True) if here])
        found = form_groups(np.ascontiguousarray(own), params, method, progress)
        groups[rows] = found + formed
        formed += int(found.max()) + 1
        loss = [a + b for a, b in zip(loss, _squares(own, found), strict=True)]
    names = tuple(column.name for column in columns)
    return Block(names, groups, loss[0] / loss[1] if loss[1] else 0.0, emptied, dropped)


def form_groups(
    points: NDArray[np.float64], params: Microaggregate, method: str, progress: Progress
) -> NDArray[np.int32]:
    from engine.kinds.tables import microaggregate  # compiled code takes its time to import

    if method == "mdav":
        return microaggregate.mdav(points, params.k, progress)
    if method == "centre":
        return microaggregate.centre(points, params.k, progress)
    return microaggregate.variable(points, params.k, params.gamma, progress)


def _squares(points: NDArray[np.float64], groups: NDArray[np.int32]) -> tuple[float, float]:
    """Within groups, and in all."""
    from engine.kinds.tables import microaggregate

    total = float(((points - points.mean(axis=0)) ** 2).sum())
    return microaggregate.information_loss(points, groups) * total, total


def _refuse_dropped(columns: Sequence[TableColumn], rows: int, of: int, params: Microaggregate) -> None:
    if rows <= np.floor(params.suppress * of + 1e-9):
        return
    raise ParameterError(
        text(
            "{rows} rows have their cells of {names} missing as fewer than {k} rows have",
            rows=rows,
            names=", ".join(column.name for column in columns),
            k=params.k,
        ),
        hint=text("allow suppress={share}, or take a column out", share=f"{rows / of:.3g}"),
        name="suppress",
    )


def _points(column: TableColumn) -> NDArray[np.float64]:
    """One column a number, one an indicator of each label."""
    if column.labels is None:
        known = column.values[~column.missing]
        spread = float(known.std())
        return np.asarray((column.values - known.mean()) / (spread if spread > 0 else 1.0))[:, None]
    made = np.zeros((len(column.values), len(column.labels)))
    rows = np.flatnonzero(column.values >= 0)
    made[rows, column.values[rows]] = 1 / np.sqrt(2)
    return made


# ── released values ───────────────────────────────────────────────────────────────────────────


def released_column(
    column: TableColumn, block: Block, params: Microaggregate, hierarchy: Hierarchy | None
) -> tuple[TableColumn, GroupChange]:
    groups = np.where(column.missing, -1, block.groups)
    count = int(block.groups.max(initial=-1)) + 1
    if column.labels is None:
        values = _centres(column.values, groups, count, params.output)
        decimals = column.decimals if params.rounding else None
        if decimals is not None:
            values = np.round(values, decimals) + 0.0
        made = np.append(values, np.nan)[groups]
        digits = decimals if decimals is not None else count_decimals(values[~np.isnan(values)])
        return TableColumn(column.name, made, None, digits), GroupChange(column.name, params.k, params.output)
    if params.categories == "ancestor" and hierarchy is not None:
        labels = _ancestors(column, groups, count, hierarchy)
        names = sorted(set(labels))
        at = np.array([names.index(label) for label in labels] + [-1], np.int32)
        return TableColumn(column.name, at[groups], tuple(names)), GroupChange(
            column.name, params.k, "ancestor"
        )
    modes = np.append(_modes(column, groups, count), -1).astype(np.int32)
    return TableColumn(column.name, modes[groups], column.labels), GroupChange(column.name, params.k, "mode")


def _centres(values: NDArray, groups: NDArray, count: int, output: str) -> NDArray[np.float64]:
    known = groups >= 0
    sizes = np.bincount(groups[known], minlength=count)
    if output == "mean":
        sums = np.bincount(groups[known], values[known], minlength=count)
        return np.where(sizes > 0, sums / np.maximum(sizes, 1), np.nan)
    rows = np.flatnonzero(known)
    order = rows[np.lexsort((values[rows], groups[rows]))]
    starts = np.concatenate(([0], np.cumsum(sizes)[:-1]))
    last = max(0, len(order) - 1)
    low = values[order[np.minimum(starts + np.maximum(sizes - 1, 0) // 2, last)]]
    high = values[order[np.minimum(starts + sizes // 2, last)]]
    return np.where(sizes > 0, (low + high) / 2, np.nan)


def _modes(column: TableColumn, groups: NDArray, count: int) -> NDArray[np.int64]:
    """The commonest of the group; of equals the commoner in the table, then the first label."""
    width = len(column.labels or ())
    known = groups >= 0
    common = np.bincount(column.values[known], minlength=width)
    pairs, many = np.unique(groups[known].astype(np.int64) * width + column.values[known], return_counts=True)
    group, label = pairs // width, pairs % width
    order = np.lexsort((label, -common[label], -many, group))
    first = np.flatnonzero(np.diff(group[order], prepend=-1) > 0)
    found = np.full(count, -1, np.int64)
    found[group[order][first]] = label[order][first]
    return found


def _ancestors(column: TableColumn, groups: NDArray, count: int, hierarchy: Hierarchy) -> list[str]:
    assert column.labels is not None
    found: list[str] = [STAR] * count
    known: Mapping[str, tuple[str, ...]] = hierarchy.of_value
    members: dict[int, set[str]] = {}
    for group, code in zip(groups.tolist(), column.values.tolist(), strict=True):
        if group >= 0 and code >= 0:
            members.setdefault(group, set()).add(column.labels[code])
    for group, labels in members.items():
        lines = [known.get(label, (label, *[STAR] * hierarchy.height)) for label in labels]
        found[group] = next(
            (
                lines[0][level]
                for level in range(hierarchy.height + 1)
                if len({one[level] for one in lines}) == 1
            ),
            STAR,
        )
    return found


Form = Callable[[NDArray[np.float64], int], NDArray[np.int32]]
