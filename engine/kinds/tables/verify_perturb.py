"""Released noise held against the law claimed of it, from the file alone. No code of the algorithm."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from statistics import NormalDist
from typing import Any

import numpy as np

from engine.core.json_values import Document
from engine.core.params import Plain
from engine.core.stretches import count
from engine.core.technique import Check
from engine.core.text import text
from engine.verify.released_columns import Released

FINE_DIGITS = 6  # unrounded noise keeps six digits of its own strength
COARSENS = False
DROPS_ROWS = False


def facts_wrong(values: Plain, facts: Mapping[str, object], claims: Document) -> str:
    return "it tells more of perturb than its columns" if facts else ""


def claim_fits(name: str, values: Plain, together: Sequence[str], claim: Document, before: Document) -> bool:
    uniform = values["alpha"] is not None or values["noise"] == "uniform"
    scale = "alpha" if uniform else "sigma"
    expected: dict[str, Any] = {"step": "perturb", "noise": "uniform" if uniform else "normal"}
    if values["clip"]:
        expected["clipped"] = [values["low"], values["high"]]
    if values["natural"] and not values["clip"] and claim.get("mirrored") == 0:
        expected["mirrored"] = 0  # whether no value was negative, the original says
    if values["correlated"] and len(together) > 1:
        expected["correlated_with"] = [other for other in together if other != name]
    if values["rounding"] and "decimals" in claim:
        if type(claim["decimals"]) is not int or not _are_decimals(claim["decimals"], before):
            return False
        expected["decimals"] = claim["decimals"]
    said = claim.get(scale)
    if isinstance(said, bool) or not isinstance(said, float | int) or not 0 < said < math.inf:
        return False
    wanted = expected_scale(values, uniform)
    fits = float(f"{said:.3g}") == said if wanted is None else math.isclose(said, wanted, rel_tol=1e-9)
    return fits and {key: value for key, value in claim.items() if key != scale} == expected


def _are_decimals(decimals: int, before: Document) -> bool:
    """Those of the input, at most six; after other noise those of its own rounding."""
    if before.get("step") != "perturb":
        return 0 <= decimals <= 6
    scale = before.get("alpha", before.get("sigma"))
    return decimals == before.get("decimals", FINE_DIGITS - math.floor(math.log10(scale)))


def expected_scale(values: Plain, uniform: bool) -> float | None:
    """The strength of noise that the parameters fix; None where it was taken from the data (and rounded)."""
    for name in ("alpha", "sigma"):
        if values[name] is not None:
            return float(values[name])
    if values["level"] is None:
        return None
    confidence = float(values["confidence"])
    width = 2 * confidence if uniform else 2 * NormalDist().inv_cdf((1 + confidence) / 2)
    return float(values["level"]) / width


def treatment(claim: Document) -> str:
    if claim["noise"] == "uniform":
        return text("uniform noise, α = {alpha}", alpha=f"{claim['alpha']:g}")
    return text("normal noise, σ = {sigma}", sigma=f"{claim['sigma']:g}")


def scale_of(law: Document) -> float:
    return float(law.get("alpha", law.get("sigma", math.nan)))


def check_column(name: str, steps: Sequence[Document], released: Released) -> Iterator[Check]:
    """Where the noise is what was done last."""
    if steps[-1]["step"] == "perturb":
        yield from _noise(name, steps[-1], released)


def _noise(name: str, law: Document, released: Released) -> Iterator[Check]:
    if released.is_text(name):
        yield Check(text("{name}: numbers only", name=name), False, "the column holds texts")
        return
    values = released.numbers(name)
    finite = not count(np.isinf, values)
    yield Check(
        text("{name}: numbers only", name=name), finite, "yes" if finite else "a cell is no finite number"
    )
    if not finite:
        return
    if "mirrored" in law:
        inside = not count(lambda part: part < 0, values)
        yield Check(
            text("{name}: not below 0", name=name), inside, "yes" if inside else "a value is negative"
        )
    digits = law.get("decimals", FINE_DIGITS - math.floor(math.log10(scale_of(law))))
    bounds: Sequence[float | None] = law.get("clipped", ())
    if "clipped" in law:
        low, high = (
            far if end is None else end for end, far in zip(bounds, (-math.inf, math.inf), strict=True)
        )
        inside = not count(lambda part: (part < low) | (part > high), values)
        yield Check(
            text("{name}: within its bounds", name=name), inside, "yes" if inside else "a value lies outside"
        )
    rounded = not count(lambda part: _is_finer(part, digits, bounds), values)
    detail = "yes" if rounded else "a value has more digits than the noise leaves"
    yield Check(text("{name}: rounded", name=name), rounded, detail)


def _is_finer(values: np.ndarray, digits: int, bounds: Sequence[float | None]) -> np.ndarray:
    """Which values have more digits; the bounds may have theirs."""
    finer = (np.round(values, digits) != values) & ~np.isnan(values)
    for bound in bounds:
        finer &= values != bound
    return finer
