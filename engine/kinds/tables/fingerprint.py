"""The fingerprint of a table: the bag of its rows over all columns of the file, whatever their roles."""

from __future__ import annotations

from engine.core import fingerprint
from engine.kinds.tables.data import Column, Table


def of_table(table: Table) -> str:
    return fingerprint.of_rows((_hashed(column) for column in table.columns), table.rows)


def _hashed(column: Column) -> fingerprint.Lanes:
    if column.labels is None:
        return fingerprint.numbers(column.values)
    return fingerprint.texts(column.values, column.labels)
