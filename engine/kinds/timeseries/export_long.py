"""A release of series in the long layout: a line a series and time point.

data.long.csv: `Series` (1, 2, 3 … in the order of the rows: made up, it names nobody), `GroupID`, `Time`,
`Low`, `High`, the sensitive columns, `Pattern`, `Level`; the points of a series follow each other in time.
curves.long.csv: `GroupID`, `Time`, `Value`.
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

FIRST = ("Series", "GroupID", "Time", "Low", "High")
LINES = 1 << 18  # made at a time


def write_long(path: Path, published: PublishedSeries) -> None:
    for column in published.sensitive:
        if column.name in FIRST:
            raise ReleaseError(
                text("column {name}: a long file needs this name for itself", name=column.name),
                hint="choose another format, or rename the column in the file",
            )
    rows, sensitive = sensitive_pieces(published)
    names = [*FIRST, *(column.name for column in published.sensitive), *last_names(published)]
    write_lines(path, names, _lines(published, rows, sensitive))


def _lines(published: PublishedSeries, rows: Rows, sensitive: Sequence[Piece]) -> Iterator[memoryview]:
    points = len(published.times)
    ends = csv_write.joined(
        csv_write.numbers(published.low.ravel()), csv_write.numbers(published.high.ravel()), between=","
    )
    numbers, last = csv_write.numbers(np.arange(len(published.low)) + 1), leaf_texts(published)
    times = csv_write.texts([csv_write.cell(time) for time in published.times])
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


def write_long_curves(path: Path, times: Sequence[str], curve: NDArray[np.float64]) -> None:
    groups, points = curve.shape
    pieces = [
        Piece(csv_write.numbers(np.arange(groups) + 1), np.repeat(np.arange(groups), points)),
        Piece(csv_write.texts([csv_write.cell(time) for time in times]), np.tile(np.arange(points), groups)),
        Piece(csv_write.numbers(curve.ravel()), np.arange(groups * points)),
    ]
    write_lines(path, ["GroupID", "Time", "Value"], csv_write.lines(pieces, groups * points))
