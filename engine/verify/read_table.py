"""A released file as the verifier reads it: with arrow and calamine alone, strictly, and written again.

What our own writer makes of the cells that were read must be the file, byte for byte: then there is nothing
else in it, no comment, no second spelling of a number, no hidden sheet, no metadata.
"""

from __future__ import annotations

import csv
import io
import re
import tempfile
import zipfile
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.core.text import text
from engine.io.memory_limit import belongs_in_files
from engine.verify.formula_escape import unescape
from engine.verify.released_columns import (
    PLAIN,
    Dialect,
    Released,
    ReleasedColumn,
    Unreadable,
    columns_of,
    rows_of,
    written_rows_of,
)

if TYPE_CHECKING:
    import pyarrow as pa

    from engine.io.codebook import Codebook

MOST_TEXT = 4 << 30  # bytes of text a file may unfold to
MOST_ROWS = 1 << 20  # of a sheet
TYPES = ("whole", "number", "text")
# Bytes of a CSV file that are read together. Arrow has several at once, each many times as large, and asks
# the system for megabytes anew for each.
BLOCK = 1 << 20
LONGEST_RECORD = 1 << 27
ROWS = 1 << 18  # of other files
CELL = 8  # bytes that it takes in memory, at most


def read_released(
    path: Path,
    types: Mapping[str, str],
    rows: int | None = None,
    dialect: Dialect = PLAIN,
    labels: Mapping[str, str] | None = None,
    only: Collection[str] | None = None,
) -> Released:
    """`types` says of every column whether it holds whole numbers, numbers or text; `rows` how many there
    are, where that is promised; `dialect` how a CSV file is written, `labels` what an
    SPSS or Stata file says of its variables. Where `only` some columns are asked for, those of a CSV file
    that no one asks for are not read.

    No more rows are read than are promised, and no more room is made than what the file can hold takes:
    neither who promises few nor who promises many decides alone what memory that is."""
    if len(set(types.values()) - set(TYPES)):
        raise Unreadable("a column is of no known type")
    if path.suffix == ".csv":
        return Released(_read_csv(path, types, rows, dialect, only), dialect)
    if path.suffix in (".sav", ".dta"):
        table, codebook = _read_statistical(path, types, rows, labels or {})
        return Released(_columns_of(table, types), codebook=codebook)
    if path.suffix == ".parquet":
        return Released(_read_parquet(path, types, rows))
    return Released(_columns_of(_read_workbook(path, types, rows), types))


def _columns_of(table: pa.Table, types: Mapping[str, str]) -> dict[str, ReleasedColumn]:
    large = belongs_in_files(CELL * table.num_rows * len(types))
    return columns_of(table.to_batches(ROWS), types, table.num_rows, large)


def same_bytes(path: Path, released: Released) -> bool:
    from engine.io import table_write

    if path.suffix == ".csv":
        signs = released.dialect.separator, released.dialect.decimal
        lines = table_write.csv_lines_of(released.names, released.rows, rows_of(released), *signs)
        return _reads_as(path, lines)
    if path.suffix == ".parquet":
        write = partial(table_write.write_parquet_rows, rows=released.rows, columns=written_rows_of(released))
        return _writes_again(path, write)
    columns = {name: released.cells(name) for name in released.names}
    return written_again(path, columns, released.dialect, released.codebook)


def written_again(
    path: Path, columns: Mapping[str, Any], dialect: Dialect = PLAIN, codebook: Codebook | None = None
) -> bool:
    """Whether our own writer makes the bytes of this file of these columns."""
    from engine.io import statistical_write, table_write

    if path.suffix == ".csv":
        return _reads_as(path, table_write.csv_lines(columns, dialect.separator, dialect.decimal))
    writers: dict[str, Callable[..., None]] = {
        ".parquet": table_write.write_parquet,
        ".xlsx": table_write.write_xlsx,
        ".sav": partial(statistical_write.write_sav, codebook=codebook),
        ".dta": partial(statistical_write.write_dta, codebook=codebook),
    }
    columns = {n: c.combine_chunks() if hasattr(c, "combine_chunks") else c for n, c in columns.items()}
    return _writes_again(path, partial(writers[path.suffix], columns=columns))


def _writes_again(path: Path, write: Callable[[Path], None]) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        again = Path(folder) / path.name
        write(again)
        with again.open("rb") as file:
            return _reads_as(path, iter(lambda: memoryview(file.read(1 << 20)), b""))


