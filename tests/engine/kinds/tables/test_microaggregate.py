"""Microaggregation: the examples, a brute-force reference, the literature's figures to the digit."""

from __future__ import annotations

import csv

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.errors import ParameterError
from engine.core.progress import Progress
from engine.kinds.tables.microaggregate import centre, information_loss, mdav, standardise, variable
from tests.engine.kinds.tables.classes import cells, column, microaggregate, table

NONE = Progress()


def groups_of(groups):
    return sorted((np.flatnonzero(groups == g) + 1).tolist() for g in range(groups.max() + 1))


@pytest.mark.parametrize(
    ("points", "k", "groups", "loss"),
    [
        ([1, 2, 3, 10, 11, 12], 3, [[1, 2, 3], [4, 5, 6]], 0.0318725),
        ([1, 2, 3, 10, 11, 12, 20], 3, [[1, 2, 3, 4], [5, 6, 7]], 0.350237),
        ([(0, 0), (0, 1), (1, 0), (1, 1)], 2, [[1, 2], [3, 4]], 0.5),
        ([5] * 5, 2, [[1, 2], [3, 4, 5]], 0.0),
        ([1, 1, 1, 9, 9, 9, 9], 2, [[1, 2], [3, 6, 7], [4, 5]], 0.388889),
        ([1, 2, 3, 4, 100], 3, [[1, 2, 3, 4, 5]], 1.0),
    ],
)
def test_the_examples(points, k, groups, loss):
    own = standardise(np.array(points, float).reshape(len(points), -1))
    found = mdav(own, k, NONE)
    assert groups_of(found) == groups and information_loss(own, found) == pytest.approx(loss, abs=5e-7)


def test_too_few_rows_are_refused():
    with pytest.raises(ParameterError, match="k = 3, the table has 2 rows"):
        microaggregate(table({"x": [1, 2]}), k=3)


# ── references ────────────────────────────────────────────────────────────────────────────────


def plain_distances(points, row):
    away = np.zeros(len(points))
    for one in points.T:  # summed in column order
        away += (one - one[row]) ** 2
    return away


def nearest(points, row, free, k):
    away = plain_distances(points, row)
    return sorted((r for r in free if r != row), key=lambda r: (away[r], r))[: k - 1]


def obvious_mdav(points, k):
    free, groups, formed = list(range(len(points))), np.full(len(points), -1), 0

    def form(row):
        nonlocal free, formed
        for one in [row, *nearest(points, row, free, k)]:
            groups[one] = formed
        free = [r for r in free if groups[r] < 0]
        formed += 1

    while len(free) >= 2 * k:
        two = len(free) >= 3 * k
        away = ((points[free] - points[free].mean(axis=0)) ** 2).sum(axis=1)
        first = free[int(np.argmax(away))]
        form(first)
        if two:
            away = plain_distances(points, first)
            form(max(free, key=lambda r: (away[r], -r)))
    groups[free] = formed
    return groups


def obvious_centre(points, k):
    free, groups, formed = set(range(len(points))), np.full(len(points), -1), 0
    far = ((points - points.mean(axis=0)) ** 2).sum(axis=1)
    for row in sorted(free, key=lambda r: (-far[r], r)):
        if row in free and len(free) >= 2 * k:
            for one in [row, *nearest(points, row, sorted(free), k)]:
                groups[one] = formed
                free.discard(one)
            formed += 1
    groups[sorted(free)] = formed
    return groups


@settings(max_examples=60, deadline=None)
@given(st.integers(2, 70), st.integers(2, 5), st.integers(1, 3), st.integers(0, 10_000), st.booleans())
def test_the_kernels_give_the_groups_of_the_references(n, k, d, seed, ties):
    if n < k:
        return
    r = np.random.default_rng(seed)
    # multiples of a quarter: sums are exact, so ties are ties in both
    points = r.integers(-4, 5, (n, d)) / 4 if ties else r.normal(size=(n, d)).round(3)
    assert np.array_equal(centre(points, k, NONE), obvious_centre(points, k))
    if not ties:  # the mean of what is left rounds differently where rows are equally far from it
        assert np.array_equal(mdav(points, k, NONE), obvious_mdav(points, k))
    sizes = np.bincount(variable(points, k, 0.5, NONE))
    assert sizes.min() >= min(k, n)


# ── the literature ────────────────────────────────────────────────────────────────────────────

