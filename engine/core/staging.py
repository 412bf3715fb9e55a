"""How a release comes to its place: whole or not at all, by one writer at a time.

    DIR/.sfumato-lock           held by the process that writes into DIR, given back when it ends
    DIR/.sfumato-<pid>-xxxx/    release/ and audit/ while they are being made

At the end both are renamed into place, and what they replace waits in the hidden folder meanwhile. A
file `placing` in it says that this has begun: whoever finds it afterwards (the process itself when
something fails, or the next one after a kill) undoes the renames one by one, in the reverse order. Every
step leads from one known state to another, so that this too may be killed and begun again:

    begun                        DIR: old audit, old release      hidden: audit, release
    both old ones moved          DIR: nothing                     hidden: audit, release, replaced-…
    the new audit moved          DIR: audit                       hidden: release, replaced-…
    done                         DIR: audit, release              hidden: replaced-…

Without `placing` nothing of DIR has been touched.
"""

from __future__ import annotations

import os
import re
import shutil
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

from engine.core import file_lock, tempfiles
from engine.core.errors import ReleaseError, SfumatoError
from engine.core.overwrite import PARTS, close_to_others, keep_record, refuse_existing
from engine.core.text import text

STAGE = ".sfumato-"  # how the hidden folder begins that a release is made in
STAGES = re.compile(r"\.sfumato-(?:(\d+)-)?[a-z0-9_]{8}")  # the first version named them without the pid
LOCK = ".sfumato-lock"
PLACING = "placing"
IN_A_STAGE = {PLACING, *PARTS, *(f"replaced-{part}" for part in PARTS)}
TRIES = 5  # a folder that another process takes away as empty is made again


@contextmanager
def staging(target: Path, overwrite: bool = False) -> Iterator[Path]:
    """A hidden folder on the same disk as the target; gone afterwards whatever happens."""
    refuse_existing(target, overwrite=True)
    made = [folder for folder in (target, *target.parents) if not folder.exists()]
    try:
        with _sole_writer(target) as certain:
            _tidy(target, certain)
            refuse_existing(target, overwrite)
            stage = Path(tempfile.mkdtemp(prefix=f"{STAGE}{os.getpid()}-", dir=target))
            try:
                yield stage
            except (OSError, SfumatoError):
                if stage.exists():
                    raise
                raise ReleaseError(
                    text("the folder {target} vanished while the release was being written", target=target),
                    hint="was it deleted, or the drive removed? nothing is lost: choose another folder",
                ) from None
            finally:
                _settle(stage, target)
    except OSError as error:
        where = error.filename or target
        raise ReleaseError(
            text(
                "the release could not be written: {error} ({where})",
                error=error.strerror or error,
                where=where,
            ),
            hint="nothing was left behind; choose a folder you may write to, with room on the disk",
        ) from error
    finally:
        _drop_empty(made)  # folders made for a release that was not written


def put_in_place(stage: Path, target: Path, overwrite: bool = False) -> None:
    """Audit first: where `release/` is, its record is. What is replaced goes with the stage."""
    refuse_existing(target, overwrite)  # again: the drive may know no locks, or somebody moved a folder here
    keep_record(target, stage / "audit")
    close_to_others(stage / "audit")
    (stage / PLACING).touch()
    _keep_on_disk(stage)
    for part in PARTS:
        if (target / part).exists():
            (target / part).rename(stage / f"replaced-{part}")
    for part in PARTS:
        (stage / part).rename(target / part)
    _keep_on_disk(target)


def placed(stage: Path) -> bool:
    """Whether the release has left the stage for its place."""
    return (stage / PLACING).exists() and not (stage / "release").exists()


def tidy(target: Path) -> None:
    """Take away what a release left whose process was killed, and put back what it was replacing."""
    names = os.listdir(target) if target.is_dir() else []
    if any(name == LOCK or STAGES.fullmatch(name) for name in names):
        with (
            suppress(OSError, ReleaseError),
            _sole_writer(target) as certain,
        ):  # else a living one writes there
            _tidy(target, certain)
    _drop_empty([target])


