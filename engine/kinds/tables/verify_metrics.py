"""The metrics that a released table gives by itself: k, unique rows and l, counted from its cells.

Counted over the columns that the manifest names as those by which a row can be recognised
(`done.facts.alike`, which `verify_claims` holds against roles and steps). Shares no code with the measures.

What is not here needs the original: linkage, privacy levels, losses, and classes that hold one single value
of the original.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
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
    asked = {*alike, *facts["sensitive"]}
    count = facts["rows"]["released"]
    released = once(path, lambda: read_released(path, types, count, dialect, only=asked))
    if not alike or not released.rows:
        return dict.fromkeys(("k_achieved", "unique_share", "l_diversity", "prosecutor_mean"))
    rows = _rows_as_numbers([released.codes(name) for name in alike])
    diverse = [
        _fewest_values(rows, _codes(released, name)) for name in facts["sensitive"] if name not in alike
    ]
    sizes = counted(rows, spent=True)[1]
    return {
        "k_achieved": int(sizes.min()),
        "unique_share": int(np.count_nonzero(sizes == 1)) / released.rows,
        "l_diversity": min(diverse, default=None),
        "prosecutor_mean": len(sizes) / released.rows,
    }


def _rows_as_numbers(keys: Sequence[Codes]) -> Codes:
    """One number a row, the same for rows that share all keys, which are -1 or more: of as many keys at once
    as fit into it."""
    waiting = list(keys)
    while True:
        some = [waiting.pop(0)]
        span = _width(some[0])
        while waiting and (len(some) == 1 or span * _width(waiting[0]) < 1 << 62):
            some.append(waiting.pop(0))
            span *= _width(some[-1])
        rows = through(partial(_together, [_width(key) for key in some]), *some)
        if not waiting:
            return rows
        waiting.insert(0, places(distinct(rows), rows))  # numbered anew, before they no longer fit


def _width(key: Codes) -> int:
    return int(key.max(initial=-1)) + 2


def _together(widths: Sequence[int], *keys: Codes) -> Codes:
    made = keys[0].astype(np.int64) + 1
    for width, key in zip(widths[1:], keys[1:], strict=True):
        made *= width
        made += key
        made += 1
    return made


def _pairs(rows: Codes, key: Codes, width: int) -> Codes:
    return through(lambda one, other: one * width + other, rows, key)


def _fewest_values(rows: Codes, values: Codes) -> int:
    """The fewest different values that rows of one number hold."""
    number, width = places(distinct(rows), rows), int(values.max()) + 1
    return int(counted(distinct(_pairs(number, values, width)) // width)[1].min())


def _codes(released: Released, name: str) -> Codes:
    """One number for each different cell; a missing cell is a value like the others, zero has no sign."""
    return through(lambda codes: codes.astype(np.int64) + 1, released.codes(name))
