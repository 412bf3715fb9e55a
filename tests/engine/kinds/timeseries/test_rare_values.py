"""Counts of equal sensitive values, by tables and by sorting: the same as by obvious lines."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.kinds.timeseries import measure, rare_values
from engine.kinds.timeseries.data import Sensitive


@pytest.mark.parametrize("tables", [True, False])
@given(st.integers(1, 60), st.integers(1, 9), st.integers(0, 2**32 - 1))
def test_counts_of_equal_values(tables, rows, labels, seed):
    generator = np.random.default_rng(seed)
    columns = [generator.integers(-1, labels, rows).astype(np.int32) for _ in range(2)]
    classes = generator.integers(0, 5, rows).astype(np.int32)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rare_values, "SPREAD", 1 << 40 if tables else 0)
        patch.setattr(measure, "TABLE", 1 << 40 if tables else -1)
        found = rare_values.count_equal(*columns)
        sensitive = tuple(Sensitive("", codes, np.arange(labels)) for codes in columns)
        fewest = measure.smallest_l(classes, sensitive)
    cells = list(zip(*columns, strict=True))
    assert found.tolist() == [cells.count(cell) for cell in cells]
    several = [len(set(codes[classes == one].tolist())) for codes in columns for one in set(classes.tolist())]
    assert fewest == min(several)
