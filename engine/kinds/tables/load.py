"""A table file in memory: columns recognised as numbers or labels, each with its role."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import DTypeLike, NDArray

from engine.core import mapped
from engine.core.distributed import AS_PARTS
from engine.core.errors import InputError
from engine.core.progress import Progress
from engine.core.text import text
from engine.kinds.tables.column_roles import Roles, check_roles, given_roles, resolve_roles
from engine.kinds.tables.data import EXACT, Table, TableColumn, count_decimals
from engine.kinds.tables.params import Columns, Reading

if TYPE_CHECKING:
    import pyarrow as pa

CELL = 8  # bytes
ROWS = 1 << 18  # of a column that are looked at together
GIVEN_BACK = 16  # so many times that, and what memory they took goes back to the machine


def load(paths: Sequence[Path], reading: Reading, columns: Columns, progress: Progress) -> Table:
    import pyarrow as pa

    from engine.io.codebook import PLAIN, codebook_of
    from engine.io.input_file import format_of
    from engine.io.memory_limit import belongs_in_files, give_back
    from engine.io.number_room import numbers_in
    from engine.io.table_parts import read_table_or_parts

    if len(paths) != 1 and not reading.scheduler:
        raise InputError(
            text("{paths} files were given, a table is one file", paths=len(paths)),
            remedies=(AS_PARTS,),
        )
    arrow, file, reading = read_table_or_parts(
        paths, reading, progress.part("Reading", 0.8), hold=True, in_files=True
    )
    roles = _roles(paths[0], reading, columns, arrow.column_names)
    inner = progress.part("Recognising columns", 0.2)
    entries, names, rows = codebook_of(arrow), arrow.column_names, arrow.num_rows
    # Beside what is made of it, and the verifier, a table has to leave room in the memory.
    large = paths[0] if belongs_in_files(CELL * rows * len(names)) else None
    numeric = [name for name in names if _is_numeric(arrow.column(name))]
    found: dict[str, NDArray[np.float64]] = {}
    if large is None and not reading.scheduler and format_of(paths[0]) == "delimited":  # nobody else has it
        found = {name: values for name in numeric if (values := numbers_in(arrow.column(name))) is not None}
    others = [name for name in numeric if name not in found]
    batches = arrow.select(others).to_batches(ROWS)[::-1] if others else []
    arrow = arrow.drop_columns(numeric)  # it is not kept twice
    found |= zip(others, _numbers(batches, len(others), rows, large, inner), strict=True)
    made: dict[str, TableColumn] = {}
    for number, name in enumerate(names):
        inner.report((len(numeric) + number) / (len(numeric) + len(names)), name)
        if name in found:
            values = found.pop(name)
            made[name] = TableColumn(name, values, None, count_decimals(values))
        else:
            made[name] = _labelled(name, arrow.column(name), large)
            arrow = arrow.drop_columns(name)
            pa.default_memory_pool().release_unused()
    give_back(CELL * rows * len(names))
    told = tuple(replace(column, entry=entries.get(name, PLAIN)) for name, column in made.items())
    return Table(told, roles, (file, reading), _dialect(paths[0], reading))


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


def _is_numeric(column: pa.ChunkedArray) -> bool:
    import pyarrow as pa

    kind = column.type
    if pa.types.is_integer(kind):
        return _exact(column)
    return pa.types.is_floating(kind) or pa.types.is_null(kind) or pa.types.is_decimal(kind)


def _numbers(
    batches: list[pa.RecordBatch], count: int, rows: int, large: Path | None, progress: Progress
) -> list[NDArray[np.float64]]:
    """NaN where missing, in arrays of their own. Some rows of all columns at a time, which are let go of:
    they lie side by side in memory, and those of a column do not."""
    import pyarrow as pa
    import pyarrow.compute as pc

    values = [_column(rows, np.float64, large) for _ in range(count)]
    start = 0
    while batches:
        part = batches.pop()
        stretch = slice(start, start + part.num_rows)
        for column, cells in zip(values, part.columns, strict=True):
            column[stretch] = pc.cast(cells, pa.float64(), safe=False).to_numpy(zero_copy_only=False)
        start += part.num_rows
        progress.report(start / rows / 2)
        if len(batches) % GIVEN_BACK == 0:  # Arrow would keep it
            pa.default_memory_pool().release_unused()
    return values


def _labelled(name: str, column: pa.ChunkedArray, large: Path | None) -> TableColumn:
    import pyarrow.compute as pc

    words, places = _different(column, large)
    order = pc.sort_indices(words).to_numpy()
    rank = np.empty(len(words) + 1, np.int32)
    rank[order] = np.arange(len(words))
    rank[-1] = -1
    codes = _column(len(column), np.int32, large)
    start = 0
    for piece in places:
        for part in _parts(piece):
            indices = pc.fill_null(part, -1).to_numpy(zero_copy_only=False)
            codes[start : start + len(part)] = rank[indices]
            start += len(part)
    return TableColumn(name, codes, tuple(words.take(order).to_pylist()))


def _different(column: pa.ChunkedArray, large: Path | None) -> tuple[pa.Array, list[pa.Array]]:
    """The different texts of a column, and its cells as places among them."""
    import pyarrow as pa
    import pyarrow.compute as pc

    from engine.io.arrow_in_files import CodedTexts, Files

    if pa.types.is_dictionary(column.type):  # it is read so where it lies in files
        words = column.chunk(0).dictionary if column.num_chunks else pa.array([], pa.string())
        return words, [piece.indices for piece in column.chunks]
    days = _all_days(column)

    def written(piece: pa.Array | pa.ChunkedArray) -> pa.Array | pa.ChunkedArray:
        return pc.cast(pc.cast(piece, pa.date32()) if days else piece, pa.string())

    if large is not None:
        texts = CodedTexts(Files(large))
        places = [texts.add(written(part)) for piece in column.chunks for part in _parts(piece)]
        return texts.finish(), places
    coded = pc.dictionary_encode(written(column))  # one dictionary for all pieces
    words = coded.chunk(0).dictionary if coded.num_chunks else pa.array([], pa.string())
    return words, [piece.indices for piece in coded.chunks]


def _column(rows: int, dtype: DTypeLike, large: Path | None) -> NDArray:
    return np.empty(rows, dtype) if large is None else mapped.empty(rows, dtype)


def _parts(piece: pa.Array) -> Iterator[pa.Array]:
    """So that what is made of some rows stays small."""
    return (piece[start : start + ROWS] for start in range(0, len(piece), ROWS))


def _all_days(column: pa.ChunkedArray) -> bool:
    """Whether no time of day is told: then days are written YYYY-MM-DD, as a CSV file has them."""
    import pyarrow as pa
    import pyarrow.compute as pc

    if pa.types.is_date(column.type):
        return True
    if not pa.types.is_timestamp(column.type) or column.type.tz is not None:
        return False
    parts = (part for piece in column.chunks for part in _parts(piece))
    return all(
        pc.all(pc.equal(part, pc.floor_temporal(part, unit="day")), min_count=0).as_py() for part in parts
    )


def _exact(column: pa.ChunkedArray) -> bool:
    import pyarrow.compute as pc

    ends = pc.min_max(column).as_py()
    return ends["min"] is None or (ends["min"] >= -EXACT and ends["max"] <= EXACT)
