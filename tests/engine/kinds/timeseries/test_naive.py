"""Partition, splitting and merging against an obvious reference, row by row."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kinds.timeseries import partition as fast
from engine.kinds.timeseries import sax
from engine.kinds.timeseries.merge_leaves import merge_leaves, merge_targets
from engine.kinds.timeseries.naive import naive
from engine.kinds.timeseries.pattern_tree import Leaves, split_by_pattern


@st.composite
def tables(draw, smallest=2, largest=80):
    """Random tables with many ties, duplicates and constant series."""
    rows, points = draw(st.integers(smallest, largest)), draw(st.integers(2, 7))
    generator = np.random.default_rng(draw(st.integers(0, 10**6)))
    kind = draw(st.sampled_from(["integers", "floats", "few", "constant", "same"]))
    if kind == "integers":
        return generator.integers(-5, 6, (rows, points)).astype(float)
    if kind == "floats":
        return generator.normal(size=(rows, points)).cumsum(axis=1)
    if kind == "few":
        return generator.integers(0, 2, (rows, points)).astype(float)
    if kind == "constant":
        return np.repeat(generator.integers(0, 4, (rows, 1)), points, axis=1).astype(float)
    return np.repeat(generator.normal(size=(1, points)), rows, axis=0)


# ── the reference: the rules, word by word ────────────────────────────────────────────────────


def plain_partition(values, rows, k, cut):
    if len(rows) < 2 * k:
        return [rows]
    ranges = [
        max(values[r, j] for r in rows) - min(values[r, j] for r in rows) for j in range(values.shape[1])
    ]
    if max(ranges) == 0:
        return [rows]
    j = ranges.index(max(ranges))
    ordered = sorted(rows, key=lambda r: (values[r, j], r))
    at = len(rows) // 2 if cut == "median" else k * ((len(rows) // k) // 2)
    left, right = sorted(ordered[:at]), sorted(ordered[at:])
    return plain_partition(values, left, k, cut) + plain_partition(values, right, k, cut)


def plain_split(word, rows, P, max_level, level=1):
    """(good, level, rows) of every leaf; `word(row, level)` is a row's pattern."""
    if len(rows) < P:
        return [(False, level, rows)]
    if level == max_level:
        return [(True, level, rows)]
    if len(rows) < 2 * P:
        while level < max_level and len({word(r, level + 1) for r in rows}) == 1:
            level += 1
        return [(True, level, rows)]
    children = {}
    for r in rows:
        children.setdefault(word(r, level + 1), []).append(r)
    big = [c for c in children.values() if len(c) >= P]
    tiny = [c for c in children.values() if len(c) < P]
    if not big:
        return [(True, level, rows)]
    if len(children) == 1:
        return plain_split(word, rows, P, max_level, level + 1)
    found = [leaf for child in big for leaf in plain_split(word, child, P, max_level, level + 1)]
    if sum(map(len, tiny)) >= P:
        return [*found, (True, level, sorted(r for child in tiny for r in child))]
    return [*found, *((False, level + 1, child) for child in tiny)]


def plain_loss(x, y):
    """1 − cosine of all pairwise differences."""
    pairs = [(i, j) for j in range(len(x)) for i in range(j)]
    a = np.array([x[j] - x[i] for i, j in pairs])
    b = np.array([y[j] - y[i] for i, j in pairs])
    flat_a, flat_b = np.ptp(x) <= 1e-12 * np.abs(x).max(), np.ptp(y) == 0
    if flat_a or flat_b:
        return 0.0 if flat_a and flat_b else 1.0
    return 1 - a @ b / np.sqrt((a @ a) * (b @ b))


def plain_merge(values, leaves, word, steps, by):
    """Host rows of one group's leaves; leaves as of plain_split."""
    good = [[level, list(rows), list(rows)] for ok, level, rows in leaves if ok]  # level, own rows, all rows
    bad = [(level, rows) for ok, level, rows in leaves if not ok]
    for level, rows in sorted(bad, key=lambda b: (len(b[1]), word(b[1][0], b[0]), min(b[1]))):
        curve = values[rows].mean(axis=0) if by == "data" else steps(rows[0], level)
        losses = [plain_loss(curve, steps(g[1][0], g[0])) for g in good]
        near = [g for g, loss in zip(good, losses, strict=True) if loss <= min(losses) + 1e-9]
        host = min(near, key=lambda g: (len(g[2]), word(g[1][0], g[0]), g[0], min(g[1])))
        host[2].extend(rows)
    return [(level, sorted(rows)) for level, _, rows in good]


def listed(starts, rows):
    return [rows[a:b].tolist() for a, b in pairwise(starts)]


