"""Microaggregation: rows in groups of at least k that are near each other; each gets the group's mean.

MDAV (Domingo-Ferrer, Mateo-Sanz 2002): while at least 2k rows are left, c is the mean of the rows left, r the
row farthest from it; r and its k − 1 nearest form a group; if at least 3k were left, s farthest from r
among the rest forms another. The last rows, fewer than 2k, are one group.

Centre: the same with the centre computed once and without s: rows in falling distance to the mean of all
rows; each that is free takes its k − 1 nearest free rows. Nearest by a KD-tree that counts the free rows of
each node, so the work is not quadratic. Variable (V-MDAV, Solanas, Martínez-Ballesté 2006): as centre, and
a group grows up to 2k − 1 rows while the nearest free row is nearer to it than γ times its own nearest free
row.

Points are standardised; distances are squared, summed in column order. Ties: the lowest row number.
"""

from __future__ import annotations

import math

import numba
import numpy as np
from numpy.typing import NDArray

from engine.core.progress import Progress

Points = NDArray[np.float64]
Groups = NDArray[np.int32]  # group of every row, numbered as they are formed

MDAV_ROWS = 20_000  # up to so many rows by MDAV unless asked otherwise
LEAF = 8
BATCH = 400  # groups formed between two looks at the clock


def standardise(values: NDArray[np.float64]) -> Points:
    """Mean 0 and standard deviation 1 (with n); a constant column is 0."""
    spread = values.std(axis=0)
    return np.asarray((values - values.mean(axis=0)) / np.where(spread > 0, spread, 1.0), np.float64)


def information_loss(points: Points, groups: Groups) -> float:
    """IL = SSE/SST of standardised points, 0…1."""
    count = int(groups.max(initial=-1)) + 1
    sizes = np.bincount(groups, minlength=count)
    total, within = 0.0, 0.0
    for column in points.T:
        means = np.bincount(groups, column, minlength=count) / sizes
        within += float(((column - means[groups]) ** 2).sum())
        total += float(((column - column.mean()) ** 2).sum())
    return within / total if total else 0.0


def mdav(points: Points, k: int, progress: Progress) -> Groups:
    n = len(points)
    groups, left = np.full(n, -1, np.int32), np.arange(n, dtype=np.int64)
    formed = 0
    while len(left) >= 2 * k:
        left, formed = _mdav_some(points, k, groups, left, formed, BATCH)
        progress.report(1 - len(left) / n)
    groups[left] = formed
    return groups


def centre(points: Points, k: int, progress: Progress) -> Groups:
    return _by_centre(points, k, 2 * k, 1, 0.0, progress)


def variable(points: Points, k: int, gamma: float, progress: Progress) -> Groups:
    return _by_centre(points, k, k, k, gamma, progress)


def _by_centre(points: Points, k: int, least: int, more: int, gamma: float, progress: Progress) -> Groups:
    """Groups are formed while `least` rows are free; `more` − 1 rows may join a group of k: none for centre,
    k − 1 for variable."""
    n = len(points)
    groups = np.full(n, -1, np.int32)
    far = ((points - points.mean(axis=0)) ** 2).sum(axis=1)
    falling = np.lexsort((np.arange(n), -far)).astype(np.int64)
    tree = _Tree(points)
    counters = np.array([0, 0, n], np.int64)  # place in the falling order, groups, free rows
    while counters[2] >= least and counters[0] < n:
        _centre_some(
            tree.points, tree.at, k, least, more, gamma, groups, falling, counters, BATCH,
            tree.start, tree.end, tree.left, tree.low, tree.high, tree.free, tree.parent, tree.leaf_of,
            tree.rows,
        )  # fmt: skip
        progress.report(1 - counters[2] / n)
    rest = np.flatnonzero(groups < 0)
    if len(rest) >= k or not counters[1]:
        groups[rest] = counters[1]
    elif len(rest):
        groups[rest] = _nearest_groups(points, groups, rest, int(counters[1]))
    return groups


def _nearest_groups(points: Points, groups: Groups, rest: NDArray[np.intp], count: int) -> Groups:
    """Of fewer than k rows that are left over, each: the group of the nearest centroid."""
    inside = groups >= 0
    sizes = np.bincount(groups[inside], minlength=count)
    centroids = np.column_stack(
        [np.bincount(groups[inside], column[inside], minlength=count) / sizes for column in points.T]
    )
    return np.array([((centroids - points[row]) ** 2).sum(axis=1).argmin() for row in rest], np.int32)


