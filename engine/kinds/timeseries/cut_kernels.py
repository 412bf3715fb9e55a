"""The loops of partition.py, compiled: groups that fit the cache are cut to the end, larger ones measured.

A row is never moved: what is sorted are the numbers of the rows, and a row's points lie next to each other.
So a level of cuts reads each row once, for the ranges, and one of its values, for the cut.
"""

from __future__ import annotations

import numpy as np
from numba import njit

DEEP = 64  # groups that wait for their turn: half of each is cut first, so there are as many as levels


@njit(cache=True, nogil=True)
def cut_block(values, bounds, k, unit):  # pragma: no cover
    """Rows, ends and envelopes of the groups that each stretch of rows between two bounds is cut into.

    Both sides of a cut keep at least k rows, and the left one a multiple of `unit`: half of them.
    """
    points = values.shape[1]
    rows = np.arange(bounds[-1])
    most = len(bounds) + bounds[-1] // max(k, 1)
    ends, low, high = np.empty(most, np.int64), np.empty((most, points)), np.empty((most, points))
    waiting, made = np.empty((DEEP, 2), np.int64), 0
    key, work = np.empty(len(rows)), np.empty(len(rows))
    for at in range(len(bounds) - 1):
        waiting[0, 0], waiting[0, 1], count = bounds[at], bounds[at + 1], 1
        while count:
            count -= 1
            begin, end = waiting[count]
            size = end - begin
            _envelope(values, rows[begin:end], low[made], high[made])
            column, width = _widest(low[made], high[made])
            if size < 2 * k or not width > 0:
                ends[made] = end
                made += 1
                continue
            left = unit * (size // unit // 2)
            _to_both_sides(values, rows[begin:end], column, left, key, work)
            waiting[count, 0], waiting[count, 1] = begin + left, end
            waiting[count + 1, 0], waiting[count + 1, 1] = begin, begin + left
            count += 2
    return rows, ends[:made].copy(), low[:made].copy(), high[:made].copy()


@njit(cache=True, nogil=True)
def _envelope(values, rows, low, high):  # pragma: no cover
    low[:] = values[rows[0]]
    high[:] = values[rows[0]]
    for row in rows[1:]:
        for j in range(len(low)):
            value = values[row, j]
            low[j] = value if value < low[j] else low[j]
            high[j] = value if value > high[j] else high[j]


@njit(cache=True, nogil=True)
def _widest(low, high):  # pragma: no cover
    """The widest column, the first of equals, and its width."""
    column, width = 0, high[0] - low[0]
    for j in range(1, len(low)):
        if high[j] - low[j] > width:
            column, width = j, high[j] - low[j]
    return column, width


@njit(cache=True, nogil=True)
def _to_both_sides(values, rows, column, left, key, work):  # pragma: no cover
    """The `left` smallest rows by (value, place) to the front; both sides keep their order."""
    size = len(rows)
    for i in range(size):
        key[i] = values[rows[i], column]
        work[i] = key[i]
    pivot = smallest(work[:size], left)
    ties = left
    for i in range(size):
        ties -= key[i] < pivot
    moved = rows.copy()
    front, back = 0, left
    for i in range(size):
        tied = key[i] == pivot and ties > 0
        goes_left = key[i] < pivot or tied
        ties -= tied
        rows[front if goes_left else back] = moved[i]
        front += goes_left
        back += not goes_left


@njit(cache=True, nogil=True)
def smallest(key, place):  # pragma: no cover
    """The value at this place in sorted order, by selection; `key` is reordered. Values go to either side
    without a branch: which one is anybody's guess, and a wrong guess costs more than to write in vain.

    Pivots stand at places that are drawn (a linear congruence; the answer does not depend on it): those at
    both ends and in the middle are the extremes where a column falls and rises again, which takes n²."""
    begin, end, drawn = 0, len(key), np.uint64(1)
    while True:
        one = two = three = key[begin]
        for _ in range(2):
            drawn = drawn * np.uint64(6364136223846793005) + np.uint64(1442695040888963407)  # Knuth, MMIX
            one, two, three = two, three, key[begin + np.int64(drawn >> np.uint64(33)) % (end - begin)]
        pivot = max(min(one, two), min(max(one, two), three))
        middle = begin
        for i in range(begin, end):
            value = key[i]
            key[i] = key[middle]
            key[middle] = value
            middle += value < pivot
        if place < middle:
            end = middle
            continue
        begin = middle
        for i in range(begin, end):
            value = key[i]
            key[i] = key[middle]
            key[middle] = value
            middle += value == pivot
        if place < middle:
            return pivot
        begin = middle


@njit(cache=True, nogil=True)
def widen(values, group, low, high):  # pragma: no cover
    """Envelopes of groups, widened by some more rows; −1 is the group of rows that do not matter."""
    for i in range(len(values)):
        g = group[i]
        if g >= 0:
            for j in range(values.shape[1]):
                value = values[i, j]
                low[g, j] = value if value < low[g, j] else low[g, j]
                high[g, j] = value if value > high[g, j] else high[g, j]


@njit(cache=True, nogil=True)
def values_at(values, group, column, key):  # pragma: no cover
    """Of each row the value at the column of its group; the column −1 is of groups that do not matter."""
    for i in range(len(values)):
        if group[i] >= 0 and column[group[i]] >= 0:
            key[i] = values[i, column[group[i]]]
