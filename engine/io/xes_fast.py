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
from numba import njit

from engine.io.xes_time import MISSING, microseconds

NAME, TRANSITION, TIME = b"concept:name", b"lifecycle:transition", b"time:timestamp"
ENTITY = re.compile(rb"&(?:amp|lt|gt|quot|apos);")
NONCHARACTERS = (b"\xef\xbf\xbe", b"\xef\xbf\xbf")  # U+FFFE and U+FFFF are not XML characters
# What a text was seen as: a key, an activity, a transition.
KEY, ACTIVITY, LIFECYCLE = 0, 1, 2
SHORTEST_ATTRIBUTE, SHORTEST_EVENT = len('<id key="" value=""/>'), len("<event></event>")
CROWD = 256  # slots looked at for one text: more do not come about by chance
UNREAD = int(MISSING) + 1  # a time in another form than the usual one
_NO_TIME = int(MISSING)

_TRACE, _EVENT, _END_TRACE, _END_EVENT, _VALUE, _CLOSED = (
    np.frombuffer(text, np.uint8).copy()
    for text in (b"<trace>", b"<event>", b"</trace>", b"</event>", b'" value="', b'"/>')
)
_STRING, _DATE, _INT, _FLOAT, _BOOLEAN, _ID = (
    np.frombuffer(b"<" + tag + b' key="', np.uint8).copy()
    for tag in (b"string", b"date", b"int", b"float", b"boolean", b"id")
)

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
    if not _plain_text(chunk):
        return None
    asked = [*event_keys, *trace_keys]
    packed = np.frombuffer(b"".join([NAME, TRANSITION, TIME, *asked]), np.uint8)
    ends = np.cumsum([0, *map(len, (NAME, TRANSITION, TIME, *asked))])
    buffer = np.frombuffer(chunk, np.uint8)
    traces, lines, case, activity, lifecycle, time, seen, records = _scan(buffer, packed, ends)
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


