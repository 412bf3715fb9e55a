"""A release of series in the long layout: a line a series and time point.

data.long.csv: `Series` (1, 2, 3 … in the order of the rows: made up, it names nobody), `GroupID`, `Time`,
`Low`, `High`, the sensitive columns, `Pattern`, `Level`; the points of a series follow each other in time.
curves.long.csv: `GroupID`, `Time`, `Value`. Of several channels `Channel` stands before `Time` in both, and
the points of a channel follow each other.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from engine.core.errors import ReleaseError
from engine.core.text import text
from engine.io import csv_write
from engine.io.csv_write import Piece
from engine.kinds.timeseries.data import PublishedSeries, Rows
from engine.kinds.timeseries.export_rows import last_names, leaf_texts, sensitive_pieces, write_lines

LINES = 1 << 18  # made at a time


def write_long(path: Path, published: PublishedSeries) -> None:
    first = ["Series", "GroupID", *_when(published), "Low", "High"]
    for column in published.sensitive:
        if column.name in first:
            raise ReleaseError(
                text("column {name}: a long file needs this name for itself", name=column.name),
                hint="choose another format, or rename the column in the file",
            )
    rows, sensitive = sensitive_pieces(published)
    names = [*first, *(column.name for column in published.sensitive), *last_names(published)]
    write_lines(path, names, _lines(published, rows, sensitive))


def _lines(published: PublishedSeries, rows: Rows, sensitive: Sequence[Piece]) -> Iterator[memoryview]:
    points = len(published.times)
    ends = csv_write.joined(
        csv_write.numbers(published.low.ravel()), csv_write.numbers(published.high.ravel()), between=","
    )
    numbers, last = csv_write.numbers(np.arange(len(published.low)) + 1), leaf_texts(published)
    times = csv_write.texts(_moments(published))
    step = max(1, LINES // points)
    for start in range(0, len(rows), step):
        part = rows[start : start + step]
        group, at = np.repeat(published.group[part], points), np.tile(np.arange(points), len(part))
        series = csv_write.numbers(np.arange(start, start + len(part)) + 1)
        pieces = [
            Piece(series, np.repeat(np.arange(len(part)), points)),
            Piece(numbers, group),
            Piece(times, at),
            Piece(ends, group.astype(np.int64) * points + at),
            *(Piece(one.texts, np.repeat(one.codes[start : start + step], points)) for one in sensitive),
            Piece(last, np.repeat(published.leaf[part], points)),
        ]
        yield from csv_write.lines(pieces, len(at))


def _when(published: PublishedSeries) -> list[str]:
    return ["Time"] if len(published.channels) == 1 else ["Channel", "Time"]


def _moments(published: PublishedSeries) -> list[str]:
    """The cells of channel and time, or of time alone."""
    if len(published.channels) == 1:
        return [csv_write.cell(time) for time in published.times]
    each = len(published.times) // len(published.channels)
    times = [time.removeprefix(f"{published.channels[0]} ") for time in published.times[:each]]
    return [
        f"{csv_write.cell(channel)},{csv_write.cell(time)}"
        for channel in published.channels
        for time in times
    ]


def write_long_curves(path: Path, published: PublishedSeries, curve: NDArray[np.float64]) -> None:
    groups, points = curve.shape
    pieces = [
        Piece(csv_write.numbers(np.arange(groups) + 1), np.repeat(np.arange(groups), points)),
        Piece(csv_write.texts(_moments(published)), np.tile(np.arange(points), groups)),
        Piece(csv_write.numbers(curve.ravel()), np.arange(groups * points)),
    ]
    write_lines(path, ["GroupID", *_when(published), "Value"], csv_write.lines(pieces, groups * points))
