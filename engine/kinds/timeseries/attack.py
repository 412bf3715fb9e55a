"""The linkage attack: how well one who knows some points of a series finds its row.

For targets from the original the attacker knows m random points (or all), with or without the
pattern. Candidates are the published rows whose envelope contains the points and, with the
pattern, whose pattern is the target's own at that row's level (where none is: by values alone).
Success = [the true row's class is among them] / number of candidates. On the original the
candidates are the rows that are equal at the known points. By the promise success is at most 1/k
by values and 1/P with the pattern; a suppressed row cannot be found at all.

Where persons are known, the attacker looks for the person: success = rows of the target's person among the
candidates / number of candidates. One who has more series than others is found more often than 1/k.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engine.core.stretches import stretches
from engine.kinds.timeseries import sax
from engine.kinds.timeseries.data import STRETCH, Array, EnvelopeClasses, Rows, rows_in
from engine.kinds.timeseries.pattern_tree import pattern_codes

HEADLINE = 3  # known points of the figure `attack_mean`
TARGETS = 1000
WORK = 2 * 10**8  # comparisons a number of known points may cost on the original


@dataclass(frozen=True)
class AttackSuccess:
    """Success of each target against the number of known points, (points, targets) each."""

    known: Rows
    raw: Array
    by_values: Array
    by_pattern: Array

    def at(self, known: int) -> int:
        """The number of the curve for this many known points (the nearest below, if it has none)."""
        return int(np.searchsorted(self.known, known, side="right") - 1)


def known_points(points: int) -> Rows:
    return np.unique([m for m in (1, 2, 3, 5, 8, 13, 21, points) if m <= points])


def attack(
    values: Array,
    classes: EnvelopeClasses,
    leaf: NDArray[np.int32] | None,
    generator: np.random.Generator,
    check: Callable[[], None] = lambda: None,
    persons: NDArray[np.int32] | None = None,
) -> AttackSuccess:
    """Play it for a sample of rows. `leaf` is the published leaf of each row, −1 where suppressed;
    without it (a file whose rows have no known origin) the true row counts as among the candidates."""
    count, points = values.shape
    targets = min(count, TARGETS, max(100, WORK // count))
    rows = np.sort(generator.choice(count, targets, replace=False))
    order = np.argsort(generator.random((targets, points)), axis=1)
    known = known_points(points)
    raw = _raw(values, rows, order, known, check, persons)
    true_leaf = None if leaf is None else leaf[rows]
    held = None if persons is None or leaf is None else _LeavesOfPersons(persons, leaf, rows)
    by_values, by_pattern = _released(values[rows], true_leaf, order, known, classes, check, held)
    return AttackSuccess(known, raw, by_values, by_pattern)


def _raw(
    values: Array,
    rows: Rows,
    order: Rows,
    known: Rows,
    check: Callable[[], None],
    persons: NDArray[np.int32] | None,
) -> Array:
    """1 / rows of the original that equal the target at the known points; or the person's share of them."""
    same = np.zeros((len(known), len(rows)), dtype=np.int64)
    own = np.zeros_like(same)
    for some in stretches(len(values), rows_in(STRETCH, values)):
        check()
        columns = np.ascontiguousarray(values[some].T)
        for t, row in enumerate(rows):
            left, seen = np.arange(columns.shape[1]), 0
            for i, m in enumerate(known):
                if not len(left):
                    break  # nor will any be left where more is known
                for j in order[t, seen:m]:
                    column = columns[j] if j == order[t, 0] else columns[j, left]
                    left = left[column == values[row, j]]
                seen = m
                same[i, t] += len(left)
                if persons is not None:
                    own[i, t] += np.count_nonzero(persons[some.start + left] == persons[row])
    return (1.0 if persons is None else own) / same


def _released(
    targets: Array,
    true_leaf: NDArray[np.int32] | None,
    order: Rows,
    known: Rows,
    classes: EnvelopeClasses,
    check: Callable[[], None],
    held: _LeavesOfPersons | None,
) -> tuple[Array, Array]:
    """1 / published rows that the target may be: by values, and by values and pattern. `held` tells which
    of them are the person's own, where persons are looked for."""
    low, high = np.ascontiguousarray(classes.low.T), np.ascontiguousarray(classes.high.T)
    own = _OwnPatterns(targets, classes)
    by_values = np.zeros((len(known), len(targets)))
    by_pattern = np.zeros_like(by_values)
    for t in range(len(targets)):
        check()
        if true_leaf is not None and true_leaf[t] < 0:
            continue  # suppressed: not there to be found
        found = true_leaf is None or bool(own.carries_own(t, true_leaf[t : t + 1])[0])
        groups, seen = np.arange(len(classes.low)), 0
        for i, m in enumerate(known):
            for j in order[t, seen:m]:
                x, first = targets[t, j], j == order[t, 0]  # at first all groups: no gathering
                lows, highs = (low[j], high[j]) if first else (low[j, groups], high[j, groups])
                groups = groups[(lows <= x) & (x <= highs)]
            seen = m
            leaves = classes.leaves_of(groups)
            hits = 1 if held is None else held.count(t, leaves)
            by_values[i, t] = hits / classes.sizes[groups].sum() if len(groups) else 0.0
            fitting = leaves[own.carries_own(t, leaves)]
            matching = classes.leaf_sizes[fitting].sum()
            hits = int(found) if held is None else held.count(t, fitting)
            by_pattern[i, t] = (hits / matching) if matching else by_values[i, t]
    return by_values, by_pattern


class _LeavesOfPersons:
    """How many series the person of a target has in each leaf."""

    def __init__(self, persons: NDArray[np.int32], leaf: NDArray[np.int32], targets: Rows):
        order = np.argsort(persons, kind="stable")
        self._leaf, sorted_persons = leaf[order], persons[order]
        self._begin = np.searchsorted(sorted_persons, persons[targets])
        self._end = np.searchsorted(sorted_persons, persons[targets], side="right")

    def count(self, target: int, leaves: NDArray[np.integer]) -> int:
        own = self._leaf[self._begin[target] : self._end[target]]
        return int(np.count_nonzero(np.isin(own, leaves)))


class _OwnPatterns:
    """Which leaves carry the target's own pattern at their level, as comparisons of numbers."""

    def __init__(self, targets: Array, classes: EnvelopeClasses):
        self._leaf_code = np.zeros(len(classes.leaf_level), dtype=np.int64)
        self._leaf_level = classes.leaf_level
        levels = np.unique(classes.leaf_level)
        self._code = np.zeros((len(targets), int(levels.max(initial=0)) + 1), dtype=np.int64)
        profiles = sax.profile(targets, classes.segments, channels=classes.channels)
        for level in levels:
            at = classes.leaf_level == level
            both = np.concatenate([classes.leaf_words[at], sax.letters(profiles, int(level))])
            codes = pattern_codes(both, int(level))
            self._leaf_code[at], self._code[:, level] = codes[: at.sum()], codes[at.sum() :]

    def carries_own(self, target: int, leaves: NDArray[np.integer]) -> NDArray[np.bool_]:
        return self._leaf_code[leaves] == self._code[target, self._leaf_level[leaves]]
