"""Orders that tell nothing: of the series before they are grouped, of groups and leaves as published.

Grouping breaks ties by the place of a series in the table. In the order of the file that would let the
file's order (a list sorted by name) show in the release; in the order of their own content (values, then
sensitive values) the same series give the same release, however the file was sorted. Series that are equal
in all of it are interchangeable. Groups and leaves are numbered by what they publish, for the same reason.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import chain
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.kinds.timeseries.data import Array, PublishedSeries, Rows, Sensitive, SeriesTable
from engine.kinds.timeseries.partition import Partition
from engine.kinds.timeseries.pattern_tree import Leaves

_NO_KEY = np.empty(0)


def content_order(data: SeriesTable, check: Callable[[], None] = lambda: None) -> Callable[[Rows], Rows]:
    """Puts some series into the order of their content; persons do not count."""
    ranks = [_ranks(column) for column in data.sensitive]

    def in_order(rows: Rows) -> Rows:
        def points() -> Iterator[NDArray[Any]]:
            for j in range(data.values.shape[1]):
                check()
                yield data.values[rows, j]

        return rows[_order_by(chain(points(), (rank[rows] for rank in ranks)))[0]]

    return in_order


def sort_by_content(data: SeriesTable) -> tuple[SeriesTable, Rows]:
    """The series by their content, and where each stood before."""
    keys = [*data.values.T, *(_ranks(column) for column in data.sensitive)]
    order, same = _order_by(keys)
    if data.persons is not None and same.any():
        order, _ = _order_by([*keys, _ranks_of_persons(data.persons, order, same)])
    sensitive = tuple(column.take(order) for column in data.sensitive)
    persons = None if data.persons is None else data.persons[order]
    return replace(
        data, values=data.values[order], sensitive=sensitive, file_rows=None, persons=persons
    ), order


def _order_by(keys: Iterable[NDArray[Any]]) -> tuple[Rows, NDArray[np.bool_]]:
    """Sorted by the first key; only where that ties by the next, and so on. And whether a place still ties
    with the one before."""
    waiting = iter(keys)
    first = next(waiting)
    order = np.argsort(first, kind="stable")
    same = first[order][1:] == first[order][:-1]  # whether a place ties with the one before
    while same.any():  # the next key may have to be made: not before it is needed
        key = next(waiting, _NO_KEY)
        if key is _NO_KEY:
            break
        tied = np.flatnonzero(np.append(same, False) | np.insert(same, 0, False))
        run = np.cumsum(np.insert(~same, 0, True))[tied]
        rows = order[tied]
        order[tied] = rows[np.lexsort((key[rows], run))]
        same &= key[order][1:] == key[order][:-1]
    return order, same


def _ranks_of_persons(persons: NDArray[np.int32], order: Rows, same: NDArray[np.bool_]) -> NDArray[np.int64]:
    """Of every row the rank of its person by what all the person's series hold: neither names nor the order
    of the file decide between series that are equal in all their content."""
    content = np.empty(len(order), dtype=np.int64)
    content[order] = np.cumsum(np.insert(~same, 0, True))
    by_person = np.lexsort((content, persons))
    ends = np.flatnonzero(np.diff(persons[by_person])) + 1
    held = [tuple(part.tolist()) for part in np.split(content[by_person], ends)]
    ranks = {series: number for number, series in enumerate(sorted(set(held)))}
    found = np.empty(len(order), dtype=np.int64)
    found[by_person] = np.repeat([ranks[series] for series in held], [len(series) for series in held])
    return found


def _ranks(column: Sensitive) -> Rows:
    """Numbers of the labels in their own order: codes are in that of the file."""
    rank = np.empty(len(column.labels) + 1, dtype=np.int64)
    rank[np.argsort([str(label) for label in column.labels], kind="stable")] = np.arange(len(column.labels))
    rank[-1] = -1  # the code of a missing value
    return rank[column.codes]


def published_series(
    data: SeriesTable,
    groups: Partition,
    leaves: Leaves,
    envelopes: tuple[Array, Array],
    warnings: tuple[str, ...],
    check: Callable[[], None] = lambda: None,
) -> PublishedSeries:
    """Groups with the same published envelope are one, and leaves of it with the same pattern and level;
    both are numbered in the order of what they publish, so that a number tells nothing more."""
    low, high = envelopes[0] + 0.0, envelopes[1] + 0.0  # −0 is 0
    ends = [end for pair in zip(low.T, high.T, strict=True) for end in pair]
    check()
    group_number, first = _rank_distinct(ends)
    check()
    in_group = group_number[leaves.group]
    leaf_number, leaf = _rank_distinct([in_group, *leaves.words.T, leaves.level])
    check()
    old_group = class_of_rows(groups.starts, groups.rows, len(data))
    old_leaf = class_of_rows(leaves.starts, leaves.rows, len(data))
    check()
    return PublishedSeries(
        times=data.times,
        group=np.where(old_group < 0, -1, group_number[old_group]).astype(np.int32),
        leaf=np.where(old_leaf < 0, -1, leaf_number[old_leaf]).astype(np.int32),
        low=low[first],
        high=high[first],
        leaf_group=in_group[leaf].astype(np.int32),
        leaf_level=leaves.level[leaf],
        leaf_words=leaves.words[leaf],
        sensitive=data.sensitive,
        warnings=warnings,
        persons=data.persons,
        channels=data.channels,
    )


def class_of_rows(starts: Rows, rows: Rows, count: int) -> NDArray[np.int32]:
    """The class of each of `count` rows; −1 for rows in none."""
    found = np.full(count, -1, dtype=np.int32)
    found[rows] = np.repeat(np.arange(len(starts) - 1, dtype=np.int32), np.diff(starts))
    return found


def _rank_distinct(keys: Sequence[NDArray[Any]]) -> tuple[Rows, Rows]:
    """The number of each entry among the distinct ones in sorted order, and one entry of each number."""
    order, same = _order_by(keys)
    new = np.insert(~same, 0, True)
    number = np.empty(len(order), dtype=np.int64)
    number[order] = np.cumsum(new) - 1
    return number, order[new]
