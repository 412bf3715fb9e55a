"""Rows by their numbers against NumPy's own, in memory and in a file."""

from __future__ import annotations

import tempfile

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from engine.core import stretches
from engine.core.mapped import empty, in_file
from engine.core.row_numbers import are_all, cut_along, numbered, permuted, places, put_together, taken, where


@pytest.fixture(autouse=True, params=[7, 1 << 16])
def own_temp(request, tmp_path, monkeypatch):
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setattr(stretches, "ROWS", request.param)


@pytest.fixture(params=[False, True])
def beside(request):
    return empty(1) if request.param else np.zeros(1)


@pytest.mark.parametrize("count", [0, 1, 7, 40])
def test_numbers_and_a_permutation(count, beside):
    assert np.array_equal(numbered(count, beside), np.arange(count))
    made = permuted(count, np.random.default_rng(3), beside)
    assert np.array_equal(made, np.random.default_rng(3).permutation(count))
    assert in_file(made) == (in_file(beside) and count > 0)
    values = np.arange(2.0 * count).reshape(count, 2)
    assert np.array_equal(taken(values, made), values[made])
    assert np.array_equal(where(made % 3 == 0, beside), np.flatnonzero(made % 3 == 0))


@pytest.mark.parametrize("parts", [1, 2, 5])
def test_stretches_along_a_column_with_ties(parts, beside):
    random = np.random.default_rng(parts)
    for most in (1, 3, 50):
        values = np.where(random.random(41) < 0.1, -0.0, random.integers(0, most, 41))
        along = np.argsort(values, kind="stable")
        found = cut_along(values, parts)
        for ours, theirs in zip(found, np.array_split(along, parts), strict=True):
            assert np.array_equal(ours, np.sort(theirs))


@pytest.mark.parametrize("gaps", [1, 3])
@pytest.mark.parametrize("twice", [False, True])
def test_rows_of_parts_in_the_order_of_their_numbers(gaps, twice, beside):
    mixed = np.random.default_rng(1).permutation(30 * gaps)[:30]
    parts = [np.sort(mixed[:12]), np.sort(mixed[12:12]), np.sort(mixed[12:])]
    if twice:
        parts[2][3] = parts[0][2]
    order = np.argsort(np.concatenate(parts), kind="stable")
    values = [part[:, None] * np.array([1.0, 2.0]) + i for i, part in enumerate(parts)]
    made = put_together(values, places(parts, beside))
    assert np.array_equal(made, np.concatenate(values)[order])


# ── any rows ──────────────────────────────────────────────────────────────────────────────────

ANY = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
VALUES = st.sampled_from([-0.0, 0.0, 1.0, 1.5, -3.0, 1e300, np.inf, -np.inf]) | st.floats(allow_nan=False)


def lying(values: np.ndarray, inside: bool) -> np.ndarray:
    """The same values, in a file or not."""
    if not inside:
        return values
    made = empty(values.shape, values.dtype)
    made[...] = values
    return made


def beside_one(made: np.ndarray, values: np.ndarray) -> bool:
    return in_file(made) == (in_file(values) and made.size > 0)


@ANY
@given(
    st.sampled_from([np.float64, np.int64, np.int32, bool]),
    st.sampled_from([(), (1,), (2,), (5,)]),
    st.integers(1, 30),
    st.data(),
)
def test_rows_taken_in_any_order_and_twice(beside, dtype, columns, count, data):
    values = np.arange(count * int(np.prod(columns))).reshape(count, *columns).astype(dtype)
    rows = np.array(data.draw(st.lists(st.integers(0, count - 1), max_size=50)), np.int64)
    made = taken(lying(values, in_file(beside)), lying(rows, in_file(beside)))
    assert made.dtype == dtype and np.array_equal(made, values[rows]) and beside_one(made, beside)


@ANY
@given(arrays(bool, st.integers(0, 60)))
def test_marked_rows(beside, mask):
    made = where(lying(mask, in_file(beside)), beside)
    assert np.array_equal(made, np.flatnonzero(mask)) and beside_one(made, beside)


@ANY
@given(st.integers(0, 40), st.integers(0, 40), st.integers(-1, 40))
def test_whether_numbers_are_those_of_all_rows(beside, count, at, number):
    rows = numbered(count, beside)
    assert are_all(rows)
    if at < count:
        rows[at] = number
        assert are_all(rows) == (number == at)


@ANY
@given(st.integers(0, 200), st.integers(0, 2**32))
def test_any_permutation(beside, count, seed):
    made = permuted(count, np.random.default_rng(seed), beside)
    assert np.array_equal(made, np.random.default_rng(seed).permutation(count)) and beside_one(made, beside)


@ANY
@given(arrays(np.float64, st.integers(1, 60), elements=VALUES), st.integers(1, 60))
def test_stretches_along_any_column(beside, values, count):
    count = min(count, len(values))  # more are refused before
    found = cut_along(lying(values, in_file(beside)), count)
    wanted = np.array_split(np.argsort(values, kind="stable"), count)
    for ours, theirs in zip(found, wanted, strict=True):
        assert np.array_equal(ours, np.sort(theirs)) and beside_one(ours, beside)


@ANY
@given(
    st.lists(st.lists(st.integers(0, 40), max_size=20), min_size=1, max_size=5), st.booleans(), st.booleans()
)
def test_any_parts_in_the_order_of_their_numbers(beside, parts, twice, matrix):
    """Numbers with gaps, in no order within a part, empty parts, and the same number at several places."""
    seen: set[int] = set()
    if not twice:
        parts = [[n for n in part if n not in seen and not seen.add(n)] for part in map(dict.fromkeys, parts)]
    index = [np.array(part, np.int64) for part in parts]
    values = [100.0 * i + np.arange(len(part)) for i, part in enumerate(index)]
    values = [np.column_stack([one, -one]) if matrix else one for one in values]
    order = np.argsort(np.concatenate(index), kind="stable")
    put = places([lying(part, in_file(beside)) for part in index], beside)
    assert sorted(np.concatenate(put).tolist()) == list(range(len(order)))
    made = put_together([lying(one, in_file(beside)) for one in values], put)
    assert np.array_equal(made, np.concatenate(values)[order]) and beside_one(made, beside)


def test_parts_of_several_types_come_together_in_one_that_holds_all():
    made = put_together([np.array([1, 2]), np.array([0.5])], [np.array([0, 2]), np.array([1])])
    assert made.tolist() == [1.0, 0.5, 2.0]
