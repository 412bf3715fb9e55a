"""One cell of every column before and after, for the steward who signs: it is shown in the window only."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from engine.core.stretches import stretches
from engine.kinds.tables.data import Table, TableColumn

LONGEST = 60  # letters


def examples(original: Table, released: Table) -> dict[str, tuple[str, str]]:
    """From one row where that is possible: the first with the fewest missing cells. `original` holds the rows
    that were released, in their order."""
    pairs = {c.name: (original.by_name[c.name], c) for c in released.columns if c.name in original.by_name}
    if not pairs or not released.rows:
        return {}
    row = _fullest_row([column for pair in pairs.values() for column in pair], released.rows)
    made = {}
    for name, (before, after) in pairs.items():
        there = not before.missing_at(slice(row, row + 1)).any() or not before.present
        at = row if there else _fullest_row([before], released.rows)
        made[name] = (cell_text(before, at), cell_text(after, at))
    return made


def _fullest_row(columns: Sequence[TableColumn], count: int) -> int:
    """The first row with the fewest missing cells."""
    best, least = 0, len(columns) + 1
    for rows in stretches(count):
        absent = np.sum([column.missing_at(rows) for column in columns], axis=0)
        if int(absent.min()) < least:
            best, least = rows.start + int(np.argmin(absent)), int(absent.min())
        if not least:
            break
    return best


def cell_text(column: TableColumn, row: int) -> str:
    """The cell as a person would write it; empty where it is missing."""
    if column.missing_at(slice(row, row + 1)).any():
        return ""
    if column.labels is not None:
        written = column.labels[column.values[row]]
    else:
        value = float(column.values[row])
        written = f"{value:.{min(column.decimals, 15)}f}" if column.decimals is not None else f"{value:g}"
    return written if len(written) <= LONGEST else written[: LONGEST - 1] + "…"
