"""Intervals as a release writes them, read by the verifier."""

from __future__ import annotations

import math


def bounds_of(label: str) -> tuple[float, float] | None:
    """(low..high], (..high], (low..) or (..)."""
    if not label.startswith("(") or label[-1:] not in "])" or ".." not in label:
        return None
    low, _, high = label[1:-1].partition("..")
    try:
        ends = (float(low) if low else -math.inf, float(high) if high else math.inf)
    except ValueError:
        return None
    plain = all(not end or shortest(float(end)) == end for end in (low, high))
    return ends if plain and ends[0] < ends[1] and label.endswith("]") == bool(high) else None


def shortest(value: float) -> str:
    """The one way to write a bound: whole numbers without a point, others as short as they read back."""
    return str(int(value)) if value.is_integer() and abs(value) < 1e15 else repr(value)
