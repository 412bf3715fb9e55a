"""The law of the noise, values with noise of it, and the privacy level it gives, in both directions.

The privacy level at confidence c is the width 2v of the interval around the released value that holds the
original with probability c (Agrawal, Srikant, SIGMOD 2000): 2αc for noise uniform on [−α, α],
2σ·Φ⁻¹((1+c)/2) for normal noise.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from statistics import NormalDist

import numpy as np
from numpy.typing import NDArray

from engine.core.errors import ParameterError
from engine.core.stretches import through
from engine.kinds.tables.params_perturb import Shape

Array = NDArray[np.float64]

# Beyond this many standard deviations normal noise is taken as impossible: probability 2e-15.
REACH = 8.0
FINE_DIGITS = 6  # of the noise, where released values are not rounded like the input


@dataclass(frozen=True)
class Law:
    """Noise around zero: `scale` is the half-width α of uniform, the standard deviation σ of normal noise."""

    shape: Shape
    scale: float

    @property
    def sd(self) -> float:
        return self.scale / math.sqrt(3) if self.shape == "uniform" else self.scale

    @property
    def reach(self) -> float:
        """How far noise can carry a value."""
        return self.scale if self.shape == "uniform" else REACH * self.scale

    def cdf(self, x: Array) -> Array:
        if self.shape == "uniform":
            return np.clip((x + self.scale) / (2 * self.scale), 0, 1)
        from scipy.special import ndtr

        return ndtr(x / self.scale)

    def cdf_integral(self, x: Array) -> Array:
        """∫ of the distribution function up to x."""
        if self.shape == "uniform":
            inside = np.clip(x, -self.scale, self.scale)
            return (inside + self.scale) ** 2 / (4 * self.scale) + np.maximum(x - self.scale, 0)
        from scipy.special import ndtr

        z = x / self.scale
        return self.scale * (z * ndtr(z) + np.exp(-z * z / 2) / math.sqrt(2 * math.pi))

    def draw(self, generator: np.random.Generator, n: int) -> Array:
        if self.shape == "uniform":
            return generator.uniform(-self.scale, self.scale, n)
        return generator.normal(0.0, self.scale, n)


def perturb(values: Array, law: Law, decimals: int | None, generator: np.random.Generator) -> Array:
    """Values plus noise of the law, rounded."""
    return through(lambda part: add_and_round(part, law.draw(generator, len(part)), law, decimals), values)


def add_and_round(values: Array, noise: Array, law: Law, decimals: int | None) -> Array:
    digits = noise_decimals(law) if decimals is None else decimals
    released = np.round(values + noise, digits)
    if law.shape == "uniform":
        unit = 10.0**-digits
        away = released - values
        beyond = np.abs(away) > law.scale
        released = np.where(beyond, np.round(released - np.sign(away) * unit, digits), released)
    return released


def noise_decimals(law: Law) -> int:
    """Decimals that keep six digits of the noise."""
    return FINE_DIGITS - math.floor(math.log10(law.scale))


def privacy_level(law: Law, confidence: float) -> float:
    """Width of the interval around a released value that holds the original with this confidence."""
    return law.scale * _width_of_one(law.shape, confidence)


def law_for_level(shape: Shape, width: float, confidence: float) -> Law:
    """The noise that gives the wanted privacy level."""
    return Law(shape, width / _width_of_one(shape, confidence))


def _width_of_one(shape: Shape, confidence: float) -> float:
    if shape == "uniform":
        return 2 * confidence
    if confidence >= 1:
        raise ParameterError(
            "normal noise has no interval of 100 % confidence",
            hint="choose a confidence below 1, or uniform noise",
            name="confidence",
        )
    return 2 * NormalDist().inv_cdf((1 + confidence) / 2)
