"""The recode table: raw label → category, two columns of any table file."""

from __future__ import annotations

import csv
import os
from collections.abc import Mapping
from pathlib import Path

from engine.core.errors import InputError
from engine.core.progress import Progress
from engine.core.text import text
from engine.io.csv_dialect import TableReading
from engine.io.raw_rows import read_text_rows
from engine.kinds.graphs.labels import normalize_label

RAW = ("raw", "label", "node", "raw label", "from", "term")
CATEGORY = ("category", "code", "recoded", "group", "theme", "to")


def read_categories(path: Path) -> dict[str, str]:
    """Raw label → category; rows without a category are unmapped, one label with two is refused."""
    table = read_text_rows(path, TableReading(), Progress())
    first = [normalize_label(cell).casefold() for cell in table.rows[0]]
    if len(first) < 2:
        raise InputError(
            text("the recode table {name} has one column", name=path.name),
            hint="it needs two: raw label and category",
        )
    header = any(cell in RAW for cell in first) and any(cell in CATEGORY for cell in first)
    raw_at = next((at for at, cell in enumerate(first) if cell in RAW), 0) if header else 0
    category_at = next((at for at, cell in enumerate(first) if cell in CATEGORY), 1) if header else 1
    found: dict[str, str] = {}
    for at, row in enumerate(table.rows[int(header) :], int(header)):
        raw = normalize_label(row[raw_at]) if raw_at < len(row) else ""
        category = normalize_label(row[category_at]) if category_at < len(row) else ""
        if not raw or not category:
            continue
        if found.setdefault(raw, category) != category:
            raise InputError(
                text(
                    "{name}, {at}: {raw} has the categories {raw2} and {category}",
                    name=path.name,
                    at=table.place(at),
                    raw=f"{raw!r}",
                    raw2=f"{found[raw]!r}",
                    category=f"{category!r}",
                ),
                hint="a raw label belongs to one category",
            )
    if not found:
        raise InputError(text("the recode table {name} gives no label a category", name=path.name))
    return found


def write_categories(path: Path, categories: Mapping[str, str]) -> None:
    """A recode table, whole or not at all, that `read_categories` reads back."""
    partial = path.with_name(path.name + ".part")
    with partial.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(["label", "category"])
        writer.writerows(sorted(categories.items()))
        file.flush()
        os.fsync(file.fileno())
    os.replace(partial, path)
