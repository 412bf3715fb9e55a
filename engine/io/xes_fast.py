"""Strict scanner for the canonical shape of XES, many traces at a time.

Nearly every XES file in the world is a run of

    <trace> <string key="K" value="V"/> … <event> <date key="K" value="V"/> … </event> </trace>

with double quotes, flat attributes, no comments. `scan` takes bytes that should be a whole number of
such traces and proves it: a compiled loop compares every byte with the only thing it may be there. What
it accepts is well-formed XML with one meaning; everything else (nested attributes, single quotes,
comments, CDATA, character references, other encodings, a missing name, a name twice) it declines by
returning None, and the strict parser of `engine.io.xes_read` takes those bytes instead.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from engine.io.xes_scan import ACTIVITY, KEY, LAST, LIFECYCLE, UNREAD, scan_traces
from engine.io.xes_time import microseconds

NAME, TRANSITION, TIME = b"concept:name", b"lifecycle:transition", b"time:timestamp"
ENTITY = re.compile(rb"&(?:amp|lt|gt|quot|apos);")
NONCHARACTERS = (b"\xef\xbf\xbe", b"\xef\xbf\xbf")  # U+FFFE and U+FFFF are not XML characters
Values = tuple[np.ndarray, list[bytes]]  # owners, raw values


@dataclass(frozen=True)
class Scanned:
    """A run of traces; names and values are bytes as they are written."""

    traces: int
    lines: int
    trace_of_event: np.ndarray
    activity: np.ndarray  # codes into `texts`
    lifecycle: np.ndarray  # codes into `texts`, -1 where there is none
    time: np.ndarray  # microseconds, MISSING where there is none
    texts: list[bytes]
    activities: list[int]  # codes, in the order of the file
    lifecycles: list[int]
    of_events: tuple[Values, ...]  # of each asked key
    of_traces: tuple[Values, ...]
    keys: frozenset[bytes]  # of all attributes


def scan(chunk: bytes, event_keys: Sequence[bytes], trace_keys: Sequence[bytes]) -> Scanned | None:
    """What the traces say, with the values of these keys, or None if any byte is out of the ordinary.

    May be called from several threads: nearly all of it runs without the interpreter.
    """
    if not chunk.endswith(LAST) or not _plain_text(chunk):
        return None
    asked = [*event_keys, *trace_keys]
    packed = np.frombuffer(b"".join([NAME, TRANSITION, TIME, *asked]), np.uint8)
    ends = np.cumsum([0, *map(len, (NAME, TRANSITION, TIME, *asked))])
    buffer = np.frombuffer(chunk, np.uint8)
    traces, lines, case, activity, lifecycle, time, seen, records = scan_traces(buffer, packed, ends)
    if traces < 0:
        return None
    texts = [chunk[start:stop] for start, stop in seen[:, :2].tolist()]
    of_events, of_traces = records[records[:, 1] == 2], records[records[:, 1] == 1]
    unread = np.flatnonzero(time == UNREAD)
    if unread.size:
        late = _values(chunk, of_events, texts, TIME)
        stamps = microseconds(late[1])
        if stamps is None:
            return None
        time[late[0]] = stamps
    kinds = seen[:, 2]
    return Scanned(
        traces=traces,
        lines=lines,
        trace_of_event=case,
        activity=activity,
        lifecycle=lifecycle,
        time=time,
        texts=texts,
        activities=np.flatnonzero(kinds == ACTIVITY).tolist(),
        lifecycles=np.flatnonzero(kinds == LIFECYCLE).tolist(),
        of_events=tuple(_values(chunk, of_events, texts, key) for key in event_keys),
        of_traces=tuple(_values(chunk, of_traces, texts, key) for key in trace_keys),
        keys=frozenset(texts[code] for code in np.flatnonzero(kinds == KEY).tolist()),
    )


def _plain_text(chunk: bytes) -> bool:
    """UTF-8 without character references or unknown entities."""
    if not chunk.isascii():
        try:
            chunk.decode("utf-8")
        except UnicodeDecodeError:
            return False
        if any(character in chunk for character in NONCHARACTERS):
            return False
    return b"&" not in chunk or len(ENTITY.findall(chunk)) == chunk.count(b"&")


def _values(chunk: bytes, records: np.ndarray, texts: list[bytes], key: bytes) -> Values:
    """Owner and raw value of every attribute with this key."""
    if not key or not len(records):
        return np.empty(0, np.int64), []
    code = next((code for code in np.unique(records[:, 0]).tolist() if texts[code] == key), -1)
    own = records[records[:, 0] == code]
    return own[:, 2], [chunk[start:stop] for start, stop in own[:, 3:].tolist()]
