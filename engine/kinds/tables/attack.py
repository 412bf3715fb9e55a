"""What three attackers get out of a release: one who knows the distribution, one who filters the noise
out of correlated columns, one who links released rows to a file of originals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engine.kinds.tables import linkage, spectral
from engine.kinds.tables.anonymised import Noised, Published
from engine.kinds.tables.column_pairs import Pair
from engine.kinds.tables.data import Table
from engine.kinds.tables.noise import privacy_level
from engine.kinds.tables.perturb import correlations
from engine.kinds.tables.posterior import posterior_level

MOST_COLUMNS = 60


@dataclass(frozen=True)
class Level:
    """The privacy level of one noisy column: as claimed, and what each attacker leaves of it."""

    column: str
    noise: str
    scale: float
    confidence: float
    claimed: float
    posterior: float
    betrayed: float
    spectral: float
    spectral_error: float  # RMSE of the filtered values relative to the noise

    recovered: float  # share of the originals that rounding to their own step gives back

    @property
    def weakest(self) -> float:
        return min(self.posterior, self.spectral) / self.claimed


def privacy_levels(pairs: Sequence[Pair], published: Published) -> list[Level]:
    """One level for every column whose last change was noise."""
    noised = {change.column: change for change in published.noised()}
    filtered = filter_columns(pairs, noised)
    levels = []
    for pair in pairs:
        change = noised.get(pair.name)
        if change is None:
            continue
        original = pair.original.finite
        posterior = posterior_level(published.reconstructions[pair.name], change.law, change.confidence)
        estimate = filtered[pair.name]
        claimed = privacy_level(change.law, change.confidence)
        remaining = spectral.remaining_level(estimate, original, change.confidence)
        levels.append(
            Level(
                column=pair.name,
                noise=change.law.shape,
                scale=change.law.scale,
                confidence=change.confidence,
                claimed=claimed,
                posterior=posterior.level,
                betrayed=posterior.betrayed,
                spectral=min(claimed, remaining),  # he may always believe the claim instead
                spectral_error=spectral.relative_error(estimate, original, change.law.sd),
                recovered=recovered_share(change),
            )
        )
    return levels


def recovered_share(change: Noised) -> float:
    """Share of the originals that come back when released values are rounded to the step of the column:
    P(|r| < step/2). Whoever knows that an age is a whole number undoes noise much smaller than a year."""
    if not change.step:
        return 0.0
    half = np.array([change.step / 2])
    return float((change.law.cdf(half) - change.law.cdf(-half))[0])


def filter_columns(pairs: Sequence[Pair], noised: Mapping[str, Noised]) -> dict[str, NDArray]:
    """The spectral attacker's estimate of every noisy column. Numeric columns released without noise help
    him; of those, at most as many as make sixty columns are used."""
    if not noised:
        return {}
    others = [p for p in pairs if p.numeric and p.name not in noised and p.released.present]
    used = [p for p in pairs if p.name in noised]
    used += others[: max(0, MOST_COLUMNS - len(used))]
    released = np.column_stack([pair.numbers[1] for pair in used])
    sds = np.array([noised[p.name].law.sd if p.name in noised else 0.0 for p in used])
    correlation = np.eye(len(used))
    shared = [
        place for place, pair in enumerate(used) if pair.name in noised and noised[pair.name].correlated
    ]
    if shared:
        correlation[np.ix_(shared, shared)] = correlations(released[:, shared])
    covariance = spectral.noise_covariance(sds, released, correlation)
    estimate = spectral.spectral_filter(released, covariance).estimate
    return {pair.name: estimate[:, place] for place, pair in enumerate(used) if pair.name in noised}


def linked_columns(pairs: Sequence[Pair], table: Table) -> list[Pair]:
    """What the linking attacker is supposed to know: every released column that is not sensitive, whether a
    step touched it or not. A file of originals with fewer columns links less."""
    hidden = set(table.role("sensitive")) - set(table.role("quasi"))
    return [pair for pair in pairs if pair.name not in hidden and pair.original.present]


def link_rows(pairs: Sequence[Pair], generator: np.random.Generator) -> linkage.Linkage | None:
    """Distance-based record linkage over these columns; None where there is none."""
    if not pairs:
        return None
    points = [_points(pair) for pair in pairs]
    originals = np.hstack([before for before, _ in points])
    released = np.hstack([after for _, after in points])
    return linkage.link(originals, released, generator)


def _points(pair: Pair) -> tuple[NDArray, NDArray]:
    if pair.clear:  # known exactly: rows with another value are ruled out
        _, codes = np.unique(pair.original.values, return_inverse=True)
        block = linkage.blocks_as_points(codes)
        return block, block
    if pair.numeric:
        return linkage.numbers_as_points(*pair.numbers)
    before, after, count = pair.guessed
    if np.array_equal(before, after):
        block = linkage.blocks_as_points(before)
        return block, block
    return linkage.labels_as_points(before, after, count)
