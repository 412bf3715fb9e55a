"""Mondrian: the examples, a plain reference on random tables, and Adult to the digit."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.errors import ParameterError
from engine.core.progress import Progress
from engine.kinds.tables.diversity import (
    Requirement,
    closeness,
    distinct_l,
    entropy_l,
    sensitive_codes,
)
from engine.kinds.tables.mondrian import Scale, partition
from tests.engine.kinds.tables.classes import cells, generalise, loss, table

EIGHT = list(range(1, 9))
NOBODY = np.empty(0, np.int32)


@pytest.mark.parametrize(
    ("column", "written", "ncp"),
    [
        (EIGHT, ["(..2.5]"] * 2 + ["(2.5..4.5]"] * 2 + ["(4.5..6.5]"] * 2 + ["(6.5..)"] * 2, 0.25),
        ([30, 30, 30, 30, 40, 50, 50], ["30"] * 4 + ["(35..)"] * 3, 0.321429),
        (list("aaabbccd"), ["a"] * 3 + ["b"] * 2 + ["{c, d}"] * 3, 0.125),
        ([None, None, 10, 20, 30, 40], [""] * 2 + ["(..25]"] * 2 + ["(25..)"] * 2, 0.333333),
        ([None, 10, 20, 30, 40, 50], ["*"] * 3 + ["(25..)"] * 3, 0.8125),
        (["2024-03-01", "2024-03-02", "2024-03-05", "2024-03-08"],
         ["(..2024-03-03]"] * 2 + ["(2024-03-03..)"] * 2, 0.5),
    ],
)  # fmt: skip
def test_one_column(column, written, ncp):
    made = generalise(table({"x": column}))
    assert cells(made) == written and loss(made) == ncp


def test_tight_intervals_show_the_extremes_and_lose_less():
    made = generalise(table({"x": EIGHT}), bounds="tight")
    assert cells(made) == ["[1..2]"] * 2 + ["[3..4]"] * 2 + ["[5..6]"] * 2 + ["[7..8]"] * 2
    assert loss(made) == 0.142857
    assert generalise(table({"x": EIGHT})).outcomes[0].discernibility == 16


def test_two_columns_of_equal_width_the_earlier_is_cut():
    made = generalise(table({"x": [20, 22, 25, 40, 44, 60], "y": list("fmfmfm")}))
    assert cells(made) == ["(..32.5]"] * 3 + ["(32.5..)"] * 3 and cells(made, "y") == ["*"] * 6
    assert loss(made) == 0.75
    heavy = generalise(table({"x": [20, 22, 25, 40, 44, 60], "y": list("fmfmfm")}), weights="y=2")
    assert cells(heavy, "y") == list("fmfmfm")


def test_equal_rows_stay_and_too_few_are_refused():
    same = generalise(table({"x": [7, 7, 7], "y": list("xxx")}))
    assert cells(same) == ["7"] * 3 and loss(same) == 0
    with pytest.raises(ParameterError, match="k = 2, the table has 1 rows"):
        generalise(table({"x": [7]}))
    with pytest.raises(ParameterError, match="k = 4, the table has 3 rows"):
        generalise(table({"x": [7, 8, 9]}), k=4)


def test_persons_are_counted_and_rows_without_one_are_one():
    made = generalise(table({"x": EIGHT[:6]}, person=list("aaabcd")), count="persons")
    assert cells(made) == ["(..4.5]"] * 4 + ["(4.5..)"] * 2 and loss(made) == 0.566667
    assert "person" not in made.table.by_name
    with pytest.raises(ParameterError, match="k = 3, the table has 2 persons"):
        generalise(table({"x": [1, 2, 3]}, person=["a", None, None]), count="persons", k=3)


def test_l_and_t_keep_classes_together():
    made = generalise(table({"x": EIGHT}, s=list("xxxyxyyy")), l=2)
    assert cells(made) == ["(..4.5]"] * 4 + ["(4.5..)"] * 4
    assert cells(generalise(table({"x": EIGHT}, s=[1, 1, 2, 2, 3, 3, 4, 4]), t=0.3)) == ["*"] * 8


def test_measures_of_a_class():
    assert distinct_l(np.array([3.0, 1])) == 2 and round(entropy_l(np.array([3.0, 1])), 6) == 1.754765
    assert round(entropy_l(np.array([2.0, 2])), 9) == 2
    three = sensitive_codes("s", np.array([0, -1, -1]), False)
    assert distinct_l(np.bincount(three.codes)[1:].astype(float)) == 1
    salaries = np.sort([3, 4, 5, 6, 11, 8, 7, 9, 10])
    q = np.full(9, 1 / 9)
    for own, t in (([3, 4, 5], 0.375), ([6, 8, 11], 0.166667)):
        assert round(closeness(np.isin(salaries, own) / 3, q, True), 6) == t
    assert closeness(np.array([2, 1, 0]) / 3, np.full(3, 1 / 3), False) == pytest.approx(1 / 3)


# ── a reference ───────────────────────────────────────────────────────────────────────────────


def obvious(columns, kinds, values, fine):
    """Classes as lists of rows, by the rules as they are written."""
    n = len(columns[0])

    def width(rows, c):
        own = [columns[c][r] for r in rows]
        known = [v for v in own if v >= 0]
        if known and len(known) < len(own):
            return 1.0
        if len(set(known)) < 2:
            return 0.0
        if kinds[c]:
            return (values[c][max(known)] - values[c][min(known)]) / (values[c][-1] - values[c][0])
        return (len(set(known)) - 1) / max(1, max(columns[c]))

    def cuts(rows, c):
        own = sorted({columns[c][r] for r in rows})
        if own[0] < 0 and len(own) > 1:
            yield -1
            own = own[1:]
        sized = [(abs(len(rows) - 2 * sum(columns[c][r] <= v for r in rows)), v) for v in own[:-1]]
        yield from (v for _, v in sorted(sized)[:8])

    def cut(rows):
        widths = [(-width(rows, c), c) for c in range(len(columns)) if width(rows, c) > 0]
        for _, c in sorted(widths):
            for v in cuts(rows, c):
                left = [r for r in rows if columns[c][r] <= v]
                right = [r for r in rows if columns[c][r] > v]
                if fine(left) and fine(right):
                    return cut(left) + cut(right)
        return [rows]

    return cut(list(range(n))) if fine(list(range(n))) else None


@settings(max_examples=120, deadline=None)
@given(st.data())
def test_the_kernel_gives_the_classes_of_the_reference(data):
    n = data.draw(st.integers(2, 24))
    d = data.draw(st.integers(1, 3))
    drawn = [data.draw(st.lists(st.integers(-1, 5), min_size=n, max_size=n)) for _ in range(d)]
    kinds = [data.draw(st.booleans()) for _ in range(d)]
    columns, values, scales = [], [], []
    for raw, number in zip(drawn, kinds, strict=True):
        found = sorted({v for v in raw if v >= 0})
        ranks = [found.index(v) if v >= 0 else -1 for v in raw]
        at = np.array([v * v for v in found], float)
        columns.append(ranks)
        values.append(at)
        scales.append(Scale(np.array(ranks, np.int32), at if number else None, len(found)))
    k = data.draw(st.integers(2, 5))
    persons = data.draw(st.none() | st.lists(st.integers(0, 4), min_size=n, max_size=n))
    s = np.array(data.draw(st.lists(st.integers(-1, 3), min_size=n, max_size=n)), float)
    ordered = data.draw(st.booleans())
    coded = (
        sensitive_codes("s", np.where(s < 0, np.nan, s), True)
        if ordered
        else sensitive_codes("s", s.astype(int), False)
    )
    l = data.draw(st.sampled_from([0.0, 1.5, 2.0]))  # noqa: E741
    by_entropy, t = data.draw(st.booleans()), data.draw(st.sampled_from([-1.0, 0.2, 0.5]))

    def fine(rows):
        if (len({persons[r] for r in rows}) if persons else len(rows)) < k:
            return False
        counts = np.bincount(coded.codes[rows], minlength=coded.m).astype(float)
        present = counts[1:] if coded.missing == 0 else counts
        if l and present.any():
            reached = entropy_l(present) if by_entropy else distinct_l(present)
            if reached < l - 1e-9:
                return False
        return t < 0 or closeness(counts / len(rows), coded.shares(), coded.ordered) <= t + 1e-9

    needs = Requirement(
        k,
        np.array(persons, np.int32) if persons else NOBODY,
        (coded,) if l or t >= 0 else (),
        l,
        by_entropy,
        t,
    )
    found = partition(scales, needs, Progress())
    expected = obvious(columns, kinds, values, fine)
    if expected is None:
        assert found is None
    else:
        assert [
            sorted(np.flatnonzero(found.classes == c).tolist()) for c in range(len(found.sizes))
        ] == expected


# ── Adult ─────────────────────────────────────────────────────────────────────────────────────


ADULT = [
    (4, 5, 892, 0.0027, 0.0020, 4_856_892), (4, 10, 644, 0.0059, 0.0050, 4_888_062),
    (4, 50, 251, 0.0256, 0.0238, 5_494_668), (8, 5, 4022, 0.0355, 0.0291, 267_048),
    (8, 10, 2081, 0.0579, 0.0509, 468_622), (8, 50, 431, 0.1420, 0.1351, 2_212_968),
    (9, 5, 4130, 0.0369, 0.0298, 253_824), (9, 10, 2117, 0.0589, 0.0512, 459_214),
    (9, 50, 440, 0.1652, 0.1581, 2_170_658),
]  # fmt: skip


@pytest.mark.parametrize(("columns", "k", "classes", "cuts", "tight", "discernibility"), ADULT)
def test_adult_to_the_digit(adult, columns, k, classes, cuts, tight, discernibility):
    names = ",".join(list(adult.by_name)[:columns])
    made = generalise(adult, k=k, columns=names).outcomes[0]
    assert (made.classes, round(made.loss, 4), made.discernibility) == (classes, cuts, discernibility)
    assert round(generalise(adult, k=k, columns=names, bounds="tight").outcomes[0].loss, 4) == tight


@pytest.mark.parametrize(
    ("sensitive", "asked", "classes", "ncp"),
    [
        ("salary-class", {"k": 5, "l": 2}, 2417, 0.0741),
        ("salary-class", {"k": 5, "l": 1.5, "l_kind": "entropy"}, None, 0.4144),
        ("salary-class", {"k": 5, "t": 0.2}, 698, 0.3232),
        ("salary-class", {"k": 10, "l": 2, "t": 0.2}, None, 0.3276),
        ("occupation", {"k": 10, "l": 3}, 1631, 0.0337),
        ("occupation", {"k": 10, "l": 5}, 1470, 0.0382),
        ("occupation", {"k": 10, "t": 0.3}, 153, 0.2447),
    ],
)
def test_adult_with_l_and_t(adult, sensitive, asked, classes, ncp):
    names = ",".join(n for n in list(adult.by_name)[:8] if n != sensitive)
    made = generalise(adult, columns=names, attributes=sensitive, **asked).outcomes[0]
    assert round(made.loss, 4) == ncp and classes in (None, made.classes)


def test_a_table_of_ties_is_never_torn():
    rows = list(itertools.product([1, 1, 2], ["a", "b"], [None, 3])) * 2
    made = generalise(
        table({"x": [r[0] for r in rows], "y": [r[1] for r in rows], "z": [r[2] for r in rows]}), k=3
    )
    both = list(zip(cells(made), cells(made, "y"), cells(made, "z"), strict=True))
    assert min(both.count(one) for one in both) >= 3