@njit(nogil=True, cache=True)
def _scan(buffer, packed, ends):
    """(traces, lines, columns of the events, texts, values of asked keys); traces are -1 if declined.

    Texts are rows (begin, end, what it was seen as), values rows (text of the key, depth, owner, begin, end).
    Of the packed keys the first three are those of activity, transition and time.
    """
    n, declined = len(buffer), False
    case, activity, lifecycle, time = _columns(n // SHORTEST_EVENT + 1)
    seen, role, records, table = _tables(n // SHORTEST_ATTRIBUTE + 1)
    texts = events = traces = found = lines = depth = i = 0
    while True:
        while i < n and (buffer[i] == 32 or buffer[i] == 10 or buffer[i] == 13 or buffer[i] == 9):
            lines += _ends_line(buffer, i)
            i += 1
        if i >= n:
            break
        declined = True  # until the tag that begins here is known
        if _is(buffer, i, _TRACE) and depth == 0:
            i, depth = i + 7, 1
        elif _is(buffer, i, _EVENT) and depth == 1:
            case[events], activity[events], lifecycle[events], time[events] = traces, -1, -1, _NO_TIME
            i, depth = i + 7, 2
        elif _is(buffer, i, _END_EVENT) and depth == 2 and activity[events] >= 0:
            i, depth, events = i + 8, 1, events + 1
        elif _is(buffer, i, _END_TRACE) and depth == 1:
            i, depth, traces = i + 8, 0, traces + 1
        else:
            length = _head(buffer, i)
            if depth == 0 or length == 0:
                break
            first = i + length
            last, hashed, broken = _quoted(buffer, first)
            begin = last + len(_VALUE)
            i, value_hashed, more = _quoted(buffer, begin)
            lines += broken + more
            if not (_is(buffer, last, _VALUE) and _is(buffer, i, _CLOSED)):
                break
            code = _known(buffer, first, last, hashed, KEY, table, seen, texts)
            if code == texts:
                role[code] = _role(buffer, first, last, packed, ends)
                texts += 1
            means, asked = role[code] & 3 if depth == 2 else 3, role[code] & 4 != 0
            column = lifecycle if means else activity
            if (means < 2 and column[events] >= 0) or (means == 2 and time[events] != _NO_TIME):
                break  # twice in one event
            if means < 2:
                column[events] = _known(buffer, begin, i, value_hashed, 1 + means, table, seen, texts)
                texts += column[events] == texts
            elif means == 2:
                time[events] = _microseconds(buffer, begin, i)
                asked |= time[events] == UNREAD
            if code < 0 or (means < 2 and column[events] < 0):
                break  # too crowded
            if asked:
                records[found] = code, depth, traces if depth == 1 else events, begin, i
                found += 1
            i += 3
        declined = False
    columns = case[:events], activity[:events], lifecycle[:events], time[:events]
    return -1 if declined or depth else traces, lines, *columns, seen[:texts], records[:found]


@njit(nogil=True, cache=True)
def _columns(events):
    """Trace, activity, transition and time of so many events."""
    codes = np.empty((3, events), np.int32)
    return codes[0], codes[1], codes[2], np.empty(events, np.int64)


@njit(nogil=True, cache=True)
def _tables(attributes):
    """Room for the texts, the role of each that is a key, the values of asked keys, and a table of hashes."""
    slots = 16
    while slots < 2 * attributes:
        slots *= 2
    role, table = np.empty(attributes, np.int8), np.full(slots, -1, np.int32)
    return np.empty((attributes, 3), np.int64), role, np.empty((attributes, 5), np.int64), table


@njit(nogil=True, cache=True, inline="always")
def _is(buffer, i, text):
    """Whether this text stands there."""
    if i + len(text) > len(buffer):
        return False
    for j in range(len(text)):  # noqa: SIM110 - numba knows no all()
        if buffer[i + j] != text[j]:
            return False
    return True


@njit(nogil=True, cache=True)
def _head(buffer, i):
    """Length of `<TYPE key="` that stands there; 0 if none does."""
    if _is(buffer, i, _STRING):
        return len(_STRING)
    if _is(buffer, i, _DATE):
        return len(_DATE)
    if _is(buffer, i, _INT):
        return len(_INT)
    if _is(buffer, i, _FLOAT):
        return len(_FLOAT)
    if _is(buffer, i, _BOOLEAN):
        return len(_BOOLEAN)
    return len(_ID) if _is(buffer, i, _ID) else 0


@njit(nogil=True, cache=True, inline="always")
def _quoted(buffer, i):
    """Where the next quote or impossible byte is, a hash of what is before it, and its lines."""
    hashed, lines = np.uint64(14695981039346656037), 0
    while i < len(buffer):
        byte = buffer[i]
        if byte == 34 or byte == 60:  # a quote; no value holds a <
            break
        if byte < 32:
            if byte != 9 and byte != 10 and byte != 13:
                break
            lines += _ends_line(buffer, i)
        hashed = (hashed ^ np.uint64(byte)) * np.uint64(1099511628211)
        i += 1
    return i, hashed, lines


@njit(nogil=True, cache=True, inline="always")
def _ends_line(buffer, i):
    """Whether a line ends at this sign: a line feed, or a carriage return before anything else."""
    return buffer[i] == 10 or (buffer[i] == 13 and (i + 1 == len(buffer) or buffer[i + 1] != 10))


@njit(nogil=True, cache=True)
def _known(buffer, begin, end, hashed, kind, table, seen, texts):
    """The number of a text of this kind; `texts`, the next one, if it is new; −1 where texts were chosen to
    meet in one place, so that looking them up would take for ever."""
    mask, looks = len(table) - 1, 0
    at = np.int64((hashed ^ (hashed >> np.uint64(29))) & np.uint64(0x7FFFFFFF)) + 7 * kind & mask
    while table[at] >= 0:
        code = table[at]
        other = seen[code, 0]
        if seen[code, 2] == kind and seen[code, 1] - other == end - begin:
            same = True
            for j in range(end - begin):
                if buffer[other + j] != buffer[begin + j]:
                    same = False
                    break
            if same:
                return np.int64(code)
        at, looks = at + 1 & mask, looks + 1
        if looks > CROWD:
            return np.int64(-1)
    table[at] = texts
    seen[texts, 0], seen[texts, 1], seen[texts, 2] = begin, end, kind
    return np.int64(texts)


@njit(nogil=True, cache=True)
def _role(buffer, begin, end, packed, ends):
    """0 to 2 for the key of activity, transition or time, else 3; and 4 if its values are asked for."""
    role = 3
    for place in range(len(ends) - 1):
        key = packed[ends[place] : ends[place + 1]]
        if 0 < len(key) == end - begin and _is(buffer, begin, key):
            role = place if place < 3 else role | 4
    return role


@njit(nogil=True, cache=True)
def _digits(buffer, i, count):
    """The number these digits make, or a large negative one."""
    number = np.int64(0)
    for j in range(count):
        digit = np.int64(buffer[i + j]) - 48
        if digit < 0 or digit > 9:
            return -1_000_000_000
        number = 10 * number + digit
    return number


@njit(nogil=True, cache=True)
def _microseconds(buffer, i, end):
    """Microseconds since 1970 of YYYY-MM-DDThh:mm:ss[.f…][Z|±hh:mm]; UNREAD for any other form."""
    if end - i < 19 or buffer[i + 4] != 45 or buffer[i + 7] != 45 or buffer[i + 10] != 84:
        return UNREAD
    if buffer[i + 13] != 58 or buffer[i + 16] != 58:
        return UNREAD
    year, month, day = _digits(buffer, i, 4), _digits(buffer, i + 5, 2), _digits(buffer, i + 8, 2)
    hour, minute, second = (
        _digits(buffer, i + 11, 2),
        _digits(buffer, i + 14, 2),
        _digits(buffer, i + 17, 2),
    )
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    days = 29 if leap else 28
    if month != 2:
        days = 30 if month == 4 or month == 6 or month == 9 or month == 11 else 31
    if year < 1 or month < 1 or month > 12 or day < 1 or day > days:
        return UNREAD
    if hour < 0 or hour > 23 or minute < 0 or minute > 59 or second < 0 or second > 59:
        return UNREAD
    i += 19
    fraction, unit = np.int64(0), 1_000_000
    if i < end and buffer[i] == 46:
        i += 1
        while i < end and unit > 1 and 48 <= buffer[i] <= 57:
            unit //= 10
            fraction += unit * (np.int64(buffer[i]) - 48)
            i += 1
        if unit == 1_000_000:
            return UNREAD
    offset = 0
    if i < end and buffer[i] == 90:
        i += 1
    elif end - i == 6 and (buffer[i] == 43 or buffer[i] == 45) and buffer[i + 3] == 58:
        hours, minutes = _digits(buffer, i + 1, 2), _digits(buffer, i + 4, 2)
        if hours < 0 or hours > 23 or minutes < 0 or minutes > 59:
            return UNREAD
        offset = (hours * 60 + minutes) * (60 if buffer[i] == 43 else -60)
        i += 6
    if i != end:
        return UNREAD
    # Days since 1970 in a calendar whose year begins in March, so that the leap day ends it.
    since = year - (month < 3)
    of_year = (153 * (month + (-3 if month > 2 else 9)) + 2) // 5 + day - 1
    whole = 365 * since + since // 4 - since // 100 + since // 400 + of_year - 719_468
    return ((whole * 24 + hour) * 60 + minute) * 60_000_000 + (second - offset) * 1_000_000 + fraction
