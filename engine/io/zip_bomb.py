"""A workbook is a ZIP archive; one that swells out of proportion is refused before it is read.

The sizes an archive states may be lies, and its parts may share the same packed bytes, so every
part is unpacked once, block by block, and counted against the size of the file on the disk.
"""

from __future__ import annotations

import struct
import zipfile
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from engine.core.errors import InputError
from engine.core.text import text
from engine.io.input_file import open_raw, refuse_bomb

_BLOCK = 1 << 20
_WAYS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)


def is_zip(path: Path) -> bool:
    with open_raw(path) as raw:
        return raw.read(4) == b"PK\x03\x04"


def unpacked_parts(path: Path) -> Iterator[tuple[str, Iterator[bytes]]]:
    """Name and blocks of every part; what is left of a part is counted before the next one comes."""
    size = path.stat().st_size
    with open_raw(path) as raw:
        try:
            with zipfile.ZipFile(raw) as archive:
                parts = archive.infolist()
            _refuse_ambiguous(path, parts)
            refuse_bomb(path, size, sum(part.file_size for part in parts))
            total = 0
            for part in parts:
                counted = _Counted(path, size, total, _blocks(raw, part))
                yield part.filename, counted
                for _ in counted:
                    pass
                total = counted.total
        except (zipfile.BadZipFile, zlib.error, struct.error, NotImplementedError, OSError, ValueError):
            raise _damaged(path) from None


def _refuse_ambiguous(path: Path, parts: list[zipfile.ZipInfo]) -> None:
    """Two parts of one name, a packing that not all programs know: each reader would see another file."""
    names = {part.filename.lower() for part in parts}
    if len(names) < len(parts) or any(part.compress_type not in _WAYS for part in parts):
        raise _damaged(path)


def _damaged(path: Path) -> InputError:
    return InputError(text("{name} is a damaged workbook", name=path.name), hint="copy or save it again")


class _Counted:
    """Blocks that are counted as they pass."""

    def __init__(self, path: Path, size: int, total: int, blocks: Iterator[bytes]):
        self._path, self._size, self._blocks = path, size, blocks
        self.total = total

    def __iter__(self) -> Iterator[bytes]:
        return self

    def __next__(self) -> bytes:
        block = next(self._blocks)
        self.total += len(block)
        refuse_bomb(self._path, self._size, self.total)
        return block


def _blocks(raw: BinaryIO, part: zipfile.ZipInfo) -> Iterator[bytes]:
    raw.seek(part.header_offset + 26)
    name, extra = struct.unpack("<HH", raw.read(4))
    raw.seek(name + extra, 1)
    left = part.compress_size
    if part.compress_type == zipfile.ZIP_STORED:
        while left > 0 and (block := raw.read(min(left, _BLOCK))):
            left -= len(block)
            yield block
        return
    inflate = zlib.decompressobj(-15)
    while not inflate.eof:
        packed = inflate.unconsumed_tail
        if not packed and left > 0:
            packed = raw.read(min(left, _BLOCK))
            left -= len(packed)
        made = inflate.decompress(packed, _BLOCK)
        if not made and not packed:
            return
        if made:
            yield made
