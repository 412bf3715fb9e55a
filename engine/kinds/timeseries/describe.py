"""What a run did to the series, as far as it may be told: numbers and names of released columns, no more.

Columns that are dropped are counted, never named: a name can say as much as a value. Only inside the house
the steward reads their names.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from engine.core.technique import Done, Leaving
from engine.core.text import text
from engine.kinds.timeseries.data import DroppedNames, PublishedSeries, ReadingCounts, SeriesTable


def describe(data: SeriesTable, published: PublishedSeries, params: Any) -> Done:
    counts, released = data.counts, len(published.kept)
    facts = {
        "rows": {
            "read": data.read,
            "released": released,
            "dropped": data.read - released,
            "filled": counts.filled,
            "unit": "series",
        },
        "reading": {
            "gaps": counts.gaps,
            "lengths": counts.lengths,
            "suppressed": published.suppressed,
            "points_cut": counts.points_cut,
            "repeated": counts.repeated,
            "repeated_by": counts.repeated_by,
            "identifier": counts.identifier,
            "roleless": counts.roleless,
        },
    }
    sensitive = [column.name for column in published.sensitive]
    parts = leaving(published.times, sensitive, params.k, params.P, params.ends, counts, data.dropped)
    return Done(parts, facts)


def leaving(
    times: Sequence[str],
    sensitive: Sequence[str],
    k: int,
    P: int,
    ends: str,
    counts: ReadingCounts,
    dropped: DroppedNames,
) -> tuple[Leaving, ...]:
    """The parts of the original, and what becomes of each; names of dropped ones only inside the house."""
    how = "ends rounded outward" if ends == "rounded" else "ends are exact readings"
    return (
        Leaving(
            text(
                "{times} time points, {times2} to {times3}",
                times=len(times),
                times2=times[0],
                times3=times[-1],
            ),
            "changed",
            text("one envelope for at least {k} series, {ends}", k=k, ends=how),
        ),
        Leaving(
            text("the shape of a series"),
            "changed",
            text("one pattern for at least {p} series of an envelope", p=P),
        ),
        *(Leaving(name, "kept", "published as it is") for name in sensitive),
        *_dropped(counts, dropped),
    )


def _dropped(counts: ReadingCounts, dropped: DroppedNames) -> Iterator[Leaving]:
    if counts.identifier:
        names = (dropped.identifier,) if dropped.identifier else ()
        yield Leaving(text("the identifier"), "dropped", "it names a series", names)
    if counts.roleless:
        name = text("columns without a role: {count}", count=counts.roleless)
        yield Leaving(name, "dropped", "not released", dropped.roleless)
    if counts.points_cut:
        name = text("time points at the end: {count}", count=counts.points_cut)
        yield Leaving(name, "dropped", "beyond the common length", dropped.points)
