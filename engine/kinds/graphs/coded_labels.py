"""A column of labels as its different ones, and which of them stands in each place: what a worker sends of
it, and what is put together without looking at every place again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import overload

import numpy as np
from numpy.typing import NDArray

from engine.io.plain_columns import Cells
from engine.kinds.graphs.data import Ints


@dataclass(frozen=True, eq=False)
class Labels(Sequence[str]):
    names: tuple[str, ...]  # each once
    codes: NDArray[np.int32]

    @classmethod
    def of(cls, labels: Iterable[str]) -> Labels:
        cells = Cells.of(labels)
        return cls(tuple(cells.different), cells.codes)

    @classmethod
    def alike(cls, label: str, count: int) -> Labels:
        return cls((label,) if count else (), np.zeros(count, np.int32))

    def __len__(self) -> int:
        return len(self.codes)

    @overload
    def __getitem__(self, place: int) -> str: ...
    @overload
    def __getitem__(self, place: slice) -> Labels: ...
    def __getitem__(self, place: int | slice) -> str | Labels:
        if isinstance(place, slice):
            return Labels.of(self.names[code] for code in self.codes[place].tolist())
        return self.names[self.codes[place]]

    def __iter__(self) -> Iterator[str]:
        return map(self.names.__getitem__, self.codes.tolist())

    def take(self, places: Ints) -> Labels:
        """Some of the labels; names that no longer occur stay among them."""
        return Labels(self.names, self.codes[places])

    def numbers(self, number_of: Mapping[str, int]) -> Ints:
        """What each label's number is."""
        return np.array([number_of[name] for name in self.names], np.int64)[self.codes]

    def fit(self, size: int) -> bool:
        """Whether it is a column of so many labels."""
        return (
            all(isinstance(name, str) for name in self.names)
            and len({*self.names}) == len(self.names)
            and self.codes.dtype == np.int32
            and self.codes.shape == (size,)
            and bool(((self.codes >= 0) & (self.codes < len(self.names))).all())
        )
