"""What a class of Mondrian is written as in every column, and what that loses.

All missing: empty; mixed with missing: *; one value: the value; numbers and days: (low..high] by the cuts
that bound the class (the midpoint of its neighbours in the class that was cut, of days its floor), * where
none does, or tight [least..greatest]; categories: the set of values that occur, * where all do.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engine.core.stretches import distinct
from engine.kinds.tables import written_values as written
from engine.kinds.tables.coded_columns import CodedColumn
from engine.kinds.tables.dates import iso
from engine.kinds.tables.hierarchy import covering_labels
from engine.kinds.tables.mondrian import Partition

ANY, MISSING, VALUE, INTERVAL, SET = "any", "missing", "value", "interval", "set"


@dataclass(frozen=True)
class ClassCells:
    """One column: the text of every class (None: empty), its loss, and what a frozen transform must know."""

    texts: list[str | None]
    losses: NDArray[np.float64]
    forms: list[str]
    low: NDArray[np.float64]  # of intervals; −∞ and ∞ where open
    high: NDArray[np.float64]
    members: list[tuple[str, ...]]  # of values and sets


def cut_values(column: CodedColumn, partition: Partition) -> NDArray[np.float64]:
    """The cut of every node as a value: NaN where the node does not cut this column between two values."""
    assert column.values is not None
    cuts = np.full(len(partition.cut), np.nan)
    real = partition.cut >= 0
    real &= partition.after >= 0
    own = np.flatnonzero(real & (partition.cut < column.m) & (partition.after < column.m))
    middle = (column.values[partition.cut[own]] + column.values[partition.after[own]]) / 2
    cuts[own] = np.floor(middle) if column.kind == "day" else middle
    return cuts


def class_cells(column: CodedColumn, place: int, partition: Partition, tight: bool) -> ClassCells:
    order, starts = partition.by_class
    ranks = column.ranks[order]
    missing = np.add.reduceat((ranks < 0).astype(np.int64), starts)
    least = np.minimum.reduceat(np.where(ranks < 0, column.m, ranks), starts)
    greatest = np.maximum.reduceat(ranks, starts)
    empty, mixed = missing == partition.sizes, (missing > 0) & (missing < partition.sizes)
    one = ~empty & ~mixed & (least == greatest)
    plain = ~empty & ~mixed & ~one
    count = len(partition.sizes)
    cells = ClassCells(
        [None] * count, np.zeros(count), [ANY] * count, np.full(count, -np.inf), np.full(count, np.inf),
        [()] * count,
    )  # fmt: skip
    for number in np.flatnonzero(empty).tolist():
        cells.forms[number] = MISSING
    for number in np.flatnonzero(mixed).tolist():
        cells.texts[number] = written.STAR
    cells.losses[mixed] = 1.0
    for number in np.flatnonzero(one).tolist():
        label = column.labels[least[number]]
        cells.texts[number], cells.forms[number], cells.members[number] = label, VALUE, (label,)
    if column.values is None:
        _sets(column, cells, plain, partition)
    else:
        _intervals(column, place, cells, plain, partition, (least, greatest) if tight else None)
    return cells


def _intervals(
    column: CodedColumn,
    place: int,
    cells: ClassCells,
    plain: NDArray[np.bool_],
    partition: Partition,
    ends: tuple[NDArray, NDArray] | None,
) -> None:
    assert column.values is not None
    smallest, largest = column.values[0], column.values[-1]
    chosen = np.flatnonzero(plain)
    if ends is None:
        cuts = np.append(cut_values(column, partition), np.nan)  # -1: no node
        low, high = cuts[partition.low[chosen, place]], cuts[partition.high[chosen, place]]
    else:
        low, high = column.values[ends[0][chosen]], column.values[ends[1][chosen]]
    span = (largest - smallest) or 1.0
    inside = np.where(np.isnan(high), largest, high) - np.where(np.isnan(low), smallest, low)
    cells.losses[chosen] = np.where(np.isnan(low) & np.isnan(high), 1.0, inside / span)
    cells.low[chosen] = np.where(np.isnan(low), -np.inf, low)
    cells.high[chosen] = np.where(np.isnan(high), np.inf, high)
    show = _day if column.kind == "day" else written.number
    known: dict[tuple[float, float], str] = {}
    for number, a, b in zip(
        chosen.tolist(), cells.low[chosen].tolist(), cells.high[chosen].tolist(), strict=True
    ):
        if (a, b) not in known:
            texts = ["" if np.isinf(end) else show(end) for end in (a, b)]
            known[a, b] = written.between_cuts(*texts) if ends is None else written.tight(*texts)
        cells.texts[number] = known[a, b]
        cells.forms[number] = ANY if known[a, b] == written.STAR else INTERVAL


def _day(value: float) -> str:
    return iso(int(value))


def _sets(
    column: CodedColumn,
    cells: ClassCells,
    plain: NDArray[np.bool_],
    partition: Partition,
) -> None:
    pairs = distinct(partition.classes.astype(np.int64) * (column.m + 1) + column.ranks + 1)
    of_class, rank = pairs // (column.m + 1), pairs % (column.m + 1) - 1
    pairs_start = np.searchsorted(of_class, np.arange(len(partition.sizes) + 1))
    known: dict[bytes, tuple[str, tuple[str, ...]]] = {}
    for number in np.flatnonzero(plain).tolist():
        own = rank[pairs_start[number] : pairs_start[number + 1]]
        key = own.tobytes()
        if key not in known:
            members = tuple(column.labels[one] for one in own.tolist())
            known[key] = _set_text(column, members), members
        cells.texts[number], cells.members[number] = known[key]
        cells.losses[number] = (len(own) - 1) / max(1, column.m - 1)
        cells.forms[number] = ANY if known[key][0] == written.STAR else SET


def _set_text(column: CodedColumn, members: tuple[str, ...]) -> str:
    if len(members) == column.m:
        return written.STAR
    if column.hierarchy is None:
        return written.value_set(members)
    return written.value_set(covering_labels(column.hierarchy, column.labels, members))
