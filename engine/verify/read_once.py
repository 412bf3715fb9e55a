"""A released file is read once while a folder is verified, though several checks want what it holds.

Outside of `reading_once` nothing is kept: a file may change between two verifications.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, TypeVar

T = TypeVar("T")

_kept: ContextVar[dict[object, Any] | None] = ContextVar("_kept", default=None)


@contextmanager
def reading_once() -> Iterator[None]:
    before = _kept.set({})
    try:
        yield
    finally:
        _kept.reset(before)


def once(key: object, read: Callable[[], T]) -> T:
    """What `read` gives; while a folder is verified, what it gave for this key before."""
    kept = _kept.get()
    if kept is None:
        return read()
    if key not in kept:
        kept[key] = read()
    return kept[key]
