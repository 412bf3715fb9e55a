"""The fingerprint of series: the bag of their curves.

The curves alone: which columns are sensitive is a choice of the run, and another choice does not make
other data of it.
"""

from __future__ import annotations

from engine.core import fingerprint
from engine.kinds.timeseries.data import SeriesTable


def of_series(series: SeriesTable) -> str:
    points = (fingerprint.numbers(column, place) for place, column in enumerate(series.values.T, 1))
    return fingerprint.of_rows(points, len(series))
