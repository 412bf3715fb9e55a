"""Series of unequal lengths stretched, or shrunk, to one: straight lines through the readings of each.

x' at place j of L is x at place j·(n−1)/(L−1) of its own n, between two readings on the line through them.
What is lost is measured by going back: the mean distance between the readings and x' stretched to n again, as
a share of the range of all readings.
"""

from __future__ import annotations

import dataclasses

import numpy as np

from engine.core.progress import Progress
from engine.core.stretches import room, stretches
from engine.core.text import text
from engine.io.cleaning import note
from engine.kinds.timeseries.data import STRETCH, Array, Rows, SeriesTable, rows_in

CHECK_EVERY = 1000  # series between two moments at which reading can be stopped


def stretched(series: SeriesTable, last: Rows, length: int | None, progress: Progress) -> SeriesTable:
    """Every series of at least two points, of `length` points (by default the middle one of all lengths)."""
    keep = np.flatnonzero(last >= 2)
    wanted = length or int(np.median(last[keep])) if len(keep) else 2
    values = room((len(keep), wanted), np.float64, series.values)
    lost, readings = 0.0, 0
    for at, row in enumerate(keep.tolist()):
        if at % CHECK_EVERY == 0:
            progress.check()
        own = series.values[row, : last[row]]
        values[at] = made = stretch(own, wanted)
        lost += float(np.abs(stretch(made, len(own)) - own).sum())
        readings += len(own)
    width = _range(series.values)
    share = lost / readings / width if readings and width else 0.0
    said = text(
        "{n} {n:series was|series were} stretched or shrunk to {length} points; what is lost by that "
        "is {share} of the "
        "range of all readings on average",
        n=int((last[keep] != wanted).sum()),
        length=wanted,
        share=f"{share:.2%}",
    )
    note(stretched=int((last[keep] != wanted).sum()))
    moved = dataclasses.replace(
        series,
        times=tuple(f"p{number}" for number in range(1, wanted + 1)),
        dropped=dataclasses.replace(series.dropped, points=()),
    )
    return moved.remade(values, keep, said, lengths=len(series) - len(keep))


def _range(values: Array) -> float:
    """Of all readings; 0 where there is none."""
    least, most = np.inf, -np.inf
    for rows in stretches(len(values), rows_in(STRETCH, values)):
        known = values[rows][np.isfinite(values[rows])]
        least, most = min(least, known.min(initial=np.inf)), max(most, known.max(initial=-np.inf))
    return float(most - least) if least <= most else 0.0


def stretch(values: Array, length: int) -> Array:
    places = np.linspace(0, len(values) - 1, length)
    return np.interp(places, np.arange(len(values)), values)
