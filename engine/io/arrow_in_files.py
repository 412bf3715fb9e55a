"""Columns of a table that would fill the memory: numbers lie in a file, texts as places among the different
ones, and the places lie in a file. The different texts themselves are in memory.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from engine.core.mapped import Room
from engine.io.memory_limit import REFERENCE, TEXT, belongs_in_files, refuse_beyond_memory

WORDS = pa.large_string()  # all the texts of a column may be over 2 GB
CODED = pa.dictionary(pa.int32(), WORDS)
FEW = 1 << 16  # texts
_STRETCH = 1 << 20  # rows


class Files:
    """Where the columns of a table lie once they are too large for memory."""

    def __init__(self, path: Path) -> None:
        self.path, self.room = path, Room()
        self.used = False
        self._texts = 0

    def lay(self, pieces: Sequence[pa.Array]) -> pa.Array:
        """Numbers of one type, as one piece that lies in a file."""
        kind, rows = pieces[0].type, sum(map(len, pieces))
        values, known = self.room.lay(*map(values_of, pieces)), None
        if any(piece.null_count for piece in pieces):
            known = pa.py_buffer(self.room.lay(np.frombuffer(_known(pieces), np.uint8)))
        return pa.Array.from_buffers(kind, rows, [known, pa.py_buffer(values)])

    def count(self, texts: int, letters: int) -> None:
        """So many more different texts in memory: an InputError where they alone are too much."""
        self._texts += (TEXT + REFERENCE) * texts + letters  # as Python will have them
        refuse_beyond_memory(self.path, self._texts)


def keeper(path: Path, table: pa.Table) -> Callable[[pa.Array], pa.Array]:
    """Puts what is made of a piece of numbers where the table lies: in memory, or in a file."""
    if not belongs_in_files(8 * table.num_rows * table.num_columns):
        return lambda piece: piece
    files = Files(path)
    return lambda piece: files.lay([piece])


class CodedTexts:
    """The different texts of a column as it grows, and of each piece the places of its texts among them.

    Where there are many, a piece gets the places among its own texts first. When those that wait are as many
    as those that are known, they become known together: that costs a text no more than twice.
    """

    def __init__(self, files: Files) -> None:
        self._files = files
        self._known = pa.array([], WORDS)
        self._letters = 0
        self._waiting: list[tuple[NDArray[np.int32], pa.Array]] = []  # places, and the texts they are among
        self._many = 0  # texts that wait

    def add(self, cells: pa.Array) -> pa.Array:
        """Some cells as int32 places, null where missing. They change until `finish` has been called."""
        coded = cells if pa.types.is_dictionary(cells.type) else cells.dictionary_encode()
        words = pc.cast(coded.dictionary, WORDS)
        places = pc.fill_null(coded.indices, 0) if coded.null_count else coded.indices
        if not self._waiting and len(self._known) + len(words) <= FEW:
            if len(words):
                places = self._places(words).take(places)
            return self._laid(places, coded)[0]
        laid, values = self._laid(places, coded)
        self._waiting.append((values, words))
        self._many += len(words)
        if self._many >= len(self._known):
            self._settle()
        return laid

    def _laid(self, places: pa.Array, coded: pa.Array) -> tuple[pa.Array, NDArray[np.int32]]:
        values = self._files.room.lay(values_of(places))
        known = None
        if coded.null_count:
            known = pa.py_buffer(self._files.room.lay(np.frombuffer(_known([coded.indices]), np.uint8)))
        return pa.Array.from_buffers(pa.int32(), len(coded), [known, pa.py_buffer(values)]), values

    def _settle(self) -> None:
        places = self._places(pa.concat_arrays([words for _, words in self._waiting])).to_numpy()
        begin = 0
        for values, words in self._waiting:
            new = places[begin : begin + len(words)]
            begin += len(words)
            for start in range(0, len(values) if len(words) else 0, _STRETCH):
                stretch = values[start : start + _STRETCH]
                stretch[:] = new[stretch]
        self._waiting, self._many = [], 0
        del places, new
        pa.default_memory_pool().release_unused()  # several times what the texts themselves take

    def _places(self, words: pa.Array) -> pa.Array:
        """Of texts among the known ones; new ones are known from now on."""
        before = len(self._known)
        coded = pa.concat_arrays([self._known, words]).dictionary_encode()
        if len(coded.dictionary) > before:
            self._known = coded.dictionary
            letters = int(np.frombuffer(self._known.buffers()[1], np.int64)[len(self._known)])
            self._files.count(len(self._known) - before, letters - self._letters)
            self._letters = letters
        return coded.indices[before:]

    def finish(self) -> pa.Array:
        """The different texts."""
        if self._waiting:
            self._settle()
        return self._known


def values_of(piece: pa.Array) -> NDArray[np.generic]:
    """The numbers in the buffer of a piece, whatever stands where they are missing."""
    dtype = np.dtype(piece.type.to_pandas_dtype())
    return np.frombuffer(piece.buffers()[1], dtype, len(piece), piece.offset * dtype.itemsize)


def _known(pieces: Sequence[pa.Array]) -> pa.Buffer:
    """A bit a cell, whether it has a value."""
    return pa.concat_arrays([piece.is_valid() for piece in pieces]).buffers()[1]
