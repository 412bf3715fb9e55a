"""Columns and matrices that would fill the memory lie in a file, mapped into it: pages come and go.

The file is one of the private temporary folder, without a name from its first moment where the system can
do that: nobody else can open it, and nothing of it is left when the array is let go of or the process is
killed. Room on the disk is taken before anything is written.
"""

from __future__ import annotations

import os
import tempfile
from typing import IO, Any

import numpy as np
from numpy.typing import DTypeLike, NDArray

from engine.core.errors import SfumatoError
from engine.core.tempfiles import private_root
from engine.core.text import text
from engine.io.input_file import size_words

LARGE = 256 << 20  # bytes from which on an array lies in a file


def room(shape: tuple[int, ...], dtype: DTypeLike = np.float64, large: int = LARGE) -> NDArray[Any]:
    """An array to be filled, in a file where it takes more than `large` bytes."""
    size = int(np.prod(shape)) * np.dtype(dtype).itemsize
    if size <= large:
        return np.empty(shape, dtype)
    with _file(size) as file:
        return np.memmap(file, dtype, "r+", shape=shape)


class Growing:
    """A column that grows part by part, in a file once it takes more than `large` bytes."""

    def __init__(self, dtype: DTypeLike, large: int = LARGE) -> None:
        self._dtype, self._large = np.dtype(dtype), large
        self._parts: list[NDArray[Any]] = []
        self._file: IO[bytes] | None = None
        self._length = 0

    def add(self, values: NDArray[Any]) -> None:
        self._parts.append(np.ascontiguousarray(values, self._dtype))
        self._length += len(values)
        if self._file is None and self.held > self._large:
            self._file = _file(0)
        if self._file is not None:
            try:
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
        if self._file is None:
            return np.concatenate([np.empty(0, self._dtype), *self._parts])
        with self._file as file:
            file.flush()
            return np.memmap(file, self._dtype, "r+", shape=(self._length,))


def _file(size: int) -> IO[bytes]:
    file = tempfile.TemporaryFile(  # noqa: SIM115 - whoever asked for it closes it
        prefix=f"{os.getpid()}-", dir=private_root()
    )
    try:
        if size and hasattr(os, "posix_fallocate"):
            os.posix_fallocate(file.fileno(), 0, size)
        else:
            file.truncate(size)
    except OSError as error:
        file.close()
        raise _no_room(size, error) from None
    return file


def _no_room(size: int, error: OSError) -> SfumatoError:
    return SfumatoError(
        text(
            "no room for {size} in the temporary folder: {error}", size=size_words(size), error=error.strerror
        ),
        hint="set TMPDIR to a folder you may write to, with room on the disk",
    )
