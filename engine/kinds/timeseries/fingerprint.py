"""The fingerprint of series: the bag of their curves.

The curves alone: which columns are sensitive is a choice of the run, and another choice does not make
other data of it.
"""

from __future__ import annotations

import numpy as np

from engine.core.fingerprint import numbers, of_hashed
from engine.core.stretches import stretches
from engine.kinds.timeseries.data import SeriesTable

ROWS = 1 << 12  # at a time: they stay in the cache


def fingerprint(data: SeriesTable) -> str:
    hashed = np.zeros((2, len(data)), np.uint64)
    for rows in stretches(len(data), ROWS):
        for number, column in enumerate(data.values[rows].T, 1):
            hashed[:, rows] += numbers(column, number)
    return of_hashed(hashed)
