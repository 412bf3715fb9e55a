"""What a table file looks like before it is loaded, and which role each column may have."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from engine.core.distributed import AS_PARTS
from engine.core.errors import InputError
from engine.core.progress import Progress
from engine.core.technique import Preview
from engine.core.text import text
from engine.kinds.tables.column_roles import ROLES, given_roles, resolve_roles, with_roles
from engine.kinds.tables.params import Columns, Reading


def preview(paths: Sequence[Path], reading: Reading, columns: Columns, progress: Progress) -> Preview:
    from engine.io.table_read import preview_table

    if len(paths) != 1 and not reading.scheduler:
        raise InputError(
            text("{paths} files were given, a table is one file", paths=len(paths)), remedies=(AS_PARTS,)
        )
    head = preview_table(paths[0], reading)
    resolved = resolve_roles(given_roles(columns), head)
    chosen = with_roles(columns, resolved)
    roles = {name: role for role in reversed(ROLES) for name in resolved[role]}
    return Preview(
        head.columns,
        head.rows,
        roles,
        head.facts,
        head.reading,
        chosen,
        head.problems,
        unused=head.unused,
        labels=head.labels,
        lists=head.lists,
    )


def fit(preview: Preview) -> float:
    """Any table will do; one with texts beside its numbers more than one of numbers alone."""
    return 0.4 if len(preview.columns) < 2 else 0.6
