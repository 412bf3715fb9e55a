"""The extent of the sheets of .xlsb: a stream of records, each with its kind and length.

MS-XLSB 2.1.4: kind in one or two bytes, length in one to four, seven bits each. BrtRowHdr (0) says the
row, the cells (1 … 11) their column; BrtCellIsst (7) shows a shared text, BrtSSTItem (19) is one.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from pathlib import Path

from engine.io.sheet_extent import Extent
from engine.io.zip_bomb import unpacked_parts

_ROW, _FIRST_CELL, _SHARED, _LAST_CELL, _TEXT = 0, 1, 7, 11, 19
_BEGIN_CELLS, _END_CELLS = 145, 146
_HEAD = 16  # bytes of a record that are looked at


def scan_records(name: str, blocks: Iterator[bytes]) -> Extent:
    """The extent of one part."""
    extent, row, inside = Extent(name), 0, False
    for kind, head in _records(blocks):
        if kind in (_BEGIN_CELLS, _END_CELLS):
            inside = kind == _BEGIN_CELLS
        elif inside and kind <= _LAST_CELL and len(head) >= 4:
            number = struct.unpack_from("<I", head)[0]
            if kind == _ROW:
                row = number + 1
            else:
                extent.reach(max(row, 1), number + 1)
                extent.texts += kind == _SHARED
        elif kind == _TEXT and len(head) >= 5:
            extent.letters = max(extent.letters, struct.unpack_from("<I", head, 1)[0])
    return extent


def shared_lengths(path: Path, holders: set[str]) -> list[int]:
    """Letters of every shared text, in their order, from the parts that hold such."""
    parts = (blocks for name, blocks in unpacked_parts(path) if name in holders)
    texts = (head for blocks in parts for kind, head in _records(blocks) if kind == _TEXT and len(head) >= 5)
    return [struct.unpack_from("<I", head, 1)[0] for head in texts]


def letters_shown(path: Path, lengths: list[int]) -> int:
    """Letters of all cells that show a shared text."""
    total = 0
    for _, blocks in unpacked_parts(path):
        for kind, head in _records(blocks):
            if kind == _SHARED and len(head) >= 12:
                at = struct.unpack_from("<I", head, 8)[0]
                total += lengths[at] if at < len(lengths) else 0
    return total


def _records(blocks: Iterator[bytes]) -> Iterator[tuple[int, bytes]]:
    """Kind and first bytes of every record; ends where the bytes do."""
    held, at, skip = b"", 0, 0
    for block in blocks:
        if skip >= len(block):
            skip -= len(block)
            continue
        held, at, skip = held[at:] + block[skip:], 0, 0
        while True:
            kind, after = _number(held, at, 2)
            length, start = _number(held, after, 4)
            if start < 0 or len(held) - start < min(length, _HEAD):
                break  # its head is in the next block
            yield kind, held[start : start + min(length, _HEAD)]
            at = start + length
            if at > len(held):
                skip, held, at = at - len(held), b"", 0
                break


def _number(data: bytes, at: int, most: int) -> tuple[int, int]:
    """Seven bits a byte, the lowest first, as long as the eighth is set; (0, -1) where it is cut off."""
    value = 0
    if at < 0:
        return 0, -1
    for place in range(most):
        if at + place >= len(data):
            return 0, -1
        value |= (data[at + place] & 0x7F) << (7 * place)
        if data[at + place] < 0x80:
            return value, at + place + 1
    return value, at + most
