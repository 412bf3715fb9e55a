"""What would be published of a table of series, row by row of the original.

The row order is that of the original: this stays in the house. What leaves is written by export.py.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engine.timeseries.data import Sensitive
from engine.timeseries.partition import Groups
from engine.timeseries.sax import Letters
from engine.timeseries.split import Leaves


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
    return Published(
        times=times,
        group=of_rows(groups.starts, groups.rows, count),
        leaf=of_rows(leaves.starts, leaves.rows, count),
        low=envelopes[0],
        high=envelopes[1],
        leaf_group=leaves.group,
        leaf_level=leaves.level,
        leaf_words=leaves.words,
        sensitive=sensitive,
        warnings=warnings,
    )
