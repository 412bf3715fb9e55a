"""k, l and t as the verifier counts them: worked examples, and a plain reference on random tables."""

from __future__ import annotations

import math

import numpy as np
import pyarrow as pa
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.kinds.tables.verify_anonymity import (
    Classes,
    categorical_t,
    cell_codes,
    classes_of,
    distinct_l,
    entropy_l,
    ordered_t,
)


def one_class(values) -> tuple[Classes, np.ndarray]:
    codes, _ = cell_codes(pa.array(values))
    return classes_of([np.zeros(len(values), np.int64)]), codes


@pytest.mark.parametrize(
    ("values", "distinct", "entropy"),
    [("aaab", 2, 1.754765), ("aabb", 2, 2.0)],
)
def test_l_of_the_examples(values, distinct, entropy):
    classes, codes = one_class(list(values))
    assert distinct_l(classes, codes).tolist() == [distinct]
    assert entropy_l(classes, codes) == pytest.approx([entropy], abs=1e-6)


def test_missing_does_not_protect_and_nothing_passes():
    classes, codes = one_class(["a", None, None])
    assert distinct_l(classes, codes).tolist() == [1] and entropy_l(classes, codes).tolist() == [1]
    classes, codes = one_class([None, None])
    assert distinct_l(classes, codes).tolist() == [math.inf] == entropy_l(classes, codes).tolist()


def test_t_of_the_salaries():
    salaries = np.array([3, 4, 5, 6, 11, 8, 7, 9, 10])
    classes = classes_of([np.array([0, 0, 0, 1, 1, 1, 2, 2, 2])])
    codes, _ = cell_codes(pa.array(salaries))
    assert ordered_t(classes, codes)[:2] == pytest.approx([0.375, 0.166667], abs=1e-6)


def test_t_of_categories():
    codes, _ = cell_codes(pa.array(list("aabbcc")))
    classes = classes_of([np.array([0, 0, 0, 1, 1, 1])])
    assert categorical_t(classes, codes)[0] == pytest.approx(1 / 3)


def test_rows_without_a_person_are_one_person():
    persons, _ = cell_codes(pa.array(["a", None, None]))
    assert classes_of([np.zeros(3, np.int64)], persons).k == 2


def test_an_empty_cell_is_a_value_of_its_own():
    codes, _ = cell_codes(pa.array(["x", None, "x", None]))
    assert classes_of([codes]).sizes.tolist() == [2, 2]


@given(
    st.lists(st.tuples(st.integers(0, 3), st.integers(-1, 1), st.integers(-1, 5)), min_size=1, max_size=40)
)
def test_the_plain_reference(rows):
    keys = [row[:2] for row in rows]
    sensitive = np.array([row[2] for row in rows])
    classes = classes_of([np.array([k[0] for k in keys]), np.array([k[1] for k in keys])])
    names = sorted(set(keys))
    order = sorted(set(sensitive.tolist()))
    q = [np.mean(sensitive == v) for v in order]
    found = [f(classes, sensitive) for f in (distinct_l, entropy_l, categorical_t, ordered_t)]
    for number, key in enumerate(names):
        mine = np.array([s for k, s in zip(keys, sensitive, strict=True) if k == key])
        assert classes.sizes[number] == len(mine)
        known = mine[mine >= 0]
        shares = [np.mean(known == v) for v in set(known.tolist())]
        assert found[0][number] == (len(shares) or math.inf)
        wanted = math.exp(-sum(s * math.log(s) for s in shares)) if shares else math.inf
        assert found[1][number] == pytest.approx(wanted)
        p = [np.mean(mine == v) for v in order]
        assert found[2][number] == pytest.approx(
            0.5 * sum(abs(a - b) for a, b in zip(p, q, strict=True)), abs=1e-12
        )
        spread = sum(abs(sum(p[: i + 1]) - sum(q[: i + 1])) for i in range(len(order)))
        assert found[3][number] == pytest.approx(spread / max(1, len(order) - 1), abs=1e-9)
