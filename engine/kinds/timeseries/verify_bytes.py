"""The bytes of a released file: order of the rows, numbers of the groups, spelling of every cell.

One content has one file: all of it follows from the content, so that nothing can be told by the choice
between two of them. For the verifier.
"""

from __future__ import annotations

import re
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from engine.core.technique import Check
from engine.core.text import text
from engine.kinds.timeseries.verify_open import FIXED, long_names, read_statistical_table, when_cells
from engine.kinds.timeseries.verify_read import (
    NUMERAL,
    ClaimedColumns,
    ClaimedParams,
    Codes,
    ReleasedSeries,
    combine,
    first_rows,
    is_long,
    location,
)
from engine.verify import csv_spelling
from engine.verify.formula_escape import unescape
from engine.verify.read_table import written_again

LINES = 1 << 18  # of a long file, spelled at a time

_INVISIBLE = re.compile(
    r"[\x00-\x1f\x7f-\x9f\xad\u0600-\u0605\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]"
)


def check_bytes(
    released: ReleasedSeries, columns: ClaimedColumns, params: ClaimedParams, path: Path
) -> Iterator[Check]:
    numbered = _numbers_of_groups(released, path)
    yield numbered
    if not numbered.passed:
        return
    yield _order(released, path)
    yield _one_spelling(released)
    if path.suffix == ".parquet":
        yield from _same_parquet(released, path)
    elif path.suffix in (".sav", ".dta"):
        yield _same_statistical(released, columns, path)
    elif is_long(path):
        yield _same_long(released, columns, path)
    else:
        yield _same_csv(released, columns, params["intervals"], path)


def _numbers_of_groups(released: ReleasedSeries, path: Path) -> Check:
    """1, 2, 3 … in the order of the rows: a number tells nothing that the envelope does not."""
    name, group = "Numbers of the groups", released.group
    assert group is not None
    numbers = np.array([_whole(value) for value in group.values])[group.codes]
    steps = np.diff(numbers, prepend=0)
    wrong = (steps < 0) | (steps > 1) | (numbers < 1)
    if wrong.any():
        where = location(int(wrong.argmax()), path)
        return Check(
            name, False, text("{where}: groups are numbered 1, 2, 3 … in the order of the rows", where=where)
        )
    return Check(name, True, text("1 to {numbers}, in the order of the rows", numbers=numbers[-1]))


def _whole(value: object) -> int:
    content = str(value)
    return int(content) if content.isascii() and content.isdecimal() and len(content) < 16 else -1


def _order(released: ReleasedSeries, path: Path) -> Check:
    """Rows sorted by their cells, column by column."""
    assert released.pattern is not None and released.level is not None
    columns = [*released.interval]  # intervals are numbered by (low, high)
    for column in (*released.others, released.pattern):
        columns.append(csv_spelling.sort_ranks([cell_text(value) for value in column.values])[column.codes])
    columns.append(np.array([_whole(value) for value in released.level.values])[released.level.codes])
    same = np.ones(released.rows - 1, dtype=bool)
    for rank in columns:
        step = np.diff(rank)
        wrong = same & (step < 0)
        if wrong.any():
            where = location(int(wrong.argmax()) + 1, path)
            return Check(
                "Order of the rows", False, text("{where} stands before it by its cells", where=where)
            )
        same &= step == 0
    return Check("Order of the rows", True, "sorted by their cells: nothing of another order is left")


def cell_text(value: float | str | None) -> str:
    """A cell of a sensitive column or pattern as text; missing is empty."""
    if value is None:
        return ""
    return value if isinstance(value, str) else csv_spelling.spell_number(value)


def _one_spelling(released: ReleasedSeries) -> Check:
    """No blanks around a text, nothing invisible in it, no number in two spellings: they could tell."""
    for column in released.others:
        texts = [value for value in column.values if isinstance(value, str)]
        numbers = [float(written) for written in texts if NUMERAL.fullmatch(written)]
        blank = next(
            (written for written in texts if written != written.strip() or _INVISIBLE.search(written)), None
        )
        if blank is not None or len(set(numbers)) < len(numbers):
            what = "one number has two spellings"
            if blank is not None:
                what = text("{blank} has invisible signs or blanks around it", blank=f"{blank[:40]!r}")
            return Check(
                "One spelling for a value", False, text("column {name}: {what}", name=column.name, what=what)
            )
    return Check("One spelling for a value", True, "every value is spelled in one way")


def _same_csv(released: ReleasedSeries, columns: ClaimedColumns, style: str, path: Path) -> Check:
    names = [FIXED["group"], *columns["time"], *columns["sensitive"], *_last_names(columns)]
    cells = [_whole_numbers(released.group)]
    for codes, low, high in zip(released.interval, released.low, released.high, strict=True):
        cells.append((csv_spelling.spell_intervals(low, high, style), codes))
    group = combine(cells[0][1], released.envelope)  # all rows of a group begin alike
    first = first_rows(group)
    begins = csv_spelling.in_line([(texts, codes[first]) for texts, codes in cells])
    lines = [(begins, group), *_of_the_row(released)]
    return _compared(csv_spelling.file_parts(names, lines, released.rows), path)


def _last_names(columns: ClaimedColumns) -> list[str]:
    return [FIXED["pattern"], FIXED["level"], *columns.get("persons", ())]


def _of_the_row(released: ReleasedSeries) -> Iterator[csv_spelling.Column]:
    """Cells that follow the envelope: sensitive ones, pattern, level, persons."""
    for column in released.others:
        spelled = [_respelled(cell_text(value)) for value in column.values]
        yield csv_spelling.cells(spelled), column.codes
    assert released.pattern is not None
    yield csv_spelling.cells([str(value) for value in released.pattern.values]), released.pattern.codes
    for number in (released.level, *released.persons):
        yield _whole_numbers(number)


