"""What is tried on anyone's file: `check tables FILE --set quasi=… --set k=…`."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.errors import ParameterError
from engine.core.params import field_bool, field_choice, field_float, field_int, field_list, field_text


@dataclass(frozen=True)
class CheckSettings:
    quasi: tuple[str, ...] = field_list(
        "Quasi-identifiers", columns=True, help="Columns that others may know; qi is another name for it."
    )
    k: int = field_int("Smallest class k", default=2, low=1, help="How many rows or persons look alike.")
    person: str = field_text(
        "Person", default="", columns=True, help="The column whose different values are counted, not rows."
    )
    sensitive: tuple[str, ...] = field_list(
        "Sensitive", columns=True, help="Columns whose values l and t are asked of, each on its own."
    )
    l: float | None = field_float(  # noqa: E741  the literature's name
        "Diversity l", default=None, low=1, auto="not asked", help="The least l of every class."
    )
    l_kind: str = field_choice(
        "Kind of l",
        {"distinct": "different values", "entropy": "entropy"},
        default="distinct",
        help="Different values, or exp of the entropy.",
    )
    t: float | None = field_float(
        "Closeness t", default=None, low=0, high=1, auto="not asked", help="The largest t of any class."
    )
    ordered: bool = field_bool(
        "Ordered", default=False, help="Sensitive texts have an order, that of their letters, for t."
    )
    population: str = field_text(
        "Population", default="", help="A file with the same columns, or with the number of people in n."
    )
    fraction: float | None = field_float(
        "Sampling fraction",
        default=None,
        above=0,
        high=1,
        auto="not known",
        help="The share of the population that the file is: gives the chance that a unique match is right.",
    )
    show: bool = field_bool("Show values", default=False, help="The cells of the worst classes too.")

    def check(self) -> None:
        if not self.quasi:
            raise ParameterError(
                "choose the columns that others may know", hint="write --set quasi=age,zip", name="quasi"
            )
        if (self.l is not None or self.t is not None) and not self.sensitive:
            raise ParameterError(
                "l and t are asked of sensitive columns, and none is named",
                hint="write --set sensitive=diagnosis",
                name="sensitive",
            )
        both = [name for name in self.quasi if name in (*self.sensitive, self.person)]
        if both:
            other = "person" if both[0] == self.person else "sensitive"
            raise ParameterError(f"column {both[0]} is quasi and {other} at the same time", name=other)
