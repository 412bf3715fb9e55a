"""A released SPSS or Stata file as the verifier reads it: its cells, and what it says of them.

A label may stand in the file only for a value that some row holds, and so may a value declared missing.
Which names columns must have follows from the promised ones. Whether there is anything else in the file, its
bytes tell when it is written again from what was read.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from engine.core.text import text

if TYPE_CHECKING:
    import pyarrow as pa

    from engine.io.codebook import CodebookEntry

MOST_BYTES = 4 << 30
LONGEST_NAME = 32
WORDS = (
    *("all", "and", "by", "eq", "ge", "gt", "le", "lt", "ne", "not", "or", "to", "with"),
    *("if", "in", "using", "float", "double", "long", "int", "byte"),
)
EPOCHS = {".sav": np.datetime64("1582-10-14", "ms"), ".dta": np.datetime64("1960-01-01", "ms")}
# Formats of dates and moments as our writer sets them, and the milliseconds that 1 stands for.
DAYS = {"SDATE10": 1000, "%td": 86_400_000}
MOMENTS = {"DATETIME20": 1000, "%tc": 1}


def read_statistical(
    path: Path, types: Mapping[str, str], rows: int | None, labels: Mapping[str, str]
) -> tuple[pa.Table, dict[str, CodebookEntry]]:
    """The columns, and what the file must say of them if nothing else is in it; ValueError where it lies."""
    import pyarrow as pa
    import pyreadstat

    from engine.io.codebook import CodebookEntry
    from engine.io.statistical_probe import refuse_crashing

    refuse_crashing(path)
    read: Callable[..., Any] = {".sav": pyreadstat.read_sav, ".dta": pyreadstat.read_dta}[path.suffix]
    options = {"user_missing": True} if path.suffix == ".sav" else {}
    _, told = read(str(path), metadataonly=True, **options)
    if told.column_names != expected_names(list(types)):
        found, wanted = ", ".join(told.column_names), ", ".join(types)
        raise ValueError(text("the file has {found}; promised are {wanted}", found=found, wanted=wanted))
    count = told.number_rows or 0
    wide = sum(int(width or 8) for width in told.variable_storage_width.values())
    if count < 0 or count * wide > MOST_BYTES or (rows is not None and count != rows):
        raise ValueError(text("the file has {count} rows; promised are {rows}", count=count, rows=rows))
    cells, _ = read(str(path), disable_datetime_conversion=True, output_format="dict", **options)
    columns, entries = [], {}
    for name, own in zip(types, told.column_names, strict=True):
        values = dict(told.variable_value_labels.get(own, {}))
        column, entry = _column(
            path.suffix, types[name], cells[own], values, told.original_variable_types[own]
        )
        declared = [(one["lo"], one["hi"]) for one in told.missing_ranges.get(own, ())]
        _refuse_idle(name, cells[own], [*values, *(end for pair in declared for end in pair)])
        columns.append(column)
        entries[name] = CodebookEntry(
            labels.get(name, ""), tuple(values.items()), tuple(declared), entry.labelled, entry.shape
        )
    return pa.table(columns, names=list(types)), entries


def names_told(path: Path, wanted: Sequence[str]) -> list[str]:
    """What the columns of a file are called: the wanted names where it has what SPSS and Stata take for them,
    else their labels, which tell a name that could not be kept."""
    import pyreadstat

    from engine.io.statistical_probe import refuse_crashing

    refuse_crashing(path)
    read: Callable[..., Any] = {".sav": pyreadstat.read_sav, ".dta": pyreadstat.read_dta}[path.suffix]
    _, told = read(str(path), metadataonly=True)
    if told.column_names == expected_names(wanted):
        return list(wanted)
    return [told.column_names_to_labels.get(name) or name for name in told.column_names]


def expected_names(names: Sequence[str]) -> list[str]:
    """The promised names as SPSS and Stata take them."""
    made: list[str] = []
    for name in names:
        plain = "".join(c if c.isascii() and c.isalnum() else "_" for c in name) or "_"
        word = plain.lower()
        if not plain[0].isalpha() or word in WORDS or (word[:3] == "str" and word[3:].isdigit()):
            plain = "v_" + plain
        tried, number = plain[:LONGEST_NAME], 2
        while tried.lower() in [other.lower() for other in made]:
            tried, number = f"{plain[: LONGEST_NAME - 5]}_{number}", number + 1
        made.append(tried)
    return made


def _refuse_idle(name: str, cells: Sequence[Any], codes: Sequence[Any]) -> None:
    held = set(cells)
    for code in codes:
        if code not in held:
            raise ValueError(
                text("column {name}: the file tells of {code}, which no row holds", name=name, code=code)
            )


def _column(
    ending: str, kind: str, cells: list[Any], values: Mapping[Any, str], format: str
) -> tuple[pa.Array, CodebookEntry]:
    import pyarrow as pa

    from engine.io.codebook import CodebookEntry

    if any(isinstance(cell, str) for cell in cells):
        if kind != "text":
            raise ValueError("a cell of a column of numbers is no number")
        return pa.array([cell or None for cell in cells], pa.string()), CodebookEntry()
    numbers = np.array(cells, dtype=np.float64)
    gone = np.isnan(numbers)
    if kind == "number":
        return pa.array(numbers, mask=gone), CodebookEntry()
    if kind == "whole":
        if not (np.floor(numbers[~gone]) == numbers[~gone]).all() or (np.abs(numbers[~gone]) > 2**53).any():
            raise ValueError("a cell of a column of whole numbers has a fraction")
        return pa.array(np.where(gone, 0, numbers).astype(np.int64), mask=gone), CodebookEntry()
    unit = DAYS.get(format) or MOMENTS.get(format)
    if unit:
        since = np.where(gone, 0, numbers) * unit
        if np.abs(since).max(initial=0) > 1e15:
            raise ValueError("a date lies outside the years that programs can show")
        moments = EPOCHS[ending] + since.astype(np.int64)
        day = format in DAYS
        found = pa.array(moments.astype("datetime64[D]") if day else moments, mask=gone)
        return found.cast(pa.string()), CodebookEntry(shape="date" if day else "datetime")
    if any(code not in values for code in set(numbers[~gone].tolist())):
        raise ValueError("a cell of a column of texts is no text")
    words = [None if np.isnan(number) else values[number] for number in numbers.tolist()]
    return pa.array(words, pa.string()), CodebookEntry(labelled=True)
