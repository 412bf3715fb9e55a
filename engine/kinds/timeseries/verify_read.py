"""A published file of series read back, whoever wrote it: intervals, patterns, levels, the rest.

For the verifier and for comparisons: this file knows nothing of how releases are made. Cells are
`[low..high]` or `[low-high]`, with any sign and exponent (`[-1.5e-05--3]`); a plain number is an
interval of width zero. Parquet, SPSS and Stata have `<t>_low` and `<t>_high`. Which file it is, and the long
layout: verify_open.py.
"""

from __future__ import annotations

import re
from codecs import BOM_UTF8
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Any, BinaryIO, TypedDict

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray
from pyarrow import csv

from engine.core.errors import InputError
from engine.core.mapped import empty
from engine.core.text import text
from engine.io.arrow_in_files import CODED, CodedTexts, Files
from engine.io.memory_limit import belongs_in_files
from engine.verify.formula_escape import escape
from engine.verify.read_table import whole_parquet

Array = NDArray[np.float64]
Numbers = NDArray[np.signedinteger[Any]]

_NUMBER = r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?"
_INTERVAL = re.compile(rf"\[\s*({_NUMBER})\s*(?:\.\.|-)\s*({_NUMBER})\s*\]", re.ASCII)
_POINT = re.compile(_NUMBER)
BLOCK = 1 << 22  # bytes of a file at a time
PERSONS = ("EnvelopePersons", "PatternPersons")
NUMERAL = re.compile(r"-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[-+]?\d+)?", re.ASCII)  # as a release writes a number


class ClaimedColumns(TypedDict, total=False):
    """What the manifest says of the columns."""

    group: str
    time: list[str]
    sensitive: list[str]
    pattern: str
    level: str
    persons: list[str]  # only where persons are counted
    channels: list[str]  # only where there are several


class ClaimedParams(TypedDict):
    """The parameters of the manifest that a file can be held against."""

    k: int
    P: int
    segments: int | None
    max_level: int
    distinct: int
    ends: str
    curve: str
    intervals: str


class UnreadableSeries(Exception):
    """The file cannot be taken apart; the message names the place."""


@dataclass(frozen=True)
class Codes:
    """A column by numbers: `values[codes[row]]` is the cell of a row."""

    name: str
    codes: Numbers
    values: list[Any]


@dataclass(frozen=True)
class ReleasedSeries:
    """Rows of the file; interval columns by distinct intervals."""

    rows: int
    names: tuple[str, ...]  # every column of the file
    times: tuple[str, ...]
    interval: Numbers  # (times, rows): which of the column's intervals a row has
    low: list[Array]  # of each time column: its distinct intervals
    high: list[Array]
    bad_cells: tuple[str, ...]  # places of cells that are no interval
    pattern: Codes | None
    level: Codes | None
    group: Codes | None
    others: tuple[Codes, ...]  # sensitive and undeclared columns
    persons: tuple[Codes, ...] = ()  # of envelope and pattern, where the file tells them

    @cached_property
    def envelope(self) -> Numbers:
        """The number of each row's envelope: all its intervals."""
        return combine(*self.interval)


def combine(*columns: Numbers) -> Numbers:
    """One number for each distinct combination, from 0 in the order of the rows."""
    begins = np.zeros(len(columns[0]), dtype=bool)
    begins[:1] = True
    for column in columns:
        begins[1:] |= column[1:] != column[:-1]
    first = np.flatnonzero(begins)  # rows that are equal to the one before them have its number
    joint = np.zeros(len(first), dtype=np.int64)
    for column in columns:
        both = joint * (int(column.max(initial=0)) + 1) + column[first]
        joint = pa.array(both).dictionary_encode().indices.to_numpy().astype(np.int64)  # hashed, not sorted
    return joint[np.cumsum(begins) - 1]