# ── comparisons ───────────────────────────────────────────────────────────────────────────────


@given(tables(), st.integers(1, 9), st.sampled_from(["median", "aligned"]), st.sampled_from([4, 16, 10**6]))
@settings(max_examples=150, deadline=None)
def test_partition_is_the_reference(values, k, cut, block):
    """Also with blocks so small that most groups are cut level by level."""
    whole, fast.BLOCK = fast.BLOCK, block * 8 * values.shape[1]
    try:
        found = fast.partition(values, k, fast.CUTS[cut])
    finally:
        fast.BLOCK = whole
    assert listed(found.starts, found.rows) == plain_partition(values, list(range(len(values))), k, cut)


@given(
    tables(smallest=6), st.integers(1, 4), st.integers(1, 6), st.sampled_from(["data", "pattern"]), st.data()
)
@settings(max_examples=150, deadline=None)
def test_naive_is_the_reference(values, P, max_level, by, data):
    k = data.draw(st.integers(P, min(10, len(values))))
    segments = data.draw(st.integers(1, values.shape[1]))

    def letters(row, level):
        return sax.sax(values[[row]], segments, level)[0]

    def word(row, level):
        return letters(row, level).tolist()

    def key(row, level):
        return tuple(word(row, level))

    def steps(row, level):
        return sax.reconstruct(letters(row, level), level, values.shape[1])

    leaves = naive(values, k, P, segments, max_level, merge_by=by).leaves
    found = sorted(zip(leaves.level.tolist(), listed(leaves.starts, leaves.rows), strict=True), key=str)
    wanted = []
    for rows in plain_partition(values, list(range(len(values))), k, "median"):
        wanted += plain_merge(values, plain_split(key, rows, P, max_level), key, steps, by)
    assert found == sorted(wanted, key=str)


@given(tables(), st.integers(1, 9))
@settings(max_examples=50, deadline=None)
def test_envelopes_are_minimum_and_maximum_of_the_whole_group(values, k):
    groups = fast.partition(values, k)
    low, high = fast.envelopes(values, groups)
    for g, rows in enumerate(listed(groups.starts, groups.rows)):
        assert (low[g] == values[rows].min(axis=0)).all() and (high[g] == values[rows].max(axis=0)).all()


# ── worked examples ───────────────────────────────────────────────────────────────────────────


def test_rising_series_make_one_leaf_of_the_finest_level():
    values = np.array([[0, 5, 10], [1, 5, 9], [0, 4, 8], [2, 6, 10.0]])
    leaves = naive(values, k=4, P=2, segments=3, max_level=5).leaves
    assert [(sax.as_text(w), int(level)) for w, level in zip(leaves.words, leaves.level, strict=True)] == [
        ("ace", 5)
    ]


def test_a_tie_goes_to_the_smaller_leaf():
    """`ace`/5 of 3 rows and `eca`/5 of 2; a bad `aba`/2 at equal distance joins `eca`."""
    words = np.array([[0, 2, 4], [4, 2, 0], [0, 1, 0]], dtype=np.uint8)
    values = np.array([[0, 5, 10], [0, 5, 10], [0, 5, 10], [10, 5, 0], [10, 5, 0], [0, 5, 0.0]])
    leaves = Leaves(
        rows=np.arange(6),
        starts=np.array([0, 3, 5, 6]),
        group=np.zeros(3, dtype=np.int32),
        level=np.array([5, 5, 2], dtype=np.uint8),
        words=words,
        good=np.array([True, True, False]),
    )
    for by in ("data", "pattern"):
        host = merge_targets(values, leaves, by)
        assert host.tolist() == [0, 1, 1]
        joined = merge_leaves(leaves, host)
        assert listed(joined.starts, joined.rows) == [[0, 1, 2], [3, 4, 5]]
        assert sax.as_text(joined.words[1]) == "eca"


def test_groups_below_p_are_never_made():
    generator = np.random.default_rng(3)
    values = generator.normal(size=(500, 12))
    groups = fast.partition(values, 6)
    leaves = split_by_pattern(sax.profile(values, 4), groups, 3, 5)
    assert leaves.sizes[leaves.good].min() >= 3 and leaves.sizes[~leaves.good].max() < 3
    assert sorted(leaves.rows.tolist()) == list(range(500))


@pytest.mark.parametrize("segments", [30, 48])
def test_patterns_too_long_for_one_number(segments):
    generator = np.random.default_rng(4)
    values = np.repeat(generator.normal(size=(4, 48)), 5, axis=0)
    leaves = naive(values, k=20, P=5, segments=segments, max_level=20).leaves
    assert leaves.sizes.tolist() == [5, 5, 5, 5] and set(leaves.level.tolist()) == {20}
