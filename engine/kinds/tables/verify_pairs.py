"""Every released row beside its original, as texts: for verifiers that compare cell by cell."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from engine.kinds.tables.verify_intervals import shortest
from engine.kinds.tables.verify_types import Comparison, OriginalColumn

Pair = tuple[str, str]


def pairs_of_rows(both: Comparison, name: str) -> list[Pair] | None:
    """(original, released) of every row, empty where missing; None where the audit is not at hand."""
    if both.order is None:
        return None
    before = original_texts(both.data.by_name[name], both.order)
    return list(zip(before, released_texts(both, name), strict=True))


def original_texts(column: OriginalColumn, order: np.ndarray) -> list[str]:
    values = np.asarray(column.values)[order]
    if column.labels is not None:
        labels = [*column.labels, ""]
        return [labels[code] for code in values.tolist()]
    return ["" if np.isnan(value) else shortest(value + 0.0) for value in values.tolist()]


def released_texts(both: Comparison, name: str) -> list[str]:
    codes, values = both.released.coded(name)
    texts = [value if isinstance(value, str) else shortest(float(value)) for value in values] + [""]
    return [texts[code] for code in codes.tolist()]


def as_function(pairs: Sequence[Pair]) -> bool:
    """Whether equal originals are released alike."""
    different = set(pairs)
    return len({before for before, _ in different}) == len(different)
