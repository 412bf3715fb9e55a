"""Groups with too few values join others: the fast choice of a host against looking at every group."""

from __future__ import annotations

import numpy as np
import pytest

from engine.kinds.timeseries.data import Sensitive
from engine.kinds.timeseries.l_diversity import _merge_groups, distinct_values
from engine.kinds.timeseries.partition import Partition, envelopes
from engine.kinds.timeseries.utility import value_loss


def merged_by_looking_at_all(values, groups, column, least):
    low, high = envelopes(values, groups)
    sizes = groups.sizes.copy()
    held = [set(column.codes[rows].tolist()) for rows in np.split(groups.rows, groups.starts[1:-1])]
    into, alive = np.arange(len(groups)), np.ones(len(groups), dtype=bool)
    poor = distinct_values(groups.rows, groups.starts, (column,)) < least
    for seed in np.flatnonzero(poor)[np.argsort(sizes[poor], kind="stable")]:
        while alive[seed] and len(held[seed]) < least:
            alive[seed] = False
            others = np.flatnonzero(alive)
            lows, highs = np.minimum(low[others], low[seed]), np.maximum(high[others], high[seed])
            total = sizes[others] + sizes[seed]
            before = sizes[others] * value_loss(low[others], high[others])
            best = int((total * value_loss(lows, highs) - before).argmin())
            host = int(others[best])
            low[host], high[host], sizes[host] = lows[best], highs[best], total[best]
            held[host] |= held[seed]
            into[into == seed] = host
            seed = host
    return into


@pytest.mark.parametrize("points", [2, 5, 24])
@pytest.mark.parametrize("scale", [1.0, 1e-200, 1e290])
@pytest.mark.parametrize("decimals", [0, 6])
def test_the_host_is_the_one_that_looking_at_all_would_choose(points, scale, decimals):
    generator = np.random.default_rng(points)
    for _ in range(5):
        count = int(generator.integers(3, 60))
        sizes = generator.integers(2, 9, count)
        groups = Partition(np.arange(sizes.sum()), np.concatenate([[0], np.cumsum(sizes)]))
        values = np.round(generator.normal(size=(sizes.sum(), points)).cumsum(axis=1), decimals) * scale
        codes = generator.integers(0, 6, sizes.sum()).astype(np.int32)
        column = Sensitive("tariff", codes, np.arange(6))
        found = _merge_groups(values, groups, (column,), 4, lambda: None)
        np.testing.assert_array_equal(found, merged_by_looking_at_all(values, groups, column, 4))
        assert len(np.unique(found)) < count
