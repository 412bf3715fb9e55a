"""Node splitting: rows of a group told apart by SAX patterns of growing level, P at a time.

From level 1 on, a node of one pattern looks at its children, the patterns at the next level
(Shou et al. 2013, §4.2):

- at the highest level it is a good leaf;
- below 2P rows its level rises while all rows keep one pattern, then it is a good leaf;
- no child has P rows: good leaf; one child: the level rises;
- else children of at least P rows are nodes of their own, and the others together are one good
  leaf with the parent's level and pattern if they have P rows, else bad leaves.

All nodes of a level are treated at once: one sort by (node, pattern) a level.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engine.kinds.timeseries import sax
from engine.kinds.timeseries.data import Array, Letters, Rows
from engine.kinds.timeseries.partition import Partition


@dataclass(frozen=True)
class Leaves:
    """Rows by leaf: leaf i holds `rows[starts[i] : starts[i + 1]]`, ascending; leaves of a group adjoin."""

    rows: Rows
    starts: Rows
    group: NDArray[np.int32]
    level: NDArray[np.uint8]
    words: Letters  # (leaves, w): the pattern at the leaf's level
    good: NDArray[np.bool_]

    def __len__(self) -> int:
        return len(self.level)

    @property
    def sizes(self) -> Rows:
        return np.diff(self.starts)

    @property
    def first(self) -> Rows:
        """The lowest row of each leaf."""
        return self.rows[self.starts[:-1]]


def split_by_pattern(
    profiles: Array, groups: Partition, P: int, max_level: int, check: Callable[[], None] = lambda: None
) -> Leaves:
    """The leaves of every group; each group must have at least P rows."""
    found: list[_Found] = []
    rows, starts, group = groups.rows, groups.starts, np.arange(len(groups), dtype=np.int32)
    for level in range(1, max_level):
        check()
        rows, starts, group = _grow(profiles, rows, starts, group, level, P, found, check)
        if not len(group):
            break
    if len(group):
        found.append(_Found(rows, np.diff(starts), group, max_level, True))
    return _collect(profiles, found)


@dataclass(frozen=True)
class _Found:
    """Leaves found at one step: their rows in a line, their sizes and groups."""

    rows: Rows
    sizes: Rows
    group: NDArray[np.int32]
    level: int
    good: bool


def pattern_codes(words: Letters, level: int) -> Rows:
    """One number a pattern, in the order of the strings; long patterns are ranked on the way."""
    codes, span = np.zeros(len(words), dtype=np.int64), 1
    for column in words.T:
        codes, span = codes * level + column, span * level
        if span > 1 << 36:
            _, codes = np.unique(codes, return_inverse=True)
            span = int(codes.max(initial=0)) + 1
    return codes


def _grow(
    profiles: Array,
    rows: Rows,
    starts: Rows,
    group: NDArray[np.int32],
    level: int,
    P: int,
    found: list[_Found],
    check: Callable[[], None],
) -> tuple[Rows, Rows, NDArray[np.int32]]:
    """One level deeper: the nodes that live on; leaves go to `found`."""
    sizes = np.diff(starts)
    node = np.repeat(np.arange(len(sizes)), sizes)
    codes = pattern_codes(sax.letters(profiles[rows], level + 1), level + 1)
    key = node * (int(codes.max(initial=0)) + 1) + codes
    check()
    order = stable_order(key)
    ordered = key[order]
    child_starts = np.flatnonzero(np.concatenate([[True], ordered[1:] != ordered[:-1]]))
    child_sizes = np.diff(np.append(child_starts, len(rows)))
    parent = node[order[child_starts]]

    check()
    big = child_sizes >= P
    children = np.bincount(parent, minlength=len(sizes))
    big_children = np.bincount(parent[big], minlength=len(sizes))
    tiny_rows = np.bincount(parent[~big], weights=child_sizes[~big], minlength=len(sizes))
    one = children == 1
    stops = ~one & ((sizes < 2 * P) | (big_children == 0))
    joins = ~one & ~stops & (tiny_rows >= P)

    def emit(
        chosen_rows: Rows, chosen_sizes: Rows, chosen_group: NDArray[np.int32], at: int, good: bool
    ) -> None:
        if len(chosen_sizes):
            found.append(_Found(chosen_rows, chosen_sizes, chosen_group, at, good))

    emit(rows[stops[node]], sizes[stops], group[stops], level, True)
    tiny = np.empty(len(rows), dtype=bool)  # of each row in its parent's order: rows stay ascending
    tiny[order] = np.repeat(~big, child_sizes)
    emit(rows[tiny & joins[node]], tiny_rows[joins].astype(np.int64), group[joins], level, True)
    lost = ~big & ~joins[parent] & ~stops[parent]
    emit(rows[order][np.repeat(lost, child_sizes)], child_sizes[lost], group[parent[lost]], level + 1, False)
    lives = big & ~stops[parent]
    kept = rows[order][np.repeat(lives, child_sizes)]
    return kept, np.concatenate([[0], np.cumsum(child_sizes[lives])]), group[parent[lives]]


def _collect(profiles: Array, found: list[_Found]) -> Leaves:
    group = np.concatenate([f.group for f in found])
    sizes = np.concatenate([f.sizes for f in found])
    level = np.repeat(np.array([f.level for f in found], dtype=np.uint8), [len(f.sizes) for f in found])
    good = np.repeat(np.array([f.good for f in found]), [len(f.sizes) for f in found])
    order = np.argsort(group, kind="stable")
    rows = gather_runs(np.concatenate([f.rows for f in found]), sizes, order)
    starts = np.concatenate([[0], np.cumsum(sizes[order])])
    level, group, good = level[order], group[order], good[order]
    return Leaves(rows, starts, group, level, words_at(profiles[rows[starts[:-1]]], level), good)


def stable_order(key: Rows) -> Rows:
    """argsort(key, kind="stable") of numbers from 0 on; twice as fast where number and place fit 63 bits."""
    if not len(key) or int(key.max()) >= (1 << 62) // len(key):
        return np.argsort(key, kind="stable")
    return np.sort(key * len(key) + np.arange(len(key))) % len(key)


def sorted_within(rows: Rows, leaf: Rows) -> Rows:
    """Rows ascending within each leaf; leaves stay where they are (`leaf` ascends)."""
    span = int(rows.max(initial=0)) + 1
    return np.sort(leaf * span + rows) % span


def gather_runs(items: NDArray, sizes: Rows, order: Rows) -> NDArray:
    """Consecutive runs of `items` put into another order of the runs."""
    begins = np.concatenate([[0], np.cumsum(sizes)[:-1]])[order]
    lengths = sizes[order]
    shift = np.repeat(begins - np.concatenate([[0], np.cumsum(lengths)[:-1]]), lengths)
    return items[np.arange(len(shift)) + shift]


def words_at(profiles: Array, level: NDArray[np.uint8]) -> Letters:
    """The letters of each profile at its own level."""
    words = np.zeros(profiles.shape, dtype=np.uint8)
    for L in np.unique(level):
        words[level == L] = sax.letters(profiles[level == L], int(L))
    return words
