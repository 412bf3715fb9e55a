"""Figures as plain values: exact for the steward, rounded for everybody else."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

Document = Mapping[str, Any]  # a JSON document: a manifest, an audit record, what a verifier is told
Draft = dict[str, Any]  # one that is being written


def plain(value: object) -> Any:
    """numpy scalars, arrays, tuples and mappings as JSON has them; what is not finite becomes null."""
    if isinstance(value, Mapping):
        return {str(key): plain(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [plain(inner) for inner in value]
    if hasattr(value, "tolist"):
        return plain(value.tolist())
    if isinstance(value, float) and not math.isfinite(value):
        return None
    return value if isinstance(value, str | int | float | bool | None) else str(value)


def rounded(value: object, digits: int = 3) -> Any:
    """The same with numbers to `digits` significant ones, so that they describe and do not disclose."""
    value = plain(value)
    if isinstance(value, dict):
        return {key: rounded(inner, digits) for key, inner in value.items()}
    if isinstance(value, list):
        return [rounded(inner, digits) for inner in value]
    if isinstance(value, int | float) and not isinstance(value, bool):
        return type(value)(float(f"{value:.{digits}g}"))
    return value
