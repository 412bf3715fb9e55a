"""How a log is read: lifecycle, dates, and the recoding of activities before any technique sees them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from engine.core.errors import ParameterError
from engine.core.params import field_choice, field_float, field_int, field_list, field_text
from engine.io.csv_dialect import TableReading
from engine.io.recode_table import recode_path
from engine.kinds.eventlogs.attribute_settings import parse_choices
from engine.kinds.eventlogs.data import Recoding


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
    drop: tuple[str, ...] = field_list(
        "Drop activities",
        help="Events of these activities are left out. Names are compared as they are written.",
    )
    recode: str = field_text(
        "Recode table",
        default="",
        help="A table file with two columns, activity and new name, or a JSON object. Several activities may "
        "share a new name; one whose new name is empty is dropped.",
    )
    unmapped: str = field_choice(
        "Activities without a new name",
        {"keep": "keep as they are", "other": "put together as (other)", "drop": "drop their events"},
        default="keep",
        help="What happens to activities that the recode table does not name.",
    )
    rare: str = field_choice(
        "Rare activities",
        {
            "off": "keep",
            "declared": "all but a list of what stays",
            "private": "chosen with a part of ε",
            "looked": "chosen by their share in this log",
        },
        default="off",
        help="Which activities are too rare to stay. Chosen by their share in this log is allowed, but the "
        "promise does not cover the choice; a list that is known without the log, or a part of ε, does.",
    )
    rare_stay: tuple[str, ...] = field_list(
        "Activities that stay",
        more=True,
        help="The list of what stays, by the names after the recode table.",
    )
    rare_share: float = field_float(
        "Rare is below",
        default=0.05,
        low=0,
        high=1,
        more=True,
        help="Least share of the cases that hold an activity which stays.",
    )
    rare_to: str = field_choice(
        "Rare activities become",
        {"drop": "nothing: their events are dropped", "other": "(other)"},
        default="drop",
        more=True,
        help="What becomes of the events of rare activities.",
    )
    rare_epsilon: float = field_float(
        "Share of ε for rare activities",
        default=0.1,
        low=0.01,
        high=0.9,
        more=True,
        help="Where they are chosen privately: so much of ε is spent on the choice, the rest on the release.",
    )
    rare_delta: float = field_float(
        "Share of δ for rare activities",
        default=0.5,
        low=0.01,
        high=0.99,
        more=True,
        help="Where they are chosen privately: so much of δ is spent on the choice, the rest on the release.",
    )
    rare_per_case: int = field_int(
        "Activities of a case that count",
        default=8,
        low=1,
        high=200,
        more=True,
        help="Where they are chosen privately: of every case so many different activities count at most.",
    )
    repeated: str = field_choice(
        "Repeated activities",
        {
            "keep": "keep",
            "collapse": "equal neighbours become one",
            "first": "only the first of each activity",
        },
        default="keep",
        help="Much of the variety of a log is repetition. Collapsing keeps the first event of a run.",
    )
    first_events: int = field_int(
        "First events of a case",
        default=0,
        low=0,
        high=1000,
        help="Only so many events from the beginning of every case are kept; 0: all.",
    )
    recoding_chosen: str = field_choice(
        "The recoding was chosen",
        {"looked": "by looking at this log", "declared": "from what is known without this log"},
        default="looked",
        help="A promise covers the whole way from file to release. What was chosen by looking at the log is "
        "not covered, and the promise says so.",
    )

    attributes: tuple[str, ...] = field_list(
        "Attributes of cases to carry",
        help="Nothing but these leaves besides activities. A number needs edges (age = 0 18 65), a date a "
        "year or quarter (admitted = year), an attribute of events one value a case (ward = last, test = "
        "count 1 5), who worked on a case a role (org:resource = first role). Values that are known "
        "without the log can be listed (ward = last values A | B).",
    )
    roles: str = field_text(
        "Table of roles",
        default="",
        more=True,
        help="A table file with two columns, who worked on a case and the role, or a JSON object. Needed "
        "where an attribute is carried as a role; who has none becomes (other).",
    )

    @property
    def recoding(self) -> Recoding:
        """As chosen, without the names of the table: these are read with the log."""
        return Recoding(
            drop=self.drop,
            unmapped=self.unmapped,
            rare=self.rare,
            stay=self.rare_stay if self.rare == "declared" else (),
            rare_share=self.rare_share,
            rare_to=self.rare_to,
            repeats=self.repeated,
            first=self.first_events,
            chosen=self.recoding_chosen,
            epsilon_share=self.rare_epsilon,
            delta_share=self.rare_delta,
            activities_per_case=self.rare_per_case,
        )

    def files(self, folder: Path) -> tuple[Path, ...]:
        """Files that are read besides the input, as named or beside it (`folder` is the input's)."""
        named = [recode_path(name, folder) for name in (self.recode, self.roles) if name]
        return tuple(path for path in named if path.exists())

    def check(self) -> None:
        if self.rare == "declared" and not self.rare_stay:
            raise ParameterError(
                "rare activities by a list: no activity that stays was named",
                hint="name the activities that stay, separated by commas",
                name="rare_stay",
            )
        by_role = any(one.form == "role" for one in parse_choices(self.attributes))
        if by_role and not self.roles:
            raise ParameterError(
                "an attribute is to be carried as a role, but no table of roles was named",
                hint="name a table with two columns: who worked on a case, and the role",
                name="roles",
            )
