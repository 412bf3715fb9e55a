"""A statistical file is opened by another process first: its parser is C code that forged bytes can crash.

The header and the first rows are read there; a crash, or a reader that comes to no end, becomes one sentence
here, and nothing that computes has touched the file. An error that the parser raises by itself is raised here
in its own words, without opening the file a second time.

The other process is this program (`main.py --probe FILE`), as for `verify`: also where it is frozen into one
file, and where a script or notebook of the steward is what runs (spawn would run that a second time).
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import lru_cache
from pathlib import Path

from engine.core.own_program import own_command

OPTION = "--probe"
HEAD = 1000  # rows that are tried, and that decide whether a column is shown by its labels
LIMIT = 60  # seconds: header and first rows of an honest file take one
MEMORY = "memory"


def refuse_crashing(path: Path, encoding: str = "") -> None:
    """ValueError in words that `readable` makes a sentence of."""
    told = path.stat()
    _refuse_crashing(path.absolute(), told.st_size, told.st_mtime_ns, encoding)


@lru_cache(maxsize=64)  # a preview and what follows it ask once
def _refuse_crashing(path: Path, size: int, changed: int, encoding: str) -> None:
    try:
        ended = subprocess.run(
            [*own_command(), OPTION, str(path), encoding],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            timeout=LIMIT,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise ValueError(f"its reader came to no end within {LIMIT} seconds") from None
    if ended.returncode == 1:  # an exception outside the parser is a mistake of ours, not of the file
        raise RuntimeError("the process that opens a file first could not do so")
    if ended.returncode or not ended.stdout:
        raise ValueError("its reader crashed")
    words = json.loads(ended.stdout)
    if words == MEMORY:
        raise MemoryError
    if words:
        raise ValueError(words)


def probe(path: str, encoding: str) -> int:
    """In the other process: an answer on standard output, '' for a file that can be read."""
    import faulthandler

    # Also where nobody is left to end it; the parser holds the interpreter while it runs.
    faulthandler.dump_traceback_later(LIMIT, exit=True, file=open(os.devnull, "w"))  # noqa: SIM115
    sys.stdout.write(json.dumps(_error_of(path, encoding)))
    sys.stdout.flush()
    return 0


def _error_of(path: str, encoding: str) -> str:
    import pyreadstat

    ending = Path(path).suffix.lower()
    readers = {".dta": "read_dta", ".sas7bdat": "read_sas7bdat", ".xpt": "read_xport"}
    read = getattr(pyreadstat, readers.get(ending, "read_sav"))
    options = {"output_format": "dict"} | (
        {"encoding": encoding} if encoding else {}
    )  # without pandas: quick
    own = {"user_missing": True} if ending in (".sav", ".zsav") else {}
    try:
        read(path, metadataonly=True, **own, **options)
        read(path, row_limit=HEAD, disable_datetime_conversion=True, **options)
    except MemoryError:
        return MEMORY
    except Exception as error:
        return " ".join(str(error).split()) or type(error).__name__
    return ""
