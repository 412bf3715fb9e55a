"""What a synthetic edge still gives away about resting on one person: posterior caps.

For an attacker who knows everything but n = W_ij, with prior π on n ≥ 1, Laplace noise alone bounds the
posterior odds (n = 1 : n ≥ 2) by prior odds · Λ, Λ = 1 / Σ_{n≥2} π(n | n≥2)·e^(−(n−1)/b).
Counts {1: 2, 2: 1, 3: 1}, b = 1: Λ = 3.974446, posterior at most 0.798973.

With the fringe factor the cap comes from the exact kernel: max over y of Σ_{single t} π_t K(y|t) / Σ_t π_t
K(y|t), K(y|t) = Σ_f p_f κ_b(y − f·w_t) on the fringe. The factor lowers the average risk but raises the
worst-case ratio between 1 and 2: no ε is ever printed next to it.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from engine.core.stretches import distinct
from engine.kinds.graphs.data import Flags, Floats, Trace

MOST_TYPES = 2_000


@dataclass(frozen=True)
class Prior:
    """What the attacker reckons with: kinds of cells (weight, fringe, single) and how common each is."""

    weight: Floats
    fringe: Flags
    single: Flags
    share: Floats


@dataclass(frozen=True)
class Kernel:
    """The law of the noised cell given what it was."""

    scale: float
    smear: str
    integer: bool
    factors: Floats  # probabilities of the factors 1..5 on the fringe

    def density(self, y: Floats, prior: Prior) -> Floats:
        """K(y | t) for every y (rows) and kind of cell (columns)."""
        plain = self._noise(y[:, None] - prior.weight[None, :])
        if not prior.fringe.any():
            return plain
        blurred = np.zeros_like(plain)
        for factor, probability in enumerate(self.factors, start=1):
            blurred += probability * self._noise(y[:, None] - factor * prior.weight[None, :])
        return np.where(prior.fringe[None, :], blurred, plain)

    def _noise(self, x: Floats) -> Floats:
        if self.scale == 0:
            return (np.abs(x) < 1e-9).astype(float)
        if self.smear == "normal":
            return self._normal(x)
        # The common factor of discrete and continuous Laplace cancels in every ratio.
        return np.exp(-np.abs(x) / self.scale)

    def _normal(self, x: Floats) -> Floats:
        from scipy.special import ndtr

        if not self.integer:
            return np.exp(-0.5 * (x / self.scale) ** 2)
        return ndtr((x + 0.5) / self.scale) - ndtr((x - 0.5) / self.scale)


def empirical_prior(trace: Trace, single: Flags) -> Prior:
    """The empirical mixture of cells; many different real weights are put into classes of equal count."""
    weight = trace.original.weight
    if len(distinct(weight)) > MOST_TYPES:
        order = np.argsort(weight, kind="stable")
        classes = np.array_split(order, MOST_TYPES)
        coarse = np.empty(len(weight))
        for members in classes:
            coarse[members] = weight[members].mean()
        weight = coarse
    values, place = np.unique(weight, return_inverse=True)
    counts = np.bincount(4 * place + 2 * trace.fringe + single, minlength=4 * len(values))
    kinds = np.flatnonzero(counts)  # by weight, then fringe, then single
    share = counts[kinds] / counts.sum()
    return Prior(values[kinds // 4], kinds & 2 == 2, kinds & 1 == 1, share)


def posterior(y: Floats, prior: Prior, kernel: Kernel) -> Floats:
    """P(rests on one person | noised cell = y); the prior share where the noise cannot give such a y."""
    seen, place = np.unique(y, return_inverse=True)
    chance = np.empty(len(seen))
    for begin in range(0, len(seen), 1024):
        joint = kernel.density(seen[begin : begin + 1024], prior) * prior.share
        total = joint.sum(axis=1)
        alone = joint[:, prior.single].sum(axis=1)
        known = total > 0
        chance[begin : begin + 1024] = np.where(known, alone / np.where(known, total, 1), 0.0)
    return chance[place]


def closed_form_cap(counts: dict[int, int], scale: float) -> tuple[float, float]:
    """(Λ, largest posterior of n = 1) for Laplace noise alone and the given frequencies of n ≥ 1."""
    ones = counts.get(1, 0)
    more = {n: frequency for n, frequency in counts.items() if n >= 2}
    if not more or not ones:
        return 1.0, float(bool(ones))
    total = sum(more.values())
    if scale == 0:
        return float("inf"), 1.0
    ratio = 1 / sum(f / total * np.exp(-(n - 1) / scale) for n, f in more.items())
    odds = ones / total * ratio
    return float(ratio), float(odds / (1 + odds))


def numeric_cap(prior: Prior, kernel: Kernel) -> float:
    """The largest posterior over all values a noised cell can take."""
    if not prior.single.any() or prior.single.all():
        return float(prior.single.any())
    if kernel.scale == 0:
        return float(posterior(_candidates(prior, kernel), prior, kernel).max())
    if kernel.smear == "normal":
        return 1.0  # far out in the tail of a normal law nothing but the lightest weight remains likely
    return float(posterior(_candidates(prior, kernel), prior, kernel).max())


def _candidates(prior: Prior, kernel: Kernel) -> Floats:
    """Every whole number in reach, or for real weights the kinks of the kernel and what lies between.
    One step beyond the outermost kink stands for the whole tail: Laplace ratios are constant there."""
    low, high = float(prior.weight.min()) - 1, float(5 * prior.weight.max()) + 1
    if kernel.integer and high - low <= 100_000:
        return np.arange(low, high + 1)
    kinks = np.unique(np.concatenate([prior.weight, *(f * prior.weight[prior.fringe] for f in range(2, 6))]))
    kinks = kinks[:: max(1, len(kinks) // 20_000)]
    middles = (kinks[1:] + kinks[:-1]) / 2
    return np.concatenate([[low], kinks, middles, [high]])
