"""How a log is read, which column is what, and the parameters of the techniques: declared once."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.params import field_choice, field_float, field_int, field_text
from engine.io.csv_dialect import TableReading

LEAST_DELTA = 1e-12


@dataclass(frozen=True)
class Reading(TableReading):
    """How a log is read, besides the dialect of a table."""

    lifecycle: str = field_choice(
        "Events",
        {"all": "all events", "complete": "only completed ones"},
        default="all",
        help="Many logs record when a task is scheduled, started and completed. Only completed events gives "
        "one event a task; events without a transition count as completed.",
    )
    classifier: str = field_choice(
        "An activity is",
        {"activity": "its name", "activity+lifecycle": "its name and transition"},
        default="activity",
        help="What makes two events the same: the name alone, or name and lifecycle transition "
        "(“Check+start” and “Check+complete” are then two activities).",
    )
    dates: str = field_choice(
        "Dates such as 03/04/2024",
        {"auto": "recognise", "day": "the day stands first", "month": "the month stands first"},
        default="auto",
        more=True,
        help="How dates of a table are read; refused where both readings are possible.",
    )


@dataclass(frozen=True)
class Columns:
    """Which column is what. An XES file says it itself, only the person can be chosen."""

    case: str | None = field_text(
        "Case",
        default=None,
        columns=True,
        auto="by its name",
        help="Says which events belong together. It is never published.",
    )
    activity: str | None = field_text(
        "Activity",
        default=None,
        columns=True,
        auto="by its name",
        help="What happened. The sequence of activities of a case is its variant.",
    )
    timestamp: str | None = field_text(
        "Time",
        default=None,
        columns=True,
        auto="by its name",
        help="Orders the events of a case; a single - keeps the order of the file. It is never published.",
    )
    lifecycle_column: str | None = field_text(
        "Transition",
        default=None,
        columns=True,
        more=True,
        auto="by its name",
        help="Schedule, start, complete … of an event; - for none.",
    )
    person: str = field_text(
        "Person",
        default="",
        columns=True,
        help="Whose case it is (in XES: an attribute of the case). Then persons are protected: of every "
        "person only a few cases are kept, at random. Empty: every case is protected by itself.",
    )
    variant: str | None = field_text(
        "Variant",
        default=None,
        columns=True,
        more=True,
        auto="by its name, where there is no case",
        help="A table with one row a variant: the activities as a JSON list or joined by commas.",
    )
    count: str | None = field_text(
        "Count",
        default=None,
        columns=True,
        more=True,
        auto="by its name",
        help="How many cases a variant has.",
    )


@dataclass(frozen=True)
class Travas:
    """Parameters of the private variant selection."""

    epsilon: float = field_float(
        "Privacy loss ε",
        default=1.0,
        low=0.001,
        high=20,
        help="How much a single case may change the probability of any release: by the factor e^ε at most. "
        "Smaller is safer and releases fewer variants.",
    )
    delta: float | None = field_float(
        "Failure probability δ",
        default=None,
        low=LEAST_DELTA,
        high=0.99,
        auto="a tenth of 1 / number of cases, as a power of ten",
        help="How likely a variant that only one case has may be released all the same. Left to itself it is "
        "the largest power of ten not above 1 / (10 · number of cases), or of persons where a person column "
        "is set.",
    )
    repeats: int = field_int(
        "Repeats m",
        default=1,
        low=1,
        high=20,
        more=True,
        help="Draws at ε/m and δ/m that are averaged. Choose it before looking at results: choosing by the "
        "utility of the actual release spends privacy that nobody accounts for.",
    )
    cases_per_person: int = field_int(
        "Cases kept per person",
        default=1,
        low=1,
        high=100,
        more=True,
        help="Where a person column is set: of every person at most this many cases are kept, chosen at "
        "random. A person is then protected with this many times ε.",
    )

    def check(self) -> None:
        """Noise that cannot be drawn is refused before a run; where δ is left open, when it is known."""
        from engine.kinds.eventlogs.noise import check_noise_bound

        if self.delta is not None:
            check_noise_bound(self.epsilon, self.delta, self.repeats)