def _tidy(target: Path, certain: bool) -> None:
    """`certain`: the lock is ours, so nobody who is alive has a stage here, whatever its pid."""
    for name in sorted(os.listdir(target)):
        found = STAGES.fullmatch(name)
        stage = target / name
        if found is None or not stage.is_dir() or stage.is_symlink() or set(os.listdir(stage)) - IN_A_STAGE:
            continue  # somebody else's
        if certain or not (found[1] and tempfiles.alive(int(found[1]))):
            _settle(stage, target)


def _settle(stage: Path, target: Path) -> None:
    """Undo what was begun and not ended, then take the stage away."""
    try:
        _put_back(stage, target)
    except OSError as error:
        raise ReleaseError(
            text("what was to be replaced could not be put back: {strerror}", strerror=error.strerror),
            hint=text(
                "it is whole, in {stage}: close the programs that have files of it open and release again",
                stage=stage,
            ),
        ) from None
    # First the word that something was begun: a stage half taken away must not look like one half placed.
    (stage / PLACING).unlink(missing_ok=True)
    shutil.rmtree(stage, ignore_errors=True)


def _put_back(stage: Path, target: Path) -> None:
    """The renames of `put_in_place`, backwards; nothing where they were done to the end."""
    halfway = (stage / PLACING).exists() and (stage / "release").exists()
    if halfway and not (stage / "audit").exists():
        (target / "audit").rename(stage / "audit")
    for part in reversed(PARTS):
        if (stage / f"replaced-{part}").exists() and not (target / part).exists():
            (stage / f"replaced-{part}").rename(target / part)


@contextmanager
def _sole_writer(target: Path) -> Iterator[bool]:
    """Nobody else writes into the target meanwhile; False where the drive knows no locks, so only perhaps."""
    file, certain = _locked(target)
    try:
        file.seek(0)
        file.truncate()
        file.write(f"{os.getpid()}\n".encode())
        file.flush()
        yield certain
    finally:
        if os.name == "nt":
            file.close()  # what is open cannot be removed there
        with suppress(OSError):
            (target / LOCK).unlink()
        file.close()


def _locked(target: Path) -> tuple[IO[bytes], bool]:
    for _ in range(TRIES):
        with suppress(FileNotFoundError):
            target.mkdir(parents=True, exist_ok=True)
            file = _opened(target / LOCK)
            try:
                ours, certain = file_lock.take(file), True
            except file_lock.NoLocks:
                pid = _pid(file)
                ours, certain = pid == os.getpid() or not tempfiles.alive(pid), False
            if ours and _still_there(file, target / LOCK):
                return file, certain
            pid = _pid(file)
            file.close()
            if not ours:
                raise ReleaseError(
                    text(
                        "another release is being written to {target} (process {pid})", target=target, pid=pid
                    ),
                    hint="wait until it is done, or choose another folder",
                )
    raise ReleaseError(
        text("the folder {target} vanishes as often as it is made", target=target),
        hint="choose another folder",
    )


def _opened(path: Path) -> IO[bytes]:
    flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)
    return os.fdopen(os.open(path, flags, 0o600), "r+b")


def _still_there(file: IO[bytes], path: Path) -> bool:
    """Whether the file that was locked is still the one at its place: its last owner may have removed it."""
    try:
        return os.path.samestat(os.fstat(file.fileno()), path.lstat())
    except FileNotFoundError:
        return False


def _pid(file: IO[bytes]) -> int:
    file.seek(0)
    text = file.read(20).strip()
    return int(text) if text.isdigit() else 0


def _keep_on_disk(folder: Path) -> None:
    """Renames survive a loss of power in the order they were made."""
    if os.name != "nt":
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            with suppress(OSError):  # some network drives cannot
                os.fsync(descriptor)
        finally:
            os.close(descriptor)


def _drop_empty(folders: Sequence[Path]) -> None:
    for folder in folders:
        with suppress(OSError):  # not empty, not there, or not ours to remove
            folder.rmdir()
