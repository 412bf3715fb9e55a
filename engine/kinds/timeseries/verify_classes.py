"""What a released file of series cannot prove by itself, checked in the house: persons, and curves of groups.

The audit holds the group and the pattern class of every series that was read. It has to fit the file (as many
series in every class as the file has rows, each inside its envelope); then persons are counted and curves
computed again from the original. Shares no code with what makes releases.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from engine.core.stretches import stretches
from engine.core.technique import Check
from engine.core.text import text
from engine.kinds.timeseries.data import STRETCH, SeriesTable, rows_in
from engine.kinds.timeseries.verify_curves import envelopes_of, read_curves
from engine.kinds.timeseries.verify_persons import counts_of
from engine.kinds.timeseries.verify_read import ClaimedColumns, ClaimedParams, Numbers, ReleasedSeries

FILE = "classes.npy"
NAME = "Classes in the audit"


def check_classes(
    released: ReleasedSeries,
    columns: ClaimedColumns,
    params: ClaimedParams,
    original: SeriesTable,
    folder: Path,
    format: str,
    classes: Numbers | None,
) -> Iterator[Check]:
    counted = "persons" in columns
    if counted != (original.persons is not None):
        yield Check("Persons of the original", False, "the roles say otherwise whether persons are counted")
        return
    if not (counted or params["curve"] != "none"):
        return
    if not _path(folder).is_file():  # a rehearsal: the audit is not written yet
        return
    wrong = "it is no list of classes" if classes is None else _unfit(classes, released, original)
    yield Check(NAME, not wrong, wrong or "as many series in every class as the file has rows")
    if wrong or classes is None:
        return
    if counted:
        yield _persons(classes, released, original)
        yield _no_names(classes[:, 0] >= 0, original)
    if params["curve"] != "none":
        curves, _ = read_curves(folder / f"curves.{format}", columns)
        yield _curves(classes[:, 0], curves, released, original, params["curve"])


def _path(folder: Path) -> Path:
    return folder.resolve().parent / "audit" / FILE


def read_classes(folder: Path, series: int) -> Numbers | None:
    """Group and pattern class of every series by the audit beside the release; None if it does not say."""
    try:
        found = np.load(_path(folder), allow_pickle=False)
    except (OSError, ValueError, EOFError, OverflowError, MemoryError):
        return None
    fits = found.shape == (series, 2) and np.issubdtype(found.dtype, np.integer) and (found >= -1).all()
    return found.astype(np.int64) if fits else None


def _unfit(classes: Numbers, released: ReleasedSeries, original: SeriesTable) -> str:
    low, high, sizes = envelopes_of(released)
    group, leaf = classes[classes[:, 0] >= 0].T
    rows = _class_of_rows(released)
    for mine, theirs in ((group, sizes), (leaf, np.bincount(rows))):
        if mine.min(initial=0) < 0 or not np.array_equal(np.bincount(mine), theirs):
            return "another number of series in a class than the file has rows"
    for some in stretches(len(original), rows_in(STRETCH, original.values)):
        kept, own = classes[some, 0] >= 0, classes[some, 0]
        values, own = original.values[some][kept], own[kept]
        if not ((low[own] <= values) & (values <= high[own])).all():
            return "a series lies outside the envelope of its group"
    return ""


def _class_of_rows(released: ReleasedSeries) -> Numbers:
    """Pattern classes numbered by group, pattern and level, as they stand in the file."""
    assert released.pattern is not None and released.level is not None
    group = _group_of_rows(released)
    word = np.unique([str(value) for value in released.pattern.values], return_inverse=True)[1]
    level = np.array([int(str(value)) for value in released.level.values])[released.level.codes]
    keys = np.stack([group, word[released.pattern.codes], level], axis=1)
    return np.unique(keys, axis=0, return_inverse=True)[1].ravel()


def _persons(classes: Numbers, released: ReleasedSeries, original: SeriesTable) -> Check:
    assert original.persons is not None
    kept = classes[:, 0] >= 0
    who = original.persons[kept].astype(np.int64)
    for at, rows in enumerate((_group_of_rows(released), _class_of_rows(released))):
        found = np.bincount(np.unique(np.stack([classes[kept, at], who], axis=1), axis=0)[:, 0])
        told = np.zeros(len(found), dtype=np.int64)
        told[rows] = counts_of(released.persons[at])
        if not np.array_equal(found, told):
            return Check("Persons of the classes", False, "other persons than the original has there")
    return Check("Persons of the classes", True, "as many as the original has in every class")


def _no_names(kept: NDArray[np.bool_], original: SeriesTable) -> Check:
    """No sensitive column, and not all together, may hold values that mostly are one person's alone."""
    assert original.persons is not None
    who = original.persons[kept]
    every = [column.codes[kept] for column in original.sensitive]
    for columns in (*([one] for one in every), every):
        if columns and 2 * _alone(np.stack(columns, axis=1), who) > len(who):
            return Check(
                "No identifier of a person", False, "most rows have values that one person alone has"
            )
    return Check("No identifier of a person", True, "no column names its persons")


def _alone(cells: NDArray[np.int32], who: NDArray[np.int32]) -> int:
    value = np.unique(cells, axis=0, return_inverse=True)[1].ravel()
    holders = np.bincount(np.unique(np.stack([value, who], axis=1), axis=0)[:, 0])
    return int(np.count_nonzero(holders[value] == 1))


def _group_of_rows(released: ReleasedSeries) -> Numbers:
    assert released.group is not None
    return np.array([int(str(value)) - 1 for value in released.group.values])[released.group.codes]


def _curves(
    group: Numbers, curves: NDArray[np.float64], released: ReleasedSeries, original: SeriesTable, kind: str
) -> Check:
    """Within half a step of the exact mean or median; where a time point has one value, that value."""
    low, high, _ = envelopes_of(released)
    span = high.max(axis=0) - low.min(axis=0)
    step = np.array([10.0 ** (math.floor(math.log10(width)) - 2) if width else 0.0 for width in span])
    order = np.argsort(group, kind="stable")
    ends = np.searchsorted(group[order], np.arange(len(curves) + 1))
    for number in range(len(curves)):
        members = original.values[order[ends[number] : ends[number + 1]]]
        if kind == "mean":
            exact = np.array([math.fsum(column) / len(column) for column in members.T.tolist()])
        else:
            exact = np.median(members, axis=0)
        if (np.abs(curves[number] - exact) > step / 2 + 1e-9 * (span + np.abs(exact))).any():
            detail = text("group {group}: another curve than its series have", group=number + 1)
            return Check("Curves of the original", False, detail)
    return Check("Curves of the original", True, text("{curves} computed again", curves=len(curves)))
