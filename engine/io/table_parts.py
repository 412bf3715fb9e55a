"""One table out of the files that hold its parts, as if their rows stood in one file, one part after another;
or out of the pieces of one large text table that several workers read.

The first part says how all are read: separator, decimal sign, header. Types are decided over all parts, as
over all rows of one file: whole numbers and decimals are decimals, an empty column is what the others are,
and a column with a text anywhere is read again as the texts that are written, where the files are text files.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import numpy as np
from numpy.typing import NDArray

from engine.core.distributed import HERE, Held, NotInPieces, hold_parts, map_parts, require
from engine.core.distributed_worker import Part
from engine.core.errors import InputError
from engine.core.progress import Progress
from engine.core.text import text
from engine.io.cleaning import clean
from engine.io.csv_dialect import Reading, TableReading, sniff
from engine.io.csv_pieces import Pieces, pieces_of
from engine.io.input_file import format_of
from engine.io.table_read import TableFile, TableParts, place, read_table, read_texts

if TYPE_CHECKING:
    import pyarrow as pa


Made = TypeVar("Made")


def part_reading(paths: Sequence[Path], reading: Reading) -> Reading:
    """How every part is read: as the first one, whatever a part by itself looks like."""
    for path in paths:
        if format_of(path) not in ("delimited", "parquet"):
            raise InputError(
                text("{name} is neither a text table nor a Parquet file", name=path.name),
                hint="parts of one table are CSV or Parquet files; read other files without a scheduler",
            )
    return replace(sniff(paths[0], reading), first_row=reading.first_row, scheduler="")


@dataclass(frozen=True)
class HeldTable(TableParts):
    """A table whose parts are still on the workers, as they were read; None where they are not, or where
    cleaning made something else of them."""

    held: Held | None = field(default=None, compare=False, repr=False)


def read_table_or_parts(
    paths: Sequence[Path], reading: Reading, progress: Progress, hold: bool = False, in_files: bool = False
) -> tuple[pa.Table, TableFile, Reading]:
    """The one file, or with a scheduler all parts: the rows, where they stand, and how they were read.
    `in_files`: the columns of one file that would fill the memory lie in files (`read_table`)."""
    if not reading.scheduler:
        return read_table(paths[0], reading, progress, in_files), Path(paths[0]), reading
    alike = part_reading(paths, reading)
    parts = _Parts(tuple(paths), reading.scheduler, alike)
    if len(paths) == 1 and reading.scheduler != HERE:
        cut = pieces_of(paths[0], _plain(sniff(paths[0], alike)))
        if cut is not None:
            with suppress(NotInPieces):
                return *replace(parts, cut=cut).read(progress, hold), alike
    return *parts.read(progress, hold), alike


def _plain(reading: Reading) -> Reading:
    """Cleaned is what has been put together."""
    return replace(reading, tidy="as_is", units="as_is", ranges=())


@dataclass(frozen=True)
class _Parts:
    """Files that hold the parts of a table, or one in pieces, whoever reads them."""

    paths: tuple[Path, ...]
    address: str
    reading: TableReading
    cut: Pieces | None = None

    @property
    def given(self) -> Sequence[Part]:
        return self.paths if self.cut is None else self.cut.pieces

    def read(self, progress: Progress, hold: bool) -> tuple[pa.Table, TableParts]:
        """All rows, cleaned as the steward chose, and where they stand."""
        import pyarrow as pa

        reading_parts, held = progress.part("Reading parts", 0.8), None
        read = self._reader(_read)
        if hold:
            tables, held = hold_parts(self.address, read, self.given, reading_parts)
        else:
            tables = map_parts(self.address, read, self.given, reading_parts)
        for part, table in zip(self.given, tables, strict=True):
            require(part.name, _is_table, table)
        self._refuse_other_columns(tables)
        signs = self.reading.decimal
        wanted = {name: _common(name, self.paths, tables, signs) for name in tables[0].column_names}
        mixed = tuple(name for name, kind in wanted.items() if kind is None)
        if mixed:
            tables = self._texts_again(tables, mixed, progress.part("Reading texts again", 0.2))
        schema = pa.schema([pa.field(name, kind or pa.string()) for name, kind in wanted.items()])
        whole = pa.concat_tables([_cast(table, schema) for table in tables])
        parts = HeldTable(self.paths, tuple(table.num_rows for table in tables), held)
        where = partial(place, parts, self.reading)
        cleaned = clean(whole, self.paths[0], self.reading, where, lambda: signs)
        return cleaned, parts if cleaned is whole else replace(parts, held=None)

    def _reader(self, function: Callable[..., Made], **more: object) -> Callable[[Path], Made]:
        if self.cut is None:
            return partial(function, reading=_plain(self.reading), **more)
        return self.cut.reader(partial(function, reading=self.cut.reading, **more))

    def _refuse_other_columns(self, tables: Sequence[pa.Table]) -> None:
        names = [table.column_names for table in tables]
        if self.cut is not None and any(found != names[0] for found in names):
            raise NotInPieces
        refuse_other_columns(self.given, names)

    def _texts_again(
        self, tables: Sequence[pa.Table], names: tuple[str, ...], progress: Progress
    ) -> list[pa.Table]:
        read, made = self._reader(_read_again, names=names), []
        again = map_parts(self.address, read, self.given, progress)
        for part, table, written in zip(self.given, tables, again, strict=True):
            require(part.name, _is_of_as_many_rows, written, table)
            for name in names:
                table = table.set_column(table.column_names.index(name), name, written.column(name))
            made.append(table)
        return made


def _is_table(answer: pa.Table) -> bool:
    answer.validate()
    return answer.num_columns > 0


def refuse_other_columns(paths: Sequence[Part], names: Sequence[Sequence[str]]) -> None:
    for path, found in zip(paths, names, strict=True):
        if list(found) != list(names[0]):
            differ = sorted(set(found) ^ set(names[0]))
            raise InputError(
                text("{name} has other columns than {first}", name=path.name, first=paths[0].name),
                hint=text("in one and not in the other: {names}", names=", ".join(differ[:6]))
                if differ
                else "their order differs",
            )


def _read(path: Path, reading: TableReading) -> pa.Table:
    return read_table(path, reading, Progress())


def _read_again(path: Path, reading: TableReading, names: Sequence[str]) -> pa.Table:
    return read_texts(path, reading, Progress()).select(list(names))


def _common(name: str, paths: Sequence[Path], tables: Sequence[pa.Table], decimal: str) -> pa.DataType | None:
    """The type that holds the column of all parts; None where it has to be read again as text."""
    import pyarrow as pa

    filled = [table.column(name) for table in tables]
    kinds = {column.type for column in filled if column.null_count < len(column)}
    if len(kinds) <= 1:
        return kinds.pop() if kinds else filled[0].type
    in_texts = all(format_of(path) == "delimited" for path in paths)
    if in_texts:
        kinds = {_kind(column, decimal) for column in filled if column.null_count < len(column)}
    if all(pa.types.is_integer(kind) or pa.types.is_floating(kind) for kind in kinds):
        return pa.float64()
    if in_texts:
        return None
    first, other = (
        next(path.name for path, column in zip(paths, filled, strict=True) if column.type == kind)
        for kind in sorted(kinds, key=str)[:2]
    )
    raise InputError(
        text(
            "column {name} is of one type in {first} and of another in {other}",
            name=name,
            first=first,
            other=other,
        ),
        hint="write it alike in all parts",
    )


def _kind(column: pa.ChunkedArray, decimal: str) -> pa.DataType:
    """Of a part by itself, 'nan' is a text like others; beside numbers it is one that is missing."""
    import pyarrow as pa

    from engine.io.parse_numbers import numbers_of

    if not pa.types.is_string(column.type):
        return column.type
    read = numbers_of(column.combine_chunks(), decimal)
    return pa.string() if read is None or read.null_count < len(read) else pa.float64()


def _is_of_as_many_rows(answer: pa.Table, table: pa.Table) -> bool:
    return _is_table(answer) and answer.num_rows == table.num_rows


def _cast(table: pa.Table, schema: pa.Schema) -> pa.Table:
    import pyarrow as pa

    columns = []
    for wanted in schema:
        column = table.column(wanted.name)
        if column.type != wanted.type and (
            column.null_count == len(column) or pa.types.is_string(column.type)
        ):
            column = pa.chunked_array([pa.nulls(len(column), wanted.type)])
        columns.append(column.cast(wanted.type, safe=False))
    return pa.table(columns, names=schema.names)


def numbers_of_part(table: pa.Table, name: str) -> NDArray[np.float64]:
    """A column of a part that is held, as it is here where all parts have numbers in it."""
    import pyarrow as pa
    import pyarrow.compute as pc

    if pa.types.is_string(table.column(name).type):  # nothing, or 'nan' throughout
        return np.full(table.num_rows, np.nan)
    return np.asarray(pc.cast(table.column(name), pa.float64(), safe=False).to_numpy(), dtype=np.float64)
