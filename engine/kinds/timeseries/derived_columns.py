"""Sensitive columns that are a function of the series: publishing them unchanged undoes the envelope.

Heuristic. A numeric column is derived when the series explains it linearly (R² above 0.999: sums,
means, single points, differences) or when it equals an order statistic or the deviation. A column
of labels is derived when the labels fall into unbroken stretches along some statistic of the
series (a class made by thresholds on the mean, the peak …).
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from engine.core.stretches import stretches
from engine.core.text import text
from engine.kinds.timeseries.data import STRETCH, Array, Sensitive, SeriesTable, rows_in

SAMPLE = 20_000  # rows looked at
EXPLAINED = 0.999
LABELS = 20  # more labels than this and stretches mean little


def derived_from_channels(data: SeriesTable) -> list[tuple[str, str]]:
    """Of all channels together, or of one of them."""
    found = dict(derived_columns(data.values, data.sensitive))
    for part in data.by_channel if len(data.channels) > 1 else ():
        found = dict(derived_columns(data.values[:, part], data.sensitive)) | found
    return [(column.name, found[column.name]) for column in data.sensitive if column.name in found]


def derived_columns(values: Array, sensitive: tuple[Sensitive, ...]) -> list[tuple[str, str]]:
    """(column, what it is a function of) for every sensitive column that is one."""
    if len(values) < 3 * values.shape[1]:
        linear = None  # a linear map through so few rows explains anything
    else:
        linear = values[:SAMPLE]
    sample = values[:SAMPLE]
    parts = [_statistics(sample[rows]) for rows in stretches(len(sample), rows_in(STRETCH, sample))]
    statistics = {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
    found = []
    for column in sensitive:
        source = _source(column, linear, statistics)
        if source:
            found.append((column.name, source))
    return found


def _statistics(values: Array) -> dict[str, Array]:
    return {
        "the mean": values.mean(axis=1),
        "the largest value": values.max(axis=1),
        "the smallest value": values.min(axis=1),
        "the median": np.median(values, axis=1),
        "the deviation": values.std(axis=1),
        "the range": np.ptp(values, axis=1),
        "the first value": values[:, 0],
        "the last value": values[:, -1],
        "the change from first to last": values[:, -1] - values[:, 0],
        "the time of the peak": values.argmax(axis=1).astype(float),
    }


def _source(column: Sensitive, values: Array | None, statistics: dict[str, Array]) -> str:
    codes = column.codes[:SAMPLE]
    known = codes >= 0
    if np.count_nonzero(known) < 10 or len(np.unique(codes[known])) < 2:
        return ""
    if column.labels.dtype.kind in "fiu" and len(np.unique(codes)) > LABELS:
        numbers = column.labels.astype(float)[codes[known]]
        if values is not None and _is_linear(values[known], numbers):
            return "its values (a sum, a mean or a difference)"
        for name, statistic in statistics.items():
            if np.allclose(statistic[known], numbers, rtol=1e-6):
                return name
        return ""
    if len(np.unique(codes[known])) > LABELS:
        return ""
    for name, statistic in statistics.items():
        if _is_thresholded(codes[known], statistic[known]):
            return text("{words} (by thresholds)", words=name)
    return ""


def _is_linear(values: Array, numbers: Array) -> bool:
    design = np.column_stack([values, np.ones(len(values))])
    solution, *_ = np.linalg.lstsq(design, numbers, rcond=None)
    residual, spread = numbers - design @ solution, numbers - numbers.mean()
    return float(residual @ residual) <= (1 - EXPLAINED) * float(spread @ spread)


def _is_thresholded(codes: NDArray[np.int32], statistic: Array) -> bool:
    """Each label fills one unbroken stretch of the statistic; tied values must agree on the label."""
    order = np.lexsort((codes, statistic))
    label, level = codes[order], statistic[order]
    changes = np.flatnonzero(label[1:] != label[:-1])
    return len(changes) == len(np.unique(codes)) - 1 and bool((level[changes] < level[changes + 1]).all())
