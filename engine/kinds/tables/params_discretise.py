"""Parameters of discretisation: classes instead of values."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.params import field_choice, field_int, field_list


@dataclass(frozen=True)
class Discretise:
    """Classes instead of values."""

    columns: tuple[str, ...] = field_list(
        "Columns",
        columns=True,
        help="Numbers are put into classes, rare categories are merged. Left empty: the quasi-identifiers, "
        "or else every numeric column (in a chain those that are not to be protected).",
    )
    classes: int = field_int(
        "Classes",
        default=10,
        low=1,
        high=10_000,
        help="Into how many classes the values of a column are put, at most: ties are never torn apart and "
        "small classes are merged.",
    )
    min_count: int = field_int(
        "Smallest class",
        default=10,
        low=1,
        high=1_000_000,
        unit="rows",
        help="No class holds fewer rows than this; categories with fewer are merged into (other). Missing "
        "cells are a class too: fewer than this are put into another one.",
    )
    method: str = field_choice(
        "Cut",
        {"frequency": "equally many rows a class", "width": "equally wide classes"},
        default="frequency",
        help="Equally many rows in every class protects the rare values; equal widths read better.",
    )
    output: str = field_choice(
        "Publish",
        {
            "interval": "interval (low..high]",
            "number": "class number 1, 2, 3 …",
            "mean": "mean of the class",
            "median": "median of the class",
        },
        default="interval",
        help="What stands in the released column. The outermost intervals are open, so that the extreme "
        "values do not show.",
    )
