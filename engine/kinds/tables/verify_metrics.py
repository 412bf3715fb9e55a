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
from numpy.typing import NDArray

from engine.core.json_values import Document
from engine.core.stretches import counted, distinct, places, through
from engine.kinds.tables.verify_claims import dialect_of
from engine.verify.read_once import once
from engine.verify.read_table import read_released
from engine.verify.released_columns import Dialect, Released

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
    rows, span = keys[0], int(keys[0].max()) + 1
    for key in keys[1:]:
        width = int(key.max()) + 1
        if span * width >= 1 << 62:  # numbered anew, before they no longer fit
            known = distinct(rows)
            rows, span = places(known, rows), len(known)
        rows, span = _pairs(rows, key, width), span * width
    return rows


def _pairs(rows: Codes, key: Codes, width: int) -> Codes:
    return through(lambda one, other: one * width + other, rows, key)


def _sizes(rows: Codes) -> Codes:
    """How many rows have each number."""
    return counted(rows)[1]


def _fewest_values(rows: Codes, values: Codes) -> int:
    """The fewest different values that rows of one number hold."""
    number, width = places(distinct(rows), rows), int(values.max()) + 1
    return int(counted(distinct(_pairs(number, values, width)) // width)[1].min())


def _codes(released: Released, name: str) -> Codes:
    """One number for each different cell; a missing cell is a value like the others, zero has no sign."""
    return through(lambda codes: codes.astype(np.int64) + 1, released.codes(name))
