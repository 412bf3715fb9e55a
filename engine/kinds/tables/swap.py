"""Values of a column exchanged between rows: its distribution stays exactly, links to other columns fade.

Random swap is a permutation of the rows (of several columns together, if they are to stay together). Rank
swap (Moore 1996) exchanges partners that are near in rank: values are ordered (ties shuffled), blocks of
w+1 ranks, w = ⌊p·n⌋ but one at least, begin at a random offset, and inside each block random pairs exchange.
No value moves more than w ranks, and swapping the same pairs again gives the original back. Each column is
swapped on its own, or several as one block.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

import numpy as np
from numpy.typing import NDArray

from engine.core.errors import ParameterError
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.core.text import text
from engine.kinds.tables.changes import Change, SwapChange
from engine.kinds.tables.data import Table, TableColumn, require_values
from engine.kinds.tables.params import Swap
from engine.kinds.tables.parts_order import order_by_ranges
from engine.kinds.tables.parts_quantiles import workers_of

Rows = NDArray[np.intp]
Order = Callable[[NDArray], Rows]  # of values, equal ones as they stand


def swap_columns(
    table: Table,
    columns: list[TableColumn],
    params: Swap,
    randomness: Randomness,
    purpose: str,
    progress: Progress,
) -> tuple[list[TableColumn], list[Change]]:
    made: list[TableColumn] = []
    done: list[Change] = []
    block, held = None, workers_of(table)
    if params.together:
        present = ~np.logical_or.reduce([column.missing for column in columns])
        block = random_partners(present, randomness.generator(f"{purpose} block"))
    for place, column in enumerate(columns):
        progress.report(place / len(columns), column.name)
        require_values(table, column)
        generator = randomness.generator(f"{purpose} {column.name}")
        if block is not None:
            partners = block
        elif params.method == "rank":
            order = _order if held is None else partial(order_by_ranges, held=held, progress=progress)
            partners = rank_partners(column.values, params.window, generator, order)
        else:
            partners = random_partners(~column.missing, generator)
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
        done.append(SwapChange(column.name, params.method, params.window, changed))
    return made, done


def random_partners(present: NDArray[np.bool_], generator: np.random.Generator) -> Rows:
    """For every row the row its value comes from: a random permutation of the present ones."""
    source = np.arange(len(present))
    rows = np.flatnonzero(present)
    source[rows] = generator.permutation(rows)
    return source


def _order(values: NDArray) -> Rows:
    return np.argsort(values, kind="stable")


def rank_partners(
    values: NDArray, window: float, generator: np.random.Generator, order: Order = _order
) -> Rows:
    """For every row the row its value comes from: itself or a partner at most max(1, ⌊window·n⌋) ranks away.

    `values` is ordered as it stands (numbers, or codes of ordered categories); missing values are NaN or
    negative codes and stay where they are."""
    missing = np.isnan(values) if values.dtype.kind == "f" else values < 0
    rows = np.flatnonzero(~missing)
    source = np.arange(len(values))
    n = len(rows)
    width = max(1, math.floor(window * n))
    if n < 2:
        return source
    shuffled = generator.permutation(rows)
    ranked = shuffled[order(values[shuffled])]
    block = (np.arange(n) + int(generator.integers(width + 1))) // (width + 1)
    # Random order inside each block: the block number is the integer part, chance the fraction.
    mixed = ranked[np.argsort(block + generator.random(n))]
    starts = np.searchsorted(block, np.arange(block[-1] + 2))
    place = np.arange(n) - starts[block]
    first = np.flatnonzero((place % 2 == 0) & (np.arange(n) + 1 < starts[block + 1]))
    source[mixed[first]] = mixed[first + 1]
    source[mixed[first + 1]] = mixed[first]
    return source
