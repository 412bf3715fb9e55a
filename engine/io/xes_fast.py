"""Strict scanner for the canonical shape of XES, many traces at a time.

Nearly every XES file in the world is a run of

    <trace> <string key="K" value="V"/> … <event> <date key="K" value="V"/> … </event> </trace>

with double quotes, flat attributes, no comments. `scan` takes bytes that should be a whole number of
such traces and proves it: the special bytes `<`, `>`, `"` are found in one pass, and every byte between
them is compared with the only thing it may be (8 bytes at a time). What it accepts is well-formed XML
with one meaning; everything else (nested attributes, single quotes, comments, CDATA, character
references, other encodings, a missing name) it declines by returning None, and the strict parser of
`engine.io.xes_read` takes those bytes instead.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

LT, GT, QUOTE, SLASH = b'<>"/'
ATTRIBUTE_TAGS = (b"string", b"date", b"int", b"float", b"boolean", b"id")
ENTITY = re.compile(rb"&(?:amp|lt|gt|quot|apos);")
NONCHARACTERS = (b"\xef\xbf\xbe", b"\xef\xbf\xbf")  # U+FFFE and U+FFFF are not XML characters


@dataclass(frozen=True)
class Scanned:
    """The asked attributes of a run of traces; `event` and `trace` index the owner of each value."""

    events: int
    traces: int
    trace_of_event: np.ndarray
    of_events: tuple[tuple[np.ndarray, list[bytes]], ...]  # (event indices, raw values) per key
    of_traces: tuple[tuple[np.ndarray, list[bytes]], ...]
    keys: frozenset[bytes] = frozenset()  # of all attributes


def scan(chunk: bytes, event_keys: Sequence[bytes], trace_keys: Sequence[bytes]) -> Scanned | None:
    """What the traces in `chunk` say under these keys, or None if any byte is out of the ordinary."""
    if len(chunk) < 16 or not _plain_text(chunk):
        return None
    tags = _tags(chunk)
    if tags is None:
        return None
    is_attribute, quotes, depth, opens_trace, opens_event = tags
    trace_of_tag = np.cumsum(opens_trace) - 1
    event_of_tag = np.cumsum(opens_event) - 1
    attribute_depth = depth[is_attribute]
    found = []
    for keys, level, owner in ((event_keys, 2, event_of_tag), (trace_keys, 1, trace_of_tag)):
        here = attribute_depth == level
        rows, owners = quotes[here], owner[is_attribute][here]
        found.append(tuple(_values(chunk, rows, owners, key) for key in keys))
    return Scanned(
        events=int(opens_event.sum()),
        traces=int(opens_trace.sum()),
        trace_of_event=trace_of_tag[opens_event],
        of_events=found[0],
        of_traces=found[1],
        keys=_keys(chunk, quotes),
    )


def _plain_text(chunk: bytes) -> bool:
    """UTF-8 without control characters, character references or unknown entities."""
    if not chunk.isascii():
        try:
            chunk.decode("utf-8")
        except UnicodeDecodeError:
            return False
        if any(character in chunk for character in NONCHARACTERS):
            return False
    if b"&" in chunk and len(ENTITY.findall(chunk)) != chunk.count(b"&"):
        return False
    buffer = np.frombuffer(chunk, np.uint8)
    blank = sum(chunk.count(character) for character in (b"\n", b"\t", b"\r"))
    return int(np.count_nonzero(buffer < 32)) == blank and b"]]>" not in chunk


def _tags(chunk: bytes):
    """Per tag: is it an attribute, its four quotes, the depth it stands at, what it opens."""
    buffer = np.frombuffer(chunk, np.uint8)
    special = np.flatnonzero((buffer == LT) | (buffer == GT) | (buffer == QUOTE)).astype(np.int32)
    kind = buffer[special]
    first = np.flatnonzero(kind == LT)
    if first.size == 0 or first[0] != 0:
        return None
    size = np.diff(np.append(first, special.size))
    is_attribute = size == 6
    starts, ends = special[first], special[first + size - 1]
    if not ((is_attribute | (size == 2)).all() and (buffer[ends] == GT).all()):
        return None
    if np.count_nonzero(kind == QUOTE) != 4 * np.count_nonzero(is_attribute):
        return None
    quotes = special[first[is_attribute][:, None] + np.arange(1, 5)]
    words = np.ndarray((len(chunk) - 7,), "<u8", chunk, strides=(1,))
    if not _attributes_are_plain(buffer, words, starts[is_attribute], quotes, ends[is_attribute]):
        return None
    structure = _structure(words, starts, ends, ~is_attribute)
    if structure is None:
        return None
    return is_attribute, quotes, *structure


def _attributes_are_plain(buffer, words, start, quotes, end) -> bool:
    """Each one reads `<TYPE key="…" value="…"/>`, byte for byte."""
    if not ((quotes[:, 2] - quotes[:, 1] == 8) & (words[quotes[:, 1]] == _word(b'" value='))).all():
        return False
    if not ((end - quotes[:, 3] == 2) & (buffer[quotes[:, 3] + 1] == SLASH)).all():
        return False
    head = quotes[:, 0] - start
    opening, closing = words[start], words[quotes[:, 0] - 8]
    known = np.zeros(start.size, bool)
    for tag in ATTRIBUTE_TAGS:
        text = b"<" + tag + b" key="
        # 8 ≤ length ≤ 16, so the first and the last eight bytes together are all of it.
        known |= (head == len(text)) & (opening == _word(text[:8])) & (closing == _word(text[-8:]))
    return bool(known.all())


def _structure(words, starts, ends, structural):
    """Depth of every tag and what opens where, if traces and events nest as they should."""
    start, length = starts[structural], (ends - starts)[structural] + 1
    # A tag may end the chunk: read the eight bytes that end with it, and the one before is free.
    seven = words[np.maximum(start + length - 8, 0)] >> np.uint64(8)
    eight = words[np.maximum(start + length - 8, 0)]
    opens = {name: (length == 7) & (seven == _word(b"<" + name + b">")) for name in (b"trace", b"event")}
    closes = {name: (length == 8) & (eight == _word(b"</" + name + b">")) for name in (b"trace", b"event")}
    if start.size == 0 or start[0] != 0 or length[0] != 7:
        return None
    opens[b"trace"][0] = words[0] & np.uint64(0x00FFFFFFFFFFFFFF) == _word(b"<trace>")
    step = (opens[b"trace"] | opens[b"event"]).astype(np.int8) - (closes[b"trace"] | closes[b"event"])
    if (step == 0).any():
        return None
    steps = np.zeros(starts.size, np.int32)
    steps[structural] = step
    after = np.cumsum(steps)
    before = (after - steps)[structural]
    nests = (
        (before[opens[b"trace"]] == 0).all()
        and (before[opens[b"event"]] == 1).all()
        and (before[closes[b"event"]] == 2).all()
        and (before[closes[b"trace"]] == 1).all()
        and after[-1] == 0
        and (after[~structural] >= 1).all()
    )
    if not nests:
        return None
    opens_trace, opens_event = np.zeros(starts.size, bool), np.zeros(starts.size, bool)
    opens_trace[structural], opens_event[structural] = opens[b"trace"], opens[b"event"]
    return after, opens_trace, opens_event


def _values(chunk: bytes, quotes, owners, key: bytes) -> tuple[np.ndarray, list[bytes]]:
    """Owner and raw value of every attribute with this key."""
    if not key:
        return owners[:0], []
    at = np.flatnonzero(quotes[:, 1] - quotes[:, 0] == len(key) + 1)
    words = np.ndarray((len(chunk) - 7,), "<u8", chunk, strides=(1,))
    first = quotes[at, 0] + 1
    same = np.ones(at.size, bool)
    for offset in range(0, len(key), 8):
        piece = key[offset : offset + 8]
        mask = np.uint64((1 << (8 * len(piece))) - 1)
        # After a key follow at least `" value=""/>`: eight bytes can always be read.
        same &= words[first + offset] & mask == _word(piece)
    at = at[same]
    begin, end = (quotes[at, 2] + 1).tolist(), quotes[at, 3].tolist()
    return owners[at], [chunk[b:e] for b, e in zip(begin, end, strict=True)]


def _keys(chunk: bytes, quotes) -> frozenset[bytes]:
    """The different keys, as they are written."""
    begin, end = (quotes[:, 0] + 1).tolist(), quotes[:, 1].tolist()
    return frozenset(map(chunk.__getitem__, map(slice, begin, end)))


def _word(text: bytes) -> np.uint64:
    return np.uint64(int.from_bytes(text, "little"))
