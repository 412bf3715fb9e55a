"""What a worker of a cluster does with one part, and how it answers: by what it made of it, or by a sentence.

A file is read by its path where the worker sees the same one there (size and time of change agree), else
from its bytes, which are sent. A piece of a file becomes a file of its own in the worker's private folder. A
failure comes back as a value: raised on a worker it would be tried again there, and arrive here without its
hint.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Generic, TypeAlias, TypeVar

from engine import VERSION
from engine.core import tempfiles
from engine.core.errors import InputError, SfumatoError
from engine.core.text import text
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
class Unfit:
    """A piece that cannot be read by itself: who reads the whole file says what is wrong, and where."""


@dataclass(frozen=True)
class Piece:
    """Records of a file from `begin` to `end`, below its first bytes, which stand above all data."""

    path: Path
    size: int  # of the whole file
    changed: int
    head: int
    begin: int
    end: int
    above: int  # lines between the two, where lines are asked for
    number: int

    @property
    def name(self) -> str:
        return text("{name}, part {number}", name=self.path.name, number=self.number)

    def content(self) -> bytes:
        with open_raw(self.path) as file:
            facts = os.fstat(file.fileno())
            if (facts.st_size, facts.st_mtime_ns) != (self.size, self.changed):
                raise _changed()
            head = file.read(self.head)
            file.seek(self.begin)
            return head + file.read(self.end - self.begin)


Part: TypeAlias = Path | Piece


@dataclass(frozen=True)
class FilePart:
    """A file or a piece of one, and how a worker knows that it sees the same file."""

    path: str
    size: int
    changed: int
    piece: Piece | None = None

    @classmethod
    def of(cls, part: Part) -> FilePart:
        if isinstance(part, Piece):
            return cls(str(part.path), part.size, part.changed, part)
        facts = file_facts(part)
        return cls(str(part), facts.st_size, facts.st_mtime_ns)

    def is_there(self) -> bool:
        try:
            facts = Path(self.path).stat()
        except OSError:
            return False
        return (facts.st_size, facts.st_mtime_ns) == (self.size, self.changed)


@dataclass(frozen=True)
class Content:
    """A file or a piece of one as its bytes, read here when it is handed out."""

    name: str
    content: bytes = field(repr=False)
    piece: Piece | None = None

    @classmethod
    def of(cls, part: Part) -> Content:
        if isinstance(part, Piece):
            return cls(part.path.name, part.content(), part)
        with open_raw(part) as file:
            return cls(part.name, file.read())


def read_there(function: Callable[[Path], Made], part: FilePart) -> Answer[Any]:
    if not part.is_there():
        return Answer(Absent())
    if part.piece is None:
        return _read(function, Path(part.path))
    return read_sent(function, Content.of(part.piece))


def read_sent(function: Callable[[Path], Made], part: Content) -> Answer[Any]:
    with tempfiles.private_folder() as folder:
        path = folder / part.name
        path.write_bytes(part.content)
        answer = _read(function, path)
    if part.piece is None:
        return answer
    if answer.failure is not None:
        return Answer(Unfit())
    lines = [line + part.piece.above for line in answer.cleaned.lines]
    return replace(answer, cleaned=replace(answer.cleaned, lines=lines))


def _read(function: Callable[[Path], Made], path: Path) -> Answer[Made]:
    with recorded() as cleaned:
        return replace(_tried(path.name, function, path), cleaned=cleaned)


def on_part(function: Callable[..., Made], part: Answer[Any], *shared: object) -> Answer[Made]:
    """A part that is read again after its worker died may meet a file that is gone or has changed."""
    if part.failure is not None:
        return Answer(failure=part.failure)
    if isinstance(part.made, Absent | Unfit):
        return Answer(failure=_changed())
    return _tried("", function, part.made, *shared)


def _changed() -> InputError:
    return InputError("a part has changed on disk since it was read", hint="read it again")


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
