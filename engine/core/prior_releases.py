"""The ledger: what every data set has already told, in one place of the house.

    settings folder/ledger.jsonl      one line a release, only ever added to

Releases of the same data add up: differentially private ones by basic composition (Dwork, Roth 2014,
Theorem 3.16: ε₁ + ε₂, δ₁ + δ₂), others can be intersected by whoever has both. A data set is known again
by the name the steward gave it or by its content (engine/core/fingerprint.py), from whatever folder or copy.
A release that replaced another is a second draw: both count.

What is not known is not nothing: a line that cannot be read stays where it is and is said, and as long as
it is there no differentially private release passes.
"""

from __future__ import annotations

import csv
import errno
import io
import json
import os
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import IO

from engine.core import directories, file_lock
from engine.core.errors import ReleaseError
from engine.core.prior_release_entry import Entry, as_line, counts, from_line, matches, now, spent, unreadable
from engine.core.prior_releases_gate import judge
from engine.core.prior_releases_scan import beside
from engine.core.text import text
from engine.io.formula_escape import escape

__all__ = [
    "Entry",
    "LedgerError",
    "add",
    "counted",
    "earlier",
    "entries",
    "entries_of",
    "export",
    "judge",
    "propose_name",
    "spent",
]

FILE = "ledger.jsonl"
WAIT = 10.0  # seconds for another release to write its line
HINT = "nothing was released; ask whoever keeps the folder, or name another one by SFUMATO_HOME"


class LedgerError(ReleaseError):
    """A release that cannot be written down is not made."""


def ledger_file() -> Path:
    return directories.settings_folder() / FILE


def entries() -> list[Entry]:
    """All that counts, oldest first; what cannot be read is among it, as such."""
    path = ledger_file()
    try:
        return _counting(_content(path))
    except FileNotFoundError as error:
        known = path.parent == directories.usual_folder() or path.parent.parent.is_dir()
        if known and not os.path.lexists(path):
            return []  # nothing was ever released here
        return [
            unreadable(
                text("the ledger {path} cannot be read: {strerror}", path=path, strerror=error.strerror)
            )
        ]  # a drive that is missing
    except OSError as error:
        return [
            unreadable(
                text("the ledger {path} cannot be read: {strerror}", path=path, strerror=error.strerror)
            )
        ]


def entries_of(dataset: str, fingerprint: str) -> list[Entry]:
    """Earlier releases of a data set: the same name or the same content."""
    return [entry for entry in entries() if matches(entry, dataset, fingerprint)]


def earlier(dataset: str, fingerprint: str, target: Path | None, digests: Collection[str]) -> list[Entry]:
    """Earlier releases in the ledger, and those beside the target that it does not know.

    Those were made by 0.1.0, which kept no ledger (known again by the sha256 of their input files), or by
    a steward with a ledger of their own.
    """
    known = entries()
    found = [entry for entry in known if matches(entry, dataset, fingerprint)]
    if target is None:
        return found
    ids = {entry.id for entry in known}
    return found + [e for e in beside(target, dataset, fingerprint, digests) if e.id not in ids]


def propose_name(fingerprint: str, path: str | Path) -> str:
    """What this data was called before, else the name of the file without its endings."""
    known = [e.dataset for e in entries() if fingerprint and e.fingerprint == fingerprint and e.dataset]
    if known:
        return known[-1]
    name = Path(path).name
    stem = Path(name.removesuffix(".gz")).stem
    return stem or name


def add(entry: Entry, judged: Collection[Entry] | None = None) -> None:
    """Write the entry down, on the disk before this returns.

    `judged`: the earlier releases that the gate has judged; another one of the same data that came in
    meanwhile, from another folder, is an error.
    """
    path = ledger_file()
    try:
        with _opened(path) as file:
            content = _locked_content(file)
            if judged is not None:
                _refuse_unseen(content, entry, judged)
            torn = bool(content) and not content.endswith(b"\n")
            _append(file, (b"\n" if torn else b"") + as_line(entry))
    except OSError as error:
        raise LedgerError(
            text("the ledger {path} cannot be written: {strerror}", path=path, strerror=error.strerror),
            hint=HINT,
        ) from None


