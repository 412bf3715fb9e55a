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
from engine.verify.read_table import Dialect, Released, read_released


def recount(folder: Path, claims: Document) -> dict[str, float | None]:
    """Value of every metric that is declared as proven; None where there is nothing to count."""
    facts = claims["done"]["facts"]
    types = {name: str(column["type"]) for name, column in claims["columns"].items()}
    path, dialect = Path(folder) / f"data.{claims['format']}", dialect_of(claims) or Dialect()
    released = read_released(path, types, facts["rows"]["released"], dialect)
    alike = facts["alike"]
    if not alike or not released.rows:
        return dict.fromkeys(("k_achieved", "unique_share", "l_diversity", "prosecutor_mean"))
    keys = [_codes(released, name) for name in alike]
    sizes = _group(keys, "count_all")
    diverse = [
        int(_group(keys, "count_distinct", _codes(released, name)).min())
        for name in facts["sensitive"]
        if name not in alike
    ]
    return {
        "k_achieved": int(sizes.min()),
        "unique_share": int(np.count_nonzero(sizes == 1)) / released.rows,
        "l_diversity": min(diverse, default=None),
        "prosecutor_mean": len(sizes) / released.rows,
    }


def _group(keys: Sequence[pa.Array], count: str, values: pa.Array | None = None) -> NDArray[np.int64]:
    """For every combination of keys: how many rows have it, or how many different values those hold."""
    columns = {f"key {number}": key for number, key in enumerate(keys)}
    asked = [] if values is None else "values"
    table = pa.table(columns if values is None else {**columns, "values": values})
    found = table.group_by(list(columns)).aggregate([(asked, count)])
    return np.asarray(found.column(count if values is None else f"values_{count}").to_numpy())


def _codes(released: Released, name: str) -> pa.Array:
    """One number for each different cell; a missing cell is a value like the others, zero has no sign."""
    column = released.table.column(name)
    if pa.types.is_floating(column.type):
        column = pc.add(column, 0.0)
    return pa.array(pc.dictionary_encode(column.combine_chunks(), null_encoding="encode").indices)
