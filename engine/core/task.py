"""What is to be done, written down as values: source, task, outcome.

A `Source` says which files and how to read them, a `Task` adds technique, parameters and entropy.
The same task gives the same result wherever and whenever it is carried out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from engine.core import params
from engine.core.errors import InputError, ParameterError
from engine.core.json_values import Document
from engine.core.randomness import Randomness
from engine.core.technique import Done, Kind, Measured, Technique, find_kind
from engine.core.text import text


@dataclass(frozen=True)
class Source:
    """Which files, and how they are read."""

    kind: str
    paths: tuple[str, ...]
    reading: Any
    columns: Any


@dataclass(frozen=True)
class Task:
    """A run, written down completely."""

    technique: str
    source: Source
    params: Any
    seed: int | None
    entropy: bytes = field(repr=False)

    @classmethod
    def with_seed(cls, technique: str, source: Source, values: object, seed: int | None) -> Task:
        return cls(technique, source, values, seed, Randomness.from_seed(seed).entropy)

    def randomness(self) -> Randomness:
        return Randomness(self.entropy, seeded=self.seed is not None)

    def with_fresh_entropy(self) -> Task:
        """The same task with fresh noise; a seed keeps its noise, that is what a seed is for."""
        return Task.with_seed(self.technique, self.source, self.params, self.seed)


@dataclass(frozen=True)
class Outcome:
    """A finished run: what would be published, and what was measured on it."""

    task: Task
    published: Any = field(repr=False)
    measured: Measured
    seconds: float
    done: Done = field(default_factory=Done)
    loaded: str = ""  # digest of the data, where workers of a cluster read it


@dataclass(frozen=True)
class Summary:
    """An outcome without the arrays: what the window keeps in its history."""

    task: Task
    measured: Measured
    seconds: float
    done: Done = field(default_factory=Done)


def summary(outcome: Outcome) -> Summary:
    return Summary(outcome.task, outcome.measured, outcome.seconds, outcome.done)


def source_of(kind: Kind, paths: Sequence[str | Path], values: Document) -> Source:
    """A source from files and settings of `reading` and `columns` by name."""
    files = [Path(path).absolute() for path in paths]
    if values.get("scheduler"):
        files = [file for path in files for file in (_parts(kind, path) if path.is_dir() else [path])]
    return Source(
        kind.key,
        tuple(map(str, files)),
        _build(kind.Reading, values),
        _build(kind.Columns, values),
    )


def _parts(kind: Kind, folder: Path) -> list[Path]:
    """The files of a folder that this kind reads, by name; those that begin with . or _ are no data."""
    named = [path for path in sorted(folder.iterdir()) if path.name.lower().endswith(kind.suffixes)]
    found = [path for path in named if path.is_file() and path.name[0] not in "._"]
    if not found:
        raise InputError(
            text("the folder {folder} holds no file of this kind", folder=folder),
            hint=text("parts end with {suffixes}", suffixes=", ".join(kind.suffixes)),
        )
    return found


def task_of(
    technique: Technique, paths: Sequence[str | Path], values: Document, seed: int | None = None
) -> Task:
    """A task from one list of settings: each name belongs to parameters, reading or columns."""
    kind = find_kind(technique.key)
    known = _names(technique.Params) | _names(kind.Reading) | _names(kind.Columns)
    for name in values:
        if name not in known:
            raise ParameterError(
                text("{key} has no setting {name}", key=technique.key, name=f"{name!r}"),
                hint=text("known: {known}", known=", ".join(sorted(known))),
                name=name,
            )
    return Task.with_seed(
        technique.key, source_of(kind, paths, values), _build(technique.Params, values), seed
    )


def _names(declared: type | None) -> set[str]:
    return {f.name for f in params.fields(declared)} if declared else set()


def _build(declared: type | None, values: Document) -> Any:
    """The part of the settings that belongs to one declaration, checked."""
    own = _names(declared)
    return params.build(declared, {n: v for n, v in values.items() if n in own}) if declared else None
