"""What a SAS transport file does not say of itself: whether it is whole, and how many data sets it holds.

It is made of records of 80 bytes; rows follow one another over their borders, and blanks fill the last one
(SAS technical note TS-140; version 8 also counts its rows). The parser takes a file that breaks off for a
short one, and the header of a second data set for rows.
"""

from __future__ import annotations

import mmap
import re
from pathlib import Path

from engine.core.errors import InputError
from engine.core.text import text
from engine.io.input_file import open_raw, require_file

_RECORD = 80
_ROWS = b"HEADER RECORD*******OBS"
_MEMBER = re.compile(rb"HEADER RECORD\*{7}MEMB(?:ER|V8) ")
_COUNTED = re.compile(rb"HEADER RECORD\*{7}OBSV8 +HEADER RECORD!{7} *(\d+) *")


def refuse_several(path: Path) -> None:
    """An InputError for a file of several data sets."""
    require_file(path)
    with open_raw(path) as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as data:
        found = sum(one.start() % _RECORD == 0 for one in _MEMBER.finditer(data))
    if found > 1:
        raise InputError(
            text("{name} holds {n} data sets", name=path.name, n=found),
            hint="export each of them to a file of its own",
        )


def refuse_cut(path: Path, width: int) -> None:
    """An InputError for a file that breaks off; a row has `width` bytes."""
    with open_raw(path) as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as data:
        header = data.find(_ROWS)
        start = header + _RECORD
        counted = _COUNTED.match(data, header) if header >= 0 else None
        there = len(data) - start
        cut = len(data) % _RECORD > 0
        if counted:
            cut = cut or there < int(counted[1]) * width
        elif width:
            cut = cut or bool(data[len(data) - there % width :].strip(b" "))
    if header >= 0 and cut:
        raise InputError(
            text("{name} breaks off: its last row is not whole", name=path.name),
            hint="copy or export it again",
        )
