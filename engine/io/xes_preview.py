"""The first events of an XES file, for a preview: read by expat alone, and only as far as needed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.parsers import expat

from engine.io.gzip_blocks import unpacked
from engine.io.read_errors import through_the_door

MOST_LOOKED_AT = 64  # blocks of the file
NAME = "concept:name"


@through_the_door("event log")
def first_events(path: Path, count: int) -> tuple[list[dict[str, str]], tuple[str, ...]]:
    """The first events with the number and the attributes of their case, and the keys of cases."""
    events: list[dict[str, str]] = []
    stack: list[str] = []
    keys: dict[str, None] = {}
    of_case: dict[str, str] = {}
    number = 0

    def start(tag: str, attributes: dict[str, str]) -> None:
        nonlocal number
        name = tag.rpartition(":")[2]
        key, value = attributes.get("key", ""), attributes.get("value", "")
        if len(stack) == 1 and name == "trace":
            number += 1
            of_case.clear()
        elif stack[1:] == ["trace"] and name == "event":
            events.append({"case": str(number), **of_case})
        elif stack[1:] == ["trace"] and key and key != NAME:
            keys.setdefault(key)
            of_case[key] = value
        elif stack[1:] == ["trace", "event"] and key:
            events[-1][key] = value
        stack.append(name)

    parser = expat.ParserCreate()
    parser.StartElementHandler = start
    parser.EndElementHandler = lambda _tag: stack.pop()
    _parse_until(parser, path, lambda: len(events) > count)
    return events[:count], tuple(keys)


def declared_attributes(path: Path) -> tuple[str, ...]:
    """The keys that the header of the file declares for all its cases and events (<global>)."""
    keys: dict[str, None] = {}
    stack: list[str] = []
    begun = False

    def start(tag: str, attributes: dict[str, str]) -> None:
        nonlocal begun
        name = tag.rpartition(":")[2]
        begun = begun or (len(stack) == 1 and name == "trace")
        if stack[1:] == ["global"] and not begun and attributes.get("key"):
            keys.setdefault(attributes["key"])
        stack.append(name)

    parser = expat.ParserCreate()
    parser.StartElementHandler = start
    parser.EndElementHandler = lambda _tag: stack.pop()
    _parse_until(parser, path, lambda: begun)
    return tuple(keys)


def _parse_until(parser: Any, path: Path, enough: Callable[[], bool]) -> None:
    """Block by block; what is said of a whole log can be megabytes before its first event."""

    def refuse(*_parts: Any) -> None:
        raise expat.ExpatError("document type")

    parser.StartDoctypeDeclHandler = refuse
    try:
        for number, (block, _) in enumerate(unpacked(path)):
            if number == MOST_LOOKED_AT or enough():
                return
            parser.Parse(block, False)
        parser.Parse(b"", True)  # it may have kept the last bytes for a larger block
    except expat.ExpatError:
        return  # reading the whole file says what is wrong, and where
