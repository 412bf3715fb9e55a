"""What a run did to a table, for manifest, report and gate: nothing of the data but the names of columns."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.core.params import Step
from engine.core.technique import Done, Leaving
from engine.kinds.tables.alike import recognisable
from engine.kinds.tables.anonymised import Published
from engine.kinds.tables.data import Table

Words = Callable[[Sequence[Mapping[str, Any]]], str]


def describe_run(table: Table, published: Published, steps: Sequence[Step], how: Words) -> Done:
    """`how` puts the claims of a column into words (`engine.kinds.tables.describe_column`)."""
    released = published.table.by_name
    facts: dict[str, Any] = {
        "rows": {
            "read": table.rows,
            "released": published.table.rows,
            "dropped": 0,
            "filled": 0,
            "unit": "rows",
        },
        "quasi": [n for n in table.role("quasi") if n in released],
        "sensitive": [n for n in table.role("sensitive") if n in released],
        "alike": recognisable(table, published),
        "steps": [
            {"step": step.technique.removeprefix("tables."), "columns": list(columns)}
            for step, columns in zip(steps, published.columns_of_steps, strict=True)
        ],
    }
    return Done(tuple(_leaving(column.name, table, published, how) for column in table.columns), facts)


def _leaving(name: str, table: Table, published: Published, how: Words) -> Leaving:
    if name in table.role("id"):
        return Leaving(name, "dropped", "identifier")
    if name not in published.table.by_name:
        return Leaving(name, "dropped", "left out")
    changes = published.of(name)
    if not changes:
        return Leaving(name, "kept", "sensitive" if name in table.role("sensitive") else "")
    return Leaving(name, "changed", how([change.claim() for change in changes]))
