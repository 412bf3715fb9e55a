"""Bad leaves join the good leaf of their own k-group whose pattern loses least.

Bad leaves go in ascending order of (size, pattern, lowest row). Ties of the loss (1e-9) go to the
host that is smallest at that moment, then to the smaller pattern, level, row. The host keeps its
pattern and level. The loss compares the host's reconstruction with the mean raw series of the bad
leaf (`data`), or with the reconstruction of its pattern (`pattern`, Shou et al. 2013).

Of several channels the loss is the mean of theirs.

Both curves are steps or sums over the w segments, so a loss costs O(w), not O(n). Sizes matter
only where losses tie: groups without a tie are settled all at once, the others in rounds, one bad
leaf of every group at a time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from engine.kinds.timeseries import sax
from engine.kinds.timeseries.data import Array, Rows, channel_slices
from engine.kinds.timeseries.pattern_tree import Leaves, gather_runs, sorted_within
from engine.kinds.timeseries.utility import CONSTANT

TIE = 1e-9
PAIRS = 1 << 17  # (bad, good) pairs looked at together


def merge_targets(
    values: Array,
    leaves: Leaves,
    by: str = "data",
    check: Callable[[], None] = lambda: None,
    channels: int = 1,
) -> Rows:
    """For every leaf the leaf it is published as: itself when good, its host when bad."""
    host = np.arange(len(leaves))
    bad, good = _bad_in_order(leaves), _good_in_rank(leaves)
    if not len(bad):
        return host
    points = values.shape[1]
    curves = _mean_series(values, leaves, bad) if by == "data" else _steps(leaves, bad, points)
    first_good = np.searchsorted(leaves.group[good], leaves.group[bad])
    goods = np.searchsorted(leaves.group[good], leaves.group[bad], side="right") - first_good
    sizes = leaves.sizes.copy()
    for begin, end in _chunks(leaves.group[bad], goods):
        check()
        chunk = slice(begin, end)
        pair_bad = np.repeat(np.arange(begin, end), goods[chunk])
        pair_good = good[_ranges(first_good[chunk], goods[chunk])]
        loss = np.mean(
            [
                _losses(curves[:, at], replace(leaves, words=words), pair_bad, pair_good, points // channels)
                for at, words in zip(
                    channel_slices(points, channels), np.split(leaves.words, channels, axis=1), strict=True
                )
            ],
            axis=0,
        )
        check()
        starts = np.concatenate([[0], np.cumsum(goods[chunk])])
        _settle(loss, pair_good, starts, bad[chunk], leaves.group[bad[chunk]], sizes, host)
    return host


def merge_leaves(leaves: Leaves, host: Rows) -> Leaves:
    """Leaves with their guests: only hosts remain, their rows ascending."""
    stay = np.flatnonzero(host == np.arange(len(host)))
    number = np.searchsorted(stay, host)
    order = np.lexsort((np.arange(len(host)), number))
    rows = gather_runs(leaves.rows, leaves.sizes, order)
    leaf = np.repeat(number[order], leaves.sizes[order])
    rows = sorted_within(rows, leaf)
    sizes = np.bincount(leaf, minlength=len(stay))
    return Leaves(
        rows=rows,
        starts=np.concatenate([[0], np.cumsum(sizes)]),
        group=leaves.group[stay],
        level=leaves.level[stay],
        words=leaves.words[stay],
        good=np.ones(len(stay), dtype=bool),
    )


def _bad_in_order(leaves: Leaves) -> Rows:
    bad = np.flatnonzero(~leaves.good)
    keys = (leaves.first[bad], *leaves.words[bad].T[::-1], leaves.sizes[bad], leaves.group[bad])
    return bad[np.lexsort(keys)]


def _good_in_rank(leaves: Leaves) -> Rows:
    """Good leaves by group, within a group by (pattern, level, lowest row): the last tie-breakers."""
    good = np.flatnonzero(leaves.good)
    keys = (leaves.first[good], leaves.level[good], *leaves.words[good].T[::-1], leaves.group[good])
    return good[np.lexsort(keys)]


def _mean_series(values: Array, leaves: Leaves, chosen: Rows) -> Array:
    sizes = leaves.sizes[chosen]
    rows = leaves.rows[_ranges(leaves.starts[chosen], sizes)]
    starts = np.concatenate([[0], np.cumsum(sizes)[:-1]])
    return np.add.reduceat(values[rows], starts, axis=0) / sizes[:, None]


def _steps(leaves: Leaves, chosen: Rows, points: int) -> Array:
    steps = np.empty((len(chosen), points))
    for level in np.unique(leaves.level[chosen]):
        at = leaves.level[chosen] == level
        steps[at] = sax.reconstruct(leaves.words[chosen[at]], int(level), points)
    return steps


def _losses(curves: Array, leaves: Leaves, pair_bad: Rows, pair_good: Rows, points: int) -> Array:
    """1 − correlation of a curve with a step curve, from sums over the steps."""
    segments = leaves.words.shape[1]
    index = sax.expand_index(points, segments)
    begins = np.searchsorted(index, np.arange(segments))
    counts = np.diff(np.append(begins, points))
    low, high = int(pair_bad.min()), int(pair_bad.max()) + 1
    part = curves[low:high]
    largest = np.abs(part).max(axis=1, keepdims=True)
    part = part / np.where(largest > 0, largest, 1.0)  # squares of 1e200 would overflow
    centred = part - part.mean(axis=1, keepdims=True)
    norm = np.sqrt(np.sum(centred * centred, axis=1))
    flat = norm <= CONSTANT * np.sqrt(points)
    sums = np.add.reduceat(centred, begins, axis=1)

    goods, which = np.unique(pair_good, return_inverse=True)
    steps = _steps(leaves, goods, segments)  # one value a segment
    steps = steps - (steps @ counts / points)[:, None]
    step_norm = np.sqrt(steps * steps @ counts)
    step_flat = leaves.words[goods].max(axis=1) == leaves.words[goods].min(axis=1)

    mine, theirs = pair_bad - low, which
    dot = np.einsum("ij,ij->i", sums[mine], steps[theirs])
    scale = norm[mine] * step_norm[theirs]
    either, both = flat[mine] | step_flat[theirs], flat[mine] & step_flat[theirs]
    return np.where(both, 0.0, np.where(either, 1.0, 1.0 - dot / np.where(either, 1.0, scale)))


def _settle(
    loss: Array,
    pair_good: Rows,
    starts: Rows,
    bad: Rows,
    group: NDArray[np.int32],
    sizes: Rows,
    host: Rows,
) -> None:
    """Choose a host for each bad leaf of a chunk of whole groups; `sizes` and `host` are updated."""
    least = np.minimum.reduceat(loss, starts[:-1])
    near = loss <= np.repeat(least, np.diff(starts)) + TIE
    tied = np.add.reduceat(near, starts[:-1], dtype=np.int64) > 1
    pick = starts[:-1] + _first_true(near, starts)
    simple = ~np.isin(group, group[tied])
    host[bad[simple]] = pair_good[pick[simple]]
    np.add.at(sizes, host[bad[simple]], sizes[bad[simple]])

    rest = np.flatnonzero(~simple)
    turn = np.arange(len(rest)) - np.searchsorted(group[rest], group[rest])  # place in its group's queue
    for current in range(int(turn.max(initial=-1)) + 1):
        for i in rest[turn == current]:
            candidates = pair_good[starts[i] : starts[i + 1]][near[starts[i] : starts[i + 1]]]
            chosen = candidates[np.argmin(sizes[candidates])]  # the first of equals: already in rank order
            host[bad[i]] = chosen
            sizes[chosen] += sizes[bad[i]]


def _first_true(flags: NDArray[np.bool_], starts: Rows) -> Rows:
    position = np.where(flags, np.arange(len(flags)), len(flags))
    return np.minimum.reduceat(position, starts[:-1]) - starts[:-1]


def _ranges(begins: Rows, lengths: Rows) -> Rows:
    """begins[0], begins[0]+1, …, begins[1], … : runs of the given lengths in a line."""
    shift = np.repeat(begins - np.concatenate([[0], np.cumsum(lengths)[:-1]]), lengths)
    return np.arange(len(shift)) + shift


def _chunks(group: NDArray[np.int32], pairs: Rows) -> Iterator[tuple[int, int]]:
    """Stretches of bad leaves that hold whole groups and about PAIRS pairs."""
    ends = np.flatnonzero(np.concatenate([group[1:] != group[:-1], [True]])) + 1
    total = np.cumsum(pairs)[ends - 1]
    begin = 0
    while begin < len(group):
        done = total[np.searchsorted(ends, begin, side="right") - 1] if begin else 0
        at = max(np.searchsorted(total, done + PAIRS, side="right") - 1, np.searchsorted(ends, begin + 1))
        yield begin, int(ends[at])
        begin = int(ends[at])
