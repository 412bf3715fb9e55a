"""The extent of the sheets of .xls: records of two bytes kind and two bytes length (MS-XLS 2.3).

They lie in the stream `Workbook` (before 1997 `Book`) of a compound file (MS-CFB): sectors chained by a
table, small streams in sectors of 64 bytes inside another stream.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from engine.core.errors import InputError
from engine.core.text import text
from engine.io.input_file import open_raw
from engine.io.sheet_extent import Extent

_MAGIC = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
_LARGEST = 1 << 30
_SMALL = 64
_NO_SECTOR = 0xFFFFFFFA  # and above: end of a chain, free
_BEGIN, _DIMENSIONS, _MANY_NUMBERS, _MANY_BLANKS = 0x0809, 0x0200, 0x00BD, 0x00BE
_CELLS = (0x0006, 0x00FD, 0x0201, 0x0203, 0x0204, 0x0205, 0x027E, 0x0002, 0x0003, 0x0004, 0x0005, 0x0406)


def xls_extents(path: Path) -> Iterator[Extent]:
    """One for every sheet of the workbook."""
    with open_raw(path) as file:
        data = file.read(_LARGEST + 1)
    if len(data) > _LARGEST or not data.startswith(_MAGIC):
        raise _unreadable(path)
    for stream in _Compound(path, data).streams(("workbook", "book")):
        yield from _sheets(stream)


def _unreadable(path: Path) -> InputError:
    return InputError(
        text("{name} is not a readable workbook (it is no .xls file, or a damaged one)", name=path.name),
        hint="save it again as .xlsx; a text table is named .csv",
    )


def _sheets(stream: bytes) -> Iterator[Extent]:
    at, extent = 0, Extent("its first sheet")
    while at + 4 <= len(stream):
        kind, length = struct.unpack_from("<HH", stream, at)
        body = stream[at + 4 : at + 4 + length]
        at += 4 + length
        if kind == _BEGIN:
            yield extent
            extent = Extent("a sheet")
        elif kind == _DIMENSIONS and len(body) >= 12:
            # calamine makes room for what is stated here.
            _, rows, _, columns = struct.unpack_from("<IIHH", body)
            if rows and columns:
                extent.reach(rows, columns)
        elif kind in (_MANY_NUMBERS, _MANY_BLANKS) and len(body) >= 6:
            row, last = struct.unpack_from("<H", body)[0], struct.unpack_from("<H", body, len(body) - 2)[0]
            extent.reach(row + 1, last + 1)
            extent.filled += len(body) // 6
        elif kind in _CELLS and len(body) >= 4:
            row, column = struct.unpack_from("<HH", body)
            extent.reach(row + 1, column + 1)
    yield extent


class _Compound:
    """The streams of a compound file; chains that run in circles or out of the file are refused."""

    def __init__(self, path: Path, data: bytes):
        self._path, self._data = path, data
        if len(data) < 512:
            raise _unreadable(path)
        shift = struct.unpack_from("<H", data, 30)[0]
        if shift not in (9, 12):
            raise _unreadable(path)
        self._sector = 1 << shift
        tables = [n for n in struct.unpack_from("<109I", data, 76) if n < _NO_SECTOR]
        following, number = struct.unpack_from("<II", data, 68)
        for _ in range(min(number, len(data) // self._sector)):
            if following >= _NO_SECTOR:
                break
            *more, following = np.frombuffer(self._at(following), "<u4").tolist()
            tables += [n for n in more if n < _NO_SECTOR]
        self._next = np.frombuffer(b"".join(self._at(n) for n in tables), "<u4")

    def _at(self, number: int) -> bytes:
        start = (number + 1) * self._sector
        if start + self._sector > len(self._data) + self._sector:
            raise _unreadable(self._path)
        return self._data[start : start + self._sector].ljust(self._sector, b"\0")

    def _chain(self, number: int, following: np.ndarray) -> list[int]:
        found: list[int] = []
        while number < _NO_SECTOR:
            if number >= len(following) or len(found) > len(following):
                raise _unreadable(self._path)
            found.append(number)
            number = int(following[number])
        return found

    def _stream(self, first: int) -> bytes:
        return b"".join(self._at(number) for number in self._chain(first, self._next))

    def streams(self, wanted: tuple[str, ...]) -> Iterator[bytes]:
        directory, cutoff, small_first = (struct.unpack_from("<I", self._data, at)[0] for at in (48, 56, 60))
        entries = self._stream(directory)
        small_next = np.frombuffer(self._stream(small_first), "<u4")
        inside = b""
        for at in range(0, len(entries) - 127, 128):
            length, kind = struct.unpack_from("<HB", entries, at + 64)
            first, size = struct.unpack_from("<II", entries, at + 116)
            name = entries[at : at + max(0, min(length, 64) - 2)].decode("utf-16-le", errors="replace")
            if kind == 5:
                inside = self._stream(first)
            elif kind == 2 and name.lower() in wanted and size >= cutoff:
                yield self._stream(first)[:size]
            elif kind == 2 and name.lower() in wanted:
                pieces = (inside[n * _SMALL : (n + 1) * _SMALL] for n in self._chain(first, small_next))
                yield b"".join(pieces)[:size]
