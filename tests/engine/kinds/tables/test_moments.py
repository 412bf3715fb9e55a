"""Means, spreads and products of columns, some cells at a time, against numpy's of all of them."""

from __future__ import annotations

import math

import numpy as np
import pytest

from engine.kinds.tables import moments
from engine.kinds.tables.linkage import units_of
from engine.kinds.tables.moments import (
    centred,
    centred_products,
    correlations_of,
    mean_of,
    means_of,
    spread_of,
)
from engine.kinds.tables.utility import il1s


@pytest.fixture(params=[1, 7, 1 << 15])
def columns(request, monkeypatch):
    monkeypatch.setattr(moments, "ROWS", request.param)
    monkeypatch.setattr(moments, "CELLS", 3 * request.param)
    made = np.random.default_rng(3).normal(1e6, 1.0, (3, 100))
    made[0, ::9] = np.nan
    made[1, 20:50] = np.nan
    return list(made)


def test_missing_cells_are_left_out(columns):
    for column in columns:
        assert mean_of(column) == pytest.approx(np.nanmean(column), rel=1e-14)
        assert spread_of(column) == pytest.approx(np.nanstd(column), rel=1e-9)
    nothing = np.full(9, np.nan)
    assert math.isnan(mean_of(nothing)) and math.isnan(spread_of(nothing))


def test_equal_cells_have_their_value_as_mean_and_no_spread():
    """The sum of 49 times 0.1 is not 4.9: such a column seemed to vary, and noise on it to be enormous."""
    for cells in (49, 50, 100_000):
        column = np.full(cells, 0.1)
        column[::7] = np.nan
        assert mean_of(column) == 0.1 and spread_of(column) == 0
    assert il1s([column], [column + 1.0]) == 0
    assert units_of(column) == (0.1, 1.0)
    other = np.random.default_rng(1).normal(size=len(column))
    assert correlations_of([column, other])[0, 1] == 0


def test_a_missing_cell_counts_as_the_mean_in_products(columns):
    means = means_of(columns)
    filled = np.nan_to_num(np.array(columns) - means[:, None], nan=0.0)
    assert centred_products(columns, means) == pytest.approx(filled @ filled.T, rel=1e-9, abs=1e-9)
    assert np.hstack([cells.copy() for _, cells in centred(columns, means)]).tolist() == filled.tolist()
