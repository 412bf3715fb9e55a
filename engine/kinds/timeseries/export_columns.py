"""A release of series as columns of numbers: Parquet, SPSS and Stata, with `<t>_low` and `<t>_high`.

SPSS and Stata take only some names: a column that had to be renamed bears its own as its label
(engine/io/statistical_write.py).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from engine.core.errors import ReleaseError
from engine.core.text import text
from engine.kinds.timeseries.data import PublishedSeries, Sensitive
from engine.kinds.timeseries.export_rows import in_order, is_number, label_texts, last_names, leaf_words


def write_columns(path: Path, published: PublishedSeries) -> None:
    ends = {f"{time}_{end}" for time in published.times for end in ("low", "high")}
    for column in published.sensitive:
        if column.name in ends:
            raise ReleaseError(
                text("column {name}: such a file needs this name for an end of an interval", name=column.name)
                if path.suffix != ".parquet"
                else text(
                    "column {name}: a Parquet file needs this name for an end of an interval",
                    name=column.name,
                ),
                hint="choose CSV, or rename the column in the file",
            )
    write_as(path, _columns(published))


def write_as(path: Path, columns: Mapping[str, Any]) -> None:
    from engine.io import statistical_write, table_write

    writers: dict[str, Callable[..., None]] = {
        ".parquet": table_write.write_parquet,
        ".sav": statistical_write.write_sav,
        ".dta": statistical_write.write_dta,
    }
    writers[path.suffix](path, columns)


def _columns(published: PublishedSeries) -> dict[str, Any]:
    rows = in_order(published, [label_texts(column) for column in published.sensitive])
    group, leaf = published.group[rows], published.leaf[rows]
    columns: dict[str, Any] = {"GroupID": group.astype(np.int64) + 1}
    for j, name in enumerate(published.times):
        columns[f"{name}_low"] = published.low[group, j]
        columns[f"{name}_high"] = published.high[group, j]
    for column in published.sensitive:
        columns[column.name] = _labels(column, column.codes[rows])
    last: list[Any] = [
        leaf_words(published).cast(pa.string()).take(pa.array(leaf)),
        published.leaf_level[leaf].astype(np.int64),
    ]
    if published.persons is not None:
        last += [published.group_persons[group], published.leaf_persons[leaf]]
    return columns | dict(zip(last_names(published), last, strict=True))


def _labels(column: Sensitive, codes: NDArray[np.int32]) -> pa.Array:
    labels = column.labels
    found = pa.array(labels) if is_number(column) else pa.array(map(str, labels), pa.string())
    return found.take(pa.array(codes, mask=codes < 0))
