"""Classes: the worked examples, and that none is ever smaller than promised, whatever the ties."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.kinds.tables.discretise import (
    _centres,
    _middle,
    assign,
    class_means,
    equal_frequency,
    equal_width,
    merge_rare,
    round_centres,
    round_range,
)

TIED = st.lists(st.integers(-6, 6), min_size=1, max_size=120)
LOOSE = st.lists(st.floats(-1e9, 1e9), min_size=1, max_size=120)


def cuts_of(values, classes, min_count):
    return equal_frequency(np.array(values, float), classes, min_count).cuts.tolist()


def reference(values: list[float], m: int, min_count: int) -> list[float]:
    """The rules as they are written, one value at a time."""
    x = sorted(values)
    n = len(x)
    if n < 2 * min_count:
        return []
    possible = [p for p in range(1, n) if x[p - 1] < x[p]]
    places: set[int] = set()
    for j in range(1, m):
        if possible:
            places.add(min(possible, key=lambda p: (abs(p * m - j * n), p)))
    inner = sorted(places)
    least = max(min_count, math.ceil(n / (2 * m)))
    while True:
        edges = [0, *inner, n]
        sizes = [b - a for a, b in pairwise(edges)]
        if len(sizes) == 1 or min(sizes) >= least:
            break
        i = sizes.index(min(sizes))
        into_left = i > 0 and (i == len(sizes) - 1 or sizes[i - 1] <= sizes[i + 1])
        del inner[i - 1 if into_left else i]
    return [shortest_between(x[p - 1], x[p]) for p in inner]


def shortest_between(low: float, high: float) -> float:
    """The midpoint with the fewest significant digits that keep it strictly between its neighbours."""
    tried = (float(f"{(low + high) / 2:.{digits}g}") for digits in range(1, 18))
    return next(cut for cut in tried if low < cut < high)


def test_ninety_zeros_and_ten_ones_make_two_classes():
    found = equal_frequency(np.array([0.0] * 90 + [1.0] * 10), 10, 10)
    assert found.cuts.tolist() == [0.5]
    assert found.sizes.tolist() == [90, 10]
    assert found.one_valued.all()  # each holds one single value: to be flagged


def test_one_to_ten_in_five():
    assert cuts_of(range(1, 11), 5, 2) == [2.5, 4.5, 6.5, 8.5]


def test_four_ones_stay_together():
    assert cuts_of([1, 1, 1, 1, 2, 3, 4, 5, 6], 3, 2) == [1.5, 3.5]


def test_fewer_than_twice_the_smallest_class_is_one_class():
    assert cuts_of(range(19), 5, 10) == []
    assert cuts_of(range(20), 2, 10) == [9.5]


def test_a_cut_is_no_exact_midpoint_of_two_originals():
    values = np.random.default_rng(2).normal(40_000, 9_000, 500).round(2)
    ordered = np.sort(values)
    midpoints = (ordered[1:] + ordered[:-1]) / 2
    found = equal_frequency(values, 10, 10)
    assert len(found.cuts) == 9
    assert not np.isin(found.cuts, np.concatenate((values, midpoints))).any()
    assert found.sizes.tolist() == [50] * 10


def test_means_and_medians_of_classes_are_no_original_and_no_exact_mean():
    values = np.random.default_rng(3).normal(40_000, 9_000, 500).round(2)
    found = equal_frequency(values, 10, 10)
    codes = assign(values, found.cuts)
    ends = np.array([(values[codes == c].min(), values[codes == c].max()) for c in range(10)])
    for centre in (np.mean, np.median):
        exact = np.array([centre(values[codes == c]) for c in range(10)])
        near = round_centres(exact, *ends.T)
        assert ((ends[:, 0] <= near) & (near <= ends[:, 1])).all()
        assert not np.isin(near, values).any() and not np.isin(near, exact).any()
        assert np.abs(near - exact).max() < 0.06 * np.ptp(ends, axis=1).max()


def test_a_column_of_mostly_zeros_gets_no_sliver():
    values = np.concatenate((np.zeros(9_000), np.linspace(1, 2, 1_000)))
    assert equal_frequency(values, 10, 10).sizes.min() >= 500


@given(TIED, st.integers(1, 12), st.integers(1, 15))
def test_same_as_the_rules_value_by_value_with_ties(values, classes, min_count):
    assert cuts_of(values, classes, min_count) == reference(values, classes, min_count)


@given(LOOSE, st.integers(1, 12), st.integers(1, 15))
def test_classes_never_too_small_and_never_torn(values, classes, min_count):
    column = np.array(values)
    for cut in (equal_frequency, equal_width):
        found = cut(column, classes, min_count)
        codes = assign(column, found.cuts)
        counts = np.bincount(codes, minlength=len(found.sizes))
        assert counts.tolist() == found.sizes.tolist()
        assert len(counts) == 1 or counts.min() >= max(min_count, math.ceil(len(values) / (2 * classes)))
        assert len(counts) <= classes
        for number in range(len(counts)):
            others = column[codes != number]
            assert not np.isin(others, column[codes == number]).any()


def test_a_value_on_a_cut_belongs_below_it():
    assert assign(np.array([35_000.0, 35_000.01, np.nan]), np.array([35_000.0, 55_000.0])).tolist() == [
        0,
        1,
        -1,
    ]


def test_many_cuts_take_the_other_way_to_the_same_classes():
    values = np.random.default_rng(1).normal(size=3_000)
    few = np.linspace(-2, 2, 20)
    many = np.linspace(-2, 2, 200)
    for cuts in (few, many):
        assert assign(values, cuts).tolist() == [int((v > cuts).sum()) for v in values]


def test_neighbouring_floats_are_still_told_apart():
    low = 1.0
    high = np.nextafter(low, 2)
    found = equal_frequency(np.array([low] * 5 + [high] * 5), 2, 5)
    assert assign(np.array([low, high]), found.cuts).tolist() == [0, 1]


@pytest.mark.parametrize(
    ("low", "high", "wide"), [(17, 90, (10, 90)), (0, 100, (0, 100)), (3.2, 3.9, (3.2, 3.9))]
)
def test_equal_width_hides_the_extremes(low, high, wide):
    assert round_range(low, high) == pytest.approx(wide)


def test_equal_width_cuts_are_equally_far_apart():
    found = equal_width(np.arange(17.0, 91.0), 8, 5)
    assert np.diff(found.cuts) == pytest.approx(10.0)


def test_means_and_medians_of_classes():
    values, codes = np.array([1.0, 2, 6, 10, np.nan]), np.array([0, 0, 0, 1, -1])
    assert class_means(values, codes, 2).tolist() == [3, 10]
    in_order, sizes = values[:4], np.array([3, 1])
    assert _centres(in_order, sizes, "mean").tolist() == [3, 10]
    assert _centres(in_order, sizes, "median").tolist() == [2, 10]
    for size in (1, 2, 5, 8):
        in_order = np.sort(np.random.default_rng(size).normal(size=size))
        assert _middle(in_order) == np.median(in_order)


def test_a_class_of_one_value_is_that_value():
    """A sum of ten times 0.1 is not 1."""
    assert _centres(np.full(10, 0.1), np.array([10]), "mean").tolist() == [0.1]


@given(st.lists(st.integers(0, 40), min_size=1, max_size=12), st.integers(1, 20))
def test_merged_categories_are_never_too_few(counts, min_count):
    held = np.array(counts)
    rare = merge_rare(held, min_count)
    assert (held[~rare & (held > 0)] >= min_count).all()
    if rare.any() and held.sum() >= min_count:
        assert held[rare].sum() >= min_count
