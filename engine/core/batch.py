"""One recipe over many files: each released by itself, or named with the reason why not.

    DIR/<name of the file>/release, audit      as a run of that file alone would write them
    DIR/batch.csv                              what became of every file, written anew after each of them

Whatever fails costs that file alone; what is done stays when the rest is stopped. Where the recipe's own file
is still there, every file is held against it: columns, types, values it did not have (`file_differences`).
`batch.csv` stays in the house: it names input files and counts of the original, never values.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal

from engine.core.errors import Cancelled, GateShut, InputError, PromiseBroken, SfumatoError
from engine.core.fitting import reads_ending
from engine.core.progress import Inside, Progress
from engine.core.release import Release, ReleaseOptions
from engine.core.task import Task
from engine.core.technique import Kind, find, find_kind
from engine.core.text import joined, text

TABLE = "batch.csv"
ReleaseOne = Callable[[Task, ReleaseOptions, Progress], Release]  # by a pipeline of its own


@dataclass(frozen=True)
class BatchOrder:
    """A recipe as a task, the files it is applied to, and how every one of them is released."""

    recipe: Task
    files: tuple[str, ...]
    options: ReleaseOptions  # its folder holds one folder a file


@dataclass(frozen=True)
class BatchRow:
    """What became of one file."""

    file: str
    state: Literal["released", "refused", "failed", "waiting"]
    folder: str = ""
    seconds: float = 0.0
    message: str = ""  # why it was refused or failed
    missing: tuple[str, ...] = ()  # reasons that the gate asks for
    differences: tuple[str, ...] = ()  # from the file of the recipe
    figures: tuple[tuple[str, object], ...] = ()  # headline figures by key


@dataclass(frozen=True)
class BatchResult:
    rows: tuple[BatchRow, ...]

    @property
    def complete(self) -> bool:
        return all(row.state == "released" for row in self.rows)


def files_of(kind: Kind, given: Iterable[Path]) -> tuple[str, ...]:
    """The files themselves, and of folders all that this kind reads, by name; each once."""
    found: list[Path] = []
    for path in given:
        if not path.exists():
            raise InputError(text("{path} is not there", path=path), hint="check the name and the folder")
        inside = sorted(one for one in path.iterdir() if _fits(kind, one)) if path.is_dir() else [path]
        if not inside:
            raise InputError(
                text("{path} holds no file of {kind}", path=path, kind=kind.title),
                hint=text("such a file ends with {endings}", endings=", ".join(kind.suffixes)),
            )
        found += inside
    return tuple(dict.fromkeys(str(path.absolute()) for path in found))


def _fits(kind: Kind, path: Path) -> bool:
    return path.is_file() and not path.name.startswith(".") and reads_ending(kind, path)


def batch(order: BatchOrder, release: ReleaseOne, progress: Progress) -> BatchResult:
    """Release every file, one after the other; the table is on disk after each of them."""
    out = Path(order.options.folder).absolute()
    _make(out)
    folders = folder_names(order.files)
    done = BatchResult(tuple(BatchRow(file, "waiting") for file in order.files))
    for number, file in enumerate(order.files):
        part = progress.part(Path(file).name, 1 / len(order.files))
        row = _one(order, file, str(out / folders[number]), release, part)
        done = BatchResult((*done.rows[:number], row, *done.rows[number + 1 :]))
        _write(done, out / TABLE)
        progress.snapshot(lambda: done, last=True)  # noqa: B023  (called at once or never)
    return done


def folder_names(files: Sequence[str]) -> list[str]:
    """A folder for each file, called as the file; two of one name are told apart by a number."""
    names: list[str] = []
    for file in files:
        stem = Path(file).name.split(".")[0] or "file"
        number = 1
        while (name := stem if number == 1 else f"{stem}-{number}") in names:
            number += 1
        names.append(name)
    return names


def _one(order: BatchOrder, file: str, folder: str, release: ReleaseOne, progress: Progress) -> BatchRow:
    began = time.monotonic()
    source = replace(order.recipe.source, paths=(file,))
    task = Task.with_seed(order.recipe.technique, source, order.recipe.params, order.recipe.seed)
    row = BatchRow(file, "failed")
    try:
        row = replace(row, differences=_differences(order.recipe, file, progress.part("", 0.1)))
        # A run shows itself on its way: of many, only the table is shown.
        listener = Inside(progress.part("", 0.9), 0.0, 1.0)
        made = release(task, replace(order.options, folder=folder), Progress(listener))
    except Cancelled:
        raise
    except GateShut as shut:
        return replace(row, state="refused", message=_said(shut), missing=shut.missing, seconds=_since(began))
    except SfumatoError as error:
        state: Literal["refused", "failed"] = "refused" if isinstance(error, PromiseBroken) else "failed"
        return replace(row, state=state, message=_said(error), seconds=_since(began))
    except Exception as error:  # one file costs itself alone
        words = text("something went wrong inside Sfumato: {name}", name=type(error).__name__)
        return replace(row, message=words, seconds=_since(began))
    measured = {**made.outcome.measured.utility, **made.outcome.measured.risk}
    figures = tuple((m.key, measured.get(m.key)) for m in find(task.technique).metrics if m.headline)
    return replace(row, state="released", folder=folder, seconds=_since(began), figures=figures)


def _differences(recipe: Task, file: str, progress: Progress) -> tuple[str, ...]:
    """Also where the two cannot be held against each other: what is wrong with the file itself is said when
    it is read to be released, and the recipe's own file is not what is released."""
    try:
        return tuple(differences(recipe, file, progress))
    except Cancelled:
        raise
    except SfumatoError as error:
        return (text("not compared with the file of the recipe: {why}", why=_said(error)),)


