"""The first rows of what would be released, as a person sees them in the file."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

SHOWN = 20
WIDEST = 1000  # letters of one line that are shown


@dataclass(frozen=True)
class Head:
    """The beginning of the data file: its columns and first rows, or its first lines."""

    file: str = ""
    columns: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()


def released_head(folder: Path, separator: str = ",") -> Head:
    """Of the first data file in the folder; a table where it is one, else lines of text."""
    files = sorted(path for path in folder.iterdir() if path.is_file() and path.name.startswith("data."))
    if not files:
        return Head()
    path = files[0]
    if path.suffix == ".csv":
        return _table(path, separator)
    return Head(path.name, ("line",), tuple((line,) for line in islice(_lines(path), SHOWN)))


def _table(path: Path, separator: str) -> Head:
    with path.open(encoding="utf-8", newline="") as file:
        found = [tuple(row) for row in islice(csv.reader(file, delimiter=separator), SHOWN + 1)]
    return Head(path.name, found[0], tuple(found[1:])) if found else Head(path.name)


def _lines(path: Path) -> Iterator[str]:
    with path.open(encoding="utf-8", errors="replace") as file:
        for line in file:
            yield line.rstrip("\n")[:WIDEST]
