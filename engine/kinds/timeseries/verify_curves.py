"""The curves of the groups, from the released files alone: one for every envelope, inside it, and rounded.

A row a group (in the long layout a line a group and time point), numbered as in the data file; every value a
multiple of the step that the ends of its time point have, and written once more the same bytes. Shares no
code with what makes releases.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from decimal import Decimal
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from engine.core.errors import InputError
from engine.core.technique import Check
from engine.core.text import text
from engine.kinds.timeseries.verify_format import DIGITS, is_multiple
from engine.kinds.timeseries.verify_open import FIXED, read_statistical_table, when_cells, when_names
from engine.kinds.timeseries.verify_read import (
    ClaimedColumns,
    ReleasedSeries,
    UnreadableSeries,
    encode_cells,
    is_long,
    read_csv_texts,
)
from engine.verify import csv_spelling
from engine.verify.formula_escape import escape
from engine.verify.read_table import whole_parquet, written_again

Array = NDArray[np.float64]
NAME = "Curves of the groups"


def check_curves(released: ReleasedSeries, columns: ClaimedColumns, k: int, path: Path) -> Iterator[Check]:
    """Of a release whose data file was found in order: its groups are numbered 1, 2, 3 …"""
    try:
        curves, same = read_curves(path, columns)
    except (UnreadableSeries, InputError, OSError, ValueError) as problem:
        said = problem.message if isinstance(problem, InputError) else str(problem.args[0])
        yield Check(NAME, False, said)
        return
    low, high, sizes = envelopes_of(released)
    if len(curves) != len(low):
        yield Check(
            NAME,
            False,
            text("{curves} curves for {groups} groups", curves=len(curves), groups=len(low)),
        )
        return
    few = np.flatnonzero(sizes < k)
    outside = np.argwhere(~((low <= curves) & (curves <= high)))  # NaN is outside too
    said = ""
    if len(few):
        said = text("group {group} has fewer than {k} series", group=int(few[0]) + 1, k=k)
    elif len(outside):
        group, at = (int(place) for place in outside[0])
        said = text("group {group}, {time}: outside its envelope", group=group + 1, time=columns["time"][at])
    yield Check(NAME, not said, said or text("{groups}, each inside its envelope", groups=len(curves)))
    if not said:
        yield _rounded(curves, low, high, columns["time"])
        yield Check("Nothing else is in the curves", same, "written once more, they have the same bytes")


def envelopes_of(released: ReleasedSeries) -> tuple[Array, Array, NDArray[np.int64]]:
    """Ends and rows of the groups in the order of their numbers, which is that of the rows."""
    assert released.group is not None
    numbers = np.array([int(str(value)) for value in released.group.values])[released.group.codes]
    _, first, sizes = np.unique(numbers, return_index=True, return_counts=True)
    ends = [
        np.stack([part[codes[first]] for part, codes in zip(side, released.interval, strict=True)], axis=1)
        for side in (released.low, released.high)
    ]
    return ends[0], ends[1], sizes


def _rounded(curves: Array, low: Array, high: Array, times: Sequence[str]) -> Check:
    name = "Curves are rounded"
    for j, time in enumerate(times):
        span = Decimal(float(high[:, j].max())) - Decimal(float(low[:, j].min()))
        if not span:
            continue  # one value for all, and the curve inside it
        step = span.adjusted() - (DIGITS - 1)
        if not all(is_multiple(value, step) for value in np.unique(curves[:, j]).tolist()):
            detail = text("column {time}: a value is finer than a multiple of 1e{step}", time=time, step=step)
            return Check(name, False, detail)
    return Check(name, True, "to the step of the ends of their time point")


# ── reading ───────────────────────────────────────────────────────────────────────────────────


def read_curves(path: Path, columns: ClaimedColumns) -> tuple[Array, bool]:
    """(groups, n), and whether our own spelling gives the bytes of the file."""
    times = columns["time"]
    if is_long(path):
        return _read_long(path, columns)
    if path.suffix == ".csv":
        return _read_csv(path, times)
    return _read_columns(path, times)


def _read_csv(path: Path, times: Sequence[str]) -> tuple[Array, bool]:
    table = read_csv_texts(path)
    names = [FIXED["group"], *times]
    if table.column_names != [escape(name) for name in names]:
        raise UnreadableSeries("the curves have other columns than GroupID and the time points")
    cells = [[str(cell) for cell in table.column(name).to_pylist()] for name in table.column_names]
    curves = np.array([[_number(cell) for cell in column] for column in cells[1:]]).T
    again = [cells_of([str(number + 1) for number in range(table.num_rows)])]
    again += [cells_of([csv_spelling.spell_number(value) for value in column]) for column in curves.T]
    return curves.reshape(table.num_rows, len(times)), _same(path, names, again, table.num_rows)


def _read_long(path: Path, columns: ClaimedColumns) -> tuple[Array, bool]:
    times, when = columns["time"], when_cells(columns)
    table, names = read_csv_texts(path), ["GroupID", *when_names(columns), "Value"]
    if table.column_names != names or table.num_rows % len(times):
        raise UnreadableSeries(
            "the curves have other columns than GroupID, Time and Value, or a time is missing"
        )
    values = encode_cells("Value", table.column("Value"))
    numbers = np.array([_number(str(value)) for value in values.values])[values.codes]
    groups = len(numbers) // len(times)
    again = [
        (csv_spelling.cells([str(g + 1) for g in range(groups)]), np.repeat(np.arange(groups), len(times))),
        *(
            (
                csv_spelling.cells([csv_spelling.spell_text(cell) for cell in cells]),
                np.tile(np.arange(len(times)), groups),
            )
            for cells in when
        ),
        cells_of([csv_spelling.spell_number(value) for value in numbers.tolist()]),
    ]
    return numbers.reshape(groups, len(times)), _same(path, names, again, len(numbers))


def _read_columns(path: Path, times: Sequence[str]) -> tuple[Array, bool]:
    names = [FIXED["group"], *times]
    table, codebook = (
        (whole_parquet(path), {})
        if path.suffix == ".parquet"
        else read_statistical_table(path, {"time": list(times)}, names)
    )
    if table.column_names != names:
        raise UnreadableSeries("the curves have other columns than GroupID and the time points")
    cells = [np.asarray(table.column(name).to_numpy(), dtype=np.float64) for name in names]
    numbered = np.array_equal(cells[0], np.arange(1, table.num_rows + 1))
    columns = {names[0]: np.arange(1, table.num_rows + 1)}
    columns |= {time: column + 0.0 for time, column in zip(times, cells[1:], strict=True)}
    same = numbered and written_again(path, columns, codebook=codebook)
    return np.stack(cells[1:], axis=1), same


def cells_of(texts: Sequence[str]) -> csv_spelling.Column:
    return csv_spelling.cells(texts), np.arange(len(texts))


def _same(path: Path, names: Sequence[str], columns: Sequence[csv_spelling.Column], rows: int) -> bool:
    return b"".join(csv_spelling.file_parts(names, columns, rows)) == path.read_bytes()


def _number(cell: str) -> float:
    try:
        return float(cell) + 0.0
    except ValueError:
        raise UnreadableSeries(text("{cell} is no number", cell=f"{cell[:40]!r}")) from None
