"""Small tables for the steps that reach k, and what they release."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from engine.core import params as declared
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.kinds.tables.data import PublishedTable, Table, TableColumn, count_decimals
from engine.kinds.tables.params import Generalise, Microaggregate
from engine.kinds.tables.run import run
from engine.kinds.tables.written_cells import written_labels


def column(name: str, cells: Sequence) -> TableColumn:
    """Numbers where all present cells are, else labels; None is missing."""
    if all(cell is None or isinstance(cell, int | float) for cell in cells):
        values = np.array([np.nan if cell is None else cell for cell in cells], float)
        return TableColumn(name, values, None, count_decimals(values))
    labels = sorted({cell for cell in cells if cell is not None})
    codes = [-1 if cell is None else labels.index(cell) for cell in cells]
    return TableColumn(name, np.array(codes, np.int32), tuple(labels))


def table(quasi: dict, person: Sequence | None = None, **sensitive: Sequence) -> Table:
    columns = [column(name, cells) for name, cells in (quasi | sensitive).items()]
    roles = {"quasi": tuple(quasi), "sensitive": tuple(sensitive)}
    if person is not None:
        columns.append(column("person", person))
        roles["person"] = ("person",)
    return Table(tuple(columns), roles)


def generalise(data: Table, **values) -> PublishedTable:
    made = declared.build(Generalise, {"k": 2, **values})
    return run(data, made, Randomness.from_seed(1), Progress())


def microaggregate(data: Table, **values) -> PublishedTable:
    made = declared.build(Microaggregate, {"k": 2, **values})
    return run(data, made, Randomness.from_seed(1), Progress())


def cells(published: PublishedTable, name: str = "x") -> list[str]:
    return written_labels(published.table.by_name[name])


def loss(published: PublishedTable) -> float:
    return round(published.outcomes[0].loss, 6)
