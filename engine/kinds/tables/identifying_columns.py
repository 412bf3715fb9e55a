"""By which columns of a release a row can be recognised: over them k, unique rows and l are counted.

The release names them (`done.facts.alike`), so that whoever has the file can count again.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.json_values import Draft
from engine.kinds.tables.attack import rounding_disclosure
from engine.kinds.tables.changes import MOST_ROWS, Change, NoiseChange, SwapChange
from engine.kinds.tables.class_promise import enforcing_step
from engine.kinds.tables.data import PublishedTable, Table


def identifying_columns(table: Table, published: PublishedTable) -> list[str]:
    """Quasi-identifiers that still say what is true of the row (as it is, or its class), and every column
    that no step touched. What carries noise or was exchanged may not be the row's own, so it rules nobody
    out; it counts where the step hardly did anything: noise that rounding undoes, a swap that left most rows
    as they were, ends cut off that few rows reach. Sensitive columns are not known to others; what they tell
    is counted by l."""
    enforced = enforcing_step(
        told_steps(published), [n for n in table.role("quasi") if n in published.table.by_name]
    )
    if enforced is not None:  # classes are promised over these, and nothing else is said of k
        return [n for n in published.table.by_name if n in published.columns_of_steps[enforced]]
    quasi, hidden = set(table.role("quasi")), set(table.role("sensitive")) - set(table.role("quasi"))
    found = []
    for column in published.table.columns:
        name, changes = column.name, published.changes_of(column.name)
        if name in hidden or name not in table.by_name:
            continue
        in_classes = name in quasi and all(change.coarsens for change in changes)
        if not changes or in_classes or is_ineffective(changes):
            found.append(name)
    return found


def told_steps(published: PublishedTable) -> list[Draft]:
    """Every step with its columns and what it tells beside them, as the release tells them."""
    outcomes = published.outcomes or (None,) * len(published.columns_of_steps)
    kinds = published.steps or ("",) * len(published.columns_of_steps)
    return [
        {"step": kind, "columns": list(columns), **(outcome.facts() if outcome else {})}
        for kind, columns, outcome in zip(kinds, published.columns_of_steps, outcomes, strict=True)
    ]


def is_ineffective(changes: Sequence[Change]) -> bool:
    """Whether most rows still show their own value."""
    for change in changes:
        if change.hides:
            return False
        if isinstance(change, NoiseChange) and rounding_disclosure(change) < MOST_ROWS:
            return False
        if isinstance(change, SwapChange) and change.changed > MOST_ROWS:
            return False
    return bool(changes)
