"""What a Parquet file unpacks to, read from the headers of its pages before any page is read.

The footer states sizes that may be lies; the page headers are what arrow goes by when it makes room. A
header is a Thrift struct in the compact protocol (parquet.thrift, PageHeader): kind of page (1), unpacked
size (2), packed size (3), and inside 5, 7 or 8 the number of values (1) and the encoding.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.errors import InputError
from engine.files.source import open_raw
from engine.numerals import grouped

MOST_PAGES = 500_000
_HEADER = 1 << 16  # bytes; statistics may stand in it
_DICTIONARY_ENCODINGS = frozenset((0, 2, 3, 8))  # PLAIN, PLAIN_DICTIONARY, RLE, RLE_DICTIONARY
_DICTIONARY_PAGE = 2
_DEEPEST = 8


@dataclass
class Column:
    """The pages of one column, in all row groups."""

    unpacked: int = 0  # bytes
    largest: int = 0  # bytes of the largest page: no value is longer
    encodings: frozenset[int] = frozenset()

    @property
    def by_dictionary(self) -> bool:
        """Whether arrow can keep texts as places in a dictionary; it cannot with the newer encodings."""
        return self.encodings <= _DICTIONARY_ENCODINGS


class Damaged(Exception):
    pass


def pages_of(path: Path, metadata: Any) -> dict[str, Column]:
    """Every column by its path; what cannot be walked through is refused."""
    found: dict[str, Column] = {}
    count = 0
    with open_raw(path) as file:
        for group in range(metadata.num_row_groups):
            chunks = metadata.row_group(group)
            for place in range(chunks.num_columns):
                chunk = chunks.column(place)
                column = found.setdefault(chunk.path_in_schema, Column())
                try:
                    for header in _headers(file, chunk):
                        count += 1
                        _add(column, header)
                except (Damaged, IndexError, OverflowError, OSError, ValueError):
                    raise InputError(
                        f"{path.name} is a damaged Parquet file: column {chunk.path_in_schema} breaks off",
                        hint="copy or export it again",
                    ) from None
                if count > MOST_PAGES:
                    raise InputError(
                        f"{path.name} is cut into more than {grouped(MOST_PAGES)} pages: refused",
                        hint="export it again with pages of the usual size",
                    )
    return found


def _add(column: Column, header: dict[int, Any]) -> None:
    size = header.get(2, 0)
    inner = header.get(5) or header.get(7) or header.get(8) or {}
    if header.get(1) == _DICTIONARY_PAGE and inner.get(1, 0) > 8 * max(size, 1):
        raise Damaged  # room for so many values would be made, and they are not there
    column.unpacked += size
    column.largest = max(column.largest, size)
    column.encodings |= {inner.get(4 if 8 in header else 2, 0)}


def _headers(file: Any, chunk: Any) -> Iterator[dict[int, Any]]:
    at = chunk.data_page_offset
    if chunk.has_dictionary_page and chunk.dictionary_page_offset and chunk.dictionary_page_offset > 0:
        at = min(at, chunk.dictionary_page_offset)
    end, values = at + chunk.total_compressed_size, 0
    while at < end and values < chunk.num_values:
        file.seek(at)
        data = file.read(_HEADER)
        header, length = _struct(data, 0, _DEEPEST)
        packed, unpacked = header.get(3, -1), header.get(2, -1)
        if not data or packed < 0 or unpacked < 0:
            raise Damaged
        yield header
        if header.get(1) != _DICTIONARY_PAGE:
            values += max((header.get(5) or header.get(8) or {}).get(1, 0), 0)
        at += length + packed


def _struct(data: bytes, at: int, deepest: int) -> tuple[dict[int, Any], int]:
    """Numbers and inner structs by field, and where the struct ends."""
    if deepest == 0:
        raise Damaged
    found: dict[int, Any] = {}
    field = 0
    while True:
        head = data[at]
        at += 1
        if head == 0:
            return found, at
        kind = head & 15
        if head >> 4:
            field += head >> 4
        else:
            field, at = _zigzag(data, at)
        value, at = _value(data, at, kind, deepest)
        found[field] = value


def _value(data: bytes, at: int, kind: int, deepest: int) -> tuple[Any, int]:
    if kind in (1, 2):
        return kind == 1, at
    if kind == 3:
        return data[at], at + 1
    if kind in (4, 5, 6):
        return _zigzag(data, at)
    if kind == 7:
        return None, at + 8
    if kind == 8:
        length, at = _varint(data, at)
        return None, at + length
    if kind in (9, 10):
        head = data[at]
        count, at = (head >> 4, at + 1) if head >> 4 < 15 else _varint(data, at + 1)
        for _ in range(min(count, len(data))):
            _, at = _value(data, at, head & 15, deepest - 1)
        return None, at
    if kind == 12:
        return _struct(data, at, deepest - 1)
    raise Damaged


def _varint(data: bytes, at: int) -> tuple[int, int]:
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            return value, at
        if shift > 63:
            raise Damaged


def _zigzag(data: bytes, at: int) -> tuple[int, int]:
    value, at = _varint(data, at)
    return (value >> 1) ^ -(value & 1), at
