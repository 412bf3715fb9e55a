"""The metrics that a released file of series gives by itself, counted from its cells.

Rows, envelopes (one interval a time point), patterns with their level and sensitive cells are all that is
looked at; of the parameters only P, by which a sensitive value is called rare. Shares no code with the
measures: those count over the groups that were made, this over the rows as they are written.

What is not here needs the original: losses of patterns, answers to queries, attacks, series that were left
out.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from engine.core.json_values import Document
from engine.kinds.timeseries.verify_open import read_released
from engine.kinds.timeseries.verify_persons import counts_of
from engine.kinds.timeseries.verify_read import Codes, Numbers, ReleasedSeries, combine, first_rows
from engine.verify.read_once import once

TABLE = 16  # bytes a row that a table of classes and values may take


def recount(folder: Path, claims: Document) -> dict[str, float | None]:
    """Value of every metric that is declared as proven; None where there is nothing to count."""
    path, columns = Path(folder) / f"data.{claims['format']}", claims["columns"]
    released = once(path, lambda: read_released(path, columns))
    assert released.pattern is not None and released.level is not None
    envelope = released.envelope
    pattern = combine(envelope, released.pattern.codes, released.level.codes)
    equal = _count_equal(combine(pattern, *(column.codes for column in released.others)))
    return {
        "groups": int(envelope.max()) + 1,
        "k_achieved": int(_count_equal(envelope).min()),
        "P_achieved": int(_count_equal(pattern).min()),
        "k_persons": int(counts_of(released.persons[0]).min()) if released.persons else None,
        "P_persons": int(counts_of(released.persons[1]).min()) if released.persons else None,
        "identical_least": int(equal.min()),
        "identical_alone": int(np.count_nonzero(equal == 1)) / released.rows,
        "shared_readings": int(np.count_nonzero(_point_intervals(released)[envelope])),
        **_widths(released, len(claims["columns"].get("channels", ("",)))),
        **_sensitive(released.others, envelope, pattern, claims["params"]["P"]),
    }


def _count_equal(numbers: Numbers) -> Numbers:
    """For every row: how many rows have its number."""
    return np.bincount(numbers)[numbers]


def _point_intervals(released: ReleasedSeries) -> NDArray[np.bool_]:
    """Envelopes with an interval that is one single value."""
    first = first_rows(released.envelope)
    found = np.zeros(len(first), dtype=bool)
    for codes, low, high in zip(released.interval, released.low, released.high, strict=True):
        found |= (low == high)[codes[first]]
    return found


def _widths(released: ReleasedSeries, channels: int) -> dict[str, float]:
    """VL = √(1/n Σ (highᵢ − lowᵢ)²) of every row, added up and on average.

    By hypot: squares of 1e200 overflow. Of several channels widths are shares of the channel's range in the
    file.
    """
    first, each = first_rows(released.envelope), len(released.times) // channels  # a row an envelope
    length = np.zeros(len(first))
    for at, (codes, low, high) in enumerate(zip(released.interval, released.low, released.high, strict=True)):
        unit = 1.0
        if channels > 1:
            mine = slice(at // each * each, (at // each + 1) * each)
            top, bottom = (
                max(h.max() for h in released.high[mine]),
                min(x.min() for x in released.low[mine]),
            )
            unit = (top - bottom) or 1.0
        length = np.hypot(length, (high - low)[codes[first]] / unit)
    loss = (length / np.sqrt(len(released.times)))[released.envelope]
    return {"value_loss_sum": float(loss.sum()), "value_loss_mean": float(loss.mean())}


def _sensitive(
    columns: Sequence[Codes], envelope: Numbers, pattern: Numbers, P: int
) -> dict[str, float | None]:
    """A missing cell is a value of its own. Rare is what fewer than P rows hold, or one row alone."""
    by_values = _homogeneous(columns, envelope)
    by_pattern = _homogeneous(columns, pattern)
    rare = None
    if columns:
        equal = _count_equal(combine(*(column.codes for column in columns)))
        rare = int(np.count_nonzero(equal < max(P, 2))) / len(equal)
    return {
        "homogeneous_rows": int(np.count_nonzero(by_values)),
        "homogeneous_pattern_rows": int(np.count_nonzero(by_pattern)),
        "homogeneous_classes": int(np.count_nonzero(np.bincount(pattern[by_pattern]))),
        "l_achieved": min((int(_values_in(column, pattern).min()) for column in columns), default=None),
        "rare_rows": rare,
    }


def _values_in(column: Codes, classes: Numbers) -> Numbers:
    """For every class: how many different values of the column its rows hold."""
    span, pairs = len(column.values) + 1, classes * (len(column.values) + 1) + column.codes
    if pairs.max(initial=0) > TABLE * len(pairs):
        return np.bincount(np.unique(pairs, return_counts=True)[0] // span)  # sorted, not hashed
    there = np.zeros((int(classes.max(initial=-1)) + 1, span), dtype=bool)
    there.reshape(-1)[pairs] = True
    return np.count_nonzero(there, axis=1)


def _homogeneous(columns: Sequence[Codes], classes: Numbers) -> NDArray[np.bool_]:
    """Rows whose whole class holds one value in some column."""
    found = np.zeros(len(classes), dtype=bool)
    for column in columns:
        found |= (_values_in(column, classes) == 1)[classes]
    return found
