"""Series with gaps: refused with their place, dropped, or filled by straight lines.

A gap that has a value on both sides, of its own channel, can be filled: between the readings at a and b next
to it x_j = x_a + (j − a)·(x_b − x_a)/(b − a). It is done to some rows at a time, in a file where they lie in
one.
"""

from __future__ import annotations

import dataclasses

import numpy as np
from numpy.typing import NDArray

from engine.core.errors import InputError, Remedy
from engine.core.progress import Progress
from engine.core.stretches import room, stretches
from engine.core.text import text
from engine.kinds.timeseries.data import STRETCH, Array, Origin, Rows, SeriesTable, rows_in, taken
from engine.kinds.timeseries.params import Reading

Mask = NDArray[np.bool_]


def without_gaps(
    series: SeriesTable, missing: Mask, origin: Origin, reading: Reading, progress: Progress
) -> SeriesTable:
    if reading.gaps == "refuse":
        raise _gaps_error(series, missing, origin)
    stays = ~missing.any(axis=1)
    lines = np.zeros(len(series), dtype=bool)
    if reading.gaps == "interpolate":
        lines = ~stays & ~_open_ended(missing, len(series.channels))
    keep = np.flatnonzero(stays | lines)
    dropped = len(series) - len(keep)
    if not len(keep):
        raise InputError(
            text(
                "every one of the {series} series has missing values that cannot be repaired",
                series=len(series),
            ),
            hint="choose fewer time points, or repair the file",
        )
    values = series.values
    if lines.any():
        values, filled = _filled(series, missing, keep, progress)
        counts, notes = dataclasses.replace(series.counts, filled=filled), series.notes
        told = text(
            "{filled} missing {filled:value|values} in {rows} series {filled:was|were} filled by "
            "straight lines",
            filled=filled,
            rows=int(lines.sum()),
        )
        series = dataclasses.replace(series, counts=counts, notes=(*notes, told))
    elif dropped:
        values = taken(values, keep)
    if not dropped:
        return dataclasses.replace(series, values=values)
    note = text("{dropped} series with missing values {dropped:was|were} dropped", dropped=dropped)
    return series.remade(values, keep, note, gaps=dropped)


def _gaps_error(series: SeriesTable, missing: Mask, origin: Origin) -> InputError:
    by_row, by_column = missing.sum(axis=1), missing.sum(axis=0)
    first = int(np.argmax(missing.any(axis=1)))
    worst_row, worst_column = int(by_row.argmax()), int(by_column.argmax())
    infinite = sum(
        int(np.isinf(series.values[rows]).sum())
        for rows in stretches(len(series), rows_in(STRETCH, series.values))
    )
    what = text("{sum} {sum:value is|values are} missing", sum=int(missing.sum())) + (
        text(" ({infinite} of them infinite)", infinite=infinite) if infinite else ""
    )
    whole = int((by_row == 0).sum())
    inner = int((~_open_ended(missing, len(series.channels))).sum())
    return InputError(
        text(
            "{words}, in {whole} of {series} series; first: {first}, column {argmax}",
            words=what,
            whole=len(series) - whole,
            series=len(series),
            first=origin.location(first),
            argmax=series.times[int(missing[first].argmax())],
        ),
        hint=text(
            "most in column {worst_column} ({worst_column2}) and in {worst_row} ({worst_row2})",
            worst_column=series.times[worst_column],
            worst_column2=by_column[worst_column],
            worst_row=origin.location(worst_row),
            worst_row2=by_row[worst_row],
        ),
        remedies=(
            Remedy(
                text("Drop them, {whole} {whole:series stays|series stay}", whole=whole), {"gaps": "drop"}
            ),
            Remedy(
                text(
                    "Fill inner gaps by straight lines, {inner} {inner:series stays|series stay}", inner=inner
                ),
                {"gaps": "interpolate"},
            ),
        ),
    )


def _open_ended(missing: Mask, channels: int) -> Mask:
    """Series of which a channel begins or ends with a gap."""
    by_channel = missing.reshape(-1, channels, missing.shape[1] // channels)
    return np.asarray((by_channel[:, :, 0] | by_channel[:, :, -1]).any(axis=1))


def _filled(series: SeriesTable, missing: Mask, keep: Rows, progress: Progress) -> tuple[Array, int]:
    """The points of these series with their gaps filled, and how many points that were."""
    made, filled = room((len(keep), series.values.shape[1]), np.float64, series.values), 0
    for some in stretches(len(keep), rows_in(STRETCH, series.values)):
        progress.check()
        values, gaps = series.values[keep[some]], missing[keep[some]]
        filled += int(np.count_nonzero(gaps))
        for part in series.by_channel:
            fill(values[:, part], gaps[:, part])
        made[some] = values
    return made, filled


def fill(values: Array, gaps: Mask) -> None:
    """Straight lines over the gaps of rows that begin and end with a value: to the bit those of np.interp."""
    row, column = np.nonzero(gaps)
    if not len(row):
        return
    at = np.arange(values.shape[1])
    concerned, row = np.unique(row, return_inverse=True)
    gap, known = gaps[concerned], values[concerned]
    before = np.maximum.accumulate(np.where(gap, 0, at), axis=1)[row, column]
    after = np.minimum.accumulate(np.where(gap, len(at), at)[:, ::-1], axis=1)[:, ::-1][row, column]
    low, high = known[row, before], known[row, after]
    values[concerned[row], column] = (high - low) / (after - before) * (column - before) + low
