"""Plain writers for what leaves the house: CSV, Parquet, Excel.

CSV is UTF-8, '\\n', commas unless another sign is asked for; numbers in the shortest form that
reads back as the same number;
missing cells (None, NaN) are empty. A text that a spreadsheet program would run as a formula
is escaped (engine/io/formula_escape.py), in CSV and Excel; numbers never are. The same columns give
the same bytes.
"""

from __future__ import annotations

import datetime
import math
import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO

from engine.core.errors import ReleaseError
from engine.core.number_format import grouped
from engine.core.text import text
from engine.io.coded_cells import CodedCells
from engine.io.formula_escape import escape, escape_cells

if TYPE_CHECKING:
    import pyarrow as pa

Columns = Mapping[str, Any]  # name -> numpy array, arrow array or sequence

# Cells that must be quoted to come back as they were: SEPARATOR stands for the one of the file.
_STRUCTURE = r'[SEPARATOR"\r\n]|^[\s\x{feff}#]|\s$'
_ROWS, _CELLS = 1 << 15, 1 << 19  # spelled together, at most: what is made of them stays in the cache
_GROUP = 1 << 20  # rows of a Parquet file that are packed together
_HEAD = 1 << 11  # of them are looked at, whether they repeat
_MOST_THREADS = 4
_SHEET_ROWS, _SHEET_COLUMNS, _SHEET_TEXT = 1_048_576, 16_384, 32_767
_EXACT = 1 << 53  # Excel's numbers are float64


def write_csv(path: Path, columns: Columns, separator: str = ",", decimal: str = ".") -> None:
    write_csv_lines(path, csv_lines(columns, separator, decimal))


def write_csv_lines(path: Path, lines: Iterable[memoryview]) -> None:
    with open(path, "wb") as file:
        for part in lines:
            file.write(part)
        _settle(file)


def csv_lines(columns: Columns, separator: str = ",", decimal: str = ".") -> Iterator[memoryview]:
    """The bytes of the file, some rows at a time."""
    import pyarrow as pa

    table = pa.table([_column(values) for values in columns.values()], names=[str(name) for name in columns])

    def rows(start: int, end: int) -> Columns:
        part = table.slice(start, end - start).combine_chunks()
        return dict(zip(table.column_names, part.columns, strict=True))

    return csv_lines_of(table.column_names, table.num_rows, rows, separator, decimal)


