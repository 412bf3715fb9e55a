"""What the file alone shows of its columns and the order of its rows; no code of the algorithms."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

import numpy as np

from engine.core.json_values import Document
from engine.core.technique import Check
from engine.core.text import text
from engine.verify.read_table import Released

FINE_DIGITS = 6  # noisy values are rounded to a millionth of the noise


def check_order(released: Released) -> Check:
    """Rows sorted by their cells, column by column: the order tells nothing that the cells do not."""
    name, undecided = "Order of the rows", np.ones(max(0, released.rows - 1), bool)
    for column in released.names:
        for key in released.order_keys(column):
            before, after = key[:-1], key[1:]
            if bool((undecided & (before > after)).any()):
                return Check(
                    name,
                    False,
                    text("the rows are not sorted by their cells (column {column})", column=column),
                )
            undecided &= before == after
    return Check(name, True, "sorted by the released cells")


def check_column(name: str, steps: Sequence[Document], released: Released) -> Iterator[Check]:
    kinds = [step["step"] for step in steps]
    if "discretise" in kinds and "perturb" not in kinds[kinds.index("discretise") :]:
        yield from _classes(name, [step for step in steps if step["step"] == "discretise"], released)
    if kinds and kinds[-1] == "perturb":
        yield from _noise(name, steps[-1], released)


def scale_of(law: Document) -> float:
    return float(law.get("alpha", law.get("sigma", math.nan)))


# ── classes ───────────────────────────────────────────────────────────────────────────────────


def _classes(name: str, claims: Sequence[Document], released: Released) -> Iterator[Check]:
    """Missing cells are a class like the others."""
    codes, labels = released.coded(name)
    counts = np.bincount(codes + 1, minlength=len(labels) + 1)
    counts = counts[1:] if not counts[0] else counts
    least, wanted = int(counts.min(initial=len(codes))), max(int(step["min_count"]) for step in claims)
    detail = text("{counts} classes, the smallest holds {least}", counts=len(counts), least=least)
    yield Check(
        text("{name}: every class ≥ {wanted}", name=name, wanted=wanted),
        least >= wanted and len(labels) > 0,
        detail,
    )
    output = claims[-1]["output"]
    if output in ("interval", "category") and not released.is_text(name):
        yield Check(text("{name}: classes are texts", name=name), False, "the column holds numbers")
    elif output == "interval":
        yield from _intervals(name, labels)
    elif output == "number":
        expected = list(range(1, len(labels) + 1))
        fits = not released.is_text(name) and sorted(labels) == expected
        yield Check(
            text("{name}: class numbers", name=name),
            fits,
            "1, 2, 3 …" if fits else "other values than 1, 2, 3 …",
        )
    elif output in ("mean", "median"):
        fits = not released.is_text(name) and bool(np.isfinite(released.numbers(name)[codes >= 0]).all())
        yield Check(
            text("{name}: numbers only", name=name), fits, "yes" if fits else "a cell is no finite number"
        )


def _intervals(name: str, labels: Sequence[str]) -> Iterator[Check]:
    bounds = [bounds_of(label) for label in labels]
    broken = any(ends is None for ends in bounds)
    detail = "a cell is no interval" if broken else text("{labels} intervals", labels=len(labels))
    yield Check(text("{name}: intervals are well formed", name=name), not broken, detail)
    if broken:
        return
    ordered = sorted(ends for ends in bounds if ends is not None)
    apart = all(a[1] == b[0] for a, b in pairwise(ordered))
    open_ends = bool(ordered) and ordered[0][0] == -math.inf and ordered[-1][1] == math.inf
    yield Check(
        text("{name}: intervals are disjoint", name=name),
        apart,
        "yes" if apart else "two overlap or leave a gap",
    )
    yield Check(
        text("{name}: outermost intervals are open", name=name),
        open_ends,
        "yes" if open_ends else "an extreme value shows",
    )


def bounds_of(label: str) -> tuple[float, float] | None:
    """(low..high], (..high], (low..) or (..)."""
    if not label.startswith("(") or label[-1:] not in "])" or ".." not in label:
        return None
    low, _, high = label[1:-1].partition("..")
    try:
        ends = (float(low) if low else -math.inf, float(high) if high else math.inf)
    except ValueError:
        return None
    plain = all(not end or shortest(float(end)) == end for end in (low, high))
    return ends if plain and ends[0] < ends[1] and label.endswith("]") == bool(high) else None


def shortest(value: float) -> str:
    """The one way to write a bound: whole numbers without a point, others as short as they read back."""
    return str(int(value)) if value.is_integer() and abs(value) < 1e15 else repr(value)


# ── noise ─────────────────────────────────────────────────────────────────────────────────────


def _noise(name: str, law: Document, released: Released) -> Iterator[Check]:
    if released.is_text(name):
        yield Check(text("{name}: numbers only", name=name), False, "the column holds texts")
        return
    values = released.numbers(name)
    values = values[~np.isnan(values)]
    finite = bool(np.isfinite(values).all())
    yield Check(
        text("{name}: numbers only", name=name), finite, "yes" if finite else "a cell is no finite number"
    )
    if not finite:
        return
    digits = law.get("decimals", FINE_DIGITS - math.floor(math.log10(scale_of(law))))
    rounded = np.array_equal(np.round(values, digits), values)
    if "clipped" in law:
        low, high = law["clipped"]
        inside = (low is None or values.min(initial=low) >= low) and (
            high is None or values.max(initial=high) <= high
        )
        yield Check(
            text("{name}: within its bounds", name=name), inside, "yes" if inside else "a value lies outside"
        )
        ends = values[(values != low) & (values != high)]
        rounded = np.array_equal(np.round(ends, digits), ends)
    detail = "yes" if rounded else "a value has more digits than the noise leaves"
    yield Check(text("{name}: rounded", name=name), rounded, detail)
