"""What the verifier checks of one released column. Shares no code with the algorithms."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any

import numpy as np

from engine.tables.released_file import Released
from engine.technique import Check

# One release in a million is refused by chance.
CHANCE = 1e-6
Step = Mapping[str, Any]


def check_column(name: str, steps: Sequence[Step], released: Released, original: Any) -> Iterator[Check]:
    """`original` is the column of the loaded original, or None where that is not at hand."""
    kinds = [step.get("step") for step in steps]
    if original is not None:
        yield _missing_stays(name, released, original)
    if not steps and original is not None:
        yield _unchanged(name, released, original)
    if "discretise" in kinds and "perturb" not in kinds[kinds.index("discretise") :]:
        yield from _classes(name, steps, released, original if len(steps) == 1 else None)
    if kinds == ["perturb"]:
        yield from _noise(name, steps[0], released, original)
    if set(kinds) == {"swap"} and original is not None:
        yield _multiset(name, released, original)
        if len(steps) == 1 and steps[0].get("method") == "rank":
            yield _displacement(name, float(steps[0]["window"]), released, original)


def scale_of(law: Step) -> float:
    return float(law.get("alpha", law.get("sigma", math.nan)))


def _absent(original: Any) -> np.ndarray:
    return np.isnan(original.values) if original.labels is None else original.values < 0


def _missing_stays(name: str, released: Released, original: Any) -> Check:
    was, now = _absent(original), released.missing(name)
    away = int((was != now).sum())
    detail = f"{away} rows differ" if away else f"{was.sum()} missing"
    return Check(f"{name}: missing stays missing", away == 0, detail, inside=True)


# ── unchanged and swapped ─────────────────────────────────────────────────────────────────────


def _unchanged(name: str, released: Released, original: Any) -> Check:
    if original.labels is None:
        same = np.array_equal(original.values, released.numbers(name), equal_nan=True)
    else:
        same = np.array_equal(original.values, _in_codes_of(original, *released.coded(name)))
    detail = "yes" if same else "the file holds other values than the original"
    return Check(f"{name}: unchanged", same, detail, inside=True)


def _multiset(name: str, released: Released, original: Any) -> Check:
    if original.labels is None:
        before, after = np.sort(original.values), np.sort(released.numbers(name))
    else:
        before, after = np.sort(original.values), np.sort(_in_codes_of(original, *released.coded(name)))
    same = np.array_equal(before, after, equal_nan=original.labels is None)
    detail = "yes" if same else "the file holds other values"
    return Check(f"{name}: same values as the original", same, detail, inside=True)


def _in_codes_of(original: Any, codes: np.ndarray, labels: Sequence[str]) -> np.ndarray:
    """Released labels as codes of the original's list; -2 where it does not have the label."""
    known = {label: place for place, label in enumerate(original.labels)}
    return np.array([known.get(label, -2) for label in labels] + [-1])[codes]


def _displacement(name: str, window: float, released: Released, original: Any) -> Check:
    """How far in rank any value has moved at least (ties could have any of their ranks)."""
    if original.labels is None:
        before, after = np.asarray(original.values), released.numbers(name)
    else:
        before, after = original.values, _in_codes_of(original, *released.coded(name))
    known = ~_absent(original)
    before, after = before[known], after[known]
    ordered = np.sort(before)
    first, last = (np.searchsorted(ordered, before, side) for side in ("left", "right"))
    new_first, new_last = (np.searchsorted(ordered, after, side) for side in ("left", "right"))
    moved = int(np.maximum(new_first - (last - 1), first - (new_last - 1)).max(initial=0))
    allowed = math.floor(window * len(before))
    return Check(
        f"{name}: moved at most {allowed} ranks",
        moved <= allowed,
        f"the farthest moved {max(0, moved)}",
        inside=True,
    )


# ── classes ───────────────────────────────────────────────────────────────────────────────────


def _classes(name: str, steps: Sequence[Step], released: Released, original: Any) -> Iterator[Check]:
    told = next(step for step in steps if step.get("step") == "discretise")
    codes, labels = released.coded(name)
    counts = np.bincount(codes[codes >= 0], minlength=len(labels))
    least, wanted = int(counts.min(initial=len(codes))), int(told["min_count"])
    detail = f"{len(labels)} classes, the smallest holds {least}"
    yield Check(f"{name}: every class ≥ {wanted}", least >= wanted and len(labels) > 0, detail)
    if told["output"] == "interval":
        yield from _intervals(name, labels, codes, original)
    elif told["output"] == "category" and original is not None:
        new = _in_codes_of(original, codes, labels)
        other = np.array([label == "(other)" for label in labels] + [False])[codes]
        kept = bool(((new == original.values) | other).all())
        detail = "yes" if kept else "a row has another category"
        yield Check(f"{name}: own category or (other)", kept, detail, inside=True)
    elif original is not None:
        yield _disjoint_ranges(name, released.numbers(name), np.asarray(original.values))


