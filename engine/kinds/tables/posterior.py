"""Privacy level against someone who also knows the distribution of the originals.

Given a released value w the originals in a small bin have posterior mass ∝ f · P(noise carries it to w)
(Agrawal, Aggarwal, PODS 2001). The posterior level is the width of the shortest interval that holds the
confidence c of that mass, averaged over the released values. It is never wider than the claimed level by
more than the grid, and much narrower at the edges of a bounded column.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engine.kinds.tables.noise import Law, privacy_level
from engine.kinds.tables.reconstruct import Reconstruction

Array = NDArray[np.float64]

# The density is flat inside a bin of the reconstruction; around each released value it is looked at in so
# many pieces as far as noise reaches, however narrow that is against the bins.
PIECES = 400


@dataclass(frozen=True)
class PosteriorLevel:
    level: float  # averaged over the released values
    betrayed: float  # share of released values that betray more than half of the claimed width
    at: Array  # released values (middles of their bins)
    low: Array  # where the shortest interval lies at each
    high: Array

    @property
    def widths(self) -> Array:
        """Posterior level at each released value."""
        return self.high - self.low


def posterior_level(reconstruction: Reconstruction, law: Law, confidence: float) -> PosteriorLevel:
    seen = np.flatnonzero(reconstruction.released)
    middles = reconstruction.grid.released_edges[:-1][seen] + reconstruction.grid.width / 2
    weights = reconstruction.released[seen]
    ends = np.array([_shortest(*_posterior(reconstruction, law, w), confidence) for w in middles])
    widths = ends[:, 1] - ends[:, 0]
    claimed = privacy_level(law, confidence)
    return PosteriorLevel(
        level=float(weights @ widths / weights.sum()),
        betrayed=float(weights[widths < claimed / 2].sum() / weights.sum()),
        at=middles,
        low=ends[:, 0],
        high=ends[:, 1],
    )


def _posterior(reconstruction: Reconstruction, law: Law, released: float) -> tuple[Array, Array]:
    """Edges of small pieces within reach of the released value, and the posterior mass of each."""
    bins = reconstruction.grid.edges
    low, high = max(bins[0], released - law.reach), min(bins[-1], released + law.reach)
    if low >= high:
        # Beyond the reach of noise from the possible values: the original can only be at the edge.
        edge = bins[0] if released < bins[0] else bins[-1]
        return np.array([edge, edge]), np.ones(1)
    inner = bins[(bins > low) & (bins < high)]
    edges = np.sort(np.concatenate((np.linspace(low, high, PIECES + 1), inner)))
    middles = (edges[:-1] + edges[1:]) / 2
    place = np.clip(np.searchsorted(bins, middles, side="right") - 1, 0, reconstruction.grid.bins - 1)
    carried = -np.diff(law.cdf(released - edges))
    if reconstruction.grid.mirrored:  # it may have come from the other side of zero
        carried = carried - np.diff(law.cdf(-released - edges))
    mass = reconstruction.density[place] * carried
    if not mass.sum() > 0:
        mass = np.diff(edges)  # no estimate here: anything within reach
    return edges, mass


def _shortest(edges: Array, mass: Array, confidence: float) -> tuple[float, float]:
    """The shortest interval of a piecewise flat density has at least one end on an edge with mass."""
    held = np.flatnonzero(mass > 0)
    edges, mass = edges[held[0] : held[-1] + 2], mass[held[0] : held[-1] + 1]
    below = np.concatenate(([0.0], np.cumsum(mass)))
    below /= below[-1]
    from_left = below[:-1] <= 1 - confidence + 1e-12
    right = np.interp(np.minimum(below[:-1][from_left] + confidence, 1), below, edges)
    to_right = below[1:] >= confidence - 1e-12
    left = np.interp(np.maximum(below[1:][to_right] - confidence, 0), below, edges)
    low = np.concatenate((edges[:-1][from_left], left))
    high = np.concatenate((right, edges[1:][to_right]))
    best = int(np.argmin(high - low))
    return float(low[best]), float(high[best])
