"""How much memory this machine has, how much of it a file may take, and how much a run will."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import fields, is_dataclass
from functools import cache
from itertools import islice
from mmap import mmap
from pathlib import Path
from typing import Any

from engine.core.errors import InputError
from engine.core.text import text
from engine.io.input_file import size_words

# A table in memory is copied a few times on its way: into columns, into codes, into what is published.
SHARE = 4
IN_FILES = 8  # data that takes more than this share of the memory lies in files (`engine.core.mapped`)
UNKNOWN = 8 << 30
TEXT, REFERENCE = 49, 8  # bytes that Python takes for a text besides its letters, and to name it
SAMPLE = 1000
WORTH = 64 << 20  # bytes


def refuse_beyond_memory(path: Path, needed: float, machine: int | None = None) -> None:
    """An InputError for what would take more than a quarter of the memory of the machine (this one)."""
    allowed = allowance() if machine is None else machine // SHARE
    if needed > allowed:
        raise InputError(
            text(
                "{name} would take {needed} of memory or more, "
                "and a file may take {allowance} on this machine: refused",
                name=path.name,
                needed=size_words(needed),
                allowance=size_words(allowed),
            ),
            hint="split it into parts, or leave out columns that are not needed",
        )


def refuse_run_beyond_memory(needed: float, machine: int | None = None) -> None:
    """An InputError for a run that would take more memory than the machine (this one) has."""
    there = available() if machine is None else machine
    if needed > there:
        raise InputError(
            text(
                "this run would take about {needed} of memory, "
                "and there are {there} on this machine: refused",
                needed=size_words(needed),
                there=size_words(there),
            ),
            hint="take a part of the rows, leave out columns that are not needed, or use a larger machine",
        )


def bytes_of(value: Any, files: bool = False) -> int:
    """About what arrays and texts take that a value of dataclasses, sequences and mappings holds, each once;
    of long sequences by a sample. `files`: also of arrays that lie in files, which can do without memory."""
    seen: dict[int, Any] = {}  # held, so that no number of theirs is given away again

    def size(one: Any) -> int:
        if one is None or isinstance(one, (bool, int, float, type)) or id(one) in seen:
            return 0
        seen[id(one)] = one
        if isinstance(one, (str, bytes)):
            return len(one) + TEXT
        if isinstance(getattr(one, "nbytes", None), int):
            base = getattr(one, "base", None)
            if isinstance(base, mmap):
                return int(one.nbytes) if files else 0
            return size(base) if isinstance(getattr(base, "nbytes", None), int) else int(one.nbytes)
        if is_dataclass(one):
            return sum(size(getattr(one, part.name)) for part in fields(one))
        if isinstance(one, Mapping):
            return size(tuple(one.keys())) + size(tuple(one.values()))
        if isinstance(one, (list, tuple, set, frozenset)):
            some = tuple(islice(one, 0, None, len(one) // SAMPLE + 1))
            return REFERENCE * len(one) + sum(map(size, some)) * len(one) // max(1, len(some))
        return 0

    return size(value)


def give_back(held: float) -> None:
    """What is free within the process is the system's again: beside it a verifier needs the memory.

    Only where `held`, bytes that were read or are let go of, is worth the time: the collector looks at all
    objects that there are.
    """
    if held < WORTH:
        return
    import gc

    import pyarrow as pa

    gc.collect()  # data that refers to itself is free only then, and the collector seldom looks
    pa.default_memory_pool().release_unused()
    if sys.platform == "linux":
        import ctypes

        with suppress(OSError, AttributeError):  # of a C library that is not GNU's
            ctypes.CDLL(None).malloc_trim(0)


def allowance() -> int:
    """Bytes that one file may take in memory."""
    return available() // SHARE


def belongs_in_files(needed: float) -> bool:
    """Whether data of so many bytes leaves too little memory for what is done to it, and for the verifier."""
    return needed > available() // IN_FILES


def available() -> int:
    """Bytes of memory that this process may fill."""
    return min(physical(), _limit())


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

    limits = [resource.getrlimit(kind)[0] for kind in (resource.RLIMIT_AS, resource.RLIMIT_DATA)]
    return min((soft for soft in limits if soft != resource.RLIM_INFINITY), default=sys.maxsize)


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
