"""Numbers of any size as people read them: so many significant digits, grouped, never an exponent."""

from __future__ import annotations

import math

from engine.core.number_format import grouped

LEAST = 1e-6  # below this an exponent is the lesser evil


def significant(value: float | None, digits: int = 4) -> str:
    if value is None or not math.isfinite(value):
        return "–"
    if value == 0:
        return "0"
    if abs(value) < LEAST:
        return f"{value:.{digits}g}"
    decimals = max(0, digits - 1 - math.floor(math.log10(abs(value))))
    text = grouped(value, f".{decimals}f")
    return text.rstrip("0").rstrip(".") if "." in text else text
