"""A released file of series in any of its layouts, read back for the verifier and for comparisons.

Wide with intervals (CSV), wide with two columns a time point (Parquet, SPSS, Stata), or a line a series and
time point (long CSV). What a long file says twice (the pattern of a series stands in each of its lines) is
read from the first line: that the others agree, its bytes tell when it is written again.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from engine.core.errors import InputError
from engine.core.text import text
from engine.kinds.timeseries.verify_read import (
    PERSONS,
    ClaimedColumns,
    Codes,
    Ends,
    ReleasedSeries,
    UnreadableSeries,
    distinct_ends,
    encode_cells,
    has_ends,
    is_long,
    location,
    read_csv_texts,
    read_wide,
    roles_of,
)
from engine.verify.formula_escape import escape

if TYPE_CHECKING:
    import pyarrow as pa

    from engine.io.codebook import CodebookEntry

FIXED = {"group": "GroupID", "pattern": "Pattern", "level": "Level"}
DATA = tuple(f"data.{ending}" for ending in ("csv", "parquet", "long.csv", "sav", "dta"))
_NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?", re.ASCII)


def find_data(folder: Path) -> Path:
    if folder.is_file():
        return folder
    found = [folder / name for name in DATA if (folder / name).is_file()]
    if len(found) != 1:
        raise UnreadableSeries(
            text(
                "{found} data files ({names}) in the release, 1 expected",
                found=len(found),
                names=", ".join(DATA),
            )
        )
    return found[0]


def read_released(path: Path, columns: ClaimedColumns) -> ReleasedSeries:
    if is_long(path):
        return _read_long(path, columns)
    if path.suffix in (".sav", ".dta"):
        return read_wide(path, columns, read_statistical_table(path, columns)[0])
    return read_wide(path, columns)


def expected_names(columns: ClaimedColumns, path: Path) -> list[str]:
    """The columns of such a file, as they are written."""
    times = columns["time"]
    if has_ends(path):
        times = [f"{time}_{end}" for time in times for end in ("low", "high")]
    first = long_names(columns) if is_long(path) else [FIXED["group"], *times]
    last = [FIXED["pattern"], FIXED["level"], *columns.get("persons", ())]
    names = [*first, *(columns.get("sensitive") or ()), *last]
    return names if has_ends(path) else [escape(name) for name in names]


def long_names(columns: ClaimedColumns) -> list[str]:
    """What stands before the sensitive columns in a long file."""
    return ["Series", FIXED["group"], *when_names(columns), "Low", "High"]


def when_names(columns: ClaimedColumns) -> list[str]:
    return ["Channel", "Time"] if "channels" in columns else ["Time"]


def when_cells(columns: ClaimedColumns) -> list[list[str]]:
    """Of a long file: the cells under `when_names`, for every point of a series."""
    if "channels" not in columns:
        return [columns["time"]]
    channels, every = columns["channels"], columns["time"]
    owners = [channels[at * len(channels) // len(every)] for at in range(len(every))]
    return [owners, [name[len(owner) + 1 :] for name, owner in zip(every, owners, strict=True)]]


# ── SPSS and Stata ────────────────────────────────────────────────────────────────────────────


def read_statistical_table(
    path: Path, columns: ClaimedColumns, names: list[str] | None = None
) -> tuple[pa.Table, Mapping[str, CodebookEntry]]:
    """The cells under their promised names, and what the file says of them beside. A column is one of texts
    only where it may be: the pattern, and sensitive columns as the file has them."""
    from engine.io.read_errors import readable
    from engine.verify.read_statistical import read_statistical

    try:
        with readable(path, "file of ours"):
            texts = _text_columns(path)
            names = names or _names_told(path, columns, len(texts))
            types = dict.fromkeys(names, "number")
            types |= {name: "whole" for name in (*FIXED.values(), *PERSONS) if name in types}
            sensitive = columns.get("sensitive") or ()
            for name, is_text in zip(names, texts, strict=False):
                if name in sensitive:
                    types[name] = "text" if is_text else "number"
            types |= {FIXED["pattern"]: "text"} if FIXED["pattern"] in types else {}
            return read_statistical(path, types, None, {})
    except (InputError, ValueError, KeyError) as error:
        raise UnreadableSeries(error.message if isinstance(error, InputError) else str(error)) from None


def _names_told(path: Path, columns: ClaimedColumns, count: int) -> list[str]:
    """As claimed; where nothing is claimed of persons, with them if there are two columns more."""
    names = expected_names(columns, path)
    more = "persons" not in columns and "group" not in columns and count == len(names) + len(PERSONS)
    return [*names, *PERSONS] if more else names


def _text_columns(path: Path) -> list[bool]:
    import pyreadstat

    from engine.io.statistical_probe import refuse_crashing

    refuse_crashing(path)
    read = {".sav": pyreadstat.read_sav, ".dta": pyreadstat.read_dta}[path.suffix]
    _, told = read(str(path), metadataonly=True)
    return [told.readstat_variable_types[name] == "string" for name in told.column_names]


# ── long ──────────────────────────────────────────────────────────────────────────────────────


def _read_long(path: Path, columns: ClaimedColumns) -> ReleasedSeries:
    table = read_csv_texts(path)
    names = tuple(table.column_names)
    missing = [name for name in long_names(columns) if name not in names]
    if missing:
        raise UnreadableSeries(text("missing: {missing}", missing=", ".join(missing)))
    points = _points(encode_cells("Series", table.column("Series")))
    if not points or table.num_rows % points:
        raise UnreadableSeries("not every series has a line for every time point")
    when = [encode_cells(name, table.column(name)) for name in when_names(columns)]
    roles, persons = roles_of(columns, names)
    written = [n for n in names if n not in ("Series", *when_names(columns), "Low", "High")]
    once = {name: _first_lines(encode_cells(name, table.column(name)), points) for name in written}
    found = _ends(table, points, path)
    return ReleasedSeries(
        rows=table.num_rows // points,
        names=names,
        times=tuple(" ".join(str(one.values[one.codes[at]]) for one in when) for at in range(points)),
        interval=np.stack([one.codes for one in found]),
        low=[one.low for one in found],
        high=[one.high for one in found],
        bad_cells=tuple(cell for one in found for cell in one.bad),
        pattern=once.get(roles["pattern"]),
        level=once.get(roles["level"]),
        group=once.get(roles["group"]),
        others=tuple(c for n, c in once.items() if n not in (*roles.values(), *persons)),
        persons=tuple(once[name] for name in persons),
    )


def _points(series: Codes) -> int:
    """Lines of the first series."""
    other = series.codes != series.codes[:1]
    return int(other.argmax()) if other.any() else len(other)


def _first_lines(column: Codes, points: int) -> Codes:
    """Of every series the cell of its first line; only values that stand there."""
    used, codes = np.unique(column.codes[::points], return_inverse=True)
    return Codes(column.name, codes.astype(np.int64), [column.values[value] for value in used])


def _ends(table: pa.Table, points: int, path: Path) -> list[Ends]:
    """Of every time point the intervals of all series."""
    cells = [encode_cells(name, table.column(name)) for name in ("Low", "High")]
    numbers, bad = [], []
    for column in cells:
        parsed = [_number(str(value)) for value in column.values]
        numbers.append(np.array(parsed)[column.codes])
        wrong = np.flatnonzero(np.isnan(numbers[-1]))
        if len(wrong):
            where, cell = int(wrong[0]), str(column.values[column.codes[wrong[0]]])
            told = text(
                "{path}, column {name}: {i} is no number",
                path=location(where // points, path),
                name=column.name,
                i=f"{cell[:40]!r}",
            )
            bad.append(told)
    every = np.arange(table.num_rows // points)
    low, high = numbers
    found = [distinct_ends(every, low[j::points], high[j::points], []) for j in range(points)]
    found[0].bad.extend(bad)
    return found


def _number(cell: str) -> float:
    return float(cell) if _NUMBER.fullmatch(cell) else np.nan
