"""The recode table: raw name → new name, two columns of any table file, or a JSON object.

How names are compared is the business of the kind: `normal` gives the one spelling of a name. A name without
a new one stands there with an empty text. One name with two new ones is refused with both places.
"""

from __future__ import annotations

import csv
import json
import os
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from engine.core import strict_json
from engine.core.errors import InputError
from engine.core.progress import Progress
from engine.core.text import text
from engine.io import input_file
from engine.io.csv_dialect import TableReading
from engine.io.raw_rows import read_text_rows

RAW = ("raw", "label", "node", "raw label", "from", "term", "activity", "name", "old")
CATEGORY = ("category", "code", "recoded", "group", "theme", "to", "new name", "new", "released", "pseudonym")
LARGEST_JSON = 16 << 20
Spelling = Callable[[str], str]


def read_recode_table(path: Path, normal: Spelling) -> dict[str, str]:
    """Raw name → new name ("" where there is none), in the spelling that `normal` gives."""
    rows = _json_rows(path) if path.suffix.lower() == ".json" else _table_rows(path, normal)
    found: dict[str, tuple[str, str]] = {}
    for place, written, to in rows:
        raw, new = normal(written), normal(to)
        if not raw:
            continue
        known, before = found.setdefault(raw, (new, place))
        if known != new:
            raise InputError(
                text(
                    "{name}, {at}: {raw} has the categories {raw2} and {category}",
                    name=path.name,
                    at=place if place == before else f"{before}, {place}",
                    raw=f"{raw!r}",
                    raw2=f"{known!r}",
                    category=f"{new!r}",
                ),
                hint="a raw label belongs to one category",
            )
    return {raw: new for raw, (new, _) in found.items()}


def _table_rows(path: Path, normal: Spelling) -> Iterator[tuple[str, str, str]]:
    """Place, name and new name of every row."""
    table = read_text_rows(path, TableReading(), Progress())
    first = [normal(cell).casefold() for cell in table.rows[0]]
    if len(first) < 2:
        raise InputError(
            text("the recode table {name} has one column", name=path.name),
            hint="it needs two: raw label and category",
        )
    header = any(cell in RAW for cell in first) and any(cell in CATEGORY for cell in first)
    raw_at = next((at for at, cell in enumerate(first) if cell in RAW), 0) if header else 0
    category_at = next((at for at, cell in enumerate(first) if cell in CATEGORY), 1) if header else 1
    for at, row in enumerate(table.rows[int(header) :], int(header)):
        raw = row[raw_at] if raw_at < len(row) else ""
        yield table.place(at), raw, row[category_at] if category_at < len(row) else ""


def _json_rows(path: Path) -> Iterator[tuple[str, str, str]]:
    input_file.require_file(path)
    try:
        if path.stat().st_size > LARGEST_JSON:
            raise ValueError("it is too large for a recode table")
        table = strict_json.parse(path.read_text(encoding="utf-8-sig"))
        if not isinstance(table, dict) or not all(isinstance(to, str) for to in table.values()):
            raise ValueError("it is not an object of names and new names")
    except (OSError, UnicodeError, ValueError) as problem:
        raise InputError(
            text("the recode table {name} cannot be read: {problem}", name=path.name, problem=problem),
            hint='a JSON recode table looks like {"old name": "new name"}',
        ) from None
    for raw, to in table.items():
        yield text("name {raw}", raw=f"{raw!r}"), raw, to


def recode_path(name: str, folder: Path) -> Path:
    """The recode table as it was named, or beside the input where a recipe is run from elsewhere."""
    path = Path(name)
    return path if path.is_absolute() or path.exists() else folder / name


def write_recode_table(path: Path, categories: Mapping[str, str]) -> None:
    """A recode table, whole or not at all, that `read_recode_table` reads back."""
    partial = path.with_name(path.name + ".part")
    with partial.open("w", newline="", encoding="utf-8") as file:
        if path.suffix.lower() == ".json":
            json.dump(dict(sorted(categories.items())), file, ensure_ascii=False, indent=1)
        else:
            writer = csv.writer(file)
            writer.writerow(["label", "category"])
            writer.writerows(sorted(categories.items()))
        file.flush()
        os.fsync(file.fileno())
    os.replace(partial, path)
