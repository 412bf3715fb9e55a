"""Some rows at a time: the same as all at once, and in a file where the rows are in one."""

from __future__ import annotations

import tempfile

import numpy as np
import pytest

from engine.core import stretches
from engine.core.mapped import empty, in_file


@pytest.fixture(autouse=True)
def own_temp(tmp_path, monkeypatch):
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setattr(stretches, "ROWS", 7)


@pytest.mark.parametrize("rows", [0, 6, 7, 30])
def test_some_rows_at_a_time(rows):
    values, more = np.arange(2.0 * rows).reshape(rows, 2), np.arange(rows)
    assert np.array_equal(stretches.through(lambda a: a * 2, values), values * 2)
    assert np.array_equal(stretches.through(lambda a, b: a[:, 1] + b, values, more), values[:, 1] + more)
    assert stretches.count(lambda a: a > 3, more) == max(0, rows - 4)


def test_what_is_made_lies_beside_what_it_is_made_of():
    values = empty((20, 2))
    values[...] = 1.0
    made = stretches.through(lambda a, b: a + b[:, None], values, np.arange(20))
    assert in_file(made) and type(made) is np.ndarray and made[19].tolist() == [20, 20]
    assert not in_file(stretches.through(np.negative, np.arange(20)))
