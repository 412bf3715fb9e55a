"""What a Parquet file unpacks to, read from the headers of its pages before any page is read.

The footer states sizes that may be lies; the page headers are what arrow goes by when it makes room. A
header is a Thrift struct in the compact protocol (parquet.thrift, PageHeader): kind of page (1), unpacked
size (2), packed size (3), and inside 5, 7 or 8 the number of values (1) and the encoding.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO

from engine.core.errors import InputError
from engine.core.number_format import grouped
from engine.core.text import text
from engine.io.input_file import open_raw
from engine.io.parquet_thrift import Damaged, struct

MOST_PAGES = 500_000
_HEADER = 1 << 16  # bytes; statistics may stand in it
_DICTIONARY_ENCODINGS = frozenset((0, 2, 3, 8))  # PLAIN, PLAIN_DICTIONARY, RLE, RLE_DICTIONARY
_DICTIONARY_PAGE = 2
_PATH, _VALUES, _PACKED, _FIRST_PAGE, _DICTIONARY = 3, 5, 7, 9, 11  # fields of ColumnMetaData


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


def pages_of(path: Path) -> dict[str, Column]:
    """Every column by its path; what cannot be walked through is refused."""
    found: dict[str, Column] = {}
    count = 0
    with open_raw(path) as file:
        try:
            for chunk in _chunks(file):
                names = b".".join(chunk[_PATH]).decode()
                column = found.setdefault(names, Column())
                for header in _headers(file, chunk):
                    count += 1
                    _add(column, header)
                if count > MOST_PAGES:
                    break
        except (Damaged, LookupError, TypeError, ArithmeticError, OSError, ValueError, AttributeError):
            raise InputError(
                text("{name} is a damaged Parquet file: its parts are not where it says", name=path.name),
                hint="copy or export it again",
            ) from None
    if count > MOST_PAGES:
        raise InputError(
            text(
                "{name} is cut into more than {most_pages} pages: refused",
                name=path.name,
                most_pages=grouped(MOST_PAGES),
            ),
            hint="export it again with pages of the usual size",
        )
    return found


def _chunks(file: BinaryIO) -> Iterator[dict[int, Any]]:
    """What the footer says of every column in every row group (FileMetaData 4, RowGroup 1, ColumnChunk 3)."""
    end = file.seek(-8, os.SEEK_END)
    length = int.from_bytes(file.read(4), "little")
    if length > end:
        raise Damaged
    file.seek(end - length)
    footer, _ = struct(file.read(length))
    for group in footer.get(4, ()):
        for chunk in group.get(1, ()):
            yield chunk[3]


def _add(column: Column, header: dict[int, Any]) -> None:
    size = header.get(2, 0)
    inner = header.get(5) or header.get(7) or header.get(8) or {}
    if header.get(1) == _DICTIONARY_PAGE and inner.get(1, 0) > 8 * max(size, 1):
        raise Damaged  # room for so many values would be made, and they are not there
    column.unpacked += size
    column.largest = max(column.largest, size)
    column.encodings |= {inner.get(4 if 8 in header else 2, 0)}


def _headers(file: BinaryIO, chunk: Mapping[int, Any]) -> Iterator[dict[int, Any]]:
    at, dictionary = chunk[_FIRST_PAGE], chunk.get(_DICTIONARY, 0)
    if dictionary > 0:
        at = min(at, dictionary)
    end, values = at + chunk[_PACKED], 0
    while at < end and values < chunk[_VALUES]:
        file.seek(at)
        header, length = struct(file.read(_HEADER))
        packed, unpacked = header[3], header[2]
        if packed < 0 or unpacked < 0:
            raise Damaged
        yield header
        if header.get(1) != _DICTIONARY_PAGE:
            values += max((header.get(5) or header.get(8) or {}).get(1, 0), 0)
        at += length + packed