def _intervals(name: str, labels: Sequence[str], codes: np.ndarray, original: Any) -> Iterator[Check]:
    bounds = [_bounds(label) for label in labels]
    broken = [label for label, ends in zip(labels, bounds, strict=True) if ends is None]
    detail = repr(broken[0]) if broken else f"{len(labels)} intervals"
    yield Check(f"{name}: intervals are well formed", not broken, detail)
    if broken:
        return
    overlap = [b for a, b in pairwise(sorted(b for b in bounds if b is not None)) if a[1] > b[0]]
    yield Check(
        f"{name}: intervals are disjoint", not overlap, f"{overlap[0]} overlaps" if overlap else "yes"
    )
    if original is not None:
        held = np.array([*bounds, (math.nan, math.nan)], dtype=float)[codes]
        values = np.asarray(original.values)
        inside = np.isnan(values) | ((held[:, 0] < values) & (values <= held[:, 1]))
        out = int((~inside).sum())
        yield Check(
            f"{name}: every value in its interval", out == 0, f"{out} are not" if out else "yes", inside=True
        )


def _bounds(label: str) -> tuple[float, float] | None:
    """(low..high], (..high], (low..) or (..)."""
    if not label.startswith("(") or label[-1:] not in "])" or ".." not in label:
        return None
    low, _, high = label[1:-1].partition("..")
    try:
        ends = (float(low) if low else -math.inf, float(high) if high else math.inf)
    except ValueError:
        return None
    return ends if ends[0] < ends[1] and label.endswith("]") == bool(high) else None


def _disjoint_ranges(name: str, released: np.ndarray, original: np.ndarray) -> Check:
    order = np.lexsort((original, released))
    order = order[~np.isnan(released[order])]
    starts = np.flatnonzero(np.diff(released[order], prepend=-np.inf) > 0)
    ends = np.append(starts[1:], len(order)) - 1
    least, greatest = original[order][starts], original[order][ends]
    apart = bool((greatest[:-1] < least[1:]).all())
    return Check(f"{name}: classes do not overlap", apart, f"{len(starts)} classes", inside=True)


# ── noise ─────────────────────────────────────────────────────────────────────────────────────


def _noise(name: str, law: Step, released: Released, original: Any) -> Iterator[Check]:
    values = released.numbers(name)
    finite = bool(np.isfinite(values[~np.isnan(values)]).all())
    yield Check(f"{name}: numbers only", finite, "yes" if finite else "a cell is no finite number")
    if original is None or not finite or law.get("clipped"):
        return
    away = values - np.asarray(original.values)
    away = np.sort(away[~np.isnan(away)])
    if law["noise"] == "uniform":
        worst = float(np.abs(away).max(initial=0.0))
        slack = 1e-12 * float(np.nanmax(np.abs(values), initial=1.0))  # of the subtraction just made
        detail = f"α is {scale_of(law):g}, the largest is {worst:g}"
        yield Check(f"{name}: noise within ±α", worst <= scale_of(law) + slack, detail, inside=True)
    yield _follows_law(name, law, away)


def _follows_law(name: str, law: Step, away: np.ndarray) -> Check:
    """Kolmogorov–Smirnov against the claimed law; rounding may shift it by a step of the released values."""
    from scipy.special import erfc

    scale, n = scale_of(law), len(away)
    if law["noise"] == "uniform":
        expected, peak = np.clip((away + scale) / (2 * scale), 0, 1), 1 / (2 * scale)
    else:
        expected, peak = 0.5 * erfc(-away / (scale * math.sqrt(2))), 1 / (scale * math.sqrt(2 * math.pi))
    unit = 10.0 ** -int(law["decimals"]) if "decimals" in law else 1e-5 * scale
    places = np.arange(n + 1) / max(1, n)
    distance = float(max((places[1:] - expected).max(initial=0), (expected - places[:-1]).max(initial=0)))
    limit = math.sqrt(-0.5 * math.log(CHANCE / 2) / max(1, n)) + min(1.0, peak * unit)
    detail = f"KS distance {distance:.4f}, allowed {limit:.4f}"
    return Check(f"{name}: noise follows its law", distance <= limit, detail, inside=True)
