"""Which components of a site's mixture may leave it, and what becomes of the others.

    PSCORE(C) = Σ_j variance_j ≥ τ,  every variance_j ≥ 0.0025,  at least min_count points

(Kriegel, Kröger, Pryakhin & Schubert 2005; the sum alone would admit a column without any spread.)
A component that fails is never sent as it is. `widen` (the default): too narrow ones are widened and
moved, those of too few points stay; `unite`: each is united with the one that costs least until all
pass; `keep`: they stay at their site.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from engine.kinds.clusters import mixture as mixtures
from engine.kinds.clusters.data import Settings
from engine.kinds.clusters.mixture import Floats, Mixture

LEAST_VARIANCE = 0.0025
SPARE = 1.1


@dataclass(frozen=True)
class Components:
    """Components with their mass and the number of points they stand for."""

    masses: Floats
    means: Floats
    covariances: Floats
    counts: Floats

    def at(self, rows: NDArray[np.bool_] | NDArray[np.int64]) -> Components:
        return Components(self.masses[rows], self.means[rows], self.covariances[rows], self.counts[rows])


def passes(parts: Components, settings: Settings) -> NDArray[np.bool_]:
    """Which components may leave."""
    variances = np.diagonal(parts.covariances, axis1=1, axis2=2)
    enough = np.floor(parts.counts) >= settings["min_count"]
    return enough & (variances.sum(axis=1) >= settings["tau"]) & (variances.min(axis=1) >= LEAST_VARIANCE)


def filter_local(parts: Components, settings: Settings, random: np.random.Generator) -> Components:
    """What leaves a site of these components."""
    if settings["small"] == "widen":
        parts = widen(parts, settings["tau"], random)
    if settings["small"] == "unite":
        parts = unite_failing(parts, settings)
    return parts.at(passes(parts, settings))


def filter_merged(merged: Mixture, mass: float, settings: Settings) -> Mixture:
    """The merged mixture, of which every component passes; here nothing is left out.

    The yardstick is the mixture's own standard deviation of each column (with a tenth to spare, since
    components may still be dropped): a reader of the release needs no other number to check it.
    """
    unit = SPARE * np.maximum(1.0, column_spread(merged))
    masses = merged.weights * mass
    parts = Components(masses, merged.means / unit, merged.covariances / np.outer(unit, unit), masses)
    if settings["small"] == "widen":
        parts = widen(parts, settings["tau"], None)
    parts = unite_failing(parts, settings)
    return mixtures.normalise(parts.masses, parts.means * unit, parts.covariances * np.outer(unit, unit))


def widen_mixture(mixture: Mixture, tau: float) -> Mixture:
    """The same components, with what they still lack of the spread promised, by the mixture's own unit."""
    for _ in range(50):  # what is added widens the unit a little: a few steps settle it
        square = column_spread(mixture) ** 2
        added = _missing_variance(np.diagonal(mixture.covariances, axis1=1, axis2=2) / square, tau) * square
        if not added.any():
            break
        wider = mixture.covariances + added[:, :, None] * np.eye(len(square))
        mixture = Mixture(mixture.weights, mixture.means, wider)
    return mixture


def _missing_variance(variances: Floats, tau: float) -> Floats:
    """What has to be added to variances so that each and their sum are large enough."""
    added = np.maximum(LEAST_VARIANCE - variances, 0.0)
    added += np.maximum(tau - (variances + added).sum(axis=1), 0.0)[:, None] / variances.shape[1]
    return added * (1 + 1e-9)  # rounding must not leave a sum a hair below


def column_spread(mixture: Mixture) -> Floats:
    """Standard deviation of each column under the mixture."""
    _, _, covariance = mixtures.unite(mixture.weights, mixture.means, mixture.covariances)
    return np.sqrt(np.diag(covariance))


def widen(parts: Components, tau: float, random: np.random.Generator | None) -> Components:
    """Components of too little spread with what they lack added to their variances.

    With `random`, each mean is moved by a draw of just the covariance that was added: the rows then lie
    around the mean that is sent as widely as the covariance that is sent says, so a tight group tells
    its place no better than one that is as wide as τ asks. (Without: what was sent already is merged.)
    """
    d = parts.means.shape[1]
    variances = np.diagonal(parts.covariances, axis1=1, axis2=2)
    added = _missing_variance(variances, tau)
    means = parts.means
    if random is not None:
        means = means + random.standard_normal(means.shape) * np.sqrt(added)
    return replace(parts, means=means, covariances=parts.covariances + added[:, :, None] * np.eye(d))


def unite_failing(parts: Components, settings: Settings) -> Components:
    """Each component that may not leave, united with the partner that costs least, smallest first."""
    while len(parts.masses) > 1:
        failing = np.flatnonzero(~passes(parts, settings))
        if not len(failing):
            break
        i = int(failing[np.argmin(parts.masses[failing])])
        every = list(zip(parts.masses, parts.means, parts.covariances, strict=True))
        cost = [np.inf if j == i else mixtures.runnalls_cost(every[i], every[j]) for j in range(len(every))]
        parts = _merge_pair(parts, i, int(np.argmin(cost)))
    return parts


def _merge_pair(parts: Components, i: int, j: int) -> Components:
    """Components i and j as one, in the place of j."""
    pair = np.array([i, j])
    mass, mean, covariance = mixtures.unite(parts.masses[pair], parts.means[pair], parts.covariances[pair])
    masses, means, covariances, counts = (
        a.copy() for a in (parts.masses, parts.means, parts.covariances, parts.counts)
    )
    masses[j], means[j], covariances[j], counts[j] = mass, mean, covariance, counts[i] + counts[j]
    others = np.delete(np.arange(len(masses)), i)
    return Components(masses, means, covariances, counts).at(others)
