"""Parameters of days: made coarser, turned into ages, or shifted."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.errors import ParameterError
from engine.core.params import field_choice, field_int, field_list, field_text


@dataclass(frozen=True)
class Dates:
    """Days as years, quarters, ages …, or shifted by one number of days a person."""

    columns: tuple[str, ...] = field_list(
        "Columns",
        columns=True,
        help="Columns that hold days. Left empty: every released column in which every value is one, written "
        "YYYY-MM-DD.",
    )
    to: str = field_choice(
        "To",
        {
            "year": "year 2024",
            "quarter": "quarter 2024-Q1",
            "month": "month 2024-03",
            "week": "ISO week 2024-W09",
            "weekday": "weekday 1 … 7",
            "decade": "decade 2020s",
            "age": "age in years",
            "years_since": "completed years since",
            "shift": "shifted days",
        },
        default="year",
        help="What a day becomes. Shifted days stay days: one shift a person keeps the gaps between them.",
    )
    reference: str = field_text(
        "At",
        default="",
        help="Age and years since: a day (YYYY-MM-DD) or a column of days.",
    )
    negative: str = field_choice(
        "Days after the reference",
        {"refuse": "refuse", "missing": "leave empty"},
        default="refuse",
        more=True,
        help="What becomes of an age below zero.",
    )
    shift: int = field_int(
        "Window of the shift",
        default=365,
        low=1,
        high=36_500,
        unit="days",
        help="Days move by up to so many, never by none.",
    )
    multiple: int = field_int(
        "Shift by multiples of",
        default=1,
        low=1,
        high=366,
        unit="days",
        more=True,
        help="7 keeps the weekday.",
    )
    person_column: str = field_text(
        "One shift for each",
        default="",
        columns=True,
        help="The column that says whose days move together. Left empty: the person column, or each row.",
    )
    format: str = field_text(
        "Written as",
        default="",
        help="How days are written, such as %d.%m.%Y; left empty YYYY-MM-DD. The year has four digits.",
    )
    shifts: str = field_text(
        "Shifts used before",
        default="",
        inside=True,
        more=True,
        help="date_shifts.csv from the audit of an earlier release: its persons move as they did then.",
    )

    def check(self) -> None:
        from engine.kinds.tables.dates import check_format

        if self.format:
            check_format(self.format)
        if self.to in ("age", "years_since") and not self.reference:
            raise ParameterError(
                "an age is at a day: there is none given",
                hint="give reference = 2024-12-31, or a column of days",
                name="reference",
            )
        if self.to == "shift" and self.multiple > self.shift:
            raise ParameterError(
                "no multiple lies within the window", hint="choose a wider window", name="shift"
            )
