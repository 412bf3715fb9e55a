"""What the file alone shows of its columns and the order of its rows; no code of the algorithms."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from engine.core.json_values import Document
from engine.core.technique import Check
from engine.core.text import text
from engine.kinds.tables.verify_params import steps_of_params
from engine.kinds.tables.verify_steps import TABLE, VERIFIERS
from engine.verify.read_table import Released


def check_order(released: Released) -> Check:
    """Rows sorted by their cells, column by column: the order tells nothing that the cells do not."""
    name, undecided = "Order of the rows", np.ones(max(0, released.rows - 1), bool)
    for column in released.names:
        for key in released.order_keys(column):
            before, after = key[:-1], key[1:]
            if bool((undecided & (before > after)).any()):
                return Check(
                    name,
                    False,
                    text("the rows are not sorted by their cells (column {column})", column=column),
                )
            undecided &= before == after
        if not undecided.any():
            break
    return Check(name, True, "sorted by the released cells")


def check_column(name: str, steps: Sequence[Document], released: Released) -> Iterator[Check]:
    for kind in dict.fromkeys(step["step"] for step in steps):
        yield from VERIFIERS[kind].check_column(name, steps, released)


def check_classes(claims: Document, released: Released) -> Iterator[Check]:
    """What steps promise of rows that look alike."""
    asked = steps_of_params(claims)
    for kind in dict.fromkeys(kind for kind, _ in asked):
        if kind in TABLE:
            yield from TABLE[kind](released, claims, asked)
