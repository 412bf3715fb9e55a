"""The distribution of the originals from released values and the law of the noise.

Agrawal and Srikant (SIGMOD 2000), i.e. expectation maximisation on a grid (Agrawal, Aggarwal, PODS 2001):
released values are binned once to shares h; K[i,j] is the exact probability that noise carries a value,
uniform in bin j, into bin i; f ← f · Kᵀ(h / Kf) from the uniform f⁰. All bins have the same width, so K is
a band of one kernel and both products are convolutions: by FFT from 200 bins on.

Running to convergence fits the noise; the rules stop early.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from engine.core.stretches import count, stretches
from engine.kinds.tables.noise import Law
from engine.kinds.tables.params_perturb import StopRule

Array = NDArray[np.float64]

FFT_FROM = 200
L1_CHANGE = 1e-3
CHI2_SHARE = 0.01
SPIKY = 0.35


@dataclass(frozen=True)
class BinGrid:
    """Bins of the originals; released values have `margin` more of the same width on each side."""

    low: float
    width: float
    bins: int
    margin: int
    mirrored: bool = False  # released values below zero were mirrored there

    @property
    def edges(self) -> Array:
        return self.low + self.width * np.arange(self.bins + 1, dtype=np.float64)

    @property
    def released_edges(self) -> Array:
        return self.low + self.width * np.arange(-self.margin, self.bins + self.margin + 1, dtype=np.float64)


@dataclass(frozen=True)
class Reconstruction:
    grid: BinGrid
    released: Array  # shares of the released values, margins included
    density: Array  # share of the originals in each bin, estimated
    iterations: int
    spiky: bool


def reconstruct(
    released: Array,
    law: Law,
    bins: int = 50,
    rule: StopRule = "chi2",
    most: int = 500,
    domain: tuple[float | None, float | None] = (None, None),
    unit: float = 0.0,
    on_iteration: Callable[[Reconstruction], None] | None = None,
    mirrored: bool = False,
) -> Reconstruction:
    """`domain` cuts the grid where the column is known to end; `unit` is the step of rounded values, which
    no bin may cut; `on_iteration` sees every estimate; `mirrored`: the values are |x + r|, x ≥ 0."""
    if mirrored:
        domain = (max(0.0, domain[0] or 0.0), domain[1])
    grid = replace(make_grid(released, law, bins, domain, unit), mirrored=mirrored)
    shares, present = histogram(released, grid), count(np.isfinite, released)
    density, iterations = np.full(grid.bins, 1 / grid.bins), 0
    for iterations, density in enumerate(estimates(shares, law, grid, present, rule, most), 1):
        if on_iteration:
            on_iteration(Reconstruction(grid, shares, density, iterations, False))
    return Reconstruction(grid, shares, density, iterations, is_spiky(density))


def make_grid(
    values: Array, law: Law, bins: int, domain: tuple[float | None, float | None], unit: float = 0.0
) -> BinGrid:
    """Bins over the released range, cut to the domain. Noise reaches ⌈reach/width⌉ bins further."""
    low, high = (end if given is None else given for given, end in zip(domain, _ends(values), strict=True))
    if not high > low:
        low, high = low - law.reach, high + law.reach
    width = (high - low) / bins * (1 + 1e-9)  # the largest value belongs into the last bin, not beyond it
    if unit > 0 and width < 20 * unit:
        # Bins that hold two whole numbers next to bins that hold three would look like a comb.
        width = max(1, math.ceil(width / unit - 1e-9)) * unit
        low = math.floor(low / unit + 0.5) * unit - unit / 2
        bins = max(1, math.ceil((high - low) / width - 1e-9))
    return BinGrid(low, width, bins, max(1, math.ceil(law.reach / width - 1e-9)))


def histogram(values: Array, grid: BinGrid) -> Array:
    """Shares in the bins of the released grid; what lies beyond counts to the outermost bin."""
    counts = np.zeros(grid.bins + 2 * grid.margin, np.int64)
    for rows in stretches(len(values)):
        known = values[rows][np.isfinite(values[rows])]
        place = ((known - grid.low) * (1 / grid.width) + grid.margin).astype(np.int64)
        counts += np.bincount(np.clip(place, 0, len(counts) - 1), minlength=len(counts))
    return counts / max(1, int(counts.sum()))


def _ends(values: Array) -> tuple[float, float]:
    """The least and the greatest finite number."""
    parts = (values[rows][np.isfinite(values[rows])] for rows in stretches(len(values)))
    ends = [(part.min(), part.max()) for part in parts if len(part)]
    return float(min(low for low, _ in ends)), float(max(high for _, high in ends))


def kernel(law: Law, width: float, margin: int) -> Array:
    """Probability that noise carries a value, uniform in its bin, d = −margin … margin bins away:
    the second difference of ∫F at the bin edges, divided by the width."""
    edges = width * np.arange(-margin - 1, margin + 2, dtype=np.float64)
    return np.maximum(np.diff(law.cdf_integral(edges), 2) / width, 0)


def estimates(shares: Array, law: Law, grid: BinGrid, n: int, rule: StopRule, most: int) -> Iterator[Array]:
    """The estimate after every step, until the rule or the largest number of steps stops it."""
    spread, gather = products(kernel(law, grid.width, grid.margin), grid.bins)
    if grid.mirrored:
        spread, gather = _mirrored(spread, gather, grid)
    stops = _stop_rule(rule, n, grid.bins)
    density = np.full(grid.bins, 1 / grid.bins)
    for _ in range(most):
        expected = np.maximum(spread(density), 1e-300)
        better = np.maximum(density * gather(shares / expected), 0)
        better /= max(better.sum(), 1e-300)
        yield better
        if stops(density, better):
            return
        density = better


Product = Callable[[Array], Array]


def products(band: Array, bins: int) -> tuple[Product, Product]:
    """f ↦ Kf and g ↦ Kᵀg for the band matrix of a kernel."""
    return fft_products(band, bins) if bins >= FFT_FROM else dense_products(band, bins)


def dense_products(band: Array, bins: int) -> tuple[Product, Product]:
    matrix = np.zeros((bins + len(band) - 1, bins))
    for column in range(bins):
        matrix[column : column + len(band), column] = band
    return lambda f: matrix @ f, lambda g: matrix.T @ g


def fft_products(band: Array, bins: int) -> tuple[Product, Product]:
    from scipy.fft import irfft, next_fast_len, rfft

    length = bins + len(band) - 1
    size = next_fast_len(length, real=True)
    transform = rfft(band, size)
    conjugate = transform.conj()
    return (
        lambda f: irfft(rfft(f, size) * transform, size)[:length],
        lambda g: irfft(rfft(g, size) * conjugate, size)[:bins],
    )


def _mirrored(spread: Product, gather: Product, grid: BinGrid) -> tuple[Product, Product]:
    """The same for noise that is mirrored at zero: what would fall into a bin below zero falls into the bins
    that its mirror image covers, in proportion to how much of them it covers."""
    edges = grid.released_edges
    below = np.flatnonzero(edges[1:] <= grid.width * 1e-9)
    images = np.column_stack((-edges[below + 1], -edges[below]))
    covered = np.minimum(images[:, 1:], edges[1:]) - np.maximum(images[:, :1], edges[:-1])
    shares = np.maximum(covered, 0) / grid.width  # bins below zero × all bins

    def mirror(masses: Array) -> Array:
        folded = masses + masses[below] @ shares
        folded[below] = 0.0
        return folded

    def mirror_back(values: Array) -> Array:
        unfolded = values.copy()
        unfolded[below] = shares @ values
        return unfolded

    return lambda f: mirror(spread(f)), lambda g: gather(mirror_back(g))


def is_spiky(density: Array) -> bool:
    """Whether the estimate is made of peaks narrower than noise lets anyone see: Σ|second difference|
    is 4 for a single peak of one bin, 0.97/s² for a bell of s bins."""
    padded = np.concatenate(([0.0], density, [0.0]))
    return bool(np.abs(np.diff(padded, 2)).sum() > SPIKY)


def _stop_rule(rule: StopRule, n: int, bins: int) -> Callable[[Array, Array], bool]:
    if rule == "iterations":
        return lambda before, after: False
    if rule == "l1":
        return lambda before, after: float(np.abs(after - before).sum()) < L1_CHANGE
    from scipy.special import chdtri

    limit = CHI2_SHARE * float(chdtri(max(1, bins - 1), 0.05))

    def stops(before: Array, after: Array) -> bool:
        held = before > 1e-12
        return n * float(((after - before)[held] ** 2 / before[held]).sum()) < limit

    return stops