def first_rows(numbers: Numbers) -> Numbers:
    """The first row of every number, as `combine` gives them."""
    return np.flatnonzero(np.diff(np.maximum.accumulate(numbers), prepend=-1))


def is_long(path: Path) -> bool:
    return path.name.endswith(".long.csv")


def has_ends(path: Path) -> bool:
    """Whether an interval stands in two columns of numbers."""
    return path.suffix in (".parquet", ".sav", ".dta")


def location(row: int, path: Path) -> str:
    if is_long(path):
        return text("series {row}", row=row + 1)
    return text("row {row}", row=row + 1) if has_ends(path) else text("line {row}", row=row + 2)


def roles_of(columns: ClaimedColumns, names: Sequence[str]) -> tuple[dict[str, str], tuple[str, ...]]:
    """Names of what a release adds: group, pattern and level; and of the counts of persons if they are there
    and not declared as something else."""
    fixed = {
        "group": columns.get("group") or "GroupID",
        "pattern": columns.get("pattern") or "Pattern",
        "level": columns.get("level") or "Level",
    }
    mine = not set(PERSONS) & set(columns.get("sensitive") or ()) and set(PERSONS) <= set(names)
    return fixed, PERSONS if mine else ()


def read_wide(path: Path, columns: ClaimedColumns, table: pa.Table | None = None) -> ReleasedSeries:
    """A row a series, with the roles of the columns as claimed, or as their names and cells tell."""
    in_ends = has_ends(path)
    if table is None:
        table = _read_parquet(path) if in_ends else read_csv_texts(path, columns.get("time") or ())
    names = tuple(table.column_names)
    roles, persons = roles_of(columns, names)
    taken = set(roles.values()) | set(columns.get("sensitive") or ()) | set(persons)
    times = _times(names, table, columns.get("time") or (), taken, in_ends)
    ends = {f"{time}_{end}" for time in times for end in ("low", "high")} if in_ends else set()
    cells = (len(times), table.num_rows)  # most of what a file takes in memory
    interval = empty(cells, np.int32) if _is_large(path) else np.empty(cells, np.int32)
    found = []
    for codes, time in zip(interval, times, strict=True):
        one = _ends(table, time) if in_ends else _intervals(encode_cells(time, table.column(time)), path)
        codes[:] = one.codes
        found.append(replace(one, codes=codes))
    rest = [name for name in names if name not in ends and name not in times]
    encoded = {name: encode_cells(name, table.column(name)) for name in rest}
    special = {role: encoded.get(name) for role, name in roles.items()}
    others = [column for name, column in encoded.items() if name not in (*roles.values(), *persons)]
    return ReleasedSeries(
        persons=tuple(encoded[name] for name in persons),
        rows=table.num_rows,
        names=names,
        times=times,
        interval=interval,
        low=[one.low for one in found],
        high=[one.high for one in found],
        bad_cells=tuple(cell for one in found for cell in one.bad),
        pattern=special["pattern"],
        level=special["level"],
        group=special["group"],
        others=tuple(others),
    )


def read_csv_texts(path: Path, times: Sequence[str] = ()) -> pa.Table:
    """Every cell as text; columns by their distinct texts, so that a million rows stay small. `times` are the
    columns that the rows of a group have in common, if any."""
    try:
        with csv.open_csv(path) as reader:
            names = reader.schema.names
        if len(set(names)) < len(names):
            raise UnreadableSeries("two columns have the same name")
        if _is_large(path):
            options, parse = _as_texts(names)
            with csv.open_csv(path, convert_options=options, parse_options=parse) as reader:
                return _read_into_files(path, reader)
        last = names.index(escape(times[-1])) + 1 if times and escape(times[-1]) in names else 0
        found = _by_beginnings(path, names, last) if 0 < last < len(names) else None
        return found or _texts(path, names, {})
    except (pa.ArrowException, UnicodeError, OSError) as error:
        raise UnreadableSeries(" ".join(str(error).split())) from None


