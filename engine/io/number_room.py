"""Numbers of a column as it grows, side by side in memory: no pieces that would have to be put together."""

from __future__ import annotations

import numpy as np
import pyarrow as pa

from engine.io.arrow_in_files import values_of

_STRETCH = 1 << 16  # rows that stay in the cache
_MORE = 8  # a part of what is there, and so much more room is made


class NumberRoom:
    """int64 or float64, null where missing. What room is made for takes memory only once it is filled."""

    def __init__(self, kind: pa.DataType, rows: int) -> None:
        self._bits, self._decimals = np.empty(rows, np.int64), pa.types.is_floating(kind)
        self._length = 0
        self._known: list[
            tuple[int, pa.Array | None]
        ] = []  # of how many rows, and which of them have a value

    @property
    def _values(self) -> np.ndarray:
        return self._bits.view(np.float64) if self._decimals else self._bits

    def add(self, numbers: pa.Array) -> None:
        """The next ones; whole numbers become decimals once a decimal comes."""
        if not pa.types.is_integer(numbers.type) and not pa.types.is_floating(numbers.type):
            numbers = pa.nulls(len(numbers), pa.int64())  # cells without a value
        if pa.types.is_floating(numbers.type) and not self._decimals:
            as_decimals(self._bits[: self._length])
            self._decimals = True
        end = self._length + len(numbers)
        if end > len(self._bits):  # the system moves pages where it can, and copies nothing
            self._bits.resize(end + end // _MORE, refcheck=False)
        self._values[self._length : end] = values_of(numbers)
        self._known.append((len(numbers), numbers.is_valid() if numbers.null_count else None))
        self._length = end

    def finish(self) -> pa.Array:
        self._bits.resize(self._length, refcheck=False)
        known = None
        if any(valid is not None for _, valid in self._known):
            parts = [pa.repeat(True, rows) if valid is None else valid for rows, valid in self._known]
            known = pa.concat_arrays(parts).buffers()[1]
        kind = pa.float64() if self._decimals else pa.int64()
        return pa.Array.from_buffers(kind, self._length, [known, pa.py_buffer(self._bits)])


def as_decimals(whole: np.ndarray) -> np.ndarray:
    """The same numbers where they are."""
    decimals = whole.view(np.float64)
    for start in range(0, len(whole), _STRETCH):
        stretch = slice(start, start + _STRETCH)
        decimals[stretch] = whole[stretch].astype(np.float64)
    return decimals


def numbers_in(column: pa.ChunkedArray) -> np.ndarray | None:
    """The numbers of a column that nobody else needs any more, as decimals where they are, NaN where missing;
    None where they do not lie side by side, or may not be written to."""
    if column.num_chunks != 1 or column.type not in (pa.int64(), pa.float64()):
        return None
    piece = column.chunk(0)
    values = values_of(piece)
    if not values.flags.writeable:
        return None
    decimals = as_decimals(values) if values.dtype.kind == "i" else values
    if piece.null_count:
        missing = ~piece.is_valid().to_numpy(zero_copy_only=False)
        decimals[missing] = np.nan
    return decimals
