"""Parameters of coding: one operation a step."""

from __future__ import annotations

import math
from dataclasses import dataclass

from engine.core.errors import ParameterError
from engine.core.params import field_choice, field_float, field_int, field_list, field_text

MIN_COUNT = 10  # values behind an end that is coded


@dataclass(frozen=True)
class Code:
    """Values coded one by one: ends cut off, rounded, shortened, or given new labels."""

    columns: tuple[str, ...] = field_list(
        "Columns",
        columns=True,
        help="Columns that are coded. Left empty (ends and rounding only): the columns to protect, or else "
        "every number.",
    )
    operation: str = field_choice(
        "Operation",
        {
            "top": "largest values as one",
            "bottom": "smallest values as one",
            "round": "round",
            "keep": "keep the first characters",
            "map": "new labels from a table",
        },
        default="top",
        help="What is done to every value. Equal values stay equal.",
    )
    value: float | None = field_float(
        "From this value on",
        default=None,
        auto="from the share",
        help="Largest values: all from this one on become one. Smallest values: all up to this one.",
    )
    share: float = field_float(
        "Share of the values",
        default=0.05,
        above=0,
        high=0.5,
        help="Where no value is given: at least so many of the values become one; equal ones are never torn "
        "apart.",
    )
    min_count: int | None = field_int(
        "Fewest rows",
        default=None,
        low=1,
        high=1_000_000,
        unit="rows",
        auto="10 at an end, 1 for codes",
        help="At least so many rows share a coded end; kept beginnings of codes with fewer become *.",
    )
    replace: str = field_choice(
        "Publish the end as",
        {"interval": "interval [v..)", "threshold": "the value v", "mean": "mean of the end"},
        default="interval",
        help="What stands in place of the values at the end. The mean needs at least the fewest rows.",
    )
    base: float = field_float(
        "Round to multiples of", default=10.0, above=0, help="5 makes 13 a 15; a value between two goes up."
    )
    how: str = field_choice(
        "Rounding",
        {"nearest": "to the nearest", "down": "down"},
        default="nearest",
        more=True,
        help="To the nearest multiple, or to the one below.",
    )
    characters: int = field_int(
        "First characters", default=3, low=0, high=1000, help="How many characters of a code are kept."
    )
    mask: str = field_text(
        "Mask",
        default="*",
        more=True,
        help="What stands for each further character; empty cuts them off.",
    )
    length: int | None = field_int(
        "Digits of a code",
        default=None,
        low=1,
        high=15,
        auto="as read",
        more=True,
        help="Codes that were read as numbers get their leading zeros back up to so many digits.",
    )
    map: str = field_text(
        "Table of labels",
        default="",
        inside=True,
        help="A file with two columns, value and new label, without a header; it stays in the house.",
    )
    unmapped: str = field_choice(
        "Values the table lacks",
        {"refuse": "refuse", "keep": "keep", "(other)": "(other)"},
        default="refuse",
        help="What becomes of values that the table says nothing of.",
    )

    def check(self) -> None:
        if self.operation in ("keep", "map") and not self.columns:
            raise ParameterError(
                "which columns hold the codes is not known", hint="choose the columns", name="columns"
            )
        if len(self.mask) > 1:
            raise ParameterError("the mask is one character, or empty", name="mask")
        if self.value is not None and not math.isfinite(self.value):
            raise ParameterError("the value is no finite number", name="value")

    @property
    def fewest(self) -> int:
        if self.min_count is not None:
            return self.min_count
        return MIN_COUNT if self.operation in ("top", "bottom") else 1