def differences(recipe: Task, file: str, progress: Progress) -> Iterable[str]:
    """How a file differs from the one the recipe was made with, as far as that is still there."""
    from engine.io.csv_dialect import TableReading
    from engine.io.file_differences import column_differences, name_differences, table_differences
    from engine.io.input_file import SUFFIXES

    earlier = [path for path in recipe.source.paths if os.path.isfile(path)]
    if not earlier or os.path.abspath(earlier[0]) == os.path.abspath(file):
        return ()
    reading = recipe.source.reading
    if isinstance(reading, TableReading) and all(p.lower().endswith(SUFFIXES) for p in (earlier[0], file)):
        return tuple(table_differences(Path(earlier[0]), Path(file), reading, progress))
    kind = find_kind(recipe.source.kind)
    if kind.preview is None or kind.load is None:
        return ()
    both, chosen = [Path(earlier[0]), Path(file)], recipe.source.columns
    seen = [list(kind.preview([one], reading, chosen, progress).columns) for one in both]
    found = [*column_differences(*seen)]
    if kind.names is not None:
        found += name_differences(*(kind.names(kind.load([one], reading, chosen, progress)) for one in both))
    return tuple(found)


def _said(error: SfumatoError) -> str:
    return joined(" — ", [part for part in (error.message, error.hint) if part])


def _since(began: float) -> float:
    return round(time.monotonic() - began, 3)


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise InputError(
            text("{folder} cannot be made: {why}", folder=folder, why=error.strerror),
            hint="choose another folder",
        ) from None


def columns_of(done: BatchResult) -> dict[str, list[object]]:
    """The table: one row a file, headline figures under their keys."""
    keys = list(dict.fromkeys(key for row in done.rows for key, _ in row.figures))
    columns: dict[str, list[object]] = {
        "file": [Path(row.file).name for row in done.rows],
        "state": [row.state for row in done.rows],
        "release": [Path(row.folder).name for row in done.rows],
        "seconds": [row.seconds for row in done.rows],
        "message": [str(row.message) for row in done.rows],
        "differences": ["; ".join(map(str, row.differences)) for row in done.rows],
    }
    return columns | {key: [_cell(dict(row.figures).get(key)) for row in done.rows] for key in keys}


def _cell(value: object) -> object:
    if isinstance(value, list | tuple):
        return " → ".join("–" if part is None else f"{part:.6g}" for part in value)
    return value


def _write(done: BatchResult, path: Path) -> None:
    """The table as it was or as it shall be, never half of it."""
    from engine.io.table_write import write_csv

    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        write_csv(part, {name: [_text(cell) for cell in cells] for name, cells in columns_of(done).items()})
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def _text(cell: object) -> str | None:
    return None if cell is None or cell == "" else str(cell)
