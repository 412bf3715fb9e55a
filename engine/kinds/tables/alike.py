"""By which columns of a release a row can be recognised: over them k, unique rows and l are counted.

The release names them (`done.facts.alike`), so that whoever has the file can count again.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.kinds.tables.anonymised import Change, Classed, Noised, Published, Swapped
from engine.kinds.tables.attack import recovered_share
from engine.kinds.tables.data import Table

MOST_ROWS = 0.5


def recognisable(table: Table, published: Published) -> list[str]:
    """Quasi-identifiers that still say what is true of the row (as it is, or its class), and every column
    that no step touched. What carries noise or was exchanged may not be the row's own, so it rules nobody
    out; it counts where the step hardly did anything: noise that rounding undoes, a swap that left most rows
    as they were. Sensitive columns are not known to others; what they tell is counted by l."""
    quasi, hidden = set(table.role("quasi")), set(table.role("sensitive")) - set(table.role("quasi"))
    found = []
    for column in published.table.columns:
        name, changes = column.name, published.of(column.name)
        if name in hidden or name not in table.by_name:
            continue
        classed = name in quasi and all(isinstance(change, Classed) for change in changes)
        if not changes or classed or idle(changes):
            found.append(name)
    return found


def idle(changes: Sequence[Change]) -> bool:
    """Whether most rows still show their own value."""
    for change in changes:
        if isinstance(change, Classed):
            return False
        if isinstance(change, Noised) and recovered_share(change) < MOST_ROWS:
            return False
        if isinstance(change, Swapped) and change.changed > MOST_ROWS:
            return False
    return bool(changes)
