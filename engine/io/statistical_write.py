"""SPSS and Stata files of what leaves the house, by pyreadstat and pandas.

A column of texts that all are labels of codes is written as the codes, with the labels of the values that
some row holds and of no other; a column of dates as dates; every other text as text. Names become ones that
both programs take (letters, digits, _), and a column that had to be renamed bears its own name as its label.
The time of writing is fixed: the same columns give the same bytes.
"""

from __future__ import annotations

import datetime
import os
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from engine.core.errors import ReleaseError
from engine.core.text import text
from engine.io.codebook import LONGEST_TOLD, PLAIN, Code, Codebook, CodebookEntry

if TYPE_CHECKING:
    import pandas as pd
    import pyarrow as pa

_LONGEST_NAME = 32  # letters, in Stata; SPSS has 64 bytes
_LONGEST_LABEL = {"sav": 250, "dta": LONGEST_TOLD}  # of a variable, in bytes and in letters
_LONGEST_VALUE_LABEL = 120  # bytes, in SPSS
_LONGEST_TEXT = {"sav": 32_000, "dta": 2_000_000}  # bytes
_LONGEST_FIXED = 2045  # bytes of a Stata text that is not a strL
_WRITTEN = datetime.datetime(2000, 1, 1)
_RESERVED = re.compile(
    "all|and|by|eq|ge|gt|le|lt|ne|not|or|to|with|if|in|using|float|double|long|int|byte|str\\d+"
)


def write_sav(path: Path, columns: Mapping[str, Any], codebook: Codebook | None = None) -> None:
    import pyreadstat

    frame, told = _frame(columns, codebook or {}, "sav")
    pyreadstat.write_sav(
        frame,
        str(path),
        column_labels={name: one.label for name, one in told.items() if one.label},
        variable_value_labels={
            name: {float(code): label for code, label in one.values}
            for name, one in told.items()
            if one.values
        },
        missing_ranges={
            name: [float(value) for value, _ in one.missing] for name, one in told.items() if one.missing
        },
        variable_format={name: _spss_format(frame[name], one) for name, one in told.items()},
    )
    with open(path, "r+b") as file:
        # The header tells the day and the minute of writing, which are nobody's business.
        file.seek(92)
        file.write(b"01 Jan 0000:00:00")
        _settle(file)


def _spss_format(column: pd.Series, entry: CodebookEntry) -> str:
    if entry.shape:
        return "SDATE10" if entry.shape == "date" else "DATETIME20"
    if column.dtype == object:
        longest = max((len(cell.encode()) for cell in column), default=0)
        return f"A{max(1, longest)}"
    whole = bool((column.dropna() % 1 == 0).all())
    return "F12.0" if whole else "F16.6"


def write_dta(path: Path, columns: Mapping[str, Any], codebook: Codebook | None = None) -> None:
    frame, told = _frame(columns, codebook or {}, "dta")
    longest = {
        name: max((len(cell.encode()) for cell in frame[name]), default=0)
        for name in frame
        if frame[name].dtype == object
    }
    try:
        with open(path, "wb") as file:
            frame.to_stata(
                file,
                write_index=False,
                version=118,
                time_stamp=_WRITTEN,
                variable_labels={name: one.label for name, one in told.items() if one.label},
                value_labels={
                    name: {int(code): label for code, label in one.values}
                    for name, one in told.items()
                    if one.values
                },
                convert_dates={
                    name: "td" if one.shape == "date" else "tc" for name, one in told.items() if one.shape
                },
                convert_strl=[name for name, size in longest.items() if size > _LONGEST_FIXED],
            )
            _settle(file)
    except ValueError as error:
        raise ReleaseError(
            text("the table cannot be written as a Stata file: {error}", error=" ".join(str(error).split())),
            hint="choose CSV or Parquet",
        ) from None


def _settle(file: Any) -> None:
    file.flush()
    os.fsync(file.fileno())


# ── columns as these files have them ──────────────────────────────────────────────────────────


def _frame(
    columns: Mapping[str, Any], codebook: Codebook, format: str
) -> tuple[pd.DataFrame, dict[str, CodebookEntry]]:
    """The columns under names that the programs take, and what the file says of each."""
    import pandas as pd

    from engine.io.table_write import arrow_table

    table = arrow_table(columns)
    made: dict[str, Any] = {}
    told: dict[str, CodebookEntry] = {}
    for name, own, column in zip(
        table.column_names, valid_names(table.column_names), table.columns, strict=True
    ):
        made[own], entry = _cells(name, column, codebook.get(name, PLAIN), format)
        told[own] = CodebookEntry(
            variable_label(name, own, entry.label, format), entry.values, entry.missing, shape=entry.shape
        )
    return pd.DataFrame(made), told


