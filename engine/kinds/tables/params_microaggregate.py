"""Parameters of microaggregation: groups of at least k rows that get one value."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.core.errors import ParameterError
from engine.core.params import field_bool, field_choice, field_float, field_int, field_list, field_text
from engine.core.text import text


@dataclass(frozen=True)
class Microaggregate:
    """Rows that are near each other share one value: the mean of their group."""

    columns: tuple[str, ...] = field_list(
        "Columns",
        columns=True,
        help="Numbers, and categories too. Left empty: the quasi-identifiers. Only where all of them are in "
        "one "
        "block is k a guarantee.",
    )
    blocks: str = field_text(
        "Blocks",
        default="",
        more=True,
        help="Columns that are grouped together: names separated by commas, blocks by semicolons, such as "
        "age, income; height, weight. Empty: all in one.",
    )
    k: int = field_int(
        "Smallest group k", default=3, low=2, high=1_000_000, unit="rows", help="No group holds fewer rows."
    )
    method: Literal["auto", "mdav", "centre", "variable"] = field_choice(
        "Method",
        {
            "auto": "MDAV up to 20 000 rows, centre above",
            "mdav": "MDAV",
            "centre": "centre: nearly as good, and fast",
            "variable": "variable: groups of k to 2k − 1",
        },
        default="auto",
        help="How groups are formed. Variable follows clusters in the data.",
    )
    gamma: float = field_float(
        "Growth γ",
        default=0.2,
        above=0,
        high=10,
        more=True,
        help="Variable only: how readily a group takes one more row; large where the data has clusters.",
    )
    output: Literal["mean", "median"] = field_choice(
        "Numbers become",
        {"mean": "the mean of the group", "median": "the median of the group"},
        default="mean",
        help="What stands in the released column.",
    )
    categories: Literal["mode", "ancestor"] = field_choice(
        "Categories become",
        {"mode": "the commonest of the group", "ancestor": "their lowest common label"},
        default="mode",
        more=True,
        help="The lowest common label needs hierarchies.",
    )
    rounding: bool = field_bool(
        "Round like the input",
        default=True,
        help="Round released values to as many decimals as the input has.",
    )
    suppress: float = field_float(
        "Rows that may be left out",
        default=0.0,
        low=0,
        high=1,
        more=True,
        help="Share of the rows that may be left out where too few have their cells missing in the same "
        "columns.",
    )
    hierarchies: str = field_text(
        "Hierarchies",
        default="",
        inside=True,
        more=True,
        help="For the lowest common label: a folder with one CSV file a column, or files separated by "
        "commas.",
    )

    def check(self) -> None:
        listed = [name for block in self.block_names for name in block]
        double = next((name for name in listed if listed.count(name) > 1), None)
        if double is not None:
            raise ParameterError(text("column {name} is in two blocks", name=double), name="blocks")
        if self.blocks and set(listed) != set(self.columns):
            raise ParameterError(
                "blocks name other columns than the step",
                hint="name each of the columns in one block",
                name="blocks",
            )

    @property
    def block_names(self) -> tuple[tuple[str, ...], ...]:
        parts = ([name.strip() for name in block.split(",")] for block in self.blocks.split(";"))
        return tuple(tuple(filter(None, block)) for block in parts if any(block))
