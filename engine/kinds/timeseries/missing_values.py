"""Series made complete: sentinels, unequal lengths and gaps, each refused with its place or repaired."""

from __future__ import annotations

import dataclasses

import numpy as np

from engine.core.errors import InputError, Remedy
from engine.core.progress import Progress
from engine.core.stretches import stretches, through
from engine.core.text import joined, text
from engine.kinds.timeseries.data import STRETCH, Array, Origin, Rows, SeriesTable, rows_in
from engine.kinds.timeseries.gaps import Mask, without_gaps
from engine.kinds.timeseries.one_length import stretched
from engine.kinds.timeseries.params import Reading

SENTINEL_SHARE = 0.01  # of the cells: rarer values are left alone
LARGEST = 1e300  # in magnitude
LENGTHS_NAMED = 8  # lengths named in a message


def complete(series: SeriesTable, origin: Origin, reading: Reading, progress: Progress) -> SeriesTable:
    """All series of one length, every value finite."""
    _refuse_huge(series, origin)
    if reading.sentinels == "ask":
        _refuse_sentinel(series, origin, reading)
    missing = through(lambda some: ~np.isfinite(some), series.values)
    progress.report(0.6)
    if len(series.channels) > 1:
        _refuse_lengths(reading)
        return without_gaps(series, missing, origin, reading, progress) if missing.any() else series
    if not missing.any():
        whole = np.full(len(series), series.values.shape[1])
        if reading.lengths == "stretch":
            return stretched(series, whole, reading.length, progress) if reading.length else series
        return _cut(series, missing, reading) if reading.lengths != "refuse" else series
    last = _last_readings(missing)
    if missing.sum() == (series.values.shape[1] - last).sum():  # nothing missing but at the ends
        return _one_length(series, missing, last, reading, progress)
    return without_gaps(series, missing, origin, reading, progress)


def _refuse_lengths(reading: Reading) -> None:
    """Of several channels what is missing is a gap, at the end too."""
    if reading.lengths != "refuse":
        raise InputError(
            "series with several channels are not cut or stretched to one length",
            hint="refuse unequal lengths, and decide about gaps",
            remedies=(Remedy("Treat short channels as gaps", {"lengths": "refuse"}),),
        )


def _refuse_huge(series: SeriesTable, origin: Origin) -> None:
    """Numbers whose sums and roundings would leave what a float64 holds."""
    for rows in stretches(len(series), rows_in(STRETCH, series.values)):
        part = np.abs(series.values[rows])
        huge = (part > LARGEST) & (part < np.inf)
        if not huge.any():
            continue
        row, column = np.unravel_index(int(huge.argmax()), huge.shape)
        row += rows.start
        raise InputError(
            text(
                "{value}, column {column}: {column2} is "
                "larger than {largest}, which is more than can be computed with",
                value=origin.location(int(row)),
                column=series.times[column],
                column2=f"{series.values[row, column]:g}",
                largest=f"{LARGEST:g}",
            ),
            hint="correct the cell, or declare it as missing",
        )


# ── sentinels ─────────────────────────────────────────────────────────────────────────────────


def find_sentinel(values: Array) -> tuple[float, float] | None:
    """(value, share of cells) where one negative whole number stands alone below zero, often."""
    count, least, most, positive = 0, np.inf, -np.inf, False
    for rows in stretches(len(values), rows_in(STRETCH, values)):
        some = values[rows]
        below = some[some < 0]
        count, positive = count + len(below), positive or bool((some > 0).any())
        least, most = min(least, below.min(initial=np.inf)), max(most, below.max(initial=-np.inf))
    if count < SENTINEL_SHARE * values.size or not count:
        return None
    alone = np.isfinite(least) and least == most == int(least)
    return (float(least), count / values.size) if alone and positive else None


def sentinel_text(value: float, share: float) -> str:
    return text(
        "{value} stands in {share} of the cells and is the only negative value",
        value=f"{value:.15g}",
        share=f"{share:.0%}",
    )


def sentinel_remedies(value: float, reading: Reading) -> tuple[Remedy, ...]:
    missing = ",".join([*reading.missing, f"{value:.15g}"])
    return (
        Remedy("It means 'not observed'", {"missing": missing}),
        Remedy("It is a measured value", {"sentinels": "keep"}),
    )


