"""Names beside a plot: cut where they would take its room."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QFont, QFontMetricsF


def shortened(name: str, most: int) -> str:
    return name if len(name) <= most else name[: most - 1] + "…"


def fitting(names: Sequence[str], room: float, longest: int) -> list[tuple[int, str]]:
    """Names down an axis with their places: every second or third where there is no line for each."""
    line = QFontMetricsF(QFont()).height()
    step = max(1, -(-len(names) * int(line) // max(1, int(room))))
    return [(at, shortened(names[at], longest)) for at in range(0, len(names), step)]
