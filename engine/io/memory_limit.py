"""How much memory this machine has, and how much of it a file may take."""

from __future__ import annotations

import os
import sys
from functools import cache
from pathlib import Path

from engine.core.errors import InputError
from engine.core.text import text
from engine.io.input_file import size_words

# A table in memory is copied a few times on its way: into columns, into codes, into what is published.
SHARE = 4
UNKNOWN = 8 << 30


def refuse_beyond_memory(path: Path, needed: float) -> None:
    """An InputError for what would take more than a quarter of the machine's memory."""
    if needed > allowance():
        raise InputError(
            text(
                "{name} would take {needed} of memory or more, "
                "and a file may take {allowance} on this machine: refused",
                name=path.name,
                needed=size_words(needed),
                allowance=size_words(allowance()),
            ),
            hint="split it into parts, or leave out columns that are not needed",
        )


def allowance() -> int:
    """Bytes that one file may take in memory."""
    return min(physical(), _limit()) // SHARE


@cache
def physical() -> int:
    """Bytes of memory in this machine."""
    if sys.platform == "win32":
        return _windows()
    try:
        return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    except (ValueError, OSError):
        return UNKNOWN


def _limit() -> int:
    """What the process may take at most, where a limit is set."""
    if sys.platform == "win32":
        return sys.maxsize
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_AS)
    return sys.maxsize if soft == resource.RLIM_INFINITY else soft


def _windows() -> int:
    import ctypes

    class Status(ctypes.Structure):
        _fields_ = [
            ("length", ctypes.c_ulong),
            ("load", ctypes.c_ulong),
            *((name, ctypes.c_ulonglong) for name in ("total", "free", "a", "b", "c", "d", "e")),
        ]

    status = Status()
    status.length = ctypes.sizeof(Status)
    known = ctypes.windll.kernel32.GlobalMemoryStatusEx(ctypes.byref(status))  # type: ignore[attr-defined]
    return status.total if known else UNKNOWN
