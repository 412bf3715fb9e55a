"""Large numbers as people read them, the same everywhere: 12 345, with a narrow space that never breaks."""

from __future__ import annotations

THIN = "\u202f"


def grouped(value: float, form: str = "") -> str:
    """`form` is what follows the comma in a format of Python's: ".2f"."""
    return f"{value:,{form}}".replace(",", THIN)
