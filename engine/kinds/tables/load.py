"""A table file in memory: columns recognised as numbers or labels, each with its role."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from engine.core.distributed import AS_PARTS
from engine.core.errors import InputError
from engine.core.progress import Progress
from engine.core.text import text
from engine.kinds.tables.column_roles import Roles, check_roles, given_roles, resolve_roles
from engine.kinds.tables.data import EXACT, Table, TableColumn, count_decimals
from engine.kinds.tables.params import Columns, Reading

if TYPE_CHECKING:
    import pyarrow as pa


def load(paths: Sequence[Path], reading: Reading, columns: Columns, progress: Progress) -> Table:
    import pyarrow as pa

    from engine.io.codebook import PLAIN, codebook_of
    from engine.io.memory_limit import give_back
    from engine.io.table_parts import read_table_or_parts

    if len(paths) != 1 and not reading.scheduler:
        raise InputError(
            text("{paths} files were given, a table is one file", paths=len(paths)),
            remedies=(AS_PARTS,),
        )
    arrow, file, reading = read_table_or_parts(paths, reading, progress.part("Reading", 0.8), hold=True)
    roles = _roles(paths[0], reading, columns, arrow.column_names)
    inner = progress.part("Recognising columns", 0.2)
    made, entries = [], codebook_of(arrow)
    names = arrow.column_names
    for number, name in enumerate(names):
        inner.report(number / len(names), name)
        made.append(replace(from_arrow(name, arrow.column(0)), entry=entries.get(name, PLAIN)))
        arrow = arrow.remove_column(0)  # it is not kept twice
        pa.default_memory_pool().release_unused()
    give_back()
    return Table(tuple(made), roles, (file, reading), _dialect(paths[0], reading))


def _dialect(path: Path, reading: Reading) -> tuple[str, str]:
    """The signs of a CSV file, so that its release has them too; blanks between cells become commas."""
    from engine.io.csv_dialect import sniff
    from engine.io.input_file import format_of

    if format_of(path) != "delimited":
        return (",", ".")
    found = sniff(path, reading)
    separator = {"tab": "\t", "space": ","}.get(found.separator, found.separator)
    return separator, found.decimal


def _roles(path: Path, reading: Reading, columns: Columns, names: Sequence[str]) -> Roles:
    """The roles as given, and those left open as the preview guesses them: from the same head, by the same
    function."""
    given = given_roles(columns)
    if None not in given.values():
        check_roles(given, names)
        return {role: tuple(chosen or ()) for role, chosen in given.items()}
    from engine.io.table_read import preview_table

    return resolve_roles(given, preview_table(path, reading))


def from_arrow(name: str, column: pa.ChunkedArray) -> TableColumn:
    import pyarrow as pa
    import pyarrow.compute as pc

    kind = column.type
    if pa.types.is_integer(kind) and _exact(column):
        return TableColumn(name, _floats(column), None, 0)
    if pa.types.is_floating(kind) or pa.types.is_null(kind) or pa.types.is_decimal(kind):
        values = _floats(column)
        return TableColumn(name, values, None, count_decimals(values))
    if pa.types.is_timestamp(kind) or pa.types.is_date(kind):
        column = _days(column)
    text = column if pa.types.is_string(column.type) else pc.cast(column, pa.string())
    coded = pc.dictionary_encode(text.combine_chunks())
    coded = coded.combine_chunks() if isinstance(coded, pa.ChunkedArray) else coded
    found = np.asarray(coded.dictionary.to_pylist(), dtype=object)
    order = np.argsort(found.astype(str), kind="stable") if len(found) else np.empty(0, np.intp)
    rank = np.empty(len(found) + 1, np.int32)
    rank[order] = np.arange(len(found))
    rank[-1] = -1
    indices = pc.fill_null(coded.indices, -1).to_numpy(zero_copy_only=False)
    return TableColumn(name, rank[indices], tuple(found[order]))


def _floats(column: pa.ChunkedArray) -> NDArray[np.float64]:
    """NaN where missing, in an array of their own."""
    import pyarrow as pa
    import pyarrow.compute as pc

    values = np.empty(len(column))
    start = 0
    for chunk in column.chunks:
        values[start : start + len(chunk)] = pc.cast(chunk, pa.float64(), safe=False).to_numpy(
            zero_copy_only=False
        )
        start += len(chunk)
    return values


def _days(column: pa.ChunkedArray) -> pa.ChunkedArray:
    """Days written YYYY-MM-DD where no time of day is told, as a CSV file has them; else as they are."""
    import pyarrow as pa
    import pyarrow.compute as pc

    if pa.types.is_timestamp(column.type) and column.type.tz is None:
        midnight = pc.floor_temporal(column, unit="day")
        if not pc.all(pc.equal(column, midnight), min_count=0).as_py():
            return column
        return pc.cast(column, pa.date32())
    return pc.cast(column, pa.date32()) if pa.types.is_date(column.type) else column


def _exact(column: pa.ChunkedArray) -> bool:
    import pyarrow.compute as pc

    ends = pc.min_max(column).as_py()
    return ends["min"] is None or (ends["min"] >= -EXACT and ends["max"] <= EXACT)
