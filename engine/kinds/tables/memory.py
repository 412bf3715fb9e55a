"""How much memory a release of a table takes."""

from __future__ import annotations

from engine.io.memory_limit import bytes_of
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
SOME_ROWS_AT_A_TIME = (Code, Discretise, Perturb, Pram, Pseudonymise)


def memory(table: Table, params: TableParams) -> float:
    """Bytes at the most, both processes. Steps whose cells follow one by one leave in files what lies there;
    all others have the table in memory."""
    if not all(_some_rows_at_a_time(step.params) for step in steps_of(params)):
        return HELD * bytes_of(table, files=True)
    held = bytes_of(table)
    in_files = bytes_of(table, files=True) > held
    return HELD * held + (OF_A_ROW * table.rows if in_files else 0.0)


def _some_rows_at_a_time(params: object) -> bool:
    """Days of one person are moved by one number: what the gaps between them tell is counted in memory."""
    assert isinstance(params, StepParams)
    return isinstance(params, SOME_ROWS_AT_A_TIME) or (isinstance(params, Dates) and params.to != "shift")