def _as_texts(names: Sequence[str]) -> tuple[csv.ConvertOptions, csv.ParseOptions]:
    text = pa.dictionary(pa.int32(), pa.string())
    options = csv.ConvertOptions(column_types=dict.fromkeys(names, text), strings_can_be_null=False)
    return options, csv.ParseOptions(newlines_in_values=True)


def _texts(source: Any, names: Sequence[str], reading: dict[str, Any]) -> pa.Table:
    options, parse = _as_texts(names)
    how = csv.ReadOptions(**reading)
    return csv.read_csv(source, how, convert_options=options, parse_options=parse).unify_dictionaries()


def _by_beginnings(path: Path, names: Sequence[str], cells: int) -> pa.Table | None:
    """The same of a file without quotation marks in which rows begin like the row before them in so many
    cells, group by group: what they begin with is cut into cells once. None of any other file."""
    begins: list[bytes] = []
    rests: list[bytes] = []
    counts = [0]
    begin = b"\n"  # no row begins so
    with path.open("rb") as file:
        if b'"' in file.readline():
            return None
        for block in _whole_lines(file):
            if b'"' in block or b"\r" in block:
                return None
            own: list[bytes] = []
            at, length = 0, len(begin)
            while at < len(block):
                first = len(own)
                while block.startswith(begin, at):
                    end = block.find(b"\n", at + length)
                    own.append(block[at + length : end])
                    at = end + 1
                counts[-1] += len(own) - first
                if at < len(block):
                    *before, _ = block[at : block.find(b"\n", at)].split(b",", cells)
                    if len(before) < cells:
                        return None
                    length = sum(map(len, before)) + cells
                    begin = block[at : at + length]
                    begins.append(begin[:-1])
                    counts.append(0)
            rests.append(b"\n".join(own))
    if not begins or begins[0].startswith(BOM_UTF8) or rests[0].startswith(BOM_UTF8):  # it would be skipped
        return None
    try:
        parts = [
            _texts(pa.BufferReader(b"\n".join(lines)), own, {"column_names": own})
            for lines, own in ((begins, names[:cells]), (rests, names[cells:]))
        ]
    except pa.ArrowException:  # what is wrong is told where it stands in the file
        return None
    if [part.num_rows for part in parts] != [len(begins), sum(counts)]:
        return None
    group = np.repeat(np.arange(len(begins), dtype=np.int32), counts[1:])
    columns = [_taken(column.combine_chunks(), group) for column in parts[0].columns]
    return pa.table([*columns, *parts[1].columns], names=names)


def _taken(column: pa.DictionaryArray, places: Numbers) -> pa.DictionaryArray:
    return pa.DictionaryArray.from_arrays(column.indices.to_numpy()[places], column.dictionary)


def _whole_lines(file: BinaryIO) -> Iterator[bytes]:
    """What is left of the file in blocks of lines."""
    while block := file.read(BLOCK) + file.readline():
        yield block if block.endswith(b"\n") else block + b"\n"


def _is_large(path: Path) -> bool:
    """Whether the cells would fill the memory, of which each takes some bytes of the file."""
    return belongs_in_files(path.stat().st_size)


def _read_into_files(path: Path, reader: csv.CSVStreamingReader) -> pa.Table:
    """Which of its distinct texts a cell has lies in a file."""
    files, names = Files(path), reader.schema.names
    texts = [CodedTexts(files) for _ in names]
    places: list[list[pa.Array]] = [[] for _ in names]
    for batch in reader:
        for number, column in enumerate(batch.columns):
            places[number].append(texts[number].add(column))
    columns = []
    for number, column in enumerate(texts):
        words = column.finish()
        pieces = [pa.DictionaryArray.from_arrays(one, words) for one in places[number]]
        columns.append(pa.chunked_array(pieces, CODED))
    return pa.table(columns, names=names)


