"""Additive noise: w = x + r, independent for every cell, or with the correlations of the data.

Missing values stay missing. Released values are rounded to a millionth of the noise (or coarser, to the
decimals of the input): the low bits of an unrounded sum would tell about x (Mironov, CCS 2012). Rounding
never carries a value out of the reach of uniform noise.
"""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

from engine.kinds.tables.noise import Law

Array = NDArray[np.float64]

FINE_DIGITS = 6


def perturb(values: Array, law: Law, decimals: int | None, generator: np.random.Generator) -> Array:
    """Values plus noise of the law, rounded."""
    return add_rounded(values, law.draw(generator, len(values)), law, decimals)


def add_rounded(values: Array, noise: Array, law: Law, decimals: int | None) -> Array:
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


def correlated_noise(columns: Array, scales: Array, generator: np.random.Generator) -> Array:
    """Normal noise (rows × columns) with the given standard deviations and the correlations of the data.

    With scales in proportion to the columns' own this is noise of covariance d²·Σ (Kim 1986): correlations
    stay, and there is no direction in which the data stands out from the noise."""
    return generator.standard_normal(columns.shape) @ correlation_root(columns).T * scales


def correlation_root(columns: Array) -> Array:
    """R^½ of the correlation matrix; missing values count as the column's mean, which keeps it
    positive semidefinite."""
    eigenvalues, vectors = np.linalg.eigh(correlations(columns))
    return vectors * np.sqrt(np.maximum(eigenvalues, 0))


def correlations(columns: Array) -> Array:
    """Correlation matrix of the columns, 1 on the diagonal, 0 for constant columns."""
    centred = columns - np.nanmean(columns, axis=0)
    centred[np.isnan(centred)] = 0
    length = np.sqrt((centred**2).sum(axis=0))
    length[length == 0] = 1
    matrix = (centred / length).T @ (centred / length)
    np.fill_diagonal(matrix, 1.0)
    return matrix
