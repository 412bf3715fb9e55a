"""Every released row beside its original, as codes of different cells: for verifiers that compare cell by
cell. What is said of a cell is looked at once for each different one, however many rows hold it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.core.stretches import distinct, find, places, room, stretches, through
from engine.kinds.tables.verify_intervals import shortest
from engine.kinds.tables.verify_types import Comparison, OriginalColumn

Codes = NDArray[Any]
Pair = tuple[str, str]
NEVER = -2


@dataclass(frozen=True)
class RowPairs:
    """Of every released row the code of its original cell and of its own; -1 is a missing cell."""

    before: Codes
    after: Codes
    originals: list[str] | NDArray[np.float64]  # that the codes stand for
    values: list[str] | NDArray[np.float64]

    @cached_property
    def released(self) -> Codes | None:
        """For every original code, and the missing cell as the last, the released one (`NEVER`: no row has
        it). None where equal originals are not released alike."""
        found = room(len(self.originals) + 1, np.int32, self.before)
        found[:] = NEVER
        for rows in stretches(len(self.before)):
            found[self.before[rows]] = self.after[rows]
        fits = (
            np.array_equal(found[self.before[rows]], self.after[rows]) for rows in stretches(len(self.before))
        )
        return found if all(fits) else None

    def original_text(self, code: int) -> str:
        """Empty where missing."""
        cell = self.originals[code] if code >= 0 else ""
        return cell if isinstance(cell, str) else shortest(float(cell))

    def released_text(self, code: int) -> str:
        cell = self.values[code] if code >= 0 else ""
        return cell if isinstance(cell, str) else shortest(float(cell))

    def texts(self) -> Iterator[Pair]:
        """Every different original with what it was released as, where it is a function of it."""
        assert self.released is not None
        for code, found in enumerate(self.released.tolist()):
            if found != NEVER:
                own = code if code < len(self.originals) else -1
                yield self.original_text(own), self.released_text(found)


def pairs_of_rows(both: Comparison, name: str) -> RowPairs | None:
    """None where the audit is not at hand."""
    if both.order is None:
        return None
    before, originals = original_codes(both.data.by_name[name], both.order)
    return RowPairs(before, released_codes(both, name), originals, both.released.known(name))


def original_codes(column: OriginalColumn, order: Codes) -> tuple[Codes, list[str] | NDArray[np.float64]]:
    """Of the rows in the order of the release, and the texts or numbers that they stand for."""
    values = np.asarray(column.values)
    if column.labels is not None:
        return through(values.__getitem__, order), list(column.labels)
    known = distinct(values)
    known = known[:-1] if len(known) and np.isnan(known[-1]) else known

    def code(rows: Codes) -> Codes:
        cells = values[rows]
        return np.where(np.isnan(cells), -1, find(known, cells)).astype(np.int32)

    return through(code, order), known


def released_codes(both: Comparison, name: str) -> Codes:
    return both.released.codes(name)


def combined(first: Codes, second: Codes, width: int) -> tuple[Codes, Codes]:
    """Pairs of codes as codes of their own, and the different pairs, each as one number: `divmod` by the
    width, less 1, gives both back."""
    pairs = through(lambda one, other: (one.astype(np.int64) + 1) * width + other + 1, first, second)
    known = distinct(pairs)
    return places(known, pairs), known


def original_texts(column: OriginalColumn, order: Codes) -> list[str]:
    values = np.asarray(column.values)[order]
    if column.labels is not None:
        labels = [*column.labels, ""]
        return [labels[code] for code in values.tolist()]
    return ["" if np.isnan(value) else shortest(value + 0.0) for value in values.tolist()]


def released_texts(both: Comparison, name: str) -> list[str]:
    codes, values = both.released.coded(name)
    texts = [value if isinstance(value, str) else shortest(float(value)) for value in values] + [""]
    return [texts[code] for code in codes.tolist()]
