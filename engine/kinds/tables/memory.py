"""How much memory a release of a table takes."""

from __future__ import annotations

import numpy as np

from engine.io.memory_limit import REFERENCE, TEXT, bytes_of
from engine.kinds.tables.data import Table
from engine.kinds.tables.params import (
    Code,
    Dates,
    Discretise,
    Perturb,
    Pram,
    Pseudonymise,
    StepParams,
    TableParams,
    steps_of,
)

HELD = 4.0  # times what is in memory: columns, what is published, the same once more in the verifier
OF_A_ROW = 24.0  # bytes in memory for each row of columns that lie in files: orders, and what is sorted
LETTERS = 20  # of a number that is released as a text
LOOKED_AT = 1 << 16  # rows, evenly spread, to see how many numbers are different
SOME_ROWS_AT_A_TIME = (Code, Discretise, Perturb, Pram, Pseudonymise)


def memory(table: Table, params: TableParams) -> float:
    """Bytes at the most, both processes. Steps whose cells follow one by one leave in files what lies there;
    all others have the table in memory."""
    steps = [step.params for step in steps_of(params)]
    if not all(_some_rows_at_a_time(step) for step in steps):
        return HELD * bytes_of(table, files=True)
    held = bytes_of(table)
    if bytes_of(table, files=True) == held:
        return HELD * held
    return HELD * (held + sum(_new_texts(table, step) for step in steps)) + OF_A_ROW * table.rows


def _some_rows_at_a_time(params: object) -> bool:
    """Days of one person are moved by one number: what the gaps between them tell is counted in memory."""
    return isinstance(params, SOME_ROWS_AT_A_TIME) or (isinstance(params, Dates) and params.to != "shift")


def _new_texts(table: Table, params: object) -> float:
    """Bytes of the texts that numbers are released as: the different ones are in memory."""
    assert isinstance(params, StepParams)
    in_text = isinstance(params, Pseudonymise) or (
        isinstance(params, Code) and (params.operation in ("keep", "map") or params.replace == "interval")
    )
    names = set(params.columns or table.by_name) if in_text else set()
    looked_at = np.linspace(0, table.rows - 1, min(LOOKED_AT, table.rows)).astype(np.intp)
    columns = [column for column in table.columns if column.numeric and column.name in names]
    different = sum(len(np.unique(column.values[looked_at])) for column in columns)
    return (TEXT + REFERENCE + LETTERS) * table.rows * different / max(1, len(looked_at))
