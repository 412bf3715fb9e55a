"""Noise held against the law it is said to follow, row by row. Shares no code with what draws it."""

from __future__ import annotations

import math
from collections.abc import Iterator

import numpy as np

from engine.core.json_values import Document
from engine.core.technique import Check
from engine.core.text import text
from engine.kinds.tables.verify_perturb import scale_of

CHANCE = 1e-6  # one release in a million is refused by chance
MOST_STEPS = 1 << 20  # of noise that are looked at one by one
MOST_ROWS = 1 << 20  # of a column that are looked at together


def check_noise(name: str, law: Document, values: np.ndarray, original: np.ndarray) -> Iterator[Check]:
    stays = np.array_equal(np.isnan(values), np.isnan(original))
    yield Check(
        text("{name}: missing stays missing", name=name),
        stays,
        "yes" if stays else "some do not",
        confidential=True,
    )
    if "clipped" in law:
        return
    known = ~np.isnan(values) & ~np.isnan(original)
    if not known.all():
        values, original = values[known], original[known]
    if law["noise"] == "uniform":
        worst = _largest(values - original)
        slack = 1e-12 * max(1.0, _largest(values))  # of the subtraction just made
        detail = text("α is {law}, the largest is {worst}", law=f"{scale_of(law):g}", worst=f"{worst:g}")
        yield Check(
            text("{name}: noise within ±α", name=name),
            worst <= scale_of(law) + slack,
            detail,
            confidential=True,
        )
    yield _follows_law(name, law, values, original)


def _follows_law(name: str, law: Document, values: np.ndarray, original: np.ndarray) -> Check:
    """Kolmogorov–Smirnov against the claimed law: the probability of at most the released value, given the
    original, is uniform. Rounded values: a step k stands for noise from k − ½ to k + ½ steps; uniform noise
    that rounding carried over ±α was put back by a step."""
    scale, n = scale_of(law), len(values)
    unit = 10.0 ** -int(law["decimals"]) if "decimals" in law else 1e-5 * scale
    distance = _in_steps(law, values - original, unit) if "decimals" in law else None
    if distance is None:
        below, above = (np.sort(_at_most(law, values + side * unit / 2, original)) for side in (-1, 1))
        places = np.arange(n + 1) / max(1, n)
        distance = float(max((places[1:] - above).max(initial=0), (below - places[:-1]).max(initial=0)))
    put_back = 0.0
    if law["noise"] == "uniform":
        put_back = max(0.0, scale - (math.floor(scale / unit) + 0.5) * unit) / (2 * scale)
    limit = math.sqrt(-0.5 * math.log(CHANCE / 2) / max(1, n)) + put_back
    detail = text("KS distance {distance}, allowed {limit}", distance=f"{distance:.4f}", limit=f"{limit:.4f}")
    return Check(
        text("{name}: noise follows its law", name=name), distance <= limit, detail, confidential=True
    )


def _in_steps(law: Document, away: np.ndarray, unit: float) -> float | None:
    """The same distance where noise comes in few different steps, each of them looked at once; None where it
    does not, or depends on the original (mirrored)."""
    if "mirrored" in law or not len(away) or _largest(away) > MOST_STEPS * unit:
        return None
    first, last = (int(np.rint(end / unit)) for end in (away.min(), away.max()))
    counts = np.zeros(last - first + 1, np.int64)
    for start in range(0, len(away), MOST_ROWS):
        part = away[start : start + MOST_ROWS]
        steps = np.rint(part / unit)
        if _largest(part - steps * unit) > 1e-6 * unit:
            return None
        counts += np.bincount((steps - first).astype(np.int64), minlength=len(counts))
    ends, noise = np.cumsum(counts) / len(away), (first + np.arange(len(counts))) * unit
    below, above = (_cumulative(law, noise + side * unit / 2) for side in (-1, 1))
    known = counts > 0
    low, high = (below - ends + counts / len(away))[known], (ends - above)[known]
    return float(max(low.max(), high.max(), 0.0))


def _largest(values: np.ndarray) -> float:
    """The largest absolute value; 0 of none."""
    return float(max(values.max(initial=0.0), -values.min(initial=0.0)))


def _at_most(law: Document, values: np.ndarray, original: np.ndarray) -> np.ndarray:
    """P(released ≤ value), for each row by its original; mirrored noise comes from both sides of zero."""
    reached = _cumulative(law, values - original)
    if "mirrored" not in law:
        return reached
    return np.maximum(reached - _cumulative(law, -values - original), 0)


def _cumulative(law: Document, noise: np.ndarray) -> np.ndarray:
    from scipy.special import erfc

    if law["noise"] == "uniform":
        return np.clip((noise + scale_of(law)) / (2 * scale_of(law)), 0, 1)
    return 0.5 * erfc(-noise / (scale_of(law) * math.sqrt(2)))
