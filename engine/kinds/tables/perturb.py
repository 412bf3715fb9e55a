"""Additive noise: w = x + r, independent for every cell, or with the correlations of the data.

Missing values stay missing. Released values are rounded to a millionth of the noise (or coarser, to the
decimals of the input): the low bits of an unrounded sum would tell about x (Mironov, CCS 2012). Rounding
never carries a value out of the reach of uniform noise. In a column without a negative value w is |x + r|:
mirrored at zero, a function of the noisy value alone, so it tells nothing more, and it comes no farther
from x than before. Unlike clipping it heaps nothing up at zero, and its law stays known exactly.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial

import numpy as np
from numpy.typing import NDArray

from engine.core.errors import ParameterError
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.core.stretches import room, stretches, through
from engine.core.text import text
from engine.kinds.tables.changes import Change, NoiseChange
from engine.kinds.tables.data import Table, TableColumn, require_numbers, resolution_of
from engine.kinds.tables.moments import correlations_of, spread_of
from engine.kinds.tables.noise import Law, add_and_round, law_for_level, noise_decimals, perturb
from engine.kinds.tables.params import Perturb

Array = NDArray[np.float64]

DEFAULT_SHARE = 0.25  # of the column's spread


def perturb_columns(
    table: Table,
    columns: list[TableColumn],
    params: Perturb,
    randomness: Randomness,
    purpose: str,
    progress: Progress,
) -> tuple[list[TableColumn], list[Change]]:
    for column in columns:
        require_numbers(table, column)
    laws = [noise_law(column, params) for column in columns]
    for column, law in zip(columns, laws, strict=True):
        _refuse_lost_noise(column, law)
    shared: list[Array] | None = None
    names = tuple(column.name for column in columns)
    if params.correlated and len(columns) > 1:
        originals = [column.values for column in columns]
        scales = np.array([law.scale for law in laws])
        shared = correlated_noise(originals, scales, randomness.generator(f"{purpose} correlated noise"))
    made: list[TableColumn] = []
    done: list[Change] = []
    digits_of = [column.decimals if params.rounding else None for column in columns]
    for place, (column, law, digits) in enumerate(zip(columns, laws, digits_of, strict=True)):
        progress.report(place / len(columns), column.name)
        if shared is not None:
            values = through(partial(add_and_round, law=law, decimals=digits), column.values, shared[place])
        else:
            values = perturb(column.values, law, digits, randomness.generator(f"{purpose} {column.name}"))
        mirrored = params.natural and not params.clip and column.ends[0] >= 0
        if params.clip:
            np.clip(values, params.low, params.high, out=values)
        elif mirrored:
            np.abs(values, out=values)
        made.append(TableColumn(column.name, values, None, noise_decimals(law) if digits is None else digits))
        done.append(
            NoiseChange(
                column.name, law, params.confidence, (params.low, params.high), digits, params.clip,
                names if shared is not None else (), params.bins, params.stop, resolution_of(column),
                mirrored,
            )
        )  # fmt: skip
    return made, done


def noise_law(column: TableColumn, params: Perturb) -> Law:
    """The noise of this column. What is taken from the data (its spread or range) is rounded up to three
    digits: the law is published, the exact spread is not."""
    shape = params.shape
    width = _width(column)
    if params.alpha is not None or params.sigma is not None:
        return Law(shape, float(params.alpha if params.alpha is not None else params.sigma or 0.0))
    if params.level is not None:
        return law_for_level(shape, params.level, params.confidence)
    if params.level_share is not None:
        law = law_for_level(shape, params.level_share * width, params.confidence)
    else:
        with np.errstate(over="ignore", invalid="ignore"):
            spread = DEFAULT_SHARE * spread_of(column.values) if width > 0 else 0.0
        law = Law(shape, spread if shape == "normal" else spread * math.sqrt(3))
    if not math.isfinite(law.scale):
        raise _too_large(column)
    if not law.scale > 0:
        raise ParameterError(
            text(
                "column {name} has one value in every row: noise in proportion to its spread is nothing",
                name=column.name,
            ),
            hint="give sigma, alpha or an absolute level, or drop the column",
            name="columns",
        )
    return Law(shape, round_up(law.scale))


def _refuse_lost_noise(column: TableColumn, law: Law) -> None:
    """Noise finer than the distance to the next number a computer knows leaves a value as it is; and what
    spans more than that many digits has no width."""
    largest = max(map(abs, column.ends))
    if law.scale < np.spacing(largest) or not math.isfinite(_width(column) + law.reach):
        raise _too_large(column)


def _width(column: TableColumn) -> float:
    """Of the range; infinite where it is more than a number can say."""
    return column.ends[1] - column.ends[0]


def _too_large(column: TableColumn) -> ParameterError:
    return ParameterError(
        text("column {name}: this noise would be lost in numbers as large as its own", name=column.name),
        hint="give a larger sigma, alpha or level, or write the column in a larger unit",
        name="columns",
    )


def round_up(value: float, digits: int = 3) -> float:
    step = 10.0 ** (math.floor(math.log10(value)) - digits + 1)
    return float(f"{math.ceil(value / step - 1e-9) * step:.{digits}g}")


def correlated_noise(columns: Sequence[Array], scales: Array, generator: np.random.Generator) -> list[Array]:
    """Normal noise for each column with the given standard deviations and the correlations of the data.

    With scales in proportion to the columns' own this is noise of covariance d²·Σ (Kim 1986): correlations
    stay, and there is no direction in which the data stands out from the noise."""
    root = correlation_root(columns).T
    made = [room(len(column), np.float64, column) for column in columns]
    for rows in stretches(len(columns[0])):
        noise = generator.standard_normal((rows.stop - rows.start, len(columns))) @ root * scales
        for one, cells in zip(made, noise.T, strict=True):
            one[rows] = cells
    return made


def correlation_root(columns: Sequence[Array]) -> Array:
    """R^½ of the correlation matrix; missing values count as the column's mean, which keeps it
    positive semidefinite."""
    eigenvalues, vectors = np.linalg.eigh(correlations_of(columns))
    return vectors * np.sqrt(np.maximum(eigenvalues, 0))
