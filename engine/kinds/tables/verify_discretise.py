"""Released classes held against what is claimed of them, from the file alone. No code of the algorithm."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

import numpy as np

from engine.core.json_values import Document
from engine.core.params import Plain
from engine.core.stretches import counts_of
from engine.core.technique import Check
from engine.core.text import text
from engine.kinds.tables.verify_intervals import bounds_of
from engine.verify.released_columns import Released

COARSENS = True
DROPS_ROWS = False


def facts_wrong(values: Plain, facts: Mapping[str, object], claims: Document) -> str:
    return "it tells more of discretise than its columns" if facts else ""


def claim_fits(name: str, values: Plain, together: Sequence[str], claim: Document, before: Document) -> bool:
    expected = {"step": "discretise", "min_count": values["min_count"]}
    return claim in ({**expected, "output": values["output"]}, {**expected, "output": "category"})


def treatment(claim: Document) -> str:
    return text("in classes of at least {min_count} rows", min_count=claim["min_count"])


def check_column(name: str, steps: Sequence[Document], released: Released) -> Iterator[Check]:
    """Where no noise was added and no label drawn anew afterwards."""
    kinds = [step["step"] for step in steps]
    if not {"perturb", "pram"} & set(kinds[kinds.index("discretise") :]):
        yield from _classes(name, [step for step in steps if step["step"] == "discretise"], released)


def _classes(name: str, claims: Sequence[Document], released: Released) -> Iterator[Check]:
    """Missing cells are a class like the others."""
    codes, labels = released.coded(name)
    counts = counts_of(codes, len(labels))
    counts = counts if (missing := len(codes) - int(counts.sum())) == 0 else np.append(counts, missing)
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
        fits = not released.is_text(name) and all(map(math.isfinite, labels))
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
