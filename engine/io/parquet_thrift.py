"""Structs in the compact protocol of Thrift, as Parquet writes them: numbers by field, nothing interpreted.

A field is a byte (difference of field numbers, kind) and a value; numbers are seven bits a byte, signs
folded in by zigzag (THRIFT-110, compact protocol). Arrow reads the same bytes, but asked from Python about
a damaged footer it can end the process, so what is asked of the footer is read here.
"""

from __future__ import annotations

from typing import Any

_DEEPEST = 12


class Damaged(Exception):
    pass


def struct(data: bytes, at: int = 0, deepest: int = _DEEPEST) -> tuple[dict[int, Any], int]:
    """Values by field (numbers, bytes, lists, inner structs), and where the struct ends."""
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
        found[field], at = _value(data, at, kind, deepest)


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
        return data[at : at + length], at + length
    if kind in (9, 10):
        return _list(data, at, deepest)
    if kind == 12:
        return struct(data, at, deepest - 1)
    raise Damaged


def _list(data: bytes, at: int, deepest: int) -> tuple[list[Any], int]:
    head = data[at]
    count, at = (head >> 4, at + 1) if head >> 4 < 15 else _varint(data, at + 1)
    kind, found = head & 15, []
    if count > len(data) - at or deepest == 0:
        raise Damaged  # every value takes a byte at least
    for _ in range(count):
        if kind in (1, 2):
            value, at = data[at] == 1, at + 1  # in lists, yes and no have a byte of their own
        else:
            value, at = _value(data, at, kind, deepest - 1)
        found.append(value)
    return found, at


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
