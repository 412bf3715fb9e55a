"""What a run did to the series, as far as it may be told: numbers and names of released columns, no more.

Columns that are dropped are counted, never named: a name can say as much as a value. Only inside the house
the steward reads their names.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from engine.core.stretches import distinct
from engine.core.technique import Done, Leaving
from engine.core.text import text
from engine.kinds.timeseries.data import (
    ONE_CHANNEL,
    DroppedNames,
    PublishedSeries,
    ReadingCounts,
    SeriesTable,
)


def describe(data: SeriesTable, published: PublishedSeries, params: Any) -> Done:
    counts, released = data.counts, len(published.kept)
    facts: dict[str, dict[str, Any]] = {
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
    if len(published.channels) > 1:
        facts["channels"] = {"released": len(published.channels)}
    if published.persons is not None:
        facts["persons"] = {"released": len(distinct(published.persons[published.kept]))}
    sensitive = [column.name for column in published.sensitive]
    persons = published.persons is not None
    made = (params.k, params.P, params.ends, params.curve)
    parts = leaving(published.times, sensitive, *made, counts, data.dropped, persons, published.channels)
    return Done(parts, facts)


def leaving(
    times: Sequence[str],
    sensitive: Sequence[str],
    k: int,
    P: int,
    ends: str,
    curve: str,
    counts: ReadingCounts,
    dropped: DroppedNames,
    persons: bool = False,
    channels: Sequence[str] = ONE_CHANNEL,
) -> tuple[Leaving, ...]:
    """The parts of the original, and what becomes of each; names of dropped ones only inside the house."""
    return (
        Leaving(_points(times, channels), "changed", _envelope(k, ends, persons)),
        Leaving(
            text("the shape of a series"),
            "changed",
            text("one pattern for at least {p} persons of an envelope", p=P)
            if persons
            else text("one pattern for at least {p} series of an envelope", p=P),
        ),
        *_curve(curve),
        *_person(persons, dropped),
        *(Leaving(name, "kept", "published as it is") for name in sensitive),
        *_dropped(counts, dropped),
    )


def _points(times: Sequence[str], channels: Sequence[str]) -> str:
    if len(channels) > 1:
        return text(
            "{points} time points of {channels} channels: {names}",
            points=len(times) // len(channels),
            channels=len(channels),
            names=", ".join(channels),
        )
    return text(
        "{times} time points, {times2} to {times3}",
        times=len(times),
        times2=times[0],
        times3=times[-1],
    )


def _envelope(k: int, ends: str, persons: bool) -> str:
    how = "ends rounded outward" if ends == "rounded" else "ends are exact readings"
    if persons:
        return text("one envelope for at least {k} persons, {ends}", k=k, ends=how)
    return text("one envelope for at least {k} series, {ends}", k=k, ends=how)


def _curve(curve: str) -> Iterator[Leaving]:
    if curve == "mean":
        yield Leaving(text("the mean curve of a group"), "changed", text("rounded as the ends are"))
    if curve == "median":
        yield Leaving(text("the median curve of a group"), "changed", text("rounded as the ends are"))


def _person(persons: bool, dropped: DroppedNames) -> Iterator[Leaving]:
    if persons:
        names = (dropped.person,) if dropped.person else ()
        how = text("only how many persons share an envelope and a pattern is told")
        yield Leaving(text("the person"), "changed", how, names)


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
