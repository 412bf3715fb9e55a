"""The perturb step on columns of a table: which noise each column gets, and the noisy columns."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.core.errors import ParameterError
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.core.text import text
from engine.kinds.tables import perturb
from engine.kinds.tables.anonymised import Change, Noised
from engine.kinds.tables.data import Column, Table, require_numbers, step_of
from engine.kinds.tables.noise import Law, law_for_level
from engine.kinds.tables.params import Perturb

DEFAULT_SHARE = 0.25


def perturb_columns(
    table: Table,
    columns: list[Column],
    params: Perturb,
    randomness: Randomness,
    purpose: str,
    progress: Progress,
) -> tuple[list[Column], list[Change]]:
    for column in columns:
        require_numbers(table, column)
    laws = [resolved_law(column, params) for column in columns]
    shared: NDArray | None = None
    names = tuple(column.name for column in columns)
    if params.correlated and len(columns) > 1:
        values = np.column_stack([column.values for column in columns])
        scales = np.array([law.scale for law in laws])
        shared = perturb.correlated_noise(
            values, scales, randomness.generator(text("{purpose} correlated noise", purpose=purpose))
        )
    made: list[Column] = []
    done: list[Change] = []
    for place, (column, law) in enumerate(zip(columns, laws, strict=True)):
        progress.report(place / len(columns), column.name)
        digits = column.decimals if params.rounding else None
        if shared is not None:
            values = perturb.add_rounded(column.values, shared[:, place], law, digits)
        else:
            values = perturb.perturb(
                column.values, law, digits, randomness.generator(f"{purpose} {column.name}")
            )
        if params.clip:
            values = np.clip(values, params.low, params.high)
        made.append(
            Column(column.name, values, None, perturb.noise_decimals(law) if digits is None else digits)
        )
        done.append(
            Noised(
                column.name, law, params.confidence, (params.low, params.high), digits, params.clip,
                names if shared is not None else (), params.bins, params.stop, step_of(column),
            )
        )  # fmt: skip
    return made, done


def resolved_law(column: Column, params: Perturb) -> Law:
    """The noise of this column. What is taken from the data (its spread or range) is rounded up to three
    digits: the law is published, the exact spread is not."""
    shape: Any = params.shape
    known = column.values[~column.missing]
    if params.alpha is not None or params.sigma is not None:
        return Law(shape, float(params.alpha if params.alpha is not None else params.sigma or 0.0))
    if params.level is not None:
        return law_for_level(shape, params.level, params.confidence)
    if params.level_share is not None:
        law = law_for_level(shape, params.level_share * float(np.ptp(known)), params.confidence)
    else:
        spread = DEFAULT_SHARE * float(known.std())
        law = Law(shape, spread if shape == "normal" else spread * math.sqrt(3))
    if not law.scale > 0:
        raise ParameterError(
            text(
                "column {name} has one value in every row: noise in proportion to its spread is nothing",
                name=column.name,
            ),
            hint="give sigma, alpha or an absolute level, or drop the column",
            name="columns",
        )
    return Law(shape, rounded_up(law.scale))


def rounded_up(value: float, digits: int = 3) -> float:
    step = 10.0 ** (math.floor(math.log10(value)) - digits + 1)
    return float(f"{math.ceil(value / step - 1e-9) * step:.{digits}g}")
