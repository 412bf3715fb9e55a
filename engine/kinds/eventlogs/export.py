"""A release as files: XES, a table of events, or a table of variants.

The variants stand in the order of their activities (as text, activity by activity), the cases in the
order of their variants and are named after it ("case 1" …): neither names nor places say anything that the
counts do not say, and the same counts always give the same bytes. No time, no other attribute.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path

from engine.core.randomness import Randomness
from engine.core.technique import Done
from engine.io.table_write import write_csv
from engine.io.xes_write import write_xes
from engine.kinds.eventlogs.data import PublishedVariants, Variant

FORMATS = ("xes", "csv", "variants.csv")


def export(
    published: PublishedVariants, params: object, folder: Path, format: str, randomness: Randomness
) -> Mapping[str, object]:
    write_release(published.as_counts(), folder, format)
    return {}


def files(params: object, done: Done | None, format: str) -> frozenset[str]:
    return frozenset({f"data.{format}"})


def write_release(counts: Mapping[Variant, int], folder: Path, format: str) -> None:
    path = Path(folder) / f"data.{format}"
    if format == "variants.csv":
        write_variants(path, counts)
    elif format == "csv":
        write_events(path, counts)
    else:
        write_xes(path, cases_in_order(counts))


def cases_in_order(counts: Mapping[Variant, int]) -> Iterator[tuple[str, Variant]]:
    """Made-up names and the variant of every case."""
    number = 0
    for variant in sorted(counts):
        for _ in range(counts[variant]):
            number += 1
            yield f"case {number}", variant


def write_events(path: Path, counts: Mapping[Variant, int]) -> None:
    names: list[str] = []
    activities: list[str] = []
    for name, variant in cases_in_order(counts):
        names += [name] * len(variant)
        activities += variant
    write_csv(path, {"case": names, "activity": activities})


def write_variants(path: Path, counts: Mapping[Variant, int]) -> None:
    """One row a variant: its activities as a JSON list (names may hold commas), and the count."""
    ordered = sorted(counts)
    cells = [json.dumps(list(variant), ensure_ascii=False) for variant in ordered]
    write_csv(path, {"variant": cells, "count": [counts[variant] for variant in ordered]})
