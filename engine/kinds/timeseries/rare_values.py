"""Sensitive values that few hold: published as they are, a rare one names its series.

A value is rare where fewer than P series hold it (fewer than two where P is 1: protecting less must
not look safer), in a column of its own or together with the other sensitive columns.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from engine.kinds.timeseries.data import Rows, Sensitive


def count_equal(*columns: NDArray[np.integer]) -> Rows:
    """For every series: how many have the same values in all these columns."""
    joint = np.zeros(len(columns[0]), dtype=np.int64)
    for column in columns:
        span = int(column.max(initial=0)) + 2  # −1 is a missing value, and a value of its own
        joint = np.unique(joint * span + column + 1, return_inverse=True)[1]
    return np.bincount(joint)[joint]


def count_unique(*columns: NDArray[np.integer]) -> int:
    """Series that share their values in these columns with nobody."""
    return int(np.count_nonzero(count_equal(*columns) == 1)) if columns and len(columns[0]) else 0


def rare_share(sensitive: Sequence[Sensitive], P: int) -> float:
    """Share of the series that hold a rare value in some column, or rare values in all together."""
    if not sensitive or not len(sensitive[0].codes):
        return 0.0
    few = max(P, 2)
    rare = count_equal(*(column.codes for column in sensitive)) < few
    return float(np.mean(rare))
