"""What three attackers of the textbook get: prosecutor, journalist, marketer; and k-map.

f is the size of a row's class in the file (rows, or different persons), F its size in the population, never
below f. Prosecutor (knows that the person is in the file): largest 1/f, mean of 1/f over the rows (classes/n
where rows are counted), share of rows with f < k. Journalist (does not know): largest 1/F; k-map is the
smallest F. Marketer (wants many): mean of 1/F over the rows, without a population of 1/f. Without a
population journalist and k-map are not measured, never guessed. (El Emam and Dankar 2008.)

DIS, the chance that a unique match is right when the file is a sample with fraction φ of the population:
φ·n₁ / (φ·n₁ + 2(1−φ)·n₂), n₁ unique rows, n₂ classes of two (Skinner and Elliot 2002).

A missing cell is a value of its own. Beside it, for information, k if a missing cell could be anything
(`k_if_missing_matches`): larger, and used for no promise.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engine.core.stretches import count, distinct, stretches

Codes = NDArray[np.int64]

MOST_PATTERNS = 32  # of missing cells; with more, k if missing matches anything is not counted


@dataclass(frozen=True)
class DisclosureRisk:
    """Figures of one file; None is not measured."""

    rows: int
    classes: int
    uniques: int  # classes of one
    k: int
    above: float  # share of the rows in classes smaller than the k asked for
    prosecutor_max: float
    prosecutor_mean: float
    journalist_max: float | None
    k_map: int | None
    marketer: float
    dis: float | None = None
    k_missing_matches: int | None = None


def class_sizes(of_row: Codes, persons: Codes | None = None) -> Codes:
    """Rows of every class, or different persons; rows whose person is missing (-1) are one person."""
    if persons is None:
        return np.bincount(of_row).astype(np.int64)
    width = int(persons.max(initial=-1)) + 2
    pairs = distinct(of_row * width + persons + 1)
    return np.bincount(pairs // width).astype(np.int64)


def disclosure_risk(
    of_row: Codes,
    k: int,
    persons: Codes | None = None,
    population: Codes | None = None,
    fraction: float | None = None,
    missing_matches: int | None = None,
) -> DisclosureRisk | None:
    """`of_row` numbers the class of every row, 0, 1, 2 … without a gap; `population` is the number of rows
    of every class there. None where there is no row."""
    if not len(of_row):
        return None
    sizes = class_sizes(of_row, persons)
    everywhere = None if population is None else np.maximum(population, sizes)
    share = 1 / sizes[of_row]
    uniques, pairs = (int((sizes == size).sum()) for size in (1, 2))
    return DisclosureRisk(
        rows=len(of_row),
        classes=len(sizes),
        uniques=uniques,
        k=int(sizes.min()),
        above=float((sizes[of_row] < k).mean()),
        prosecutor_max=float(1 / sizes.min()),
        prosecutor_mean=float(share.mean()),
        journalist_max=None if everywhere is None else float(1 / everywhere.min()),
        k_map=None if everywhere is None else int(everywhere.min()),
        marketer=float(share.mean() if everywhere is None else (1 / everywhere[of_row]).mean()),
        dis=None if fraction is None else right_match(uniques, pairs, fraction),
        k_missing_matches=missing_matches,
    )


def risk_of_sizes(sizes: Codes, k: int) -> DisclosureRisk | None:
    """The same of the number of rows in every class, without persons and a population."""
    rows = int(sizes.sum())
    if not rows:
        return None
    least, parts = int(sizes.min()), (sizes[some] for some in stretches(len(sizes)))
    return DisclosureRisk(
        rows=rows,
        classes=len(sizes),
        uniques=count(lambda part: part == 1, sizes),
        k=least,
        above=sum(int(part[part < k].sum()) for part in parts) / rows,
        prosecutor_max=1 / least,
        prosecutor_mean=len(sizes) / rows,
        journalist_max=None,
        k_map=None,
        marketer=len(sizes) / rows,
    )


def right_match(uniques: int, pairs: int, fraction: float) -> float | None:
    """DIS; None where no row is unique."""
    if not uniques:
        return None
    return fraction * uniques / (fraction * uniques + 2 * (1 - fraction) * pairs)


def population_sizes(
    columns: Mapping[str, Sequence[str]],
    of_row: Codes,
    population: Mapping[str, Sequence[str]],
    counts: Sequence[int] | None = None,
) -> Codes:
    """How many rows of the population are in every class of the file, cell by cell as text."""
    known: dict[tuple[str, ...], int] = {}
    many = [1] * len(next(iter(population.values()))) if counts is None else counts
    for cells, rows in zip(zip(*population.values(), strict=True), many, strict=True):
        known[cells] = known.get(cells, 0) + int(rows)
    _, first = np.unique(of_row, return_index=True)
    names = list(population)
    return np.array(
        [known.get(tuple(columns[name][row] for name in names), 0) for row in first.tolist()], np.int64
    )


def k_if_missing_matches(codes: Sequence[Codes]) -> int | None:
    """The fewest rows that a row may be equal to when a missing cell (-1) could be anything.

    Rows with the missing cells P match rows with Q where all columns outside P ∪ Q are equal: one count for
    every pair of patterns. None where there are too many patterns."""
    table = np.column_stack(codes) if codes else np.empty((0, 0), np.int64)
    if not len(table):
        return None
    patterns, of_pattern = np.unique(table < 0, axis=0, return_inverse=True)
    of_pattern = of_pattern.ravel()
    if len(patterns) > MOST_PATTERNS:
        return None
    matching = np.zeros(len(table), np.int64)
    for mine, own in enumerate(patterns):
        rows = np.flatnonzero(of_pattern == mine)
        for other, theirs in enumerate(patterns):
            them = np.flatnonzero(of_pattern == other)
            both = np.concatenate((rows, them))
            classes = _classes(table[np.ix_(both, np.flatnonzero(~(own | theirs)))])
            counted = np.bincount(classes[len(rows) :], minlength=int(classes.max(initial=0)) + 1)
            matching[rows] += counted[classes[: len(rows)]]
    return int(matching.min())


def _classes(table: NDArray) -> Codes:
    rows = np.zeros(len(table), np.int64)
    for column in table.T:
        _, codes = np.unique(column, return_inverse=True)
        _, rows = np.unique(rows * (int(codes.max(initial=0)) + 1) + codes, return_inverse=True)
    return rows
