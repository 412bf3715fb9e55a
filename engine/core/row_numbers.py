"""Rows by their numbers, some at a time: numbers lie beside the rows, in a file where these are in one
(`engine.core.mapped`), and rows that were taken beside their numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.core.stretches import room, stretches, through

Rows = NDArray[np.int64]


def taken(values: NDArray[Any], rows: Rows) -> NDArray[Any]:
    """The rows with these numbers, beside the numbers."""
    return through(lambda some: np.take(values, some, axis=0), rows)


def numbered(count: int, beside: NDArray[Any]) -> Rows:
    """0, 1, 2 …"""
    made = room(count, np.int64, beside)
    for rows in stretches(count):
        made[rows] = np.arange(rows.start, rows.stop)
    return made


def are_all(rows: Rows) -> bool:
    """Whether these are 0, 1, 2 …"""
    return all(np.array_equal(rows[some], np.arange(some.start, some.stop)) for some in stretches(len(rows)))


def where(mask: NDArray[np.bool_], beside: NDArray[Any]) -> Rows:
    """The numbers of the rows that are marked."""
    made, at = room(int(np.count_nonzero(mask)), np.int64, beside), 0
    for rows in stretches(len(mask)):
        found = rows.start + np.flatnonzero(mask[rows])
        made[at : at + len(found)] = found
        at += len(found)
    return made


def permuted(count: int, random: np.random.Generator, beside: NDArray[Any]) -> Rows:
    """`random.permutation(count)`: it numbers and shuffles, too."""
    made = numbered(count, beside)
    random.shuffle(made)
    return made


def cut_along(values: NDArray[np.float64], count: int) -> list[Rows]:
    """The rows of so many stretches of equal size along a column, each in order; of equal values the first
    rows go first. Only values where a stretch begins need a rank."""
    ordered = through(np.copy, values)
    ordered.sort()
    sizes = [len(part) for part in np.array_split(ordered, count)]
    begins = np.cumsum(sizes)[:-1]
    bounds = ordered[begins]
    ranks = {float(value): int(np.searchsorted(ordered, value)) for value in bounds}
    owner = room(len(values), np.int32, values)
    for rows in stretches(len(values)):
        part = values[rows]
        found = np.searchsorted(bounds, part, side="right")
        for value, rank in ranks.items():
            ties = np.flatnonzero(part == value)
            found[ties] = np.searchsorted(begins, rank + np.arange(len(ties)), side="right")
            ranks[value] = rank + len(ties)
        owner[rows] = found
    return [where(through(lambda some, i=i: some == i, owner), values) for i in range(count)]


def places(index: Sequence[Rows], beside: NDArray[Any]) -> list[Rows]:
    """Where every row stands when the rows of all parts are put in the order of their numbers; the first part
    goes first where two have one number."""
    count = sum(map(len, index))
    most = 1 + max((int(part.max(initial=-1)) for part in index), default=-1)
    there = room(most, np.int64, beside)
    there[...] = 0
    for part in index:
        for rows in stretches(len(part)):
            there[part[rows]] = 1
    before = 0
    for rows in stretches(most):
        there[rows] = before + np.cumsum(there[rows])
        before = int(there[rows][-1]) if most else 0
    if before < count:  # a number comes twice
        order = np.argsort(np.concatenate(index), kind="stable")
        place = np.empty(count, np.int64)
        place[order] = np.arange(count)
        return np.split(place, np.cumsum([len(part) for part in index])[:-1])
    return [through(lambda some: there[some] - 1, part) for part in index]


def put_together(parts: Sequence[NDArray[Any]], where_to: Sequence[Rows]) -> NDArray[Any]:
    """All rows, each in its place."""
    count = sum(map(len, parts))
    made = room((count, *parts[0].shape[1:]), np.result_type(*parts), *parts)
    for part, place in zip(parts, where_to, strict=True):
        for rows in stretches(len(part)):
            made[place[rows]] = part[rows]
    return made
