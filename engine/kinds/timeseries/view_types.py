"""What the worker sends the window of series: values only, made by `views`, `level_tree` and `run`.

Unpickling a value imports the module of its class, so that nothing that computes stands here.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]


@dataclass(frozen=True)
class SeriesOverview:
    """The data before any run: bands of quantiles and some of the series."""

    times: tuple[str, ...]
    count: int
    quantiles: tuple[float, ...]
    bands: Array  # (quantiles, n)
    rows: NDArray[np.int64]
    series: Array  # (rows, n)
    channels: tuple[str, ...] = ("",)


@dataclass(frozen=True)
class GroupsSoFar:
    """Live: rows settled, and the envelopes of the latest groups."""

    rows: int
    total: int
    times: tuple[str, ...]
    low: Array
    high: Array
    channels: tuple[str, ...] = ("",)


@dataclass(frozen=True)
class GroupList:
    """Every group: how many rows and leaves it has, how many different patterns, what its rows lose."""

    size: NDArray[np.int64]
    value_loss: Array
    pattern_loss: Array  # mean over its rows
    leaves: NDArray[np.int64]
    patterns: NDArray[np.int64]
    persons: NDArray[np.int64] | None = None  # whose series share the envelope, where that is known


@dataclass(frozen=True)
class GroupView:
    """One group: its envelope, its members, and its patterns as step lines in the unit of the data."""

    number: int
    times: tuple[str, ...]
    low: Array
    high: Array
    rows: NDArray[np.int64]
    members: Array  # (rows, n) the original
    leaf: NDArray[np.int64]  # of each member: its place among the leaves below
    words: tuple[str, ...]  # of several channels with | between them
    levels: NDArray[np.int64]
    counts: NDArray[np.int64]
    steps: Array  # (leaves, n)
    member_words: tuple[str, ...]  # own letters of each member at its leaf's level
    sensitive: tuple[tuple[str, tuple[str, ...]], ...]  # column, label of each member
    file_rows: NDArray[np.int64]  # of each member: where it stands, or begins, in the file
    long: bool  # a row of the file is one reading
    curve: Array | None = None  # published beside the envelope
    persons: int | None = None
    channels: tuple[str, ...] = ("",)
    channel: int = 0  # the one that is shown


@dataclass(frozen=True)
class LossHistograms:
    """Histograms of value loss and pattern loss over the published rows."""

    value_edges: Array
    value_rows: NDArray[np.int64]
    value_mean: float
    pattern_edges: Array
    pattern_rows: NDArray[np.int64]
    pattern_mean: float
    channels: int = 1  # of several, value loss is a share of their ranges


@dataclass(frozen=True)
class QueryView:
    """Relative error of counting queries: by the share of rows they select, and by number of ranges."""

    selected_low: Array  # shares of all rows
    selected_high: Array
    asked: NDArray[np.int64]
    mean: Array
    median: Array
    nine_of_ten: Array  # have a smaller error


@dataclass(frozen=True)
class SeriesAttackView:
    """Success against the number of known points: quantiles over the targets, and the bounds."""

    known: NDArray[np.int64]
    raw: Array  # (known,) means
    by_values: Array
    by_pattern: Array
    worst_by_values: Array
    worst_by_pattern: Array
    bound_k: float
    bound_P: float
    headline: int  # known points of the figure "attack success"
    targets: int
    success: Array  # (known, targets) with the pattern, for the distribution


@dataclass(frozen=True)
class LevelTreeView:
    """Boxes (nodes) by depth (level − 1), left edge and size in rows; the good node of each leaf."""

    depth: NDArray[np.int64]
    start: NDArray[np.int64]
    size: NDArray[np.int64]
    state: NDArray[np.int64]
    names: tuple[str, ...]
    levels: int
    leaf_group: NDArray[np.int32]  # (leaves,)
    leaf_node: NDArray[np.int64]
