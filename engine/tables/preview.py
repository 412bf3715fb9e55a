"""What a table file looks like before it is loaded, and which role each column may have."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.progress import Progress
from engine.tables.data import check_roles, named_like_identifier
from engine.technique import Preview

if TYPE_CHECKING:
    from engine.files.table import TablePreview

ROLES = ("id", "quasi", "sensitive", "protect", "drop")
MANY = 12


def preview_file(paths: Sequence[Path], reading: Any, columns: Any, progress: Progress) -> Preview:
    from engine.errors import InputError
    from engine.files.table import preview_table

    if len(paths) != 1:
        raise InputError(f"{len(paths)} files were given, a table is one file")
    head = preview_table(paths[0], reading)
    given = {role: getattr(columns, role) for role in ROLES}
    check_roles(given, head.columns)
    guessed = guess_roles(head)
    if any(given.values()):
        taken = {name for names in given.values() for name in names or ()}
        guessed = {"id": tuple(n for n in guessed["id"] if n not in taken)} if given["id"] is None else {}
    chosen = replace(columns, **guessed)
    roles = {name: role for role in reversed(ROLES) for name in getattr(chosen, role) or ()}
    return Preview(head.columns, head.rows, roles, head.facts, head.reading, chosen, head.problems)


def guess_roles(head: TablePreview) -> dict[str, tuple[str, ...]]:
    """Distinct texts and columns named so are identifiers, numbers with many values are to be protected,
    the other columns with few values are quasi-identifiers; the steward corrects it."""
    guessed: dict[str, list[str]] = {"id": [], "quasi": [], "protect": []}
    for place, name in enumerate(head.columns):
        cells = [row[place].strip() for row in head.rows if row[place].strip()]
        distinct = len(set(cells))
        if name in head.numeric:
            if named_like_identifier(name) and distinct == len(cells):
                guessed["id"].append(name)
            elif distinct > MANY:
                guessed["protect"].append(name)
        elif len(cells) >= 20 and distinct >= 0.95 * len(cells):
            guessed["id"].append(name)
        elif distinct > 1:
            guessed["quasi"].append(name)
    return {role: tuple(names) for role, names in guessed.items()}
