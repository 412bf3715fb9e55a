"""Parameters of generalisation (k-anonymity): how many rows (persons) look alike, by which method."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.core.errors import ParameterError
from engine.core.params import field_choice, field_float, field_int, field_list, field_text
from engine.core.text import text


@dataclass(frozen=True)
class Generalise:
    """Every row shares its quasi-identifiers with at least k rows or persons."""

    columns: tuple[str, ...] = field_list(
        "Columns",
        columns=True,
        help="The columns that others may know. Left empty: the quasi-identifiers. Only where all of them "
        "are "
        "taken is k a guarantee.",
    )
    method: Literal["mondrian", "lattice"] = field_choice(
        "Method",
        {"mondrian": "Mondrian: each class as fine as it can be", "lattice": "one level a column, the best"},
        default="mondrian",
        help="Mondrian cuts the table into classes and loses little. The lattice gives every column one "
        "level of "
        "its hierarchy, which reads better; the best of all choices is found.",
    )
    k: int = field_int(
        "Smallest class k",
        default=5,
        low=2,
        high=1_000_000,
        help="So many rows, or persons, share all these columns at least.",
    )
    count: Literal["rows", "persons"] = field_choice(
        "Count",
        {"rows": "rows", "persons": "persons"},
        default="rows",
        help="Where a person has several rows, count persons: the column with the role person says whose "
        "row it "
        "is. Rows without a person count together as one.",
    )
    l: float | None = field_float(  # noqa: E741 - the field's own letter
        "Sensitive values l",
        default=None,
        low=1,
        high=1_000_000,
        auto="off",
        help="Every class holds so many different values of each sensitive column at least.",
    )
    l_kind: Literal["distinct", "entropy"] = field_choice(
        "Count l by",
        {"distinct": "different values", "entropy": "entropy: rare values count less"},
        default="distinct",
        help="Entropy l is exp(H): two values at nine to one count 1.4 instead of 2.",
    )
    t: float | None = field_float(
        "Closeness t",
        default=None,
        low=0,
        high=1,
        auto="off",
        help="The distribution of a sensitive column in a class is at most this far from that of the whole "
        "release. "
        "Expensive: look at the loss first.",
    )
    attributes: tuple[str, ...] = field_list(
        "Sensitive columns for l and t",
        columns=True,
        more=True,
        help="Each must hold by itself. Left empty: the columns with the role sensitive.",
    )
    ordered: tuple[str, ...] = field_list(
        "Ordered categories",
        columns=True,
        more=True,
        help="Sensitive categories whose labels have an order (mild, severe …, by their text): t counts how "
        "far "
        "apart they are. Numbers are ordered by themselves.",
    )
    suppress: float | None = field_float(
        "Rows that may be left out",
        default=None,
        low=0,
        high=1,
        auto="none with Mondrian, 0.05 with the lattice",
        help="Share of the rows that may be suppressed where they fit nowhere. Mondrian needs none, unless a "
        "transform of an earlier release is used again.",
    )
    suppressed: Literal["drop", "star"] = field_choice(
        "Suppressed rows",
        {"drop": "are left out", "star": "stay, with * in these columns"},
        default="drop",
        more=True,
        help="Rows with * are a class like the others; if they are too few for that, they are left out.",
    )
    bounds: Literal["cuts", "tight"] = field_choice(
        "Intervals",
        {"cuts": "by the cuts between classes", "tight": "from smallest to largest value of the class"},
        default="cuts",
        more=True,
        help="Mondrian only. Tight intervals lose less and show the exact extreme values of every class.",
    )
    weights: tuple[str, ...] = field_list(
        "Weights",
        more=True,
        help="Mondrian only: column=number. A column with a larger weight is cut sooner and stays finer; 1 "
        "unless "
        "given.",
    )
    hierarchies: str = field_text(
        "Hierarchies",
        default="",
        inside=True,
        help="A folder with one CSV file a column, named like it, or files separated by commas. Columns "
        "without "
        "one get a hierarchy built from their values.",
    )
    unknown: Literal["refuse", "star"] = field_choice(
        "Values a hierarchy lacks",
        {"refuse": "are refused", "star": "are * above the lowest level"},
        default="refuse",
        more=True,
        help="What is done with values of the file that its hierarchy does not know.",
    )
    levels: tuple[str, ...] = field_list(
        "Levels",
        more=True,
        help="Lattice only: column=level for every column, instead of the best ones. A click into the "
        "picture of the lattice gives them; refused where they leave out more rows than allowed.",
    )
    transform: str = field_text(
        "Transform of an earlier release",
        default="",
        inside=True,
        more=True,
        help="The file audit/transform.json of an earlier release: its classes are used again, nothing is "
        "computed anew; k, l and t are checked, and rows that break them are suppressed.",
    )

    def check(self) -> None:
        self.weight_of  # noqa: B018 - refuses what is no weight
        if self.level_of and self.method != "lattice":
            raise ParameterError("levels are of the lattice", hint="choose method=lattice", name="levels")
        if self.method == "lattice" and self.bounds == "tight":
            raise ParameterError(
                "tight intervals are of Mondrian",
                hint="choose bounds=cuts, or method=mondrian",
                name="bounds",
            )
        if self.method == "lattice" and self.weights:
            raise ParameterError("weights are of Mondrian", hint="leave them out", name="weights")

    @property
    def level_of(self) -> dict[str, int]:
        """Levels that are given instead of searched for, by column."""
        found = {}
        for one in self.levels:
            name, _, number = one.rpartition("=")
            if not name or not number.strip().isdigit():
                raise ParameterError(
                    text("{one} is no level", one=repr(one)), hint="write age=2", name="levels"
                )
            found[name.strip()] = int(number)
        return found

    @property
    def weight_of(self) -> dict[str, float]:
        found = {}
        for one in self.weights:
            name, sign, number = one.rpartition("=")
            try:
                found[name.strip()] = float(number)
            except ValueError:
                sign = ""
            if not sign or not 0 < found[name.strip()] < 1e6:
                raise ParameterError(
                    text("{one} is no weight", one=repr(one)), hint="write age=2", name="weights"
                )
        return found

    @property
    def limit(self) -> float:
        """The share of rows that may be suppressed."""
        if self.suppress is not None:
            return self.suppress
        return 0.05 if self.method == "lattice" else 0.0
