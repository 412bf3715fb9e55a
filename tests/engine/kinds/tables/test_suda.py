"""SUDA2 against worked examples, a plain reference on random tables, and Adult."""

from __future__ import annotations

import math
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kinds.tables import suda as module
from engine.kinds.tables.suda import suda

ADULT = Path(__file__).resolve().parents[4].parent / "shared" / "data" / "tables" / "adult.csv"


def coded(rows):
    return [np.unique(np.array(column), return_inverse=True)[1] for column in zip(*rows, strict=True)]


def test_the_example_of_the_authors_package():
    found = suda(coded([(2, 0, 0), (1, 3, 6), (1, 0, 0)]), most=2)
    assert found.scores.tolist() == [2, 4, 2]
    assert found.columns.tolist() == [0.5, 0.375, 0.375]


def test_the_second_example_by_column_and_value():
    found = suda(coded([("m", "30", "x")] * 2 + [("f", "30", "x"), ("f", "40", "y")]), most=2)
    assert found.scores.tolist() == [0, 0, 2, 4]
    assert found.columns == pytest.approx([1 / 3, 0.5, 0.5])
    assert found.values[1][1] == pytest.approx(1 / 3)  # 40


def test_equal_rows_and_one_row():
    assert suda(coded([(1, 2)] * 3)).scores.tolist() == [0, 0, 0]
    one = suda(coded([(1, 2, 3)]), most=2)
    assert one.minimal == 3 and one.scores.tolist() == [6]
    assert suda([np.array([0, 1, 1])]).scores.tolist() == [1, 0, 0]


def reference(rows, most):
    d = len(rows[0])
    most = max(1, min(most, d - 1))
    scores = []
    for row in rows:
        minimal = []
        for size in range(1, most + 1):
            for chosen in combinations(range(d), size):
                same = sum(all(row[c] == other[c] for c in chosen) for other in rows)
                if same == 1 and not any(set(m) <= set(chosen) for m in minimal):
                    minimal.append(chosen)
        weight = {s: math.prod(d - i for i in range(s, most + 1)) if d > 1 else 1 for s in range(1, most + 1)}
        scores.append(sum(weight[len(m)] for m in minimal))
    return scores


@settings(max_examples=80, deadline=None)
@given(
    st.integers(1, 5).flatmap(
        lambda d: st.lists(st.tuples(*[st.integers(-1, 3)] * d), min_size=1, max_size=20)
    ),
    st.integers(1, 5),
    st.booleans(),
)
def test_it_equals_the_plain_reference(rows, most, sorting):
    dense = module.DENSE
    module.DENSE = 0 if sorting else dense
    try:
        found = suda([np.array(c) for c in zip(*rows, strict=True)], most)
    finally:
        module.DENSE = dense
    assert found.scores.tolist() == reference(rows, most)


@pytest.mark.skipif(not ADULT.exists(), reason="the Adult data is not here")
def test_adult():
    import pandas as pd

    names = ["sex", "age", "race", "marital-status", "education", "native-country", "workclass", "occupation"]
    table = pd.read_csv(ADULT, sep=None, engine="python", dtype=str)
    found = suda([np.unique(table[n].astype(str), return_inverse=True)[1] for n in names], 3)
    share = dict(zip(names, found.columns, strict=True))
    assert (found.rows, found.minimal) == (6132, 15052)
    assert round(100 * share["age"], 1) == 74.6
    assert round(100 * share["native-country"], 1) == 53.8
    assert round(100 * share["education"], 1) == 40.4
