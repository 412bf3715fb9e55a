"""A file in blocks of plain bytes, whether it is gzipped or not; broken streams and bombs are refused."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from engine.core.errors import InputError
from engine.core.number_format import grouped
from engine.core.text import text
from engine.io.input_file import open_raw, refuse_bomb, require_file

BLOCK = 1 << 20


def unpacked(path: Path, size: int = BLOCK) -> Iterator[tuple[bytes, int]]:
    """Blocks of the file as plain bytes with the bytes consumed so far; gzip is seen by its first bytes."""
    require_file(path)
    with open_raw(path) as file:
        if file.read(2) != b"\x1f\x8b":
            file.seek(0)
            consumed = 0
            while block := file.read(size):
                consumed += len(block)
                yield block, consumed
            return
        file.seek(0)
        yield from _gunzip(path, file, size)


def _gunzip(path: Path, file: BinaryIO, size: int) -> Iterator[tuple[bytes, int]]:
    # GzipFile reads in blocks of 8 KB and takes three times as long.
    inflate, packed, total = zlib.decompressobj(31), file.read(1 << 16), 0
    consumed = len(packed)
    while True:
        try:
            block = inflate.decompress(packed, size)
        except zlib.error:
            raise InputError(
                text(
                    "{name}: the gzip stream is damaged after {total} unpacked bytes",
                    name=path.name,
                    total=grouped(total),
                ),
                hint="the file was probably cut off or changed while copying; fetch it again",
            ) from None
        total += len(block)
        refuse_bomb(path, consumed, total)
        if block:
            yield block, consumed
        if inflate.eof:
            packed = inflate.unused_data or file.read(1 << 16)
            if not packed.strip(b"\0"):
                return
            inflate = zlib.decompressobj(31)
        else:
            packed = inflate.unconsumed_tail
            packed = packed or file.read(1 << 16)
            consumed = file.tell()
            if not packed and len(block) < size:
                raise InputError(
                    text(
                        "{name}: the gzip stream breaks off after {total} unpacked bytes",
                        name=path.name,
                        total=grouped(total),
                    ),
                    hint="the file was cut off; fetch it again",
                )
