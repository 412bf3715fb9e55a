"""Names beside a plot: cut where they would take its room."""

from __future__ import annotations


def shortened(name: str, most: int) -> str:
    return name if len(name) <= most else name[: most - 1] + "…"
