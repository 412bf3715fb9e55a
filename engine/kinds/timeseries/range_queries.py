"""Range query error: how wrong counts come out when they are asked of the release.

A query counts the rows that lie in w' = 1, 2 or 3 ranges on random time points, each of length
domain·θ^(1/w'), θ = 0.1. The release answers Σ rows Π overlap/width, as if values were spread
evenly over their interval; a point interval counts 0 or 1. Relative error |actual − estimate| /
actual; queries that no row answers are drawn again. (LeFevre et al. 2006; Shou et al. 2013, §6.)
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from engine.core.stretches import stretches
from engine.kinds.timeseries.data import STRETCH, Array, Rows, rows_in
from engine.kinds.timeseries.query_kernels import count_inside, shares_inside

QUERIES = 1000
SELECTIVITY = 0.1
MAX_RANGES = 3
ROUNDS = 50  # redraws, after which queries without an answer are given up
CHECK_EVERY = 100  # queries between two moments at which the run can be stopped
BLOCK = 1 << 14  # envelopes counted together: they stay in the cache for all queries


@dataclass(frozen=True)
class RangeQueries:
    """One query a row; unused ranges repeat the first one."""

    ranges: Rows  # how many ranges it has: 1, 2 or 3
    points: Rows  # (queries, 3) time points
    low: Array  # (queries, 3)
    high: Array


@dataclass(frozen=True)
class QueryErrors:
    ranges: Rows
    actual: Rows
    estimate: Array
    rows: int  # of the original

    @property
    def error(self) -> Array:
        return np.abs(self.actual - self.estimate) / self.actual


def query_errors(
    values: Array,
    low: Array,
    high: Array,
    sizes: Rows,
    generator: np.random.Generator,
    count: int = QUERIES,
    check: Callable[[], None] = lambda: None,
) -> QueryErrors:
    """Answers of the original and of envelopes shared by `sizes` rows."""
    queries, actual = _draw_nonempty(values, generator, count, check)
    return QueryErrors(queries.ranges, actual, estimates(queries, low, high, sizes, check), len(values))


def _draw_nonempty(
    values: Array, generator: np.random.Generator, count: int, check: Callable[[], None]
) -> tuple[RangeQueries, Rows]:
    """Queries that at least one row answers, and how many rows do."""
    bounds = _bounds(values, check)
    ranges = 1 + np.arange(count) % min(MAX_RANGES, values.shape[1])
    queries = _draw(ranges, *bounds, generator)
    actual = counts(queries, values, check)
    for _ in range(ROUNDS):
        empty = np.flatnonzero(actual == 0)
        if not len(empty):
            break
        again = _draw(ranges[empty], *bounds, generator)
        actual[empty] = counts(again, values, check)
        for part, new in (
            (queries.points, again.points),
            (queries.low, again.low),
            (queries.high, again.high),
        ):
            part[empty] = new
    keep = actual > 0
    kept = RangeQueries(ranges[keep], queries.points[keep], queries.low[keep], queries.high[keep])
    return kept, actual[keep]


def _bounds(values: Array, check: Callable[[], None]) -> tuple[Array, Array]:
    """The least and the most of every time point."""
    least, most = np.array(values[0]), np.array(values[0])
    for rows in stretches(len(values), rows_in(STRETCH, values)):
        check()
        np.minimum(least, values[rows].min(axis=0), out=least)
        np.maximum(most, values[rows].max(axis=0), out=most)
    return least, most


def _draw(ranges: Rows, least: Array, most: Array, generator: np.random.Generator) -> RangeQueries:
    points = np.argsort(generator.random((len(ranges), len(least))), axis=1)[:, :MAX_RANGES]
    points = np.pad(points, ((0, 0), (0, MAX_RANGES - points.shape[1])), mode="edge")
    unused = np.arange(MAX_RANGES) >= ranges[:, None]
    points = np.where(unused, points[:, :1], points)
    domain = (most - least)[points]
    length = domain * (SELECTIVITY ** (1 / ranges))[:, None]
    low = least[points] + generator.random(points.shape) * (domain - length)
    low = np.where(unused, low[:, :1], low)
    return RangeQueries(ranges, points, low, low + length)


def counts(queries: RangeQueries, values: Array, check: Callable[[], None] = lambda: None) -> Rows:
    """How many rows lie in all ranges of each query."""
    total = np.zeros(len(queries.ranges), dtype=np.int64)
    for rows in stretches(len(values), rows_in(STRETCH, values)):
        check()
        columns = np.ascontiguousarray(values[rows].T)
        count_inside(columns, queries.ranges, queries.points, queries.low, queries.high, total)
    return total


def estimates(
    queries: RangeQueries,
    low: Array,
    high: Array,
    sizes: Rows,
    check: Callable[[], None] = lambda: None,
) -> Array:
    """The same counts from envelopes, values taken as spread evenly over their interval."""
    total = np.zeros(len(queries.ranges))
    for start in range(0, len(low), BLOCK):
        lows = np.ascontiguousarray(low[start : start + BLOCK].T)
        highs = np.ascontiguousarray(high[start : start + BLOCK].T)
        weight = sizes[start : start + BLOCK].astype(float)
        share = np.empty(len(weight))
        for q, ranges in enumerate(queries.ranges):
            if q % CHECK_EVERY == 0:
                check()
            asked = queries.points[q], queries.low[q], queries.high[q]
            shares_inside(lows, highs, weight, ranges, *asked, share)
            total[q] += share.sum()
    return total
