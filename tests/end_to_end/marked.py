"""The samples with fifty marker strings planted where nothing may leave: names, case ids, attributes,
columns that stay, raw labels, and the file and its folder."""

from __future__ import annotations

import csv
import gzip
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from typing import Any

from engine.cli import SAMPLES
from engine.core.technique import find_kind

COUNT = 50
MARKERS = [f"MARKER{number:02d}" for number in range(COUNT)]
FOLDER, FILE, *INSIDE = MARKERS

Rows = list[list[str]]


@dataclass(frozen=True)
class Marked:
    """A file with markers, and how it is to be read."""

    path: Path
    corrections: dict[str, Any] = field(default_factory=dict)


def plant(kind: str, root: Path) -> Marked:
    """The kind's sample with all markers in it, in a folder and a file that are markers themselves."""
    sample = SAMPLES / find_kind(kind).sample
    folder = root / kind / FOLDER
    folder.mkdir(parents=True)
    path = folder / f"{FILE}{''.join(sample.suffixes)}"
    corrections = PLANTED[kind](sample, path, cycle(INSIDE))
    content = gzip.decompress(path.read_bytes()) if path.suffix == ".gz" else path.read_bytes()
    missing = [marker for marker in INSIDE if marker.encode() not in content]
    assert not missing, f"{kind}: {missing} are not in the input"
    return Marked(path, corrections)


def _read(path: Path) -> Rows:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.reader(file))


def _write(path: Path, rows: Rows) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file).writerows(rows)


def _event_log(sample: Path, path: Path, markers: Iterator[str]) -> dict[str, Any]:
    """Case ids, applicants, resources, an attribute of the log, keys of attributes."""
    text = gzip.decompress(sample.read_bytes()).decode()
    for key in ("concept:name", "applicant"):
        # of cases, two tabs deep: what an event is called is published
        text = re.sub(rf'(\n\t\t<string key="{key}" value=")', lambda m: f"{m[1]}{next(markers)} ", text)
    text = re.sub(r'(<string key="org:resource" value=")', lambda m: f"{m[1]}{next(markers)} ", text)
    text = text.replace('key="applicant"', f'key="{next(markers)}"')
    text = text.replace("\n\t<trace>", f'\n\t<string key="source" value="{next(markers)}"/>\n\t<trace>', 1)
    path.write_bytes(gzip.compress(text.encode(), mtime=0))
    return {}


def _series(sample: Path, path: Path, markers: Iterator[str]) -> dict[str, Any]:
    """Names of rows and notes on them, and the names of both columns."""
    rows = [
        [f"{next(markers)}-{row[0]}", *row[1:], f"note {number} {next(markers)}"]
        for number, row in enumerate(_read(sample))
    ]
    _write(path, rows)
    return {}


def _graph(sample: Path, path: Path, markers: Iterator[str]) -> dict[str, Any]:
    """Participants, and raw labels where only their categories are published."""
    header, *edges = _read(sample)
    raw = sorted({label for row in edges for label in row[1:3]})
    names = {label: f"{label} {next(markers)}" for label in raw}
    people = {row[0]: f"{next(markers)}-{row[0]}" for row in edges}
    _write(path, [header, *([people[who], names[a], names[b], *rest] for who, a, b, *rest in edges)])
    categories = path.with_name(f"categories-{FILE}.csv")
    _write(
        categories, [["label", "category"], *([names[label], f"Category {len(label) % 7}"] for label in raw)]
    )
    return {"recode": categories.name}


def _table(sample: Path, path: Path, markers: Iterator[str]) -> dict[str, Any]:
    """Names of people and of the column with them."""
    rows = _read(sample)
    for row in rows:
        row[0] = f"{row[0]} {next(markers)}"
    _write(path, rows)
    return {}


def _clusters(sample: Path, path: Path, markers: Iterator[str]) -> dict[str, Any]:
    """Names of patients, of the column with them, and a text that no model is made of."""
    header, *rows = _read(sample)
    out = [[*header[:-1], f"{header[-1]} {next(markers)}", next(markers)]]
    out += [
        [*row[:-1], f"{row[-1]} {next(markers)}", f"patient {n} {next(markers)}"]
        for n, row in enumerate(rows)
    ]
    _write(path, out)
    return {}


PLANTED: dict[str, Callable[[Path, Path, Iterator[str]], dict[str, Any]]] = {
    "eventlogs": _event_log,
    "timeseries": _series,
    "graphs": _graph,
    "tables": _table,
    "clusters": _clusters,
}
