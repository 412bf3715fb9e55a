"""SPSS (.sav, .zsav), Stata (.dta) and SAS (.sas7bdat, .xpt) through pyreadstat, part by part.

Value labels take the place of codes where every value of the first rows has one (a few labels on an age do
not make it a category); codes without a label then stand as they are. Values that the file declares missing
are missing, unless the steward wants them as values. Dates become dates whatever the program counts from.

What a header says of the size is not believed: rows are read in parts, and what they take is counted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from engine.core.errors import InputError
from engine.core.number_format import grouped
from engine.core.progress import Progress
from engine.core.text import text
from engine.io.codebook import Code, CodebookEntry, Shape, unique_labels, with_codebook
from engine.io.csv_dialect import TableReading
from engine.io.csv_records import unique_names
from engine.io.memory_limit import allowance, refuse_beyond_memory
from engine.io.parse_numbers import without
from engine.io.read_errors import readable
from engine.io.sas_transport import refuse_cut, refuse_several
from engine.io.statistical_probe import HEAD, refuse_crashing

_PARTS = 4  # of a file: to reach a later one, a packed file is unpacked from its beginning
_LEAST_ROWS = 20_000  # of a part
_CELL = 40  # bytes of a number while it is a Python object
_TEXT = 60  # and of a text, without its letters
_DAY = 86_400
_EXACT = 2**53
_FIRST, _LAST = np.datetime64("0001-01-01"), np.datetime64("9999-12-31")

PROGRAMS = {".sav": "SPSS", ".zsav": "SPSS", ".dta": "Stata", ".sas7bdat": "SAS", ".xpt": "SAS transport"}
_ORIGIN = {"SPSS": np.datetime64("1582-10-14"), "Stata": np.datetime64("1960-01-01")}
_DATES = {
    "SPSS": ("DATE", "ADATE", "EDATE", "JDATE", "SDATE", "MOYR", "QYR", "WKYR"),
    "SAS": ("WEEKDATE", "WEEKDATX", "MMDDYY", "DDMMYY", "YYMMDD", "DATE", "DTDATE", "IS8601DA", "E8601DA"),
}
_MOMENTS = {
    "SPSS": ("DATETIME", "YMDHMS"),
    "SAS": ("DATETIME", "E8601DT", "DATEAMPM", "MDYAMPM", "IS8601DT", "B8601DT", "B8601DN"),
}
# Stata counts in the unit that the letter after %t names.
_STATA_UNITS = {"d": "D", "c": "ms", "C": "ms", "m": "M"}


@dataclass(frozen=True)
class Described:
    """The header of a file: what its columns are called and mean."""

    program: str
    names: tuple[str, ...]
    entries: tuple[CodebookEntry, ...]  # as they stand in the file
    texts: tuple[bool, ...]
    units: tuple[str, ...]  # numpy's unit of time that the numbers of a column count, '' for none
    rows: int | None  # as far as the header says
    row_bytes: int


def read_statistical(path: Path, reading: TableReading, progress: Progress) -> pa.Table:
    """All rows, with the codebook in the metadata of the fields."""
    with readable(path, _what(path)):
        described = describe(path, reading)
        head = next(_parts(path, described, reading, HEAD), None)
        if head is None:
            raise InputError(
                text("{name} has columns and no rows", name=path.name), hint="export the data again"
            )
        shown = _shown(described, head, reading)
        made: list[list[pa.Array]] = [[] for _ in described.names]
        size = done = 0
        for part in _parts(path, described, reading):
            for column, cells, one in zip(made, part, shown, strict=True):
                column.append(one.arrow(cells))
                size += column[-1].nbytes
            refuse_beyond_memory(path, size)
            done += len(part[0])
            progress.report(
                min(1.0, done / (described.rows or done)), text("{done} rows", done=grouped(done))
            )
        return _table(described, shown, made, reading)


def head_of_statistical(path: Path, reading: TableReading, rows: int) -> tuple[pa.Table, Described]:
    """The first rows as `read_statistical` makes them."""
    with readable(path, _what(path)):
        described = describe(path, reading)
        head = next(_parts(path, described, reading, HEAD), None)
        if head is None:
            raise InputError(
                text("{name} has columns and no rows", name=path.name), hint="export the data again"
            )
        shown = _shown(described, head, reading)
        made = [[one.arrow(cells[:rows])] for one, cells in zip(shown, head, strict=True)]
        return _table(described, shown, made, reading), described


def _what(path: Path) -> str:
    return text("{program} file", program=PROGRAMS[path.suffix.lower()])


# ── the header ────────────────────────────────────────────────────────────────────────────────


def describe(path: Path, reading: TableReading) -> Described:
    """Names, labels and declared missing values; an InputError for what does not fit the memory."""
    if path.suffix.lower() == ".xpt":
        refuse_several(path)
    refuse_crashing(path, _encoding(reading).get("encoding", ""))
    _, told = _reader(path)(str(path), metadataonly=True, **_encoding(reading), **_user_missing(path))
    if path.suffix.lower() == ".xpt":
        refuse_cut(path, sum(int(width or 0) for width in told.variable_storage_width.values()))
    program = PROGRAMS[path.suffix.lower()].split()[0]
    names = list(told.column_names)
    if not names:
        raise InputError(text("{name} has no columns", name=path.name), hint="export the data again")
    entries, texts, units, row_bytes = [], [], [], 0
    for name in names:
        is_text = told.readstat_variable_types.get(name) == "string"
        unit, shape = (
            ("", "") if is_text else _time_unit(program, told.original_variable_types.get(name) or "")
        )
        entries.append(
            CodebookEntry(
                label=(told.column_names_to_labels.get(name) or "").strip(),
                values=tuple(unique_labels(told.variable_value_labels.get(name, {})).items()),
                missing=tuple(_ranges(told.missing_ranges.get(name, ()))),
                shape=shape,  # type: ignore[arg-type]
            )
        )
        texts.append(is_text)
        units.append(unit)
        row_bytes += _TEXT + int(told.variable_storage_width.get(name) or 0) if is_text else _CELL
    rows = told.number_rows if told.number_rows and told.number_rows > 0 else None
    if rows:
        refuse_beyond_memory(path, 8 * rows * len(names))
    return Described(
        program,
        unique_names([name or "" for name in names]),
        tuple(entries),
        tuple(texts),
        tuple(units),
        rows,
        row_bytes,
    )


def _reader(path: Path) -> Callable[..., Any]:
    import pyreadstat

    readers: dict[str, Callable[..., Any]] = {
        ".sav": pyreadstat.read_sav,
        ".zsav": pyreadstat.read_sav,
        ".dta": pyreadstat.read_dta,
        ".sas7bdat": pyreadstat.read_sas7bdat,
        ".xpt": pyreadstat.read_xport,
    }
    return readers[path.suffix.lower()]


def _encoding(reading: TableReading) -> dict[str, str]:
    """Files say how their letters are stored; the steward may know better."""
    chosen = {"windows-1252": "windows-1252", "utf-16": "utf-16le"}.get(reading.encoding)
    return {"encoding": chosen} if chosen else {}


def _user_missing(path: Path) -> dict[str, bool]:
    """SPSS alone: Stata and SAS have letters for what is missing, and no cell holds another value."""
    return {"user_missing": True} if path.suffix.lower() in (".sav", ".zsav") else {}


def _ranges(told: Sequence[Any]) -> Iterator[tuple[Code, Code]]:
    for one in told:
        yield (one["lo"], one["hi"]) if isinstance(one, Mapping) else (one, one)


def _time_unit(program: str, written: str) -> tuple[str, Shape]:
    """What the numbers of a column count, by its format: DATE11 (SPSS: seconds), %tc (Stata), DATE9 (SAS)."""
    if program == "Stata":
        letters = written.lstrip("%-")
        letter = letters[1:2] if letters[:1] == "t" else letters[:1] if letters[:1] == "d" else ""
        unit = _STATA_UNITS.get(letter, "")
        return unit, "datetime" if unit == "ms" else "date" if unit else ""
    bare = written.upper().rstrip("0123456789.")
    if bare in _MOMENTS[program]:
        return "s", "datetime"
    known = bare in _DATES[program] or bare[:-1] in ("MMDDYY", "DDMMYY", "YYMMDD")
    return ("s" if program == "SPSS" else "D", "date") if known else ("", "")


# ── the rows ──────────────────────────────────────────────────────────────────────────────────


def _parts(
    path: Path, described: Described, reading: TableReading, most: int | None = None
) -> Iterator[list[Any]]:
    """Cells of each column, numbers as float64; of the whole file, or only of the first rows."""
    read, options = _reader(path), dict[str, Any](_encoding(reading))
    if reading.declared == "values" and any(entry.missing for entry in described.entries):
        options |= _user_missing(path)  # doubles the time
    fits = max(1, allowance() // 2 // described.row_bytes)
    step = most or min(fits, max(_LEAST_ROWS, -(-(described.rows or 0) // _PARTS)))
    done = 0
    while True:
        found, _ = read(
            str(path),
            disable_datetime_conversion=True,
            row_offset=done,
            row_limit=step,
            **options,
        )
        texts = zip(found.columns, described.texts, strict=True)
        columns = [found[name].tolist() if is_text else found[name].to_numpy() for name, is_text in texts]
        count = len(found)
        done += count
        if count:
            yield columns
        if most or count < step or done == described.rows:
            return


@dataclass(frozen=True)
class _Shown:
    """How the cells of one column become an arrow array."""

    name: str
    entry: CodebookEntry
    labels: Mapping[Code, str]  # for cells shown by their labels
    is_text: bool
    unit: str
    origin: np.datetime64

    def arrow(self, cells: Any) -> pa.Array:
        if self.is_text:
            return self._texts(cells)
        numbers = np.asarray(cells, dtype=np.float64)
        if self.entry.labelled:
            return self._labels(numbers)
        gone = np.isnan(numbers)
        return self._times(numbers, gone) if self.unit else pa.array(numbers, mask=gone)

    def _texts(self, cells: list[Any]) -> pa.Array:
        found = [self.labels.get(cell, cell) for cell in cells] if self.entry.labelled else cells
        column = pa.array(found, pa.string())
        return pc.if_else(pc.equal(column, ""), pa.scalar(None, pa.string()), column)

    def _labels(self, numbers: np.ndarray) -> pa.Array:
        codes, at = np.unique(numbers, return_inverse=True)  # all that is missing comes last
        words = [
            None if np.isnan(code) else self.labels.get(code, _code_words(code)) for code in codes.tolist()
        ]
        return pa.array(words, pa.string()).take(pa.array(at))

    def _times(self, numbers: np.ndarray, gone: np.ndarray) -> pa.Array:
        if not _real_times(numbers[~gone], self.unit, self.origin):
            raise InputError(
                text("column {name} holds a date outside the years 1 to 9999", name=self.name),
                hint="repair the dates, or leave the column out, and export again",
            )
        counts = np.where(gone, 0, np.floor(numbers)).astype(np.int64)
        if self.unit == "M":
            moments = (self.origin.astype("datetime64[M]") + counts).astype("datetime64[D]")
        else:
            moments = self.origin.astype(f"datetime64[{self.unit}]") + counts
        if self.entry.shape == "date":
            return pa.array(moments.astype("datetime64[D]"), mask=gone)
        return pa.array(moments.astype("datetime64[ms]"), pa.timestamp("ms"), mask=gone)


def _code_words(code: float) -> str:
    return str(int(code)) if code.is_integer() and abs(code) < _EXACT else repr(code)


def _shown(described: Described, head: list[Any], reading: TableReading) -> list[_Shown]:
    """How each column is shown, decided by the first rows."""
    made = []
    origin = _ORIGIN.get(described.program, _ORIGIN["Stata"])
    columns = zip(described.names, described.entries, described.texts, described.units, head, strict=True)
    for name, entry, is_text, unit, cells in columns:
        held = {cell for cell in list(cells) if cell is not None and cell == cell and cell != ""}
        labels: dict[Code, str] = dict(entry.values)
        labelled = reading.labels == "labels" and bool(held) and held <= set(labels)
        unit = "" if labelled else unit
        told = replace(entry, labelled=labelled, shape=entry.shape if unit else "")
        made.append(_Shown(name, told, labels, is_text, unit, origin))
    return made


def _real_times(numbers: np.ndarray, unit: str, origin: np.datetime64) -> bool:
    """Years 1 to 9999: no program could show others."""
    if not len(numbers):
        return True
    if not np.isfinite(numbers).all() or np.abs(numbers).max() > 1e15:
        return False
    ends = origin.astype(f"datetime64[{unit}]") + np.array([numbers.min(), numbers.max()]).astype(np.int64)
    return bool((ends >= _FIRST).all() and (ends <= _LAST).all())


def _table(
    described: Described, shown: Sequence[_Shown], made: list[list[pa.Array]], reading: TableReading
) -> pa.Table:
    columns = []
    for parts in made:
        column = pa.chunked_array(parts)
        if pa.types.is_floating(column.type) and _is_whole(column):
            column = pc.cast(column, pa.int64())
        columns.append(without(column, reading.missing, "."))
    table = pa.table(columns, names=list(described.names))
    entries = {name: one.entry for name, one in zip(described.names, shown, strict=True)}
    return with_codebook(table, entries)


def _first_whole(cells: pa.Array) -> bool:
    """A quick no."""
    return all(cell is None or cell.is_integer() for cell in cells[:20].to_pylist())


def _is_whole(column: pa.ChunkedArray) -> bool:
    if not all(map(_first_whole, column.chunks)):
        return False
    values = column.to_numpy()
    values = values[~np.isnan(values)]
    return bool(len(values)) and bool((np.abs(values) <= _EXACT).all() and (values == np.floor(values)).all())
