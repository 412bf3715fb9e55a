"""One cell of every column before and after, for the steward who signs: it is shown in the window only."""

from __future__ import annotations

import numpy as np

from engine.kinds.tables.data import Table, TableColumn

LONGEST = 60  # letters


def examples(original: Table, released: Table) -> dict[str, tuple[str, str]]:
    """From one row where that is possible: the first with the fewest missing cells. `original` holds the rows
    that were released, in their order."""
    pairs = {c.name: (original.by_name[c.name], c) for c in released.columns if c.name in original.by_name}
    if not pairs or not released.rows:
        return {}
    absent = np.sum([before.missing | after.missing for before, after in pairs.values()], axis=0)
    row = int(np.argmin(absent))
    made = {}
    for name, (before, after) in pairs.items():
        known = np.flatnonzero(~before.missing)
        at = row if not before.missing[row] or not len(known) else int(known[0])
        made[name] = (cell_text(before, at), cell_text(after, at))
    return made


def cell_text(column: TableColumn, row: int) -> str:
    """The cell as a person would write it; empty where it is missing."""
    if column.missing[row]:
        return ""
    if column.labels is not None:
        written = column.labels[column.values[row]]
    else:
        value = float(column.values[row])
        written = f"{value:.{min(column.decimals, 15)}f}" if column.decimals is not None else f"{value:g}"
    return written if len(written) <= LONGEST else written[: LONGEST - 1] + "…"
