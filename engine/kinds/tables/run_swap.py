"""The swap step on columns of a table: each column on its own, or several as one block."""

from __future__ import annotations

import numpy as np

from engine.core.errors import ParameterError
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.core.text import text
from engine.kinds.tables import swap
from engine.kinds.tables.anonymised import Change, Swapped
from engine.kinds.tables.data import Column, Table, require_values
from engine.kinds.tables.params import Swap


def swap_columns(
    table: Table,
    columns: list[Column],
    params: Swap,
    randomness: Randomness,
    purpose: str,
    progress: Progress,
) -> tuple[list[Column], list[Change]]:
    made: list[Column] = []
    done: list[Change] = []
    block = None
    if params.together:
        present = ~np.logical_or.reduce([column.missing for column in columns])
        block = swap.random_partners(present, randomness.generator(text("{purpose} block", purpose=purpose)))
    for place, column in enumerate(columns):
        progress.report(place / len(columns), column.name)
        require_values(table, column)
        generator = randomness.generator(f"{purpose} {column.name}")
        if block is not None:
            partners = block
        elif params.method == "rank":
            partners = swap.rank_partners(column.values, params.window, generator)
        else:
            partners = swap.random_partners(~column.missing, generator)
        made.append(column.take(partners))
        changed = float((column.values[partners] != column.values)[~column.missing].mean())
        if not changed:
            raise ParameterError(
                text(
                    "column {name}: the swap moved nothing, every row would keep its value", name=column.name
                ),
                hint="choose a wider window or partners among all rows, or take the column out of the step",
                name="window" if params.method == "rank" else "columns",
            )
        done.append(Swapped(column.name, params.method, params.window, changed))
    return made, done
