"""The fingerprint of series: the bag of their curves.

The curves alone: which columns are sensitive is a choice of the run, and another choice does not make
other data of it.
"""

from __future__ import annotations

from engine.core.fingerprint import numbers, of_rows
from engine.kinds.timeseries.data import SeriesTable


def fingerprint(data: SeriesTable) -> str:
    points = (numbers(column, number) for number, column in enumerate(data.values.T, 1))
    return of_rows(points, len(data))
