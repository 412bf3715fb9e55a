"""What leaves: data.csv or data.parquet, shuffled, without identifier and without the original's order.

CSV: `GroupID`, one column a time point with `[low..high]` (or `[low-high]`), the sensitive columns,
`Pattern`, `Level`. Parquet: `<t>_low` and `<t>_high` instead of text. Numbers are written in the
shortest form that reads back as the same number. Group numbers are drawn at random: in the order
of the algorithm they would tell which groups were neighbours.

An envelope is spelled once a group and a pattern once a leaf; a line is those texts put together,
a stretch of rows at a time, so that a million rows need no table of their texts.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from engine.errors import ReleaseError
from engine.files.formulas import escape
from engine.timeseries.data import Sensitive
from engine.timeseries.published import Published
from engine.timeseries.sax import text

STRETCH = 1 << 15  # rows written together


def write_release(
    published: Published, style: str, folder: Path, format: str, generator: np.random.Generator
) -> dict[str, Any]:
    """Write the data file; what its columns are, for the manifest."""
    rows = generator.permutation(published.kept)
    number = generator.permutation(len(published.low)) + 1
    if format == "csv":
        _write_csv(folder / "data.csv", published, style, rows, number)
    elif format == "parquet":
        _write_parquet(folder / "data.parquet", published, rows, number)
    else:
        raise ReleaseError(f"series cannot be written as {format}", hint="choose csv or parquet")
    return {
        "group": "GroupID",
        "time": list(published.times),
        "sensitive": [column.name for column in published.sensitive],
        "pattern": "Pattern",
        "level": "Level",
    }


def _write_csv(path: Path, published: Published, style: str, rows, number) -> None:
    names = ["GroupID", *published.times, *(c.name for c in published.sensitive), "Pattern", "Level"]
    begins = _group_texts(published, style, number)
    ends = pa.array(_leaf_texts(published), pa.large_string())
    middles = [_label_texts(column) for column in published.sensitive]
    with open(path, "wb") as file:
        file.write((",".join(_cell(name) for name in names) + "\n").encode())
        for start in range(0, len(rows), STRETCH):
            part = rows[start : start + STRETCH]
            pieces = [begins.take(pa.array(published.group[part]))]
            for column, texts in zip(published.sensitive, middles, strict=True):
                pieces.append(texts.take(pa.array(column.codes[part] + 1)))
            pieces.append(ends.take(pa.array(published.leaf[part])))
            _write_text(file, _joined(*pieces, between=","))
        file.flush()
        os.fsync(file.fileno())


def _write_text(file: BinaryIO, lines: pa.LargeStringArray) -> None:
    """Lines as they lie in memory, one after the other."""
    file.write(memoryview(lines.buffers()[2])[: pc.sum(pc.binary_length(lines)).as_py()])


def _group_texts(published: Published, style: str, number) -> pa.LargeStringArray:
    """GroupID and envelope of each group as they stand in a line."""
    cells = [pa.array(number).cast(pa.large_string())]
    for low, high in zip(published.low.T, published.high.T, strict=True):
        ends = [pa.array(np.ascontiguousarray(end)).cast(pa.large_string()) for end in (low, high)]
        cells.append(_joined("[", ends[0], style, ends[1], "]", between=""))
    return _joined(*cells, between=",")


def _joined(*parts: pa.LargeStringArray | str, between: str) -> pa.LargeStringArray:
    # Arrow joins only parts of one type, and takes Python's str for the smaller one.
    texts = [pa.scalar(part, pa.large_string()) if isinstance(part, str) else part for part in parts]
    return pc.binary_join_element_wise(*texts, pa.scalar(between, pa.large_string()))


def _leaf_texts(published: Published) -> list[str]:
    pairs = zip(published.leaf_words, published.leaf_level.tolist(), strict=True)
    return [f"{text(word)},{level}\n" for word, level in pairs]


def _label_texts(column: Sensitive) -> pa.LargeStringArray:
    """The cells of a sensitive column by code + 1; the first is the missing value."""
    if column.labels.dtype.kind in "fiu":
        cells = pa.array(column.labels).cast(pa.large_string()).to_pylist()
    else:
        cells = [_cell(str(label)) for label in column.labels]
    return pa.array(["", *cells], pa.large_string())


def _cell(content: str) -> str:
    """A text cell: quoted where it must be, and never run as a formula by a spreadsheet."""
    content = escape(content)
    if any(sign in content for sign in ',"\r\n') or content != content.strip():
        return '"' + content.replace('"', '""') + '"'
    return content


def _write_parquet(path: Path, published: Published, rows, number) -> None:
    from engine.files.write import write_parquet

    group, leaf = published.group[rows], published.leaf[rows]
    columns: dict[str, Any] = {"GroupID": number[group]}
    for j, name in enumerate(published.times):
        columns[f"{name}_low"] = published.low[group, j]
        columns[f"{name}_high"] = published.high[group, j]
    for column in published.sensitive:
        columns[column.name] = _labels(column.labels, column.codes[rows])
    words: Sequence[str] = [text(word) for word in published.leaf_words]
    columns["Pattern"] = pa.array(words, pa.string()).take(pa.array(leaf))
    columns["Level"] = published.leaf_level[leaf].astype(np.int64)
    write_parquet(path, columns)


def _labels(labels: NDArray[Any], codes: NDArray[np.int32]) -> pa.Array:
    return pa.array(labels).take(pa.array(codes, mask=codes < 0))