@numba.njit(cache=True, nogil=True)
def _mdav_some(points, k, groups, left, formed, most):  # pragma: no cover
    d = points.shape[1]
    for _ in range(most):
        if len(left) < 2 * k:
            break
        mean = np.zeros(d)
        for row in left:
            for column in range(d):
                mean[column] += points[row, column]
        mean /= len(left)
        two = len(left) >= 3 * k
        first = _farthest(points, left, mean)
        left = _take(points, left, first, k, groups, formed)
        formed += 1
        if two:
            second = _farthest(points, left, points[first])
            left = _take(points, left, second, k, groups, formed)
            formed += 1
    return left, formed


@numba.njit(cache=True, nogil=True)
def _farthest(points, left, centre):  # pragma: no cover
    best, found = -1.0, left[0]
    for row in left:
        away = 0.0
        for column in range(points.shape[1]):
            gap = points[row, column] - centre[column]
            away += gap * gap
        if away > best:
            best, found = away, row
    return found


@numba.njit(cache=True, nogil=True)
def _take(points, left, row, k, groups, formed):  # pragma: no cover
    """The row and its k − 1 nearest among those left form a group; the others stay, in order."""
    near = np.full(k - 1, np.inf)
    who = np.full(k - 1, -1, np.int64)
    groups[row] = formed
    for other in left:
        if other == row:
            continue
        away = 0.0
        for column in range(points.shape[1]):
            gap = points[other, column] - points[row, column]
            away += gap * gap
        if k > 1 and away < near[k - 2]:
            _insert(near, who, away, other)
    for other in who:
        groups[other] = formed
    stay = np.empty(len(left) - k, np.int64)
    used = 0
    for other in left:
        if groups[other] < 0:
            stay[used] = other
            used += 1
    return stay


@numba.njit(cache=True, nogil=True)
def _insert(near, who, away, row):  # pragma: no cover
    """Into the nearest so far, by distance, then row number."""
    place = len(near) - 1
    while place > 0 and (near[place - 1] > away or (near[place - 1] == away and who[place - 1] > row)):
        near[place], who[place] = near[place - 1], who[place - 1]
        place -= 1
    near[place], who[place] = away, row


# ── a tree of boxes that counts its free rows ─────────────────────────────────────────────────


