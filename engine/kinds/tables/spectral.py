"""Spectral filtering: noise is independent between columns, data is not (Kargupta et al., ICDM 2003).

Columns are brought to unit noise (whitened by the known covariance S of the noise), so that every principal
component carries noise of variance 1 besides the data's λ − 1. Components with more noise than data
(λ < 2, keeping them would add more error than dropping them) are thrown away; what remains is the
attacker's estimate. The leading component always stays, so a single column is left as it is.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engine.core.stretches import room
from engine.kinds.tables.moments import (
    centred,
    centred_products,
    mean_square_of,
    means_of,
    spread_of,
    stretches_of,
)

Array = NDArray[np.float64]

# Columns released without noise help the attacker; as a share of their own standard deviation this little
# noise keeps the whitening well conditioned.
CLEAR_NOISE = 0.01


@dataclass(frozen=True)
class SpectralFilter:
    """What makes the attacker's estimate out of released rows."""

    means: Array
    projection: Array
    eigenvalues: Array  # of the whitened columns, greatest first
    kept: int

    def estimates(
        self, released: Sequence[Array], places: Sequence[int], made: Sequence[Array] = ()
    ) -> list[Array]:
        """Of the originals of some of the columns, in arrays `made` before as far as there are some."""
        more = places[len(made) :]
        made = [*made, *(room(len(released[place]), np.float64, released[place]) for place in more)]
        weights, means = self.projection[:, places].T.copy(), self.means[places]
        for stretch, cells in centred(released, self.means):
            for column, estimated, mean in zip(made, weights @ cells, means, strict=False):
                np.add(estimated, mean, out=column[stretch])
        return made[: len(places)]


def spectral_filter(released: Sequence[Array], noise_covariance: Array) -> SpectralFilter:
    """From released columns and the covariance of their noise."""
    means = means_of(released)
    root, inverse = _roots(noise_covariance)
    products = inverse.T @ centred_products(released, means) @ inverse
    eigenvalues, vectors = np.linalg.eigh(products / max(1, len(released[0]) - 1))
    order = np.argsort(eigenvalues)[::-1]
    eigenvalues, vectors = eigenvalues[order], vectors[:, order]
    kept = max(1, int((eigenvalues > 2).sum()))
    projection = inverse @ vectors[:, :kept] @ vectors[:, :kept].T @ root
    return SpectralFilter(means, projection, eigenvalues, kept)


def remaining_level(errors: Array, confidence: float) -> float:
    """Width of the interval around the estimate that holds this share of the originals. The errors are put
    into another order."""
    known = 0
    for (part,) in stretches_of(errors):
        away = np.abs(part[~np.isnan(part)])
        errors[known : known + len(away)] = away
        known += len(away)
    if not known:
        return math.nan
    place = confidence * (known - 1)
    low, high = int(place), min(int(place) + 1, known - 1)
    errors[:known].partition((low, high))
    return 2 * float(errors[low] + (place - low) * (errors[high] - errors[low]))


def relative_error(errors: Array, noise_sd: float) -> float:
    """RMSE of the estimate in units of the noise: 1 where the attacker gained nothing."""
    return math.sqrt(mean_square_of(errors)) / noise_sd


def noise_covariance(sds: Array, columns: Sequence[Array], correlation: Array | None = None) -> Array:
    """Covariance of the noise; a column without noise (sd 0) gets next to nothing."""
    spread = np.array([spread_of(column) for column in columns])
    sds = np.where(sds > 0, sds, np.where(spread > 0, CLEAR_NOISE * spread, 1.0))
    return (np.eye(len(sds)) if correlation is None else correlation) * np.outer(sds, sds)


def _roots(covariance: Array) -> tuple[Array, Array]:
    """S^½ and S^−½; directions without noise are given a millionth of the largest."""
    eigenvalues, vectors = np.linalg.eigh(covariance)
    scale = np.sqrt(np.diag(covariance))
    correlation = covariance / np.outer(scale, scale)
    eigenvalues, vectors = np.linalg.eigh(correlation)
    eigenvalues = np.maximum(eigenvalues, 1e-6 * eigenvalues[-1])
    root = vectors * np.sqrt(eigenvalues) @ vectors.T * scale
    inverse = (vectors / np.sqrt(eigenvalues) @ vectors.T / scale).T
    return root, inverse
