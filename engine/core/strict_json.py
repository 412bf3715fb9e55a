"""JSON as our own writer makes it, and nothing else: for files that come from outside.

A key that stands twice has two meanings for two readers; NaN is no JSON; a thousand brackets end Python's
stack. All three are refused with `ValueError`.
"""

from __future__ import annotations

import json
from typing import Any

from engine.core.json_values import Document
from engine.core.text import text


def parse(text: str) -> Any:
    try:
        return json.loads(text, object_pairs_hook=_once, parse_constant=_refused)
    except RecursionError:
        raise ValueError("it is nested too deeply") from None


def _once(pairs: list[tuple[str, Any]]) -> Document:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise ValueError(text("the key {key} stands twice", key=f"{key!r}"))
        found[key] = value
    return found


def _refused(constant: str) -> Any:
    raise ValueError(text("{constant} is not a number", constant=constant))
