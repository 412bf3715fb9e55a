"""How a table is read, which column is what, the parameters of the three steps and of a chain of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from engine.core import params
from engine.core.errors import ParameterError
from engine.core.params import (
    Plain,
    Step,
    field_bool,
    field_choice,
    field_float,
    field_int,
    field_list,
    field_steps,
)
from engine.core.text import text
from engine.io.csv_dialect import TableReading

Reading = TableReading  # a table has no setting of its own
Shape = Literal["normal", "uniform"]
StopRule = Literal["chi2", "l1", "iterations"]


@dataclass(frozen=True)
class Columns:
    """Which column is what. Identifiers and dropped columns are never released, all others are. A role left
    open is guessed from the head of the file (`engine.kinds.tables.column_roles`)."""

    id: tuple[str, ...] | None = field_list(
        "Identifiers",
        default=None,  # type: ignore[arg-type]
        columns=True,
        auto="columns that name a person or number the rows",
        help="Columns that name a person or row. They are never released.",
    )
    quasi: tuple[str, ...] | None = field_list(
        "Quasi-identifiers",
        default=None,  # type: ignore[arg-type]
        columns=True,
        auto="columns with few values, and those that others know: age, sex, postcode, date of birth",
        help="Columns that others may know too, such as age, region or occupation: together they can point "
        "at one person.",
    )
    sensitive: tuple[str, ...] | None = field_list(
        "Sensitive",
        default=None,  # type: ignore[arg-type]
        columns=True,
        auto="diagnoses and the like, by their name or their codes",
        help="Columns that nobody should learn about a person, such as a diagnosis.",
    )
    protect: tuple[str, ...] | None = field_list(
        "To protect",
        default=None,  # type: ignore[arg-type]
        columns=True,
        auto="all other numbers with many values",
        help="Numeric columns whose exact values must not be released.",
    )
    drop: tuple[str, ...] | None = field_list(
        "Dropped",
        default=None,  # type: ignore[arg-type]
        columns=True,
        auto="free text, and text that mostly differs from row to row",
        help="Other columns that are not released.",
    )


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


@dataclass(frozen=True)
class Perturb:
    """Noise added to numbers, by its strength or by the privacy level it shall give."""

    columns: tuple[str, ...] = field_list(
        "Columns",
        columns=True,
        help="Numeric columns that get noise. Left empty: the columns to protect, or else every numeric one.",
    )
    noise: Literal["normal", "uniform"] = field_choice(
        "Noise",
        {"normal": "normal", "uniform": "uniform"},
        default="normal",
        help="Normal noise is mostly small and sometimes large; uniform noise never exceeds ±α.",
    )
    sigma: float | None = field_float(
        "Standard deviation σ",
        default=None,
        above=0,
        auto="¼ of the column's spread",
        help="Strength of normal noise, in the column's unit.",
    )
    alpha: float | None = field_float(
        "Half-width α",
        default=None,
        above=0,
        auto="from the privacy level",
        help="Strength of uniform noise: it lies between −α and α. Giving it chooses uniform noise.",
    )
    level: float | None = field_float(
        "Privacy level",
        default=None,
        above=0,
        auto="from the noise",
        help="Width of the interval around a released value that holds the original with this confidence, "
        "in the column's unit. The noise is computed from it.",
    )
    level_share: float | None = field_float(
        "Privacy level, share of the range",
        default=None,
        above=0,
        high=100,
        auto="from the noise",
        help="The same as a share of the column's range: 0.2 is a fifth of the distance between the smallest "
        "and the largest value.",
    )
    confidence: float = field_float(
        "Confidence",
        default=0.95,
        above=0,
        high=1,
        help="How surely the interval of the privacy level holds the original.",
    )
    correlated: bool = field_bool(
        "Correlated noise",
        default=False,
        help="The noise of the chosen columns has the same correlations as the data: harder to filter out, "
        "and correlations stay. Rows may become harder or easier to link (easier where one factor drives "
        "all columns): look at the attackers. Normal noise only.",
    )
    rounding: bool = field_bool(
        "Round like the input",
        default=True,
        help="Round released values to as many decimals as the input has: an age stays a whole number.",
    )
    low: float | None = field_float(
        "Smallest possible value",
        default=None,
        auto="not known",
        more=True,
        help="Where the column ends by its nature (an age is never below 0). Helps to reconstruct its "
        "distribution, also for the attacker.",
    )
    high: float | None = field_float(
        "Largest possible value", default=None, auto="not known", more=True, help="The same at the upper end."
    )
    clip: bool = field_bool(
        "Clip to the possible values",
        default=False,
        more=True,
        help="Moves released values into the possible range. This biases the mean and breaks the "
        "reconstruction of the distribution.",
    )
    bins: int = field_int(
        "Bins of the reconstruction",
        default=50,
        low=2,
        high=10_000,
        more=True,
        help="On how many bins the distribution of the originals is reconstructed from the released values.",
    )
    stop: Literal["chi2", "l1", "iterations"] = field_choice(
        "Stop the reconstruction",
        {"chi2": "at a small χ² change", "l1": "at a small L1 change", "iterations": "after 500 steps"},
        default="chi2",
        more=True,
        help="Running on would fit the noise: the error doubles.",
    )

    def check(self) -> None:
        given = [n for n in ("level", "level_share", "sigma", "alpha") if getattr(self, n) is not None]
        if len(given) > 1:
            raise ParameterError(
                text(
                    "{given} and {given2} both say how strong the noise is", given=given[0], given2=given[1]
                ),
                hint="give one of level, level_share, sigma and alpha",
                name=given[1],
            )
        if self.sigma is not None and self.noise == "uniform":
            raise ParameterError(
                "sigma is for normal noise", hint="give alpha for uniform noise", name="sigma"
            )
        if self.confidence >= 1 and self.shape == "normal":
            raise ParameterError(
                "normal noise has no interval of 100 % confidence",
                hint="choose a confidence below 1, or uniform noise",
                name="confidence",
            )
        if self.correlated and self.shape == "uniform":
            raise ParameterError(
                "correlated noise is normal noise", hint="choose noise=normal", name="correlated"
            )
        if self.low is not None and self.high is not None and self.low >= self.high:
            raise ParameterError(
                text("low ({low}) is not below high ({high})", low=f"{self.low:g}", high=f"{self.high:g}"),
                name="low",
            )
        if self.clip and self.low is None and self.high is None:
            raise ParameterError(
                "clipping needs to know where the column ends", hint="give low or high", name="clip"
            )

    @property
    def shape(self) -> Shape:
        return "uniform" if self.alpha is not None else self.noise


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


StepParams = Discretise | Perturb | Swap
STEPS: dict[str, type[StepParams]] = {
    "tables.discretise": Discretise,
    "tables.perturb": Perturb,
    "tables.swap": Swap,
}


def make_step(plain: Plain) -> Step:
    """A checked step from {technique, columns, params, off}."""
    if not isinstance(plain, Mapping):
        raise ParameterError(
            text("{written} is not a step", written=f"{plain!r}"),
            hint="a step has technique, columns and params",
            name="steps",
        )
    unknown = sorted(set(plain) - {"technique", "columns", "params", "off"})
    if unknown:
        raise ParameterError(
            text("a step has no entry {unknown}", unknown=f"{unknown[0]!r}"),
            hint="known: technique, columns, params, off",
            name="steps",
        )
    key = str(plain.get("technique", ""))
    Params = STEPS.get(key if "." in key else f"tables.{key}")
    if Params is None:
        raise ParameterError(
            text("there is no step {key}", key=f"{key!r}"),
            hint=text("known: {steps}", steps=", ".join(STEPS)),
            name="steps",
        )
    values = plain.get("params", {})
    if not isinstance(values, Mapping):
        raise ParameterError(
            "the params of a step are not a table", hint="write them as [steps.params]", name="steps"
        )
    made = params.build(Params, {**values, "columns": plain.get("columns", values.get("columns", ()))})
    return Step(key if "." in key else f"tables.{key}", made.columns, made, bool(plain.get("off", False)))


@dataclass(frozen=True)
class Chain:
    """Several steps, one after the other."""

    steps: tuple[Step, ...] = field_steps(
        "Steps",
        make_step,
        help="What is done, in order. Left empty: quasi-identifiers into classes, noise on the columns to "
        "protect.",
    )

    def check(self) -> None:
        if self.steps and all(step.off for step in self.steps):
            raise ParameterError("every step is switched off", hint="switch one on, or add one", name="steps")


TableParams = Chain | Discretise | Perturb | Swap


def steps_of(values: TableParams) -> tuple[Step, ...]:
    """The steps of a chain, or the one step that a single technique is; those switched off are left out."""
    if isinstance(values, Chain):
        if not values.steps:
            return tuple(Step(key, (), STEPS[key]()) for key in ("tables.discretise", "tables.perturb"))
        return tuple(step for step in values.steps if not step.off)
    key = next(key for key, Params in STEPS.items() if isinstance(values, Params))
    return (Step(key, values.columns, values),)
