"""The linkage attack: how well one who knows some points of a series finds its row.

For targets from the original the attacker knows m random points (or all), with or without the
pattern. Candidates are the published rows whose envelope contains the points and, with the
pattern, whose pattern is the target's own at that row's level (where none is: by values alone).
Success = [the true row's class is among them] / number of candidates. On the original the
candidates are the rows that are equal at the known points. By the promise success is at most 1/k
by values and 1/P with the pattern; a suppressed row cannot be found at all.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engine.timeseries import sax
from engine.timeseries.published import Published
from engine.timeseries.split import pattern_codes

Array = NDArray[np.float64]

HEADLINE = 3  # known points of the figure `attack_mean`
TARGETS = 1000
WORK = 2 * 10**8  # comparisons a number of known points may cost on the original


@dataclass(frozen=True)
class AttackCurves:
    """Success of each target against the number of known points, (points, targets) each."""

    known: NDArray[np.int64]
    raw: Array
    by_values: Array
    by_pattern: Array

    def at(self, known: int) -> int:
        """The place of the curve for this many known points (the nearest below, if it has none)."""
        return int(np.searchsorted(self.known, known, side="right") - 1)


def known_points(points: int) -> NDArray[np.int64]:
    return np.unique([m for m in (1, 2, 3, 5, 8, 13, 21, points) if m <= points])


def attack(
    values: Array,
    published: Published,
    generator: np.random.Generator,
    check: Callable[[], None] = lambda: None,
) -> AttackCurves:
    count, points = values.shape
    targets = min(count, TARGETS, max(100, WORK // count))
    rows = np.sort(generator.choice(count, targets, replace=False))
    order = np.argsort(generator.random((targets, points)), axis=1)
    known = known_points(points)
    own = _OwnPatterns(values[rows], published)
    raw = _raw(values, rows, order, known, check)
    by_values, by_pattern = _released(values[rows], rows, order, known, published, own, check)
    return AttackCurves(known, raw, by_values, by_pattern)


def _raw(values: Array, rows, order, known, check) -> Array:
    """1 / rows of the original that equal the target at the known points."""
    same = np.zeros((len(known), len(rows)), dtype=np.int64)
    block = 1 << 14
    for start in range(0, len(values), block):
        check()
        columns = np.ascontiguousarray(values[start : start + block].T)
        for t, row in enumerate(rows):
            left, seen = None, 0
            for i, m in enumerate(known):
                for j in order[t, seen:m]:
                    column = columns[j] if left is None else columns[j, left]
                    hit = np.flatnonzero(column == values[row, j])
                    left = hit if left is None else left[hit]
                seen = m
                same[i, t] += len(left)
    return 1.0 / same


class _OwnPatterns:
    """Which leaves carry the target's own pattern at their level, as comparisons of numbers."""

    def __init__(self, targets: Array, published: Published):
        self.leaf_code = np.zeros(len(published.leaf_level), dtype=np.int64)
        levels = np.unique(published.leaf_level)
        self.code = np.zeros((len(targets), int(levels.max(initial=0)) + 1), dtype=np.int64)
        profiles = sax.profile(targets, published.segments)
        for level in levels:
            at = published.leaf_level == level
            both = np.concatenate([published.leaf_words[at], sax.letters(profiles, int(level))])
            codes = pattern_codes(both, int(level))
            self.leaf_code[at], self.code[:, level] = codes[: at.sum()], codes[at.sum() :]
        self.leaf_level = published.leaf_level

    def carried(self, target: int, leaves: NDArray[np.int64]) -> NDArray[np.bool_]:
        return self.leaf_code[leaves] == self.code[target, self.leaf_level[leaves]]


def _released(targets: Array, rows, order, known, published: Published, own: _OwnPatterns, check):
    low, high = np.ascontiguousarray(published.low.T), np.ascontiguousarray(published.high.T)
    group_sizes, leaf_sizes = published.group_sizes, published.leaf_sizes
    first_leaf = np.searchsorted(published.leaf_group, np.arange(len(published.low) + 1))
    by_values = np.zeros((len(known), len(rows)))
    by_pattern = np.zeros_like(by_values)
    for t, row in enumerate(rows):
        check()
        if published.group[row] < 0:
            continue
        found = own.carried(t, np.array([published.leaf[row]]))[0]
        groups, seen = np.arange(len(published.low)), 0
        for i, m in enumerate(known):
            for j in order[t, seen:m]:
                x = targets[t, j]
                lows, highs = (
                    (low[j], high[j]) if seen == 0 and j == order[t, 0] else (low[j, groups], high[j, groups])
                )
                groups = groups[(lows <= x) & (x <= highs)]
            seen = m
            by_values[i, t] = 1.0 / group_sizes[groups].sum()
            leaves = _leaves_of(groups, first_leaf)
            matching = leaf_sizes[leaves[own.carried(t, leaves)]].sum()
            by_pattern[i, t] = (found / matching) if matching else by_values[i, t]
    return by_values, by_pattern


def _leaves_of(groups, first_leaf) -> NDArray[np.int64]:
    begins, lengths = first_leaf[groups], first_leaf[groups + 1] - first_leaf[groups]
    shift = np.repeat(begins - (np.cumsum(lengths) - lengths), lengths)
    return np.arange(len(shift)) + shift
