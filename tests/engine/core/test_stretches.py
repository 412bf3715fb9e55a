"""Columns worked on some rows at a time against numpy's of all of them, in memory and in files."""

from __future__ import annotations

import tempfile

import numpy as np
import pytest

from engine.core import stretches as rows_at_a_time
from engine.core.mapped import empty, in_file
from engine.core.stretches import (
    count,
    counted,
    counts_of,
    distinct,
    ordered,
    ordered_numbers,
    passed,
    places,
    ranked,
    through,
)


@pytest.fixture(params=[1, 7, 64])
def few(request, monkeypatch, tmp_path):
    monkeypatch.setattr(rows_at_a_time, "ROWS", request.param)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))


def numbers(kind):
    values = np.random.default_rng(4).integers(-9, 9, 64) / 2.0
    values[[3, 30]] = -0.0, 0.0
    if kind == "missing":
        values[::5] = np.nan
    elif kind == "all missing":
        values[:] = np.nan
    elif kind == "infinite":
        values[:4] = np.inf, -np.inf, np.nan, np.nan
    elif kind == "alike":
        values[:] = 2.0
    return values[: {"none": 0, "one": 1}.get(kind, 64)]


def laid(values, in_a_file):
    if not in_a_file:
        return values
    made = empty(len(values), values.dtype)
    made[...] = values
    return made


@pytest.mark.parametrize("kind", ["plain", "missing", "all missing", "infinite", "alike", "none", "one"])
@pytest.mark.parametrize("in_a_file", [False, True])
def test_a_column_by_parts_is_the_column_as_a_whole(few, kind, in_a_file):
    values = numbers(kind)
    column, beside = laid(values, in_a_file), in_a_file and len(values) > 0
    doubled, in_order = through(lambda part: part * 2, column), ordered(column)
    np.testing.assert_array_equal(doubled, values * 2)
    np.testing.assert_array_equal(in_order, np.sort(values))
    assert in_file(doubled) == in_file(in_order) == beside
    np.testing.assert_array_equal(ordered_numbers(column), np.sort(values[~np.isnan(values)]))
    known, codes = np.unique(values + 0.0, return_inverse=True)
    np.testing.assert_array_equal(distinct(column), known)
    assert not np.signbit(distinct(column)[known == 0]).any()
    np.testing.assert_array_equal(places(known, column), codes)
    np.testing.assert_array_equal(counted(column)[1], np.bincount(codes, minlength=len(known)))
    assert count(np.isnan, column) == np.isnan(values).sum()
    assert passed(lambda part: (part == part).all(), column) == (not np.isnan(values).any())
    assert column is laid(values, False) or np.array_equal(column, values, equal_nan=True)


@pytest.mark.parametrize("in_a_file", [False, True])
def test_codes_are_counted_without_those_that_are_none(few, in_a_file):
    codes = np.random.default_rng(1).integers(-1, 5, 64).astype(np.int32)
    column = laid(codes, in_a_file)
    assert counts_of(column, 7).tolist() == np.bincount(codes[codes >= 0], minlength=7).tolist()
    assert counts_of(column[:0], 2).tolist() == [0, 0]


@pytest.mark.parametrize("rows", [0, 6, 7, 30])
def test_rows_of_several_cells_go_the_same_way(few, rows):
    values, more = np.arange(2.0 * rows).reshape(rows, 2), np.arange(rows)
    assert np.array_equal(through(lambda a: a * 2, values), values * 2)
    assert np.array_equal(through(lambda a, b: a[:, 1] + b, values, more), values[:, 1] + more)
    assert count(lambda a: a > 3, more) == max(0, rows - 4)


def test_what_is_made_lies_beside_what_it_is_made_of(few):
    values = empty((20, 2))
    values[...] = 1.0
    made = through(lambda a, b: a + b[:, None], values, np.arange(20))
    assert in_file(made) and type(made) is np.ndarray and made[19].tolist() == [20, 20]
    assert not in_file(through(np.negative, np.arange(20)))


KINDS = ["plain", "missing", "all missing", "infinite", "alike", "none", "one", "fine"]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("in_a_file", [False, True])
def test_numbers_are_ranked_on_a_grid_or_not(few, kind, in_a_file):
    values = numbers("plain") / 3 if kind == "fine" else numbers(kind)
    column = laid(values, in_a_file)
    known, codes = ranked(column)
    there = values[~np.isnan(values)]
    np.testing.assert_array_equal(known, np.unique(there))
    assert not np.signbit(known[known == 0]).any()
    np.testing.assert_array_equal(codes[np.isnan(values)], -1)
    np.testing.assert_array_equal(known[codes[~np.isnan(values)]], there)
    assert codes.dtype == np.int32 and in_file(codes) == in_file(column)
