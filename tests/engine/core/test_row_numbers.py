"""Rows by their numbers against NumPy's own, in memory and in a file."""

from __future__ import annotations

import tempfile

import numpy as np
import pytest

from engine.core import stretches
from engine.core.mapped import empty, in_file
from engine.core.row_numbers import cut_along, numbered, permuted, places, put_together, taken, where


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
