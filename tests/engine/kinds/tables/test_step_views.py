"""Shares behind drawn labels are found again."""

from __future__ import annotations

import pytest

from engine.core.errors import ParameterError
from engine.kinds.tables.data import Table
from engine.kinds.tables.params import Pram
from engine.kinds.tables.step_views import drawn_shares
from tests.engine.kinds.tables.test_step_values import released, texts


@pytest.mark.parametrize("matrix", ["uniform", "invariant"])
def test_estimated_shares_are_near_the_original_ones(matrix):
    column = texts("c", *("a" * 6000 + "b" * 3000 + "d" * 1000), None)
    found = drawn_shares(Table((column,)), released([column], Pram, matrix=matrix, keep=0.6), None, "c")
    assert found.original.tolist() == [0.6, 0.3, 0.1]
    assert found.estimated == pytest.approx(found.original, abs=0.04)
    assert found.labels == ("a", "b", "d") and (found.epsilon is None) == (matrix == "invariant")
    if matrix == "uniform":
        assert abs(found.released[2] - 0.1) > 0.05


def test_a_column_that_was_not_drawn_is_refused():
    columns = [texts("c", "a", "b", "a", "b"), texts("d", "x", "y", "x", "x")]
    with pytest.raises(ParameterError, match="not drawn anew"):
        drawn_shares(Table(tuple(columns)), released(columns, Pram, columns="c"), None, "d")