SETS = {
    "CASCrefmicrodata": ((), (5.6922, 9.0884, 14.1559), (5.6619, 9.0070, 14.0730), (5.6619, 9.0070, 14.0730),
                         (7.0649, 10.5407, 15.5020)),
    "Tarragona": ((), (16.9326, 22.4619, 33.1929), (16.9507, 22.8867, 33.2601), (16.9630, 22.8778, 33.2527),
                  (17.3825, 23.8461, 34.5300)),
    "EIA": (("UTILNAME", "STATE", "YEAR", "MONTH"), (0.4829, 1.6667, 3.8397), (0.4883, 1.7764, 3.5474),
            (0.5966, 1.7294, 3.6393), (0.5081, 1.3040, 2.8047)),
}  # fmt: skip


@pytest.mark.parametrize("name", SETS)
def test_information_loss_to_the_digit(shared_data, name):
    with shared_data(f"tables/sdcMicro_{name}.csv").open(encoding="utf-8") as file:
        header, *rows = csv.reader(file)
    kept = [place for place, one in enumerate(header) if one not in SETS[name][0]]
    points = standardise(np.array([[float(row[place]) for place in kept] for row in rows]))
    ways = (
        lambda k: mdav(points, k, NONE),
        lambda k: centre(points, k, NONE),
        lambda k: variable(points, k, 0.2, NONE),
        lambda k: variable(points, k, 1.1, NONE),
    )
    for form, expected in zip(ways, SETS[name][1:], strict=True):
        assert tuple(round(100 * information_loss(points, form(k)), 4) for k in (3, 5, 10)) == expected


# ── the step ──────────────────────────────────────────────────────────────────────────────────


def test_groups_share_their_mean_rounded_like_the_input():
    made = microaggregate(table({"x": [1, 2, 3, 10, 11, 13], "c": list("aabbcc")}), k=3)
    assert cells(made) == ["2", "2", "2", "11", "11", "11"] and cells(made, "c") == list("aaaccc")
    median = microaggregate(table({"x": [1, 2, 9, 50, 51, 59]}), k=3, output="median")
    assert cells(median) == ["2"] * 3 + ["51"] * 3


def test_too_few_rows_with_the_same_cells_missing():
    data = table({"x": [1, 2, 3, 4, None], "y": [1, 2, 3, 4, 5]})
    with pytest.raises(ParameterError, match="1 rows have their cells of x, y missing"):
        microaggregate(data)
    made = microaggregate(data, suppress=0.2)
    assert made.kept.tolist() == [0, 1, 2, 3]
    wide = table({"x": [1, 2, 3, 4, None, 9], "y": [1, 2, 3, 4, 5, None]})
    emptied = microaggregate(wide)
    assert cells(emptied)[4:] == ["", ""] and cells(emptied, "y")[4:] == ["", ""]
    assert emptied.outcomes[0].facts()["emptied"] == 2


def test_one_block_is_a_guarantee_and_two_are_not():
    data = table({"x": [1, 2, 3, 10, 11, 12], "y": [5, 9, 1, 4, 8, 2]})
    one = microaggregate(data, k=3)
    pairs = list(zip(cells(one), cells(one, "y"), strict=True))
    assert min(pairs.count(pair) for pair in pairs) >= 3
    two = microaggregate(data, k=3, columns="x,y", blocks="x; y")
    assert [block.names for block in two.outcomes[0].blocks] == [("x",), ("y",)]
    assert column("c", ["a", None]).values.tolist() == [0, -1]


def test_categories_become_their_lowest_common_label(tmp_path):
    (tmp_path / "c.csv").write_text("pear;fruit;*\nplum;fruit;*\nleek;green;*\nkale;green;*\n", "utf-8")
    fruit = ["pear", "plum", "pear", "leek", "leek", "leek", "plum", "kale", "pear"]
    data = table({"x": [1, 2, 3, 50, 51, 52, 100, 101, 102], "c": fruit})
    values = {"k": 3, "categories": "ancestor", "hierarchies": str(tmp_path)}
    made = microaggregate(data, **values)
    groups = {value: set() for value in cells(made)}
    for x, c in zip(cells(made), cells(made, "c"), strict=True):
        groups[x].add(c)
    # pear and plum: fruit; leek alone: itself; plum, kale and pear have nothing below * in common
    assert groups == {"2": {"fruit"}, "51": {"leek"}, "101": {"*"}}
    modes = microaggregate(data, k=3)
    assert cells(modes, "c")[:6] == ["pear"] * 3 + ["leek"] * 3


def test_a_lowest_common_label_needs_a_hierarchy():
    data = table({"x": [1, 2, 3, 50, 51, 52], "c": list("abcabc")})
    with pytest.raises(ParameterError, match="column c has no hierarchy"):
        microaggregate(data, k=3, categories="ancestor")
