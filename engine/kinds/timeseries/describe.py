"""What a run did to the series, as far as it may be told: numbers and names of released columns, no more.

Columns that are dropped are counted, never named: a name can say as much as a value. Only inside the house
the steward reads their names.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.technique import Done, Leaving
from engine.core.text import text
from engine.kinds.timeseries.data import Dropped


def done(data: Any, published: Any, params: Any) -> Done:
    account, released = data.account, len(published.kept)
    facts = {
        "rows": {
            "read": data.read,
            "released": released,
            "dropped": data.read - released,
            "filled": account.filled,
            "unit": "series",
        },
        "reading": {
            "gaps": account.gaps,
            "lengths": account.lengths,
            "suppressed": published.suppressed,
            "points_cut": account.points_cut,
            "repeated": account.repeated,
            "repeated_by": account.repeated_by,
            "identifier": account.identifier,
            "roleless": account.roleless,
        },
    }
    sensitive = [column.name for column in published.sensitive]
    values = {"k": params.k, "P": params.P, "ends": params.ends}
    return Done(leaving(published.times, sensitive, values, facts["reading"], data.dropped), facts)


def leaving(
    times: Sequence[str],
    sensitive: Sequence[str],
    params: Mapping[str, Any],
    reading: Mapping[str, Any],
    dropped: Dropped | None = None,
) -> tuple[Leaving, ...]:
    """The parts of the original, and what becomes of each; names of dropped ones only inside the house."""
    k, P = params["k"], params["P"]
    ends = "ends rounded outward" if params["ends"] == "rounded" else "ends are exact readings"
    parts = [
        Leaving(
            text(
                "{times} time points, {times2} to {times3}",
                times=len(times),
                times2=times[0],
                times3=times[-1],
            ),
            "changed",
            text("one envelope for at least {k} series, {ends}", k=k, ends=ends),
        ),
        Leaving(
            "the shape of a series",
            "changed",
            text("one pattern for at least {p} series of an envelope", p=P),
        ),
        *(Leaving(name, "kept", "published as it is") for name in sensitive),
    ]
    known = dropped or Dropped()
    if reading["identifier"]:
        names = (known.identifier,) if known.identifier else ()
        parts.append(Leaving("the identifier", "dropped", "it names a series", names))
    if count := reading["roleless"]:
        parts.append(
            Leaving(
                text("columns without a role: {count}", count=count),
                "dropped",
                "not released",
                known.roleless,
            )
        )
    if count := reading["points_cut"]:
        parts.append(
            Leaving(
                text("time points at the end: {count}", count=count),
                "dropped",
                "beyond the common length",
                known.points,
            )
        )
    return tuple(parts)
