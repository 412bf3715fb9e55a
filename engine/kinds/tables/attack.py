"""What three attackers get out of a release: one who knows the distribution, one who filters the noise
out of correlated columns, one who links released rows to a file of originals."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engine.core.mapped import in_file
from engine.core.stretches import passed
from engine.kinds.tables import linkage, spectral
from engine.kinds.tables.changes import NoiseChange
from engine.kinds.tables.column_pairs import ColumnPair
from engine.kinds.tables.data import PublishedTable, Table
from engine.kinds.tables.moments import correlations_of, stretches_of
from engine.kinds.tables.noise import privacy_level
from engine.kinds.tables.posterior import posterior_level

MOST_COLUMNS = 60
ESTIMATES = 1 << 25  # cells estimated together


@dataclass(frozen=True)
class PrivacyLevel:
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


def privacy_levels(pairs: Sequence[ColumnPair], published: PublishedTable) -> list[PrivacyLevel]:
    """One level for every column whose last change was noise."""
    noisy = {change.column: change for change in published.noise_changes()}
    if not noisy:
        return []
    levels = []
    for pair, errors in filtering_errors(pairs, noisy):
        change = noisy[pair.name]
        posterior = posterior_level(published.reconstructions[pair.name], change.law, change.confidence)
        claimed = privacy_level(change.law, change.confidence)
        error = spectral.relative_error(errors, change.law.sd)
        remaining = spectral.remaining_level(errors, change.confidence)
        levels.append(
            PrivacyLevel(
                column=pair.name,
                noise=change.law.shape,
                scale=change.law.scale,
                confidence=change.confidence,
                claimed=claimed,
                posterior=posterior.level,
                betrayed=posterior.betrayed,
                spectral=min(claimed, remaining),  # he may always believe the claim instead
                spectral_error=error,
                recovered=rounding_disclosure(change),
            )
        )
    return levels


def rounding_disclosure(change: NoiseChange) -> float:
    """Share of the originals that come back when released values are rounded to the step of the column:
    P(|r| < step/2). Whoever knows that an age is a whole number undoes noise much smaller than a year."""
    if not change.resolution:
        return 0.0
    half = np.array([change.resolution / 2])
    return float((change.law.cdf(half) - change.law.cdf(-half))[0])


def filtering_errors(
    pairs: Sequence[ColumnPair], noisy: Mapping[str, NoiseChange]
) -> Iterator[tuple[ColumnPair, NDArray]]:
    """The noisy columns, each with how far the spectral attacker's estimates are from its originals. Numeric
    columns released without noise help him; of those, at most as many as make sixty columns are used. What
    was given is written over as soon as more is asked for."""
    others = [p for p in pairs if p.numeric and p.name not in noisy and p.released.present]
    used = [p for p in pairs if p.name in noisy]
    used += others[: max(0, MOST_COLUMNS - len(used))]
    released = [pair.numbers[1] for pair in used]
    sds = np.array([noisy[p.name].law.sd if p.name in noisy else 0.0 for p in used])
    correlation = np.eye(len(used))
    shared = [place for place, pair in enumerate(used) if pair.name in noisy and noisy[pair.name].correlated]
    if shared:
        correlation[np.ix_(shared, shared)] = correlations_of([released[place] for place in shared])
    covariance = spectral.noise_covariance(sds, released, correlation)
    filtering = spectral.spectral_filter(released, covariance)
    places = [place for place, pair in enumerate(used) if pair.name in noisy]
    length = 0 if in_file(released[0]) else len(released[0])
    together = max(1, ESTIMATES // max(1, length))
    made: list[NDArray] = []  # new memory takes as long as what is done in it
    for start in range(0, len(places), together):
        some = places[start : start + together]
        made = filtering.estimates(released, some, made)
        for place, errors in zip(some, made, strict=True):
            for part, original in stretches_of(errors, used[place].original.finite):
                part -= original
            yield used[place], errors


def linkage_columns(pairs: Sequence[ColumnPair], table: Table) -> list[ColumnPair]:
    """What the linking attacker is supposed to know: every released column that is not sensitive, whether a
    step touched it or not. A file of originals with fewer columns links less."""
    hidden = set(table.role("sensitive")) - set(table.role("quasi"))
    return [pair for pair in pairs if pair.name not in hidden and pair.original.present]


def link_rows(pairs: Sequence[ColumnPair], generator: np.random.Generator) -> linkage.LinkageResult | None:
    """Distance-based record linkage over these columns; None where there is none. Who stands in another
    block than every row that is looked up is nobody's nearest: he is left out before points are made, which
    are made of some of the others at a time."""
    if not pairs:
        return None
    count = len(pairs[0].original.values)
    rows = linkage.rows_to_look_up(count, generator)
    points = [_points(pair, _known_exactly(pair), rows) for pair in pairs]
    released = np.hstack([one.released for one in points])
    own = np.hstack([one.original(rows) for one in points])
    found = linkage.Nearest(released, own)
    blocks = [one.block for one in points if one.block is not None] if len(rows) < count else []
    for among in linkage.in_blocks_of(blocks, rows, count, released.shape[1]):
        found.look(np.hstack([one.original(among) for one in points]))
    return found.result(len(rows) < count)


def _known_exactly(pair: ColumnPair) -> NDArray | None:
    """What rules out rows that have another one: the values, or the labels as far as the release still tells
    them apart; None where a row may have become any other."""
    if pair.unchanged:
        return pair.original.values
    if pair.numeric:
        return None
    old, new, _count = pair.codes_for_attacker
    return old if passed(np.array_equal, old, new) else None


@dataclass(frozen=True)
class Points:
    """Coordinates by one column: of the originals with these numbers, and of the released rows that are
    looked up. `block` rules out originals with another cell."""

    original: Callable[[NDArray[np.intp]], NDArray]
    released: NDArray
    block: NDArray | None = None


def _points(pair: ColumnPair, exact: NDArray | None, rows: NDArray[np.intp]) -> Points:
    if exact is not None:
        wanted = np.unique(exact[rows])
        return Points(
            lambda some: linkage.blocks_as_points(np.searchsorted(wanted, exact[some])),
            linkage.blocks_as_points(np.searchsorted(wanted, exact[rows])),
            exact,
        )
    if pair.numeric:
        before, after = pair.numbers
        units = linkage.units_of(before)
        return Points(
            lambda some: linkage.numbers_as_points(before[some], *units),
            linkage.numbers_as_points(after[rows], *units),
        )
    old, new, count = pair.codes_for_attacker
    corners = linkage.label_corners(count)
    # code -1 (missing) takes the last corner
    return Points(lambda some: corners[old[some]], corners[new[rows]])
