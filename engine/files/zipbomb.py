"""A workbook is a ZIP archive; one that swells out of proportion is refused before it is read.

The sizes an archive states may be lies, and its parts may share the same packed bytes, so every
part is unpacked once, block by block, and counted against the size of the file on the disk.
"""

from __future__ import annotations

import struct
import zipfile
import zlib
from pathlib import Path
from typing import BinaryIO

from engine.errors import InputError
from engine.files.source import open_raw, refuse_bomb

_BLOCK = 1 << 20


def refuse_zip_bomb(path: Path) -> None:
    """Nothing for a file that is no ZIP archive (.xls)."""
    size = path.stat().st_size
    with open_raw(path) as raw:
        if raw.read(4) != b"PK\x03\x04":
            return
        try:
            with zipfile.ZipFile(raw) as archive:
                parts = archive.infolist()
            refuse_bomb(path, size, sum(part.file_size for part in parts))
            total = 0
            for part in parts:
                total = _count(path, raw, part, size, total)
        except (zipfile.BadZipFile, zlib.error, struct.error, NotImplementedError):
            raise InputError(f"{path.name} is a damaged workbook", hint="copy or save it again") from None


def _count(path: Path, raw: BinaryIO, part: zipfile.ZipInfo, size: int, total: int) -> int:
    """`total` and the unpacked bytes of this part."""
    if part.compress_type != zipfile.ZIP_DEFLATED:
        return total + part.compress_size
    raw.seek(part.header_offset + 26)
    name, extra = struct.unpack("<HH", raw.read(4))
    raw.seek(name + extra, 1)
    inflate = zlib.decompressobj(-15)
    left = part.compress_size
    while not inflate.eof:
        packed = inflate.unconsumed_tail
        if not packed and left > 0:
            packed = raw.read(min(left, _BLOCK))
            left -= len(packed)
        made = inflate.decompress(packed, _BLOCK)
        if not made and not packed:
            break
        total += len(made)
        refuse_bomb(path, size, total)
    return total
