"""Column roles as settings: giving one column a role changes the settings of two fields at most."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core import params
from engine.core.params import Field
from engine.core.technique import Kind, Preview


def role_fields(kind: Kind) -> tuple[Field, ...]:
    """The roles a column of this kind of file can have."""
    if kind.Columns is None:
        return ()
    return tuple(field for field in params.fields(kind.Columns) if field.columns)


def with_role(kind: Kind, preview: Preview, column: str, role: str) -> dict[str, Any]:
    """The settings that give `column` the role (or none): what held it before gives it up."""
    fields = {field.name: field for field in role_fields(kind)}
    before = preview.roles.get(column, "")
    changes: dict[str, Any] = {}
    if before in fields and before != role:
        left = [name for name in _holders(preview, before) if name != column]
        changes[before] = _value(fields[before], left)
    if role in fields:
        held = [*_holders(preview, role), column] if fields[role].type == "list" else [column]
        changes[role] = _value(fields[role], [name for name in preview.columns if name in held])
    return changes


def _holders(preview: Preview, role: str) -> list[str]:
    return [name for name in preview.columns if preview.roles.get(name) == role]


def _value(field: Field, names: Sequence[str]) -> Any:
    return tuple(names) if field.type == "list" else names[0] if names else ""


def split_settings(kind: Kind, Params: type | None, changes: Mapping[str, object]) -> tuple[dict, dict]:
    """Changes of a remedy apart: those of the file (reading, roles) and those of the form."""
    file_names = {
        f.name for declared in (kind.Reading, kind.Columns) if declared for f in params.fields(declared)
    }
    form_names = {f.name for f in params.fields(Params)} if Params else set()
    of_file = {name: value for name, value in changes.items() if name in file_names}
    of_form = {
        name: value for name, value in changes.items() if name in form_names and name not in file_names
    }
    return of_file, of_form
