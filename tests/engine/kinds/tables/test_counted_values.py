"""Figures of a column from counts on a grid are those of the sorted column."""

from __future__ import annotations

import numpy as np
import pytest
from scipy import stats

from engine.kinds.tables import counted_values
from engine.kinds.tables.counted_values import counted


@pytest.mark.parametrize("digits", [0, 2, 6])
@pytest.mark.parametrize("rows", [1, 2, 7, 3000])
def test_counts_tell_what_sorting_tells(digits: int, rows: int) -> None:
    random = np.random.default_rng(digits * 100 + rows)
    spread = 10.0 ** (4 - digits)
    x = np.round(random.normal(0, spread, rows), digits)
    w = np.round(x[: max(1, rows // 2)] + random.normal(0, spread / 4, max(1, rows // 2)), digits)
    found = counted(x, w)
    assert found is not None
    for one, values in zip(found, (x, w), strict=True):
        np.testing.assert_array_equal(np.repeat(one.values, one.counts), np.sort(values))
        assert one.mean() == pytest.approx(values.mean(), rel=1e-9, abs=1e-12)
        assert one.variance() == pytest.approx(values.var(), rel=1e-9, abs=1e-12)
        for q in (0.0, 0.05, 0.5, 0.95, 1.0):
            assert one.quantile(q) == pytest.approx(np.quantile(values, q), rel=1e-12, abs=1e-12)
    assert counted_values.ks_distance(*found) == pytest.approx(stats.ks_2samp(x, w).statistic, abs=1e-12)
    assert counted_values.wasserstein(*found) == pytest.approx(stats.wasserstein_distance(x, w), rel=1e-9)


def test_parts_are_summed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(counted_values, "ROWS", 10)
    values = np.arange(95) % 7 / 4
    found = counted(values, values)
    assert found is not None and found[0] is found[1]
    np.testing.assert_array_equal(np.repeat(found[0].values, found[0].counts), np.sort(values))


@pytest.mark.parametrize(
    "values",
    [
        [0.1, 1 / 3],  # beside every grid
        [0.0, 2.0**21],  # a wider grid than sorting is worth
        [-1e308, 1e308],
        [1e300, 1e300],
        [*[1.0] * 2000, 1.5],  # beside the grid of the first values
    ],
)
def test_what_lies_on_no_small_grid_is_left_to_sorting(values: list[float]) -> None:
    assert counted(np.array(values), np.array([1.0, 2.0])) is None
