"""XES with nothing but case names and activities, as ProM, Disco, PM4Py and their kin read it."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Sequence
from pathlib import Path

from engine.core.errors import ReleaseError
from engine.core.text import text

HEAD = """<?xml version="1.0" encoding="UTF-8"?>
<log xes.version="1.0" xes.features="" xmlns="http://www.xes-standard.org/">
\t<extension name="Concept" prefix="concept" uri="http://www.xes-standard.org/concept.xesext"/>
\t<global scope="trace">
\t\t<string key="concept:name" value="UNKNOWN"/>
\t</global>
\t<global scope="event">
\t\t<string key="concept:name" value="UNKNOWN"/>
\t</global>
\t<classifier name="Activity" keys="concept:name"/>
"""
# What XML 1.0 cannot hold at all.
IMPOSSIBLE = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
# Line breaks and tabs in attributes survive only as character references.
ESCAPES = str.maketrans(
    {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "\n": "&#10;", "\r": "&#13;", "\t": "&#9;"}
)


def write_xes(path: Path, cases: Iterable[tuple[str, Sequence[str]]]) -> None:
    """One trace a case, one event an activity, in order."""
    known: dict[str, str] = {}
    with path.open("w", encoding="utf-8", newline="\n") as file:
        file.write(HEAD)
        for name, activities in cases:
            lines = [f"\t<trace>\n\t\t{_attribute(name)}\n"]
            for activity in activities:
                if activity not in known:
                    known[activity] = f"\t\t<event>\n\t\t\t{_attribute(activity)}\n\t\t</event>\n"
                lines.append(known[activity])
            lines.append("\t</trace>\n")
            file.write("".join(lines))
        file.write("</log>\n")
        file.flush()
        os.fsync(file.fileno())


def _attribute(written: str) -> str:
    if IMPOSSIBLE.search(written):
        raise ReleaseError(
            text("the activity {text} holds a character that XES cannot hold", text=f"{written!r}"),
            hint="release it as CSV instead",
        )
    return f'<string key="concept:name" value="{written.translate(ESCAPES)}"/>'
