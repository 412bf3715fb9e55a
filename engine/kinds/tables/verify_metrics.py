"""The metrics that a released table gives by itself: k, unique rows and l, counted from its cells.

Counted over the columns that the manifest names as those by which a row can be recognised
(`done.facts.alike`, which `verify_claims` holds against roles and steps). Shares no code with the measures.

What is not here needs the original: linkage, privacy levels, losses, and classes that hold one single value
of the original.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from engine.core.json_values import Document
from engine.kinds.tables.verify_claims import dialect_of
from engine.verify.read_once import once
from engine.verify.read_table import Dialect, Released, read_released

Codes = NDArray[np.int64]


def recount(folder: Path, claims: Document) -> dict[str, float | None]:
    """Value of every metric that is declared as proven; None where there is nothing to count."""
    facts = claims["done"]["facts"]
    types = {name: str(column["type"]) for name, column in claims["columns"].items()}
    path, dialect = Path(folder) / f"data.{claims['format']}", dialect_of(claims) or Dialect()
    alike = facts["alike"]
    counted = {*alike, *facts["sensitive"]}
    count = facts["rows"]["released"]
    released = once(path, lambda: read_released(path, types, count, dialect, only=counted))
    if not alike or not released.rows:
        return dict.fromkeys(("k_achieved", "unique_share", "l_diversity", "prosecutor_mean"))
    rows = _rows_as_numbers([_codes(released, name) for name in alike])
    sizes = _sizes(rows)
    diverse = [
        _fewest_values(rows, _codes(released, name)) for name in facts["sensitive"] if name not in alike
    ]
    return {
        "k_achieved": int(sizes.min()),
        "unique_share": int(np.count_nonzero(sizes == 1)) / released.rows,
        "l_diversity": min(diverse, default=None),
        "prosecutor_mean": len(sizes) / released.rows,
    }


def _rows_as_numbers(keys: Sequence[Codes]) -> Codes:
    """One number a row, the same for rows that share all keys."""
    rows, span = np.zeros(len(keys[0]), np.int64), 1
    for key in keys:
        width = int(key.max()) + 1
        if span * width >= 1 << 62:  # numbered anew, before they no longer fit
            rows = np.unique(rows, return_inverse=True)[1]
            span = int(rows.max()) + 1
        rows, span = rows * width + key, span * width
    return rows


def _sizes(rows: Codes) -> Codes:
    """How many rows have each number."""
    ordered = np.sort(rows)
    begins = np.flatnonzero(np.append(True, ordered[1:] != ordered[:-1]))
    return np.diff(np.append(begins, len(rows)))


def _fewest_values(rows: Codes, values: Codes) -> int:
    """The fewest different values that rows of one number hold."""
    _, number = np.unique(rows, return_inverse=True)
    width = int(values.max()) + 1
    return int(np.bincount(np.unique(number * width + values) // width).min())


def _codes(released: Released, name: str) -> Codes:
    """One number for each different cell; a missing cell is a value like the others, zero has no sign."""
    column = released.table.column(name)
    if pa.types.is_floating(column.type):
        column = pc.add(column, 0.0)
    coded = pc.dictionary_encode(column.combine_chunks(), null_encoding="encode")
    return np.asarray(coded.indices.to_numpy(zero_copy_only=False), np.int64)
