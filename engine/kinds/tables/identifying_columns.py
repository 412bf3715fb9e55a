"""By which columns of a release a row can be recognised: over them k, unique rows and l are counted.

The release names them (`done.facts.alike`), so that whoever has the file can count again.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.kinds.tables.attack import rounding_disclosure
from engine.kinds.tables.data import Change, ClassChange, NoiseChange, PublishedTable, SwapChange, Table

MOST_ROWS = 0.5


def identifying_columns(table: Table, published: PublishedTable) -> list[str]:
    """Quasi-identifiers that still say what is true of the row (as it is, or its class), and every column
    that no step touched. What carries noise or was exchanged may not be the row's own, so it rules nobody
    out; it counts where the step hardly did anything: noise that rounding undoes, a swap that left most rows
    as they were. Sensitive columns are not known to others; what they tell is counted by l."""
    quasi, hidden = set(table.role("quasi")), set(table.role("sensitive")) - set(table.role("quasi"))
    found = []
    for column in published.table.columns:
        name, changes = column.name, published.changes_of(column.name)
        if name in hidden or name not in table.by_name:
            continue
        in_classes = name in quasi and all(isinstance(change, ClassChange) for change in changes)
        if not changes or in_classes or is_ineffective(changes):
            found.append(name)
    return found


def is_ineffective(changes: Sequence[Change]) -> bool:
    """Whether most rows still show their own value."""
    for change in changes:
        if isinstance(change, ClassChange):
            return False
        if isinstance(change, NoiseChange) and rounding_disclosure(change) < MOST_ROWS:
            return False
        if isinstance(change, SwapChange) and change.changed > MOST_ROWS:
            return False
    return bool(changes)
