"""k and P counted in persons, where a person may have several series.

The cut is Mondrian's (partition.py): the widest column, as near to its usual place as both sides keep at
least k different persons; where a column allows no such place, the next widest is tried. Groups and leaves
that hold too few persons all the same (KAPRA joins by rows, patterns are told apart by rows) join others as
those with too few sensitive values do (l_diversity.py). Joining only ever adds persons.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from engine.core.stretches import distinct
from engine.kinds.timeseries.data import Array, Rows, Sensitive
from engine.kinds.timeseries.l_diversity import merge_poor
from engine.kinds.timeseries.partition import Cut, Partition, median_cut
from engine.kinds.timeseries.pattern_tree import Leaves

TRIED = 8  # columns, the widest first
Persons = NDArray[np.int32]


def partition_persons(
    values: Array,
    persons: Persons,
    k: int,
    cut: Cut = median_cut,
    report: Callable[[int], None] = lambda rows: None,
) -> Partition:
    """Cut the table while both sides keep at least k persons; `report` hears how many rows are settled."""
    pending, made, settled = [np.arange(len(values))], [], 0
    while pending:
        report(settled)
        rows = pending.pop()
        halves = _halves(values, persons, rows, k, cut)
        if halves is None:
            made.append(rows)
            settled += len(rows)
        else:
            pending += [halves[1], halves[0]]
    return Partition(np.concatenate(made), np.cumsum([0, *map(len, made)]))


def _halves(values: Array, persons: Persons, rows: Rows, k: int, cut: Cut) -> tuple[Rows, Rows] | None:
    if len(rows) < 2 * k:
        return None
    block = values[rows]
    ranges = block.max(axis=0) - block.min(axis=0)
    wanted = cut(k) * (len(rows) // cut(k) // 2)
    for column in np.argsort(-ranges, kind="stable")[:TRIED]:
        if not ranges[column]:
            return None
        order = np.argsort(block[:, column], kind="stable")
        who = persons[rows[order]]
        least, most = _rows_needed(who, k), len(rows) - _rows_needed(who[::-1], k)
        if least <= most:
            at = min(max(wanted, least), most)
            return np.sort(rows[order[:at]]), np.sort(rows[order[at:]])
    return None


def _rows_needed(who: Persons, k: int) -> int:
    """How many of the first rows hold k persons; more than there are where all do not."""
    first = np.zeros(len(who), dtype=np.int64)
    first[np.unique(who, return_index=True)[1]] = 1
    return int(np.searchsorted(np.cumsum(first), k)) + 1


def require_persons(
    values: Array,
    groups: Partition,
    leaves: Leaves,
    persons: Persons,
    k: int,
    P: int,
    check: Callable[[], None] = lambda: None,
    channels: int = 1,
) -> tuple[Partition, Leaves]:
    """Groups of at least k persons, leaves of at least P; together there must be k."""
    if len(distinct(persons[groups.rows])) < k:  # too few are left after suppression: nobody is suppressed
        groups, leaves = _one_group(len(values), leaves.words.shape[1])
    column = Sensitive("", persons, np.arange(int(persons.max()) + 1))
    return merge_poor(values, groups, leaves, (column,), k, P, check, channels)


def _one_group(rows: int, segments: int) -> tuple[Partition, Leaves]:
    """Everybody in one group, at the level that tells nothing."""
    everything, starts = np.arange(rows), np.array([0, rows])
    level, words = np.ones(1, dtype=np.uint8), np.zeros((1, segments), dtype=np.uint8)
    one = np.zeros(1, dtype=np.int32)
    leaves = Leaves(everything, starts, one, level, words, np.ones(1, dtype=bool))
    return Partition(everything, starts), leaves
