"""What a run did to a table, for manifest, report and gate: nothing of the data but the names of columns."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from engine.core.json_values import Document
from engine.core.technique import Done, Leaving
from engine.core.text import text
from engine.kinds.tables.data import Change, ClassChange, PublishedTable, SwapChange, Table
from engine.kinds.tables.identifying_columns import identifying_columns
from engine.kinds.tables.params import TableParams, steps_of


def describe(data: Table, published: PublishedTable, params: TableParams) -> Done:
    released = published.table.by_name
    facts: Document = {
        "rows": {
            "read": data.rows,
            "released": published.table.rows,
            "dropped": 0,
            "filled": 0,
            "unit": "rows",
        },
        "quasi": [name for name in data.role("quasi") if name in released],
        "sensitive": [name for name in data.role("sensitive") if name in released],
        "alike": identifying_columns(data, published),
        "steps": [
            {"step": step.technique.removeprefix("tables."), "columns": list(columns)}
            for step, columns in zip(steps_of(params), published.columns_of_steps, strict=True)
        ],
    }
    return Done(tuple(_leaving(column.name, data, published) for column in data.columns), facts)


def _leaving(name: str, table: Table, published: PublishedTable) -> Leaving:
    if name in table.role("id"):
        return Leaving(name, "dropped", "identifier")
    if name not in published.table.by_name:
        return Leaving(name, "dropped", "left out")
    changes = published.changes_of(name)
    if not changes:
        return Leaving(name, "kept", "sensitive" if name in table.role("sensitive") else "")
    return Leaving(name, "changed", _treatment(changes))


def _treatment(changes: Sequence[Change]) -> str:
    """One line for a column: its steps in order. The verifier makes the same words from the claims."""
    said = [_one_treatment(change) for change in changes]
    return reduce(lambda before, after: text("{before}, then {after}", before=before, after=after), said)


def _one_treatment(change: Change) -> str:
    if isinstance(change, ClassChange):
        return text("in classes of at least {min_count} rows", min_count=change.min_count)
    if isinstance(change, SwapChange):
        if change.method == "random":
            return "exchanged with any row"
        return text("exchanged with rows within {window} of the ranks", window=f"{change.window:.3g}")
    if change.law.shape == "uniform":
        return text("uniform noise, α = {alpha}", alpha=f"{change.law.scale:g}")
    return text("normal noise, σ = {sigma}", sigma=f"{change.law.scale:g}")
