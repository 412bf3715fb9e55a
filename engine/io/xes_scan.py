"""The compiled loop that reads ordinary traces of XES (`xes_fast`): eight bytes at a time, and first of all
held against what came next last time.

The bytes end with LAST, eight of them. No text that is looked for goes on into these, as they begin with a <
and none has one further on: eight bytes may be looked at wherever the loop stands, and the next eight where
those are the first of a longer text.

All of it stands in one file: what is kept of its compilation is compiled again only where this file changes.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit
from numba.extending import intrinsic

from engine.io.xes_time import MISSING

# What a text was seen as: a key, an activity, a transition.
KEY, ACTIVITY, LIFECYCLE = 0, 1, 2
# What is known of a text: where it stands and as what; of a key its role, and a tag with it up to the value;
# which text came next.
BEGIN, END, KIND, ROLE, TAG, LENGTH, NEXT = range(7)
SHORTEST_ATTRIBUTE, SHORTEST_EVENT = len('<id key="" value=""/>'), len("<event></event>")
CROWD = 256  # slots looked at for one text: more do not come about by chance
UNREAD = int(MISSING) + 1  # a time in another form than the usual one
_NO_TIME = int(MISSING)


def _words(text: bytes) -> tuple[np.uint64, np.uint64, np.uint64, np.uint64]:
    """A text of at most 16 bytes as two words, each with a mask of the bytes that count."""
    padded = np.frombuffer(text.ljust(16, b"\0"), "<u8")
    masks = np.frombuffer((b"\xff" * len(text)).ljust(16, b"\0"), "<u8")
    return padded[0], masks[0], padded[1], masks[1]


_TRACE, _EVENT, _END_TRACE, _END_EVENT, _VALUE, _CLOSED = (
    _words(text) for text in (b"<trace>", b"<event>", b"</trace>", b"</event>", b'" value="', b'"/>')
)
_STRING, _DATE, _INT, _FLOAT, _BOOLEAN, _ID = (
    _words(b"<" + tag + b' key="') for tag in (b"string", b"date", b"int", b"float", b"boolean", b"id")
)
# Eight times the same byte, for a look at eight bytes at once.
_ONES, _HIGH, _BLANKS, _QUOTES, _OPENING = (
    np.uint64(byte * 0x0101010101010101) for byte in (1, 0x80, 0x20, ord('"'), ord("<"))
)
LAST = b"</trace>"
_MIX = np.uint64(0x9E3779B97F4A7C15)


@njit(nogil=True, cache=True)
def scan_traces(buffer, packed, ends):
    """(traces, lines, columns of the events, texts, values of asked keys); traces are −1 where the loop ended
    within a trace or before the end. Texts are rows as named above, values rows (text of the key, depth,
    owner, begin, end). Of the packed keys the first three are those of activity, transition and time."""
    n = len(buffer)
    case, named, time = _columns(n // SHORTEST_EVENT + 1)
    seen, records, table = _tables(n // SHORTEST_ATTRIBUTE + 4)
    texts = events = traces = found = lines = depth = i = 0
    key, last = len(seen) - 1, len(seen) - np.arange(2, 4)  # rows of the texts before the first ones
    while True:
        while i < n and buffer[i] <= 32 and _blank(buffer[i]):
            lines, i = lines + _ends_line(buffer, i), i + 1
        if i >= n:
            break
        if _is(buffer, i, _TRACE) and depth == 0:
            i, depth = i + 7, 1
        elif _is(buffer, i, _EVENT) and depth == 1:
            case[events], named[0, events], named[1, events], time[events] = traces, -1, -1, _NO_TIME
            i, depth = i + 7, 2
        elif _is(buffer, i, _END_EVENT) and depth == 2 and named[0, events] >= 0:
            i, depth, events = i + 8, 1, events + 1
        elif _is(buffer, i, _END_TRACE) and depth == 1:
            i, depth, traces = i + 8, 0, traces + 1
        elif depth == 0:
            break
        else:
            code = seen[key, NEXT]
            if code >= 0 and _again(buffer, i, seen[code, TAG], seen[code, LENGTH]):
                key, begin = code, i + seen[code, LENGTH]
            else:
                key, begin, texts, lines = _tag(buffer, i, key, table, seen, texts, lines)
                if key < 0:
                    break
                seen[key, ROLE] = _role(buffer, seen[key, BEGIN], seen[key, END], packed, ends)
            means, asked = seen[key, ROLE] & 3 if depth == 2 else 3, seen[key, ROLE] & 4 != 0
            if (means < 2 and named[means, events] >= 0) or (means == 2 and time[events] != _NO_TIME):
                break  # twice in one event
            code = seen[last[means], NEXT] if means < 2 else -1
            i = begin + seen[code, END] - seen[code, BEGIN] if code >= 0 else n
            if i >= n or buffer[i] != 34 or not _again(buffer, begin, seen[code, BEGIN], i - begin):
                i, hashed, more = _quoted(buffer, begin)
                lines += more
                if means < 2:
                    code = _known(buffer, begin, i, hashed, 1 + means, table, seen, texts)
                    texts, seen[last[means], NEXT] = max(texts, code + 1), -1 if more else code
            if means < 2:
                named[means, events] = last[means] = code
            if (means < 2 and code < 0) or not _is(buffer, i, _CLOSED):
                break  # too crowded, or no attribute
            if means == 2:
                time[events] = _microseconds(buffer, begin, i)
                asked |= time[events] == UNREAD
            if asked:
                records[found] = key, depth, traces if depth == 1 else events, begin, i
                found += 1
            i += 3
    columns = case[:events], named[0][:events], named[1][:events], time[:events]
    return -1 if i < n or depth else traces, lines, *columns, seen[:texts], records[:found]


@njit(nogil=True, cache=True, inline="always")
def _blank(byte):
    """Whether this may stand between tags."""
    return byte == 32 or byte == 10 or byte == 13 or byte == 9


@njit(nogil=True, cache=True)
def _tag(buffer, i, before, table, seen, texts, lines):
    """(code of the key, where its value begins, texts, lines) of an attribute; the code is −1 where there is
    none, or texts were chosen to meet."""
    first = i + _head(buffer, i)
    end, hashed, more = _quoted(buffer, first)
    if first == i or not _is(buffer, end, _VALUE):
        return np.int64(-1), i, texts, lines
    code = _known(buffer, first, end, hashed, KEY, table, seen, texts)
    if code >= 0:
        seen[code, TAG], seen[code, LENGTH] = i, end + 9 - i
    seen[before, NEXT] = -1 if more else code  # lines are counted every time
    return code, end + 9, max(texts, code + 1), lines + more


@njit(nogil=True, cache=True)
def _columns(events):
    """Trace, activity and transition, and time of so many events."""
    return np.empty(events, np.int32), np.empty((2, events), np.int32), np.empty(events, np.int64)


@njit(nogil=True, cache=True)
def _tables(attributes):
    """Room for the texts, the values of asked keys, and a table of hashes."""
    slots = 16
    while slots < 2 * attributes:
        slots *= 2
    seen, records = np.empty((attributes, 7), np.int64), np.empty((attributes, 5), np.int64)
    seen[-3:, NEXT] = -1
    return seen, records, np.full(slots, -1, np.int32)


def _eight(typing_context, buffer, i):
    """Eight bytes as one number, wherever they stand: one instruction, as no array of such numbers gives."""
    from llvmlite import ir
    from numba import types

    def make(context, builder, signature, arguments):
        data = context.make_array(signature.args[0])(context, builder, arguments[0]).data
        place = builder.gep(data, [arguments[1]])
        return builder.load(builder.bitcast(place, ir.IntType(64).as_pointer()), align=1)

    return types.uint64(buffer, types.int64), make


_load: Any = intrinsic(_eight)


@njit(nogil=True, cache=True, inline="always")
def _is(buffer, i, text):
    """Whether this text stands there."""
    if _load(buffer, i) & text[1] != text[0]:
        return False
    return text[3] == 0 or _load(buffer, i + 8) & text[3] == text[2]


@njit(nogil=True, cache=True)
def _head(buffer, i):
    """Length of `<TYPE key="` that stands there; 0 if none does."""
    if _is(buffer, i, _STRING):
        return 13
    if _is(buffer, i, _DATE):
        return 11
    if _is(buffer, i, _INT):
        return 10
    if _is(buffer, i, _FLOAT):
        return 12
    if _is(buffer, i, _BOOLEAN):
        return 14
    return 9 if _is(buffer, i, _ID) else 0


@njit(nogil=True, cache=True, inline="always")
def _quoted(buffer, i):
    """Where the next quote or impossible byte is, a hash of what is before it, and its lines.

    Eight bytes at a time: x - 1 & ~x has the high bit of the first byte of x that is 0, and of none before.
    """
    hashed, begin = np.uint64(0), i
    while True:
        word = _load(buffer, i)
        quote, opening = word ^ _QUOTES, word ^ _OPENING  # a quote; no value holds a <
        stops = ((quote - _ONES) & ~quote) | ((opening - _ONES) & ~opening) | ((word - _BLANKS) & ~word)
        stops &= _HIGH
        if stops:
            length = 0
            if stops & np.uint64(0xFFFFFFFF) == 0:
                length, stops = 4, stops >> np.uint64(32)
            if stops & np.uint64(0xFFFF) == 0:
                length, stops = length + 2, stops >> np.uint64(16)
            length += stops & np.uint64(0xFF) == 0
            if buffer[i + length] < 32:
                break
            rest = word & ((np.uint64(1) << np.uint64(8 * length)) - np.uint64(1))
            return i + length, _mixed(_mixed(hashed, rest), np.uint64(0)), 0
        hashed = _mixed(hashed, word)
        i += 8
    return _quoted_slowly(buffer, begin)


@njit(nogil=True, cache=True, inline="always")
def _mixed(hashed, word):
    hashed = (hashed ^ word) * _MIX
    return hashed ^ (hashed >> np.uint64(32))


@njit(nogil=True, cache=True)
def _quoted_slowly(buffer, i):
    """The same byte by byte, where tabs, line ends or the end of the buffer are among them."""
    hashed, lines, word, place = np.uint64(0), 0, np.uint64(0), 0
    while i < len(buffer):
        byte = buffer[i]
        if byte == 34 or byte == 60:
            break
        if byte < 32:
            if byte != 9 and byte != 10 and byte != 13:
                break
            lines += _ends_line(buffer, i)
        word |= np.uint64(byte) << np.uint64(8 * place)
        i, place = i + 1, place + 1
        if place == 8:
            hashed, word, place = _mixed(hashed, word), np.uint64(0), 0
    return i, _mixed(_mixed(hashed, word), np.uint64(0)), lines


@njit(nogil=True, cache=True, inline="always")
def _ends_line(buffer, i):
    """Whether a line ends at this sign: a line feed, or a carriage return before anything else."""
    return buffer[i] == 10 or (buffer[i] == 13 and (i + 1 == len(buffer) or buffer[i + 1] != 10))


@njit(nogil=True, cache=True)
def _known(buffer, begin, end, hashed, kind, table, seen, texts):
    """The number of a text of this kind; `texts`, the next one, if it is new; −1 where texts were chosen to
    meet in one place, so that looking them up would take for ever."""
    mask, looks = len(table) - 1, 0
    at = np.int64(hashed >> np.uint64(33)) + 7 * kind & mask
    while table[at] >= 0:
        code = table[at]
        other = seen[code, BEGIN]
        alike = seen[code, KIND] == kind and seen[code, END] - other == end - begin
        if alike and _again(buffer, begin, other, end - begin):
            return np.int64(code)
        at, looks = at + 1 & mask, looks + 1
        if looks > CROWD:
            return np.int64(-1)
    table[at] = texts
    seen[texts, BEGIN], seen[texts, END], seen[texts, KIND] = begin, end, kind
    seen[texts, ROLE] = seen[texts, NEXT] = -1
    return np.int64(texts)


@njit(nogil=True, cache=True, inline="always")
def _again(buffer, i, other, length):
    """Whether so many bytes stand here as elsewhere; of the last eight some are looked at twice."""
    if i + length > len(buffer):
        return False
    if length < 8:
        for j in range(length):  # noqa: SIM110 - numba knows no all()
            if buffer[i + j] != buffer[other + j]:
                return False
        return True
    j = 0
    while j < length - 8:
        if _load(buffer, i + j) != _load(buffer, other + j):
            return False
        j += 8
    return _load(buffer, i + length - 8) == _load(buffer, other + length - 8)


@njit(nogil=True, cache=True)
def _role(buffer, begin, end, packed, ends):
    """0 to 2 for the key of activity, transition or time, else 3; and 4 if its values are asked for."""
    role = 3
    for place in range(len(ends) - 1):
        key = packed[ends[place] : ends[place + 1]]
        if 0 < len(key) == end - begin and (buffer[begin:end] == key).all():
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
