"""The loops of range_queries.py, compiled: all ranges of a query in one pass over the rows."""

from __future__ import annotations

from numba import njit


@njit(cache=True, nogil=True)
def count_inside(columns, ranges, points, low, high, total):  # pragma: no cover
    """Add to `total` of every query how many rows lie in its one, two or three ranges; a column a row."""
    for q in range(len(ranges)):
        first, a, b = columns[points[q, 0]], low[q, 0], high[q, 0]
        count = 0
        if ranges[q] == 1:
            for i in range(len(first)):
                count += (first[i] >= a) & (first[i] <= b)
        elif ranges[q] == 2:
            second, c, d = columns[points[q, 1]], low[q, 1], high[q, 1]
            for i in range(len(first)):
                count += (first[i] >= a) & (first[i] <= b) & (second[i] >= c) & (second[i] <= d)
        else:
            second, c, d = columns[points[q, 1]], low[q, 1], high[q, 1]
            third, e, f = columns[points[q, 2]], low[q, 2], high[q, 2]
            for i in range(len(first)):
                two = (first[i] >= a) & (first[i] <= b) & (second[i] >= c) & (second[i] <= d)
                count += two & (third[i] >= e) & (third[i] <= f)
        total[q] += count


@njit(cache=True, nogil=True)
def shares_inside(lows, highs, weight, ranges, points, low, high, share):  # pragma: no cover
    """Fill `share`: the weight of every envelope, for each range times the share of its interval inside."""
    for i in range(len(weight)):
        share[i] = weight[i]
    for r in range(ranges):
        bottom, top, a, b = lows[points[r]], highs[points[r]], low[r], high[r]
        for i in range(len(weight)):
            width = top[i] - bottom[i]
            common = (top[i] if top[i] < b else b) - (bottom[i] if bottom[i] > a else a)
            over = common if common > 0.0 else 0.0
            point = 1.0 if common >= 0.0 else 0.0
            share[i] *= point if width == 0.0 else over / (width if width != 0.0 else 1.0)
