"""What a new table differs in from an earlier one: columns, types, and values the earlier one did not have.

A recipe was judged on one file; next year's may have a column more, texts where numbers were, values outside
the range. The answer names columns and counts, never values: it stands beside releases.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from engine.core.number_format import grouped
from engine.core.progress import Progress
from engine.core.text import text
from engine.io.csv_dialect import TableReading

if TYPE_CHECKING:
    import pyarrow as pa

MOST_LABELS = 1000  # different texts of a column beyond which they are no categories
MOSTLY = 0.7  # of the rows with a text of their own: names, not categories


def table_differences(old: Path, new: Path, reading: TableReading, progress: Progress) -> Iterator[str]:
    """One sentence a difference; both files are read as `reading` says."""
    from engine.io.table_read import read_table

    before = read_table(old, reading, progress.part("", 0.5))
    after = read_table(new, reading, progress.part("", 0.5))
    yield from column_differences(before.column_names, after.column_names)
    for name in before.column_names:
        if name in after.column_names:
            yield from _of_column(name, before.column(name), after.column(name))


def column_differences(before: list[str], after: list[str]) -> Iterator[str]:
    for name in after:
        if name not in before:
            yield text("column {name} is new", name=name)
    for name in before:
        if name not in after:
            yield text("column {name} is missing", name=name)


def name_differences(
    before: Mapping[str, Iterable[str]], after: Mapping[str, Iterable[str]]
) -> Iterator[str]:
    """Of what is no column: activities of a log, nodes of a network."""
    for what, names in before.items():
        old, new = set(names), set(after[what])
        if new - old:
            yield text("{what} that the earlier file did not have: {n}", what=what, n=grouped(len(new - old)))
        if old - new:
            yield text("{what} that only the earlier file had: {n}", what=what, n=grouped(len(old - new)))


def _of_column(name: str, before: pa.ChunkedArray, after: pa.ChunkedArray) -> Iterator[str]:
    was, now = _type(before), _type(after)
    if was != now and "nothing" not in (was, now):
        yield text("column {name} holds {now}, it held {was}", name=name, now=now, was=was)
    elif was == "numbers" or was == "dates":
        yield from _outside(name, before, after)
    elif was == "texts":
        yield from _unseen(name, before, after)


def _type(column: pa.ChunkedArray) -> str:
    import pyarrow as pa

    kind = column.type
    if column.null_count == len(column):
        return "nothing"
    if pa.types.is_integer(kind) or pa.types.is_floating(kind) or pa.types.is_decimal(kind):
        return "numbers"
    if pa.types.is_boolean(kind):
        return "yes and no"
    return "dates" if pa.types.is_temporal(kind) else "texts"


def _outside(name: str, before: pa.ChunkedArray, after: pa.ChunkedArray) -> Iterator[str]:
    import pyarrow as pa
    import pyarrow.compute as pc

    ends = pc.min_max(before).as_py()
    if ends["min"] is None:
        return
    try:
        many = [
            pc.sum(pc.less(after, pa.scalar(ends["min"], before.type))).as_py() or 0,
            pc.sum(pc.greater(after, pa.scalar(ends["max"], before.type))).as_py() or 0,
        ]
    except pa.ArrowException:  # days against times of day
        return
    below, above = many
    if below:
        yield text("column {name}: values below all of the earlier file: {n}", name=name, n=grouped(below))
    if above:
        yield text("column {name}: values above all of the earlier file: {n}", name=name, n=grouped(above))


def _unseen(name: str, before: pa.ChunkedArray, after: pa.ChunkedArray) -> Iterator[str]:
    import pyarrow.compute as pc

    known = pc.unique(before)
    if len(known) > min(MOST_LABELS, len(before) * MOSTLY):
        return
    fresh = pc.and_(pc.is_valid(after), pc.invert(pc.is_in(after, value_set=known)))
    rows = pc.sum(fresh).as_py() or 0
    if rows:
        labels = pc.count_distinct(after.filter(fresh)).as_py()
        yield text(
            "column {name}: values that the earlier file did not have: {labels} (rows: {rows})",
            name=name,
            labels=grouped(labels),
            rows=grouped(rows),
        )
