"""What would be published of a table of series, row by row of the original.

The row order is that of the original: this stays in the house. What leaves is written by export.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.kinds.timeseries.data import Sensitive
from engine.kinds.timeseries.partition import Groups
from engine.kinds.timeseries.pattern_tree import Leaves
from engine.kinds.timeseries.sax import Letters


@dataclass(frozen=True)
class Published:
    """Group and leaf of each row (−1: suppressed), and what each group and leaf says."""

    times: tuple[str, ...]
    group: NDArray[np.int32]  # (N,)
    leaf: NDArray[np.int32]  # (N,)
    low: NDArray[np.float64]  # (groups, n)
    high: NDArray[np.float64]
    leaf_group: NDArray[np.int32]  # (leaves,)
    leaf_level: NDArray[np.uint8]
    leaf_words: Letters  # (leaves, w)
    sensitive: tuple[Sensitive, ...]
    warnings: tuple[str, ...] = ()

    @property
    def segments(self) -> int:
        return self.leaf_words.shape[1]

    @property
    def kept(self) -> NDArray[np.int64]:
        return np.flatnonzero(self.group >= 0)

    @property
    def suppressed(self) -> int:
        return int(np.count_nonzero(self.group < 0))

    @property
    def group_sizes(self) -> NDArray[np.int64]:
        return np.bincount(self.group[self.kept], minlength=len(self.low))

    @property
    def leaf_sizes(self) -> NDArray[np.int64]:
        return np.bincount(self.leaf[self.kept], minlength=len(self.leaf_level))

    @property
    def classes(self) -> Classes:
        return Classes(
            self.low,
            self.high,
            self.group_sizes,
            self.leaf_group,
            self.leaf_level,
            self.leaf_words,
            self.leaf_sizes,
        )


@dataclass(frozen=True)
class Classes:
    """A release as an attacker sees it: envelopes and patterns, and how many rows share each."""

    low: NDArray[np.float64]  # (groups, n)
    high: NDArray[np.float64]
    sizes: NDArray[np.int64]
    leaf_group: NDArray[np.int32]  # ascending
    leaf_level: NDArray[np.uint8]
    leaf_words: Letters
    leaf_sizes: NDArray[np.int64]

    @property
    def segments(self) -> int:
        return self.leaf_words.shape[1]

    def leaves_of(self, groups: NDArray[np.int64]) -> NDArray[np.int64]:
        begins = np.searchsorted(self.leaf_group, groups)
        lengths = np.searchsorted(self.leaf_group, groups, side="right") - begins
        shift = np.repeat(begins - (np.cumsum(lengths) - lengths), lengths)
        return np.arange(len(shift)) + shift


def of_rows(starts: NDArray[np.int64], rows: NDArray[np.int64], count: int) -> NDArray[np.int32]:
    """The class of each of `count` rows; −1 for rows in none."""
    found = np.full(count, -1, dtype=np.int32)
    found[rows] = np.repeat(np.arange(len(starts) - 1, dtype=np.int32), np.diff(starts))
    return found


def publish(
    times: tuple[str, ...],
    count: int,
    groups: Groups,
    leaves: Leaves,
    envelopes: tuple[NDArray[np.float64], NDArray[np.float64]],
    sensitive: tuple[Sensitive, ...],
    warnings: tuple[str, ...],
) -> Published:
    """Groups with the same published envelope are one, and leaves of it with the same pattern and level;
    both are numbered in the order of what they publish, so that a number tells nothing more."""
    low, high = envelopes[0] + 0.0, envelopes[1] + 0.0  # −0 is 0
    ends = [end for pair in zip(low.T, high.T, strict=True) for end in pair]
    group_number, first = _numbered(ends)
    in_group = group_number[leaves.group]
    leaf_number, leaf = _numbered([in_group, *leaves.words.T, leaves.level])
    group, old_leaf = (
        of_rows(groups.starts, groups.rows, count),
        of_rows(leaves.starts, leaves.rows, count),
    )
    return Published(
        times=times,
        group=np.where(group < 0, -1, group_number[group]).astype(np.int32),
        leaf=np.where(old_leaf < 0, -1, leaf_number[old_leaf]).astype(np.int32),
        low=low[first],
        high=high[first],
        leaf_group=in_group[leaf].astype(np.int32),
        leaf_level=leaves.level[leaf],
        leaf_words=leaves.words[leaf],
        sensitive=sensitive,
        warnings=warnings,
    )


def _numbered(keys: Sequence[NDArray[Any]]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """The number of each entry among the distinct ones in sorted order, and one entry of each number."""
    order = np.lexsort(tuple(reversed(keys)))
    new = np.zeros(len(order), dtype=bool)
    new[:1] = True
    for key in keys:
        new[1:] |= key[order][1:] != key[order][:-1]
    number = np.empty(len(order), dtype=np.int64)
    number[order] = np.cumsum(new) - 1
    return number, order[new]
