"""Parameters of swapping: values exchanged between rows."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.errors import ParameterError
from engine.core.params import field_bool, field_choice, field_float, field_list


@dataclass(frozen=True)
class Swap:
    """Values exchanged between rows."""

    columns: tuple[str, ...] = field_list(
        "Columns",
        columns=True,
        help="Columns whose values change places. Left empty: the quasi-identifiers, or else every column "
        "that is released.",
    )
    method: str = field_choice(
        "Partners",
        {"rank": "near in rank", "random": "any row"},
        default="rank",
        help="Near in rank: values move only a little and links to other columns stay roughly. Any row: the "
        "column is a random permutation of itself.",
    )
    window: float = field_float(
        "Farthest partner",
        default=0.05,
        above=0,
        high=1,
        unit="of the rows",
        help="How far in rank two partners may be apart, as a share of the rows; one rank at least.",
    )
    together: bool = field_bool(
        "Keep columns together",
        default=False,
        more=True,
        help="Any row only: the chosen columns move as one block, so that links between them stay.",
    )

    def check(self) -> None:
        if self.together and self.method == "rank":
            raise ParameterError(
                "columns can be kept together only when partners are any row",
                hint="choose method=random",
                name="together",
            )
