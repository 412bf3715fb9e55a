"""XES with case names, activities and made-up times, as ProM, Disco, PM4Py and their kin read it.

These programs want a time in every event; that it is made up stands in an attribute of the log.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Sequence
from itertools import repeat
from pathlib import Path

from engine.core.errors import ReleaseError
from engine.core.text import text

HEAD = """<?xml version="1.0" encoding="UTF-8"?>
<log xes.version="1.0" xes.features="" xmlns="http://www.xes-standard.org/">
\t<extension name="Concept" prefix="concept" uri="http://www.xes-standard.org/concept.xesext"/>
\t<extension name="Time" prefix="time" uri="http://www.xes-standard.org/time.xesext"/>
\t<global scope="trace">
\t\t<string key="concept:name" value="UNKNOWN"/>
\t</global>
\t<global scope="event">
\t\t<string key="concept:name" value="UNKNOWN"/>
\t\t<date key="time:timestamp" value="1970-01-01T00:00:00+00:00"/>
\t</global>
\t<classifier name="Activity" keys="concept:name"/>
"""
BUFFER = 1 << 20
# What XML 1.0 cannot hold at all.
IMPOSSIBLE = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
# Line breaks and tabs in attributes survive only as character references.
ESCAPES = str.maketrans(
    {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "\n": "&#10;", "\r": "&#13;", "\t": "&#9;"}
)


def write_xes(
    path: Path,
    cases: Iterable[tuple[str, Sequence[str], Sequence[str]]],
    note: str,
    attributes: Iterable[Sequence[tuple[str, str]]] = repeat(()),
) -> None:
    """One trace a case (name, activities, times), one event an activity, in order; `note` is of the times.

    `attributes`: keys and values of further attributes of every trace.
    """
    spelled: tuple[Sequence[str], Sequence[str], bytes] = ((), (), b"")
    with path.open("wb", buffering=BUFFER) as file:
        file.write(f"{HEAD}\t{_attribute(note, 'sfumato:times')}\n".encode())
        for (name, activities, times), further in zip(cases, attributes, strict=False):
            # Cases of a variant follow each other.
            if activities is not spelled[0] or times is not spelled[1]:
                spelled = activities, times, _events(activities, times).encode() + b"\t</trace>\n"
            lines = [f"\t<trace>\n\t\t{_attribute(name)}\n"]
            lines += [f"\t\t{_attribute(value, key)}\n" for key, value in further]
            file.write("".join(lines).encode())
            file.write(spelled[2])
        file.write(b"</log>\n")
        file.flush()
        os.fsync(file.fileno())


def _events(activities: Sequence[str], times: Sequence[str]) -> str:
    known = {activity: _attribute(activity) for activity in {*activities}}
    return "".join(
        f"\t\t<event>\n\t\t\t{known[activity]}\n"
        f'\t\t\t<date key="time:timestamp" value="{time}"/>\n\t\t</event>\n'
        for activity, time in zip(activities, times, strict=True)
    )


def _attribute(written: str, key: str = "concept:name") -> str:
    if IMPOSSIBLE.search(written + key):
        raise ReleaseError(
            text("{text} holds a character that XES cannot hold", text=f"{written!r}"),
            hint="release it as CSV instead",
        )
    return f'<string key="{key.translate(ESCAPES)}" value="{written.translate(ESCAPES)}"/>'
