"""What a table file looks like before it is loaded, and which role each column may have."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from engine.core.errors import InputError
from engine.core.progress import Progress
from engine.core.technique import Preview
from engine.core.text import text
from engine.kinds.tables.column_roles import ROLES, resolve_roles
from engine.kinds.tables.params import Columns, Reading


def preview(paths: Sequence[Path], reading: Reading, columns: Columns, progress: Progress) -> Preview:
    from engine.io.table_read import preview_table

    if len(paths) != 1:
        raise InputError(text("{paths} files were given, a table is one file", paths=len(paths)))
    head = preview_table(paths[0], reading)
    resolved = resolve_roles({role: getattr(columns, role) for role in ROLES}, head)
    chosen = replace(columns, **resolved)
    roles = {name: role for role in reversed(ROLES) for name in resolved[role]}
    return Preview(head.columns, head.rows, roles, head.facts, head.reading, chosen, head.problems)