class _Tree:
    """Nodes as arrays: rows start … end of `rows`, the left child (the right one follows), the box, how
    many rows are free. The widest column is split at the middle row; a leaf holds at most eight."""

    def __init__(self, points: Points):
        n, d = points.shape
        most = max(3, 4 * n // LEAF + 3)
        self.rows = np.arange(n, dtype=np.int64)
        self.start, self.end = np.zeros(most, np.int64), np.zeros(most, np.int64)
        self.left, self.parent = np.full(most, -1, np.int64), np.full(most, -1, np.int64)
        self.low, self.high = np.zeros((most, d)), np.zeros((most, d))
        self.free = np.zeros(most, np.int64)
        self.leaf_of = np.zeros(n, np.int64)
        _build(
            points, self.rows, self.start, self.end, self.left, self.parent, self.low, self.high, self.free,
            self.leaf_of,
        )  # fmt: skip
        self.points = np.ascontiguousarray(points[self.rows])  # in the order of the tree
        self.at = np.empty(n, np.int64)  # where a row stands in it
        self.at[self.rows] = np.arange(n)


@numba.njit(cache=True, nogil=True)
def _build(points, rows, start, end, left, parent, low, high, free, leaf_of):  # pragma: no cover
    waiting = np.empty(256, np.int64)
    end[0], used, waiting[0], count = len(points), 1, 0, 1
    while count:
        count -= 1
        node = waiting[count]
        own = rows[start[node] : end[node]]
        free[node] = len(own)
        column, widest = 0, -1.0
        for place in range(points.shape[1]):
            least, greatest = np.inf, -np.inf
            for row in own:
                value = points[row, place]
                least, greatest = min(least, value), max(greatest, value)
            low[node, place], high[node, place] = least, greatest
            if greatest - least > widest:
                column, widest = place, greatest - least
        if len(own) <= LEAF:
            for row in own:
                leaf_of[row] = node
            continue
        half = len(own) // 2
        _select(points, own, column, half)
        left[node] = used
        for side in range(2):
            start[used + side] = start[node] + side * half
            end[used + side] = end[node] if side else start[node] + half
            parent[used + side] = node
            waiting[count] = used + side
            count += 1
        used += 2


@numba.njit(cache=True, nogil=True)
def _select(points, own, column, place):  # pragma: no cover
    """Quickselect: no row before `place` is above it in the column, none after it below."""
    low, high = 0, len(own) - 1
    while low < high:
        pivot = points[own[(low + high) // 2], column]
        i, j = low, high
        while i <= j:
            while points[own[i], column] < pivot:
                i += 1
            while points[own[j], column] > pivot:
                j -= 1
            if i <= j:
                own[i], own[j] = own[j], own[i]
                i += 1
                j -= 1
        if place <= j:
            high = j
        elif place >= i:
            low = i
        else:
            return


@numba.njit(cache=True, nogil=True)
def _centre_some(
    points, at, k, least, more, gamma, groups, falling, counters, most, start, end, left, low, high, free,
    parent, leaf_of, rows,
):  # fmt: skip # pragma: no cover
    for _ in range(most):
        while counters[0] < len(falling) and groups[falling[counters[0]]] >= 0:
            counters[0] += 1
        if counters[2] < least or counters[0] >= len(falling):
            return
        row = falling[counters[0]]
        group = counters[1]
        counters[1] += 1
        _remove(row, group, groups, free, parent, leaf_of, counters)
        near, who = np.full(k - 1, np.inf), np.full(k - 1, -1, np.int64)
        members = np.empty(2 * k - 1, np.int64)
        members[0] = row
        if k > 1:
            _nearest(points[at[row]], points, rows, groups, near, who, start, end, left, low, high, free)
            for place in range(k - 1):
                _remove(who[place], group, groups, free, parent, leaf_of, counters)
                members[place + 1] = who[place]
        size = k
        while size < k + more - 1 and counters[2] > 1:
            best, joining = np.inf, np.int64(-1)
            one, who_one = np.full(1, np.inf), np.full(1, -1, np.int64)
            for place in range(size):
                one[0], who_one[0] = np.inf, -1
                _nearest(points[at[members[place]]], points, rows, groups, one, who_one, start, end, left,
                low,
                         high, free)  # fmt: skip
                if one[0] < best or (one[0] == best and who_one[0] < joining):
                    best, joining = one[0], who_one[0]
            one[0], who_one[0] = np.inf, -1
            groups[joining] = group  # so that it does not find itself
            _nearest(
                points[at[joining]], points, rows, groups, one, who_one, start, end, left, low, high, free
            )
            groups[joining] = -1
            if not math.sqrt(best) < gamma * math.sqrt(one[0]):
                break
            _remove(joining, group, groups, free, parent, leaf_of, counters)
            members[size] = joining
            size += 1


@numba.njit(cache=True, nogil=True)
def _remove(row, group, groups, free, parent, leaf_of, counters):  # pragma: no cover
    groups[row] = group
    counters[2] -= 1
    node = leaf_of[row]
    while node >= 0:
        free[node] -= 1
        node = parent[node]


@numba.njit(cache=True, nogil=True)
def _nearest(point, points, rows, groups, near, who, start, end, left, low, high, free):  # pragma: no cover
    """Fills the nearest free rows, nearest first."""
    last = len(near) - 1
    stack = np.empty(128, np.int64)
    gaps = np.empty(128)
    stack[0], gaps[0], used = 0, 0.0, 1
    while used:
        used -= 1
        node, gap = stack[used], gaps[used]
        if gap > near[last] or free[node] == 0:
            continue
        if left[node] < 0:
            for place in range(start[node], end[node]):
                row = rows[place]
                if groups[row] >= 0:
                    continue
                away = 0.0
                for column in range(len(point)):
                    apart = points[place, column] - point[column]
                    away += apart * apart
                if away < near[last] or (away == near[last] and row < who[last]):
                    _insert(near, who, away, row)
            continue
        first, second = left[node], left[node] + 1
        one, other = _gap(point, low[first], high[first]), _gap(point, low[second], high[second])
        if one > other:
            first, second, one, other = second, first, other, one
        if free[second] and other <= near[last]:
            stack[used], gaps[used] = second, other
            used += 1
        if free[first] and one <= near[last]:
            stack[used], gaps[used] = first, one
            used += 1


@numba.njit(cache=True, nogil=True)
def _gap(point, low, high):  # pragma: no cover
    total = 0.0
    for column in range(len(point)):
        apart = max(low[column] - point[column], 0.0, point[column] - high[column])
        total += apart * apart
    return total
