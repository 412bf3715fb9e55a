"""What a run did to a table, for manifest, report and gate: nothing of the data but the names of columns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import reduce

from engine.core.json_values import Document
from engine.core.technique import Done, Leaving
from engine.core.text import text
from engine.kinds.tables.changes import Change
from engine.kinds.tables.data import PublishedTable, Table
from engine.kinds.tables.examples import examples
from engine.kinds.tables.identifying_columns import identifying_columns, told_steps
from engine.kinds.tables.params import TableParams


def describe(data: Table, published: PublishedTable, params: TableParams) -> Done:
    released = published.table.by_name
    facts: Document = {
        "rows": {
            "read": data.rows,
            "released": published.table.rows,
            "dropped": data.rows - published.table.rows,
            "filled": 0,
            "unit": "rows",
        },
        "dialect": dict(zip(("separator", "decimal"), data.dialect, strict=True)),
        "quasi": [name for name in data.role("quasi") if name in released],
        "sensitive": [name for name in data.role("sensitive") if name in released],
        "alike": identifying_columns(data, published),
        "steps": told_steps(published),
    }
    shown = examples(published.original(data), published.table)
    leaving = (_leaving(column.name, data, published) for column in data.columns)
    return Done(tuple(replace(part, example=shown.get(part.name)) for part in leaving), facts)


def _leaving(name: str, table: Table, published: PublishedTable) -> Leaving:
    if name in table.role("id") and name not in published.table.by_name:
        return Leaving(name, "dropped", "identifier")
    if name in table.role("person") and name not in published.table.by_name:
        return Leaving(name, "dropped", "person")
    if name not in published.table.by_name:
        return Leaving(name, "dropped", "left out")
    changes = published.changes_of(name)
    if not changes:
        return Leaving(name, "kept", "sensitive" if name in table.role("sensitive") else "")
    return Leaving(name, "changed", _treatment(changes))


def _treatment(changes: Sequence[Change]) -> str:
    """One line for a column: its steps in order. The verifier makes the same words from the claims."""
    said = [change.treatment() for change in changes]
    return reduce(lambda before, after: text("{before}, then {after}", before=before, after=after), said)
