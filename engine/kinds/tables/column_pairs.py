"""Original and released columns side by side, in forms that can be compared.

A number that was released as an interval or class number is compared as the mean of its class: that is
what an analyst puts in its place. Categories are brought to one list of labels. For utility an original label
that the release does not have is lost: it equals nothing. For the linking attacker it is (other), because
he sees that it is not there.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from engine.core.stretches import passed, through
from engine.core.text import text
from engine.kinds.tables.data import Table, TableColumn
from engine.kinds.tables.discretise import class_means
from engine.kinds.tables.written_cells import as_labels

OTHER = "(other)"
HEAD = 1000  # most columns that changed did so at once


@dataclass(frozen=True)
class ColumnPair:
    original: TableColumn
    released: TableColumn

    @property
    def name(self) -> str:
        return self.original.name

    @property
    def numeric(self) -> bool:
        return self.original.numeric

    @cached_property
    def unchanged(self) -> bool:
        """Released exactly as it was."""
        if self.original.labels != self.released.labels:
            return False
        before, after = self.original.values, self.released.values
        if before is after or len(before) != len(after):
            return before is after
        return passed(_same, before[:HEAD], after[:HEAD]) and passed(_same, before[HEAD:], after[HEAD:])

    @property
    def reads_as_before(self) -> bool:
        """Whether every cell says what it said. A class of one value has that value as its mean and does not
        say it: that classes hold a single value is another line of the gate."""
        if self.unchanged:
            return True
        if not self.original.numeric:
            return passed(np.array_equal, *self.codes[:2])
        if self.released.numeric:
            return passed(_same, self.original.values, self.released.values)
        said = np.append([_number(label) for label in self.released.labels or ()], np.nan)
        return passed(lambda x, code: _same(x, said[code]), self.original.values, self.released.values)

    @cached_property
    def numbers(self) -> tuple[NDArray, NDArray]:
        """Original and released numbers, infinities as missing."""
        before = self.original.finite
        if self.released.numeric and not self._class_numbers:
            return before, self.released.finite
        codes = self.released.values
        if self.released.numeric:
            codes = through(_numbers_as_codes, codes)
        known = through(lambda x, code: np.where(np.isnan(x), -1, code).astype(np.int32), before, codes)
        means = np.append(class_means(before, known, int(codes.max(initial=0)) + 1), np.nan)
        return before, through(means.__getitem__, codes)

    @cached_property
    def codes(self) -> tuple[NDArray, NDArray, int]:
        """Original and released codes over one list of labels, and its length."""
        return self._code_labels(None)

    @cached_property
    def codes_for_attacker(self) -> tuple[NDArray, NDArray, int]:
        """The same as the attacker sees it: labels that the release does not have are (other)."""
        labels = self._released_labels.labels or ()
        return self._code_labels(labels.index(OTHER) if OTHER in labels else None)

    def _code_labels(self, instead: int | None) -> tuple[NDArray, NDArray, int]:
        if self.original.labels is None:
            raise ValueError(text("column {name} holds numbers", name=self.name))
        if self.original.labels == self.released.labels:
            return self.original.values, self.released.values, len(self.original.labels)
        labels = {label: place for place, label in enumerate(self._released_labels.labels or ())}
        count = len(labels)
        for label in self.original.labels:
            if label not in labels:
                labels[label] = count if instead is None else instead
                count += instead is None
        before = np.array([labels[label] for label in self.original.labels] + [-1], np.int32)
        after = through(lambda part: part.astype(np.int32), self._released_labels.values)
        return through(before.__getitem__, self.original.values), after, count

    @cached_property
    def _released_labels(self) -> TableColumn:
        return as_labels(self.released)

    @property
    def _class_numbers(self) -> bool:
        """Whether the release holds 1, 2, 3 … as numbers of classes instead of values."""
        return bool(self.released.class_numbers)


def _same(one: NDArray, other: NDArray) -> bool:
    return bool(((one == other) | ((one != one) & (other != other))).all())


def _number(label: str) -> float:
    """What a label says as a number; infinite, which no original is, where it says none."""
    try:
        return float(label)
    except ValueError:
        return np.inf


def _numbers_as_codes(values: NDArray) -> NDArray[np.int32]:
    return np.where(np.isnan(values), 0, values).astype(np.int32) - 1


def pairs_of(original: Table, released: Table) -> list[ColumnPair]:
    """The columns that both tables have, in the order of the release."""
    return [ColumnPair(original.by_name[c.name], c) for c in released.columns if c.name in original.by_name]
