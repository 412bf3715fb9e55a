"""Columns of numbers where their parts are: noise by part, and the distinct values with the code of each row.

Noise: uniform noise takes one word of its stream a row, so a worker begins where the rows before its part
end (`advance` of PCG64DXSM) and draws what one process would have drawn there. Normal noise takes a varying
number of words a value (ziggurat): where a part begins is known to nobody who has not drawn the rest.

Codes: every worker sorts its part; merged, that is `np.unique` of the whole column with the inverse.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from engine.core.distributed import Held, misfit
from engine.core.progress import Progress
from engine.io.table_parts import numbers_of_part
from engine.kinds.tables.data import Distinct, Table, TableColumn
from engine.kinds.tables.noise import Law, perturb
from engine.kinds.tables.parts_quantiles import workers_of

if TYPE_CHECKING:
    import pyarrow as pa

Array = NDArray[np.float64]


def as_held(table: Table, columns: Sequence[TableColumn]) -> tuple[Held | None, list[str]]:
    """The workers, and those of these columns of numbers that they hold as the step is given them."""
    held = workers_of(table) if table.numbers is None else None
    own = [one.name for one in columns if one.numeric and one is table.by_name.get(one.name)]
    return (held, own) if own else (None, [])


# ── noise ─────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class UniformNoise:
    """What a worker needs to know of a column to add noise to its part of it."""

    name: str
    law: Law
    decimals: int | None
    stream: Mapping[str, Any]  # of PCG64DXSM, before the first row of the table


def noisy_parts(table: Table, held: Held, asked: Sequence[UniformNoise], progress: Progress) -> list[Array]:
    """Each column with its noise, the same numbers as drawn in one piece."""
    rows = _rows(table)
    starts = np.cumsum([0, *rows[:-1]]).tolist()
    found = held.map_each(noisy_part, [(start, tuple(asked)) for start in starts], progress)
    for name, size, columns in zip(held.futures, rows, found, strict=True):
        if len(columns) != len(asked) or not all(_is_column(one, size, np.float64) for one in columns):
            raise misfit(name)
    return [np.concatenate([columns[at] for columns in found]) for at in range(len(asked))]


def noisy_part(part: pa.Table, start: int, asked: Sequence[UniformNoise]) -> list[Array]:
    """On a worker: the part that begins with this row of the table."""
    made = []
    for one in asked:
        stream = np.random.PCG64DXSM()
        stream.state = one.stream  # type: ignore[assignment]
        generator = np.random.Generator(stream.advance(start))
        made.append(perturb(numbers_of_part(part, one.name), one.law, one.decimals, generator))
    return made


# ── codes ─────────────────────────────────────────────────────────────────────────────────────


def with_distinct(table: Table, columns: list[TableColumn], progress: Progress) -> list[TableColumn]:
    """The same columns; those that workers hold know their distinct values."""
    held, names = as_held(table, columns)
    if held is None:
        return columns
    found = held.map(distinct_part, progress.part("Counting", 0.1), names)
    for part, size, told in zip(held.futures, _rows(table), found, strict=True):
        if len(told) != len(names) or not all(_fits(one, size) for one in told):
            raise misfit(part)
    known = {name: merged([told[at] for told in found]) for at, name in enumerate(names)}
    return [replace(one, distinct=known[one.name]) if one.name in known else one for one in columns]


def distinct_part(part: pa.Table, names: Sequence[str]) -> list[Distinct]:
    return [distinct_of(numbers_of_part(part, name)) for name in names]


def distinct_of(values: Array) -> Distinct:
    known, codes = np.unique(values + 0.0, return_inverse=True)  # 0 has no sign; missing values are last
    known = known[~np.isnan(known)]
    return Distinct(known, np.where(codes < len(known), codes, -1).astype(np.int32))


def merged(parts: Sequence[Distinct]) -> Distinct:
    values = np.unique(np.concatenate([one.values for one in parts]))
    codes = [np.append(np.searchsorted(values, one.values), -1).astype(np.int32)[one.codes] for one in parts]
    return Distinct(values, np.concatenate(codes))


def _fits(told: Distinct, size: int) -> bool:
    return _is_column(told.codes, size, np.int32) and bool((told.codes < len(told.values)).all())


def _is_column(found: object, size: int, kind: type) -> bool:
    return isinstance(found, np.ndarray) and found.shape == (size,) and found.dtype == kind


def _rows(table: Table) -> tuple[int, ...]:
    from engine.io.table_parts import HeldTable

    assert table.origin is not None and isinstance(table.origin[0], HeldTable)
    return table.origin[0].rows