def valid_names(names: Sequence[str]) -> list[str]:
    """Names that SPSS and Stata take: letters, digits and _, not too long, no word of their languages,
    and different also where capitals do not count."""
    found: list[str] = []
    taken: set[str] = set()
    for name in names:
        bare = "".join(sign if sign.isalnum() and sign.isascii() else "_" for sign in name) or "_"
        bare = bare if bare[0].isalpha() and not _RESERVED.fullmatch(bare.lower()) else f"v_{bare}"
        own, count = bare[:_LONGEST_NAME], 2
        while own.lower() in taken:
            own, count = f"{bare[: _LONGEST_NAME - 5]}_{count}", count + 1
        taken.add(own.lower())
        found.append(own)
    return found


def variable_label(name: str, own: str, label: str, format: str) -> str:
    """What the file says of a variable; a name that had to change stands before it."""
    full = label if own == name else f"{name}: {label}" if label and label != name else name
    cut = full[: _LONGEST_LABEL[format]]
    while format == "sav" and len(cut.encode()) > _LONGEST_LABEL[format]:
        cut = cut[:-1]
    return cut


def _cells(
    name: str, column: pa.ChunkedArray, entry: CodebookEntry, format: str
) -> tuple[Any, CodebookEntry]:
    """The cells as pandas takes them, and what is true of them."""
    import pandas as pd
    import pyarrow as pa
    import pyarrow.compute as pc

    if not (pa.types.is_string(column.type) or pa.types.is_large_string(column.type)):
        if pa.types.is_temporal(column.type):
            return _cells(name, pc.cast(column, pa.string()), entry, format)
        numbers = np.array(pc.cast(column, pa.float64(), safe=False).to_numpy(), dtype=np.float64)
        values = _held(entry.values, set(np.unique(numbers[~np.isnan(numbers)]).tolist()), format)
        return numbers, CodebookEntry(entry.label, values, _held_ranges(entry, numbers))
    texts = ["" if cell is None else cell for cell in column.to_pylist()]
    if entry.labelled:
        coded = _codes(texts, entry.values, format)
        if coded is not None:
            numbers, held = coded
            return numbers, CodebookEntry(entry.label, held, _held_ranges(entry, numbers))
    if entry.shape:
        moments = _moments(texts, entry, format)
        if moments is not None:
            return moments, CodebookEntry(entry.label, shape=entry.shape)
    if format == "sav" and any(cell[-1:] == " " for cell in texts):
        raise ReleaseError(
            text("column {name} holds a text that ends in a blank, which SPSS does not keep", name=name),
            hint="trim the values at Load, or choose CSV or Parquet",
        )
    longest = max((len(cell.encode()) for cell in texts), default=0)
    if longest > _LONGEST_TEXT[format]:
        raise ReleaseError(
            text(
                "column {name} holds a text of {longest} bytes, too long for such a file",
                name=name,
                longest=longest,
            ),
            hint="choose CSV or Parquet",
        )
    return pd.Series(texts, dtype=object), CodebookEntry(entry.label)


def _codes(
    texts: list[str], values: Sequence[tuple[Code, str]], format: str
) -> tuple[np.ndarray, tuple[tuple[Code, str], ...]] | None:
    """Numbers behind the labels, if every text is one."""
    codes = {label: code for code, label in values}
    held = set(texts) - {""}
    if not held or not held <= set(codes) or any(isinstance(codes[label], str) for label in held):
        return None
    kept = _held(values, {codes[label] for label in held}, format)
    if len(kept) < len(held):
        return None
    return np.array([codes[cell] if cell else np.nan for cell in texts], dtype=np.float64), kept


def _held(values: Sequence[tuple[Code, str]], held: set[Any], format: str) -> tuple[tuple[Code, str], ...]:
    """Labels of values that some row holds, where the program can take them."""
    return tuple(
        (code, label)
        for code, label in values
        if code in held
        and not isinstance(code, str)
        and len(label.encode()) <= _LONGEST_VALUE_LABEL
        and (format == "sav" or (float(code).is_integer() and abs(code) < 2**31))
    )


def _held_ranges(entry: CodebookEntry, numbers: np.ndarray) -> tuple[tuple[Code, Code], ...]:
    """Declared missing values that some row holds, each by itself: a range could tell more."""
    there = np.unique(numbers[~np.isnan(numbers)]).tolist()
    declared = [
        value for value in there if any(not isinstance(a, str) and a <= value <= b for a, b in entry.missing)
    ]
    return tuple((value, value) for value in declared) if len(declared) <= 3 else ()


def _moments(texts: list[str], entry: CodebookEntry, format: str) -> Any:
    """ISO dates as SPSS counts them, or as pandas takes them; None where a text is none."""
    try:
        found = np.array([cell or "NaT" for cell in texts], dtype="datetime64[ms]")
    except ValueError:
        return None
    if np.isnat(found).all():
        return None
    if format == "dta":
        return found.astype("datetime64[ns]") if _within_nanoseconds(found) else None
    seconds = (found - np.datetime64("1582-10-14", "ms")) / np.timedelta64(1, "s")
    return np.where(np.isnat(found), np.nan, seconds)


def _within_nanoseconds(found: np.ndarray) -> bool:
    known = found[~np.isnat(found)]
    return bool((known >= np.datetime64("1680-01-01")).all() and (known <= np.datetime64("2260-01-01")).all())
