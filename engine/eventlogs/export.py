"""A release as files: XES, a table of events, or a table of variants.

Case names are made up ("case 1" …) and given after the cases were shuffled: neither they nor the order
of the rows say anything. No time, no other attribute.
"""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np

from engine.eventlogs.data import Variant
from engine.files.write import write_csv
from engine.files.xes_write import write_xes

FORMATS = ("xes", "csv", "variants.csv")


def write_release(counts: dict[Variant, int], folder: Path, format: str, random: np.random.Generator) -> None:
    path = Path(folder) / f"data.{format}"
    if format == "variants.csv":
        write_variants(path, counts, random)
    elif format == "csv":
        write_events(path, shuffled(counts, random))
    else:
        write_xes(path, ((f"case {n}", variant) for n, variant in enumerate(shuffled(counts, random), 1)))


def shuffled(counts: dict[Variant, int], random: np.random.Generator) -> list[Variant]:
    """One entry a case, in random order."""
    variants = list(counts)
    places = np.repeat(np.arange(len(variants)), list(counts.values()))
    random.shuffle(places)
    return [variants[place] for place in places.tolist()]


def write_events(path: Path, cases: list[Variant]) -> None:
    names = [f"case {number}" for number, variant in enumerate(cases, 1) for _ in variant]
    write_csv(path, {"case": names, "activity": [activity for variant in cases for activity in variant]})


def write_variants(path: Path, counts: dict[Variant, int], random: np.random.Generator) -> None:
    """One row a variant: its activities as a JSON list (names may hold commas), and the count."""
    variants = list(counts)
    random.shuffle(variants)
    cells = [json.dumps(list(variant), ensure_ascii=False) for variant in variants]
    write_csv(path, {"variant": cells, "count": [counts[variant] for variant in variants]})