def csv_lines_of(
    names: Sequence[str], rows: int, columns: Callable[[int, int], Columns], separator: str, decimal: str
) -> Iterator[memoryview]:
    """The same of columns that are not all there at once: `columns` makes those of some rows. Rows are
    spelled by several threads, and not many more than are written."""
    yield _lines([[name] for name in names], separator, decimal)
    known = CodedCells(len(names), rows, partial(_spelled, separator=separator, decimal=decimal))
    workers = min(_MOST_THREADS, os.cpu_count() or 1)
    together = max(_HEAD, min(_ROWS, _CELLS // max(1, len(names))))
    spelled: deque[Future[memoryview]] = deque()

    def spell(start: int) -> memoryview:
        return _lines(columns(start, min(rows, start + together)).values(), separator, decimal, known)

    with ThreadPoolExecutor(workers) as pool:
        for start in range(0, rows, together):
            spelled.append(pool.submit(spell, start))
            if len(spelled) > workers:
                yield spelled.popleft().result()
        while spelled:
            yield spelled.popleft().result()


def _lines(
    columns: Iterable[Any], separator: str, decimal: str, known: CodedCells | None = None
) -> memoryview:
    """The rows as CSV: each column as texts, joined by kernels into one buffer. `known` are cells
    spelled before."""
    import pyarrow as pa

    arrays = [_column(values) for values in columns]
    if not arrays:
        return memoryview(b"")
    missing = '""' if len(arrays) == 1 else ""  # an empty line would be no row
    whole = [column.combine_chunks() if isinstance(column, pa.ChunkedArray) else column for column in arrays]
    coded = [known.coded(number, column) if known else None for number, column in enumerate(whole)]
    ends = [*("" for _ in whole[1:]), "\n"]  # a line ends with its last cell
    parts: list[pa.Array] = []
    for alike, numbers in groupby(range(len(whole)), key=lambda number: coded[number] is not None):
        side = list(numbers)
        if known and alike:
            some = [one for number in side if (one := coded[number]) is not None]
            parts.append(known.lines(side[0], some, missing, separator, ends[side[-1]]))
        else:
            parts += [_cells(whole[number], separator, decimal, missing, ends[number]) for number in side]
    joined = _joined(*parts, between=separator) if None in coded else parts[0]
    _, offsets, data = joined.buffers()
    # As unsigned bytes: Arrow's own are signed, and unequal to the same bytes of a file.
    return memoryview(data).cast("B")[: memoryview(offsets).cast("q")[len(joined)]]


def _cells(column: pa.Array, separator: str, decimal: str, missing: str, end: str) -> pa.Array:
    """large_string cells as they stand in the file, each with `end`."""
    import pyarrow.compute as pc

    texts, places = _coded(column, separator, decimal)
    texts = _joined(texts, end) if end else texts
    return pc.fill_null(texts if places is None else texts.take(places), missing + end)


def _coded(column: pa.Array, separator: str, decimal: str) -> tuple[pa.Array, pa.Array | None]:
    """Texts, and which of them each cell has, where that is not one each; missing ones null."""
    import pyarrow as pa
    import pyarrow.compute as pc

    if not pa.types.is_dictionary(column.type) and _repeats(column[:_HEAD], 7 / 8):
        coded = pc.dictionary_encode(column)
        column = coded if _repeats(column, 1 / 2, len(coded.dictionary)) else column
    if pa.types.is_dictionary(column.type):
        if len(column.dictionary) < len(column):  # each text is spelled once
            return _spelled(column.dictionary, separator, decimal), column.indices
        return _spelled(pc.cast(column, column.type.value_type), separator, decimal), None
    return _spelled(column, separator, decimal), None


def _repeats(column: pa.Array, share: float, different: int | None = None) -> bool:
    """Whether so few cells are different that each is better spelled once."""
    import pyarrow.compute as pc

    different = len(pc.unique(column)) if different is None else different
    return different < share * len(column)


def _spelled(column: pa.Array, separator: str, decimal: str) -> pa.Array:
    import pyarrow as pa
    import pyarrow.compute as pc

    is_text = pa.types.is_string(column.type) or pa.types.is_large_string(column.type)
    cells = pc.cast(_without_nan(column), pa.large_string())
    if is_text:
        cells = escape_cells(cells)
        structure = _STRUCTURE.replace("SEPARATOR", separator)
        risky = pc.or_(pc.match_substring_regex(cells, structure), pc.equal(cells, ""))
        if pc.any(risky).as_py():
            doubled = pc.replace_substring(cells, '"', '""')
            cells = pc.if_else(risky, _joined('"', doubled, '"'), cells)
    elif pa.types.is_floating(column.type) and decimal != ".":
        cells = pc.replace_substring(cells, ".", decimal)
        if separator == decimal:
            torn = pc.match_substring(cells, decimal)
            cells = pc.if_else(torn, _joined('"', cells, '"'), cells)
    return cells


def write_parquet(path: Path, columns: Columns) -> None:
    table = arrow_table(columns)

    def rows(start: int, end: int) -> Columns:
        part = table.slice(start, end - start)
        return dict(zip(table.column_names, part.columns, strict=True))

    write_parquet_rows(path, table.num_rows, rows)


def write_parquet_rows(path: Path, rows: int, columns: Callable[[int, int], Columns]) -> None:
    """The same of columns that are not all there at once: `columns` makes those of some rows."""
    import pyarrow.parquet as pq

    with open(path, "wb") as file:
        writer = None
        for start in range(0, max(1, rows), _GROUP):
            part = arrow_table(columns(start, min(rows, start + _GROUP)))
            writer = writer or pq.ParquetWriter(file, part.schema, compression="zstd")
            writer.write_table(part, _GROUP)
        assert writer is not None
        writer.close()
        _settle(file)


def write_xlsx(path: Path, columns: Columns) -> None:
    import xlsxwriter
    from xlsxwriter.worksheet import Worksheet

    class Exact(Worksheet):
        """Numbers with all their digits; xlsxwriter itself stops at sixteen."""

        def _xml_number_element(self, number: float, attributes: Any = ()) -> None:
            marks = "".join(f' {key}="{value}"' for key, value in attributes or ())
            self.fh.write(f"<c{marks}><v>{number!r}</v></c>")

    table = arrow_table(columns)
    if table.num_rows >= _SHEET_ROWS or table.num_columns > _SHEET_COLUMNS:
        rows, wide = grouped(table.num_rows), grouped(table.num_columns)
        raise ReleaseError(
            text("{rows} rows × {wide} columns do not fit an Excel sheet", rows=rows, wide=wide),
            hint="choose CSV or Parquet",
        )
    options = {
        "constant_memory": True,
        "tmpdir": str(path.parent),
        "default_date_format": "yyyy-mm-dd hh:mm:ss",
    }
    with open(path, "wb") as file:
        book = xlsxwriter.Workbook(file, options)
        # The time of writing is nobody's business and would make every file differ.
        book.set_properties({"created": datetime.datetime(2000, 1, 1)})
        sheet = book.add_worksheet("data", Exact)
        for place, name in enumerate(table.column_names):
            _write_cell(sheet, 0, place, name)
        row = 0
        for batch in table.to_batches(10_000):
            for cells in zip(*(column.to_pylist() for column in batch.columns), strict=True):
                row += 1
                for place, cell in enumerate(cells):
                    _write_cell(sheet, row, place, cell)
        book.close()
        _settle(file)


def _write_cell(sheet: Any, row: int, place: int, cell: Any) -> None:
    if cell is None:
        return
    if isinstance(cell, bool):
        sheet.write_boolean(row, place, cell)
    elif isinstance(cell, datetime.date):
        sheet.write_datetime(row, place, cell)
    elif (
        isinstance(cell, int | float)
        and math.isfinite(cell)
        and (abs(cell) <= _EXACT or isinstance(cell, float))
    ):
        sheet.write_number(row, place, cell)
    else:
        written = str(cell)
        if isinstance(cell, str):
            written = escape(written)
        if len(written) > _SHEET_TEXT:
            raise ReleaseError(
                text(
                    "row {row}, column {place}: {text} letters do not fit an Excel cell",
                    row=row + 1,
                    place=place + 1,
                    text=grouped(len(written)),
                ),
                hint="choose CSV or Parquet",
            )
        sheet.write_string(row, place, written)


def arrow_table(columns: Columns) -> pa.Table:
    """Arrow columns, NaN as missing."""
    import pyarrow as pa
    import pyarrow.compute as pc

    made = []
    for values in columns.values():
        column = _column(values)
        if pa.types.is_dictionary(column.type):
            column = pc.cast(column, column.type.value_type)
        if pa.types.is_null(column.type):
            column = pc.cast(column, pa.string())
        made.append(_without_nan(column))
    return pa.table(made, names=[str(name) for name in columns])


def _without_nan(column: pa.Array | pa.ChunkedArray) -> pa.Array | pa.ChunkedArray:
    import pyarrow as pa
    import pyarrow.compute as pc

    if not pa.types.is_floating(column.type):
        return column
    unknown = pc.is_nan(column)
    return pc.if_else(unknown, pa.scalar(None, column.type), column) if pc.any(unknown).as_py() else column


def _column(values: Any) -> pa.Array | pa.ChunkedArray:
    import numpy as np
    import pyarrow as pa

    if isinstance(values, pa.ChunkedArray | pa.Array):
        return values
    if isinstance(values, np.ndarray) and values.dtype.kind in "fiubMU":
        return pa.array(values)
    cells: Sequence[Any] = [None if cell is None or cell != cell else cell for cell in values]
    try:
        return pa.array(cells)
    except (pa.ArrowInvalid, pa.ArrowTypeError, OverflowError):
        return pa.array([None if cell is None else str(cell) for cell in cells], pa.string())


def _joined(*parts: pa.Array | str, between: str = "") -> pa.Array:
    """Texts side by side, row by row."""
    import pyarrow as pa
    import pyarrow.compute as pc

    text = pa.large_string()
    return pc.binary_join_element_wise(
        *(pa.scalar(part, text) if isinstance(part, str) else part for part in (*parts, between))
    )


def _settle(file: BinaryIO) -> None:
    file.flush()
    os.fsync(file.fileno())
