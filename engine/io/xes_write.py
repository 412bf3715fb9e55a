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
    cases: Iterable[tuple[Sequence[str], Sequence[str], Sequence[str]]],
    note: str,
    attributes: Iterable[Sequence[tuple[str, str]]] = repeat(()),
) -> None:
    """Some traces after another that are alike (names, activities, times), one event an activity, in order;
    `note` is of the times.

    `attributes`: keys and values of further attributes, of the traces of every turn.
    """
    spelled: tuple[Sequence[str], Sequence[str], str] = ((), (), "")
    with path.open("wb", buffering=BUFFER) as file:
        file.write(f"{HEAD}\t{_attribute(note, 'sfumato:times')}\n".encode())
        for (names, activities, times), further in zip(cases, attributes, strict=False):
            # Cases of a variant follow each other.
            if activities is not spelled[0] or times is not spelled[1]:
                spelled = activities, times, _events(activities, times) + "\t</trace>\n"
            own = "".join(f"\t\t{_attribute(value, key)}\n" for key, value in further)
            opened, closed = '\t<trace>\n\t\t<string key="concept:name" value="', f'"/>\n{own}{spelled[2]}'
            some = 1 + BUFFER // len(closed)
            for at in range(0, len(names), some):
                written = (closed + opened).join(_all_spelled(names[at : at + some]))
                file.write(f"{opened}{written}{closed}".encode())
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


def _all_spelled(names: Sequence[str]) -> Sequence[str]:
    """Nearly all names are spelled as they are: that is looked up of many at once."""
    joined = "".join(names)
    plain = not IMPOSSIBLE.search(joined) and joined.translate(ESCAPES) == joined
    return names if plain else [_spelled(name) for name in names]


def _attribute(written: str, key: str = "concept:name") -> str:
    return f'<string key="{_spelled(key)}" value="{_spelled(written)}"/>'


def _spelled(written: str) -> str:
    if IMPOSSIBLE.search(written):
        raise ReleaseError(
            text("{text} holds a character that XES cannot hold", text=f"{written!r}"),
            hint="release it as CSV instead",
        )
    return written.translate(ESCAPES)
