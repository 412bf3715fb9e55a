"""Parameters of perturbation: noise, and the reconstruction of the distribution."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.core.errors import ParameterError
from engine.core.params import field_bool, field_choice, field_float, field_int, field_list
from engine.core.text import text

Shape = Literal["normal", "uniform"]
StopRule = Literal["chi2", "l1", "iterations"]


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
    natural: bool = field_bool(
        "Stay inside natural bounds",
        default=True,
        more=True,
        help="Where no value of a column is negative, none is released: noise that carries a value below "
        "zero is mirrored there. A stay of −2.3 days would be noticed at once. Near zero this raises the "
        "mean a little; the reconstruction of the distribution takes it into account.",
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
