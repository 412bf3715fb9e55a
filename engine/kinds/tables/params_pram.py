"""Parameters of post-randomisation."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.errors import ParameterError
from engine.core.params import field_choice, field_float, field_int, field_list


@dataclass(frozen=True)
class Pram:
    """Labels drawn anew by a known matrix."""

    columns: tuple[str, ...] = field_list(
        "Columns",
        columns=True,
        help="Columns of labels, or of numbers with few values. Left empty: the quasi-identifiers that are "
        "text, or else every text column.",
    )
    keep: float = field_float(
        "Keep", default=0.8, low=0, high=1, help="The chance that a value is kept as it is."
    )
    matrix: str = field_choice(
        "Matrix",
        {"invariant": "shares stay", "uniform": "all labels alike"},
        default="invariant",
        help="Shares stay: other values are drawn as often as they occur. All labels alike: with a public "
        "list of labels one cell is ε-locally differentially private.",
    )
    public: tuple[str, ...] = field_list(
        "Public list of labels",
        more=True,
        help="All labels there can be, known before the data was: makes ε of the uniform matrix a promise. "
        "It leaves with the release.",
    )
    within: tuple[str, ...] = field_list(
        "Within groups of",
        columns=True,
        more=True,
        help="Labels are drawn separately in each group of rows that share these columns.",
    )
    min_count: int = field_int(
        "Fewest rows of a group",
        default=10,
        low=1,
        high=1_000_000,
        unit="rows",
        more=True,
        help="Groups with fewer rows are drawn together as one.",
    )

    def check(self) -> None:
        if self.keep >= 1:
            raise ParameterError("keep = 1 changes nothing", hint="choose less", name="keep")
        if self.public and self.matrix != "uniform":
            raise ParameterError(
                "a public list of labels belongs to the uniform matrix",
                hint="choose matrix=uniform",
                name="public",
            )
        if self.public and (len(set(self.public)) < 2 or self.keep * len(set(self.public)) <= 1):
            raise ParameterError(
                "keep must be more than the chance of one label among all",
                hint="choose more, or a longer list",
                name="keep",
            )
        if set(self.within) & set(self.columns):
            raise ParameterError("a column cannot be drawn within itself", name="within")