def _reads_as(path: Path, lines: Iterable[memoryview]) -> bool:
    """Whether the file holds these bytes and no more; never all of them in memory."""
    import pyarrow as pa

    room = bytearray()
    with path.open("rb", buffering=0) as file:
        for part in lines:
            if len(room) < len(part):
                room = bytearray(len(part) + len(part) // 8)
            found = memoryview(room)[: len(part)]
            # Compared by Arrow: Python looks at the parts of two memoryviews one byte at a time.
            if not _filled(file, found) or not pa.py_buffer(found).equals(pa.py_buffer(part)):
                return False
        return not file.read(1)


def _filled(file: io.RawIOBase, room: memoryview) -> bool:
    """Whether there are so many bytes in the file; they are in `room` then."""
    done = 0
    while done < len(room):
        count = file.readinto(room[done:])
        if not count:
            return False
        done += count
    return True


def _read_statistical(
    path: Path, types: Mapping[str, str], rows: int | None, labels: Mapping[str, str]
) -> tuple[pa.Table, Codebook]:
    from engine.core.errors import InputError
    from engine.io.read_errors import readable
    from engine.verify.read_statistical import read_statistical

    try:
        with readable(path, "file of ours"):
            return read_statistical(path, types, rows, labels)
    except InputError as error:
        raise Unreadable(str(error)) from None


def whole_parquet(path: Path) -> pa.Table:
    """All columns of a Parquet file, once it is known that its pages fit into the memory."""
    from pyarrow import parquet

    from engine.io.parquet import refuse_huge_parquet

    refuse_huge_parquet(path)
    return parquet.read_table(path)


def made_by(path: Path) -> str:
    """The library that says it wrote a Parquet file; empty for other files."""
    if path.suffix != ".parquet":
        return ""
    from pyarrow import parquet

    return str(parquet.read_metadata(path).created_by)


def _require_names(found: Sequence[str], types: Mapping[str, str]) -> None:
    if list(found) != list(types):
        raise Unreadable(
            text(
                "the file has {value}; promised are {types}",
                value=", ".join(map(str, found)),
                types=", ".join(types),
            )
        )


def _read_csv(
    path: Path, types: Mapping[str, str], rows: int | None, dialect: Dialect, only: Collection[str] | None
) -> dict[str, ReleasedColumn]:
    import pyarrow as pa
    from pyarrow import csv as arrow_csv

    with path.open(encoding="utf-8", newline="") as file:
        names = next(csv.reader(file, delimiter=dialect.separator), [])
    _require_names([unescape(name) for name in names], types)
    texts = pa.dictionary(pa.int32(), pa.string())
    kinds = {"whole": pa.int64(), "number": pa.float64(), "text": texts}
    asked = {written: name for written, name in zip(names, types, strict=True) if not only or name in only}
    cells = arrow_csv.ConvertOptions(
        column_types={written: kinds[types[name]] for written, name in asked.items()},
        include_columns=list(asked),
        null_values=[""],
        strings_can_be_null=True,
        decimal_point=dialect.decimal,
    )
    options = arrow_csv.ParseOptions(delimiter=dialect.separator, newlines_in_values=True)
    chosen = {name: types[name] for name in asked.values()}
    most = path.stat().st_size // len(types) + 1  # each cell of a row has a sign after it
    most = most if rows is None else min(most, rows)
    large = belongs_in_files(CELL * most * len(chosen))
    # A few rows of thousands of columns at a time would be all overhead.
    block = min(max(BLOCK, 2048 * len(types)), LONGEST_RECORD)
    while True:
        blocks = arrow_csv.ReadOptions(block_size=block)
        try:
            with arrow_csv.open_csv(path, blocks, options, cells) as parts:
                return columns_of(parts, chosen, most, large, escaped=True)
        except pa.ArrowInvalid as error:
            if "straddling" in str(error) and block < LONGEST_RECORD:
                block = min(8 * block, LONGEST_RECORD)  # a record is longer than a block
            elif "conversion error" in str(error):
                raise Unreadable("a cell of a column of numbers is no number") from None
            else:
                raise Unreadable(text("it is no CSV file of ours: {error}", error=error)) from None


def _read_parquet(path: Path, types: Mapping[str, str], rows: int | None) -> dict[str, ReleasedColumn]:
    import pyarrow as pa
    from pyarrow import parquet

    from engine.core.errors import InputError
    from engine.io.parquet import refuse_huge_parquet

    texts = [name for name, kind in types.items() if kind == "text"]
    try:
        refuse_huge_parquet(path)
        file = parquet.ParquetFile(path, read_dictionary=texts)
        _require_names(file.schema_arrow.names, types)
        if rows is not None and file.metadata.num_rows != rows:
            raise Unreadable(
                text(
                    "the file has {num_rows} rows; promised are {rows}",
                    num_rows=file.metadata.num_rows,
                    rows=rows,
                )
            )
        wanted = {"whole": pa.int64(), "number": pa.float64(), "text": pa.dictionary(pa.int32(), pa.string())}
        for name, kind in types.items():
            if file.schema_arrow.field(name).type != wanted[kind]:
                raise Unreadable(text("column {name} is of another type than promised", name=name))
        count = file.metadata.num_rows
        parts = (_folded(part, count) for part in file.iter_batches(ROWS))
        return columns_of(parts, types, count, belongs_in_files(CELL * count * len(types)))
    except (pa.ArrowException, OSError, InputError) as error:
        raise Unreadable(text("it is no Parquet file of ours: {error}", error=error)) from None


def _folded(part: pa.RecordBatch, rows: int) -> pa.RecordBatch:
    """Refused where a few long texts would fill the memory once they stand in every row."""
    import pyarrow as pa
    import pyarrow.compute as pc

    for column in part.columns:
        words = column.dictionary if pa.types.is_dictionary(column.type) else pa.array([], pa.string())
        if (pc.max(pc.binary_length(words)).as_py() or 0) * rows > MOST_TEXT:
            raise Unreadable("its texts are too long to be read")
    return part


def _read_workbook(path: Path, types: Mapping[str, str], rows: int | None) -> pa.Table:
    import pyarrow as pa
    from python_calamine import CalamineError, CalamineWorkbook

    from engine.core.errors import InputError
    from engine.io.workbook_size import refuse_huge

    try:
        refuse_huge(path)
        _require_sheet(path, MOST_ROWS if rows is None else rows + 1, len(types))
        header, *body = CalamineWorkbook.from_path(path).get_sheet_by_index(0).to_python()
    except (CalamineError, InputError, zipfile.BadZipFile, KeyError, OSError, ValueError) as error:
        raise Unreadable(text("it is no workbook of ours: {error}", error=error)) from None
    _require_names([unescape(str(name)) for name in header], types)
    columns = list(zip(*body, strict=True)) if body else [()] * len(header)
    made = [_cells(cells, kind) for cells, kind in zip(columns, types.values(), strict=True)]
    return pa.table(made, names=list(types))


def _require_sheet(path: Path, rows: int, columns: int) -> None:
    """No cell outside the promised table: a single far one would make the reader reserve all between."""
    with zipfile.ZipFile(path) as archive:
        text = archive.read("xl/worksheets/sheet1.xml")
    for found in re.finditer(rb"<(?:c|row|dimension)\s[^>]*?\br(?:ef)?=\"([^\"]*)\"", text):
        for place in found.group(1).split(b":"):
            cell = re.fullmatch(rb"([A-Z]{0,3})(\d{1,7})", place)
            if not cell or int(cell.group(2)) > rows or _column_number(cell.group(1)) > columns:
                raise Unreadable("a cell stands outside the promised table")


def _column_number(letters: bytes) -> int:
    number = 0
    for letter in letters:
        number = number * 26 + letter - 64
    return number


def _cells(cells: Sequence[Any], kind: str) -> pa.Array:
    import pyarrow as pa

    known = [None if cell == "" else cell for cell in cells]
    if kind == "text":
        if any(cell is not None and not isinstance(cell, str) for cell in known):
            raise Unreadable("a cell of a column of text is no text")
        plain = [None if cell is None else unescape(cell) for cell in known]
        return pa.array(plain, pa.string())
    if any(cell is not None and not isinstance(cell, float | int) for cell in known):
        raise Unreadable("a cell of a column of numbers is no number")
    if kind == "number":
        return pa.array([None if cell is None else float(cell) for cell in known], pa.float64())
    if any(cell is not None and float(cell) != int(cell) for cell in known):
        raise Unreadable("a cell of a column of whole numbers has a fraction")
    return pa.array([None if cell is None else int(cell) for cell in known], pa.int64())