def _compared(parts: Iterable[bytes], path: Path) -> Check:
    with path.open("rb") as file:
        for part in parts:
            if file.read(len(part)) != part:
                return _other_bytes("a cell, a quotation mark or a line is spelled in another way")
        if file.read(1):
            return _other_bytes("something follows the last row")
    return _same_bytes()


def _same_long(released: ReleasedSeries, columns: ClaimedColumns, path: Path) -> Check:
    """A line a series and time point: numbered 1, 2, 3 …, every time point in its place."""
    return _compared(_long_parts(released, columns), path)


def _long_parts(released: ReleasedSeries, columns: ClaimedColumns) -> Iterator[bytes]:
    names, points = [*long_names(columns), *columns["sensitive"], *_last_names(columns)], len(released.times)
    when = [
        csv_spelling.cells([csv_spelling.spell_text(cell) for cell in cells]) for cells in when_cells(columns)
    ]
    spelled = [
        [(_ends(ends), codes) for ends, codes in zip(side, released.interval, strict=True)]
        for side in (released.low, released.high)
    ]
    group, others = _whole_numbers(released.group), [*_of_the_row(released)]
    step = max(1, LINES // points)
    for start in range(0, released.rows, step):
        stop = min(start + step, released.rows)
        lines = (stop - start) * points
        numbers = csv_spelling.cells([str(number + 1) for number in range(start, stop)])
        at = np.tile(np.arange(points), stop - start)
        cells = [
            (numbers, np.repeat(np.arange(stop - start), points)),
            (group[0], np.repeat(group[1][start:stop], points)),
            *((cells, at) for cells in when),
            *(_interleaved(side, start, stop) for side in spelled),
            *((texts, np.repeat(codes[start:stop], points)) for texts, codes in others),
        ]
        header, *parts = csv_spelling.file_parts(names, cells, lines)
        yield from parts if start else [header, *parts]


def _ends(ends: NDArray[np.float64]) -> pa.Array:
    return csv_spelling.cells([csv_spelling.spell_number(end) for end in (ends + 0.0).tolist()])  # −0 is 0


def _interleaved(columns: list[csv_spelling.Column], start: int, stop: int) -> csv_spelling.Column:
    """Cells of all time points of a series, then of the next."""
    texts = pa.concat_arrays([texts for texts, _ in columns])
    offsets = np.cumsum([0, *(len(texts) for texts, _ in columns[:-1])])
    codes = np.stack(
        [codes[start:stop] + offset for (_, codes), offset in zip(columns, offsets, strict=True)]
    )
    return texts, codes.T.ravel()


def _same_statistical(released: ReleasedSeries, columns: ClaimedColumns, path: Path) -> Check:
    table, codebook = read_statistical_table(path, columns)
    cells: dict[str, Any] = {name: table.column(name).combine_chunks() for name in table.column_names}
    for name, column in cells.items():
        if pa.types.is_floating(column.type):
            cells[name] = pc.add(column, 0.0)  # −0 is 0
    detail = "written once more from its cells, it has other bytes: it holds something besides"
    return _same_bytes() if written_again(path, cells, codebook=codebook) else _other_bytes(detail)


def _respelled(cell: str) -> str:
    return cell if NUMERAL.fullmatch(cell) else csv_spelling.spell_text(unescape(cell))


def _whole_numbers(column: Codes | None) -> csv_spelling.Column:
    assert column is not None
    return csv_spelling.cells([str(_whole(value)) for value in column.values]), column.codes


def _same_bytes() -> Check:
    detail = "written once more from its cells, it has the same bytes"
    return Check("Nothing else is in the file", True, detail)


def _other_bytes(detail: str) -> Check:
    return Check("Nothing else is in the file", False, detail)


def _same_parquet(released: ReleasedSeries, path: Path) -> Iterator[Check]:
    from pyarrow import parquet

    from engine.io.table_write import write_parquet

    table = parquet.read_table(path)
    wrong = [
        name
        for name, kind in zip(table.column_names, table.schema.types, strict=True)
        if kind not in _types(name, released)
    ]
    detail = text("another type: {wrong}", wrong=", ".join(wrong[:5])) if wrong else "numbers and texts"
    yield Check("Types of the columns", not wrong, detail)
    if wrong:
        return
    columns: dict[str, Any] = {name: table.column(name).combine_chunks() for name in table.column_names}
    for time in released.times:
        for end in (f"{time}_low", f"{time}_high"):
            columns[end] = pc.add(columns[end], 0.0)  # −0 is 0
    with tempfile.TemporaryDirectory(prefix="sfumato-") as folder:
        again = Path(folder) / "data.parquet"
        write_parquet(again, columns)
        same = again.read_bytes() == path.read_bytes()
        by = [parquet.read_metadata(one).created_by for one in (path, again)]
    if same:
        yield _same_bytes()
    elif by[0] != by[1]:
        yield _other_bytes(
            text("it was written by {by}, here is {by2}: the bytes cannot be compared", by=by[0], by2=by[1])
        )
    else:
        yield _other_bytes("written once more from its cells, it has other bytes: it holds something besides")


def _types(name: str, released: ReleasedSeries) -> tuple[pa.DataType, ...]:
    if name in (FIXED["group"], FIXED["level"], *(column.name for column in released.persons)):
        return (pa.int64(),)
    if name == FIXED["pattern"]:
        return (pa.string(),)
    if name in {column.name for column in released.others}:
        return (pa.int64(), pa.float64(), pa.string())
    return (pa.float64(),)
