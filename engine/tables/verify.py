"""Checks a released table against its promise, from the bytes on disk. Shares no code with the algorithms.

The manifest says for every column which steps it went through and with what law, class size or window. What
can be seen in the file alone (names, class sizes, intervals) is always checked; against the original, if it
is at hand, also noise, multisets, ranks and that every value lies in its class.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from pathlib import Path
from statistics import NormalDist
from typing import Any

from engine.tables.released_file import Released, read_released
from engine.tables.verify_columns import check_column, scale_of
from engine.technique import Check

Column = Mapping[str, Any]


def verify_release(folder: Path, claims: Mapping[str, Any], data: Any = None) -> list[Check]:
    columns = claims.get("columns", {})
    released = read_released(folder)
    checks = [*_schema(released, columns), *_identifiers(released, data), *_laws(claims, columns)]
    if not checks[0].passed:
        return checks
    comparable = data is not None and data.rows == released.rows
    for name, told in columns.items():
        original = data.by_name.get(name) if comparable else None
        checks += check_column(name, told.get("steps", []), released, original)
    return checks


def _schema(released: Released, columns: Mapping[str, Column]) -> Iterator[Check]:
    agree = released.names == list(columns)
    said = f"the file has {', '.join(released.names)}; promised are {', '.join(columns)}"
    yield Check("Columns as promised", agree and bool(columns), f"{len(columns)} columns" if agree else said)


def _identifiers(released: Released, data: Any) -> Iterator[Check]:
    name = "No identifier"
    if data is None:
        yield Check(name, True, "not compared: the original is not at hand")
        return
    withheld = [n for role in ("id", "drop") for n in data.roles.get(role, ())]
    there = [n for n in withheld if n in released.names]
    if there:
        yield Check(name, False, f"the file has the column {there[0]}", inside=True)
        return
    found = _identifier_values(released, data)
    detail = found or f"{len(withheld)} columns are withheld, none is in the file"
    yield Check(name, not found, detail, inside=True)
    yield Check(
        "Rows as in the original",
        released.rows == data.rows,
        f"{released.rows} rows, the original has {data.rows}",
        inside=True,
    )


def _identifier_values(released: Released, data: Any) -> str:
    """Where a text that names a row of the original stands in a column of the file, in words."""
    for role in data.roles.get("id", ()):
        column = data.by_name[role]
        if column.labels is None or len(column.labels) < data.rows / 2:
            continue
        for other in released.names:
            if released.holds_any(other, column.labels):
                return f"column {other} holds a value of the identifier {role}"
    return ""


def _laws(claims: Mapping[str, Any], columns: Mapping[str, Column]) -> Iterator[Check]:
    """Noise that the parameters fix (σ, α or an absolute level) is the noise that the columns claim."""
    params = claims.get("params", {})
    single = {"technique": claims.get("technique"), "columns": params.get("columns", []), "params": params}
    wrong, told = [], 0
    for step in params.get("steps") or [single]:
        asked = step.get("params", {})
        if step.get("off") or not str(step.get("technique")).endswith("perturb"):
            continue
        for name in step.get("columns", []):
            laws = [s for s in columns.get(name, {}).get("steps", []) if s.get("step") == "perturb"]
            expected = _expected_scale(asked)
            if expected is None or not laws:
                continue
            told += 1
            if not any(math.isclose(scale_of(law), expected, rel_tol=1e-9) for law in laws):
                wrong.append(f"column {name}: {scale_of(laws[0]):g} instead of {expected:g}")
    if told or wrong:
        yield Check("Noise as the parameters ask", not wrong, wrong[0] if wrong else f"{told} columns")


def _expected_scale(asked: Mapping[str, Any]) -> float | None:
    for name in ("alpha", "sigma"):
        if asked.get(name) is not None:
            return float(asked[name])
    if asked.get("level") is None:
        return None
    confidence = float(asked.get("confidence", 0.95))
    if asked.get("noise") == "uniform":
        return float(asked["level"]) / (2 * confidence)
    return float(asked["level"]) / (2 * NormalDist().inv_cdf((1 + confidence) / 2))