def _read_parquet(path: Path) -> pa.Table:
    try:
        return whole_parquet(path)
    except (pa.ArrowException, OSError, InputError) as error:
        raise UnreadableSeries(" ".join(str(error).split())) from None


def encode_cells(name: str, column: pa.ChunkedArray) -> Codes:
    whole = column.combine_chunks()
    if not pa.types.is_dictionary(whole.type):
        whole = whole.dictionary_encode()
    codes = pc.fill_null(whole.indices, -1).to_numpy(zero_copy_only=False)
    values = whole.dictionary.to_pylist()
    if (codes < 0).any():
        codes, values = np.where(codes < 0, len(values), codes), [*values, None]
    return Codes(name, codes, values)


def _is_end(name: str, names: tuple[str, ...]) -> bool:
    """One end of an interval in a Parquet file."""
    stem, _, end = name.rpartition("_")
    return end in ("low", "high") and f"{stem}_low" in names and f"{stem}_high" in names


def _times(
    names: tuple[str, ...], table: pa.Table, declared: Sequence[str], taken: set[str], in_ends: bool
) -> tuple[str, ...]:
    if declared:
        here = {n.rpartition("_")[0] for n in names if _is_end(n, names)} if in_ends else set(names)
        return tuple(bare for name in declared if (bare := _as_written(name, here)) is not None)
    if in_ends:
        return tuple(n.removesuffix("_low") for n in names if n.endswith("_low") and _is_end(n, names))
    return tuple(n for n in names if n not in taken and _looks_like_intervals(table.column(n)))


def _as_written(name: str, here: set[str]) -> str | None:
    """The name, or the name with the apostrophe that keeps spreadsheets from running it."""
    return next((written for written in (escape(name), name) if written in here), None)


def _looks_like_intervals(column: pa.ChunkedArray) -> bool:
    sample = [str(value) for value in column.slice(0, 50).to_pylist()]
    return sum(bool(_INTERVAL.fullmatch(cell)) for cell in sample) > len(sample) / 2


@dataclass(frozen=True)
class Ends:
    codes: Numbers
    low: Array
    high: Array
    bad: list[str]


def _intervals(column: Codes, path: Path) -> Ends:
    low, high = np.full(len(column.values), np.nan), np.full(len(column.values), np.nan)
    wrong = []
    for i, cell in enumerate(column.values):
        content = str(cell).strip()
        match = _INTERVAL.fullmatch(content)
        if match:
            low[i], high[i] = float(match[1]), float(match[2])
        elif _POINT.fullmatch(content):
            low[i] = high[i] = float(content)
        else:
            wrong.append(i)
    bad = []
    for i in wrong[:3]:
        row = int(np.argmax(column.codes == i))
        bad.append(
            text(
                "{path}, column {name}: {i} is no interval",
                path=location(row, path),
                name=column.name,
                i=f"{str(column.values[i])[:40]!r}",
            )
        )
    return distinct_ends(column.codes, low, high, bad)


def _ends(table: pa.Table, time: str) -> Ends:
    ends = []
    for end in ("low", "high"):
        column = table.column(f"{time}_{end}")
        if not (pa.types.is_floating(column.type) or pa.types.is_integer(column.type)):
            raise UnreadableSeries(text("column {time}_{end} is no column of numbers", time=time, end=end))
        ends.append(pc.cast(column, pa.float64()).to_numpy())
    return distinct_ends(np.arange(table.num_rows), ends[0], ends[1], [])


def distinct_ends(codes: Numbers, low: Array, high: Array, bad: list[str]) -> Ends:
    """Intervals that are equal as numbers get one code, however they are spelled."""
    order = np.lexsort((high, low))
    new = np.ones(len(order), dtype=bool)
    new[1:] = (low[order][1:] != low[order][:-1]) | (high[order][1:] != high[order][:-1])
    number = np.empty(len(order), dtype=np.int32)
    number[order] = np.cumsum(new) - 1
    return Ends(number[codes], low[order][new], high[order][new], bad)
