"""Noise held against the law it is said to follow, row by row. Shares no code with what draws it."""

from __future__ import annotations

import math
from collections.abc import Iterator

import numpy as np

from engine.core.json_values import Document
from engine.core.stretches import count, room, stretches, through
from engine.core.technique import Check
from engine.core.text import text
from engine.kinds.tables.verify_perturb import scale_of

CHANCE = 1e-6  # one release in a million is refused by chance
MOST_STEPS = 1 << 20  # of noise that are looked at one by one
FEW = 1 << 16  # values for which nothing is imported that takes longer than they do
MOST_ROWS = 1 << 16  # of a column that are looked at together


def check_noise(
    name: str, law: Document, values: np.ndarray, original: np.ndarray, order: np.ndarray
) -> Iterator[Check]:
    """`order` names the original row of each released one."""
    away = room(len(values), np.float64, values, original)
    stays = True
    for rows in stretches(len(values)):
        before = original.take(order[rows])
        stays = stays and np.array_equal(np.isnan(values[rows]), np.isnan(before))
        np.subtract(values[rows], before, out=away[rows])
    yield Check(
        text("{name}: missing stays missing", name=name),
        stays,
        "yes" if stays else "some do not",
        confidential=True,
    )
    if "clipped" in law:
        return
    if law["noise"] == "uniform":
        worst = max(map(abs, _ends(away)))
        slack = 1e-12 * max(1.0, *map(abs, _ends(values)))  # of the subtraction just made
        detail = text("α is {law}, the largest is {worst}", law=f"{scale_of(law):g}", worst=f"{worst:g}")
        yield Check(
            text("{name}: noise within ±α", name=name),
            worst <= scale_of(law) + slack,
            detail,
            confidential=True,
        )
    yield _follows_law(name, law, values, original, order, away)


def _follows_law(
    name: str,
    law: Document,
    values: np.ndarray,
    original: np.ndarray,
    order: np.ndarray,
    away: np.ndarray,
) -> Check:
    """Kolmogorov–Smirnov against the claimed law: the probability of at most the released value, given the
    original, is uniform. Rounded values: a step k stands for noise from k − ½ to k + ½ steps; uniform noise
    that rounding carried over ±α was put back by a step."""
    scale, n = scale_of(law), _present(away)
    unit = 10.0 ** -int(law["decimals"]) if "decimals" in law else 1e-5 * scale
    distance = _in_steps(law, away, unit) if "decimals" in law else None
    if distance is None:
        distance = _one_by_one(law, values, through(original.__getitem__, order), unit)
    put_back = 0.0
    if law["noise"] == "uniform":
        put_back = max(0.0, scale - (math.floor(scale / unit) + 0.5) * unit) / (2 * scale)
    limit = math.sqrt(-0.5 * math.log(CHANCE / 2) / max(1, n)) + put_back
    detail = text("KS distance {distance}, allowed {limit}", distance=f"{distance:.4f}", limit=f"{limit:.4f}")
    return Check(
        text("{name}: noise follows its law", name=name), distance <= limit, detail, confidential=True
    )


def _one_by_one(law: Document, values: np.ndarray, original: np.ndarray, unit: float) -> float:
    """The distance from the chance of every value, sorted: of the lower ends of the steps, then the upper."""
    found = 0.0
    for side in (-1, 1):

        def chance(value: np.ndarray, from_: np.ndarray, shift: float = side * unit / 2) -> np.ndarray:
            return _at_most(law, value + shift, from_)

        reached = through(chance, values, original)
        reached.sort()
        n = _present(reached)
        for rows in stretches(n):
            shares = np.arange(rows.start, rows.stop) + (side == 1)
            found = max(found, float((side * (shares / max(1, n) - reached[rows])).max(initial=0)))
    return found


def _in_steps(law: Document, away: np.ndarray, unit: float) -> float | None:
    """The same distance where noise comes in few different steps, each of them looked at once; None where it
    does not, or depends on the original (mirrored)."""
    (least, greatest), n = _ends(away), _present(away)
    if "mirrored" in law or not n or max(-least, greatest) > MOST_STEPS * unit:
        return None
    first, last = (int(np.rint(end / unit)) for end in (least, greatest))
    counts = np.zeros(last - first + 1, np.int64)
    for rows in stretches(len(away), max(MOST_ROWS, len(counts))):
        part = away[rows]
        part = part[~np.isnan(part)]
        steps = np.rint(part / unit)
        if max(map(abs, _ends(part - steps * unit))) > 1e-6 * unit:
            return None
        counts += np.bincount((steps - first).astype(np.int64), minlength=len(counts))
    ends, noise = np.cumsum(counts) / n, (first + np.arange(len(counts))) * unit
    below, above = (_cumulative(law, noise + side * unit / 2) for side in (-1, 1))
    known = counts > 0
    low, high = (below - ends + counts / n)[known], (ends - above)[known]
    return float(max(low.max(), high.max(), 0.0))


def _present(values: np.ndarray) -> int:
    return len(values) - count(np.isnan, values)


def _ends(values: np.ndarray) -> tuple[float, float]:
    """The least and the greatest that are not missing, and 0."""
    return float(np.fmin.reduce(values, initial=0.0)), float(np.fmax.reduce(values, initial=0.0))


def _at_most(law: Document, values: np.ndarray, original: np.ndarray) -> np.ndarray:
    """P(released ≤ value), for each row by its original; mirrored noise comes from both sides of zero."""
    reached = _cumulative(law, values - original)
    if "mirrored" not in law:
        return reached
    return np.maximum(reached - _cumulative(law, -values - original), 0)


def _cumulative(law: Document, noise: np.ndarray) -> np.ndarray:
    if law["noise"] == "uniform":
        return np.clip((noise + scale_of(law)) / (2 * scale_of(law)), 0, 1)
    return 0.5 * _erfc(-noise / (scale_of(law) * math.sqrt(2)))


def _erfc(values: np.ndarray) -> np.ndarray:
    if len(values) <= FEW:
        return np.array([math.erfc(value) for value in values.tolist()])
    from scipy.special import erfc

    return np.asarray(erfc(values))
