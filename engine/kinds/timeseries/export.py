"""What leaves: data.csv or data.parquet, sorted by its own cells, without identifier.

CSV: `GroupID`, one column a time point with `[low..high]` (or `[low-high]`), the sensitive columns,
`Pattern`, `Level`. Parquet: `<t>_low` and `<t>_high` instead of text. Rows are sorted by what stands in
them, column by column, and groups are numbered in that order: nothing of the file's order, of the
algorithm's or of chance is left, and the same release has the same bytes every time.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from engine.core.errors import ReleaseError
from engine.core.randomness import Randomness
from engine.core.technique import Done
from engine.core.text import text
from engine.io import csv_write
from engine.io.csv_write import Piece
from engine.kinds.timeseries.data import PublishedSeries, Rows, Sensitive
from engine.kinds.timeseries.params import KPAnonymity


def files(params: KPAnonymity, done: Done, format: str) -> frozenset[str]:
    return frozenset({f"data.{format}"})


def export(
    published: PublishedSeries, params: KPAnonymity, folder: Path, format: str, randomness: Randomness
) -> dict[str, str | list[str]]:
    """Write the data file; what its columns are, for the manifest."""
    if format == "csv":
        _write_csv(folder / "data.csv", published, params.intervals)
    elif format == "parquet":
        _write_parquet(folder / "data.parquet", published)
    else:
        raise ReleaseError(
            text("series cannot be written as {format}", format=format), hint="choose csv or parquet"
        )
    return {
        "group": "GroupID",
        "time": list(published.times),
        "sensitive": [column.name for column in published.sensitive],
        "pattern": "Pattern",
        "level": "Level",
    }


def _in_order(published: PublishedSeries, cells_by_column: list[list[str]]) -> Rows:
    """The kept rows as they are written; groups and leaves are numbered in the order of their cells."""
    kept = published.kept
    ranks: list[NDArray[Any]] = [published.leaf[kept]]  # sorted by: group, sensitive cells, pattern, level
    for column, cells in zip(reversed(published.sensitive), reversed(cells_by_column), strict=True):
        ranks.append(csv_write.order_of(cells)[column.codes[kept] + 1])
    return kept[np.lexsort((*ranks, published.group[kept]))]


def _write_csv(path: Path, published: PublishedSeries, style: str) -> None:
    names = ["GroupID", *published.times, *(c.name for c in published.sensitive), "Pattern", "Level"]
    labels = [_label_texts(column) for column in published.sensitive]
    numbers = [_is_number(column) for column in published.sensitive]  # never taken for formulas
    cells_by_column = [
        cells if plain else [*map(csv_write.harmless, cells)]
        for cells, plain in zip(labels, numbers, strict=True)
    ]
    rows = _in_order(published, cells_by_column)
    pieces = [Piece(_group_texts(published, style), published.group[rows])]
    for column, cells, plain in zip(published.sensitive, labels, numbers, strict=True):
        texts = cells if plain else [*map(csv_write.cell, cells)]
        pieces.append(Piece(csv_write.texts(texts), column.codes[rows] + 1))
    pieces.append(Piece(_leaf_texts(published), published.leaf[rows]))
    with open(path, "wb") as file:
        file.write(csv_write.header(names))
        for stretch in csv_write.lines(pieces, len(rows)):
            file.write(stretch)
        file.flush()
        os.fsync(file.fileno())


def _group_texts(published: PublishedSeries, style: str) -> pa.LargeStringArray:
    """GroupID and envelope of each group as they stand in a line."""
    cells = [csv_write.numbers(np.arange(len(published.low)) + 1)]
    for low, high in zip(published.low.T, published.high.T, strict=True):
        cells.append(csv_write.intervals(low, high, style))
    return csv_write.joined(*cells, between=",")


def _leaf_texts(published: PublishedSeries) -> pa.LargeStringArray:
    return csv_write.joined(_words(published), csv_write.numbers(published.leaf_level), between=",")


def _words(published: PublishedSeries) -> pa.LargeStringArray:
    """The pattern of each leaf: 0 is a, 1 is b …"""
    letters = np.ascontiguousarray(published.leaf_words + ord("a"), dtype=np.uint8)
    words = pa.FixedSizeBinaryArray.from_buffers(
        pa.binary(published.segments), len(letters), [None, pa.py_buffer(letters)]
    )
    return words.cast(pa.large_binary()).cast(pa.large_string())


def _label_texts(column: Sensitive) -> list[str]:
    """The labels of a sensitive column as texts, by code + 1; the first is the missing value."""
    if _is_number(column):
        return ["", *csv_write.numbers(column.labels).to_pylist()]
    return ["", *(str(label) for label in column.labels)]


def _is_number(column: Sensitive) -> bool:
    return column.labels.dtype.kind in "fiu"


def _write_parquet(path: Path, published: PublishedSeries) -> None:
    from engine.io.table_write import write_parquet

    ends = {f"{time}_{end}" for time in published.times for end in ("low", "high")}
    for column in published.sensitive:
        if column.name in ends:
            raise ReleaseError(
                text(
                    "column {name}: a Parquet file needs this name for an end of an interval",
                    name=column.name,
                ),
                hint="choose CSV, or rename the column in the file",
            )
    rows = _in_order(published, [_label_texts(column) for column in published.sensitive])
    group, leaf = published.group[rows], published.leaf[rows]
    columns: dict[str, Any] = {"GroupID": group.astype(np.int64) + 1}
    for j, name in enumerate(published.times):
        columns[f"{name}_low"] = published.low[group, j]
        columns[f"{name}_high"] = published.high[group, j]
    for column in published.sensitive:
        columns[column.name] = _labels(column, column.codes[rows])
    columns["Pattern"] = _words(published).cast(pa.string()).take(pa.array(leaf))
    columns["Level"] = published.leaf_level[leaf].astype(np.int64)
    write_parquet(path, columns)


def _labels(column: Sensitive, codes: NDArray[np.int32]) -> pa.Array:
    labels = column.labels
    found = pa.array(labels) if _is_number(column) else pa.array(map(str, labels), pa.string())
    return found.take(pa.array(codes, mask=codes < 0))
