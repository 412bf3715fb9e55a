"""A release as files: XES, a table of events, or a table of variants; durations beside it.

The variants stand in the order of their activities (as text, activity by activity), the cases in the
order of their variants and are named after it ("case 1" …): neither names nor places say anything that the
counts do not say, and the same counts always give the same bytes. No attribute but activities and times, and
attributes of cases that were chosen: of a trace in XES, further columns in a table of events.

Times are made up. Where durations are released, artificial times follow them, and `times.json` says what they
follow. Otherwise an XES file, which other programs open only with times, has ordinal ones: the n-th event of
every case is n − 1 seconds after a fixed date.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping, Sequence
from itertools import repeat
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from engine.core.errors import ReleaseError
from engine.core.randomness import Randomness
from engine.core.technique import Done
from engine.io.table_write import write_csv
from engine.io.xes_write import write_xes
from engine.kinds.eventlogs.data import (
    AttributeHistograms,
    PublishedVariants,
    ReleasedTimes,
    Variant,
    decimal,
)

FORMATS = ("xes", "csv", "variants.csv")
TIMES = "times.json"
ATTRIBUTES = "attributes.json"
TOGETHER = 1 << 14  # cases that are written at once
DRAWN = (
    "made up: which case of a class has which value, and how attributes hang together; values of each "
    "attribute follow the noisy numbers of cases in this file"
)
ORDINAL_START = 946_684_800  # 2000-01-01, UTC
ORDINAL = (
    "made up: the n-th event of every case is n-1 seconds after 2000-01-01; only the order of events is true"
)
Moments = Mapping[Variant, np.ndarray]  # cases × events, seconds since 1970


Pair = tuple[str, str]


class Further(NamedTuple):
    """Attributes of cases: their names, and the values of every case of a variant."""

    names: Sequence[str]
    of_cases: Mapping[Variant, Sequence[Sequence[str]]]


def export(
    published: PublishedVariants, params: object, folder: Path, format: str, randomness: Randomness
) -> Mapping[str, object]:
    counts, times = published.as_counts(), published.times
    attributes = published.attributes
    further = (
        None if attributes is None else Further([one[0] for one in attributes.told], attributes.of_cases)
    )
    if times is None:
        write_release(counts, folder, format, further=further)
    else:
        write_release(counts, folder, format, times.moments, str(times.told["about"]), further)
        write_times(Path(folder) / TIMES, times)
    if attributes is not None and attributes.histograms:
        write_histograms(Path(folder) / ATTRIBUTES, attributes.histograms)
    return {}


def files(params: Any, done: Done | None, format: str) -> frozenset[str]:
    """Groups that were asked for times say whether they had enough durations."""
    timed = getattr(params, "timed", False) and (done is None or bool(done.facts.get("times", True)))
    drawn = done is not None and any("values" in one for one in done.facts.get("attributes", ()))
    return frozenset({f"data.{format}", *([TIMES] if timed else ()), *([ATTRIBUTES] if drawn else ())})


def write_release(
    counts: Mapping[Variant, int],
    folder: Path,
    format: str,
    moments: Moments | None = None,
    note: str = ORDINAL,
    further: Further | None = None,
) -> None:
    """`note` says in an XES file what is made up of its times; `further` are attributes of the cases."""
    path = Path(folder) / f"data.{format}"
    if format == "variants.csv":
        if further is not None:
            raise ReleaseError(
                "a table of variants has no cases, and so no place for their attributes",
                hint="release it as XES or CSV, or choose no attributes to carry",
            )
        write_variants(path, counts)
    elif format == "csv":
        write_events(path, counts, moments, further)
    else:
        attributes = repeat(()) if further is None else _attributes_in_order(counts, further)
        write_xes(path, _alike(counts, moments, further), note, attributes)


def _attributes_in_order(counts: Mapping[Variant, int], further: Further) -> Iterator[Sequence[Pair]]:
    """Name and value of the attributes of every case."""
    for _, variant, place in cases_in_order(counts):
        yield tuple(zip(further.names, further.of_cases[variant][place], strict=True))


def cases_in_order(counts: Mapping[Variant, int]) -> Iterator[tuple[str, Variant, int]]:
    """Made-up name, variant, and which case of its variant it is."""
    number = 0
    for variant in sorted(counts):
        for place in range(counts[variant]):
            number += 1
            yield f"case {number}", variant, place


def _alike(
    counts: Mapping[Variant, int], moments: Moments | None, further: Further | None
) -> Iterator[tuple[Sequence[str], Variant, Sequence[str]]]:
    """Made-up names of cases that are alike, their variant, and their times: one by one where they have times
    or attributes of their own."""
    number, most = 0, TOGETHER if moments is None and further is None else 1
    for variant in sorted(counts):
        own = None if moments is None else spelled(moments[variant]).tolist()
        ordinal = ordinal_times(len(variant)) if own is None else []
        for place in range(0, counts[variant], most):
            size = min(most, counts[variant] - place)
            names = [f"case {one}" for one in range(number + 1, number + 1 + size)]
            yield names, variant, ordinal if own is None else own[place]
            number += size


def write_events(
    path: Path,
    counts: Mapping[Variant, int],
    moments: Moments | None = None,
    further: Further | None = None,
) -> None:
    names: list[str] = []
    activities: list[str] = []
    for name, variant, _ in cases_in_order(counts):
        names += [name] * len(variant)
        activities += variant
    columns: dict[str, Sequence[object]] = {"case": names, "activity": activities}
    if moments is not None:
        listed = (spelled(moments[variant]).ravel().tolist() for variant in sorted(counts))
        columns["timestamp"] = [moment for own in listed for moment in own]
    for at, attribute in enumerate(further.names if further else ()):
        columns[attribute] = [
            value
            for _, variant, place in cases_in_order(counts)
            for value in [further.of_cases[variant][place][at] if further else ""] * len(variant)
        ]
    write_csv(path, columns)


def write_variants(path: Path, counts: Mapping[Variant, int]) -> None:
    """One row a variant: its activities as a JSON list (names may hold commas), and the count."""
    ordered = sorted(counts)
    cells = [json.dumps(list(variant), ensure_ascii=False) for variant in ordered]
    write_csv(path, {"variant": cells, "count": [counts[variant] for variant in ordered]})


def write_times(path: Path, times: ReleasedTimes) -> None:
    """What is made up, budget and edges, and for each variant and step where its weights come from."""
    variants = [
        {
            "activities": list(variant),
            "cases": len(times.moments[variant]),
            "steps": [
                {"source": step.source, "weights": list(step.weights)}
                for step in times.steps.get(variant, ())
            ],
        }
        for variant in sorted(times.moments)
    ]
    _write_json(path, {**times.told, "edges_in_seconds": list(times.edges), "variants": variants})


def write_histograms(path: Path, histograms: Sequence[AttributeHistograms]) -> None:
    """What the values of released cases were drawn from: of each attribute and class."""
    told = [
        {
            "name": one.name,
            "how": one.how,
            "values_are": "declared" if one.declared else "from the log",
            "epsilon": decimal(one.epsilon),
            "delta": decimal(one.delta),
            "values": list(one.values),
            "classes": [
                {"class": list(label), "source": own.source, "weights": list(own.weights)}
                for label, own in sorted(one.of_class.items())
            ],
        }
        for one in histograms
    ]
    _write_json(path, {"about": DRAWN, "attributes": told})


def _write_json(path: Path, told: Mapping[str, object]) -> None:
    with path.open("w", encoding="utf-8", newline="\n") as file:
        file.write(json.dumps(told, ensure_ascii=False, separators=(",", ":")) + "\n")
        file.flush()
        os.fsync(file.fileno())


def spelled(moments: np.ndarray) -> np.ndarray:
    """Seconds since 1970 as ISO texts, UTC."""
    return np.char.add(np.datetime_as_string(moments.astype("datetime64[s]")), "+00:00")


def ordinal_times(events: int) -> list[str]:
    """The times of a case of which only the order is released: a second an event from a fixed date."""
    return spelled(ORDINAL_START + np.arange(events)).tolist()
