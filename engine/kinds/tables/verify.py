"""Checks a released table against its promise, from the bytes on disk. Shares no code with the algorithms.

Parameters, promise, file names and hashes are checked by `engine.verify.folder`. Here: what was done follows
from technique and parameters; the file holds what follows from that and nothing else, in the order of its
cells; and with the original at hand, every released row is what was promised of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from engine.core.json_values import Document
from engine.core.technique import Check
from engine.core.text import text
from engine.io.codebook import PLAIN, CodebookEntry
from engine.kinds.tables.verify_claims import check_claims, dialect_of
from engine.kinds.tables.verify_columns import check_classes, check_column, check_order
from engine.kinds.tables.verify_original import check_original
from engine.kinds.tables.verify_types import OriginalTable
from engine.verify.read_once import once
from engine.verify.read_table import made_by, read_released, same_bytes
from engine.verify.released_columns import Released, Unreadable


def verify(folder: Path, claims: Document, data: OriginalTable | None = None) -> list[Check]:
    columns, facts = claims["columns"], claims["done"]["facts"]
    path = folder / f"data.{claims['format']}"
    types = {name: str(one.get("type")) for name, one in columns.items() if isinstance(one, Mapping)}
    rows = facts.get("rows")
    count = rows.get("released") if isinstance(rows, Mapping) else None
    if not columns or len(types) < len(columns) or type(count) is not int:
        return [
            Check("Columns as promised", False, "the manifest does not say which columns and rows there are")
        ]
    dialect = dialect_of(claims)
    if dialect is None:
        return [Check("Columns as promised", False, "the manifest does not say how the file is written")]
    try:
        labels = {name: str(one.get("label", "")) for name, one in columns.items()}
        released = once(path, lambda: read_released(path, types, count, dialect, labels))
    except (Unreadable, UnicodeDecodeError) as error:
        return [Check("Columns as promised", False, str(error))]
    checks = [
        Check("Columns as promised", True, text("{columns} columns", columns=len(columns))),
        _nothing_else(path, released),
    ]
    checks += check_claims(claims, released.rows)
    if not all(check.passed for check in checks):
        return checks
    checks.append(check_order(released))
    for name, column in columns.items():
        checks += check_column(name, column["steps"], released)
    checks += check_classes(claims, released)
    if data is None:
        checks.append(
            Check("No identifier", True, "not compared: the original is not at hand", confidential=True)
        )
        return checks
    checks += _labels(labels, data)
    checks += check_original(released, claims, data, folder.parent / "audit")
    return checks


def _labels(labels: Mapping[str, str], data: OriginalTable) -> list[Check]:
    """What an SPSS or Stata file says of its variables is what the original said."""
    told = {name: label for name, label in labels.items() if label}
    other = [name for name, label in told.items() if label != _label_of(data, name)]
    if not told:
        return []
    said = text("column {name} has another label", name=other[0]) if other else "as in the original"
    return [Check("Labels of columns", not other, said, confidential=True)]


def _label_of(data: OriginalTable, name: str) -> str:
    """What the original's file says of the column; nothing in other formats."""
    entry: CodebookEntry = getattr(data.by_name.get(name), "entry", PLAIN)
    return entry.label


def _nothing_else(path: Path, released: Released) -> Check:
    name = "Nothing else is in the file"
    if same_bytes(path, released):
        return Check(name, True, "written again from its cells it has the same bytes")
    maker = made_by(path)
    if maker:
        said = text(
            "written again it has other bytes: changed, or made by another library version ({maker})",
            maker=maker,
        )
        return Check(name, False, said)
    return Check(name, False, "written again from its cells it has other bytes")
