"""Sensitive values that few hold: published as they are, a rare one names its series.

A value is rare where fewer than P series hold it (fewer than two where P is 1: protecting less must
not look safer), in a column of its own or together with the other sensitive columns.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from engine.core.stretches import distinct
from engine.kinds.timeseries.data import Rows, Sensitive

SPREAD = 4  # codes up to so many times their number are counted in a table, others are sorted


def count_equal(*columns: NDArray[np.integer]) -> Rows:
    """For every series: how many have the same values in all these columns."""
    joint = np.zeros(len(columns[0]), dtype=np.int64)
    for column in columns:
        joint = _numbered(joint * (int(column.max(initial=0)) + 2) + column + 1)
    return np.bincount(joint)[joint]


def _numbered(codes: Rows) -> Rows:
    """The number of each among the different ones, in their order; −1, a missing value, has become 0."""
    if codes.max(initial=0) > SPREAD * len(codes):
        return np.unique(codes, return_inverse=True)[1]
    return (np.cumsum(np.bincount(codes) > 0) - 1)[codes]


def count_persons(persons: NDArray[np.integer], *columns: NDArray[np.integer]) -> Rows:
    """For every series: how many persons have the same values in all these columns."""
    joint = np.zeros(len(columns[0]), dtype=np.int64)
    for column in columns:
        joint = _numbered(joint * (int(column.max(initial=0)) + 2) + column + 1)
    span = int(persons.max(initial=0)) + 1
    pairs = distinct(joint * span + persons) // span
    return np.bincount(pairs)[joint]


def count_unique(*columns: NDArray[np.integer], persons: NDArray[np.integer] | None = None) -> int:
    """Series that share their values in these columns with nobody: no other series, or no other person."""
    if not columns or not len(columns[0]):
        return 0
    sharing = count_equal(*columns) if persons is None else count_persons(persons, *columns)
    return int(np.count_nonzero(sharing == 1))


def rare_share(sensitive: Sequence[Sensitive], P: int, persons: NDArray[np.integer] | None = None) -> float:
    """Share of the series whose values, all columns together, fewer than P series (or persons) hold."""
    if not sensitive or not len(sensitive[0].codes):
        return 0.0
    codes = [column.codes for column in sensitive]
    sharing = count_equal(*codes) if persons is None else count_persons(persons, *codes)
    return float(np.mean(sharing < max(P, 2)))