def _refuse_sentinel(series: SeriesTable, origin: Origin, reading: Reading) -> None:
    for part in series.by_channel:
        values = series.values[:, part]
        found = find_sentinel(values)
        if not found:
            continue
        below = through(lambda some: some < 0, values)
        row, column = np.unravel_index(int(below.argmax()), values.shape)
        raise InputError(
            text(
                "{found}; first: {value}, column {column}",
                found=sentinel_text(*found),
                value=origin.location(int(row)),
                column=series.times[part.start + column],
            ),
            hint="say what it means",
            remedies=sentinel_remedies(found[0], reading),
        )


# ── lengths ───────────────────────────────────────────────────────────────────────────────────


def _one_length(
    series: SeriesTable, missing: Mask, last: Rows, reading: Reading, progress: Progress
) -> SeriesTable:
    if reading.lengths == "refuse" and reading.gaps != "refuse":
        keep = np.flatnonzero(~missing.any(axis=1))  # told to drop: a short series is one with gaps
        if len(keep):
            dropped = len(series) - len(keep)
            return series.take(
                keep,
                text(
                    "{dropped} series that {dropped:ends early was|end early were} dropped", dropped=dropped
                ),
                lengths=dropped,
            )
    if reading.lengths == "refuse":
        raise InputError(
            text("the series have unequal lengths: {last}", last=length_histogram(last)),
            hint="all series of a release need the same number of points",
            remedies=(
                Remedy(text("Keep the first {min} points of all", min=int(last.min())), {"lengths": "window"})
                if last.min() >= 2
                else Remedy("Keep the first 2 points or more", {"lengths": "window", "length": 2}),
                Remedy(
                    text("Stretch all to {middle} points", middle=int(np.median(last))),
                    {"lengths": "stretch"},
                ),
                Remedy(
                    text(
                        "Keep the {last} series of {last2} points",
                        last=_commonest(last)[1],
                        last2=_commonest(last)[0],
                    ),
                    {"lengths": "bucket"},
                ),
            ),
        )
    if reading.lengths == "stretch":
        return stretched(series, last, reading.length, progress)
    return _cut(series, missing, reading)


def length_histogram(lengths: Rows) -> str:
    """Lengths and how many series have them; many lengths are put together in ranges."""
    values, counts = np.unique(lengths, return_counts=True)
    if len(values) <= LENGTHS_NAMED:
        pairs = zip(values, counts, strict=True)
        return joined(", ", (text("{c} of {v} points", c=c, v=v) for v, c in pairs))
    edges = np.unique(np.linspace(values[0], values[-1] + 1, LENGTHS_NAMED + 1).astype(int))
    inside, _ = np.histogram(lengths, edges)
    ranges = zip(inside, edges[:-1], edges[1:] - 1, strict=True)
    return joined(
        ", ",
        (
            text("{count} of {low}–{high} points", count=count, low=low, high=high)
            for count, low, high in ranges
            if count
        ),
    )


def _last_readings(missing: Mask) -> Rows:
    """How many points each series has up to its last reading."""
    found = np.zeros(len(missing), np.int64)
    for rows in stretches(len(missing), max(1, STRETCH // missing.shape[1])):
        some = missing[rows, ::-1]
        found[rows] = np.where(some.all(axis=1), 0, missing.shape[1] - some.argmin(axis=1))
    return found


def _commonest(lengths: Rows) -> tuple[int, int]:
    values, counts = np.unique(lengths, return_counts=True)
    return int(values[counts.argmax()]), int(counts.max())


def _cut(series: SeriesTable, missing: Mask, reading: Reading) -> SeriesTable:
    points, last = series.values.shape[1], _last_readings(missing)
    if reading.lengths == "window":
        length = reading.length or int(last.min())
        keep = np.flatnonzero(last >= length)
    else:
        length = reading.length or _commonest(last)[0]
        keep = np.flatnonzero(last == length)
    if length < 2 or not len(keep):
        raise InputError(
            text(
                "no series is left at a length of {length} points: there are {last}",
                length=length,
                last=length_histogram(last),
            ),
            hint="choose another length, at least 2",
            remedies=(
                Remedy("Keep the commonest length", {"lengths": "bucket", "length": _commonest(last)[0]}),
            ),
        )
    if length == points and len(keep) == len(series):
        return series
    dropped = len(series) - len(keep)
    note = text(
        "the first {length} points are kept; {dropped} series of "
        "{dropped:another length was|other lengths were} dropped",
        length=length,
        dropped=dropped,
    )
    dropped_points = dataclasses.replace(series.dropped, points=series.times[length:])
    cut = dataclasses.replace(
        series, values=series.values[:, :length], times=series.times[:length], dropped=dropped_points
    )
    return cut.take(keep, note, lengths=dropped, points_cut=points - length)