@contextmanager
def counted(entry: Entry, judged: Collection[Entry] | None, placed: Callable[[], bool]) -> Iterator[None]:
    """Write the entry down, then do what it is about; taken back only if that was certainly not done.

    In this order: a process that is killed between the two has spent too much rather than too little.
    """
    add(entry, judged)
    try:
        yield
    except BaseException:
        if not placed():
            with suppress(LedgerError):  # then it stays counted: on the safe side
                add(replace(entry, event="withdrawn", time=now()))
        raise


def export(path: Path) -> None:
    """The whole ledger for the house: a table, or JSON where the name says so; whole or not at all."""
    rows = [entry.as_dict() for entry in entries()]
    if path.suffix.lower() == ".json":
        written = json.dumps(rows, indent=2, ensure_ascii=False) + "\n"
    else:
        out = io.StringIO()
        writer = csv.DictWriter(out, list(Entry.names()))
        writer.writeheader()
        writer.writerows({name: _guarded(value) for name, value in row.items()} for row in rows)
        written = out.getvalue()
    part = path.with_name(f".{path.name}.part")
    try:
        part.write_text(written, encoding="utf-8", newline="")
        os.replace(part, path)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise ReleaseError(
            text("the ledger could not be written to {path}: {strerror}", path=path, strerror=error.strerror),
            hint="choose another file",
        ) from None


def _guarded(value: object) -> object:
    """A cell that a spreadsheet would run is text."""
    return escape(value) if isinstance(value, str) else value


def _counting(content: bytes) -> list[Entry]:
    lines = content.split(b"\n")
    found = [from_line(line, number) for number, line in enumerate(lines, 1) if counts(line)]
    withdrawn = {entry.id for entry in found if entry.event == "withdrawn"}
    return [entry for entry in found if entry.id not in withdrawn]


def _content(path: Path) -> bytes:
    content = path.read_bytes()
    if content and not content.endswith(b"\n"):  # somebody is writing, or was killed at it
        with suppress(OSError), path.open("r+b") as file:
            return _locked_content(file)
    return content


def _locked_content(file: IO[bytes]) -> bytes:
    with suppress(file_lock.NoLocks):  # a line is one write all the same
        if not file_lock.take(file, WAIT):
            raise LedgerError(
                "the ledger is in use by another program for too long", hint="nothing was released; try again"
            )
    file.seek(0)
    return file.read()


def _refuse_unseen(content: bytes, entry: Entry, judged: Collection[Entry]) -> None:
    seen = {known.id for known in judged}
    for other in _counting(content):
        if other.id not in seen and matches(other, entry.dataset, entry.fingerprint):
            raise LedgerError(
                text("the same data was released meanwhile ({note})", note=other.folder or other.note),
                hint="nothing was released; look at the gate again: both count together",
            )


def _append(file: IO[bytes], line: bytes) -> None:
    end = file.seek(0, os.SEEK_END)
    try:
        if file.write(line) != len(line):  # unbuffered: a full disk takes a part and says nothing
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        os.fsync(file.fileno())
    except OSError:
        with suppress(OSError):  # half a line would stand in everybody's way
            os.truncate(file.fileno(), end)
        raise


def _opened(path: Path) -> IO[bytes]:
    _make_folder(path.parent)
    flags = os.O_RDWR | os.O_CREAT | os.O_APPEND | getattr(os, "O_BINARY", 0)
    return os.fdopen(os.open(path, flags, 0o600), "r+b", buffering=0)


def _make_folder(folder: Path) -> None:
    """For the steward only; a folder that the house named is as the house made it."""
    if folder == directories.usual_folder():
        folder.parent.mkdir(parents=True, exist_ok=True)  # elsewhere it may be a drive that is missing
    with suppress(FileExistsError):
        folder.mkdir(mode=0o700)
    if folder == directories.usual_folder() and os.name == "posix" and folder.stat().st_uid == os.getuid():
        folder.chmod(0o700)
