"""What leaves: one data file, sorted by its own cells, without identifier; and the curves of the groups.

data.csv: `GroupID`, one column a time point with `[low..high]` (or `[low-high]`), the sensitive columns,
`Pattern`, `Level`; where persons are counted `EnvelopePersons` and `PatternPersons`. Of several channels a
time point is called "channel time", and a pattern is a word a channel with | between them. Parquet, SPSS and
Stata have `<t>_low` and `<t>_high` instead of text (export_columns.py), data.long.csv a line a time point
(export_long.py). Rows are sorted by what stands in them, column by column, and groups are numbered in that
order: nothing of the file's order, of the algorithm's or of chance is left, and the same release has the same
bytes every time.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from engine.core.errors import ReleaseError
from engine.core.randomness import Randomness
from engine.core.technique import Done
from engine.core.text import text
from engine.io import csv_write
from engine.io.csv_write import Piece
from engine.kinds.timeseries import export_columns, export_long
from engine.kinds.timeseries.data import PERSON_COLUMNS, PublishedSeries
from engine.kinds.timeseries.export_rows import last_names, leaf_texts, sensitive_pieces, write_lines
from engine.kinds.timeseries.params import KPAnonymity

LONG = "long.csv"
FORMATS = ("csv", "parquet", LONG, "sav", "dta")
CLASSES = "classes.npy"  # in the audit: group and pattern class of every series that was read, −1 suppressed


def files(params: KPAnonymity, done: Done, format: str) -> frozenset[str]:
    return frozenset({f"data.{format}", *([f"curves.{format}"] if params.curve != "none" else [])})


def export(
    published: PublishedSeries, params: KPAnonymity, folder: Path, format: str, randomness: Randomness
) -> dict[str, str | list[str]]:
    """Write the data file and the curves; what the columns are, for the manifest."""
    if format == "csv":
        _write_csv(folder / "data.csv", published, params.intervals)
    elif format == LONG:
        export_long.write_long(folder / f"data.{LONG}", published)
    elif format in FORMATS:
        export_columns.write_columns(folder / f"data.{format}", published)
    else:
        raise ReleaseError(
            text("series cannot be written as {format}", format=format),
            hint=text("known: {formats}", formats=", ".join(FORMATS)),
        )
    if published.curve is not None:
        _write_curves(folder / f"curves.{format}", published, published.curve)
    return {
        "group": "GroupID",
        "time": list(published.times),
        "sensitive": [column.name for column in published.sensitive],
        "pattern": "Pattern",
        "level": "Level",
        **({} if len(published.channels) == 1 else {"channels": list(published.channels)}),
        **({} if published.persons is None else {"persons": list(PERSON_COLUMNS)}),
    }


def audit(published: PublishedSeries, folder: Path) -> None:
    """Which series stands in which class: stays in the house, for what the file alone cannot prove, and so
    that nobody has to search which series lie in which envelope."""
    np.save(folder / CLASSES, np.stack([published.group, published.leaf], axis=1), allow_pickle=False)


# ── CSV ───────────────────────────────────────────────────────────────────────────────────────


def _write_csv(path: Path, published: PublishedSeries, style: str) -> None:
    names = ["GroupID", *published.times, *(c.name for c in published.sensitive), *last_names(published)]
    rows, sensitive = sensitive_pieces(published)
    pieces = [Piece(_group_texts(published, style), published.group[rows]), *sensitive]
    pieces.append(Piece(leaf_texts(published), published.leaf[rows]))
    write_lines(path, names, csv_write.lines(pieces, len(rows)))


def _group_texts(published: PublishedSeries, style: str) -> pa.LargeStringArray:
    """GroupID and envelope of each group as they stand in a line."""
    cells = [csv_write.numbers(np.arange(len(published.low)) + 1)]
    for low, high in zip(published.low.T, published.high.T, strict=True):
        cells.append(csv_write.intervals(low, high, style))
    return csv_write.joined(*cells, between=",")


# ── curves ────────────────────────────────────────────────────────────────────────────────────


def _write_curves(path: Path, published: PublishedSeries, curve: NDArray[np.float64]) -> None:
    """A row a group: its number, and one value a time point; or a line a value where the data is long."""
    if path.name.endswith(LONG):
        export_long.write_long_curves(path, published, curve)
    elif path.suffix == ".csv":
        cells = [csv_write.numbers(np.arange(len(curve)) + 1), *map(csv_write.numbers, curve.T)]
        piece = Piece(csv_write.joined(*cells, between=","), np.arange(len(curve)))
        write_lines(path, ["GroupID", *published.times], csv_write.lines([piece], len(curve)))
    else:
        columns = {
            "GroupID": np.arange(1, len(curve) + 1),
            **dict(zip(published.times, curve.T, strict=True)),
        }
        export_columns.write_as(path, columns)
