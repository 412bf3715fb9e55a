"""Rows of a release of series in their order, and the cells that every text layout shares."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from engine.io import csv_write
from engine.io.csv_write import Piece
from engine.kinds.timeseries.data import PERSON_COLUMNS, PublishedSeries, Rows, Sensitive, channel_slices


def in_order(published: PublishedSeries, cells_by_column: list[list[str]]) -> Rows:
    """The kept rows as they are written; groups and leaves are numbered in the order of their cells."""
    kept = published.kept
    ranks: list[NDArray[Any]] = [published.leaf[kept]]  # sorted by: group, sensitive cells, pattern, level
    for column, cells in zip(reversed(published.sensitive), reversed(cells_by_column), strict=True):
        ranks.append(csv_write.order_of(cells)[column.codes[kept] + 1])
    return kept[np.lexsort((*ranks, published.group[kept]))]


def last_names(published: PublishedSeries) -> tuple[str, ...]:
    """Columns of the pattern, which stand last."""
    return ("Pattern", "Level", *(() if published.persons is None else PERSON_COLUMNS))


def sensitive_pieces(published: PublishedSeries) -> tuple[Rows, list[Piece]]:
    """The rows in their order, and the sensitive cells of each."""
    labels = [label_texts(column) for column in published.sensitive]
    numbers = [is_number(column) for column in published.sensitive]  # never taken for formulas
    cells_by_column = [
        cells if plain else [*map(csv_write.harmless, cells)]
        for cells, plain in zip(labels, numbers, strict=True)
    ]
    rows = in_order(published, cells_by_column)
    pieces = []
    for column, cells, plain in zip(published.sensitive, labels, numbers, strict=True):
        texts = cells if plain else [*map(csv_write.cell, cells)]
        pieces.append(Piece(csv_write.texts(texts), column.codes[rows] + 1))
    return rows, pieces


def write_lines(path: Path, names: list[str], lines: Iterable[memoryview]) -> None:
    with open(path, "wb") as file:
        file.write(csv_write.header(names))
        for stretch in lines:
            file.write(stretch)
        file.flush()
        os.fsync(file.fileno())


def leaf_texts(published: PublishedSeries) -> pa.LargeStringArray:
    """What stands last in a line: pattern and level, and the persons where they are counted."""
    texts = csv_write.joined(leaf_words(published), csv_write.numbers(published.leaf_level), between=",")
    if published.persons is None:
        return texts
    of_group = csv_write.numbers(published.group_persons[published.leaf_group])
    return csv_write.joined(texts, of_group, csv_write.numbers(published.leaf_persons), between=",")


def leaf_words(published: PublishedSeries) -> pa.LargeStringArray:
    """The pattern of each leaf: 0 is a, 1 is b …; the words of several channels with | between them."""
    words = published.leaf_words + ord("a")
    between = [part.start for part in channel_slices(published.segments, len(published.channels))][1:]
    letters = np.ascontiguousarray(np.insert(words, between, ord("|"), axis=1), dtype=np.uint8)
    cells = pa.FixedSizeBinaryArray.from_buffers(
        pa.binary(letters.shape[1]), len(letters), [None, pa.py_buffer(letters)]
    )
    return cells.cast(pa.large_binary()).cast(pa.large_string())


def label_texts(column: Sensitive) -> list[str]:
    """The labels of a sensitive column as texts, by code + 1; the first is the missing value."""
    if is_number(column):
        return ["", *csv_write.numbers(column.labels).to_pylist()]
    return ["", *(str(label) for label in column.labels)]


def is_number(column: Sensitive) -> bool:
    return column.labels.dtype.kind in "fiu"
