"""One number for all that was loaded, to the last bit: what workers read is held against what the verifier
reads by itself.

A fingerprint (`fingerprint.py`) knows the same data again however it is stored and read; this knows the same
values of the same reading, with the order of rows, the people behind them and the notes.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Set
from dataclasses import fields, is_dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

ELSEWHERE = ("origin", "scheduler")  # fields that say where the data was read, not what was read
ROWS = 1 << 16  # of an array at a time


def digest(data: object) -> str:
    found = hashlib.blake2b(digest_size=32)
    _add(data, found)
    return found.hexdigest()


def _add(value: Any, found: hashlib.blake2b) -> None:
    array = isinstance(value, np.ndarray)  # in memory or in a file
    found.update(f"\n{'ndarray' if array else type(value).__name__} ".encode())
    if array and value.dtype != object:
        _add_array(value, found)
    elif isinstance(value, str):
        found.update(f"{len(value)} {value}".encode("utf-8", "surrogatepass"))
    elif is_dataclass(value):
        for one in fields(value):
            if one.name not in ELSEWHERE:
                _add(getattr(value, one.name), found)
    elif isinstance(value, Mapping):
        _add(sorted(value.items(), key=repr), found)
    elif isinstance(value, list | tuple | Set | np.ndarray):
        found.update(str(len(value)).encode())
        for item in sorted(value, key=repr) if isinstance(value, Set) else value:
            _add(item, found)
    else:
        found.update(repr(value).encode("utf-8", "surrogatepass"))


def _add_array(values: NDArray[Any], found: hashlib.blake2b) -> None:
    found.update(f"{values.dtype.str} {values.shape}".encode())
    for start in range(0, len(values) if values.ndim else 0, ROWS):
        found.update(np.ascontiguousarray(values[start : start + ROWS]).reshape(-1).view(np.uint8).data)
