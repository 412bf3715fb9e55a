"""Days read from texts with several workers: each reads a share of a column's different texts.

Reading a day takes about a microsecond a text, sending it a tenth of that. Few texts are read here.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import numpy as np
from numpy.typing import NDArray

from engine.core.distributed import is_column, require
from engine.core.progress import Progress
from engine.kinds.tables.data import Table
from engine.kinds.tables.dates import NotADay, parse_day
from engine.kinds.tables.parts_quantiles import workers_of

FEW = 20_000  # texts: fewer are read before they would be sent
AGAIN = 1000  # of them are read here too


def days_by_workers(
    table: Table, labels: Sequence[str], format: str, progress: Progress
) -> NDArray[np.int64] | None:
    """The day of every text; None where they are better read here: they are few, nobody else is there, or
    one is no day and is to be named."""
    held = workers_of(table)
    if held is None or len(labels) < FEW:
        return None
    shares = [labels[begin : begin + FEW] for begin in range(0, len(labels), FEW)]
    found = held.spread(partial(days_of, format=format), shares, progress.part("", 0.2))
    days_found: list[NDArray[np.int64]] = []
    for number, (share, days) in enumerate(zip(shares, found, strict=True), start=1):
        if days is None:
            return None
        require(str(number), fits, days, share, format)
        days_found.append(days)
    return np.concatenate(days_found)


def days_of(labels: Sequence[str], format: str) -> NDArray[np.int64] | None:
    """On a worker."""
    try:
        return np.fromiter((parse_day(label, format) for label in labels), np.int64, len(labels))
    except NotADay:
        return None


def fits(days: NDArray[np.int64], share: Sequence[str], format: str) -> bool:
    """A day for every text, and some of them, which ones no worker can know, read here too."""
    some = np.random.default_rng().integers(0, len(share), AGAIN)
    again = days_of([share[at] for at in some], format)
    return is_column(days, len(share), np.int64) and again is not None and np.array_equal(days[some], again)
