"""The categories of a recode table for graphs: labels in their one spelling, those without one left out."""

from __future__ import annotations

from pathlib import Path

from engine.core.errors import InputError
from engine.core.text import text
from engine.io.recode_table import read_recode_table
from engine.kinds.graphs.labels import normalize_label


def read_categories(path: Path) -> dict[str, str]:
    """Raw label → category; rows without a category are unmapped, one label with two is refused."""
    found = {raw: new for raw, new in read_recode_table(path, normalize_label).items() if new}
    if not found:
        raise InputError(text("the recode table {name} gives no label a category", name=path.name))
    return found


def read_pseudonyms(path: Path) -> dict[str, str]:
    """Label → released label, no two alike: merging labels is the business of the recode table."""
    found = read_categories(path)
    seen: dict[str, str] = {}
    for label, released in found.items():
        if seen.setdefault(released, label) != label:
            raise InputError(
                text(
                    "{name}: {one} and {other} would both be called {released}",
                    name=path.name,
                    one=f"{seen[released]!r}",
                    other=f"{label!r}",
                    released=f"{released!r}",
                ),
                hint="give each label a name of its own; to merge labels, use the recode table",
            )
    return found
