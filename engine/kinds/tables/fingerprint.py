"""The fingerprint of a table: the bag of its rows over all columns of the file, whatever their roles."""

from __future__ import annotations

from engine.core.fingerprint import Lanes, numbers, of_rows, texts
from engine.kinds.tables.data import Table, TableColumn


def fingerprint(data: Table) -> str:
    return of_rows((_lanes(column) for column in data.columns), data.rows)


def _lanes(column: TableColumn) -> Lanes:
    if column.labels is None:
        return numbers(column.values)
    return texts(column.values, column.labels)
