"""What the window draws of columns that are not numbers: how they hang together, before and after, and the
cross table of two of them."""

from __future__ import annotations

import numpy as np

from engine.kinds.tables import view_types as types
from engine.kinds.tables.association import (
    MOST_ROWS,
    CodedColumn,
    associations,
    both_coded,
    cross_counts,
    shared_columns,
)
from engine.kinds.tables.column_roles import require_column
from engine.kinds.tables.data import PublishedTable, Table
from engine.kinds.tables.params import TableParams


def association(
    data: Table, published: PublishedTable | None, params: TableParams | None
) -> types.CorrelationView:
    """Cramér's V of every pair of columns before and after, on at most 100 000 rows."""
    before, after = _released(data, published)
    names = shared_columns(before, after)
    pairs = [both_coded(before.by_name[name], after.by_name[name]) for name in names]
    original = associations([pair[0] for pair in pairs])
    if published is None:
        return types.CorrelationView(tuple(names), original, None, None)
    after_ = associations([pair[1] for pair in pairs])
    return types.CorrelationView(tuple(names), original, after_, after_ - original)


def cross_table(
    data: Table, published: PublishedTable | None, params: TableParams | None, first: str, second: str
) -> types.CrossTableView:
    """How many rows hold each pair of values of two columns, before and after."""
    before, after = _released(data, published)
    for name in (first, second):
        require_column(name, list(before.by_name), "columns")
    rows, columns = (
        both_coded(before.by_name[n], after.by_name.get(n, before.by_name[n])) for n in (first, second)
    )
    missing = [name for name in (first, second) if name not in after.by_name]
    shown = published is not None and not missing
    return types.CrossTableView(
        first, second, _counts(rows[0], columns[0]), _counts(rows[1], columns[1]) if shown else None
    )


def _counts(rows: CodedColumn, columns: CodedColumn) -> types.CrossCounts:
    """Values that no row holds are left out."""
    counts = cross_counts(rows, columns)
    held = [np.flatnonzero(counts.sum(axis=axis)) for axis in (1, 0)]
    return types.CrossCounts(
        tuple(rows.labels[place] for place in held[0]),
        tuple(columns.labels[place] for place in held[1]),
        counts[np.ix_(*held)],
    )


def _released(data: Table, published: PublishedTable | None) -> tuple[Table, Table]:
    if published is None:
        kept = tuple(column for column in data.columns if column.name not in data.withheld)
        small = Table(kept, data.roles).sample(MOST_ROWS)
        return small, small
    return data.sample(MOST_ROWS), published.table.sample(MOST_ROWS)
