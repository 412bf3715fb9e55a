"""The tree of levels of a release: which patterns were told apart at which level, with how many rows.

A leaf published at level L has a node at each level 1 … L: the patterns of its own rows there. Leaves
of all groups that share their path share its nodes. At its own level a leaf's rows are good where
the published pattern is their own, and merged where they took the pattern of others. Boxes are laid
out for an icicle: children lie under their parent, sizes are rows.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from engine.kinds.timeseries import sax
from engine.kinds.timeseries.data import Array, Letters, PublishedSeries, Rows
from engine.kinds.timeseries.pattern_tree import pattern_codes
from engine.kinds.timeseries.view_types import LevelTreeView

SPLIT, GOOD, MERGED, SUPPRESSED = range(4)  # what became of the rows of a node


def level_tree(values: Array, published: PublishedSeries, changed: NDArray[np.bool_]) -> LevelTreeView:
    """`changed` says of each kept row whether its published pattern is not its own."""
    leaves, levels = len(published.leaf_level), int(published.leaf_level.max(initial=1))
    leaf = published.leaf[published.kept]
    merged = np.bincount(leaf[changed], minlength=leaves)
    own = published.leaf_sizes - merged
    words, codes = _paths(values, published, leaf, changed, levels)
    order = _order(codes, published.leaf_level)
    boxes = _Boxes(own[order], merged[order], published.leaf_level[order], len(published.channels))
    for level in range(1, levels + 1):
        boxes.add_level(level, codes[order, :level], words[level - 1][order])
    boxes.add_suppressed(published.suppressed)
    node = np.empty(leaves, dtype=np.int64)
    node[order] = boxes.node_of_leaf
    return LevelTreeView(
        np.array(boxes.depth, dtype=np.int64),
        np.array(boxes.start, dtype=np.int64),
        np.array(boxes.size, dtype=np.int64),
        np.array(boxes.state, dtype=np.int64),
        tuple(boxes.names),
        levels,
        published.leaf_group,
        node,
    )


def _paths(
    values: Array,
    published: PublishedSeries,
    leaf: NDArray[np.int32],
    changed: NDArray[np.bool_],
    levels: int,
) -> tuple[list[Letters], Rows]:
    """Letters and pattern numbers of each leaf at every level, read from one of its own rows."""
    first = np.full(len(published.leaf_level), -1, dtype=np.int64)
    for rows in (published.kept[::-1], published.kept[~changed][::-1]):  # an own row where there is one
        first[published.leaf[rows]] = rows
    profiles = sax.profile(values[first], published.segments, channels=len(published.channels))
    words, codes = [], np.zeros((len(first), levels), dtype=np.int64)
    for level in range(1, levels + 1):
        letters = sax.letters(profiles, level)
        at = published.leaf_level == level
        letters[at] = published.leaf_words[at]
        words.append(letters)
        codes[:, level - 1] = pattern_codes(letters, level)
    return words, codes


def _order(codes: Rows, level: NDArray[np.uint8]) -> NDArray[np.intp]:
    """Leaves by path; of one path those that end first stand left."""
    keys = []
    for depth in range(codes.shape[1]):
        keys += [codes[:, depth], (level > depth + 1).astype(np.int64)]
    return np.lexsort(keys[::-1])


class _Boxes:
    """Collects boxes level by level over leaves in their order."""

    def __init__(self, own: Rows, merged: Rows, level: NDArray[np.uint8], channels: int):
        self._own, self._merged, self._level = own, merged, level
        self._channels = channels
        self._left = np.concatenate([[0], np.cumsum(own + merged)])
        self.depth: list[int] = []
        self.start: list[int] = []
        self.size: list[int] = []
        self.state: list[int] = []
        self.names: list[str] = []
        self.node_of_leaf = np.zeros(len(level), dtype=np.int64)

    def add_level(self, level: int, paths: Rows, words: Letters) -> None:
        """One box a run of leaves of the same path that go on, one or two for a run that ends here."""
        here = np.flatnonzero(self._level >= level)
        if not len(here):
            return
        ends = self._level[here] == level
        change = (paths[here][1:] != paths[here][:-1]).any(axis=1) | (ends[1:] != ends[:-1])
        begins = np.concatenate([[0], np.flatnonzero(change) + 1, [len(here)]])
        for begin, end in zip(begins[:-1].tolist(), begins[1:].tolist(), strict=True):
            run, name = here[begin:end], sax.as_text(words[here[begin]], self._channels)
            left, rows = int(self._left[run[0]]), int(self._left[run[-1] + 1] - self._left[run[0]])
            if not ends[begin]:
                self._add(level, left, rows, SPLIT, name)
                continue
            self.node_of_leaf[run] = len(self.depth)
            merged = int(self._merged[run].sum())
            self._add(level, left, rows - merged, GOOD, name)
            if merged:
                self._add(level, left + rows - merged, merged, MERGED, name)

    def add_suppressed(self, rows: int) -> None:
        if rows:
            self._add(1, int(self._left[-1]), rows, SUPPRESSED, "")

    def _add(self, level: int, left: int, rows: int, state: int, name: str) -> None:
        self.depth.append(level - 1)
        self.start.append(left)
        self.size.append(rows)
        self.state.append(state)
        self.names.append(name)
