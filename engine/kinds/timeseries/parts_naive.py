"""Naive with several workers: the first cuts here, what lies below each of them on a worker.

A group is cut, split by pattern and its bad leaves merged by the rows in it and by nothing else (naive.py),
so what lies below the first cuts can be done anywhere. The answers one after the other are what one machine
gives: groups come depth first, left first, and the first cuts are in that order.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import overload

import numpy as np
from numpy.typing import NDArray

from engine.core.distributed import Held, require
from engine.core.progress import Progress
from engine.kinds.timeseries.data import Array, Rows
from engine.kinds.timeseries.naive import Below, as_below, joined, naive
from engine.kinds.timeseries.partition import CUTS, Partition, first_cuts
from engine.kinds.timeseries.pattern_tree import Leaves

FEW = 20_000  # series: fewer are grouped before they would be sent
PARTS_A_THREAD = 4  # so that no worker waits long for the others


@dataclass(frozen=True)
class Asked:
    """What groups and leaves are to be."""

    k: int
    P: int
    segments: int
    max_level: int
    cut: str
    merge_by: str
    channels: int


def naive_spread(values: Array, asked: Asked, workers: Held, progress: Progress) -> tuple[Partition, Leaves]:
    """What `naive` gives."""
    most = max(2 * asked.k, len(values) // (PARTS_A_THREAD * workers.threads()))
    cutting = progress.part("Grouping by value", 0.3)
    tops = _Tops(values, first_cuts(values, asked.k, CUTS[asked.cut], most, check=cutting.check))
    found = workers.spread(partial(below, asked=asked), tops, progress.part("Splitting by pattern", 0.7))
    for number, one in enumerate(found):
        require(str(number + 1), fits, one, len(tops.rows(number)), asked)
    return joined([tops.rows(number) for number in range(len(tops))], found)


class _Tops(Sequence[Array]):
    """The series below each cut, gathered when they are sent."""

    def __init__(self, values: Array, groups: Partition) -> None:
        self._values, self._groups = values, groups

    def rows(self, number: int) -> Rows:
        return self._groups.rows[self._groups.starts[number] : self._groups.starts[number + 1]]

    def __len__(self) -> int:
        return len(self._groups)

    @overload
    def __getitem__(self, number: int) -> Array: ...
    @overload
    def __getitem__(self, number: slice) -> Sequence[Array]: ...
    def __getitem__(self, number: int | slice) -> Array | Sequence[Array]:
        if isinstance(number, slice):
            return [self[at] for at in range(*number.indices(len(self)))]
        return self._values[self.rows(number)]


def below(values: Array, asked: Asked) -> Below:
    """On a worker."""
    found = naive(
        values,
        asked.k,
        asked.P,
        asked.segments,
        asked.max_level,
        CUTS[asked.cut],
        asked.merge_by,
        channels=asked.channels,
    )
    return as_below(found.groups, found.leaves)


def fits(found: Below, size: int, asked: Asked) -> bool:
    """Whether every row is in one group of at least k and in one leaf of at least P. What is published of
    them, the verifier holds against the originals."""
    groups, leaves = len(found.group_starts) - 1, len(found.leaf_starts) - 1
    return (
        _are_classes(found.groups, found.group_starts, size, asked.k)
        and _are_classes(found.leaves, found.leaf_starts, size, asked.P)
        and found.group_of_leaf.shape == found.level.shape == (leaves,)
        and found.words.shape == (leaves, asked.segments)
        and bool(((found.group_of_leaf >= 0) & (found.group_of_leaf < groups)).all())
    )


def _are_classes(rows: NDArray[np.int32], starts: Rows, size: int, least: int) -> bool:
    return (
        rows.shape == (size,)
        and starts[0] == 0
        and starts[-1] == size
        and bool((np.diff(starts) >= least).all())
        and bool((np.sort(rows) == np.arange(size)).all())
    )
