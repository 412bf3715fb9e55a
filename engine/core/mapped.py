"""What would fill the memory lies in a file, mapped into it: pages come and go.

The file is one of the private temporary folder, without a name from its first moment where the system can
do that: nobody else can open it, and nothing of it is left when the column is let go of or the process is
killed.
"""

from __future__ import annotations

import mmap
import os
import tempfile
from math import prod
from typing import IO, Any

import numpy as np
from numpy.typing import DTypeLike, NDArray

from engine.core.errors import SfumatoError
from engine.core.tempfiles import private_root
from engine.core.text import text
from engine.io.input_file import size_words

LARGE = 256 << 20  # bytes from which on a column lies in a file
ALIGNED = 64  # bytes: where an array in a common file may begin


def empty(shape: int | tuple[int, ...], dtype: DTypeLike = np.float64) -> NDArray[Any]:
    """An array to be filled that lies in a file. Its room on the disk is taken at once: where there is none,
    that is said here, and not by the system while the array is filled."""
    dtype, shape = np.dtype(dtype), (shape,) if isinstance(shape, int) else shape
    size = prod(shape) * dtype.itemsize
    if not size:
        return np.empty(shape, dtype)
    try:
        with tempfile.TemporaryFile(dir=private_root()) as file:
            if hasattr(os, "posix_fallocate"):
                os.posix_fallocate(file.fileno(), 0, size)
            else:
                file.truncate(size)
            return np.memmap(file, dtype, "r+", shape=shape)
    except OSError as error:
        raise _no_room(size, error) from None


def in_file(values: NDArray[Any]) -> bool:
    """Whether an array, or what it is a part of, lies in a file."""
    base: Any = values
    while isinstance(base, np.ndarray):
        base = base.base
    return isinstance(base, mmap.mmap)


def beside(values: NDArray[Any], other: NDArray[Any]) -> NDArray[Any]:
    """The same values, in a file where `other` is in one: what is made of data that would fill the memory
    would fill it too."""
    if in_file(values) or not in_file(other):
        return values
    kept = empty(values.shape, values.dtype)
    kept[...] = values
    return kept


class Growing:
    """A column that grows part by part, in a file once it takes more than `large` bytes.

    Where `most` says how many there can be, and those fit, each part is laid where it stays and nothing is
    put together: the system gives room page by page, as it is filled."""

    def __init__(self, dtype: DTypeLike, large: int = LARGE, most: int = 0) -> None:
        self._dtype, self._large = np.dtype(dtype), large
        fits = 0 < most * self._dtype.itemsize <= large
        self._room = np.empty(most, self._dtype) if fits else None
        self._parts: list[NDArray[Any]] = []
        self._file: IO[bytes] | None = None
        self._length = 0

    def add(self, values: NDArray[Any]) -> None:
        before, self._length = self._length, self._length + len(values)
        if self._room is not None:
            self._room[before : self._length] = values
            return
        self._parts.append(np.ascontiguousarray(values, self._dtype))
        if self._file is not None or self.held > self._large:
            self._spill()

    def _spill(self) -> None:
        try:
            if self._file is None:
                self._file = tempfile.TemporaryFile(dir=private_root())  # noqa: SIM115 - closed by whole()
            for part in self._parts:
                self._file.write(part.data)
        except OSError as error:
            raise _no_room(self._length * self._dtype.itemsize, error) from None
        self._parts.clear()

    @property
    def held(self) -> int:
        """Bytes of it that are in memory."""
        return sum(part.nbytes for part in self._parts)

    def whole(self) -> NDArray[Any]:
        """What was added; nothing more can be."""
        if self._room is not None:
            self._room.resize(self._length, refcheck=False)  # what is left over goes back, nothing is copied
            return self._room
        if self._file is None:
            return np.concatenate([np.empty(0, self._dtype), *self._parts])
        with self._file as file:
            file.flush()
            return np.memmap(file, self._dtype, "r+", shape=(self._length,))


class Room:
    """Room for arrays that are laid into files one after the other, each mapped where it lies. A file is
    gone with the last array in it."""

    def __init__(self, first: int = 1 << 26, most: int = 1 << 30) -> None:
        self._size, self._most = first, most  # bytes of the next file; few files hold much
        self._file: IO[bytes] | None = None
        self._map = mmap.mmap(-1, 1)
        self._at = 0

    def lay(self, *parts: NDArray[Any]) -> NDArray[Any]:
        """All parts as one array; room on the disk is taken as they come."""
        dtype, length = parts[0].dtype, sum(map(len, parts))
        if not length:
            return np.empty(0, dtype)
        begin = self._at = -(-self._at // ALIGNED) * ALIGNED
        try:
            if self._file is None or begin + length * dtype.itemsize > len(self._map):
                self._begin(length * dtype.itemsize)
                begin = self._at
            for part in parts:
                self._write(np.ascontiguousarray(part, dtype).view(np.uint8).data)
        except OSError as error:
            raise _no_room(length * dtype.itemsize, error) from None
        return np.ndarray(length, dtype, self._map, begin)

    def _begin(self, least: int) -> None:
        if self._file is not None:
            self._file.close()
        size = max(self._size, -(-least // mmap.PAGESIZE) * mmap.PAGESIZE)
        self._file = tempfile.TemporaryFile(dir=private_root(), buffering=0)  # noqa: SIM115 - see __del__
        self._file.truncate(size)
        self._map, self._at = mmap.mmap(self._file.fileno(), size), 0
        self._size = min(2 * size, self._most)

    def _write(self, data: memoryview) -> None:
        assert self._file is not None
        done = 0
        if os.name != "posix":  # a file and its map may differ there, and the room was taken as it began
            self._map[self._at : self._at + len(data)] = data
            done = len(data)
        while done < len(data):  # a page that is written to by way of the map counts as the process's own
            done += os.pwrite(self._file.fileno(), data[done:], self._at + done)
        self._at += len(data)

    def __del__(self) -> None:
        if self._file is not None:
            self._file.close()


def _no_room(size: int, error: OSError) -> SfumatoError:
    return SfumatoError(
        text(
            "no room for {size} in the temporary folder: {error}",
            size=size_words(size),
            error=error.strerror,
        ),
        hint="set TMPDIR to a folder you may write to, with room on the disk",
    )
