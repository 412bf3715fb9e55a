"""What the file alone shows of its columns and the order of its rows; no code of the algorithms."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from engine.core.json_values import Document
from engine.core.stretches import stretches
from engine.core.technique import Check
from engine.core.text import text
from engine.kinds.tables.verify_params import steps_of_params
from engine.kinds.tables.verify_steps import TABLE, VERIFIERS
from engine.verify.released_columns import Released


def check_order(released: Released) -> Check:
    """Rows sorted by their cells, column by column: the order tells nothing that the cells do not."""
    found = (_unsorted(released, rows) for rows in stretches(released.rows))
    column = next((one for one in found if one), "")
    detail = text("the rows are not sorted by their cells (column {column})", column=column)
    return Check("Order of the rows", not column, detail if column else "sorted by the released cells")


def _unsorted(released: Released, rows: slice) -> str:
    """The column by which some rows, and the one before them, are not in order."""
    rows = slice(max(0, rows.start - 1), rows.stop)
    undecided = np.ones(max(0, rows.stop - rows.start - 1), bool)
    for column in released.names:
        for key in released.order_keys(column, rows):
            before, after = key[:-1], key[1:]
            if bool((undecided & (before > after)).any()):
                return column
            undecided &= before == after
        if not undecided.any():
            break
    return ""


def check_column(name: str, steps: Sequence[Document], released: Released) -> Iterator[Check]:
    for kind in dict.fromkeys(step["step"] for step in steps):
        yield from VERIFIERS[kind].check_column(name, steps, released)


def check_classes(claims: Document, released: Released) -> Iterator[Check]:
    """What steps promise of rows that look alike."""
    asked = steps_of_params(claims)
    for kind in dict.fromkeys(kind for kind, _ in asked):
        if kind in TABLE:
            yield from TABLE[kind](released, claims, asked)
