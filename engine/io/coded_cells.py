"""Lines of cells that are places in lists of texts: the lists of all columns are laid side by side, and
one `take` of cell after cell, row by row, makes the lines as they stand in a file.

Numbers with few decimals are such cells, and those of a dictionary.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.io.grid_texts import GridTexts

if TYPE_CHECKING:
    import pyarrow as pa

MOST_TEXTS = 1 << 22  # of all lists, up to which they are laid together: then they take three times the room


class Coded(NamedTuple):
    """The texts of a column, and which of them each row has, null where it is missing."""

    texts: pa.Array
    places: pa.Array


class CodedCells:
    """Of all columns of a file, asked for some rows after the others by several threads. What was spelled or
    laid together is kept, and each time replaced as a whole."""

    def __init__(self, columns: int, rows: int, spell: Callable[[pa.Array], pa.Array]) -> None:
        self._spell, self._grids = spell, [GridTexts(rows, spell) for _ in range(columns)]
        self._texts = [0] * columns  # how many there are of each
        self._dictionaries: dict[int, Coded] = {}  # a dictionary, and spelled
        self._ended: dict[tuple[int, str], Coded] = {}  # the texts of a column, and with what follows them
        self._laid: dict[int, tuple[list[pa.Array], pa.Array]] = {}  # several lists from a column on, and one

    def coded(self, number: int, column: pa.Array) -> Coded | None:
        """Some rows of a column; None where they are to be spelled in another way."""
        import pyarrow as pa

        if pa.types.is_dictionary(column.type):
            known = self._dictionaries.get(number)
            if known is None or not _is_same(known[0], column.dictionary):
                if len(column.dictionary) >= 2 * len(column):
                    return None
                known = self._dictionaries[number] = Coded(column.dictionary, self._spell(column.dictionary))
            found = Coded(known[1], column.indices)
        else:
            on_grid = self._grids[number].coded(column)
            if on_grid is None:
                return None
            found = Coded(*on_grid)
        self._texts[number] = len(found.texts)
        return found

    def lines(self, first: int, columns: Sequence[Coded], missing: str, separator: str, end: str) -> pa.Array:
        """The rows of columns side by side, from this one on, with `end` after their last cell."""
        import pyarrow as pa
        import pyarrow.compute as pc

        ends = [*(separator for _ in columns[1:]), end]
        if sum(self._texts) > MOST_TEXTS:
            cells = [one.texts.take(one.places).fill_null(missing) for one in columns]
            signs = (pa.scalar(sign, pa.large_string()) for sign in (end, ""))
            cells[-1] = pc.binary_join_element_wise(cells[-1], *signs)
            return pc.binary_join_element_wise(*cells, pa.scalar(separator, pa.large_string()))
        codes: NDArray[np.int32] = np.empty((len(columns[0].places), len(columns)), np.int32)
        lists, begin = [], 0
        for number, (texts, places) in enumerate(columns):
            lists.append(self._with_end(first + number, texts, missing, ends[number]))
            there = places.fill_null(len(texts)) if places.null_count else places
            np.add(there.to_numpy(), begin, out=codes[:, number], casting="unsafe")
            begin += len(lists[-1])
        together = pc.take(self._all(first, lists), pa.array(codes.reshape(-1)))
        _, offsets, data = together.buffers()
        begins = np.frombuffer(offsets, np.int64)[: len(together) + 1 : len(columns)].copy()
        return pa.LargeStringArray.from_buffers(len(codes), pa.py_buffer(begins), data)

    def _with_end(self, number: int, texts: pa.Array, missing: str, end: str) -> pa.Array:
        """The texts and that of a missing cell, each with what follows it."""
        import pyarrow as pa
        import pyarrow.compute as pc

        known = self._ended.get((number, end))
        if known is None or known[0] is not texts:
            every = pa.concat_arrays([texts.fill_null(missing), pa.array([missing], texts.type)])
            signs = (pa.scalar(sign, texts.type) for sign in (end, ""))
            known = self._ended[number, end] = Coded(texts, pc.binary_join_element_wise(every, *signs))
        return known[1]

    def _all(self, first: int, lists: list[pa.Array]) -> pa.Array:
        import pyarrow as pa

        known = self._laid.get(first)
        if known is None or list(map(id, known[0])) != list(map(id, lists)):
            known = self._laid[first] = lists, pa.concat_arrays(lists)
        return known[1]


def _is_same(one: pa.Array, other: pa.Array) -> bool:
    """Whether two arrays are the same place in memory."""
    places = [[part and part.address for part in array.buffers()] for array in (one, other)]
    return places[0] == places[1] and (one.type, one.offset, len(one)) == (
        other.type,
        other.offset,
        len(other),
    )
