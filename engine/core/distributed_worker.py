"""What a worker of a cluster does with one part, and how it answers: by what it made of it, or by a sentence.

A file is read by its path where the worker sees the same one there (size and time of change agree), else from
its bytes, which are sent. A failure comes back as a value: raised on a worker it would be tried again there,
and arrive here without its hint.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Generic, TypeVar

from engine import VERSION
from engine.core import tempfiles
from engine.core.errors import InputError, SfumatoError
from engine.io.cleaning import Cleaned, recorded
from engine.io.input_file import file_facts, open_raw

Item = TypeVar("Item")
Made = TypeVar("Made")


@dataclass(frozen=True)
class Answer(Generic[Made]):
    """What one part became, or why not; and what reading cleaned away."""

    made: Made | None = None
    failure: SfumatoError | None = None
    cleaned: Cleaned = field(default_factory=Cleaned)
    version: str = VERSION


@dataclass(frozen=True)
class Absent:
    """The worker does not see the file as it is seen here."""


@dataclass(frozen=True)
class FilePart:
    """A file, and how a worker knows that it sees the same one."""

    path: str
    size: int
    changed: int

    @classmethod
    def of(cls, path: Path) -> FilePart:
        facts = file_facts(path)
        return cls(str(path), facts.st_size, facts.st_mtime_ns)


@dataclass(frozen=True)
class Content:
    """A file as its bytes, read here when it is handed out."""

    name: str
    content: bytes = field(repr=False)

    @classmethod
    def of(cls, path: Path) -> Content:
        with open_raw(path) as file:
            return cls(path.name, file.read())


def read_there(function: Callable[[Path], Made], part: FilePart) -> Answer[Made] | Answer[Absent]:
    path = Path(part.path)
    try:
        facts = path.stat()
    except OSError:
        return Answer(Absent())
    if (facts.st_size, facts.st_mtime_ns) != (part.size, part.changed):
        return Answer(Absent())
    return _read(function, path)


def read_sent(function: Callable[[Path], Made], part: Content) -> Answer[Made]:
    with tempfiles.private_folder() as folder:
        path = folder / part.name
        path.write_bytes(part.content)
        return _read(function, path)


def _read(function: Callable[[Path], Made], path: Path) -> Answer[Made]:
    with recorded() as cleaned:
        return replace(_tried(path.name, function, path), cleaned=cleaned)


def on_part(function: Callable[..., Made], part: Answer[Any], *shared: object) -> Answer[Made]:
    """A part that is read again after its worker died may meet a file that is gone or has changed."""
    if part.failure is not None:
        return Answer(failure=part.failure)
    if isinstance(part.made, Absent):
        return Answer(
            failure=InputError("a part has changed on disk since it was read", hint="read it again")
        )
    return _tried("", function, part.made, *shared)


def on_item(function: Callable[[Item], Made], item: Item) -> Answer[Made]:
    return _tried("", function, item)


def _tried(name: str, function: Callable[..., Made], *given: Any) -> Answer[Made]:
    """Failures come back as sentences: an error raised on a worker would be tried again and arrive bare."""
    try:
        return Answer(function(*given))
    except SfumatoError as failure:
        return Answer(failure=failure)
    except Exception as failure:
        return Answer(failure=InputError(f"{name}: {type(failure).__name__}: {failure}".removeprefix(": ")))
